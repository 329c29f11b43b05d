/** Mountain ridges and hills: outlines from noise, eroded facets in light and shade, woods and mist between them. */
import { type Colour, darken, lighten, mix } from './colour.ts';
import { far, type Light, lit, shaded, sideOf, toned } from './light.ts';
import { fractal } from './noise.ts';
import type { Random } from './random.ts';
import {
  ellipse,
  Gathered,
  group,
  oval,
  type Point,
  path,
  polygon,
  type Sheet,
  smooth,
  stroke,
} from './svg.ts';

/** The height line of a hill: the y of the sheet above each x. */
export type Line = (x: number) => number;

/** A wild crest line: `base` and `amplitude` in pixels, `wave` the width of one large form in pixels. */
export function crest(
  seed: string,
  options: { base: number; amplitude: number; wave: number; rough?: number; octaves?: number },
): Line {
  const { base, amplitude, wave, rough = 0.5, octaves = 6 } = options;
  const shape = fractal(seed, octaves, rough);
  // Folding the noise upwards gives peaks with edges and rounded valleys, as weathered granite has.
  return (x) => base - (0.8 - 1.9 * Math.abs(shape(x / wave + 10))) * amplitude;
}

/** The line with a peak (or with a negative height a valley) added around x. */
export function withPeak(line: Line, x: number, height: number, width: number, sharp = 1.4): Line {
  return (at) => line(at) - height / (1 + (Math.abs(at - x) / width) ** 2) ** sharp;
}

/** Points along a line between two places of the sheet. */
export function along(line: Line, from: number, to: number, step = 8): Point[] {
  const points: Point[] = [];
  for (let x = from; x < to; x += step) points.push([x, line(x)]);
  points.push([to, line(to)]);
  return points;
}

/** Path data of everything under a line, down to the foot of the sheet. */
export function under(sheet: Sheet, line: Line, step = 6): string {
  return polygon([
    ...along(line, -20, sheet.width + 20, step),
    [sheet.width + 20, sheet.height + 20],
    [-20, sheet.height + 20],
  ]);
}

export type RidgeOptions = {
  colour: Colour;
  /** 0 stands before us, 1 is lost in the haze. */
  distance: number;
  /** How deep the body reaches before haze swallows its foot, in pixels. */
  depth?: number;
  /** How strongly the eroded facets show (0 for a soft hill). */
  facets?: number;
  /** Width of one facet in pixels. */
  facet?: number;
  /** How much snow covers it (0–1): the facets turned from the light stay bare rock. */
  snow?: number;
};

/** A ridge with aerial perspective: fades towards its foot, with facets turned from and to the light and a rim of light. */
export function ridge(sheet: Sheet, light: Light, line: Line, options: RidgeOptions): string {
  const {
    colour,
    distance,
    depth = sheet.height * 0.3,
    facets = 0.5,
    facet = 70,
    snow = 0,
  } = options;
  const { width, random } = sheet;
  const points = along(line, -20, width + 20, 6);
  const top = Math.min(...points.map(([, y]) => y));
  const near = far(light, lit(light, snow ? mix(colour, '#f4f7fa', snow) : colour), distance);
  const fill = sheet.linearBetween(
    [0, top],
    [0, top + depth],
    [
      [0, near],
      [1, mix(near, light.haze, 0.55 + distance * 0.3)],
    ],
  );
  const body = under(sheet, line);
  let content = path(body, fill);
  const clip = `clip-path="${sheet.clip(body)}"`;
  const side = sideOf(light);
  let detail = '';
  if (facets > 0) {
    const dark = far(light, shaded(light, darken(colour, 0.18)), distance * 0.92);
    const bright = far(light, lighten(lit(light, mix(colour, light.sun, 0.25)), 0.08), distance);
    const darkFill = sheet.linearBetween(
      [0, top],
      [0, top + depth * 0.8],
      [
        [0, dark, 0.75 * facets],
        [1, dark, 0],
      ],
    );
    const brightFill = sheet.linearBetween(
      [0, top],
      [0, top + depth * 0.7],
      [
        [0, bright, 0.7 * facets],
        [1, bright, 0],
      ],
    );
    const shapes = new Gathered();
    for (let x = -facet; x < width + facet; ) {
      const wide = facet * random.between(0.5, 1.5);
      const long = depth * random.between(0.25, 0.7);
      shapes.add(darkFill, spur(sheet, line, x, wide, long, -side));
      if (random.chance(0.6)) {
        shapes.add(brightFill, spur(sheet, line, x, wide * 0.55, long * 0.6, side));
      }
      x += wide * random.between(0.9, 1.7);
    }
    detail += shapes.paths();
  }
  const rim = far(light, mix(lit(light, colour), light.sun, 0.55), distance * 0.7);
  detail += stroke(polygon(points, false), rim, 2 + (1 - distance) * 2, 'opacity="0.5"');
  content += group(detail, clip);
  return content;
}

/** One eroded facet: hangs from the crest beside x and runs down aslant, with a broken edge. */
function spur(
  sheet: Sheet,
  line: Line,
  x: number,
  wide: number,
  long: number,
  lean: number,
): string {
  const { random } = sheet;
  const top: Point[] = [];
  for (let i = 0; i <= 4; i++) {
    const at = x + (lean * wide * i) / 4;
    top.push([at, line(at) - 1]);
  }
  const [startX, startY] = top[0] as Point;
  const [endX, endY] = top[4] as Point;
  const tip: Point = [
    startX + lean * (wide * 0.6 + long * random.between(0.35, 0.75)),
    startY + long,
  ];
  const edge = (from: Point, to: Point, bulge: number): Point[] =>
    [0.2, 0.4, 0.6, 0.8].map((t) => [
      from[0] +
        (to[0] - from[0]) * t +
        lean * (bulge * Math.sin(Math.PI * t) + random.between(-0.1, 0.1)) * wide,
      from[1] + (to[1] - from[1]) * t,
    ]);
  return polygon([
    ...top,
    ...edge([endX, endY], tip, 0.35),
    tip,
    ...edge(tip, [startX, startY], -0.25),
  ]);
}

