import { type Colour, darken, lighten, mix } from '../colour.ts';
import {
  dot,
  group,
  num,
  oval,
  type Point,
  path,
  polygon,
  type Sheet,
  smooth,
  stroke,
} from '../svg.ts';
import type { Side } from './form.ts';

/** A small person: where, how tall, in what clothes and pose. */
export type Figure = {
  x: number;
  /** The ground under the feet. */
  y: number;
  height: number;
  /** Skirt, trousers, or a long cloak. */
  dress?: 'skirt' | 'trousers' | 'cloak';
  top: Colour;
  bottom: Colour;
  skin?: Colour;
  hair?: Colour;
  head?: 'bare' | 'scarf' | 'hat' | 'cap' | 'bun';
  headColour?: Colour;
  /** Where the hands are, in parts of the height from the feet (x, then up). */
  hands?: readonly [Point, Point];
  /** How far the feet stand apart (0.05 stands, 0.2 walks). */
  stride?: number;
  /** Leans forward (to the right) or back, in parts of the height. */
  lean?: number;
  /** Which way the face turns. */
  facing?: -1 | 0 | 1;
  /** A bag, basket or rucksack on the back, opposite of `facing`. */
  rucksack?: Colour;
  apron?: Colour;
  /** Rolled-up sleeves show the forearms. */
  sleeves?: 'rolled';
  /** An open mouth. */
  singing?: boolean;
};

/** The light people stand in. */
export type FigureLight = {
  /** What all colours sink into (night or haze), and how deep. */
  into: Colour;
  amount: number;
  rim: Colour;
  from: Side;
  /** Width of the rim in parts of the height. */
  width?: number;
};

/** Figures smaller than this, in pixels, need no face. */
const faceFrom = 250;

/** One person; the first colour pass is the rim of light, the second the person. */
export function figure(sheet: Sheet, light: FigureLight, person: Figure): string {
  const shift = (light.width ?? 0.014) * person.height;
  const sunk = (colour: Colour) => mix(colour, light.into, light.amount);
  return (
    group(
      body(sheet, person, () => light.rim, light.from, false),
      `transform="translate(${num(light.from * shift)} ${num(-shift * 0.55)})"`,
    ) + body(sheet, person, sunk, light.from, true)
  );
}

/** A place on the person: across and up, in parts of the height; leaning bodies shift with it. */
function spot({ x, y, height, lean = 0 }: Figure): (px: number, py: number) => Point {
  return (px, py) => [x + px * height + lean * height * py, y - py * height];
}

/** The arms alone, to be laid over a table or an instrument that hides the rest of the person. */
export function arms(light: FigureLight, person: Figure): string {
  const sunk = (colour: Colour) => mix(colour, light.into, light.amount);
  const at = spot(person);
  return armOf(person, sunk, at, -1, light.from) + armOf(person, sunk, at, 1, light.from);
}

function armOf(
  person: Figure,
  tone: (colour: Colour) => Colour,
  at: (px: number, py: number) => Point,
  side: -1 | 1,
  from: Side,
): string {
  const h = person.height;
  const hands = person.hands ?? [
    [-0.13, 0.46],
    [0.13, 0.46],
  ];
  const hand = side < 0 ? hands[0] : hands[1];
  const shoulder = at(side * 0.092, 0.785);
  const target = at(hand[0], hand[1]);
  // An arm is as long as it is: the closer the hand, the further out and down the elbow goes.
  const reach = Math.hypot(target[0] - shoulder[0], target[1] - shoulder[1]) / h;
  const bend = Math.min(0.13, Math.sqrt(Math.max(0.0006, 0.19 ** 2 - (reach / 2) ** 2)));
  const elbow: Point = [
    (shoulder[0] + target[0]) / 2 + side * bend * 0.62 * h,
    (shoulder[1] + target[1]) / 2 + bend * 0.8 * h,
  ];
  const sleeve = tone(darken(person.top, side === from ? 0.04 : 0.28));
  const skin = tone(darken(person.skin ?? '#c98f68', side === from ? 0 : 0.14));
  const forearm = person.sleeves === 'rolled' ? skin : sleeve;
  const line = (a: Point, b: Point) => polygon([a, b], false);
  return (
    stroke(line(elbow, target), forearm, h * 0.046) +
    stroke(line(shoulder, elbow), sleeve, h * 0.062) +
    path(dot(target[0], target[1], h * 0.028), skin)
  );
}

