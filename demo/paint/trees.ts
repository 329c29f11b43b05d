/** Plants of the mountain: chestnut, oak, birch, pine, heather, broom, bracken and grass. */

import { branching } from './branches.ts';
import { type Colour, darken, lighten, mix } from './colour.ts';
import { leafyCluster } from './crowns.ts';
import { far, type Light, lit, sideOf, toned } from './light.ts';
import { palette } from './palette.ts';
import type { Random } from './random.ts';
import type { Line } from './ridges.ts';
import {
  dot,
  ellipse,
  Gathered,
  oval,
  type Point,
  path,
  polygon,
  type Sheet,
  smooth,
  stroke,
} from './svg.ts';

/** Foliage colours by kind and season. */
export const foliage = {
  summer: ['#3f6b45', '#4d7a48', '#5e8a4b'],
  spring: ['#6d9450', '#7fa557', '#8fb061'],
  autumn: ['#b9662c', '#cf8a35', '#a84f2a'],
  gold: ['#d39b3a', '#c98a30', '#dcb052'],
  oak: ['#38593c', '#476a40', '#5a7a45'],
  pine: ['#1f4a3c', '#27563f', '#30604a'],
} as const satisfies Record<string, readonly Colour[]>;

export type TreeOptions = {
  x: number;
  /** The ground at its foot. */
  y: number;
  height: number;
  colours?: readonly Colour[];
  /** Crown width as a part of the height. */
  spread?: number;
  distance?: number;
  /** No leaves; with `snow` each branch carries a white line. */
  bare?: boolean;
  snow?: boolean;
  /** Part of the height that is bare trunk. */
  trunk?: number;
};

/** A broad-leaved tree (chestnut, oak, alder): forked trunk and a crown of leafy clusters, each lit from the sun's side. */
export function broadleaf(sheet: Sheet, light: Light, options: TreeOptions): string {
  const { x, y, height, spread = 0.9, distance = 0, trunk = 0.3 } = options;
  const colours = options.colours ?? foliage.summer;
  const { random } = sheet;
  const side = sideOf(light);
  const bark = far(light, toned(light, '#5a4636', 0.35), distance);
  const barkLit = far(light, toned(light, '#8d7259', 0.95), distance);
  const girth = height * 0.045;
  const forkY = y - height * trunk;
  let wood = polygon([
    [x - girth * 1.5, y],
    [x - girth * 0.8, y - height * trunk * 0.4],
    [x - girth * 0.75, forkY],
    [x + girth * 0.75, forkY],
    [x + girth * 0.8, y - height * trunk * 0.4],
    [x + girth * 1.5, y],
  ]);
  const snowLines: string[] = [];
  const limbCount = options.bare ? 5 : 4;
  for (let i = 0; i < limbCount; i++) {
    const t = i / (limbCount - 1) - 0.5;
    wood += branching(random, {
      from: [x + t * girth, forkY + girth * 0.5],
      angle: t * (options.bare ? 1.9 : 1.3) * spread + random.between(-0.12, 0.12),
      length: height * (1 - trunk) * (options.bare ? 0.4 : 0.3),
      width: girth * 0.95,
      forks: options.bare ? 4 : 1,
      snowLines,
    });
  }
  let content = groundShadow(
    light,
    x,
    y,
    height,
    height * spread * (options.bare ? 0.3 : 0.46),
    distance,
  );
  content += path(wood, bark);
  content += path(
    polygon([
      [x + side * girth * 1.3, y],
      [x + side * girth * 0.7, y - height * trunk * 0.4],
      [x + side * girth * 0.65, forkY],
      [x + side * girth * 0.2, forkY],
      [x + side * girth * 0.35, y - height * trunk * 0.4],
      [x + side * girth * 0.5, y],
    ]),
    barkLit,
  );
  if (options.bare) {
    if (options.snow) {
      content += stroke(
        snowLines.join(''),
        far(light, lit(light, '#f4f6f8'), distance),
        Math.max(0.8, girth * 0.16),
      );
    }
    return content;
  }
  const middle = y - height * (trunk + (1 - trunk) * 0.5);
  const rx = (height * spread) / 2;
  const ry = height * (1 - trunk) * 0.5;
  const clusters: { x: number; y: number; r: number }[] = [];
  const rings: readonly [count: number, reach: number, size: number][] =
    height < 90
      ? [
          [5, 0.58, 0.5],
          [1, 0, 0.62],
        ]
      : height < 300
        ? [
            [9, 0.72, 0.36],
            [6, 0.42, 0.42],
            [2, 0.12, 0.42],
          ]
        : [
            [19, 0.82, 0.22],
            [14, 0.6, 0.25],
            [9, 0.36, 0.27],
            [3, 0.12, 0.28],
          ];
  for (const [count, reach, size] of rings) {
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2 + random.between(-0.25, 0.25);
      clusters.push({
        x: x + Math.cos(angle) * rx * reach * random.between(0.9, 1.1),
        y: middle + Math.sin(angle) * ry * reach * random.between(0.9, 1.1),
        r: Math.min(rx, ry * 1.2) * size * random.between(0.85, 1.2),
      });
    }
  }
  clusters.sort((a, b) => a.y - b.y);
  for (const cluster of clusters)
    content += leafyCluster(light, random, cluster, colours, distance, height < 90);
  const dabs = new Gathered();
  const dabCount = height < 90 ? 14 : height < 300 ? 90 : 260;
  const dabSize = height < 300 ? height * 0.012 : height * 0.007 + 1.2;
  for (let i = 0; i < dabCount; i++) {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next()) * 0.93;
    const px = x + Math.cos(angle) * rx * reach;
    const py = middle + Math.sin(angle) * ry * reach;
    const facing = (Math.cos(angle) * side - Math.sin(angle)) * 0.5 * reach;
    const colour = random.pick(colours);
    dabs.add(
      far(
        light,
        toned(
          light,
          facing > 0 ? lighten(colour, 0.14) : colour,
          Math.max(0.3, 0.5 + facing * 0.7),
        ),
        distance,
      ),
      oval(px, py, dabSize * random.between(0.6, 1.4), dabSize * random.between(0.35, 0.8)),
    );
  }
  return content + dabs.paths();
}

