/** What comes to the table, drawn to look good: meat, potatoes, greens, sausage, olives, pastry, a sandwich. */
import { type Colour, darken, lighten, mix } from '../colour.ts';
import {
  dot,
  ellipse,
  Gathered,
  num,
  oval,
  type Point,
  path,
  type Sheet,
  smooth,
  stroke,
} from '../svg.ts';
import { blob, castShadow, place, solid, turned } from './form.ts';

/** A thick grilled steak with marks of the grill, centred on (x, y). */
export function steak(sheet: Sheet, x: number, y: number, size: number, angle = 0): string {
  const s = size;
  const shape = (dy: number) =>
    smooth(
      turned(
        [
          [-s, -s * 0.05],
          [-s * 0.7, -s * 0.38],
          [-s * 0.1, -s * 0.44],
          [s * 0.55, -s * 0.36],
          [s * 0.98, -s * 0.04],
          [s * 0.8, s * 0.3],
          [s * 0.2, s * 0.36],
          [-s * 0.5, s * 0.34],
        ],
        angle,
        x,
        y + dy,
      ),
    );
  let marks = '';
  for (let i = -4; i <= 4; i++) {
    marks += `M${num(x + i * s * 0.24 - s * 0.2)} ${num(y - s * 0.5)}l${num(s * 0.34)} ${num(s)}`;
  }
  let salt = '';
  for (let i = 0; i < 34; i++) {
    salt += rectData(
      x + sheet.random.between(-s * 0.8, s * 0.8),
      y + sheet.random.between(-s * 0.3, s * 0.26),
      s * 0.022,
    );
  }
  return (
    path(shape(s * 0.2), '#1d0f0f', 'fill-opacity="0.4"') +
    path(shape(s * 0.15), '#5c2318') +
    path(shape(s * 0.09), '#a2483a') +
    solid(sheet, shape(0), '#7d3f26', {
      depth: s * 0.12,
      rise: 0.8,
      inside:
        stroke(marks, '#35170f', s * 0.07, 'stroke-opacity="0.8"') +
        path(
          smooth(
            turned(
              [
                [-s * 0.76, -s * 0.12],
                [-s * 0.4, -s * 0.32],
                [s * 0.1, -s * 0.36],
                [-s * 0.3, -s * 0.22],
              ],
              angle,
              x,
              y,
            ),
          ),
          '#f0b98a',
          'fill-opacity="0.55"',
        ) +
        path(salt, '#fff4dc', 'fill-opacity="0.9"'),
    })
  );
}

const rectData = (x: number, y: number, size: number): string =>
  `M${num(x)} ${num(y)}h${num(size)}v${num(size * 0.8)}h${num(-size)}Z`;

/** A roast potato, golden with browned edges. */
export function potato(sheet: Sheet, x: number, y: number, size: number): string {
  const colour = mix('#dfa84a', '#c98a36', sheet.random.next());
  return (
    ellipse(x + size * 0.2, y + size * 0.5, size, size * 0.4, '#1d0f0f', 'fill-opacity="0.3"') +
    solid(sheet, blob(sheet, x, y, size, size * 0.74, 0.07, 9), colour, {
      depth: size * 0.4,
      tones: {
        light: lighten(colour, 0.35),
        mid: colour,
        shade: darken(mix(colour, '#8a3f1c', 0.5), 0.1),
      },
      inside: ellipse(
        x - size * 0.3,
        y - size * 0.28,
        size * 0.26,
        size * 0.13,
        '#fff3cc',
        'fill-opacity="0.8"',
      ),
    })
  );
}

/** A tuft of cooked greens or salad. */
export function greens(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  colour: Colour = '#4f7a3a',
): string {
  const { random } = sheet;
  const leaves = new Gathered();
  for (let i = 0; i < 26; i++) {
    const px = x + random.between(-1, 1) * size * 0.8;
    const py = y + random.between(-0.5, 0.42) * size * 0.8;
    const r = size * random.between(0.16, 0.3);
    const tint = random.pick([
      darken(colour, 0.3),
      colour,
      lighten(colour, 0.18),
      mix(colour, '#b7c25c', 0.5),
    ]);
    leaves.add(
      tint,
      smooth(
        turned(
          [
            [-r, 0],
            [-r * 0.3, -r * 0.55],
            [r, -r * 0.1],
            [r * 0.2, r * 0.45],
          ],
          random.between(0, 360),
          px,
          py,
        ),
      ),
    );
  }
  return (
    ellipse(
      x + size * 0.15,
      y + size * 0.34,
      size * 0.95,
      size * 0.34,
      '#1d0f0f',
      'fill-opacity="0.3"',
    ) + leaves.paths()
  );
}

