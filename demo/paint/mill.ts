/** Water mills: the wooden wheel and the channel that feeds it. */
import { darken, lighten } from './colour.ts';
import { type Light, toned } from './light.ts';
import type { Vec, View } from './space.ts';
import { Gathered, type Point, path, polygon, type Sheet, stroke } from './svg.ts';

/** A wooden mill wheel that turns around an axle pointing at us (turned with its view); `deep` is its thickness. */
export function millWheel(
  sheet: Sheet,
  light: Light,
  own: View,
  centre: Vec,
  radius: number,
  deep = 0.9,
): string {
  const { random } = sheet;
  const wood = '#7a5a3c';
  const at = (angle: number, reach: number, z: number): Point =>
    own([centre[0] + Math.cos(angle) * reach, centre[1] + Math.sin(angle) * reach, centre[2] + z]);
  const ring = (outer: number, inner: number, z: number): string => {
    const points: Point[] = [];
    const back: Point[] = [];
    for (let i = 0; i <= 40; i++) {
      points.push(at((i / 40) * Math.PI * 2, outer, z));
      back.unshift(at((i / 40) * Math.PI * 2, inner, z));
    }
    return polygon([...points, ...back]);
  };
  const paddles = new Gathered();
  const count = 18;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + 0.1;
    const tilt = 0.1;
    const amount = 0.35 + 0.5 * Math.max(0, Math.sin(angle));
    paddles.add(
      toned(light, random.chance(0.5) ? wood : lighten(wood, 0.1), amount),
      polygon([
        at(angle, radius * 0.8, deep),
        at(angle + tilt, radius * 1.06, deep),
        at(angle + tilt, radius * 1.06, 0),
        at(angle, radius * 0.8, 0),
      ]),
    );
  }
  let spokes = '';
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2 + 0.2;
    const width = 0.045;
    spokes += polygon([
      at(angle - width * 2, radius * 0.16, 0),
      at(angle - width, radius * 0.84, 0),
      at(angle + width, radius * 0.84, 0),
      at(angle + width * 2, radius * 0.16, 0),
    ]);
  }
  const [ax] = at(0, 0, 0);
  const [bx] = at(0, radius, 0);
  const scale = Math.abs(bx - ax) / radius;
  const hub: Point[] = [];
  for (let i = 0; i < 16; i++) hub.push(at((i / 16) * Math.PI * 2, radius * 0.13, -0.1));
  return (
    path(
      ring(radius, radius * 0.8, deep),
      toned(light, darken(wood, 0.35), 0.2),
      'fill-rule="evenodd"',
    ) +
    paddles.paths() +
    path(spokes, toned(light, wood, 0.7)) +
    path(ring(radius, radius * 0.82, 0), toned(light, wood, 0.85), 'fill-rule="evenodd"') +
    stroke(
      ring(radius * 0.995, radius * 0.83, 0),
      toned(light, darken(wood, 0.4), 0.4),
      Math.max(1, scale * 0.03),
    ) +
    path(polygon(hub), toned(light, darken(wood, 0.15), 0.6))
  );
}
