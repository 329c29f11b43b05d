/** What a larder holds: cheese, fruit, cabbage, honey. */
import { type Colour, darken, lighten, mix } from '../colour.ts';
import {
  ellipse,
  Gathered,
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
import { blob, castShadow, solid } from './form.ts';
import { hexafoil } from './tools.ts';

/** A whole cheese: a low drum with a rind; (x, y) is the middle of its foot. */
export function cheese(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  height: number,
  colour: Colour = '#e3bd6a',
): string {
  const ry = radius * 0.3;
  const side = `M${num(x - radius)} ${num(y - height)}V${num(y)}A${num(radius)} ${num(ry)} 0 0 0 ${num(x + radius)} ${num(y)}V${num(y - height)}Z`;
  let weave = '';
  for (let i = 0; i < 20; i++) {
    const t = (i / 19) * 2 - 1;
    const px = x + Math.sin((t * Math.PI) / 2) * radius;
    weave += `M${num(px)} ${num(y - height)}v${num(height + ry)}`;
  }
  const top = sheet.linear(
    [
      [0, lighten(colour, 0.42)],
      [0.6, lighten(colour, 0.14)],
      [1, colour],
    ],
    80,
  );
  return (
    castShadow(x, y + ry * 0.3, radius * 0.98, ry) +
    solid(sheet, side, colour, {
      depth: radius * 0.5,
      rise: 0,
      inside: stroke(weave, darken(colour, 0.4), 2.4, 'stroke-opacity="0.28"'),
    }) +
    ellipse(x, y - height, radius, ry, top) +
    stroke(
      oval(x, y - height, radius * 0.9, ry * 0.88),
      darken(colour, 0.25),
      2.5,
      'stroke-opacity="0.4"',
    )
  );
}

/** A cut wedge of cheese showing its pale paste, point towards us on the left. */
export function cheeseWedge(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  colour: Colour = '#e0b35c',
): string {
  const s = size;
  const h = s * 0.52;
  const tip: Point = [x - s, y + s * 0.12];
  const back: Point = [x + s * 0.5, y - s * 0.34];
  const right: Point = [x + s * 0.86, y + s * 0.06];
  const up = ([px, py]: Point): Point => [px, py - h];
  const paste = '#f6e3ae';
  let holes = '';
  for (let i = 0; i < 12; i++) {
    const t = sheet.random.between(0.15, 0.92);
    const px = tip[0] + (right[0] - tip[0]) * t;
    const py = tip[1] + (right[1] - tip[1]) * t - h * sheet.random.between(0.15, 0.85);
    holes += oval(px, py, sheet.random.between(3, s * 0.03), sheet.random.between(3, s * 0.022));
  }
  return (
    castShadow(x, y + s * 0.1, s * 0.92, s * 0.2) +
    path(polygon([tip, right, up(right), up(tip)]), paste) +
    path(
      polygon([tip, [x - s * 0.1, y + s * 0.095], [x - s * 0.1, y + s * 0.095 - h], up(tip)]),
      '#fff2cc',
      'fill-opacity="0.7"',
    ) +
    path(holes, '#d9b978') +
    path(
      `M${num(right[0])} ${num(right[1])}Q${num(right[0] + s * 0.06)} ${num(y - s * 0.2)} ${num(back[0])} ${num(back[1])}V${num(back[1] - h)}Q${num(right[0] + s * 0.06)} ${num(y - s * 0.2 - h)} ${num(right[0])} ${num(right[1] - h)}Z`,
      darken(colour, 0.4),
    ) +
    path(
      `M${num(tip[0])} ${num(tip[1] - h)}L${num(right[0])} ${num(right[1] - h)}Q${num(right[0] + s * 0.06)} ${num(y - s * 0.2 - h)} ${num(back[0])} ${num(back[1] - h)}Z`,
      lighten(colour, 0.3),
    )
  );
}

/** An apple, orange, tomato or any round fruit with a stalk. */
export function fruit(sheet: Sheet, x: number, y: number, size: number, colour: Colour): string {
  return (
    ellipse(
      x + size * 0.3,
      y + size * 0.86,
      size * 0.95,
      size * 0.26,
      '#1d0f0f',
      'fill-opacity="0.3"',
    ) +
    solid(
      sheet,
      smooth([
        [x, y - size * 0.84],
        [x + size * 0.62, y - size * 0.86],
        [x + size, y - size * 0.1],
        [x + size * 0.6, y + size * 0.82],
        [x, y + size * 0.92],
        [x - size * 0.6, y + size * 0.82],
        [x - size, y - size * 0.1],
        [x - size * 0.62, y - size * 0.86],
      ]),
      colour,
      {
        depth: size * 0.5,
        inside: ellipse(
          x - size * 0.42,
          y - size * 0.36,
          size * 0.2,
          size * 0.28,
          '#fff6dc',
          'fill-opacity="0.65"',
        ),
      },
    ) +
    stroke(
      `M${num(x)} ${num(y - size * 0.76)}q${num(size * 0.06)} ${num(-size * 0.26)} ${num(size * 0.2)} ${num(-size * 0.36)}`,
      '#5c4a2a',
      size * 0.09,
    )
  );
}

/** A cabbage head. */
export function cabbage(sheet: Sheet, x: number, y: number, size: number): string {
  const leaf = (grow: number, colour: Colour) =>
    solid(sheet, blob(sheet, x, y, size * grow, size * grow * 0.86, 0.08, 13), colour, {
      depth: size * 0.2,
    });
  let veins = '';
  for (let i = -3; i <= 3; i++)
    veins += `M${num(x)} ${num(y + size * 0.5)}Q${num(x + i * size * 0.2)} ${num(y)} ${num(x + i * size * 0.24)} ${num(y - size * 0.5)}`;
  return (
    leaf(1.05, '#5f8a4a') +
    leaf(0.78, '#86ab5e') +
    stroke(veins, '#d5e3a8', size * 0.035, 'stroke-opacity="0.7"')
  );
}

/** A glass jar of honey (or preserve) with a cloth lid. */
export function honeyJar(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  fill: Colour = '#d98f24',
  lid: Colour = '#8c5f94',
): string {
  const s = size;
  const body = smooth([
    [x - s * 0.62, y],
    [x - s * 0.7, y - s * 0.2],
    [x - s * 0.7, y - s * 1.1],
    [x - s * 0.52, y - s * 1.32],
    [x + s * 0.52, y - s * 1.32],
    [x + s * 0.7, y - s * 1.1],
    [x + s * 0.7, y - s * 0.2],
    [x + s * 0.62, y],
    [x, y + s * 0.1],
  ]);
  const cloth = smooth([
    [x - s * 0.56, y - s * 1.5],
    [x, y - s * 1.62],
    [x + s * 0.56, y - s * 1.5],
    [x + s * 0.6, y - s * 1.36],
    [x + s * 0.8, y - s * 1.14],
    [x + s * 0.42, y - s * 1.2],
    [x + s * 0.1, y - s * 1.12],
    [x - s * 0.3, y - s * 1.2],
    [x - s * 0.8, y - s * 1.12],
    [x - s * 0.6, y - s * 1.36],
  ]);
  const checks = [-0.5, -0.25, 0, 0.25, 0.5]
    .map((t) => `M${num(x + s * t)} ${num(y - s * 1.7)}v${num(s * 0.6)}`)
    .join('');
  return (
    castShadow(x, y + s * 0.04, s * 0.72, s * 0.2) +
    path(
      `M${num(x + s * 0.6)} ${num(y)}L${num(x + s * 1.9)} ${num(y + s * 0.26)}L${num(x + s * 1.1)} ${num(y + s * 0.34)}Z`,
      mix(fill, '#ffd27a', 0.5),
      'fill-opacity="0.5"',
    ) +
    solid(sheet, body, fill, {
      depth: s * 0.4,
      rise: 0.1,
      tones: {
        light: mix(fill, '#ffe9a0', 0.6),
        mid: fill,
        shade: darken(mix(fill, '#7a3010', 0.45), 0.1),
      },
      inside:
        ellipse(x + s * 0.2, y - s * 0.4, s * 0.3, s * 0.5, '#ffd56a', 'fill-opacity="0.4"') +
        rect(x - s * 0.44, y - s * 0.86, s * 0.88, s * 0.52, '#f5ead0') +
        rect(x + s * 0.14, y - s * 0.86, s * 0.3, s * 0.52, '#8a6a44', 'fill-opacity="0.3"') +
        path(hexafoil(x, y - s * 0.64, s * 0.16), lid) +
        path(
          polygon([
            [x - s * 0.3, y - s * 0.44],
            [x + s * 0.3, y - s * 0.44],
            [x + s * 0.3, y - s * 0.42],
            [x - s * 0.3, y - s * 0.42],
          ]),
          '#6b4a2a',
        ) +
        stroke(
          `M${num(x - s * 0.56)} ${num(y - s * 0.16)}V${num(y - s * 1.06)}`,
          '#fff8e0',
          s * 0.07,
          'stroke-opacity="0.8"',
        ),
    }) +
    solid(sheet, cloth, lid, {
      depth: s * 0.2,
      inside: stroke(checks, lighten(lid, 0.5), s * 0.05, 'stroke-opacity="0.5"'),
    }) +
    stroke(
      `M${num(x - s * 0.6)} ${num(y - s * 1.34)}Q${num(x)} ${num(y - s * 1.26)} ${num(x + s * 0.6)} ${num(y - s * 1.34)}`,
      '#f0dcae',
      s * 0.045,
    )
  );
}

/** Honeycomb: hexagonal cells over a slab, some filled and shining. */
export function honeycomb(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const r = width / 15;
  const slab = blob(sheet, x, y, width / 2, height / 2, 0.07, 12);
  const cells = new Gathered();
  for (let row = -9; row <= 9; row++) {
    for (let column = -9; column <= 9; column++) {
      const cx = x + (column + (row % 2) / 2) * r * 1.74;
      const cy = y + row * r * 1.1;
      const hexagon: Point[] = Array.from({ length: 6 }, (_, i) => {
        const angle = (i / 6) * Math.PI * 2 + Math.PI / 6;
        return [cx + Math.cos(angle) * r * 0.86, cy + Math.sin(angle) * r * 0.63];
      });
      cells.add(sheet.random.pick(['#f0b23c', '#d98f24', '#b9701a', '#f7cd6a']), polygon(hexagon));
    }
  }
  return (
    path(slab, '#1d0f0f', 'fill-opacity="0.32" transform="translate(24 26)"') +
    path(slab, '#8a5216', 'transform="translate(0 18)"') +
    solid(sheet, slab, '#e3a53a', { depth: r * 0.8, inside: cells.paths() })
  );
}
