/** Wool and linen: napkins, folded blankets, yarn, skeins, and the loom. */
import { type Colour, darken, lighten } from '../colour.ts';
import {
  ellipse,
  group,
  num,
  type Point,
  path,
  polygon,
  rect,
  type Sheet,
  smooth,
  stroke,
} from '../svg.ts';
import { castShadow, type Side, solid } from './form.ts';

/** A linen cloth folded once and laid on the table: two layers, a striped hem and a fringe. */
export function napkin(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  depth: number,
  colour: Colour = '#eee3cc',
  stripe: Colour = '#8c3f3a',
): string {
  const w = width / 2;
  const d = depth / 2;
  const slope = depth * 0.5;
  const sheetOf = (dx: number, dy: number): Point[] => [
    [x - w + slope + dx, y - d + dy],
    [x + w + dx, y - d * 0.86 + dy],
    [x + w - slope + dx, y + d + dy],
    [x - w + dx, y + d * 0.86 + dy],
  ];
  const band = (from: number, to: number): string => {
    const [a, b, c, e] = sheetOf(0, 0) as [Point, Point, Point, Point];
    const along = (p: Point, q: Point, t: number): Point => [
      p[0] + (q[0] - p[0]) * t,
      p[1] + (q[1] - p[1]) * t,
    ];
    return polygon([along(a, b, from), along(a, b, to), along(e, c, to), along(e, c, from)]);
  };
  let fringe = '';
  const [, right, low] = sheetOf(0, 0) as [Point, Point, Point, Point];
  for (let i = 0; i <= 22; i++) {
    const t = i / 22;
    const fx = right[0] + (low[0] - right[0]) * t;
    const fy = right[1] + (low[1] - right[1]) * t;
    fringe += `M${num(fx)} ${num(fy)}l${num(width * 0.03)} ${num(sheet.random.between(2, 9))}`;
  }
  const light = sheet.linear(
    [
      [0, '#fff8e6', 0.5],
      [0.5, '#fff8e6', 0],
      [1, '#3a2a34', 0.3],
    ],
    70,
  );
  const upper = polygon(sheetOf(0, 0));
  return (
    path(polygon(sheetOf(width * 0.03, depth * 0.08)), '#1d1118', 'fill-opacity="0.3"') +
    stroke(fringe, darken(colour, 0.08), 4) +
    path(polygon(sheetOf(6, 14)), darken(colour, 0.34)) +
    path(upper, colour) +
    path(band(0.8, 0.85) + band(0.88, 0.9), stripe) +
    path(band(0.4, 0.42), darken(colour, 0.4), 'fill-opacity="0.22"') +
    path(band(0.42, 0.44), '#ffffff', 'fill-opacity="0.4"') +
    path(upper, light)
  );
}

/** Bands of a woven pattern, from top to bottom: colour and share of the height. */
export type Weave = readonly (readonly [colour: Colour, share: number])[];

/** The weaves of the village: natural wool with stripes dyed by heather, walnut and onion. */
export const weaves = {
  heather: [
    ['#e9dcc0', 3],
    ['#8c5f94', 1],
    ['#e9dcc0', 0.6],
    ['#5e3d66', 2],
    ['#e9dcc0', 0.6],
    ['#8c5f94', 1],
  ],
  chestnut: [
    ['#8a4f2a', 2],
    ['#e6d3a8', 0.7],
    ['#c58a44', 1],
    ['#e6d3a8', 0.7],
  ],
  forest: [
    ['#e9dcc0', 2],
    ['#1f5140', 2],
    ['#d9a64a', 0.5],
    ['#1f5140', 0.6],
    ['#e9dcc0', 0.6],
  ],
  wine: [
    ['#6e2b37', 3],
    ['#e6d3a8', 0.5],
    ['#b4623a', 0.7],
    ['#e6d3a8', 0.5],
  ],
  wool: [
    ['#dcccae', 3],
    ['#8d7a62', 0.8],
    ['#dcccae', 0.5],
    ['#8d7a62', 0.8],
  ],
} as const satisfies Record<string, Weave>;

