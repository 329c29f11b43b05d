/** Sprigs of heather and herbs, close by. */
import { type Colour, darken, lighten } from '../colour.ts';
import { Gathered, num, polygon, type Sheet, smooth, stroke } from '../svg.ts';
import { place, tones, turned } from './form.ts';

/** A sprig of flowering heather: needle leaves along the stem, bells crowding towards the tip. */
export function heatherSprig(
  sheet: Sheet,
  x: number,
  y: number,
  length: number,
  angle: number,
): string {
  const { random } = sheet;
  const bells = new Gathered();
  const leaves = new Gathered();
  const count = 46;
  for (let i = 0; i < count; i++) {
    const t = 0.06 + (i / count) * 0.92;
    const side = i % 2 ? 1 : -1;
    const px = length * t;
    const reach = length * 0.05;
    leaves.add(
      side > 0 ? '#3f5a34' : '#5f7a48',
      polygon([
        [px, 0],
        [px + reach * 0.5, side * reach * 0.9],
        [px + reach * 0.7, side * reach * 0.8],
      ]),
    );
    if (t < 0.3) continue;
    const r = length * 0.024 * (1.5 - t * 0.8) * random.between(0.85, 1.15);
    const bx = px + random.between(-0.4, 0.4) * r;
    const by = side * length * 0.036 * random.between(0.15, 1.1) * (1.35 - t * 0.8);
    // A little urn that hangs outwards: wide belly, narrow lip, a light edge on the window's side.
    bells.add(
      random.pick(['#8c5f94', '#a673ab', '#b987bb', '#754a80']),
      smooth([
        [bx + r, by - side * r * 0.5],
        [bx + r * 0.9, by + side * r * 0.7],
        [bx - r * 0.2, by + side * r * 1.3],
        [bx - r * 0.9, by + side * r * 1.1],
        [bx - r, by],
        [bx - r * 0.2, by - side * r * 0.8],
      ]),
    );
    bells.add(
      '#dcb6dc',
      smooth([
        [bx - r * 0.1, by - side * r * 0.5],
        [bx + r * 0.5, by - side * r * 0.2],
        [bx + r * 0.2, by + side * r * 0.3],
        [bx - r * 0.3, by],
      ]),
    );
  }
  return place(
    stroke(
      `M0 0Q${num(length * 0.5)} ${num(-length * 0.03)} ${num(length)} 0`,
      '#5a4a34',
      length * 0.014,
    ) +
      leaves.paths() +
      bells.paths(),
    x,
    y,
    1,
    angle,
  );
}

/** A sprig of rosemary or bay. */
export function sprig(x: number, y: number, length: number, angle: number, colour: Colour): string {
  const leaves = new Gathered();
  for (let i = 1; i <= 9; i++) {
    const t = i / 9;
    for (const side of [-1, 1]) {
      const r = length * 0.15 * (1.1 - t * 0.5);
      leaves.add(
        side < 0 ? lighten(colour, 0.16) : tones(colour).shade,
        smooth(
          turned(
            [
              [0, 0],
              [r * 0.5, side * r * 0.5],
              [r * 1.3, side * r * 0.6],
              [r * 0.7, side * r * 0.1],
            ],
            0,
            length * t - r,
            0,
          ),
        ),
      );
    }
  }
  return place(
    stroke(`M0 0H${num(length)}`, darken(colour, 0.4), length * 0.02) + leaves.paths(),
    x,
    y,
    1,
    angle,
  );
}
