/** Transhumance: the flock on its way up. */
import { lights, withSun } from '../../light.ts';
import { mist } from '../../ridges.ts';
import type { Scene } from '../../scene.ts';
import { type Point, path, scene, smooth, stroke } from '../../svg.ts';
import { broadleaf, foliage, grass } from '../../trees.ts';
import { dog, sheep } from '../animals.ts';
import { villager } from '../crowd.ts';
import { each } from '../lists.ts';
import { ground, valley } from '../outdoors.ts';
import { type FigureLight, figure } from '../people.ts';

/** The flock from afar and close by. */
export const transhumanceScenes: Scene[] = [
  scene(
    'transumancia',
    'Rebanho conduzido por pastores e cães serra acima, ao amanhecer.',
    (sheet) => {
      const light = withSun(lights.dawn, { x: 0.7, y: 0.32 });
      const dawn: FigureLight = {
        into: '#5a4a4c',
        amount: 0.28,
        rim: '#fff0cf',
        from: 1,
        width: 0.014,
      };
      const { random } = sheet;
      const trail = (t: number): Point => [
        1180 + Math.sin(t * 4.2) * 330 * (0.25 + t) - t * 120,
        740 + t * t * 620,
      ];
      const edge = (side: number): Point[] =>
        Array.from({ length: 14 }, (_, i) => {
          const t = i / 13;
          const [x, y] = trail(t);
          return [x + side * (24 + t * 290), y] as Point;
        });
      const flock = Array.from({ length: 15 }, (_, row) => 0.08 + (row / 14) ** 1.15 * 0.8)
        .flatMap((t, row) => {
          const [x, y] = trail(t);
          // Four abreast, each row shifted, so that the flock reads as many single sheep.
          return [-1, -0.35, 0.3, 0.95].map((across, i) => ({
            t,
            row,
            i,
            x: x + (across + (row % 2) * 0.3 + random.between(-0.1, 0.1)) * (26 + t * 230),
            y: y + random.between(-0.5, 0.5) * t * 46,
          }));
        })
        .sort((a, b) => a.y - b.y);
      return (
        valley(sheet, light, { horizon: 0.54, clouds: 3 }) +
        ground(sheet, light, 740, '#8a9450', 40) +
        mist(sheet, light, 760, 80, 0.5) +
        path(smooth([...edge(-1), ...edge(1).reverse()]), '#d9c090') +
        grass(sheet, light, { from: 0, to: 2000, top: 800, bottom: 1340, count: 260, size: 70 }) +
        broadleaf(sheet, light, { x: 1800, y: 1060, height: 760, colours: foliage.gold }) +
        figure(sheet, dawn, {
          ...villager(2),
          x: 1240,
          y: 800,
          height: 120,
          head: 'hat',
          headColour: '#3a2a22',
          dress: 'cloak',
          top: '#6b4a30',
        }) +
        flock
          .map(({ t, x, y, row, i }) =>
            sheep(sheet, dawn, {
              x,
              y,
              size: 36 + t * 150,
              facing: (row + i) % 5 === 0 ? 1 : -1,
              wool: (row * 4 + i) % 7 === 0 ? '#8a6a4c' : '#efe4ca',
              horns: (row + i) % 4 === 0,
              bell: i === 1,
            }),
          )
          .join('') +
        figure(sheet, dawn, {
          x: 520,
          y: 1290,
          height: 560,
          dress: 'cloak',
          top: '#6b4a30',
          bottom: '#34343c',
          head: 'hat',
          headColour: '#4a3426',
          hands: [
            [-0.2, 0.5],
            [0.22, 0.66],
          ],
          facing: 1,
        }) +
        stroke('M643 1290V830Q643 790 668 794Q686 800 678 822', '#4a3426', 13) +
        dog(dawn, 250, 1290, 210)
      );
    },
  ),
  scene(
    'transumancia-2',
    'Ovelhas com chocalhos ao pescoço, de perto, no prado da serra.',
    (sheet) => {
      const light = withSun(lights.golden, { x: 0.2, y: 0.24 });
      const warm: FigureLight = { into: '#5a4a3c', amount: 0.12, rim: '#fff2cf', from: -1 };
      return (
        valley(sheet, light, { horizon: 0.5 }) +
        ground(sheet, light, 760, '#8a9450', 30) +
        each(
          [
            [260, 830, 150],
            [620, 800, 130],
            [1350, 810, 140],
            [1720, 850, 160],
          ],
          (x, y, s, i) =>
            sheep(sheet, warm, {
              x,
              y,
              size: s,
              facing: i % 2 ? -1 : 1,
              grazing: i % 2 === 0,
            }),
        ) +
        grass(sheet, light, { from: 0, to: 2000, top: 800, bottom: 1340, count: 320, size: 90 }) +
        sheep(sheet, warm, {
          x: 1560,
          y: 1130,
          size: 480,
          facing: 1,
          wool: '#8a6a4c',
          face: '#3a2a22',
          grazing: true,
        }) +
        sheep(sheet, warm, { x: 760, y: 1270, size: 860, facing: 1, bell: true, horns: true }) +
        grass(sheet, light, { from: 0, to: 2000, top: 1230, bottom: 1350, count: 120, size: 130 })
      );
    },
  ),
];
