/** Small people seen from afar, to give a landscape its scale. */
import { type Colour, darken } from './colour.ts';
import { type Light, sideOf, toned } from './light.ts';
import { dot, oval, path, polygon } from './svg.ts';

/** A walker with a rucksack, seen from behind or the side; `tall` is the height in pixels. */
export function walker(
  light: Light,
  options: {
    x: number;
    y: number;
    tall: number;
    jacket?: Colour;
    staff?: boolean;
    facing?: 1 | -1;
  },
): string {
  const { x, y, tall, jacket = '#b8482f', staff = true, facing = 1 } = options;
  const at = (u: number, v: number): [number, number] => [x + u * tall * facing, y - v * tall];
  const tone = (colour: Colour, amount: number) => toned(light, colour, amount);
  const legs =
    polygon([at(-0.08, 0.5), at(0.02, 0.5), at(-0.03, 0.02), at(-0.11, 0.02)]) +
    polygon([at(-0.01, 0.5), at(0.1, 0.5), at(0.13, 0.02), at(0.05, 0.02)]);
  const coat = polygon([
    at(-0.1, 0.48),
    at(0.11, 0.48),
    at(0.11, 0.78),
    at(0.06, 0.85),
    at(-0.06, 0.85),
    at(-0.11, 0.78),
  ]);
  const sun = sideOf(light) * facing;
  const shine = polygon([
    at(sun * 0.11, 0.48),
    at(sun * 0.11, 0.78),
    at(sun * 0.06, 0.85),
    at(sun * 0.02, 0.84),
    at(sun * 0.05, 0.48),
  ]);
  const pack = oval(...at(-0.13, 0.68), tall * 0.075, tall * 0.12);
  const stick = staff ? polygon([at(0.2, 0.62), at(0.215, 0.62), at(0.24, 0), at(0.225, 0)]) : '';
  const arm = polygon([at(0.06, 0.78), at(0.11, 0.76), at(0.22, 0.58), at(0.18, 0.55)]);
  return (
    path(stick, tone('#6b4a2e', 0.6)) +
    path(legs, tone('#3d3f4a', 0.5)) +
    path(pack, tone('#4d5b3f', 0.6)) +
    path(coat + arm, tone(jacket, 0.45)) +
    path(shine, tone(jacket, 1)) +
    path(dot(...at(0.01, 0.93), tall * 0.062), tone('#c99a74', 0.8)) +
    path(
      polygon([at(-0.08, 0.94), at(0.1, 0.94), at(0.055, 1.01), at(-0.045, 1.01)]),
      tone(darken(jacket, 0.3), 0.6),
    )
  );
}
