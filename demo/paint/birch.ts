/** Birches, with their white trunks and airy leaves. */

import { limb } from './branches.ts';
import { lighten } from './colour.ts';
import { far, type Light, sideOf, toned } from './light.ts';
import { Gathered, oval, type Point, path, polygon, type Sheet } from './svg.ts';
import { foliage, type TreeOptions } from './trees.ts';

/** A birch: slender white trunks with dark marks and airy leaves that tremble at their tips. */
export function birch(sheet: Sheet, light: Light, options: TreeOptions): string {
  const { x, y, height, distance = 0 } = options;
  const colours = options.colours ?? foliage.spring;
  const { random } = sheet;
  const side = sideOf(light);
  const white = far(light, toned(light, '#efe9dc', 0.9), distance);
  const grey = far(light, toned(light, '#b9b3a8', 0.2), distance);
  const dark = far(light, toned(light, '#4a423c', 0.3), distance);
  const girth = height * 0.02;
  const lean = random.between(-0.05, 0.05) * height;
  const trunkAt = (t: number): Point => [x + lean * t * t, y - height * t];
  const trunk = polygon([
    [x - girth, y],
    [trunkAt(0.9)[0] - girth * 0.15, trunkAt(0.9)[1]],
    [trunkAt(0.9)[0] + girth * 0.15, trunkAt(0.9)[1]],
    [x + girth, y],
  ]);
  let marks = '';
  let branches = '';
  for (let i = 0; i < 16; i++) {
    const t = random.between(0.02, 0.7);
    const [px, py] = trunkAt(t);
    marks += oval(
      px + random.between(-0.5, 0.5) * girth,
      py,
      girth * random.between(0.25, 0.6),
      girth * 0.16,
    );
  }
  const leaves = new Gathered();
  const leaf = Math.min(height * 0.011, 3 + height * 0.004);
  const leafCount = height > 400 ? 80 : 34;
  for (let i = 0; i < 13; i++) {
    const t = random.between(0.35, 0.92);
    const [px, py] = trunkAt(t);
    const out = (i % 2 ? 1 : -1) * height * 0.26 * (1.15 - t) * random.between(0.7, 1.3);
    const tip: Point = [px + out, py - Math.abs(out) * 0.7];
    branches += limb([px, py], tip, girth * 0.3);
    if (options.bare) continue;
    for (let j = 0; j < leafCount; j++) {
      const colour = random.pick(colours);
      const dx = random.between(-1, 1) * height * 0.075;
      const dy = random.between(-1, 1.3) * height * 0.075;
      const facing = (dx * side - dy) / (height * 0.15);
      leaves.add(
        far(
          light,
          toned(
            light,
            facing > 0.2 ? lighten(colour, 0.12) : colour,
            0.5 + facing * 0.6 > 0.6 ? 1 : 0.3,
          ),
          distance,
        ),
        oval(tip[0] - out * 0.2 + dx, tip[1] + dy, leaf, leaf * 0.7),
      );
    }
  }
  return (
    path(branches, dark) +
    path(trunk, white) +
    path(
      polygon([
        [x - side * girth, y],
        [trunkAt(0.9)[0], trunkAt(0.9)[1]],
        [x - side * girth * 0.2, y],
      ]),
      grey,
    ) +
    path(marks, dark) +
    leaves.paths()
  );
}
