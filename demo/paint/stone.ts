/** Granite: walls in courses, dry-stone field walls, boulders and outcrops. */
import { type Colour, darken, lighten, mix } from './colour.ts';
import { far, type Light, shaded, sideOf, toned } from './light.ts';
import { palette } from './palette.ts';
import type { Random } from './random.ts';
import { type Plane, patch, plane, type View } from './space.ts';
import {
  dot,
  ellipse,
  Gathered,
  group,
  num,
  oval,
  type Point,
  path,
  polygon,
  type Sheet,
  smooth,
  stroke,
} from './svg.ts';

/** The granites of the village: warm and cool greys, with a rusty one now and then. */
export const granites: readonly Colour[] = [
  palette.granite,
  mix(palette.granite, palette.graniteLight, 0.5),
  palette.graniteLight,
  mix(palette.granite, palette.graniteDark, 0.3),
  mix(palette.granite, '#a98f6c', 0.5),
  mix(palette.graniteLight, '#d8c7a2', 0.5),
];

export type MasonryOptions = {
  /** Height of one course in metres. */
  course?: number;
  /** The tones of the stones. */
  colours?: readonly Colour[];
  /** From where to where the wall reaches at height v, in metres along it (a gable narrows). */
  span?: (v: number) => readonly [number, number];
  /** Roughness: 0 is dressed ashlar, 1 a field wall. */
  rough?: number;
  /** Fades the wall into the haze. */
  distance?: number;
};

/** Paints courses of granite on a plane; stones grow when they would be too small to see. */
export function masonry(
  sheet: Sheet,
  light: Light,
  wall: Plane,
  options: MasonryOptions = {},
): string {
  if (!wall.visible) return '';
  const { rough = 0.5, colours = granites, distance = 0 } = options;
  const span = options.span ?? (() => [0, wall.width] as const);
  const { random } = sheet;
  const course = Math.max(options.course ?? 0.38, 5 / wall.scale);
  const tone = (colour: Colour, amount: number) =>
    mix(toned(light, colour, amount), light.haze, distance);
  // Joints of far walls are too thin to be dark: they melt into the stone.
  const joint = mix(
    palette.graniteDark,
    palette.granite,
    Math.max(0, Math.min(0.75, 1.1 - wall.scale / 40)),
  );
  const mortar = tone(joint, wall.light * 0.85);
  const tones = colours.flatMap((colour) => [
    tone(colour, wall.light),
    tone(colour, Math.max(0, wall.light - 0.12)),
  ]);
  const edge = spanOutline(wall, span, course);
  const stones = new Gathered();
  const gap = Math.max(0.012, 0.7 / wall.scale);
  const wobble = (size: number) => random.between(-1, 1) * size * rough * 0.14;
  for (let v = 0; v < wall.height - 0.02; v += course) {
    const height = Math.min(course, wall.height - v);
    const [from, to] = span(v + height / 2);
    let u = from - random.between(0, course);
    while (u < to) {
      const length = course * random.between(1, 1 + 1.5 * (0.4 + rough));
      const u0 = Math.max(from, u) + gap;
      const u1 = Math.min(to, u + length) - gap;
      if (u1 - u0 > gap) {
        stones.add(
          random.pick(tones),
          polygon([
            wall.at(u0 + wobble(course) * 0.5, v + gap + wobble(course) * 0.4),
            wall.at(u1 + wobble(course) * 0.5, v + gap + wobble(course) * 0.4),
            wall.at(u1 + wobble(course), v + height - gap + wobble(course) * 0.3),
            wall.at(u0 + wobble(course), v + height - gap + wobble(course) * 0.3),
          ]),
        );
      }
      u += length;
    }
  }
  return path(edge, mortar) + group(stones.paths(), `clip-path="${sheet.clip(edge)}"`);
}

function spanOutline(
  wall: Plane,
  span: (v: number) => readonly [number, number],
  step: number,
): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let v = 0; v < wall.height; v += step) {
    const [from, to] = span(v);
    left.unshift(wall.at(from, v));
    right.push(wall.at(to, v));
  }
  const [from, to] = span(wall.height);
  return polygon([...right, wall.at(to, wall.height), wall.at(from, wall.height), ...left]);
}

/** Granite slabs on level ground between two depths, as a churchyard or lane is paved. */
export function paving(
  sheet: Sheet,
  light: Light,
  view: View,
  area: { from: number; to: number; near: number; far: number; ground?: number },
  options: MasonryOptions = {},
): string {
  const { from, to, near, far: back, ground = 0 } = area;
  const floor = plane(view, light, [from, ground, near], [1, 0, 0], [0, 0, 1], {
    width: to - from,
    height: back - near,
  });
  return masonry(sheet, light, { ...floor, scale: 60 }, { course: 0.75, rough: 0.5, ...options });
}

