/** The cottages in the wet meadows. */
import { backdrop, foregroundPlants } from '../backdrop.ts';
import { house, openings } from '../houses.ts';
import { type Light, lights, withSun } from '../light.ts';
import { palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { distantView } from '../space.ts';
import { type Sheet, scene } from '../svg.ts';
import { broadleaf } from '../trees.ts';
import { lane, leavesOf } from '../village.ts';
import { smoke } from '../weather.ts';
import { roomView } from '../windowview.ts';
import { meadows } from './fields.ts';

function cottages(sheet: Sheet, light: Light, season: 'summer' | 'autumn'): string {
  const { width, height } = sheet;
  const view = distantView(width * 0.5, height * 0.7, 36, 0.28);
  const cottage = (x: number, z: number, yaw: number, paint: string) =>
    house(sheet, light, view, {
      at: [x, 0, z],
      yaw,
      width: 8.4,
      depth: 6,
      eaves: 3.1,
      rise: 2.4,
      chimney: 2,
      shadow: true,
      front: openings(sheet, light, { width: 8.4, eaves: 3.1 }, paint, 0.9),
      right: [{ kind: 'window', u: 2.5, v: 2.6, width: 0.9, height: 1, lamp: light.lamps }],
      left: [],
    });
  return (
    backdrop(sheet, light, { horizon: 0.57, season, mountains: 0.32, clouds: 4, seed: 'casas' }) +
    meadows(sheet, light, season, [
      [0.2, 0.92, 0.13, 1, true],
      [0.9, 0.86, 0.1, -1, false],
    ]) +
    cottage(-15, 5, -18, palette.wine) +
    cottage(-1.5, 3.4, -18, palette.forest) +
    cottage(13, 1, -18, '#3f5c6b') +
    broadleaf(sheet, light, {
      x: width * 0.37,
      y: height * 0.69,
      height: height * 0.26,
      colours: leavesOf(season),
    }) +
    broadleaf(sheet, light, {
      x: width * 0.62,
      y: height * 0.71,
      height: height * 0.22,
      colours: leavesOf(season),
    }) +
    lane(light, [
      [width * 0.42, height * 0.71, 26],
      [width * 0.36, height * 0.78, 60],
      [width * 0.42, height * 0.88, 120],
      [width * 0.32, height * 1.04, 260],
    ]) +
    (light.lamps ? '' : smoke(sheet, light, width * 0.522, height * 0.44, height * 0.22)) +
    foregroundPlants(sheet, light, season, 0.93)
  );
}

export const cottageScenes: Scene[] = [
  scene('casas-do-lameiro', 'Três casas de pedra no meio dos lameiros verdes.', (sheet) =>
    cottages(sheet, withSun(lights.day, { x: 0.8, y: 0.12 }), 'summer'),
  ),
  scene(
    'casas-do-lameiro-2',
    'As Casas do Lameiro ao entardecer de outono, com luz nas janelas.',
    (sheet) => cottages(sheet, withSun(lights.dusk, { x: 0.2, y: 0.4 }), 'autumn'),
  ),
  scene(
    'casas-do-lameiro-3',
    'O prado visto da janela de uma das casas, com flores no parapeito.',
    (sheet) =>
      roomView(sheet, withSun(lights.golden, { x: 0.6, y: 0.26 }), 'autumn', 'casas', '#b9a98a', [
        '#e2bd3f',
        '#efd36a',
        '#d4a92f',
        '#f4e2a0',
      ]),
  ),
];
