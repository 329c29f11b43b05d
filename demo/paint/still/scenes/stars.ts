/** The walk under the stars. */
import { lights, withSun } from '../../light.ts';
import { crest, mist, under } from '../../ridges.ts';
import type { Scene } from '../../scene.ts';
import { sky } from '../../sky.ts';
import { dot, ellipse, num, type Point, path, rect, type Sheet, scene, stroke } from '../../svg.ts';
import { heath, pine } from '../../trees.ts';
import { coats, villager } from '../crowd.ts';
import { glow } from '../fire.ts';
import { place } from '../form.ts';
import { cycle, each } from '../lists.ts';
import { type FigureLight, figure } from '../people.ts';

/** The Milky Way: a slanting band of faint light and many small stars. */
function milkyWay(sheet: Sheet): string {
  const { random, width, height } = sheet;
  const along = (t: number, across: number): Point => [
    width * (0.12 + t * 0.72) + across,
    height * (0.86 - t * 1.0) + across * 0.6,
  ];
  const soft = sheet.radial([
    [0, '#cfd8ea', 0.16],
    [0.5, '#b9a6d0', 0.07],
    [1, '#b9a6d0', 0],
  ]);
  let band = '';
  for (let i = 0; i < 34; i++) {
    const [x, y] = along(i / 33, random.between(-60, 60));
    band += ellipse(x, y, random.between(120, 240), random.between(90, 160), soft);
  }
  let dust = '';
  for (let i = 0; i < 700; i++) {
    const spread = (random.next() + random.next() + random.next() - 1.5) * 260;
    const [x, y] = along(random.next(), spread);
    dust += dot(x, y, random.between(0.8, 2.6));
  }
  return band + path(dust, '#fbf3dc', 'fill-opacity="0.75"');
}

/** A walker with a lantern in the hand. */
function walker(
  sheet: Sheet,
  light: FigureLight,
  index: number,
  x: number,
  y: number,
  height: number,
): string {
  return (
    glow(sheet, x + height * 0.2, y - height * 0.36, height * 0.7, 0.6) +
    figure(sheet, light, {
      ...villager(index),
      x,
      y,
      height,
      dress: 'trousers',
      head: index % 2 ? 'cap' : 'bare',
      stride: 0.13,
      lean: 0.04,
      facing: 1,
      rucksack: cycle(coats, index * 2),
      hands: [
        [-0.12, 0.5],
        [0.19, 0.48],
      ],
    }) +
    stroke(
      `M${num(x + height * 0.2)} ${num(y - height * 0.46)}v${num(height * 0.06)}`,
      '#1d1a1c',
      height * 0.012,
    ) +
    rect(
      x + height * 0.175,
      y - height * 0.4,
      height * 0.06,
      height * 0.085,
      '#ffe09a',
      `rx="${num(height * 0.012)}"`,
    )
  );
}

/** Two nights under the stars. */
export const starsScenes: Scene[] = [
  scene(
    'caminhada-das-estrelas',
    'Caminhantes com lanternas numa crista, sob a Via Láctea.',
    (sheet) => {
      const light = withSun(lights.night, { x: 1.4, y: -0.4 });
      const night: FigureLight = {
        into: '#10172c',
        amount: 0.6,
        rim: '#ffc97a',
        from: 1,
        width: 0.016,
      };
      const line = crest('caminhada', { base: 1110, amplitude: 80, wave: 900, octaves: 4 });
      return (
        sky(sheet, light, { horizon: 0.85, disc: false }) +
        milkyWay(sheet) +
        path(under(sheet, crest('far', { base: 900, amplitude: 90, wave: 600 })), '#2a4560') +
        mist(sheet, light, 960, 60, 0.35) +
        path(under(sheet, crest('mid', { base: 1000, amplitude: 80, wave: 520 })), '#1b3048') +
        path(under(sheet, line), '#0e1a28') +
        each([[330], [560], [800], [1040], [1290], [1540]], (x, i) =>
          walker(sheet, night, i, x, line(x) + 8, 330 - (i % 3) * 22),
        ) +
        heath(sheet, light, { top: 1200, bottom: 1345, count: 46, size: 110 }) +
        pine(sheet, light, { x: 140, y: 1260, height: 420 }) +
        pine(sheet, light, { x: 1880, y: 1300, height: 520 })
      );
    },
  ),
  scene(
    'caminhada-das-estrelas-2',
    'Astrónomos amadores com telescópio sob o rasto das estrelas.',
    (sheet) => {
      const light = withSun(lights.night, { x: 1.4, y: -0.4 });
      const night: FigureLight = {
        into: '#10172c',
        amount: 0.5,
        rim: '#ffb87a',
        from: -1,
        width: 0.014,
      };
      const { random } = sheet;
      let trails = '';
      let bright = '';
      for (let i = 0; i < 190; i++) {
        const r = 40 + i * 8.4;
        const start = random.between(0, Math.PI * 2);
        const sweep = random.between(0.25, 0.7);
        const arc = `M${num(1240 + Math.cos(start) * r)} ${num(420 + Math.sin(start) * r)}A${num(r)} ${num(r)} 0 0 1 ${num(1240 + Math.cos(start + sweep) * r)} ${num(420 + Math.sin(start + sweep) * r)}`;
        if (i % 5 === 0) bright += arc;
        else trails += arc;
      }
      const line = crest('telescope', { base: 1090, amplitude: 50, wave: 900, octaves: 3 });
      return (
        rect(
          0,
          0,
          2000,
          1333,
          sheet.linear([
            [0, '#0e1a33'],
            [0.6, '#22405a'],
            [1, '#6a7f8a'],
          ]),
        ) +
        stroke(trails, '#cfdcea', 2.6, 'stroke-opacity="0.5"') +
        stroke(bright, '#fff3d0', 4, 'stroke-opacity="0.8"') +
        ellipse(1240, 420, 6, 6, '#fffbe8') +
        path(under(sheet, crest('farther', { base: 930, amplitude: 100, wave: 620 })), '#2a4a5f') +
        mist(sheet, light, 1010, 60, 0.3) +
        path(under(sheet, line), '#101c28') +
        glow(sheet, 640, 1090, 360, 0.5, '#ff8a5a') +
        figure(sheet, night, {
          x: 900,
          y: 1150,
          height: 430,
          top: '#3f5573',
          bottom: '#34343c',
          head: 'cap',
          headColour: '#6e2b37',
          hands: [
            [-0.28, 0.72],
            [0.12, 0.5],
          ],
          facing: -1,
          lean: -0.05,
        }) +
        figure(
          sheet,
          { ...night, from: 1 },
          {
            x: 420,
            y: 1160,
            height: 400,
            dress: 'skirt',
            top: '#6e2b37',
            bottom: '#34343c',
            head: 'bun',
            hands: [
              [-0.12, 0.5],
              [0.24, 0.86],
            ],
            facing: 1,
          },
        ) +
        stroke('M680 900L590 1150M680 900L780 1150M680 900V1150', '#0a1018', 14) +
        place(
          rect(-150, -34, 320, 68, '#d9d5cb', 'rx="14"') +
            rect(-150, 8, 320, 26, '#5f6a78', 'rx="10"') +
            rect(150, -42, 40, 84, '#34343c', 'rx="8"') +
            rect(-200, -14, 60, 28, '#34343c', 'rx="8"'),
          680,
          870,
          1,
          132,
        ) +
        pine(sheet, light, { x: 1780, y: 1290, height: 560 }) +
        pine(sheet, light, { x: 1620, y: 1270, height: 380 })
      );
    },
  ),
];
