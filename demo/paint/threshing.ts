import { type Light, toned } from './light.ts';
import { palette } from './palette.ts';
import { box, type View } from './space.ts';
import { granites } from './stone.ts';
import { Gathered, group, type Point, path, polygon, type Sheet } from './svg.ts';

/** The round threshing floor of fitted slabs. */
export function threshingFloor(
  sheet: Sheet,
  light: Light,
  view: View,
  x: number,
  z: number,
  radius: number,
): string {
  const { random } = sheet;
  const at = (angle: number, reach: number): Point =>
    view([x + Math.cos(angle) * reach, 0.02, z + Math.sin(angle) * reach]);
  const slabs = new Gathered();
  const rings = 6;
  for (let ring = 0; ring < rings; ring++) {
    const [inner, outer] = [(radius * ring) / rings, (radius * (ring + 1)) / rings];
    const count = 5 + ring * 5;
    const turn = random.between(0, 1);
    for (let i = 0; i < count; i++) {
      const [from, to] = [
        ((i + 0.04) / count) * Math.PI * 2 + turn,
        ((i + 0.96) / count) * Math.PI * 2 + turn,
      ];
      const middle = (from + to) / 2;
      slabs.add(
        toned(light, random.pick(granites), random.between(0.75, 1)),
        polygon([
          at(from, inner + 0.06),
          at(middle, inner + 0.06),
          at(to, inner + 0.06),
          at(to, outer - 0.04),
          at(middle, outer - 0.02),
          at(from, outer - 0.04),
        ]),
      );
    }
  }
  const edge: Point[] = [];
  for (let i = 0; i < 48; i++) edge.push(at((i / 48) * Math.PI * 2, radius + 0.25));
  return path(polygon(edge), toned(light, palette.graniteDark, 0.5)) + slabs.paths();
}

/** A stack of straw around a pole. */
export function strawStack(
  sheet: Sheet,
  light: Light,
  view: View,
  x: number,
  z: number,
  tall: number,
): string {
  const outline = (
    [
      [-0.36, 0],
      [-0.42, 0.22],
      [-0.34, 0.5],
      [-0.16, 0.82],
      [0, 1],
      [0.16, 0.82],
      [0.34, 0.5],
      [0.42, 0.22],
      [0.36, 0],
    ] as const
  ).map(([u, v]): Point => view([x + u * tall, v * tall, z]));
  const body = polygon(outline);
  const straws = new Gathered();
  for (let i = 0; i < 130; i++) {
    const v = sheet.random.next();
    const u = sheet.random.between(-0.4, 0.4) * (1 - v * 0.8);
    const a = view([x + u * tall, v * tall, z]);
    const b = view([x + u * 1.25 * tall, (v - 0.1) * tall, z]);
    straws.add(
      toned(
        light,
        sheet.random.pick(['#d9b766', '#b8924a', '#ecd08a']),
        sheet.random.chance(0.5) ? 1 : 0.3,
      ),
      polygon([a, [a[0] + 3, a[1]], [b[0] + 2, b[1]], b]),
    );
  }
  return (
    box(
      view,
      light,
      [x, tall * 0.9, z],
      { width: 0.1, depth: 0.1, height: tall * 0.22 },
      '#6b4f35',
    ) +
    path(body, toned(light, '#c9a356', 0.55)) +
    group(straws.paths(), `clip-path="${sheet.clip(body)}"`)
  );
}
