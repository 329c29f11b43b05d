/** Rye bread: the loaf, the oven, the field. */
import { mix } from '../../colour.ts';
import { lights, withSun } from '../../light.ts';
import type { Scene } from '../../scene.ts';
import { flatPlane } from '../../space.ts';
import { masonry } from '../../stone.ts';
import { group, path, polygon, rect, scene } from '../../svg.ts';
import { loaf, ryeEar, slice } from '../bread.ts';
import { napkin } from '../cloth.ts';
import { embers, flames, glow } from '../fire.ts';
import { vignette } from '../form.ts';
import { roomWindow, shelf, windowBeam } from '../interior.ts';
import { ground, valley } from '../outdoors.ts';
import { board, table, wall } from '../table.ts';
import { knife } from '../tools.ts';
import { bowl, jug } from '../vessels.ts';

function ryeEarBunch(x: number, y: number): string {
  let content = '';
  for (let i = 0; i < 9; i++)
    content += ryeEar(i * 9 - 36, 0, 560 + (i % 3) * 40, (i - 4) * 34, '#d9ab52');
  return group(
    content + rect(-60, -210, 110, 26, '#8c3f3a'),
    `transform="translate(${x} ${y}) rotate(64) scale(0.82)"`,
  );
}

/** Dressed stones set in an arch. */
function stoneArch(x: number, y: number, inner: number, outer: number, count: number): string {
  let content = '';
  for (let i = 0; i < count; i++) {
    const a = Math.PI * (1 + i / count);
    const b = Math.PI * (1 + (i + 0.96) / count);
    const at = (angle: number, radius: number) =>
      [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.78] as const;
    content += path(
      polygon([at(a, inner), at(b, inner), at(b, outer), at(a, outer)]),
      i % 2 ? '#a8937a' : '#937f69',
    );
  }
  return content;
}

/** Three pictures of rye bread. */
export const breadScenes: Scene[] = [
  scene(
    'pao-de-centeio',
    'Pão de centeio acabado de cozer, com fatias cortadas e uma faca sobre a tábua.',
    (sheet) =>
      wall(sheet, '#b58a58', { patch: false }) +
      windowBeam(sheet, { x: 170, y: 110, width: 480, height: 520 }, 770, 1100) +
      roomWindow(sheet, lights.golden, { x: 170, y: 110, width: 480, height: 520 }) +
      shelf(1240, 330, 620) +
      jug(sheet, 1400, 326, 230) +
      bowl(sheet, 1670, 326, 110, '#5d7f8c') +
      table(sheet, 770, { colour: '#8f5a34' }) +
      napkin(sheet, 620, 1030, 1000, 420) +
      board(sheet, 1010, 1000, 1180, 290) +
      loaf(sheet, 860, 960, 400) +
      slice(sheet, 1330, 950, 170, 0.62) +
      slice(sheet, 1410, 1020, 180, 0.62) +
      knife(1180, 1140, 560, -8) +
      ryeEarBunch(90, 1230) +
      vignette(sheet),
  ),
  scene('pao-de-centeio-2', 'Pães de centeio na pá à boca do forno aceso.', (sheet) => {
    const light = lights.dusk;
    const mouth = 'M520 900V620Q520 250 1000 250T1480 620V900Z';
    const arch = stoneArch(1000, 620, 480, 590, 17);
    return (
      masonry(sheet, light, flatPlane(0, 1333, 100, { width: 20, height: 13.4 }, 0.5), {
        course: 0.9,
        rough: 0.3,
        colours: ['#8c7a68', '#a08b74', '#7a6a5c', '#b09a7e'],
      }) +
      arch +
      path(
        mouth,
        sheet.radial([
          [0, '#b9501f'],
          [0.55, '#5e2413'],
          [1, '#1d0e0c'],
        ]),
      ) +
      group(
        glow(sheet, 860, 700, 520, 0.9) +
          flames(sheet, 780, 830, 420, 360) +
          embers(sheet, 900, 850, 420, 40, 90),
        `clip-path="${sheet.clip(mouth)}"`,
      ) +
      rect(420, 890, 1160, 70, '#b39a7c') +
      rect(420, 950, 1160, 40, '#4d4038') +
      path(
        polygon([
          [760, 840],
          [1500, 850],
          [1560, 930],
          [1180, 1000],
          [1220, 1333],
          [1040, 1333],
          [1060, 1000],
          [700, 930],
        ]),
        '#b98550',
      ) +
      path(
        polygon([
          [1180, 1000],
          [1220, 1333],
          [1140, 1333],
          [1120, 990],
        ]),
        '#7a5130',
      ) +
      loaf(sheet, 930, 890, 200) +
      loaf(sheet, 1330, 900, 200, -1, '#955b2a') +
      loaf(sheet, 1120, 950, 220) +
      glow(sheet, 980, 760, 1100, 0.42) +
      vignette(sheet, 0.6)
    );
  }),
  scene(
    'pao-de-centeio-3',
    'Seara de centeio madura ao pôr do sol, com a serra ao fundo.',
    (sheet) => {
      const light = withSun(lights.golden, { x: 0.66, y: 0.4, radius: 0.04 });
      const { random } = sheet;
      let ears = '';
      for (let row = 0; row < 4; row++) {
        const near = row / 3;
        const count = 34 - row * 7;
        for (let i = 0; i < count; i++) {
          const x = (i / count) * 2120 - 60 + random.between(-30, 30);
          const tall = 340 + near * 560;
          ears += ryeEar(
            x,
            1360 + near * 120,
            tall * random.between(0.88, 1.1),
            random.between(20, 150) * (0.5 + near),
            mix('#e0b458', '#8a5a24', near * 0.75 + random.between(-0.1, 0.1)),
          );
        }
      }
      return (
        valley(sheet, light, { horizon: 0.62, clouds: 3 }) +
        ground(sheet, light, 960, '#c99a44') +
        ears
      );
    },
  ),
];