/** A rectangle of striped cloth with small woven marks, to be clipped to any shape. */
export function woven(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  weave: Weave,
  unit = 26,
): string {
  let content = '';
  let marks = '';
  let at = y;
  for (let i = 0; at < y + height; i++) {
    const [colour, share] = weave[i % weave.length] ?? ['#e9dcc0', 1];
    const tall = share * unit;
    content += rect(x, at, width, tall + 1, colour);
    if (share >= 1) {
      // Small lozenges in the broad bands, as weavers count them.
      const middle = at + tall / 2;
      const s = unit * 0.3;
      for (let px = x + sheet.random.between(0, unit); px < x + width; px += unit * 1.5) {
        marks += polygon([
          [px - s, middle],
          [px, middle - s],
          [px + s, middle],
          [px, middle + s],
        ]);
      }
    }
    at += tall;
  }
  let threads = '';
  for (let py = y; py < y + height; py += unit * 0.36)
    threads += `M${num(x)} ${num(py)}h${num(width)}`;
  return (
    content +
    path(marks, '#fff1d0', 'fill-opacity="0.5"') +
    stroke(threads, '#2a1a1a', 1.4, 'stroke-opacity="0.16"')
  );
}

/** A folded blanket seen from the front: rounded folds in layers; (x, y) is the middle of its foot. */
export function foldedBlanket(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  weave: Weave,
  from: Side = -1,
): string {
  const layers = 3;
  const tall = height / layers;
  let content = '';
  for (let i = 0; i < layers; i++) {
    const top = y - height + i * tall;
    const left = x - width / 2 + (i % 2) * 6;
    const data = `M${num(left + tall * 0.5)} ${num(top)}H${num(left + width - 12)}q${num(tall * 0.12)} ${num(tall / 2)} 0 ${num(tall)}H${num(left + tall * 0.5)}a${num(tall / 2)} ${num(tall / 2)} 0 0 1 0 ${num(-tall)}Z`;
    // The weave runs across the fold, so its stripes stand upright here.
    const stripes = group(
      woven(sheet, top - 4, -(left + width), tall + 8, width, weave, width / 19),
      'transform="rotate(90)"',
    );
    const round = sheet.linear([
      [0, '#fff1d0', 0.3],
      [0.35, '#fff1d0', 0],
      [1, '#1d1118', 0.5],
    ]);
    const side = sheet.linear(
      [
        [0, '#1d1118', from < 0 ? 0 : 0.4],
        [0.6, '#1d1118', 0.06],
        [1, '#1d1118', from < 0 ? 0.4 : 0],
      ],
      90,
    );
    content += group(
      stripes + path(data, round) + path(data, side),
      `clip-path="${sheet.clip(data)}"`,
    );
  }
  return content;
}

/** A ball of yarn standing on (x, y), wound in crossing turns. */
export function yarnBall(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
  from: Side = -1,
): string {
  const r = radius;
  const cy = y - r * 0.94;
  let turns = '';
  for (const [angle, count] of [
    [24, 15],
    [-32, 11],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const t = (i / (count - 1)) * 1.7 - 0.85;
      const radians = (angle * Math.PI) / 180;
      const nx = Math.cos(radians);
      const ny = Math.sin(radians);
      // Each layer of turns covers only a part of the ball, the last one lies on top.
      if (angle < 0 && t < -0.1) continue;
      const half = Math.sqrt(1 - t * t) * r;
      const mx = x - ny * t * r;
      const my = cy + nx * t * r;
      turns += `M${num(mx - nx * half)} ${num(my - ny * half)}Q${num(mx - ny * r * 0.34)} ${num(my + nx * r * 0.34)} ${num(mx + nx * half)} ${num(my + ny * half)}`;
    }
  }
  return (
    castShadow(x, y, r * 0.85, r * 0.24, from) +
    solid(
      sheet,
      `M${num(x - r)} ${num(cy)}a${num(r)} ${num(r)} 0 1 0 ${num(r * 2)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-r * 2)} 0Z`,
      colour,
      {
        depth: r * 0.5,
        from,
        inside:
          stroke(turns, darken(colour, 0.35), r * 0.03, 'stroke-opacity="0.65"') +
          stroke(
            turns,
            lighten(colour, 0.4),
            r * 0.022,
            `stroke-opacity="0.55" transform="translate(${num(from * r * 0.03)} ${num(-r * 0.04)})"`,
          ),
      },
    )
  );
}

