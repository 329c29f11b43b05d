/** The Castelo dos Penedos: a ruin grown together with its rock. */
import { backdrop, foregroundPlants, groundColour } from '../backdrop.ts';
import { rampart } from '../castle.ts';
import { walker } from '../figures.ts';
import { type Light, lights, withSun } from '../light.ts';
import { type Line, mist, slope, woods } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { distantView, eyeView } from '../space.ts';
import { boulder, paving } from '../stone.ts';
import { type Sheet, scene } from '../svg.ts';
import { foliage, heath, pine } from '../trees.ts';
import { leavesOf, type Season } from '../village.ts';

/** Keep, curtain walls and a corner tower from behind to front. */
function ruin(sheet: Sheet, light: Light, x: number, y: number, scale: number): string {
  const view = distantView(x, y, scale, 0.26);
  return (
    rampart(sheet, light, view, {
      at: [-9, -1, 6],
      yaw: 14,
      width: 13,
      depth: 1.6,
      height: 6,
      ruin: 0.4,
    }) +
    rampart(sheet, light, view, {
      at: [1.5, 0, 5],
      yaw: -24,
      width: 6.4,
      depth: 6.4,
      height: 15,
      ruin: 0.25,
    }) +
    rampart(sheet, light, view, {
      at: [10, -1, 3],
      yaw: -16,
      width: 12,
      depth: 1.6,
      height: 6.4,
      ruin: 0.5,
    }) +
    rampart(sheet, light, view, {
      at: [-16, -2, 2],
      yaw: -24,
      width: 4.4,
      depth: 4.4,
      height: 8.5,
      ruin: 0.45,
    }) +
    rampart(sheet, light, view, {
      at: [-4, -2, -2],
      yaw: 6,
      width: 20,
      depth: 1.6,
      height: 5,
      ruin: 0.45,
      gate: true,
    })
  );
}

type Look = { light: Light; season: Season; fog: boolean; x: number };

function castleOnRock(sheet: Sheet, { light, season, fog, x: part }: Look): string {
  const { width, height } = sheet;
  const x = width * part;
  const hill: Line = (at) =>
    height * 0.92 -
    height * 0.34 * Math.exp(-(((at - x) / (width * 0.27)) ** 2)) +
    12 * Math.sin(at / 90);
  const snow = season === 'winter';
  const rocks: [number, number, number, number][] = [
    [-0.2, 0.64, 0.17, 0.2],
    [0.19, 0.63, 0.18, 0.22],
    [-0.08, 0.66, 0.18, 0.18],
    [0.07, 0.67, 0.2, 0.2],
    [-0.27, 0.76, 0.15, 0.16],
    [0.28, 0.76, 0.16, 0.18],
    [-0.14, 0.79, 0.2, 0.2],
    [0.16, 0.8, 0.19, 0.2],
    [0.01, 0.82, 0.18, 0.19],
    [-0.3, 0.9, 0.16, 0.14],
    [0.08, 0.93, 0.18, 0.16],
    [0.33, 0.9, 0.14, 0.13],
  ];
  const stone = ([dx, y, w, h]: [number, number, number, number]) =>
    boulder(sheet, light, {
      x: x + dx * width,
      y: height * y,
      width: width * w,
      height: height * h,
      snow,
      moss: snow ? 0 : 0.12,
    });
  return (
    backdrop(sheet, light, { horizon: 0.78, season, mountains: 0.34, clouds: 4, seed: 'castelo' }) +
    (fog ? mist(sheet, light, height * 0.74, height * 0.1, 0.8) : '') +
    slope(sheet, light, hill, {
      colour: groundColour(season),
      foot: '#2f3a2a',
      depth: height * 0.45,
    }) +
    rocks.slice(0, 2).map(stone).join('') +
    ruin(sheet, light, x, height * 0.56, 34) +
    rocks.slice(2).map(stone).join('') +
    woods(sheet, light, (at) => height * 0.95 - 10 * Math.sin(at / 170), {
      colours: snow ? foliage.pine : leavesOf(season),
      distance: 0.02,
      size: 64,
      rows: 2,
      density: 0.6,
    }) +
    heath(sheet, light, {
      top: height * 0.93,
      bottom: height * 1.04,
      count: 36,
      size: 66,
      ...(snow ? { colours: ['#eef2f6', '#dfe6ee'] } : {}),
    }) +
    pine(sheet, light, {
      x: width * (part < 0.5 ? 0.93 : 0.06),
      y: height * 1.0,
      height: height * 0.5,
      snow,
    }) +
    pine(sheet, light, {
      x: width * (part < 0.5 ? 0.86 : 0.13),
      y: height * 1.02,
      height: height * 0.33,
      snow,
    }) +
    foregroundPlants(sheet, light, season, 0.96)
  );
}

