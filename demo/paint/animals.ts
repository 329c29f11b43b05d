/** Animals of the mountain: the small wild horses (garranos) and the long-horned cows. */
import { type Colour, darken, lighten } from './colour.ts';
import { far, type Light, sideOf, toned } from './light.ts';
import { ellipse, group, type Point, path, polygon, type Sheet, smooth, stroke } from './svg.ts';

export type AnimalOptions = {
  x: number;
  /** The ground under its feet. */
  y: number;
  /** Height at the withers in pixels. */
  size: number;
  facing?: 1 | -1;
  colour?: Colour;
  grazing?: boolean;
  distance?: number;
};

type Shape = readonly Point[];

/** Outlines in withers heights, facing right, feet at 0; the neck and head of each pose come after the chest. */
const horseBack: Shape = [
  [0.3, 1.0],
  [0.02, 0.93],
  [-0.28, 0.98],
  [-0.45, 0.9],
  [-0.5, 0.72],
  [-0.42, 0.57],
  [-0.22, 0.5],
  [0.06, 0.46],
  [0.28, 0.49],
  [0.41, 0.6],
];
const horseHeadUp: Shape = [
  [0.47, 0.8],
  [0.58, 1.02],
  [0.65, 1.04],
  [0.8, 0.92],
  [0.86, 0.95],
  [0.85, 1.03],
  [0.72, 1.22],
  [0.68, 1.33],
  [0.63, 1.25],
  [0.47, 1.14],
];
const horseHeadDown: Shape = [
  [0.54, 0.52],
  [0.62, 0.3],
  [0.68, 0.08],
  [0.75, 0.03],
  [0.81, 0.1],
  [0.79, 0.34],
  [0.79, 0.5],
  [0.72, 0.52],
  [0.58, 0.78],
];
const horseLegs: readonly Shape[] = [
  [
    [0.26, 0.58],
    [0.42, 0.58],
    [0.4, 0.3],
    [0.385, 0.09],
    [0.42, 0],
    [0.32, 0],
    [0.335, 0.09],
    [0.33, 0.3],
  ],
  [
    [-0.5, 0.74],
    [-0.24, 0.56],
    [-0.4, 0.36],
    [-0.41, 0.09],
    [-0.37, 0],
    [-0.47, 0],
    [-0.465, 0.09],
    [-0.5, 0.34],
  ],
];
const horseFarLegs: readonly Shape[] = [
  [
    [0.32, 0.58],
    [0.46, 0.6],
    [0.5, 0.3],
    [0.5, 0.09],
    [0.54, 0],
    [0.44, 0],
    [0.45, 0.09],
    [0.43, 0.3],
  ],
  [
    [-0.4, 0.7],
    [-0.16, 0.54],
    [-0.27, 0.35],
    [-0.27, 0.09],
    [-0.23, 0],
    [-0.33, 0],
    [-0.325, 0.09],
    [-0.36, 0.34],
  ],
];
const tail: Shape = [
  [-0.45, 0.92],
  [-0.54, 0.86],
  [-0.62, 0.6],
  [-0.6, 0.28],
  [-0.54, 0.22],
  [-0.52, 0.5],
  [-0.47, 0.76],
];
const maneUp: Shape = [
  [0.7, 1.24],
  [0.62, 1.3],
  [0.46, 1.18],
  [0.28, 1.04],
  [0.3, 0.86],
  [0.4, 0.9],
  [0.46, 0.98],
  [0.54, 1.08],
  [0.6, 1.16],
];
const maneDown: Shape = [
  [0.8, 0.48],
  [0.76, 0.58],
  [0.58, 0.82],
  [0.3, 1.03],
  [0.34, 0.86],
  [0.46, 0.72],
  [0.56, 0.56],
  [0.66, 0.46],
];

/** A garrano: small, stocky, dark bay, with a long mane and tail. */
export function horse(sheet: Sheet, light: Light, options: AnimalOptions): string {
  const { grazing = false, colour = '#6b4126' } = options;
  const hair = darken(colour, 0.55);
  return quadruped(
    sheet,
    light,
    { ...options, colour },
    {
      body: [...horseBack, ...(grazing ? horseHeadDown : horseHeadUp)],
      legs: horseLegs,
      farLegs: horseFarLegs,
      over: [
        [tail, hair],
        [grazing ? maneDown : maneUp, hair],
      ],
      hoof: 0.09,
    },
  );
}

