/** Walls of bare rock. */
import { type Colour, darken, lighten } from './colour.ts';
import { far, type Light, sideOf, toned } from './light.ts';
import { palette } from './palette.ts';
import { granites } from './stone.ts';
import { Gathered, path, polygon, type Sheet, stroke } from './svg.ts';

/** A wall of rock with upright joints and ledges: slabs of different height and tone from one side to the other. */
export function cliff(
  sheet: Sheet,
  light: Light,
  options: {
    from: number;
    to: number;
    top: (x: number) => number;
    bottom: number;
    slab: number;
    distance?: number;
    snow?: boolean;
    moss?: boolean;
  },
): string {
  const { from, to, top, bottom, slab, distance = 0, snow = false, moss = false } = options;
  const { random } = sheet;
  const side = sideOf(light);
  const tone = (colour: Colour, amount: number) =>
    far(light, toned(light, colour, amount), distance);
  const rock = new Gathered();
  let caps = '';
  let joints = '';
  for (let x = from; x < to; ) {
    const wide = slab * random.between(0.55, 1.5);
    const end = Math.min(to, x + wide);
    let y = top(x + wide / 2) + random.between(-0.25, 0.35) * slab;
    while (y < bottom) {
      const tall = slab * random.between(1.2, 3.2);
      const foot = Math.min(bottom + 4, y + tall);
      const colour = random.pick(granites);
      const amount = random.between(0.22, 0.62);
      const slant = random.between(-0.18, 0.18) * slab;
      const edge = side > 0 ? end : x;
      const inward = edge - side * wide * random.between(0.2, 0.42);
      rock.add(
        tone(colour, amount),
        polygon([
          [x, y],
          [end, y + slant],
          [end + 2, foot],
          [x - 2, foot],
        ]),
      );
      // The edge of each slab that looks to the sun is lit, so that the wall gets its relief.
      rock.add(
        tone(lighten(colour, 0.08), Math.min(1, amount + 0.42)),
        polygon([
          [edge, y + (side > 0 ? slant : 0)],
          [inward, y + slant / 2 + 3],
          [inward - side * slab * 0.08, foot - slab * random.between(0.1, 0.5)],
          [edge, foot],
        ]),
      );
      caps += polygon([
        [x - 3, y - slab * 0.04],
        [end + 3, y + slant - slab * 0.04],
        [end + 2, y + slant + slab * 0.09],
        [(x + end) / 2, y + slant / 2 + slab * random.between(0.12, 0.26)],
        [x - 2, y + slab * 0.08],
      ]);
      joints += polygon(
        [
          [end, y + slant],
          [end + 2, foot],
        ],
        false,
      );
      y = foot - 2;
    }
    x = end;
  }
  const capColour = snow
    ? tone('#f6f8fa', 0.95)
    : moss
      ? tone(palette.moss, 0.75)
      : tone(palette.graniteLight, 1);
  return (
    rock.paths() +
    stroke(joints, tone(darken(palette.graniteDark, 0.35), 0.1), slab * 0.045, 'opacity="0.6"') +
    path(caps, capColour, snow || moss ? '' : 'opacity="0.7"')
  );
}
