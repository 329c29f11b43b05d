/** The miller's house by the stream. */

import { stairs } from '../annexes.ts';
import { backdrop, foregroundPlants, ground, groundColour } from '../backdrop.ts';
import { doorway } from '../doorway.ts';
import { type Light, lights, withSun } from '../light.ts';
import { palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { box, distantView, standing } from '../space.ts';
import { boulderHeap } from '../stone.ts';
import { type Sheet, scene } from '../svg.ts';
import { broadleaf, heather } from '../trees.ts';
import { leavesOf, type Season } from '../village.ts';
import { stream, waters } from '../water.ts';
import { smoke } from '../weather.ts';
import { mill } from './mills.ts';

function millHouse(sheet: Sheet, light: Light, season: Season): string {
  const { width, height } = sheet;
  const snow = season === 'winter';
  const x = width * 0.4;
  const y = height * 0.78;
  const view = distantView(x, y, 92, 0.24);
  const yaw = -20;
  const own = standing(view, [0, 0, 0], yaw);
  const bridge = (() => {
    let content = '';
    const deck = distantView(width * 0.76, height * 0.83, 90, 0.3);
    for (let i = 0; i < 16; i++)
      content += box(
        deck,
        light,
        [-2.4 + i * 0.3, 0.25, 0],
        { width: 0.28, depth: 1.2, height: 0.08 },
        i % 2 ? '#8a6a48' : '#7a5a3c',
      );
    for (const z of [0.55, -0.55]) {
      for (let i = 0; i < 5; i++)
        content += box(
          deck,
          light,
          [-2.3 + i * 1.15, 0.3, z],
          { width: 0.1, depth: 0.1, height: 0.9 },
          '#6b4f35',
        );
      content += box(deck, light, [0, 1.15, z], { width: 4.8, depth: 0.1, height: 0.1 }, '#8a6a48');
    }
    return content;
  })();
  return (
    backdrop(sheet, light, { horizon: 0.56, season, mountains: 0.3, clouds: 3, seed: 'moleiro' }) +
    ground(sheet, light, 0.54, groundColour(season)) +
    broadleaf(sheet, light, {
      x: width * 0.1,
      y: height * 0.66,
      height: height * 0.52,
      colours: leavesOf(season),
      bare: snow,
      snow,
    }) +
    broadleaf(sheet, light, {
      x: width * 0.9,
      y: height * 0.64,
      height: height * 0.44,
      colours: leavesOf(season),
      bare: snow,
      snow,
    }) +
    stream(
      sheet,
      light,
      [
        [width * 0.78, height * 0.56, 30],
        [width * 0.72, height * 0.64, 120],
        [width * 0.76, height * 0.74, 260],
        [width * 0.74, height * 0.86, 430],
        [width * 0.6, height * 1.05, 1000],
      ],
      { colours: snow ? waters.winter : waters.river, foam: 90 },
    ) +
    mill(sheet, light, view, { yaw, snow, wheel: 1.8, size: 1.25 }) +
    stairs(light, own, { x: -1.4, z: -3.9, height: 0.5, yaw, steps: 3 }) +
    smoke(sheet, light, x - 60, height * 0.33, height * 0.3) +
    bridge +
    boulderHeap(sheet, light, {
      x: width * 0.95,
      y: height * 0.86,
      width: 380,
      height: 180,
      count: 6,
      moss: snow ? 0 : 0.5,
      snow,
    }) +
    boulderHeap(sheet, light, {
      x: width * 0.5,
      y: height * 0.95,
      width: 330,
      height: 130,
      count: 6,
      moss: snow ? 0 : 0.5,
      snow,
    }) +
    (snow
      ? ''
      : [0.14, 0.2, 0.27]
          .map((at) =>
            heather(sheet, light, {
              x: width * at,
              y: height * 0.86,
              size: 62,
              colours: ['#c97f9a', '#e0a3b5', '#a85c7a', '#f0c3cf'],
              leaf: '#4a6b3c',
            }),
          )
          .join('')) +
    foregroundPlants(sheet, light, season, 0.93)
  );
}

export const millerScenes: Scene[] = [
  scene(
    'casa-do-moleiro',
    'A Casa do Moleiro junto ao ribeiro, com a roda do moinho e a ponte de madeira.',
    (sheet) => millHouse(sheet, withSun(lights.morning, { x: 0.8, y: 0.14 }), 'summer'),
  ),
  scene('casa-do-moleiro-2', 'A Casa do Moleiro ao cair da noite, com luz nas janelas.', (sheet) =>
    millHouse(sheet, withSun(lights.dusk, { x: 0.78, y: 0.4 }), 'autumn'),
  ),
  scene(
    'casa-do-moleiro-3',
    'A porta verde da Casa do Moleiro, entre vasos de gerânios e uma videira.',
    (sheet) =>
      doorway(sheet, lights.morning, palette.forest, ['#c9402f', '#e0705a', '#a83028', '#d9584a']),
  ),
];