function body(
  sheet: Sheet,
  person: Figure,
  tone: (colour: Colour) => Colour,
  from: Side,
  detail: boolean,
): string {
  const { height: h, dress = 'trousers', stride = 0.06, facing = 0 } = person;
  const skin = tone(person.skin ?? '#c98f68');
  const hair = tone(person.hair ?? '#3a261c');
  const top = tone(person.top);
  const bottom = tone(person.bottom);
  const at = spot(person);
  const limb = (points: Point[], colour: Colour, width: number) =>
    stroke(smooth(points, false), colour, width * h);
  const arm = (side: -1 | 1) => armOf(person, tone, at, side, from);
  const torso = smooth([
    at(-0.118, 0.775),
    at(-0.085, 0.82),
    at(-0.03, 0.85),
    at(0.03, 0.85),
    at(0.085, 0.82),
    at(0.118, 0.775),
    at(0.1, 0.66),
    at(0.094, 0.58),
    at(0.112, 0.46),
    at(-0.112, 0.46),
    at(-0.094, 0.58),
    at(-0.1, 0.66),
  ]);
  const skirt = smooth([
    at(-0.09, 0.58),
    at(0.09, 0.58),
    at(0.15, 0.3),
    at(0.19, 0.06),
    at(0, 0.035),
    at(-0.19, 0.06),
    at(-0.15, 0.3),
  ]);
  const cloak = smooth([
    at(-0.07, 0.84),
    at(0.07, 0.84),
    at(0.16, 0.7),
    at(0.2, 0.3),
    at(0.21, 0.12),
    at(0, 0.08),
    at(-0.21, 0.12),
    at(-0.2, 0.3),
    at(-0.16, 0.7),
  ]);
  const legs =
    limb(
      [at(-0.05, 0.5), at(-0.05 - stride * 0.4, 0.26), at(-0.03 - stride, 0.02)],
      tone(darken(person.bottom, from < 0 ? 0.02 : 0.25)),
      0.086,
    ) +
    limb(
      [at(0.05, 0.5), at(0.05 + stride * 0.5, 0.27), at(0.03 + stride, 0.02)],
      tone(darken(person.bottom, from < 0 ? 0.25 : 0.02)),
      0.086,
    ) +
    limb(
      [at(-0.04 - stride, 0.012), at(0.01 - stride + facing * 0.02, 0.01)],
      tone('#2a1d18'),
      0.034,
    ) +
    limb(
      [at(0.02 + stride, 0.012), at(0.07 + stride + facing * 0.01, 0.01)],
      tone('#2a1d18'),
      0.034,
    );
  const shadeSide = (data: string, colour: Colour) =>
    detail
      ? group(
          path(
            data,
            tone(darken(colour, 0.32)),
            `transform="translate(${num(-from * h * 0.085)} ${num(h * 0.01)})"`,
          ),
          `clip-path="${sheet.clip(data)}"`,
        )
      : '';
  const clothes =
    dress === 'skirt'
      ? limb([at(-0.05, 0.12), at(-0.06, 0.015)], tone('#2a1d18'), 0.05) +
        limb([at(0.05, 0.12), at(0.06, 0.015)], tone('#2a1d18'), 0.05) +
        path(skirt, bottom) +
        shadeSide(skirt, person.bottom) +
        (detail ? skirtFolds(person, tone, at) : '')
      : legs;
  const apron =
    person.apron && detail
      ? path(
          polygon([
            at(-0.075, 0.575),
            at(0.075, 0.575),
            at(0.11, 0.22),
            at(0.06, 0.2),
            at(-0.06, 0.2),
            at(-0.11, 0.22),
          ]),
          tone(person.apron),
        ) +
        path(
          polygon([at(0.01, 0.575), at(0.075, 0.575), at(0.11, 0.22), at(0.03, 0.2)]),
          tone(darken(person.apron, 0.2)),
        ) +
        stroke(
          polygon([at(-0.096, 0.575), at(0.096, 0.575)], false),
          tone(darken(person.apron, 0.3)),
          h * 0.016,
        )
      : '';
  const collar = detail
    ? path(
        polygon([at(-0.045, 0.85), at(0, 0.785), at(0.045, 0.85)]),
        tone(lighten(person.top, 0.4)),
        'fill-opacity="0.75"',
      )
    : '';
  const pack = person.rucksack
    ? path(
        smooth([
          at(-facing * 0.06, 0.82),
          at(-facing * 0.2, 0.8),
          at(-facing * 0.22, 0.6),
          at(-facing * 0.08, 0.54),
        ]),
        tone(person.rucksack),
      )
    : '';
  return (
    pack +
    clothes +
    (dress === 'cloak'
      ? path(cloak, top) + shadeSide(cloak, person.top)
      : path(torso, top) + shadeSide(torso, person.top)) +
    collar +
    apron +
    arm(-1) +
    arm(1) +
    headOf(person, at, tone, skin, hair, facing, from, detail)
  );
}