/** Large dressed corner stones up both edges of a wall, long and short in turn. */
export function quoins(light: Light, wall: Plane, from = 0, to = wall.height): string {
  if (!wall.visible) return '';
  const stones = new Gathered();
  const step = Math.max(0.45, 6 / wall.scale);
  let long = true;
  for (let v = from; v < to - step * 0.5; v += step) {
    const length = long ? 0.62 : 0.4;
    const height = Math.min(step, to - v) - 0.03;
    const colour = toned(light, long ? palette.graniteLight : palette.granite, wall.light);
    stones.add(colour, polygon(patch(wall, 0, v, length, height)));
    stones.add(colour, polygon(patch(wall, wall.width - length, v, length, height)));
    long = !long;
  }
  return stones.paths();
}

/** A low dry-stone wall that follows a line of the sheet; its height in pixels may change along it. */
export function fieldWall(
  sheet: Sheet,
  light: Light,
  line: readonly Point[],
  height: number | ((t: number) => number),
  distance = 0,
): string {
  const { random } = sheet;
  const stones = new Gathered();
  const heightAt = typeof height === 'number' ? () => height : height;
  const tones = granites.map((colour) => mix(toned(light, colour, 0.75), light.haze, distance));
  const darks = granites.map((colour) => mix(shaded(light, colour), light.haze, distance));
  const dark = mix(darken(shaded(light, palette.graniteDark), 0.2), light.haze, distance);
  const base: Point[] = [];
  const top: Point[] = [];
  const total = line.length - 1;
  for (let i = 0; i < total; i++) {
    const [ax, ay] = line[i] as Point;
    const [bx, by] = line[i + 1] as Point;
    const length = Math.hypot(bx - ax, by - ay);
    for (let s = 0; s < length; ) {
      const t = s / length;
      const tall = heightAt((i + t) / total);
      const rows = tall > 26 ? 4 : tall > 12 ? 3 : 2;
      const size = tall / rows;
      const x = ax + (bx - ax) * t;
      const y = ay + (by - ay) * t;
      base.push([x, y]);
      top.unshift([x, y - tall * random.between(0.86, 1.06)]);
      for (let row = 0; row < rows; row++) {
        const stone = pebble(
          random,
          x + random.between(-0.3, 0.3) * size,
          y - (row + 0.5) * size,
          size * random.between(0.52, 0.85),
          size * random.between(0.4, 0.54),
        );
        stones.add(random.pick(row === rows - 1 || random.chance(0.3) ? tones : darks), stone);
      }
      s += Math.max(2.5, size * 1.15);
    }
  }
  return path(polygon([...base, ...top]), dark) + stones.paths();
}

/** Path data of one rounded, slightly angular stone. */
export function pebble(random: Random, x: number, y: number, rx: number, ry: number): string {
  const points: Point[] = [];
  const count = 6;
  const start = random.between(0, Math.PI);
  for (let i = 0; i < count; i++) {
    const angle = start + (i / count) * Math.PI * 2 + random.between(-0.25, 0.25);
    const reach = random.between(0.85, 1.12);
    points.push([x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]);
  }
  return polygon(points);
}

export type BoulderOptions = {
  x: number;
  /** The ground under it. */
  y: number;
  width: number;
  height: number;
  colour?: Colour;
  /** Fades it into the haze. */
  distance?: number;
  /** Moss on the shaded top (0–1). */
  moss?: number;
  /** A cap of snow. */
  snow?: boolean;
};

/** One weathered granite boulder: a blunt block with a lit crown, flanks toned by where they face, cracks, lichen, moss or snow. */
export function boulder(sheet: Sheet, light: Light, options: BoulderOptions): string {
  const { x, y, width, height, distance = 0, moss = 0, snow = false } = options;
  const { random } = sheet;
  const colour = options.colour ?? random.pick(granites);
  const tone = (amount: number, tint = colour) => far(light, toned(light, tint, amount), distance);
  const side = sideOf(light);
  const count = 11;
  const outer: Point[] = [];
  const inner: Point[] = [];
  const crownX = x + side * width * 0.07;
  const crownY = y - height * 0.66;
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count) * Math.PI * 2 + random.between(-0.16, 0.16);
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    // A superellipse, boxier towards its base, reads as a heavy stone rather than a ball.
    const power = sine > 0 ? 4.5 : 2.6;
    const reach =
      random.between(0.9, 1.08) /
      (Math.abs(cosine) ** power + Math.abs(sine) ** power) ** (1 / power);
    const px = x + cosine * reach * width * 0.5;
    const py = y - height * 0.5 + sine * height * (sine > 0 ? 0.5 : 0.5 * reach);
    outer.push([px, py]);
    const pull = random.between(0.5, 0.68);
    inner.push([crownX + (px - crownX) * pull, crownY + (py - crownY) * pull * 0.8]);
  }
  const at = (ring: readonly Point[], index: number) => ring[index % count] as Point;
  const body = rounded(outer, 0.2);
  const facets = new Gathered();
  for (let i = 0; i < count; i++) {
    const [ax, ay] = at(outer, i);
    const [bx, by] = at(outer, i + 1);
    const [dx, dy] = [(ax + bx) / 2 - x, y - height * 0.5 - (ay + by) / 2];
    const facing = (dx / width) * side * 0.95 + (dy / height) * 0.75;
    const amount = Math.min(1, Math.max(0, 0.42 + facing + random.between(-0.07, 0.07)));
    facets.add(
      tone(amount),
      polygon([at(outer, i), at(outer, i + 1), at(inner, i + 1), at(inner, i)]),
    );
  }
  let detail = facets.paths();
  detail += path(rounded(inner, 0.25), lighten(tone(0.92), 0.06));
  detail += path(
    rounded(
      inner.map(
        ([px, py]): Point => [
          crownX + side * width * 0.07 + (px - crownX) * 0.62,
          crownY - height * 0.08 + (py - crownY) * 0.55,
        ],
      ),
      0.3,
    ),
    lighten(tone(1), 0.14),
    'opacity="0.75"',
  );
  detail += weathering(sheet, options, tone, colour);
  if (moss > 0 || snow) {
    const cap = (drop: number, wide: number): string => {
      const foot: Point[] = [];
      for (let i = 0; i <= 12; i++)
        foot.push([
          x + (0.5 - i / 12) * width * wide,
          y -
            height * (1 - drop) +
            Math.sin(i * 1.9) * height * 0.05 +
            random.between(-0.03, 0.03) * height,
        ]);
      return smooth([
        [x - width * wide * 0.5, y - height * 1.3],
        [x + width * wide * 0.5, y - height * 1.3],
        ...foot,
      ]);
    };
    const amount = snow ? 0.36 : moss * 0.34;
    const tint = snow ? '#f6f8fa' : palette.moss;
    detail +=
      path(cap(amount + 0.06, 1.15), tone(0.35, tint)) + path(cap(amount, 1.15), tone(0.95, tint));
  }
  const clip = `clip-path="${sheet.clip(body)}"`;
  const contact = ellipse(
    x - side * width * 0.08,
    y - height * 0.02,
    width * 0.52,
    height * 0.1,
    darken(light.shade, 0.6),
    `opacity="${(0.4 * (1 - distance)).toFixed(2)}"`,
  );
  return contact + path(body, tone(0.05)) + group(detail, clip);
}

