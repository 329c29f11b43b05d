/** Rye bread: whole loaves, slices, dough and ears of rye. */
import { type Colour, darken, lighten, mix } from '../colour.ts';
import { num, type Point, path, type Sheet, smooth, stroke } from '../svg.ts';
import { blob, castShadow, type Side, solid } from './form.ts';

/** A round dark rye loaf standing on (x, y): floured crust with deep cracks. */
export function loaf(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  from: Side = -1,
  colour: Colour = '#8a5427',
): string {
  const { random } = sheet;
  const s = size;
  const data = smooth([
    [x - s, y - s * 0.2],
    [x - s * 0.88, y - s * 0.52],
    [x - s * 0.5, y - s * 0.8],
    [x, y - s * 0.88],
    [x + s * 0.5, y - s * 0.79],
    [x + s * 0.9, y - s * 0.5],
    [x + s, y - s * 0.18],
    [x + s * 0.82, y + s * 0.06],
    [x, y + s * 0.12],
    [x - s * 0.82, y + s * 0.05],
  ]);
  let cracks = '';
  let lips = '';
  for (const [cx, cy, length, lean] of [
    [-0.5, -0.5, 0.5, 0.2],
    [-0.12, -0.62, 0.62, 0.05],
    [0.3, -0.52, 0.52, -0.12],
    [0.62, -0.34, 0.36, -0.2],
    [-0.1, -0.28, 0.4, 0.4],
    [-0.72, -0.24, 0.3, 0.3],
  ] as const) {
    const px = x + s * cx;
    const py = y + s * cy;
    const l = s * length;
    const crack = smooth([
      [px - l * 0.45, py + l * lean],
      [px - l * 0.1, py - l * 0.09],
      [px + l * 0.5, py - l * lean * 0.5],
      [px + l * 0.12, py + l * 0.1],
    ]);
    cracks += crack;
    lips += stroke(
      smooth(
        [
          [px - l * 0.5, py + l * lean - 4],
          [px - l * 0.1, py - l * 0.13],
          [px + l * 0.52, py - l * lean * 0.5 - 4],
        ],
        false,
      ),
      '#f0dcb2',
      s * 0.022,
      'stroke-opacity="0.75"',
    );
  }
  let flour = '';
  for (let i = 0; i < 130; i++) {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    const px = x - s * 0.14 + Math.cos(angle) * s * 0.74 * reach;
    const py = y - s * 0.5 + Math.sin(angle) * s * 0.34 * reach;
    flour += `M${num(px)} ${num(py)}h${num(random.between(3, s * 0.05))}v${num(random.between(2, s * 0.016))}h${num(-random.between(3, s * 0.04))}Z`;
  }
  const veil = blob(sheet, x - s * 0.2, y - s * 0.56, s * 0.56, s * 0.22, 0.14, 18);
  return (
    castShadow(x, y + s * 0.06, s * 0.98, s * 0.2, from) +
    solid(sheet, data, colour, {
      depth: s * 0.3,
      from,
      rise: 0.8,
      inside:
        path(veil, '#f3e2bd', 'fill-opacity="0.4"') +
        path(flour, '#f8ebcd', 'fill-opacity="0.6"') +
        path(cracks, darken(colour, 0.5)) +
        lips,
    })
  );
}