/** The flat shadow at the foot of a tree, thrown away from the sun. */
function groundShadow(
  light: Light,
  x: number,
  y: number,
  tall: number,
  reach: number,
  distance = 0,
): string {
  const away = -sideOf(light) * tall * 0.2;
  return ellipse(
    x + away,
    y + tall * 0.005,
    reach,
    reach * 0.13,
    darken(light.shade, 0.6),
    `opacity="${(0.36 * (1 - distance)).toFixed(2)}"`,
  );
}

/** A mountain pine or spruce: tiers of drooping boughs, lit on the sun's side; with `snow` each tier is loaded. */
export function pine(sheet: Sheet, light: Light, options: TreeOptions): string {
  const { x, y, height, spread = 0.42, distance = 0 } = options;
  const { random } = sheet;
  const colour = random.pick(options.colours ?? foliage.pine);
  const side = sideOf(light);
  const tone = (amount: number, tint: Colour = colour) =>
    far(light, toned(light, tint, amount), distance);
  let content = groundShadow(light, x, y, height, height * spread * 0.6, distance);
  content += path(
    polygon([
      [x - height * 0.018, y],
      [x + height * 0.018, y],
      [x + height * 0.008, y - height * 0.5],
      [x - height * 0.008, y - height * 0.5],
    ]),
    tone(0.3, '#4d3a2c'),
  );
  const tiers = height > 120 ? 8 : 5;
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const base = y - height * (0.1 + t * 0.78);
    const half = height * spread * 0.5 * (1 - t * 0.86) * random.between(0.9, 1.1);
    const tall = (height / tiers) * 1.5;
    const bough = (from: number, to: number, lift: number): string => {
      const points: Point[] = [[x + (from + to) * 0.06 * half, base - tall]];
      const steps = 6;
      for (let j = 0; j <= steps; j++) {
        const at = to + ((from - to) * j) / steps;
        const droop = Math.abs(at) * tall * 0.12 + (j % 2 ? tall * 0.13 : 0);
        points.push([x + at * half, base + droop - lift * tall]);
      }
      return polygon(points);
    };
    content += path(bough(-1, 1, 0), tone(0.1, darken(colour, 0.15)));
    content += path(
      side > 0 ? bough(0.05, 0.95, 0.1) : bough(-0.95, -0.05, 0.1),
      tone(0.8, lighten(colour, 0.08)),
    );
    if (options.snow) {
      content += path(bough(-0.88, 0.88, 0.3), tone(0.45, '#eef2f6'));
      content += path(side > 0 ? bough(0, 0.86, 0.36) : bough(-0.86, 0, 0.36), tone(1, '#fbfcfd'));
    }
  }
  return content;
}

