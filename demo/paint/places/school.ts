/** The old school that becomes the Casa da Memória. */
import { backdrop, foregroundPlants, ground, groundColour } from '../backdrop.ts';
import { house, type Opening } from '../houses.ts';
import { type Light, lights, toned, withSun } from '../light.ts';
import { palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { box, eyeView, standing, type View } from '../space.ts';
import { fieldWall, paving } from '../stone.ts';
import { path, polygon, type Sheet, scene } from '../svg.ts';
import { broadleaf } from '../trees.ts';

function schoolhouse(sheet: Sheet): string {
  const { width, height } = sheet;
  const light = withSun(lights.day, { x: 0.2, y: 0.14 }, [-0.55, 0.6, -0.55]);
  const view = eyeView({ centre: width * 0.48, horizon: height * 0.66, focal: 1600, eye: 1.9 });
  const at = [0.6, 0, 26] as const;
  const yaw = -16;
  const windows = [1.2, 3.4, 5.6, 10.2, 12.4, 14.6].map(
    (u): Opening => ({ kind: 'window', u, v: 1.1, width: 1.3, height: 2.2, colour: '#f1ece0' }),
  );
  const own = standing(view, at, yaw);
  return (
    backdrop(sheet, light, { horizon: 0.66, mountains: 0.32, clouds: 4, seed: 'memoria' }) +
    ground(sheet, light, 0.65, groundColour('summer')) +
    broadleaf(sheet, light, { x: width * 0.9, y: height * 0.72, height: height * 0.5 }) +
    house(sheet, light, view, {
      at,
      yaw,
      width: 17,
      depth: 8,
      eaves: 4.6,
      rise: 2.9,
      plaster: '#f1e6cc',
      roof: '#6b5148',
      chimney: 5,
      shadow: true,
      front: [
        ...windows,
        { kind: 'door', u: 7.7, v: 0.3, width: 1.6, height: 2.7, colour: palette.forest },
      ],
      right: [],
      left: [],
    }) +
    house(sheet, light, view, {
      at: [at[0] - 0.1, 0, at[2] - 4.3],
      yaw: yaw + 90,
      width: 1.6,
      depth: 4,
      eaves: 4.4,
      rise: 1.8,
      plaster: '#f4ecd8',
      roof: '#6b5148',
      left: [{ kind: 'arch', u: 1.1, v: 0, width: 1.8, height: 3.1 }],
    }) +
    box(
      own,
      light,
      [0, 0, -5.6],
      { width: 4.6, depth: 1, height: 0.2 },
      palette.graniteLight,
      yaw,
    ) +
    bellArch(light, own, yaw) +
    paving(sheet, light, view, { from: -1.6, to: 2.4, near: 4, far: 19.5 }) +
    fieldWall(
      sheet,
      light,
      [
        [0, height * 0.84],
        [width * 0.2, height * 0.83],
        [width * 0.37, height * 0.825],
      ],
      70,
    ) +
    fieldWall(
      sheet,
      light,
      [
        [width * 0.66, height * 0.825],
        [width * 0.84, height * 0.83],
        [width, height * 0.84],
      ],
      70,
    ) +
    broadleaf(sheet, light, { x: width * 0.1, y: height * 0.83, height: height * 0.66 }) +
    foregroundPlants(sheet, light, 'summer', 0.92)
  );
}

/** The small bell over the porch that once called the children. */
function bellArch(light: Light, own: View, yaw: number): string {
  const [x, y] = own([0, 7.0, -4.9]);
  const scale = y - own([0, 8, -4.9])[1];
  return (
    box(
      own,
      light,
      [-0.55, 6, -4.9],
      { width: 0.28, depth: 0.3, height: 1.5 },
      palette.graniteLight,
      yaw,
    ) +
    box(
      own,
      light,
      [0.55, 6, -4.9],
      { width: 0.28, depth: 0.3, height: 1.5 },
      palette.graniteLight,
      yaw,
    ) +
    box(
      own,
      light,
      [0, 7.5, -4.9],
      { width: 1.6, depth: 0.36, height: 0.24 },
      palette.graniteLight,
      yaw,
    ) +
    path(
      polygon([
        [x - scale * 0.12, y - scale * 0.4],
        [x + scale * 0.12, y - scale * 0.4],
        [x + scale * 0.26, y + scale * 0.1],
        [x - scale * 0.26, y + scale * 0.1],
      ]),
      toned(light, '#8a6a30', 0.7),
    )
  );
}

export const schoolScenes: Scene[] = [
  scene(
    'casa-da-memoria',
    'A antiga escola primária, futura Casa da Memória, com o seu alpendre e sineta.',
    schoolhouse,
  ),
];
