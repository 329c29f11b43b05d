/** The nursery of young chestnuts. */
import { backdrop, ground } from '../backdrop.ts';
import { walker } from '../figures.ts';
import { type Light, lights, toned, withSun } from '../light.ts';
import type { Scene } from '../scene.ts';
import { eyeView } from '../space.ts';
import { fieldWall } from '../stone.ts';
import { Gathered, polygon, type Sheet, scene, smooth, stroke } from '../svg.ts';
import { broadleaf } from '../trees.ts';

function nursery(sheet: Sheet): string {
  const { width, height, random } = sheet;
  const light = withSun(lights.morning, { x: 0.82, y: 0.15 });
  const view = eyeView({ centre: width * 0.42, horizon: height * 0.52, focal: 1300, eye: 2.6 });
  const beds = new Gathered();
  for (let row = -9; row <= 12; row++) {
    const x = row * 1.7;
    beds.add(
      toned(light, random.pick(['#8a6442', '#96704a', '#7d5a3c']), 0.8),
      polygon([
        view([x - 0.45, 0, 3]),
        view([x + 0.45, 0, 3]),
        view([x + 0.45, 0, 60]),
        view([x - 0.45, 0, 60]),
      ]),
    );
  }
  const plants: { z: number; content: string }[] = [];
  for (let z = 40; z >= 4.2; z -= z > 18 ? 2.6 : 1.9) {
    for (let row = -9; row <= 12; row++) {
      const [px, py] = view([row * 1.7, 0, z]);
      if (px < -60 || px > width + 60) continue;
      plants.push({
        z,
        content: sapling(sheet, light, px, py, (1300 / z) * random.between(0.85, 1.15)),
      });
    }
  }
  return (
    backdrop(sheet, light, { horizon: 0.52, mountains: 0.3, clouds: 4, seed: 'viveiro' }) +
    ground(sheet, light, 0.51, '#7f9a54') +
    [0.06, 0.17, 0.8, 0.93]
      .map((x, i) =>
        broadleaf(sheet, light, {
          x: width * x,
          y: height * 0.55,
          height: height * (0.26 + (i % 2) * 0.08),
        }),
      )
      .join('') +
    fieldWall(
      sheet,
      light,
      [
        [0, height * 0.565],
        [width * 0.5, height * 0.555],
        [width, height * 0.565],
      ],
      18,
    ) +
    beds.paths() +
    plants.map((plant) => plant.content).join('') +
    walker(light, { x: width * 0.7, y: height * 0.84, tall: 300, jacket: '#4d6b3f', staff: false })
  );
}

/** A young chestnut with its stake: long toothed leaves around a thin stem. */
function sapling(sheet: Sheet, light: Light, x: number, y: number, tall: number): string {
  const { random } = sheet;
  const leaves = new Gathered();
  const count = tall > 120 ? 17 : 8;
  for (let i = 0; i < count; i++) {
    const v = 0.3 + (i / count) * 0.7;
    const side = i % 2 ? 1 : -1;
    const long = tall * random.between(0.2, 0.32) * (1.2 - v * 0.5);
    const lift = random.between(-0.1, 0.5);
    const [ax, ay] = [x, y - tall * v];
    const [bx, by] = [x + side * long, y - tall * v - long * lift];
    const thick = long * 0.16;
    leaves.add(
      toned(
        light,
        random.pick(['#5f8f42', '#7aa84e', '#4d7a3c']),
        side === Math.sign(light.towards[0]) ? 1 : 0.4,
      ),
      smooth([
        [ax, ay],
        [(ax + bx) / 2, (ay + by) / 2 - thick],
        [bx, by],
        [(ax + bx) / 2, (ay + by) / 2 + thick],
      ]),
    );
  }
  return (
    stroke(
      polygon(
        [
          [x + tall * 0.06, y],
          [x + tall * 0.06, y - tall * 0.85],
        ],
        false,
      ),
      toned(light, '#b8924a', 0.8),
      Math.max(1.5, tall * 0.02),
    ) +
    stroke(
      polygon(
        [
          [x, y],
          [x, y - tall],
        ],
        false,
      ),
      toned(light, '#6b5238', 0.5),
      Math.max(1.5, tall * 0.022),
    ) +
    leaves.paths()
  );
}

export const nurseryScenes: Scene[] = [
  scene(
    'viveiro-de-castanheiros',
    'Filas de castanheiros jovens no viveiro da freguesia.',
    nursery,
  ),
];