/** Grass tufts scattered over a band; they grow towards the foot of the sheet. */
export function grass(
  sheet: Sheet,
  light: Light,
  options: {
    from: number;
    to: number;
    top: Line | number;
    bottom: number;
    count: number;
    size: number;
    colours?: readonly Colour[];
    distance?: number;
  },
): string {
  const { from, to, top, bottom, count, size, distance = 0 } = options;
  const colours = options.colours ?? ['#4d6b3c', '#5f7d45', '#7f9552', '#3d5a38'];
  const { random } = sheet;
  const placed = scatter(random, count, from, to, top, bottom);
  const blades = new Gathered();
  for (const [x, y, t] of placed) {
    const tall = size * (0.35 + t * 0.65) * random.between(0.7, 1.3);
    const colour = far(
      light,
      toned(light, random.pick(colours), random.chance(0.5) ? 0.9 : 0.3),
      distance,
    );
    blades.add(colour, tuft(random, x, y, tall));
  }
  return blades.paths();
}

/** Path data of one tuft of three to five curved blades. */
export function tuft(random: Random, x: number, y: number, tall: number): string {
  let data = '';
  const count = 3 + Math.floor(random.next() * 3);
  for (let i = 0; i < count; i++) {
    const lean = random.between(-0.6, 0.6) * tall;
    const foot = x + (i - count / 2) * tall * 0.1;
    const wide = tall * 0.06;
    const tipY = y - tall * random.between(0.7, 1.1);
    data += polygon([
      [foot - wide, y],
      [foot + lean * 0.3 - wide * 0.4, y - tall * 0.55],
      [foot + lean, tipY],
      [foot + lean * 0.3 + wide * 0.6, y - tall * 0.5],
      [foot + wide, y],
    ]);
  }
  return data;
}

/** Random places in a band, from far to near; the third number tells how near (0–1). */
export function scatter(
  random: Random,
  count: number,
  from: number,
  to: number,
  top: Line | number,
  bottom: number,
): [x: number, y: number, nearness: number][] {
  const topAt = typeof top === 'number' ? () => top : top;
  return Array.from({ length: count }, (): [number, number, number] => {
    const x = random.between(from, to);
    const t = random.next() ** 0.8;
    const upper = topAt(x);
    return [x, upper + (bottom - upper) * t, t];
  }).sort((a, b) => a[1] - b[1]);
}

export type ShrubOptions = {
  x: number;
  y: number;
  size: number;
  distance?: number;
  colours?: readonly Colour[];
  leaf?: Colour;
};

/** A cushion of flowering heather (or of broom, with other colours): dark leafy mound, many small upright flower spikes. */
export function heather(sheet: Sheet, light: Light, options: ShrubOptions): string {
  const { x, y, size, distance = 0, leaf = '#3b4a33' } = options;
  const colours = options.colours ?? [palette.heather, '#a777ad', palette.heatherDeep, '#b98bb9'];
  const { random } = sheet;
  const side = sideOf(light);
  const tone = (colour: Colour, amount: number) =>
    far(light, toned(light, colour, amount), distance);
  const mound = (grow: number, lift: number): string => {
    const points: Point[] = [];
    for (let i = 0; i <= 12; i++) {
      const angle = Math.PI * (i / 12);
      const reach = grow * random.between(0.88, 1.1);
      points.push([
        x - Math.cos(angle) * size * reach,
        y - size * lift - Math.sin(angle) * size * 0.6 * reach,
      ]);
    }
    // A soft round foot, so that cushions sit in the ground instead of standing on it.
    points.push(
      [x + size * grow * 0.6, y + size * (0.16 - lift)],
      [x - size * grow * 0.6, y + size * (0.16 - lift)],
    );
    return smooth(points);
  };
  const spikes = new Gathered();
  const count = Math.round(Math.min(130, 20 + size * 1.3));
  for (let i = 0; i < count; i++) {
    const angle = Math.PI * random.next();
    const reach = Math.sqrt(random.next()) * 1.04;
    const px = x - Math.cos(angle) * size * reach;
    const py = y - Math.sin(angle) * size * 0.62 * reach;
    const facing = (-Math.cos(angle) * side + Math.sin(angle)) * 0.4 * reach;
    const tall = Math.max(3, size * random.between(0.06, 0.12));
    spikes.add(
      tone(random.pick(colours), facing > 0.22 ? 1 : 0.35),
      spike(px, py, tall, (px - x) * 0.12),
    );
  }
  const bloom = colours[0] ?? leaf;
  return (
    path(mound(1, 0), tone(leaf, 0.25)) +
    path(mound(0.86, 0.07), tone(mix(leaf, bloom, 0.55), 0.35)) +
    path(mound(0.6, 0.2), tone(mix(leaf, bloom, 0.75), 0.75)) +
    spikes.paths()
  );
}