/** Folds that fall from the waist, and a band along the hem. */
function skirtFolds(
  person: Figure,
  tone: (colour: Colour) => Colour,
  at: (px: number, py: number) => Point,
): string {
  const folds = [-0.6, -0.2, 0.25, 0.65]
    .map((t) => polygon([at(t * 0.08, 0.55), at(t * 0.13, 0.3), at(t * 0.17, 0.07)], false))
    .join('');
  const hem = smooth(
    [at(-0.183, 0.1), at(-0.1, 0.076), at(0, 0.07), at(0.1, 0.076), at(0.183, 0.1)],
    false,
  );
  return (
    stroke(
      folds,
      tone(darken(person.bottom, 0.35)),
      person.height * 0.008,
      'stroke-opacity="0.7"',
    ) +
    stroke(hem, tone(lighten(person.bottom, 0.3)), person.height * 0.012, 'stroke-opacity="0.7"')
  );
}

/** Eyes, brows, nose and mouth: a few strokes, only where a face is large enough to carry them. */
function features(
  person: Figure,
  tone: (colour: Colour) => Colour,
  cx: number,
  cy: number,
  h: number,
  facing: number,
): string {
  const x = cx + facing * h * 0.014;
  const dark = tone('#3a2420');
  const pair = (draw: (side: number) => string) => draw(-1) + draw(1);
  // Who sings closes the eyes.
  const eyes = person.singing
    ? stroke(
        pair(
          (side) =>
            `M${num(x + side * h * 0.02 - h * 0.009)} ${num(cy)}q${num(h * 0.009)} ${num(h * 0.008)} ${num(h * 0.018)} 0`,
        ),
        dark,
        h * 0.0055,
      )
    : path(
        pair((side) => oval(x + side * h * 0.02, cy + h * 0.002, h * 0.0052, h * 0.0062)),
        dark,
      );
  const brows = pair(
    (side) =>
      `M${num(x + side * h * 0.01)} ${num(cy - h * 0.014)}q${num(side * h * 0.01)} ${num(-h * 0.007)} ${num(side * h * 0.021)} ${num(h * 0.002)}`,
  );
  const nose = `M${num(x + facing * h * 0.004)} ${num(cy)}l${num((facing || 1) * h * 0.006)} ${num(h * 0.019)}l${num(-(facing || 1) * h * 0.006)} ${num(h * 0.001)}`;
  const mouth = person.singing
    ? path(
        `M${num(x - h * 0.014)} ${num(cy + h * 0.034)}q${num(h * 0.014)} ${num(h * 0.005)} ${num(h * 0.028)} 0q${num(-h * 0.003)} ${num(h * 0.017)} ${num(-h * 0.014)} ${num(h * 0.017)}t${num(-h * 0.014)} ${num(-h * 0.017)}Z`,
        tone('#7a2f2c'),
      )
    : stroke(
        `M${num(x - h * 0.015)} ${num(cy + h * 0.036)}q${num(h * 0.015)} ${num(h * 0.011)} ${num(h * 0.03)} 0`,
        tone('#8f3f38'),
        h * 0.006,
      );
  return (
    eyes +
    stroke(brows, tone(darken(person.hair ?? '#3a261c', 0.1)), h * 0.0055) +
    stroke(nose, tone('#8f5a42'), h * 0.005, 'stroke-opacity="0.8"') +
    mouth
  );
}

