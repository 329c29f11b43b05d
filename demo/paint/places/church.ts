/** The parish church: its yard by day, its lit front at dusk, its bell tower close by. */
import { backdrop, foregroundPlants, ground, groundColour } from '../backdrop.ts';
import { church, cross, tower } from '../church.ts';
import { house, openings } from '../houses.ts';
import { lampPost } from '../lamps.ts';
import { type Light, lights, withSun } from '../light.ts';
import { palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { cloud, sky } from '../sky.ts';
import { box, castShadow, eyeView, standing, type Vec, type View } from '../space.ts';
import { paving } from '../stone.ts';
import { path, type Sheet, scene, smooth } from '../svg.ts';
import { broadleaf, pine } from '../trees.ts';
import { leavesOf } from '../village.ts';
import { dappledShade } from '../weather.ts';

/** A wayside cross on three steps. */
function calvary(light: Light, view: View, at: Vec): string {
  const own = standing(view, at);
  const steps = [2.4, 1.7, 1.05].map((wide, i) =>
    box(
      own,
      light,
      [0, i * 0.3, 0],
      { width: wide, depth: wide, height: 0.3 },
      palette.graniteLight,
    ),
  );
  return (
    castShadow(view, light, [
      [at[0] - 0.3, 4, at[2]],
      [at[0] + 0.3, 4, at[2]],
      [at[0] - 0.4, 0, at[2]],
      [at[0] + 0.4, 0, at[2]],
    ]) +
    steps.join('') +
    box(own, light, [0, 0.9, 0], { width: 0.32, depth: 0.32, height: 2.2 }, palette.granite) +
    box(own, light, [0, 3.1, 0], { width: 0.55, depth: 0.55, height: 0.2 }, palette.graniteLight) +
    cross(light, own, [0, 3.3, 0], 1.2)
  );
}

function churchyard(sheet: Sheet, light: Light, yaw: number, mirrored: boolean): string {
  const { width, height } = sheet;
  const side = mirrored ? -1 : 1;
  const view = eyeView({ centre: width * 0.5, horizon: height * 0.7, focal: 1750, eye: 2.2 });
  return (
    backdrop(sheet, light, { horizon: 0.7, mountains: 0.3, clouds: 4, seed: 'igreja' }) +
    ground(sheet, light, 0.7, groundColour('summer')) +
    house(sheet, light, view, {
      at: [-26 * side, 0, 62],
      yaw: 20 * side,
      width: 12,
      depth: 8,
      eaves: 5.6,
      rise: 2.8,
      chimney: 2,
      front: openings(sheet, light, { width: 12, eaves: 5.6 }),
      right: [],
      left: [],
    }) +
    house(sheet, light, view, {
      at: [31 * side, 0, 66],
      yaw: -24 * side,
      width: 13,
      depth: 8,
      eaves: 5.4,
      rise: 2.8,
      chimney: -3,
      front: openings(sheet, light, { width: 13, eaves: 5.4 }),
    }) +
    paving(sheet, light, view, { from: -16, to: 16, near: 5, far: 44 }) +
    broadleaf(sheet, light, {
      x: width * (0.5 - 0.4 * side),
      y: height * 0.76,
      height: height * 0.52,
      colours: leavesOf('summer'),
    }) +
    church(sheet, light, view, { at: [1 * side, 0, 38], yaw, shadow: true }) +
    [0.83, 0.9]
      .map((at, i) =>
        pine(sheet, light, {
          x: width * (0.5 + (at - 0.5) * side),
          y: height * (0.75 + i * 0.02),
          height: height * (0.36 - i * 0.06),
          spread: 0.26,
        }),
      )
      .join('') +
    dappledShade(sheet, light, {
      x: width * (0.5 + 0.34 * side),
      y: height * 0.95,
      width: width * 0.34,
      height: height * 0.075,
    }) +
    calvary(light, view, [-7.2 * side, 0, 20]) +
    (light.lamps
      ? lampPost(sheet, light, view, [7.5 * side, 0, 19], 4) +
        lampPost(sheet, light, view, [-11 * side, 0, 34], 4)
      : '') +
    foregroundPlants(sheet, light, 'summer', 0.97)
  );
}

/** The tower alone against the sky, with swallows around the bells. */
function belfry(sheet: Sheet): string {
  const { width, height, random } = sheet;
  const light = withSun(lights.morning, { x: 0.2, y: 0.2 });
  const view = eyeView({ centre: width * 0.56, horizon: height * 1.72, focal: 2700, eye: 2 });
  const bird = (x: number, y: number, s: number) =>
    path(
      smooth([
        [x - s, y - s * 0.35],
        [x - s * 0.4, y - s * 0.3],
        [x, y],
        [x + s * 0.45, y - s * 0.4],
        [x + s, y - s * 0.55],
        [x + s * 0.35, y - s * 0.12],
        [x, y + s * 0.22],
        [x - s * 0.35, y - s * 0.08],
      ]),
      '#2c3540',
    );
  let birds = '';
  for (let i = 0; i < 11; i++)
    birds += bird(
      width * random.between(0.06, 0.95),
      height * random.between(0.08, 0.6),
      random.between(12, 30),
    );
  return (
    sky(sheet, light, { horizon: 1, clouds: 0 }) +
    cloud(sheet, light, width * 0.2, height * 0.55, width * 0.5, 'a') +
    cloud(sheet, light, width * 0.86, height * 0.36, width * 0.44, 'b') +
    cloud(sheet, light, width * 0.4, height * 0.82, width * 0.6, 'c') +
    tower(sheet, light, standing(view, [0, 0, 27], -32), { yaw: -32, x: 0, z: 0, height: 18 }) +
    broadleaf(sheet, light, {
      x: width * 0.1,
      y: height * 1.25,
      height: height * 0.62,
      colours: leavesOf('summer'),
    }) +
    broadleaf(sheet, light, {
      x: width * 0.95,
      y: height * 1.25,
      height: height * 0.55,
      colours: leavesOf('summer'),
    }) +
    birds
  );
}

export const churchScenes: Scene[] = [
  scene(
    'igreja-matriz',
    'A igreja matriz, caiada de branco, com a torre sineira e o cruzeiro no adro.',
    (sheet) =>
      churchyard(sheet, withSun(lights.day, { x: 0.2, y: 0.16 }, [-0.6, 0.6, -0.55]), -24, false),
  ),
  scene(
    'igreja-matriz-2',
    'A igreja matriz ao anoitecer, com as janelas e os candeeiros acesos.',
    (sheet) => churchyard(sheet, withSun(lights.dusk, { x: 0.82, y: 0.4 }), 22, true),
  ),
  scene(
    'igreja-matriz-3',
    'A torre sineira da igreja matriz contra o céu da manhã, com andorinhas em volta.',
    belfry,
  ),
];
