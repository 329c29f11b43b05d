/** The leafy clusters of which the crown of a broad-leaved tree is made. */
import { type Colour, darken, lighten } from './colour.ts';
import { far, type Light, sideOf, toned } from './light.ts';
import type { Random } from './random.ts';
import { oval, type Point, path, smooth } from './svg.ts';

/** Scalloped leafy blob: dark below, base colour, lit cap towards the sun. */
export function leafyCluster(
  light: Light,
  random: Random,
  cluster: { x: number; y: number; r: number },
  colours: readonly Colour[],
  distance: number,
  small: boolean,
): string {
  const side = sideOf(light);
  const colour = random.pick(colours);
  const tone = (amount: number, tint: Colour = colour) =>
    far(light, toned(light, tint, amount), distance);
  const blob = (dx: number, dy: number, scale: number) => {
    const points: Point[] = [];
    const lobes = small ? 6 : 9;
    for (let i = 0; i < lobes * 2; i++) {
      const angle = (i / (lobes * 2)) * Math.PI * 2;
      const radius = cluster.r * scale * (i % 2 ? 1.03 : 0.94) * random.between(0.86, 1.1);
      points.push([
        cluster.x + dx * cluster.r + Math.cos(angle) * radius,
        cluster.y + dy * cluster.r + Math.sin(angle) * radius * 0.86,
      ]);
    }
    return smooth(points);
  };
  // Single leaves catch the light where the cluster turns to the sun.
  const leaves = () => {
    let data = '';
    for (let i = 0; i < 16; i++) {
      const angle = random.between(0, Math.PI * 2);
      const reach = Math.sqrt(random.next()) * 0.55;
      data += oval(
        cluster.x + (side * 0.3 + Math.cos(angle) * reach) * cluster.r,
        cluster.y + (-0.34 + Math.sin(angle) * reach * 0.8) * cluster.r,
        cluster.r * random.between(0.05, 0.11),
        cluster.r * random.between(0.03, 0.07),
      );
    }
    return data;
  };
  return (
    path(blob(-side * 0.04, 0.1, 1.05), tone(0.02, darken(colour, 0.22))) +
    path(blob(side * 0.08, -0.08, 0.9), tone(0.42)) +
    path(blob(side * 0.24, -0.26, 0.62), tone(0.85, lighten(colour, 0.05))) +
    (small ? '' : path(leaves(), tone(1, lighten(colour, 0.18))))
  );
}