/** Path data of a polygon whose corners are rounded off by a part of its edges. */
function rounded(points: readonly Point[], amount: number): string {
  const count = points.length;
  let data = '';
  for (let i = 0; i < count; i++) {
    const [ax, ay] = points[(i + count - 1) % count] as Point;
    const [bx, by] = points[i] as Point;
    const [cx, cy] = points[(i + 1) % count] as Point;
    const from = `${num(bx + (ax - bx) * amount)} ${num(by + (ay - by) * amount)}`;
    const to = `${num(bx + (cx - bx) * amount)} ${num(by + (cy - by) * amount)}`;
    data += `${i === 0 ? 'M' : 'L'}${from}Q${num(bx)} ${num(by)} ${to}`;
  }
  return `${data}Z`;
}

/** Cracks, lichen and dark specks of an old stone. */
function weathering(
  sheet: Sheet,
  stone: BoulderOptions,
  tone: (amount: number, tint?: Colour) => Colour,
  colour: Colour,
): string {
  const { x, y, width, height } = stone;
  const { random } = sheet;
  let cracks = '';
  for (let i = 0; i < (width > 160 ? 3 : 1); i++) {
    let px = x + random.between(-0.38, 0.38) * width;
    let py = y - height * random.between(0.55, 1.02);
    const lean = random.between(-0.5, 0.5);
    const points: Point[] = [[px, py]];
    for (let j = 0; j < 4; j++) {
      px += (lean + random.between(-0.35, 0.35)) * height * 0.12;
      py += height * random.between(0.06, 0.15);
      points.push([px, py]);
    }
    cracks += polygon(points, false);
  }
  let lichen = '';
  let speck = '';
  for (let i = 0; i < Math.min(46, width / 7); i++) {
    const px = x + random.between(-0.45, 0.45) * width;
    const py = y - random.between(0.1, 0.95) * height;
    if (random.chance(0.4))
      lichen += oval(px, py, width * random.between(0.006, 0.022), height * 0.012);
    else speck += dot(px, py, Math.max(0.8, width * random.between(0.002, 0.005)));
  }
  return (
    stroke(cracks, tone(0, darken(colour, 0.4)), Math.max(1, width * 0.006), 'opacity="0.65"') +
    path(lichen, tone(0.8, mix(palette.moss, palette.cream, 0.45)), 'opacity="0.5"') +
    path(speck, tone(0, darken(colour, 0.3)), 'opacity="0.45"')
  );
}

/** A heap of boulders, large ones behind and small ones in front, over a stretch of ground. */
export function boulderHeap(
  sheet: Sheet,
  light: Light,
  options: BoulderOptions & { count: number },
): string {
  const { random } = sheet;
  const { x, y, width, height, count } = options;
  const placed = Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0.5 : i / (count - 1);
    const size = (1 - t * 0.62) * random.between(0.8, 1.15);
    return {
      ...options,
      colour: random.pick(granites),
      x: x + random.between(-0.5, 0.5) * width * (0.3 + t * 0.9),
      y: y + t * height * 0.22,
      width: width * 0.46 * size,
      height: height * 0.85 * size,
    };
  });
  return placed.map((one) => boulder(sheet, light, one)).join('');
}
