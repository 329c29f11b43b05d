/** Chestnuts, their burrs and leaves. */
import { type Colour, darken, lighten, mix } from '../colour.ts';
import {
  ellipse,
  group,
  num,
  type Point,
  path,
  polygon,
  type Sheet,
  smooth,
  stroke,
} from '../svg.ts';
import { castShadow, place, solid, turned } from './form.ts';

const nutOutline: readonly Point[] = [
  [0, -1.06],
  [0.16, -0.86],
  [0.62, -0.62],
  [0.98, -0.06],
  [0.86, 0.52],
  [0.42, 0.78],
  [0, 0.84],
  [-0.42, 0.78],
  [-0.86, 0.52],
  [-0.98, -0.06],
  [-0.62, -0.62],
  [-0.16, -0.86],
];

/** One glossy chestnut, centred on (x, y); `roast` shows the cut and the flesh of a roasted one. */
export function chestnut(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  angle = 0,
  roast = false,
): string {
  const colour = mix('#7a3d1f', '#9a5526', sheet.random.next());
  const scaled = nutOutline.map(([px, py]): Point => [px * size, py * size]);
  const data = smooth(turned(scaled, angle, x, y));
  const at = (px: number, py: number): Point =>
    turned([[px * size, py * size]], angle, x, y)[0] as Point;
  const scar = smooth([at(-0.6, 0.6), at(0, 0.5), at(0.6, 0.6), at(0.4, 0.95), at(-0.4, 0.95)]);
  let stripes = '';
  for (const offset of [-0.55, -0.2, 0.2, 0.55]) {
    stripes += smooth([at(offset * 0.3, -0.85), at(offset * 1.1, -0.1), at(offset, 0.6)], false);
  }
  const cut = roast
    ? path(smooth([at(-0.5, -0.05), at(-0.05, -0.3), at(0.5, -0.12), at(0.1, 0.2)]), '#f0cf86') +
      path(smooth([at(-0.3, -0.06), at(0, -0.18), at(0.3, -0.1), at(0.06, 0.06)]), '#fbe6ae')
    : '';
  const inside =
    stroke(stripes, darken(colour, 0.45), size * 0.035, 'stroke-opacity="0.5"') +
    path(scar, '#c7a070', 'fill-opacity="0.9"') +
    // The gloss stays on the window's side however the nut lies.
    path(
      smooth([
        [x - size * 0.62, y - size * 0.1],
        [x - size * 0.42, y - size * 0.5],
        [x - size * 0.12, y - size * 0.56],
        [x - size * 0.3, y - size * 0.3],
      ]),
      '#fff0d8',
      'fill-opacity="0.8"',
    ) +
    cut;
  const shadow = ellipse(
    x + size * 0.3,
    y + size * 0.72,
    size,
    size * 0.26,
    '#1d1118',
    'fill-opacity="0.34"',
  );
  const body = solid(sheet, data, colour, {
    depth: size * 0.46,
    tones: { light: lighten(colour, 0.22), mid: colour, shade: darken(colour, 0.52) },
    inside,
  });
  return shadow + body;
}

/** A heap of chestnuts over an ellipse, the nearer ones in front. */
export function chestnutHeap(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  height: number,
  size: number,
  roast = 0,
): string {
  const { random } = sheet;
  const rows = Math.max(3, Math.round(height / (size * 0.55)));
  let content = ellipse(x, y, rx, rx * 0.28, '#2d150e');
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    // From the crown of the heap at the back down to its widest row in front.
    const half = rx * (0.3 + 0.66 * Math.sin((t * Math.PI) / 2));
    const count = Math.max(2, Math.round((half * 2) / (size * 1.5)));
    for (let i = 0; i < count; i++) {
      const across = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
      const dip = Math.sqrt(Math.max(0, 1 - across * across)) * rx * 0.14 * t;
      content += chestnut(
        sheet,
        x + (across + (row % 2) * 0.12) * half * 0.9 + random.between(-0.2, 0.2) * size,
        y - height * (1 - t) + dip + random.between(-0.15, 0.15) * size,
        size * random.between(0.9, 1.08),
        random.between(-70, 70),
        random.chance(roast),
      );
    }
  }
  return content;
}