function spike(x: number, y: number, tall: number, lean: number): string {
  const wide = tall * 0.3;
  return polygon([
    [x - wide * 0.7, y],
    [x - wide + lean * 0.4, y - tall * 0.55],
    [x + lean, y - tall * 1.25],
    [x + wide + lean * 0.4, y - tall * 0.55],
    [x + wide * 0.7, y],
  ]);
}

/** The colours of flowering broom, for `heather`. */
export const broom: readonly Colour[] = ['#e2bd3f', '#d4a92f', '#efd36a', '#b98f2a'];

/** A heath: many cushions over a band, small and hazy far off, large before us. */
export function heath(
  sheet: Sheet,
  light: Light,
  options: {
    top: Line | number;
    bottom: number;
    count: number;
    size: number;
    from?: number;
    to?: number;
    distance?: number;
    colours?: readonly Colour[];
    leaf?: Colour;
  },
): string {
  const { top, bottom, count, size, from = -40, to = sheet.width + 40, distance = 0 } = options;
  return scatter(sheet.random, count, from, to, top, bottom)
    .map(([x, y, t]) =>
      heather(sheet, light, {
        x,
        y,
        size: size * (0.25 + t * 0.75) * sheet.random.between(0.7, 1.3),
        distance: distance * (1 - t),
        ...(options.colours ? { colours: options.colours } : {}),
        ...(options.leaf ? { leaf: options.leaf } : {}),
      }),
    )
    .join('');
}

/** A fern or bracken plant: arched fronds with paired leaflets. */
export function fern(sheet: Sheet, light: Light, options: ShrubOptions): string {
  const { x, y, size, distance = 0 } = options;
  const colours = options.colours ?? ['#47703f', '#5d8748', '#3a5f3a'];
  const { random } = sheet;
  const fronds = new Gathered();
  for (let i = 0; i < 7; i++) {
    const spread = (i / 6 - 0.5) * 2.1 + random.between(-0.15, 0.15);
    const reach = size * random.between(0.8, 1.15);
    const colour = far(light, toned(light, random.pick(colours), i % 2 ? 0.9 : 0.35), distance);
    for (let j = 1; j <= 11; j++) {
      const t = j / 11;
      const px = x + Math.sin(spread) * reach * t;
      const py = y - Math.cos(spread) * reach * t + spread * spread * reach * 0.22 * t * t;
      const leaf = reach * 0.2 * (1 - t * 0.85);
      const angle = Math.atan2(Math.cos(spread) - spread * spread * 0.44 * t, Math.sin(spread));
      for (const hand of [-1, 1]) {
        const turn = angle + hand * 1.15;
        fronds.add(
          colour,
          polygon([
            [px, py],
            [px + Math.cos(turn - 0.28) * leaf * 0.5, py - Math.sin(turn - 0.28) * leaf * 0.5],
            [px + Math.cos(turn) * leaf, py - Math.sin(turn) * leaf],
            [px + Math.cos(turn + 0.28) * leaf * 0.5, py - Math.sin(turn + 0.28) * leaf * 0.5],
          ]),
        );
      }
    }
  }
  return fronds.paths();
}

/** Small flowers or fallen leaves strewn over a band. */
export function strewn(
  sheet: Sheet,
  light: Light,
  options: {
    top: Line | number;
    bottom: number;
    count: number;
    size: number;
    colours: readonly Colour[];
    from?: number;
    to?: number;
  },
): string {
  const { top, bottom, count, size, colours, from = 0, to = sheet.width } = options;
  const dots = new Gathered();
  for (const [x, y, t] of scatter(sheet.random, count, from, to, top, bottom)) {
    const radius = size * (0.3 + t * 0.7) * sheet.random.between(0.6, 1.2);
    dots.add(
      toned(light, sheet.random.pick(colours), 0.9),
      sheet.random.chance(0.5) ? oval(x, y, radius * 1.3, radius * 0.6) : dot(x, y, radius * 0.8),
    );
  }
  return dots.paths();
}
