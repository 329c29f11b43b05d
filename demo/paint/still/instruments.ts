/** Concertina, drum and violin. */
import { type Colour, darken } from '../colour.ts';
import {
  dot,
  num,
  oval,
  type Point,
  path,
  polygon,
  rect,
  type Sheet,
  smooth,
  stroke,
} from '../svg.ts';
import { place, solid } from './form.ts';

/** A concertina held open, centred on (x, y). */
export function concertina(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  colour: Colour = '#8f2f2a',
): string {
  const s = size;
  const end = (side: number) => {
    const outer = x + side * s;
    const inner = x + side * s * 0.7;
    return (
      path(
        `M${num(inner)} ${num(y - s * 0.5)}L${num(outer)} ${num(y - s * 0.42)}V${num(y + s * 0.46)}L${num(inner)} ${num(y + s * 0.54)}Z`,
        side < 0 ? colour : darken(colour, 0.35),
      ) +
      path(
        [-0.24, 0, 0.24].map((t) => dot((inner + outer) / 2, y + s * t, s * 0.05)).join(''),
        '#f3e6c8',
      )
    );
  };
  let folds = '';
  let valleys = '';
  const count = 9;
  for (let i = 0; i < count; i++) {
    const a = x - s * 0.7 + (i / count) * s * 1.4;
    const b = a + (s * 1.4) / count;
    const m = (a + b) / 2;
    const sag = (px: number) => Math.cos(((px - x) / (s * 0.7)) * 1.2) * s * 0.1;
    folds += `M${num(a)} ${num(y - s * 0.5 + sag(a))}L${num(m)} ${num(y - s * 0.56 + sag(m))}V${num(y + s * 0.5 + sag(m))}L${num(a)} ${num(y + s * 0.46 + sag(a))}Z`;
    valleys += `M${num(m)} ${num(y - s * 0.56 + sag(m))}L${num(b)} ${num(y - s * 0.5 + sag(b))}V${num(y + s * 0.46 + sag(b))}L${num(m)} ${num(y + s * 0.5 + sag(m))}Z`;
  }
  const shine = sheet.linear(
    [
      [0, '#fff1d0', 0.22],
      [0.5, '#fff1d0', 0],
      [1, '#140d14', 0.35],
    ],
    60,
  );
  return (
    path(folds, '#efe0bd') +
    path(valleys, '#4a2a2c') +
    path(folds + valleys, shine) +
    end(-1) +
    end(1)
  );
}

/** A big drum seen from its side, skin towards us. */
export function drum(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  colour: Colour = '#a5432f',
): string {
  let lacing = '';
  const depth = radius * 0.5;
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2;
    const b = ((i + 0.5) / 16) * Math.PI * 2;
    lacing += `M${num(x + Math.cos(a) * radius)} ${num(y + Math.sin(a) * radius)}L${num(x + depth + Math.cos(b) * radius)} ${num(y + Math.sin(b) * radius)}`;
  }
  const skin = sheet.radial([
    [0, '#fbf0d6'],
    [0.7, '#efdcb4'],
    [1, '#cfae7c'],
  ]);
  return (
    path(oval(x + depth, y, radius, radius), darken(colour, 0.4)) +
    path(
      `M${num(x)} ${num(y - radius)}h${num(depth)}v${num(radius * 2)}h${num(-depth)}Z`,
      darken(colour, 0.2),
    ) +
    stroke(lacing, '#efe0bd', Math.max(2, radius * 0.02)) +
    path(oval(x, y, radius, radius), colour) +
    path(oval(x, y, radius * 0.9, radius * 0.9), skin) +
    stroke(dot(x, y, radius * 0.9), darken(colour, 0.5), radius * 0.03)
  );
}

/** A violin lying down, centred on (x, y). */
export function violin(sheet: Sheet, x: number, y: number, size: number, angle: number): string {
  const s = size;
  const half: Point[] = [
    [0, -s],
    [s * 0.32, -s * 0.94],
    [s * 0.46, -s * 0.66],
    [s * 0.3, -s * 0.3],
    [s * 0.28, -s * 0.06],
    [s * 0.5, s * 0.24],
    [s * 0.5, s * 0.62],
    [s * 0.26, s * 0.9],
    [0, s * 0.96],
  ];
  const outline = smooth([
    ...half,
    ...half
      .slice(1, -1)
      .map(([px, py]): Point => [-px, py])
      .reverse(),
  ]);
  const hole = (side: number) =>
    stroke(
      `M${num(side * s * 0.2)} ${num(-s * 0.1)}q${num(side * s * 0.09)} ${num(s * 0.12)} ${num(side * s * 0.01)} ${num(s * 0.2)}t${num(side * s * 0.04)} ${num(s * 0.2)}`,
      '#24120c',
      s * 0.035,
    );
  return place(
    path(
      outline,
      '#140a0a',
      `fill-opacity="0.4" transform="translate(${num(s * 0.1)} ${num(s * 0.06)})"`,
    ) +
      solid(sheet, outline, '#9a4a1e', {
        depth: s * 0.14,
        inside:
          path(
            smooth([
              [-s * 0.34, -s * 0.7],
              [-s * 0.14, -s * 0.86],
              [-s * 0.1, -s * 0.4],
              [-s * 0.22, -s * 0.3],
            ]),
            '#f3b066',
            'fill-opacity="0.55"',
          ) +
          path(
            smooth([
              [-s * 0.38, s * 0.3],
              [-s * 0.2, s * 0.2],
              [-s * 0.14, s * 0.7],
              [-s * 0.3, s * 0.72],
            ]),
            '#f3b066',
            'fill-opacity="0.5"',
          ),
      }) +
      hole(-1) +
      hole(1) +
      path(
        polygon([
          [-s * 0.07, -s * 1.9],
          [s * 0.07, -s * 1.9],
          [s * 0.1, -s * 0.1],
          [-s * 0.1, -s * 0.1],
        ]),
        '#1d1210',
      ) +
      rect(-s * 0.16, s * 0.12, s * 0.32, s * 0.05, '#d9b27a') +
      path(
        polygon([
          [-s * 0.06, s * 0.42],
          [s * 0.06, s * 0.42],
          [s * 0.1, s * 0.82],
          [-s * 0.1, s * 0.82],
        ]),
        '#1d1210',
      ) +
      solid(
        sheet,
        smooth([
          [-s * 0.08, -s * 1.88],
          [-s * 0.1, -s * 2.2],
          [0, -s * 2.34],
          [s * 0.1, -s * 2.2],
          [s * 0.08, -s * 1.88],
        ]),
        '#6b3216',
        { depth: s * 0.05 },
      ) +
      stroke(
        `M${num(-s * 0.18)} ${num(-s * 2)}h${num(s * 0.36)}M${num(-s * 0.18)} ${num(-s * 2.14)}h${num(s * 0.36)}`,
        '#1d1210',
        s * 0.05,
      ) +
      stroke(
        [-0.045, -0.015, 0.015, 0.045]
          .map((t) => `M${num(s * t)} ${num(-s * 1.9)}L${num(s * t * 1.5)} ${num(s * 0.5)}`)
          .join(''),
        '#f0e2c4',
        s * 0.01,
      ),
    x,
    y,
    1,
    angle,
  );
}
