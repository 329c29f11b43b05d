/** Tools of kitchen and yard: knives, the mason's hammer and chisels. */
import { type Colour, darken, lighten } from '../colour.ts';
import { num, path, polygon, rect, type Sheet, stroke } from '../svg.ts';
import { place, solid } from './form.ts';

/** A knife lying on the table, handle to the right. */
export function knife(x: number, y: number, length: number, angle = 0): string {
  const l = length;
  const blade = `M${num(-l * 0.5)} ${num(-l * 0.004)}Q${num(-l * 0.3)} ${num(l * 0.05)} ${num(l * 0.14)} ${num(l * 0.048)}V${num(-l * 0.012)}Z`;
  return place(
    path(
      `M${num(-l * 0.5)} ${num(l * 0.02)}Q${num(-l * 0.3)} ${num(l * 0.08)} ${num(l * 0.5)} ${num(l * 0.075)}V${num(l * 0.03)}Z`,
      '#1d1118',
      'fill-opacity="0.3"',
    ) +
      path(blade, '#aeb0ac') +
      path(
        `M${num(-l * 0.5)} ${num(-l * 0.004)}L${num(l * 0.14)} ${num(-l * 0.012)}V${num(l * 0.012)}Z`,
        '#e9e9e0',
      ) +
      rect(l * 0.14, -l * 0.016, l * 0.36, l * 0.06, '#4a2a1a', `rx="${num(l * 0.02)}"`) +
      rect(l * 0.14, -l * 0.016, l * 0.36, l * 0.018, '#8a5a3a', `rx="${num(l * 0.009)}"`),
    x,
    y,
    1,
    angle,
  );
}

/** A wooden mallet or iron hammer; the head at (x, y), the handle running away from it. */
export function mallet(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  angle: number,
  head: Colour = '#8a5a34',
): string {
  const s = size;
  return place(
    path(
      polygon([
        [s * 0.1, s * 0.12],
        [s * 1.9, s * 0.22],
        [s * 1.9, s * 0.34],
        [s * 0.1, s * 0.3],
      ]),
      '#1d1118',
      'fill-opacity="0.3"',
    ) +
      rect(0, -s * 0.09, s * 1.9, s * 0.18, '#b98550', `rx="${num(s * 0.08)}"`) +
      rect(0, s * 0.02, s * 1.9, s * 0.07, '#7a5130', `rx="${num(s * 0.03)}"`) +
      solid(
        sheet,
        polygon([
          [-s * 0.34, -s * 0.5],
          [s * 0.3, -s * 0.56],
          [s * 0.3, s * 0.56],
          [-s * 0.34, s * 0.5],
        ]),
        head,
        { depth: s * 0.2 },
      ) +
      stroke(
        `M${num(-s * 0.2)} ${num(-s * 0.4)}V${num(s * 0.4)}M${num(s * 0.02)} ${num(-s * 0.44)}V${num(s * 0.44)}`,
        darken(head, 0.4),
        s * 0.02,
        'stroke-opacity="0.5"',
      ),
    x,
    y,
    1,
    angle,
  );
}

/** A steel chisel, its edge at (x, y). */
export function chisel(x: number, y: number, length: number, angle: number): string {
  const l = length;
  const steel = '#7f8488';
  return place(
    path(
      polygon([
        [0, l * 0.05],
        [l, l * 0.09],
        [l, l * 0.16],
        [l * 0.1, l * 0.12],
      ]),
      '#1d1118',
      'fill-opacity="0.3"',
    ) +
      path(
        polygon([
          [0, -l * 0.045],
          [l * 0.16, -l * 0.03],
          [l * 0.16, l * 0.03],
          [0, l * 0.045],
        ]),
        lighten(steel, 0.35),
      ) +
      rect(l * 0.15, -l * 0.038, l * 0.82, l * 0.076, steel) +
      rect(l * 0.15, -l * 0.038, l * 0.82, l * 0.024, lighten(steel, 0.45)) +
      rect(l * 0.94, -l * 0.05, l * 0.07, l * 0.1, darken(steel, 0.35), `rx="${num(l * 0.02)}"`),
    x,
    y,
    1,
    angle,
  );
}

/** Path data of the six-petalled rosette that masons cut with a compass. */
export function hexafoil(x: number, y: number, radius: number): string {
  let data = '';
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * Math.PI * 2 + Math.PI / 6;
    const tx = x + Math.cos(angle) * radius;
    const ty = y + Math.sin(angle) * radius;
    data += `M${num(x)} ${num(y)}A${num(radius)} ${num(radius)} 0 0 1 ${num(tx)} ${num(ty)}A${num(radius)} ${num(radius)} 0 0 1 ${num(x)} ${num(y)}Z`;
  }
  return data;
}
