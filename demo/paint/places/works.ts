/** Works in the village: the mill under repair and the new cables. */
import { backdrop, foregroundPlants, ground, groundColour } from '../backdrop.ts';
import { walker } from '../figures.ts';
import { type Light, lights, toned, withSun } from '../light.ts';
import { type Line, slope, woods } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { box, distantView, standing, type View } from '../space.ts';
import { boulderHeap } from '../stone.ts';
import { path, polygon, type Sheet, scene, stroke } from '../svg.ts';
import { broadleaf, foliage, grass } from '../trees.ts';
import { terraces, village } from '../village.ts';
import { stream } from '../water.ts';
import { mill } from './mills.ts';

/** Scaffolding of poles and planks in front of a wall, in its house's own view. */
function scaffold(
  light: Light,
  own: View,
  from: number,
  to: number,
  z: number,
  yaw: number,
): string {
  const pole = '#b8924a';
  let content = '';
  for (const level of [1.8, 3.6])
    content += box(
      own,
      light,
      [(from + to) / 2, level, z],
      { width: to - from, depth: 0.9, height: 0.1 },
      '#a87c48',
      yaw,
    );
  for (let x = from; x <= to + 0.01; x += (to - from) / 3) {
    for (const dz of [0.4, -0.4])
      content += box(
        own,
        light,
        [x, 0, z + dz],
        { width: 0.12, depth: 0.12, height: 5 },
        pole,
        yaw,
      );
  }
  for (const level of [2.6, 4.5])
    content += box(
      own,
      light,
      [(from + to) / 2, level, z - 0.4],
      { width: to - from, depth: 0.08, height: 0.08 },
      pole,
      yaw,
    );
  return content;
}

function millRepair(sheet: Sheet): string {
  const { width, height } = sheet;
  const light = withSun(lights.day, { x: 0.8, y: 0.12 });
  const view = distantView(width * 0.44, height * 0.82, 96, 0.24);
  const yaw = -20;
  const own = standing(view, [0, 0, 0], yaw);
  const mason = (x: number, y: number, jacket: string) => {
    const [px, py] = own([x, y, -3.9]);
    return walker(light, { x: px, y: py, tall: 165, jacket, staff: false });
  };
  return (
    backdrop(sheet, light, { horizon: 0.58, mountains: 0.3, clouds: 4, seed: 'obra' }) +
    ground(sheet, light, 0.56, groundColour('summer')) +
    broadleaf(sheet, light, { x: width * 0.08, y: height * 0.7, height: height * 0.5 }) +
    broadleaf(sheet, light, { x: width * 0.92, y: height * 0.68, height: height * 0.46 }) +
    stream(sheet, light, [
      [width * 0.82, height * 0.6, 40],
      [width * 0.78, height * 0.7, 170],
      [width * 0.82, height * 0.84, 340],
      [width * 0.7, height * 1.05, 800],
    ]) +
    mill(sheet, light, view, { yaw, wheel: 1.8, size: 1.15 }) +
    scaffold(light, own, -3.2, 2.6, -3.9, yaw) +
    mason(-1.6, 1.9, '#e2b93f') +
    mason(1.2, 0, '#3f6b8a') +
    boulderHeap(sheet, light, {
      x: width * 0.22,
      y: height * 0.93,
      width: 330,
      height: 120,
      count: 9,
    }) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        box(
          distantView(width * 0.56, height * 0.95, 90, 0.3),
          light,
          [i * 0.12, i * 0.16, 0],
          { width: 3 - i * 0.3, depth: 0.4, height: 0.14 },
          i % 2 ? '#b8924a' : '#a87c48',
        ),
      )
      .join('') +
    foregroundPlants(sheet, light, 'summer', 0.94)
  );
}

function wires(sheet: Sheet): string {
  const { width, height } = sheet;
  const light = withSun(lights.dusk, { x: 0.24, y: 0.42 });
  const hill: Line = (x) =>
    height * (0.66 - 0.13 * Math.exp(-(((x - width * 0.46) / (width * 0.3)) ** 2)));
  const poles: readonly [x: number, y: number, tall: number][] = [
    [0.98, 1.02, 0.82],
    [0.83, 0.84, 0.46],
    [0.735, 0.74, 0.28],
    [0.67, 0.68, 0.18],
    [0.625, 0.64, 0.12],
  ];
  const wood = toned(light, '#4a3a32', 0.35);
  const tops = poles.map(
    ([x, y, tall]) => [x * width, (y - tall) * height, tall * height] as const,
  );
  const cables = [-0.09, 0, 0.09]
    .map((offset) =>
      tops
        .slice(0, -1)
        .map(([x, y, tall], i) => {
          const [nx, ny, nextTall] = tops[i + 1] ?? [x, y, tall];
          const [ax, ay, bx, by] = [
            x + offset * tall,
            y + tall * 0.07,
            nx + offset * nextTall,
            ny + nextTall * 0.07,
          ];
          return `M${ax.toFixed(1)} ${ay.toFixed(1)}Q${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2 + tall * 0.14).toFixed(1)} ${bx.toFixed(1)} ${by.toFixed(1)}`;
        })
        .join(''),
    )
    .join('');
  return (
    backdrop(sheet, light, { horizon: 0.62, mountains: 0.32, clouds: 5, seed: 'fibra' }) +
    slope(sheet, light, hill, { colour: '#7a8f52', foot: '#2f3a35', depth: height * 0.4 }) +
    woods(sheet, light, hill, {
      colours: foliage.summer,
      distance: 0.1,
      size: 44,
      rows: 2,
      density: 0.75,
    }) +
    terraces(sheet, light, {
      top: (x) => hill(x) + height * 0.16,
      count: 6,
      step: 40,
      from: -20,
      to: width + 20,
      season: 'summer',
    }) +
    village(sheet, light, {
      x: width * 0.44,
      y: height * 0.65,
      scale: 10.4,
      season: 'summer',
      smoke: true,
    }) +
    slope(
      sheet,
      light,
      (x) =>
        height *
        (0.9 -
          0.1 * Math.exp(-(((x - width * 1.02) / (width * 0.3)) ** 2)) +
          0.01 * Math.sin(x / 240)),
      { colour: '#4f5f45', foot: '#1d2427' },
    ) +
    tops
      .map(([x, y, tall], i) => {
        const wide = tall * 0.018;
        const foot = (poles[i]?.[1] ?? 1) * height;
        return path(
          polygon([
            [x - wide, foot],
            [x + wide, foot],
            [x + wide * 0.7, y],
            [x - wide * 0.7, y],
          ]) +
            polygon([
              [x - tall * 0.11, y + tall * 0.06],
              [x + tall * 0.11, y + tall * 0.06],
              [x + tall * 0.11, y + tall * 0.08],
              [x - tall * 0.11, y + tall * 0.08],
            ]),
          wood,
        );
      })
      .join('') +
    stroke(cables, toned(light, '#2a2a30', 0.3), 3, 'opacity="0.85"') +
    stroke(cables.slice(0, cables.length / 3), '#ffd58a', 2, 'opacity="0.7"') +
    grass(sheet, light, {
      from: 0,
      to: width,
      top: height * 0.91,
      bottom: height * 1.02,
      count: 160,
      size: 54,
    })
  );
}

export const workScenes: Scene[] = [
  scene(
    'recuperacao-do-moinho',
    'Obras de recuperação de um moinho, com andaimes e dois pedreiros.',
    millRepair,
  ),
  scene(
    'fibra-otica',
    'Postes e cabos novos a chegar à aldeia ao anoitecer, com as janelas acesas.',
    wires,
  ),
];