/** An open burr, lying or hanging: a ball of spines with a star-shaped opening and two or three nuts in it. */
export function burr(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  colour: Colour = '#a9a04a',
  hanging = false,
): string {
  const { random } = sheet;
  const spines = (count: number, low: number, high: number, tint: Colour, width: number) => {
    let data = '';
    for (let i = 0; i < count; i++) {
      const angle = random.between(0, Math.PI * 2);
      const start = size * random.between(low * 0.5, low);
      const end = size * random.between(low, high);
      const bend = angle + random.between(-0.3, 0.3);
      data += `M${num(x + Math.cos(angle) * start)} ${num(y + Math.sin(angle) * start * 0.9)}L${num(x + Math.cos(bend) * end)} ${num(y + Math.sin(bend) * end * 0.9)}`;
    }
    return stroke(data, tint, width);
  };
  const opening: Point[] = [
    [x - size * 0.72, y - size * 0.08],
    [x - size * 0.3, y - size * 0.36],
    [x, y - size * 0.66],
    [x + size * 0.3, y - size * 0.36],
    [x + size * 0.76, y - size * 0.02],
    [x + size * 0.34, y + size * 0.36],
    [x, y + size * 0.56],
    [x - size * 0.36, y + size * 0.34],
  ];
  return (
    (hanging ? '' : castShadow(x, y + size * 0.78, size * 0.95, size * 0.26)) +
    spines(240, 0.9, 1.28, darken(colour, 0.4), size * 0.024) +
    ellipse(x, y, size * 0.9, size * 0.82, darken(colour, 0.3)) +
    spines(200, 0.8, 1.2, colour, size * 0.022) +
    group(
      spines(90, 0.6, 1.02, lighten(mix(colour, '#e8d27a', 0.5), 0.1), size * 0.02),
      `transform="translate(${num(-size * 0.12)} ${num(-size * 0.12)})"`,
    ) +
    path(smooth(opening), '#efe0b4') +
    path(
      smooth(
        opening.map(([px, py]): Point => [x + (px - x) * 0.86, y + (py - y) * 0.86 + size * 0.03]),
      ),
      '#8d6f42',
    ) +
    // Three nuts, tips together, as they grow; the middle one is flat and partly hidden.
    chestnut(sheet, x + size * 0.02, y - size * 0.2, size * 0.34, 4) +
    chestnut(sheet, x - size * 0.26, y + size * 0.1, size * 0.38, 52) +
    chestnut(sheet, x + size * 0.25, y + size * 0.13, size * 0.4, -40)
  );
}

/** A long serrated chestnut leaf, its stalk at (x, y), lit half and shaded half. */
export function chestnutLeaf(
  x: number,
  y: number,
  length: number,
  angle: number,
  colour: Colour,
): string {
  const teeth = 11;
  const half = (side: number): Point[] => {
    const points: Point[] = [[0, 0]];
    for (let i = 1; i <= teeth; i++) {
      const t = i / (teeth + 1);
      const width = Math.sin(Math.PI * t ** 0.85) * 0.15;
      points.push([t - 0.03, side * width * 0.86], [t + 0.035, side * width * 1.12]);
    }
    points.push([1.03, 0]);
    return points;
  };
  const scale = (points: readonly Point[]) =>
    points.map(([px, py]): Point => [px * length, py * length]);
  let veins = `M${num(-length * 0.1)} 0L${num(length)} 0`;
  for (let i = 1; i <= teeth; i++) {
    const t = i / (teeth + 1);
    const reach = Math.sin(Math.PI * t ** 0.85) * 0.15 * length;
    const start = num((t - 0.07) * length);
    veins += `M${start} 0L${num((t + 0.02) * length)} ${num(reach)}M${start} 0L${num((t + 0.02) * length)} ${num(-reach)}`;
  }
  return place(
    path(polygon(scale(half(-1))), lighten(colour, 0.16)) +
      path(polygon(scale(half(1))), darken(colour, 0.2)) +
      stroke(veins, darken(colour, 0.42), length * 0.007, 'stroke-opacity="0.65"'),
    x,
    y,
    1,
    angle,
  );
}
