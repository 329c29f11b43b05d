/** Granite: the tools, the wall, the mason. */
import { lights, withSun } from '../../light.ts';
import type { Scene } from '../../scene.ts';
import { flatPlane } from '../../space.ts';
import { boulder, fieldWall, granites, masonry, pebble } from '../../stone.ts';
import {
  dot,
  Gathered,
  group,
  num,
  path,
  polygon,
  rect,
  scene,
  smooth,
  stroke,
} from '../../svg.ts';
import { fern, grass } from '../../trees.ts';
import { castShadow } from '../form.ts';
import { ground, valley } from '../outdoors.ts';
import { type FigureLight, figure } from '../people.ts';
import { chisel, hexafoil, mallet } from '../tools.ts';

/** Three pictures of granite. */
export const graniteScenes: Scene[] = [
  scene(
    'granito',
    'Maceta e cinzéis sobre um bloco de granito lavrado, diante da serra.',
    (sheet) => {
      const light = withSun(lights.golden, { x: 0.16, y: 0.26 });
      const top = polygon([
        [330, 800],
        [1560, 760],
        [1790, 900],
        [430, 960],
      ]);
      const front = polygon([
        [430, 960],
        [1790, 900],
        [1770, 1260],
        [450, 1333],
        [440, 1333],
      ]);
      const side = polygon([
        [330, 800],
        [430, 960],
        [440, 1333],
        [330, 1180],
      ]);
      const { random } = sheet;
      let specks = '';
      for (let i = 0; i < 420; i++)
        specks += pebble(
          random,
          random.between(330, 1790),
          random.between(760, 1333),
          random.between(2, 6),
          random.between(2, 4),
        );
      let chips = '';
      for (let i = 0; i < 60; i++)
        chips += pebble(
          random,
          random.between(200, 1900),
          random.between(1240, 1330),
          random.between(6, 26),
          random.between(4, 14),
        );
      let strokes = '';
      for (let i = 0; i < 90; i++) {
        const x = random.between(470, 1740);
        const y = random.between(960, 1280);
        strokes += `M${num(x)} ${num(y)}l${num(18)} ${num(26)}`;
      }
      return (
        valley(sheet, light, { horizon: 0.55 }) +
        ground(sheet, light, 880, '#8f8a4a') +
        grass(sheet, light, { from: 0, to: 2000, top: 900, bottom: 1340, count: 180, size: 56 }) +
        castShadow(1180, 1290, 760, 70) +
        path(front, '#a79c8b') +
        path(side, '#d8c8a8') +
        path(top, '#e6d8ba') +
        group(
          path(specks, '#5f5b55', 'fill-opacity="0.4"') +
            path(specks, '#fff6e0', 'fill-opacity="0.5" transform="translate(37 23)"'),
          `clip-path="${sheet.clip(top + front + side)}"`,
        ) +
        group(
          stroke(strokes, '#7a7166', 5, 'stroke-opacity="0.55"'),
          `clip-path="${sheet.clip(front)}"`,
        ) +
        group(
          path(dot(0, 0, 140), '#8d8376') +
            path(dot(0, 0, 128), '#b3a896') +
            path(hexafoil(0, 0, 116), '#6f675d') +
            path(hexafoil(3, 4, 100), '#91877a'),
          'transform="translate(1110 1115) skewY(-2.5)"',
        ) +
        mallet(sheet, 800, 830, 150, 6) +
        chisel(1180, 850, 380, 10) +
        chisel(1120, 800, 330, -4) +
        path(chips, '#cfc2a8') +
        fern(sheet, light, { x: 130, y: 1320, size: 240 })
      );
    },
  ),
  scene('granito-2', 'Muro de pedra solta com líquenes e fetos, à luz da manhã.', (sheet) => {
    const light = lights.morning;
    const { random } = sheet;
    const lichen = new Gathered();
    for (let i = 0; i < 60; i++) {
      const x = random.between(0, 2000);
      const y = random.between(330, 1200);
      for (let j = 0; j < 6; j++)
        lichen.add(
          random.pick(['#d3b64a', '#e3d9a4', '#a9b58a']),
          pebble(
            random,
            x + random.between(-34, 34),
            y + random.between(-26, 26),
            random.between(6, 20),
            random.between(5, 14),
          ),
        );
    }
    return (
      valley(sheet, light, { horizon: 0.3, disc: false }) +
      masonry(sheet, light, flatPlane(-20, 1360, 100, { width: 20.6, height: 10.5 }, 0.85), {
        course: 1.35,
        rough: 1,
        colours: granites,
      }) +
      group(lichen.paths('fill-opacity="0.75"')) +
      rect(
        0,
        300,
        2000,
        1040,
        sheet.linear(
          [
            [0, '#ffeec2', 0.28],
            [0.5, '#ffeec2', 0],
            [1, '#1d2a30', 0.4],
          ],
          60,
        ),
      ) +
      path(
        smooth([
          [-40, 330],
          [300, 280],
          [620, 306],
          [900, 276],
          [1300, 306],
          [1700, 276],
          [2040, 320],
          [2040, 350],
          [-40, 360],
        ]),
        '#7d9a4c',
      ) +
      grass(sheet, light, { from: 0, to: 2000, top: 1240, bottom: 1345, count: 160, size: 110 }) +
      fern(sheet, light, { x: 420, y: 1330, size: 330 }) +
      fern(sheet, light, { x: 1560, y: 1340, size: 380 }) +
      fern(sheet, light, { x: 1010, y: 760, size: 150 })
    );
  }),
  scene(
    'granito-3',
    'Canteiro a talhar um bloco de granito ao fim do dia, em contraluz.',
    (sheet) => {
      const light = withSun(lights.dusk, { x: 0.4, y: 0.44, radius: 0.05 });
      const back: FigureLight = {
        into: '#2a2232',
        amount: 0.72,
        rim: '#ffd08a',
        from: -1,
        width: 0.016,
      };
      const dust = () =>
        path(
          Array.from({ length: 40 }, () =>
            dot(
              880 + sheet.random.between(-130, 120),
              850 + sheet.random.between(-150, 60),
              sheet.random.between(2, 7),
            ),
          ).join(''),
          '#ffe2ae',
          'fill-opacity="0.8"',
        );
      return (
        valley(sheet, light, { horizon: 0.62 }) +
        ground(sheet, light, 1040, '#6b5a4a') +
        boulder(sheet, light, { x: 1740, y: 1180, width: 620, height: 520 }) +
        boulder(sheet, light, { x: 160, y: 1180, width: 480, height: 330 }) +
        fieldWall(
          sheet,
          light,
          [
            [380, 1110],
            [700, 1090],
          ],
          90,
        ) +
        path(
          polygon([
            [700, 900],
            [1060, 880],
            [1120, 930],
            [1110, 1160],
            [730, 1180],
          ]),
          '#6f6468',
        ) +
        path(
          polygon([
            [700, 900],
            [1060, 880],
            [1120, 930],
            [740, 955],
          ]),
          '#e6b98e',
        ) +
        path(
          polygon([
            [700, 900],
            [740, 955],
            [730, 1180],
            [700, 1130],
          ]),
          '#b98f78',
        ) +
        // Mallet and chisel first: the hands close around them.
        group(
          rect(-15, -190, 30, 230, '#6b4a30') +
            rect(-15, -190, 10, 230, '#e0a874') +
            rect(-92, -270, 184, 106, '#4a3226') +
            rect(-92, -270, 24, 106, '#f0b77c') +
            rect(-92, -270, 184, 16, '#c98f60'),
          'transform="translate(997 660) rotate(-34)"',
        ) +
        stroke('M928 786L852 902', '#2a2430', 24) +
        stroke('M928 786L852 902', '#cfd0d4', 6, 'transform="translate(-7 -4)"') +
        figure(sheet, back, {
          x: 1180,
          y: 1190,
          height: 680,
          top: '#d9c4a0',
          bottom: '#4b4a52',
          head: 'cap',
          headColour: '#4a3a30',
          hands: [
            [-0.36, 0.5],
            [-0.16, 0.78],
          ],
          lean: -0.14,
          stride: 0.13,
          facing: -1,
          apron: '#8a4f2a',
        }) +
        dust() +
        grass(sheet, light, { from: 0, to: 2000, top: 1190, bottom: 1345, count: 110, size: 80 })
      );
    },
  ),
];