/** A soft near hill: no haze at its foot, a band of light along its brow. */
export function slope(
  sheet: Sheet,
  light: Light,
  line: Line,
  options: { colour: Colour; foot?: Colour; distance?: number; depth?: number },
): string {
  const { colour, distance = 0, depth = sheet.height * 0.35 } = options;
  const points = along(line, -20, sheet.width + 20, 10);
  const top = Math.min(...points.map(([, y]) => y));
  const tone = (tint: Colour) => far(light, tint, distance);
  const fill = sheet.linearBetween(
    [0, top],
    [0, top + depth],
    [
      [0, tone(lit(light, colour))],
      [0.45, tone(mix(lit(light, colour), shaded(light, colour), 0.5))],
      [1, tone(shaded(light, options.foot ?? darken(colour, 0.3)))],
    ],
  );
  return path(under(sheet, line), fill);
}

export type WoodsOptions = {
  colours: readonly Colour[];
  distance: number;
  /** Size of a crown in pixels. */
  size: number;
  /** Chance that a place bears a tree. */
  density?: number;
  from?: number;
  to?: number;
  /** Rows of crowns, each further down the slope. */
  rows?: number;
  /** Pointed crowns (pines) instead of round ones. */
  pointed?: boolean;
};

/** A wood seen from afar: rows of small crowns along a line, each with a lit and a shaded half. */
export function woods(sheet: Sheet, light: Light, line: Line, options: WoodsOptions): string {
  const { colours, distance, size, density = 0.8, rows = 1, pointed = false } = options;
  const { random } = sheet;
  const side = sideOf(light);
  let content = '';
  for (let row = 0; row < rows; row++) {
    const patches = fractal(`woods/${random.next()}`, 2);
    // Trees go into a few bundles in turn, so that neighbours overlap without a path for each of them.
    const bundles = Array.from({ length: 4 }, () => new Gathered());
    let index = 0;
    for (let x = options.from ?? -20; x < (options.to ?? sheet.width + 20); ) {
      const here = size * random.between(0.6, 1.25);
      if (random.next() < density + patches(x / (size * 12)) * 0.5) {
        const y = line(x) + row * size * 0.5 + random.between(0, 0.3) * size;
        const colour = random.pick(colours);
        const dark = far(light, shaded(light, darken(colour, 0.1)), distance);
        const middle = far(light, toned(light, colour, 0.55), distance);
        const bright = far(light, lit(light, lighten(colour, 0.08)), distance);
        const bundle = bundles[index++ % bundles.length] as Gathered;
        const part = (dx: number, dy: number, scale: number) =>
          pointed
            ? spire(x + side * dx * here, y - dy * here, here * scale)
            : crown(random, x + side * dx * here, y - dy * here, here * scale);
        bundle.add(dark, part(0, 0, 1));
        bundle.add(middle, part(0.08, 0.1, 0.78));
        if (pointed) bundle.add(bright, part(0.16, 0.2, 0.5));
        else {
          for (let i = 0; i < 4; i++) {
            const [dx, dy] = [random.between(-0.1, 0.36), random.between(0.2, 0.68)];
            bundle.add(
              bright,
              oval(
                x + side * dx * here,
                y - dy * here,
                here * random.between(0.06, 0.13),
                here * random.between(0.04, 0.09),
              ),
            );
          }
        }
      }
      x += here * random.between(0.28, 0.62);
    }
    content += bundles.map((bundle) => bundle.paths()).join('');
  }
  return content;
}

/** A leafy crown with a scalloped edge, rounder above than below. */
function crown(random: Random, x: number, y: number, size: number): string {
  const points: Point[] = [];
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * Math.PI * 2 - Math.PI / 2;
    const reach = (size / 2) * random.between(0.82, 1.18);
    const squash = Math.sin(angle) > 0 ? 0.8 : 1.05;
    points.push([x + Math.cos(angle) * reach, y - size * 0.3 + Math.sin(angle) * reach * squash]);
  }
  return smooth(points);
}

function spire(x: number, y: number, size: number): string {
  const r = size / 2;
  return polygon([
    [x, y - r * 3.1],
    [x + r * 0.4, y - r * 1.7],
    [x + r * 0.25, y - r * 1.7],
    [x + r * 0.65, y - r * 0.6],
    [x + r * 0.4, y - r * 0.6],
    [x + r * 0.8, y + r * 0.4],
    [x - r * 0.8, y + r * 0.4],
    [x - r * 0.4, y - r * 0.6],
    [x - r * 0.65, y - r * 0.6],
    [x - r * 0.25, y - r * 1.7],
    [x - r * 0.4, y - r * 1.7],
  ]);
}

/** A bank of valley mist around y: long soft lenses, without a costly blur. */
export function mist(
  sheet: Sheet,
  light: Light,
  y: number,
  thickness: number,
  opacity = 0.6,
  colour: Colour = lighten(light.haze, 0.25),
): string {
  const { random, width } = sheet;
  const soft = sheet.radial([
    [0, colour, opacity],
    [0.5, colour, opacity * 0.55],
    [1, colour, 0],
  ]);
  let content = '';
  for (let i = 0; i < 7; i++) {
    content += ellipse(
      width * random.between(-0.05, 1.05),
      y + thickness * random.between(-0.4, 0.4),
      width * random.between(0.18, 0.42),
      thickness * random.between(0.5, 1),
      soft,
    );
  }
  return content;
}
