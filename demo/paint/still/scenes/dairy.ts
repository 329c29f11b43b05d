/** The cheese dairy: shelves, cut cheese, the flock. */
import { lights } from '../../light.ts';
import type { Scene } from '../../scene.ts';
import { rect, type Sheet, scene } from '../../svg.ts';
import { broadleaf, grass } from '../../trees.ts';
import { sheep } from '../animals.ts';
import { loaf } from '../bread.ts';
import { vignette } from '../form.ts';
import { beams, roomWindow, shelf, windowBeam } from '../interior.ts';
import { cheese, cheeseWedge, honeyJar } from '../larder.ts';
import { each } from '../lists.ts';
import { ground, valley } from '../outdoors.ts';
import { type FigureLight, figure } from '../people.ts';
import { heatherSprig } from '../plants.ts';
import { board, table, wall } from '../table.ts';
import { vessel } from '../vessels.ts';

/** A milk churn of tin. */
function churn(sheet: Sheet, x: number, y: number, height: number): string {
  const h = height;
  return vessel(
    sheet,
    x,
    y,
    [
      [h * 0.3, 0],
      [h * 0.31, h * 0.1],
      [h * 0.31, h * 0.56],
      [h * 0.26, h * 0.68],
      [h * 0.16, h * 0.76],
      [h * 0.15, h * 0.88],
      [h * 0.21, h],
    ],
    '#aeb2ae',
    { mouth: '#4b4a52' },
  );
}

/** Cheese from the shelf back to the flock. */
export const dairyScenes: Scene[] = [
  scene(
    'queijaria-da-serra',
    'Queijos a curar em prateleiras de madeira, com a luz de uma janela.',
    (sheet) =>
      wall(sheet, '#c0ac8a', { patch: false }) +
      [330, 600, 870, 1140]
        .map(
          (y, row) =>
            shelf(640, y, 1300) +
            [0, 1, 2, 3, 4]
              .map((i) =>
                cheese(
                  sheet,
                  780 + i * 255,
                  y - 22,
                  108,
                  78 + ((i + row) % 3) * 14,
                  ['#e3bd6a', '#f0dfb0', '#d0a04c', '#e9cf8c'][(i + row) % 4],
                ),
              )
              .join(''),
        )
        .join('') +
      rect(620, 120, 34, 1213, '#6b4428') +
      rect(1920, 120, 34, 1213, '#4a2f1c') +
      windowBeam(sheet, { x: 120, y: 220, width: 380, height: 500 }, 1333, 1500) +
      roomWindow(sheet, lights.morning, { x: 120, y: 220, width: 380, height: 500 }) +
      churn(sheet, 320, 1260, 420) +
      beams(sheet, 100) +
      vignette(sheet, 0.4),
  ),
  scene(
    'queijaria-da-serra-2',
    'Queijo de cabra cortado, com pão de centeio e mel.',
    (sheet) =>
      wall(sheet, '#46707a', { patch: { x: 1100, y: 60, width: 620, height: 560 } }) +
      table(sheet, 760, { colour: '#9a6238' }) +
      board(sheet, 960, 1020, 1280, 340) +
      cheese(sheet, 700, 960, 290, 170) +
      cheeseWedge(sheet, 1180, 1060, 260) +
      loaf(sheet, 1650, 930, 250) +
      honeyJar(sheet, 260, 1020, 150) +
      heatherSprig(sheet, 520, 1190, 420, 4) +
      vignette(sheet),
  ),
  scene(
    'queijaria-da-serra-3',
    'Pastora com as ovelhas e a bilha do leite num lameiro, pela manhã.',
    (sheet) => {
      const light = lights.morning;
      const soft: FigureLight = {
        into: '#5a6a70',
        amount: 0.12,
        rim: '#fff6dc',
        from: -1,
        width: 0.012,
      };
      return (
        valley(sheet, light, { horizon: 0.5 }) +
        ground(sheet, light, 760, '#7d9a54', 36) +
        broadleaf(sheet, light, { x: 1720, y: 900, height: 560 }) +
        each(
          [
            [300, 860, 130, 1],
            [520, 830, 120, -1],
            [1250, 850, 120, 1],
            [1450, 880, 130, -1],
          ],
          (x, y, s, f, i) =>
            sheep(sheet, soft, {
              x,
              y,
              size: s,
              facing: f > 0 ? 1 : -1,
              wool: i % 2 ? '#8a6a4c' : '#efe6d2',
              face: '#5c4a3c',
              horns: true,
              grazing: i % 2 === 0,
            }),
        ) +
        grass(sheet, light, { from: 0, to: 2000, top: 800, bottom: 1340, count: 380, size: 80 }) +
        sheep(sheet, soft, {
          x: 560,
          y: 1230,
          size: 360,
          facing: 1,
          wool: '#efe6d2',
          face: '#5c4a3c',
          horns: true,
          bell: true,
        }) +
        figure(sheet, soft, {
          x: 1060,
          y: 1250,
          height: 700,
          dress: 'skirt',
          top: '#8c5f94',
          bottom: '#4b4a52',
          head: 'scarf',
          headColour: '#d9a64a',
          apron: '#e6d9bf',
          hands: [
            [-0.3, 0.62],
            [0.14, 0.46],
          ],
          facing: -1,
        }) +
        churn(sheet, 1420, 1270, 340) +
        sheep(sheet, soft, {
          x: 1690,
          y: 1200,
          size: 300,
          facing: 1,
          wool: '#8a6a4c',
          face: '#3a2a22',
          horns: true,
          grazing: true,
        })
      );
    },
  ),
];