/** A curved smoked sausage, and below it slices of the same. */
export function chourico(x: number, y: number, size: number, angle = 0): string {
  const s = size;
  const bend = smooth(
    [
      [-s, 0],
      [-s * 0.4, -s * 0.24],
      [s * 0.4, -s * 0.24],
      [s, 0.06 * s],
    ],
    false,
  );
  return place(
    stroke(
      bend,
      '#1d0f0f',
      s * 0.3,
      `stroke-opacity="0.3" transform="translate(${num(s * 0.06)} ${num(s * 0.12)})"`,
    ) +
      stroke(bend, '#5c1d17', s * 0.28) +
      stroke(
        bend,
        '#8f3324',
        s * 0.2,
        `transform="translate(${num(-s * 0.01)} ${num(-s * 0.025)})"`,
      ) +
      stroke(
        smooth(
          [
            [-s * 0.8, -s * 0.14],
            [-s * 0.3, -s * 0.31],
            [s * 0.3, -s * 0.32],
          ],
          false,
        ),
        '#e59a6a',
        s * 0.035,
        'stroke-opacity="0.8"',
      ) +
      stroke(
        `M${num(-s * 1.06)} ${num(s * 0.05)}l${num(-s * 0.14)} ${num(s * 0.1)}M${num(s * 1.08)} ${num(s * 0.1)}l${num(s * 0.12)} ${num(s * 0.1)}`,
        '#d8c59a',
        s * 0.035,
      ),
    x,
    y,
    1,
    angle,
  );
}

/** A round of sausage. */
export function sausageRound(sheet: Sheet, x: number, y: number, radius: number): string {
  let fat = '';
  for (let i = 0; i < 9; i++) {
    const angle = sheet.random.between(0, Math.PI * 2);
    const reach = sheet.random.between(0.1, 0.7) * radius;
    fat += dot(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach * 0.62,
      radius * sheet.random.between(0.05, 0.12),
    );
  }
  return (
    ellipse(
      x + radius * 0.16,
      y + radius * 0.3,
      radius * 1.04,
      radius * 0.66,
      '#1d0f0f',
      'fill-opacity="0.32"',
    ) +
    ellipse(x, y + radius * 0.16, radius, radius * 0.64, '#4f1814') +
    ellipse(x, y, radius, radius * 0.64, '#7d2a20') +
    ellipse(x, y, radius * 0.88, radius * 0.55, '#b0482f') +
    path(fat, '#f0c7a0')
  );
}

/** An olive. */
export function olive(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  colour: Colour = '#5c6a34',
): string {
  return (
    ellipse(x + size * 0.3, y + size * 0.5, size, size * 0.4, '#1d0f0f', 'fill-opacity="0.3"') +
    solid(sheet, oval(x, y, size, size * 0.78), colour, {
      depth: size * 0.45,
      inside: ellipse(
        x - size * 0.32,
        y - size * 0.3,
        size * 0.22,
        size * 0.12,
        '#f4f4d0',
        'fill-opacity="0.85"',
      ),
    })
  );
}