/** A slice of rye bread lying or standing, centred on (x, y). */
export function slice(sheet: Sheet, x: number, y: number, size: number, squash = 1): string {
  const s = size;
  const shape = (k: number, dy = 0): string =>
    smooth(
      (
        [
          [-0.86, 0.42],
          [-0.98, 0],
          [-0.74, -0.42],
          [0, -0.62],
          [0.74, -0.42],
          [0.98, 0],
          [0.86, 0.42],
          [0, 0.5],
        ] as Point[]
      ).map(([px, py]): Point => [x + px * s * k, y + (py * s * k + dy) * squash]),
    );
  let crumb = '';
  for (let i = 0; i < 46; i++) {
    const angle = sheet.random.between(0, Math.PI * 2);
    const reach = Math.sqrt(sheet.random.next()) * 0.76;
    const r = sheet.random.between(s * 0.008, s * 0.026);
    const px = x + Math.cos(angle) * s * reach;
    const py = y + (Math.sin(angle) * s * 0.48 * reach - s * 0.03) * squash;
    crumb += `M${num(px - r)} ${num(py)}a${num(r)} ${num(r * 0.6)} 0 1 0 ${num(r * 2)} 0a${num(r)} ${num(r * 0.6)} 0 1 0 ${num(-r * 2)} 0Z`;
  }
  return (
    path(
      shape(1.02, s * 0.13),
      '#1d1118',
      `fill-opacity="0.32" transform="translate(${num(s * 0.1)} 4)"`,
    ) +
    path(shape(1, s * 0.09), '#5b3318') +
    path(shape(1), '#8a5427') +
    path(shape(0.9), '#c9a270') +
    path(shape(0.82, -s * 0.02), '#d8b683') +
    path(crumb, '#a67c4c', 'fill-opacity="0.75"')
  );
}

/** A ball of dough, floured and soft. */
export function dough(sheet: Sheet, x: number, y: number, size: number, from: Side = -1): string {
  const s = size;
  const data = smooth([
    [x - s, y - s * 0.16],
    [x - s * 0.72, y - s * 0.5],
    [x - s * 0.1, y - s * 0.62],
    [x + s * 0.6, y - s * 0.54],
    [x + s, y - s * 0.14],
    [x + s * 0.7, y + s * 0.06],
    [x - s * 0.6, y + s * 0.08],
  ]);
  const folds = smooth(
    [
      [x - s * 0.4, y - s * 0.36],
      [x, y - s * 0.42],
      [x + s * 0.46, y - s * 0.3],
    ],
    false,
  );
  return (
    castShadow(x, y + s * 0.02, s * 0.95, s * 0.17, from) +
    solid(sheet, data, '#e3cfa8', {
      from,
      tones: { light: '#f8ecd0', mid: '#e3cfa8', shade: '#b0916a' },
      depth: s * 0.22,
      rise: 0.9,
      inside: stroke(folds, '#b3935f', s * 0.03, 'stroke-opacity="0.6"'),
    })
  );
}

/** An ear of rye on its stalk; (x, y) is the foot of the stalk, `lean` bends it. */
export function ryeEar(x: number, y: number, height: number, lean: number, colour: Colour): string {
  const tipX = x + lean;
  const tipY = y - height;
  const at = (t: number): Point => {
    // A quadratic bend: upright at the foot, bowing at the tip.
    const px = x + lean * t * t;
    return [px, y - height * t + Math.abs(lean) * 0.12 * t * t];
  };
  let grains = '';
  let awns = '';
  const g = height * 0.028;
  for (let i = 0; i < 15; i++) {
    const [px, py] = at(0.7 + i * 0.021);
    for (const side of [-1, 1]) {
      const gx = px + side * g * 0.55;
      grains += smooth([
        [gx, py + g],
        [gx + side * g * 0.5, py],
        [gx + side * g * 0.28, py - g],
        [gx - side * g * 0.2, py],
      ]);
      awns += `M${num(gx)} ${num(py - g)}l${num(side * g * 1.1 + lean * 0.05)} ${num(-g * 3.6)}`;
    }
  }
  return (
    stroke(
      `M${num(x)} ${num(y)}Q${num(x)} ${num(y - height * 0.55)} ${num(tipX)} ${num(tipY + Math.abs(lean) * 0.12)}`,
      mix(colour, '#6f6a3a', 0.35),
      height * 0.008,
    ) +
    stroke(awns, lighten(colour, 0.3), height * 0.003, 'stroke-opacity="0.8"') +
    path(grains, colour)
  );
}
