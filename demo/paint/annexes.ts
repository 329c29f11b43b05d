/** What is built onto a house: outside stairs and wooden balconies. */
import { type Colour, darken, lighten } from './colour.ts';
import type { Light } from './light.ts';
import { palette } from './palette.ts';
import { box, type Vec, type View } from './space.ts';

/** Outside stairs of granite along a wall up to a landing, in the house's own view. */
export function stairs(
  light: Light,
  own: View,
  options: {
    x: number;
    z: number;
    height: number;
    width?: number;
    direction?: 1 | -1;
    yaw?: number;
    steps?: number;
  },
): string {
  const { x, z, height, width = 1.2, direction = 1, yaw = 0, steps = 9 } = options;
  const run = 0.32;
  const order = Array.from({ length: steps }, (_, i) => i);
  let content = '';
  // The step furthest from the viewer's side comes first, so that nearer ones cover it.
  for (const i of order) {
    const tall = (height * (steps - i)) / steps;
    const place: Vec = [x + direction * (0.9 + run * i), 0, z];
    content += box(
      own,
      light,
      place,
      { width: run, depth: width, height: tall },
      i % 2 ? palette.granite : palette.graniteLight,
      yaw,
    );
  }
  content += box(own, light, [x, 0, z], { width: 1.5, depth: width, height }, palette.granite, yaw);
  return content;
}

/** A wooden balcony along an upper floor: floor beam, posts, rail and balusters, in the house's own view. */
export function balcony(
  light: Light,
  own: View,
  options: {
    from: number;
    to: number;
    z: number;
    floor: number;
    roof: number;
    colour?: Colour;
    yaw?: number;
  },
): string {
  const { from, to, z, floor, roof: top, colour = '#7a5436', yaw = 0 } = options;
  const length = to - from;
  const middle = (from + to) / 2;
  const deep = 1.1;
  let content = box(
    own,
    light,
    [middle, floor - 0.18, z - deep / 2],
    { width: length, depth: deep, height: 0.18 },
    darken(colour, 0.2),
    yaw,
  );
  for (let x = from + 0.1; x < to; x += 0.22) {
    content += box(
      own,
      light,
      [x, floor, z - deep + 0.08],
      { width: 0.07, depth: 0.06, height: 0.95 },
      colour,
      yaw,
    );
  }
  content += box(
    own,
    light,
    [middle, floor + 0.92, z - deep + 0.08],
    { width: length, depth: 0.12, height: 0.1 },
    lighten(colour, 0.15),
    yaw,
  );
  const posts = Math.max(2, Math.round(length / 1.8) + 1);
  for (let i = 0; i < posts; i++) {
    const x = from + 0.08 + ((length - 0.16) * i) / (posts - 1);
    content += box(
      own,
      light,
      [x, floor, z - deep + 0.08],
      { width: 0.14, depth: 0.14, height: top - floor },
      colour,
      yaw,
    );
  }
  return content;
}