/** A custard tart with scorched top. */
export function custardTart(sheet: Sheet, x: number, y: number, size: number): string {
  const s = size;
  let folds = '';
  for (let i = -5; i <= 5; i++)
    folds += `M${num(x + i * s * 0.17)} ${num(y - s * 0.36)}q${num(-i * 2)} ${num(s * 0.24)} ${num(-i * s * 0.03)} ${num(s * 0.5)}`;
  const shell = `M${num(x - s)} ${num(y - s * 0.34)}L${num(x - s * 0.72)} ${num(y + s * 0.1)}Q${num(x)} ${num(y + s * 0.36)} ${num(x + s * 0.72)} ${num(y + s * 0.1)}L${num(x + s)} ${num(y - s * 0.34)}Z`;
  return (
    castShadow(x, y + s * 0.1, s * 0.86, s * 0.24) +
    solid(sheet, shell, '#d59a4c', {
      depth: s * 0.5,
      rise: 0,
      inside: stroke(folds, '#8f5420', s * 0.03, 'stroke-opacity="0.55"'),
    }) +
    ellipse(x, y - s * 0.34, s, s * 0.32, '#e7b566') +
    ellipse(x, y - s * 0.33, s * 0.84, s * 0.25, '#f3c64e') +
    path(
      blob(sheet, x - s * 0.2, y - s * 0.36, s * 0.3, s * 0.09, 0.25, 9) +
        blob(sheet, x + s * 0.36, y - s * 0.3, s * 0.22, s * 0.07, 0.25, 9) +
        blob(sheet, x + s * 0.2, y - s * 0.43, s * 0.14, s * 0.04, 0.2, 8),
      '#7a3f1c',
      'fill-opacity="0.85"',
    ) +
    ellipse(x - s * 0.42, y - s * 0.4, s * 0.2, s * 0.05, '#fff3c0', 'fill-opacity="0.9"')
  );
}

/** A sandwich of crusty roll with meat and greens showing. */
export function sandwich(sheet: Sheet, x: number, y: number, size: number): string {
  const s = size;
  const lower = smooth([
    [x - s, y - s * 0.18],
    [x - s * 0.94, y + s * 0.04],
    [x, y + s * 0.12],
    [x + s * 0.94, y + s * 0.04],
    [x + s, y - s * 0.18],
    [x, y - s * 0.1],
  ]);
  const upper = smooth([
    [x - s * 1.02, y - s * 0.36],
    [x - s * 0.86, y - s * 0.66],
    [x - s * 0.4, y - s * 0.84],
    [x + s * 0.2, y - s * 0.86],
    [x + s * 0.8, y - s * 0.7],
    [x + s * 1.02, y - s * 0.38],
    [x + s * 0.6, y - s * 0.28],
    [x - s * 0.6, y - s * 0.28],
  ]);
  const { random } = sheet;
  const leafEdge: Point[] = [];
  const meatEdge: Point[] = [];
  for (let i = 0; i <= 16; i++) {
    const px = x - s * 1.02 + (i / 16) * s * 2.04;
    leafEdge.push([px, y - s * 0.1 + random.between(-0.05, 0.08) * s]);
    meatEdge.push([px, y - s * 0.2 + random.between(-0.05, 0.06) * s]);
  }
  const strip = (edge: Point[], top: number) =>
    smooth([...edge, [x + s * 0.96, y - s * top], [x - s * 0.96, y - s * top]]);
  const slashes =
    smooth([
      [x - s * 0.5, y - s * 0.66],
      [x - s * 0.2, y - s * 0.76],
      [x + s * 0.2, y - s * 0.7],
      [x - s * 0.12, y - s * 0.66],
    ]) +
    smooth([
      [x + s * 0.2, y - s * 0.7],
      [x + s * 0.5, y - s * 0.74],
      [x + s * 0.8, y - s * 0.58],
      [x + s * 0.5, y - s * 0.64],
    ]);
  return (
    castShadow(x, y + s * 0.06, s * 0.98, s * 0.2) +
    solid(sheet, lower, '#cf9a52', { depth: s * 0.12 }) +
    path(strip(leafEdge, 0.2), '#6f9a45') +
    path(strip(meatEdge, 0.34), '#9a4a2e') +
    path(
      strip(
        meatEdge.map(([px, py]): Point => [px, py - s * 0.07]),
        0.36,
      ),
      '#c97f52',
    ) +
    path(
      strip(
        meatEdge.map(([px, py]): Point => [px, py - s * 0.12]),
        0.38,
      ),
      '#f2d27a',
    ) +
    solid(sheet, upper, '#cf8f45', { depth: s * 0.22, rise: 0.9, inside: path(slashes, '#f3dba4') })
  );
}
