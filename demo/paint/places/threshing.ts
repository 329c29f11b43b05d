/** Grandfather's threshing floor with its granary. */

import { balcony } from '../annexes.ts';
import { backdrop, foregroundPlants, ground, groundColour } from '../backdrop.ts';
import { granary } from '../granary.ts';
import { house, openings } from '../houses.ts';
import { lampPost } from '../lamps.ts';
import { type Light, lights, withSun } from '../light.ts';
import { palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { eyeView, standing } from '../space.ts';
import { type Sheet, scene } from '../svg.ts';
import { strawStack, threshingFloor } from '../threshing.ts';
import { broadleaf, foliage, strewn } from '../trees.ts';
import { leavesOf, type Season } from '../village.ts';

function eira(sheet: Sheet, light: Light, season: Season, side: 1 | -1): string {
  const { width, height } = sheet;
  const view = eyeView({ centre: width * 0.5, horizon: height * 0.56, focal: 1500, eye: 2.8 });
  const at = [7.6 * side, 0, 24] as const;
  const yaw = -26 * side;
  const own = standing(view, at, yaw);
  return (
    backdrop(sheet, light, { horizon: 0.58, season, mountains: 0.3, clouds: 3, seed: 'eira' }) +
    ground(sheet, light, 0.57, groundColour(season)) +
    broadleaf(sheet, light, {
      x: width * (0.5 + 0.42 * side),
      y: height * 0.66,
      height: height * 0.5,
      colours: leavesOf(season),
    }) +
    broadleaf(sheet, light, {
      x: width * (0.5 - 0.46 * side),
      y: height * 0.64,
      height: height * 0.36,
      colours: leavesOf(season),
    }) +
    house(sheet, light, view, {
      at,
      yaw,
      width: 11,
      depth: 7,
      eaves: 5.4,
      rise: 2.6,
      chimney: 3,
      shadow: true,
      front: openings(sheet, light, { width: 11, eaves: 5.4 }, palette.wine, 0.9),
      right: [],
      left: [],
    }) +
    balcony(light, own, { from: -3.6, to: 2.4, z: -3.5, floor: 2.8, roof: 5.3, yaw }) +
    threshingFloor(sheet, light, view, -2.4 * side, 13.5, 5.6) +
    strawStack(sheet, light, view, -7.6 * side, 19, 3.6) +
    granary(sheet, light, view, { at: [-4.2 * side, 0, 18.5], yaw: 16 * side, bays: 4 }) +
    (light.lamps ? lampPost(sheet, light, view, [3.4 * side, 0, 15], 3) : '') +
    foregroundPlants(sheet, light, season, 0.93)
  );
}

function granaryClose(sheet: Sheet, light: Light): string {
  const { width, height } = sheet;
  const view = eyeView({ centre: width * 0.48, horizon: height * 0.74, focal: 1700, eye: 1.6 });
  return (
    backdrop(sheet, light, {
      horizon: 0.74,
      season: 'autumn',
      mountains: 0.36,
      clouds: 3,
      seed: 'eira',
    }) +
    ground(sheet, light, 0.72, groundColour('autumn')) +
    broadleaf(sheet, light, {
      x: width * 0.9,
      y: height * 0.8,
      height: height * 0.6,
      colours: foliage.autumn,
    }) +
    threshingFloor(sheet, light, view, 2, 12, 4.6) +
    granary(sheet, light, view, { at: [-0.4, 0, 9.6], yaw: -24, bays: 5 }) +
    strewn(sheet, light, {
      top: height * 0.8,
      bottom: height,
      count: 160,
      size: 9,
      colours: foliage.gold,
    }) +
    foregroundPlants(sheet, light, 'autumn', 0.94)
  );
}

export const threshingScenes: Scene[] = [
  scene(
    'eira-do-avo',
    'A Eira do Avô, com o espigueiro, a meda de palha e a casa de varanda.',
    (sheet) =>
      eira(sheet, withSun(lights.golden, { x: 0.16, y: 0.22 }, [-0.7, 0.55, -0.45]), 'summer', 1),
  ),
  scene('eira-do-avo-2', 'O espigueiro da Eira do Avô visto de perto, no outono.', (sheet) =>
    granaryClose(sheet, withSun(lights.golden, { x: 0.2, y: 0.24 }, [-0.6, 0.55, -0.55])),
  ),
  scene('eira-do-avo-3', 'A Eira do Avô numa noite de estrelas, com as janelas acesas.', (sheet) =>
    eira(sheet, withSun(lights.night, { x: 0.3, y: 0.14 }), 'summer', -1),
  ),
];