/** A skein of dyed wool hanging from (x, y): a long twisted loop. */
export function skein(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  length: number,
  colour: Colour,
  from: Side = -1,
): string {
  const w = width / 2;
  const data = smooth([
    [x - w * 0.4, y],
    [x + w * 0.4, y],
    [x + w * 0.9, y + length * 0.3],
    [x + w, y + length * 0.8],
    [x + w * 0.5, y + length],
    [x - w * 0.5, y + length],
    [x - w, y + length * 0.8],
    [x - w * 0.9, y + length * 0.3],
  ]);
  let strands = '';
  for (let i = 0; i < 13; i++) {
    const t = (i / 12) * 2 - 1;
    const sway = sheet.random.between(-0.12, 0.12) * w;
    strands += `M${num(x + t * w * 0.36)} ${num(y)}C${num(x + t * w * 0.9 + sway)} ${num(y + length * 0.35)} ${num(x + t * w * 1.1 - sway)} ${num(y + length * 0.7)} ${num(x + t * w * 0.5)} ${num(y + length)}`;
  }
  return (
    solid(sheet, data, colour, {
      depth: w * 0.7,
      from,
      rise: 0,
      inside:
        stroke(strands, darken(colour, 0.35), 3, 'stroke-opacity="0.55"') +
        stroke(
          strands,
          lighten(colour, 0.35),
          2.4,
          'stroke-opacity="0.5" transform="translate(-4 0)"',
        ),
    }) +
    rect(
      x - w * 0.95,
      y + length * 0.55,
      w * 1.9,
      length * 0.035,
      darken(colour, 0.5),
      'fill-opacity="0.55"',
    )
  );
}

/** A hand loom seen from the front: posts, beams, warp, and the cloth that grows towards us. */
export function loom(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  weave: Weave,
): string {
  const w = width / 2;
  const wood = '#7a4a2a';
  const lightWood = lighten(wood, 0.28);
  const post = (px: number, lit: boolean) =>
    rect(px - 34, y - height, 68, height, wood) +
    rect(px - 34, y - height, 20, height, lightWood, lit ? '' : 'fill-opacity="0.4"') +
    rect(px + 16, y - height, 18, height, darken(wood, 0.45));
  const beam = (py: number, tall: number, over = 70) =>
    rect(x - w - over, py, width + over * 2, tall, wood) +
    rect(x - w - over, py, width + over * 2, tall * 0.26, lightWood) +
    rect(x - w - over, py + tall * 0.74, width + over * 2, tall * 0.26, darken(wood, 0.45));
  let warp = '';
  const threads = 62;
  for (let i = 0; i <= threads; i++) {
    const t = (i / threads) * 2 - 1;
    warp += `M${num(x + t * w * 0.8)} ${num(y - height * 0.95)}L${num(x + t * w * 0.86)} ${num(y - height * 0.4)}`;
  }
  const clothTop = y - height * 0.42;
  const clothFoot = y - height * 0.1;
  const cloth = polygon([
    [x - w * 0.86, clothTop],
    [x + w * 0.86, clothTop],
    [x + w * 0.9, clothFoot],
    [x - w * 0.9, clothFoot],
  ]);
  let heddles = '';
  for (let i = 0; i <= 44; i++)
    heddles += `M${num(x - w * 0.84 + (i / 44) * w * 1.68)} ${num(y - height * 0.7)}v${num(height * 0.14)}`;
  return (
    castShadow(x + 40, y, w * 1.1, 50) +
    beam(y - height * 0.98, 60) +
    stroke(warp, '#f3e6c8', 3, 'stroke-opacity="0.9"') +
    stroke(heddles, '#b59a6c', 2.4, 'stroke-opacity="0.8"') +
    beam(y - height * 0.72, 30, -10) +
    beam(y - height * 0.56, 30, -10) +
    group(
      woven(sheet, x - w, clothTop, width, clothFoot - clothTop, weave, 24) +
        path(
          cloth,
          sheet.linear(
            [
              [0, '#fff1d0', 0.3],
              [0.5, '#1d1118', 0],
              [1, '#1d1118', 0.35],
            ],
            70,
          ),
        ),
      `clip-path="${sheet.clip(cloth)}"`,
    ) +
    beam(y - height * 0.46, 44, 20) +
    // The shuttle rests on the cloth.
    path(
      smooth([
        [x - 150, clothTop + 96],
        [x - 40, clothTop + 74],
        [x + 120, clothTop + 92],
        [x - 30, clothTop + 116],
      ]),
      '#c8924f',
    ) +
    ellipse(x - 20, clothTop + 94, 60, 10, '#8c5f94') +
    beam(clothFoot - 12, 66, 20) +
    post(x - w - 20, true) +
    post(x + w + 20, false)
  );
}
