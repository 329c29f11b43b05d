/** Terraces and wet meadows around the village. */
import { cow } from '../animals.ts';
import { backdrop, foregroundPlants, ground } from '../backdrop.ts';
import { type Light, lights, withSun } from '../light.ts';
import { type Line, slope, woods } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { fieldWall } from '../stone.ts';
import { type Point, type Sheet, scene } from '../svg.ts';
import { broadleaf, foliage, grass, strewn } from '../trees.ts';
import { terraces, village } from '../village.ts';
import { stream } from '../water.ts';

function terraceScene(sheet: Sheet): string {
  const { width, height } = sheet;
  const light = withSun(lights.golden, { x: 0.18, y: 0.2 }, [-0.75, 0.5, -0.4]);
  const hill: Line = (x) =>
    height * (0.42 + 0.2 * Math.max(0, x / width) ** 1.6 - 0.05 * Math.sin((x / width) * 5));
  const left: Line = (x) => height * (0.7 + 0.36 * (1 - x / width) ** 2 - 0.16 * (1 - x / width));
  return (
    backdrop(sheet, light, { horizon: 0.58, mountains: 0.36, clouds: 3, seed: 'socalcos' }) +
    slope(sheet, light, hill, { colour: '#93a457', foot: '#5d7a45', depth: height * 0.4 }) +
    woods(sheet, light, hill, {
      colours: foliage.summer,
      distance: 0.1,
      size: 46,
      rows: 2,
      density: 0.8,
    }) +
    village(sheet, light, {
      x: width * 0.3,
      y: height * 0.5,
      scale: 5.4,
      season: 'summer',
      distance: 0.06,
      smoke: true,
    }) +
    terraces(sheet, light, {
      top: (x) => hill(x) + height * 0.14,
      count: 8,
      step: 44,
      growth: 1.17,
      from: -20,
      to: width + 20,
      season: 'summer',
      wall: 0.34,
    }) +
    slope(sheet, light, (x) => left(x) + height * 0.16, {
      colour: '#7a8f4c',
      foot: '#2f452f',
      depth: height * 0.25,
    }) +
    broadleaf(sheet, light, {
      x: width * 0.9,
      y: height * 1.02,
      height: height * 0.78,
      spread: 0.85,
    }) +
    foregroundPlants(sheet, light, 'summer', 0.92)
  );
}

/** Wet meadows parted by walls, with a stream and cows; also the ground of the cottages that stand there. */
export function meadows(
  sheet: Sheet,
  light: Light,
  season: 'summer' | 'autumn',
  cows: readonly [number, number, number, 1 | -1, boolean][],
): string {
  const { width, height } = sheet;
  const green = season === 'autumn' ? '#a39a54' : '#7fa552';
  const wall = (points: readonly Point[], from: number, to: number) =>
    fieldWall(
      sheet,
      light,
      points.map(([x, y]): Point => [x * width, y * height]),
      (t) => from + (to - from) * t,
    );
  const leaves = season === 'autumn' ? foliage.gold : foliage.summer;
  return (
    ground(sheet, light, 0.56, green) +
    wall(
      [
        [0, 0.6],
        [0.3, 0.592],
        [0.6, 0.6],
        [1, 0.585],
      ],
      14,
      14,
    ) +
    [0.08, 0.3, 0.52, 0.9]
      .map((x, i) =>
        broadleaf(sheet, light, {
          x: width * x,
          y: height * (0.6 + 0.01 * (i % 2)),
          height: height * (0.15 + 0.04 * (i % 3)),
          colours: leaves,
        }),
      )
      .join('') +
    stream(sheet, light, [
      [width * 0.62, height * 0.6, 10],
      [width * 0.58, height * 0.65, 34],
      [width * 0.66, height * 0.72, 70],
      [width * 0.56, height * 0.82, 140],
      [width * 0.64, height * 1.03, 330],
    ]) +
    wall(
      [
        [0.4, 0.6],
        [0.3, 0.66],
        [0.14, 0.76],
        [-0.02, 0.84],
      ],
      16,
      58,
    ) +
    wall(
      [
        [0.78, 0.6],
        [0.84, 0.68],
        [0.93, 0.8],
        [1.03, 0.92],
      ],
      16,
      66,
    ) +
    grass(sheet, light, {
      from: 0,
      to: width,
      top: height * 0.64,
      bottom: height * 0.95,
      count: 240,
      size: 38,
      colours:
        season === 'autumn' ? ['#8a7a3c', '#a58c45', '#7f8244'] : ['#5f8a42', '#83a852', '#4d7638'],
    }) +
    strewn(sheet, light, {
      top: height * 0.66,
      bottom: height,
      count: 260,
      size: 6,
      colours: season === 'autumn' ? foliage.gold : ['#f6efd9', '#f0d664', '#c9a0cf'],
    }) +
    [...cows]
      .sort((a, b) => a[1] - b[1])
      .map(([x, y, size, facing, grazing]) =>
        cow(sheet, light, { x: x * width, y: y * height, size: size * height, facing, grazing }),
      )
      .join('')
  );
}

export const fieldScenes: Scene[] = [
  scene(
    'aldeia-socalcos',
    'Socalcos com muros de pedra a descer a encosta abaixo da aldeia.',
    terraceScene,
  ),
  scene(
    'aldeia-lameiros',
    'Vacas de cornos compridos a pastar nos lameiros, entre muros de pedra.',
    (sheet) => {
      const light = withSun(lights.morning, { x: 0.22, y: 0.14 });
      return (
        backdrop(sheet, light, { horizon: 0.58, mountains: 0.3, clouds: 4, seed: 'lameiros' }) +
        meadows(sheet, light, 'summer', [
          [0.3, 0.86, 0.19, 1, false],
          [0.5, 0.78, 0.13, -1, true],
          [0.76, 0.8, 0.14, -1, true],
          [0.22, 0.7, 0.08, 1, true],
          [0.7, 0.68, 0.07, 1, false],
        ]) +
        broadleaf(sheet, light, {
          x: sheet.width * 0.95,
          y: sheet.height * 0.95,
          height: sheet.height * 0.72,
        }) +
        foregroundPlants(sheet, light, 'summer', 0.93)
      );
    },
  ),
];
