/** Paths for walkers: the marked trail and the boardwalk along the stream. */
import { backdrop, foregroundPlants, ground } from '../backdrop.ts';
import { birch } from '../birch.ts';
import { walker } from '../figures.ts';
import { lights, toned, withSun } from '../light.ts';
import type { Scene } from '../scene.ts';
import { box, eyeView } from '../space.ts';
import { boulder, boulderHeap, fieldWall } from '../stone.ts';
import { path, polygon, type Sheet, scene } from '../svg.ts';
import { broadleaf, fern, foliage } from '../trees.ts';
import { lane, leavesOf } from '../village.ts';
import { stream, waterfall, waters } from '../water.ts';
import { waymark } from '../waymark.ts';

function markedTrail(sheet: Sheet): string {
  const { width, height } = sheet;
  const light = withSun(lights.morning, { x: 0.2, y: 0.16 });
  return (
    backdrop(sheet, light, { horizon: 0.58, mountains: 0.34, clouds: 4, seed: 'trilho' }) +
    ground(sheet, light, 0.56, '#86a05c') +
    lane(light, [
      [width * 0.6, height * 0.57, 14],
      [width * 0.52, height * 0.61, 34],
      [width * 0.62, height * 0.67, 70],
      [width * 0.5, height * 0.76, 140],
      [width * 0.58, height * 0.88, 260],
      [width * 0.46, height * 1.05, 520],
    ]) +
    fieldWall(
      sheet,
      light,
      [
        [width * 0.68, height * 0.6],
        [width * 0.72, height * 0.68],
        [width * 0.8, height * 0.8],
        [width * 0.95, height * 1.0],
      ],
      (t) => 14 + t * 76,
    ) +
    [0.08, 0.2, 0.34, 0.86]
      .map((x, i) =>
        broadleaf(sheet, light, {
          x: width * x,
          y: height * (0.6 + (i % 2) * 0.02),
          height: height * (0.2 + (i % 3) * 0.06),
          colours: foliage.spring,
        }),
      )
      .join('') +
    walker(light, { x: width * 0.555, y: height * 0.7, tall: 130 }) +
    walker(light, {
      x: width * 0.585,
      y: height * 0.685,
      tall: 118,
      jacket: '#3f6b8a',
      staff: false,
    }) +
    boulderHeap(sheet, light, {
      x: width * 0.14,
      y: height * 0.9,
      width: 420,
      height: 210,
      count: 6,
      moss: 0.5,
    }) +
    waymark(light, width * 0.32, height * 0.96, height * 0.5) +
    broadleaf(sheet, light, {
      x: width * 0.97,
      y: height * 0.96,
      height: height * 0.82,
      colours: foliage.spring,
    }) +
    fern(sheet, light, { x: width * 0.27, y: height * 0.98, size: 120 }) +
    fern(sheet, light, { x: width * 0.38, y: height * 0.985, size: 100 }) +
    foregroundPlants(sheet, light, 'summer', 0.94)
  );
}

function boardwalk(sheet: Sheet): string {
  const { width, height } = sheet;
  const light = withSun(lights.morning, { x: 0.28, y: 0.14 });
  const view = eyeView({ centre: width * 0.6, horizon: height * 0.46, focal: 1300, eye: 2.1 });
  // The walkway bends to the left as it goes away from us.
  const middle = (z: number) => 0.2 - 0.006 * (z - 4) ** 2;
  let planks = '';
  const rails: string[] = [];
  for (let z = 34; z > 2.6; z -= 0.34) {
    planks += box(
      view,
      light,
      [middle(z), 0.35, z],
      { width: 2.1, depth: 0.3, height: 0.07 },
      Math.round(z * 3) % 3 ? '#b08a5c' : '#9c7850',
    );
  }
  for (let z = 33; z > 3; z -= 2) {
    for (const side of [-1, 1]) {
      const x = middle(z) + side * 1.05;
      const next = middle(z - 2) + side * 1.05;
      rails.push(
        box(view, light, [x, -0.4, z], { width: 0.12, depth: 0.12, height: 1.85 }, '#8a6a48'),
      );
      for (const level of [1.35, 0.9]) {
        const [a, b, c, d] = [
          view([x, level, z]),
          view([next, level, z - 2]),
          view([next, level + 0.1, z - 2]),
          view([x, level + 0.1, z]),
        ];
        rails.push(
          path(
            polygon([a, b, c, d]),
            toned(light, '#a8804f', side * light.towards[0] > 0 ? 0.95 : 0.6),
          ),
        );
      }
    }
  }
  const [wx, wy] = view([middle(12), 0.42, 12]);
  return (
    backdrop(sheet, light, { horizon: 0.5, mountains: 0.3, clouds: 3, seed: 'passadico' }) +
    ground(sheet, light, 0.47, '#7d9a55') +
    [0.3, 0.42, 0.58, 0.7, 0.84, 0.95]
      .map((x, i) =>
        broadleaf(sheet, light, {
          x: width * x,
          y: height * (0.51 + (i % 2) * 0.02),
          height: height * (0.26 + (i % 3) * 0.08),
          colours: leavesOf('summer'),
        }),
      )
      .join('') +
    stream(
      sheet,
      light,
      [
        [width * 0.3, height * 0.49, 40],
        [width * 0.24, height * 0.56, 130],
        [width * 0.3, height * 0.66, 240],
        [width * 0.2, height * 0.8, 470],
        [width * 0.16, height * 1.06, 900],
      ],
      { colours: waters.emerald, foam: 110 },
    ) +
    waterfall(sheet, light, {
      x: width * 0.285,
      top: height * 0.64,
      bottom: height * 0.7,
      width: 240,
      spread: 1.2,
      colours: waters.emerald,
    }) +
    boulderHeap(sheet, light, {
      x: width * 0.42,
      y: height * 0.72,
      width: 300,
      height: 150,
      count: 6,
      moss: 0.5,
    }) +
    boulderHeap(sheet, light, {
      x: width * 0.09,
      y: height * 0.72,
      width: 330,
      height: 190,
      count: 6,
      moss: 0.5,
    }) +
    planks +
    walker(light, { x: wx, y: wy, tall: 185 }) +
    rails.join('') +
    boulder(sheet, light, {
      x: width * 0.06,
      y: height * 0.99,
      width: 360,
      height: 200,
      moss: 0.6,
    }) +
    birch(sheet, light, { x: width * 0.94, y: height * 1.0, height: height * 0.92 }) +
    fern(sheet, light, { x: width * 0.18, y: height * 1.0, size: 150 }) +
    fern(sheet, light, { x: width * 0.92, y: height * 1.01, size: 160 })
  );
}

export const trailScenes: Scene[] = [
  scene(
    'trilhos-limpos',
    'Caminhantes num trilho limpo e sinalizado, com o poste de setas em primeiro plano.',
    markedTrail,
  ),
  scene(
    'passadicos-do-ribeiro',
    'O passadiço de madeira ao longo do ribeiro, à sombra das árvores.',
    boardwalk,
  ),
];