/** The gate seen from the path that climbs to it. */
function castleGate(sheet: Sheet): string {
  const { width, height } = sheet;
  const light = withSun(lights.day, { x: 0.14, y: 0.12 }, [-0.6, 0.6, -0.5]);
  const view = eyeView({ centre: width * 0.5, horizon: height * 0.7, focal: 1500, eye: 2 });
  return (
    backdrop(sheet, light, { horizon: 0.72, mountains: 0.2, clouds: 4, seed: 'castelo' }) +
    slope(sheet, light, () => height * 0.71, { colour: groundColour('summer') }) +
    rampart(sheet, light, view, {
      at: [7, 0, 33],
      yaw: -28,
      width: 7,
      depth: 7,
      height: 15,
      ruin: 0.2,
    }) +
    paving(sheet, light, view, { from: -2.6, to: 2.6, near: 4, far: 22 }, { rough: 0.9 }) +
    rampart(sheet, light, view, {
      at: [0, 0, 22],
      yaw: 3,
      width: 22,
      depth: 1.8,
      height: 6,
      ruin: 0.4,
      gate: true,
    }) +
    boulder(sheet, light, {
      x: width * 0.1,
      y: height * 0.84,
      width: 620,
      height: 460,
      moss: 0.2,
    }) +
    boulder(sheet, light, {
      x: width * 0.9,
      y: height * 0.85,
      width: 560,
      height: 380,
      moss: 0.2,
    }) +
    boulder(sheet, light, {
      x: width * 0.02,
      y: height * 0.99,
      width: 420,
      height: 250,
      moss: 0.3,
    }) +
    boulder(sheet, light, { x: width * 1.0, y: height * 0.99, width: 400, height: 230 }) +
    walker(light, { x: width * 0.47, y: height * 0.83, tall: 190 }) +
    heath(sheet, light, {
      top: height * 0.93,
      bottom: height * 1.04,
      count: 16,
      size: 70,
      from: 0,
      to: width * 0.26,
    }) +
    heath(sheet, light, {
      top: height * 0.93,
      bottom: height * 1.04,
      count: 16,
      size: 70,
      from: width * 0.76,
      to: width,
    }) +
    foregroundPlants(sheet, light, 'summer', 0.97)
  );
}

export const castleScenes: Scene[] = [
  scene(
    'castelo-dos-penedos',
    'As ruínas do Castelo dos Penedos, erguidas sobre grandes blocos de granito.',
    (sheet) =>
      castleOnRock(sheet, {
        light: withSun(lights.golden, { x: 0.16, y: 0.24 }, [-0.75, 0.5, -0.4]),
        season: 'summer',
        fog: false,
        x: 0.56,
      }),
  ),
  scene(
    'castelo-dos-penedos-2',
    'O Castelo dos Penedos ao entardecer, acima da névoa do vale.',
    (sheet) =>
      castleOnRock(sheet, {
        light: withSun(lights.dusk, { x: 0.8, y: 0.4 }),
        season: 'autumn',
        fog: true,
        x: 0.42,
      }),
  ),
  scene(
    'castelo-dos-penedos-3',
    'Um caminhante a chegar à porta do Castelo dos Penedos.',
    castleGate,
  ),
];