function headOf(
  person: Figure,
  at: (px: number, py: number) => Point,
  tone: (colour: Colour) => Colour,
  skin: Colour,
  hair: Colour,
  facing: number,
  from: Side,
  detail: boolean,
): string {
  const h = person.height;
  const [nx, ny] = at(0, 0.86);
  const [cx, cy] = at(facing * 0.016, 0.925);
  const cover = tone(person.headColour ?? '#6e2b37');
  const face = oval(cx, cy, h * 0.055, h * 0.068);
  let content = stroke(`M${num(nx)} ${num(ny + h * 0.03)}L${num(cx)} ${num(cy)}`, skin, h * 0.055);
  if (person.head === 'scarf') {
    content += path(
      smooth([
        [cx - h * 0.074, cy + h * 0.06],
        [cx - h * 0.07, cy - h * 0.04],
        [cx, cy - h * 0.086],
        [cx + h * 0.07, cy - h * 0.04],
        [cx + h * 0.074, cy + h * 0.06],
        [cx, cy + h * 0.11],
      ]),
      cover,
    );
    if (!detail) return content;
    const fx = cx + facing * h * 0.014;
    const fy = cy + h * 0.008;
    return (
      content +
      path(
        smooth([
          [cx - from * h * 0.02, cy - h * 0.08],
          [cx - from * h * 0.072, cy - h * 0.03],
          [cx - from * h * 0.072, cy + h * 0.06],
          [cx, cy + h * 0.105],
          [cx - from * h * 0.04, cy],
        ]),
        tone(darken(person.headColour ?? '#6e2b37', 0.3)),
      ) +
      path(oval(fx, fy, h * 0.042, h * 0.054), skin) +
      path(
        smooth([
          [fx - from * h * 0.016, fy - h * 0.05],
          [fx - from * h * 0.04, fy],
          [fx - from * h * 0.03, fy + h * 0.036],
          [fx - from * h * 0.008, fy + h * 0.052],
          [fx - from * h * 0.022, fy],
        ]),
        tone(darken(person.skin ?? '#c98f68', 0.25)),
        'fill-opacity="0.7"',
      ) +
      (h > faceFrom ? features(person, tone, fx - facing * h * 0.008, fy, h, facing) : '')
    );
  }
  content +=
    path(oval(cx - facing * h * 0.012, cy - h * 0.012, h * 0.064, h * 0.068), hair) +
    path(face, skin);
  if (detail) {
    content += path(
      smooth([
        [cx - from * h * 0.01, cy - h * 0.06],
        [cx - from * h * 0.056, cy - h * 0.02],
        [cx - from * h * 0.05, cy + h * 0.04],
        [cx - from * h * 0.01, cy + h * 0.066],
        [cx - from * h * 0.02, cy],
      ]),
      tone(darken(person.skin ?? '#c98f68', 0.3)),
      'fill-opacity="0.8"',
    );
  }
  if (detail && h > faceFrom) content += features(person, tone, cx, cy, h, facing);
  content += path(
    smooth([
      [cx - h * 0.062, cy + h * 0.006],
      [cx - h * 0.058, cy - h * 0.05],
      [cx, cy - h * 0.082],
      [cx + h * 0.058, cy - h * 0.05],
      [cx + h * 0.062, cy + h * 0.006],
      [cx + h * 0.03, cy - h * 0.032],
      [cx - h * 0.03, cy - h * 0.036],
    ]),
    hair,
  );
  if (person.head === 'bun')
    content += path(dot(cx - facing * h * 0.05, cy - h * 0.07, h * 0.03), hair);
  if (person.head === 'hat') {
    content +=
      path(oval(cx, cy - h * 0.044, h * 0.115, h * 0.022), cover) +
      path(
        smooth([
          [cx - h * 0.062, cy - h * 0.046],
          [cx - h * 0.05, cy - h * 0.108],
          [cx, cy - h * 0.122],
          [cx + h * 0.05, cy - h * 0.108],
          [cx + h * 0.062, cy - h * 0.046],
        ]),
        cover,
      );
  }
  if (person.head === 'cap') {
    content += path(
      smooth([
        [cx - h * 0.07, cy - h * 0.03],
        [cx - h * 0.05, cy - h * 0.084],
        [cx + h * 0.03, cy - h * 0.09],
        [cx + h * 0.074, cy - h * 0.04],
        [cx + facing * h * 0.09, cy - h * 0.026],
      ]),
      cover,
    );
  }
  return content;
}