const cowBack: Shape = [
  [0.42, 1.0],
  [0.02, 0.95],
  [-0.44, 1.0],
  [-0.6, 0.92],
  [-0.63, 0.62],
  [-0.48, 0.46],
  [-0.32, 0.37],
  [-0.22, 0.4],
  [0.1, 0.37],
  [0.4, 0.4],
  [0.56, 0.5],
];
const cowHeadUp: Shape = [
  [0.62, 0.62],
  [0.72, 0.7],
  [0.82, 0.62],
  [0.94, 0.56],
  [0.99, 0.63],
  [0.95, 0.74],
  [0.86, 0.93],
  [0.76, 0.98],
  [0.6, 0.98],
];
const cowHeadDown: Shape = [
  [0.66, 0.42],
  [0.72, 0.26],
  [0.8, 0.06],
  [0.88, 0.03],
  [0.92, 0.12],
  [0.9, 0.32],
  [0.88, 0.44],
  [0.76, 0.62],
  [0.6, 0.86],
];
const cowLegs: readonly Shape[] = [
  [
    [0.34, 0.5],
    [0.52, 0.5],
    [0.49, 0.24],
    [0.47, 0.08],
    [0.5, 0],
    [0.4, 0],
    [0.41, 0.08],
    [0.4, 0.24],
  ],
  [
    [-0.62, 0.7],
    [-0.36, 0.5],
    [-0.47, 0.28],
    [-0.48, 0.08],
    [-0.44, 0],
    [-0.55, 0],
    [-0.55, 0.08],
    [-0.57, 0.28],
  ],
];
const cowFarLegs: readonly Shape[] = [
  [
    [0.2, 0.46],
    [0.36, 0.46],
    [0.33, 0.24],
    [0.31, 0.08],
    [0.34, 0],
    [0.24, 0],
    [0.25, 0.08],
    [0.24, 0.24],
  ],
  [
    [-0.46, 0.6],
    [-0.26, 0.46],
    [-0.34, 0.26],
    [-0.35, 0.08],
    [-0.31, 0],
    [-0.42, 0],
    [-0.41, 0.08],
    [-0.43, 0.26],
  ],
];
const cowTail: Shape = [
  [-0.6, 0.94],
  [-0.66, 0.86],
  [-0.69, 0.5],
  [-0.72, 0.3],
  [-0.66, 0.28],
  [-0.65, 0.5],
  [-0.62, 0.8],
];

/** A chestnut-coloured cow with long lyre horns. */
export function cow(sheet: Sheet, light: Light, options: AnimalOptions): string {
  const { grazing = false, colour = '#9a5f33' } = options;
  const horn: Shape = grazing
    ? [
        [0.86, 0.46],
        [0.97, 0.52],
        [1.03, 0.66],
        [0.97, 0.76],
        [1.0, 0.65],
        [0.94, 0.56],
        [0.84, 0.52],
      ]
    : [
        [0.8, 0.97],
        [0.86, 1.1],
        [0.82, 1.24],
        [0.88, 1.36],
        [0.78, 1.25],
        [0.79, 1.1],
        [0.74, 0.99],
      ];
  return quadruped(
    sheet,
    light,
    { ...options, colour },
    {
      body: [...cowBack, ...(grazing ? cowHeadDown : cowHeadUp)],
      legs: cowLegs,
      farLegs: cowFarLegs,
      over: [
        [cowTail, darken(colour, 0.3)],
        [horn, '#efe6d2'],
      ],
      hoof: 0.07,
    },
  );
}

function quadruped(
  sheet: Sheet,
  light: Light,
  options: AnimalOptions & { colour: Colour },
  parts: {
    body: Shape;
    legs: readonly Shape[];
    farLegs: readonly Shape[];
    over: readonly [Shape, Colour][];
    hoof: number;
  },
): string {
  const { x, y, size, facing = 1, colour, distance = 0 } = options;
  const place = ([u, v]: Point): Point => [x + u * size * facing, y - v * size];
  const tone = (tint: Colour, amount: number) => far(light, toned(light, tint, amount), distance);
  const body = smooth(parts.body.map(place));
  const legs = (shapes: readonly Shape[]) =>
    shapes.map((shape) => polygon(shape.map(place))).join('');
  const hooves = parts.legs
    .map((shape) => polygon(shape.filter(([, v]) => v <= parts.hoof).map(place)))
    .join('');
  const sun = sideOf(light) * facing;
  const [bx, by] = place([0.02, 0.98]);
  const [ux, uy] = place([0, 0.42]);
  const [hx, hy] = place([sun > 0 ? 0.6 : -0.42, sun > 0 ? 1.0 : 0.85]);
  const soft = (tint: Colour) =>
    sheet.radial([
      [0, tint, 0.95],
      [0.55, tint, 0.6],
      [1, tint, 0],
    ]);
  const shine = soft(tone(lighten(colour, 0.2), 1));
  const planes =
    ellipse(ux, uy, size * 0.7, size * 0.26, soft(tone(darken(colour, 0.4), 0.05))) +
    ellipse(bx, by, size * 0.6, size * 0.2, shine) +
    ellipse(hx, hy, size * 0.2, size * 0.3, shine);
  const shadow = ellipse(
    x - sun * facing * size * 0.12,
    y,
    size * 0.72,
    size * 0.07,
    darken(light.shade, 0.55),
    'opacity="0.35"',
  );
  return (
    shadow +
    path(legs(parts.farLegs), tone(darken(colour, 0.3), 0.1)) +
    path(legs(parts.legs), tone(colour, 0.4)) +
    path(hooves, tone(darken(colour, 0.6), 0.3)) +
    path(body, tone(colour, 0.5)) +
    group(planes, `clip-path="${sheet.clip(body)}"`) +
    parts.over.map(([shape, tint]) => path(smooth(shape.map(place)), tone(tint, 0.55))).join('') +
    stroke(
      smooth(parts.over[0]?.[0].slice(0, 4).map(place) ?? [], false),
      tone(lighten(colour, 0.1), 0.9),
      size * 0.008,
    )
  );
}
