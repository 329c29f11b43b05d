/** Water: rivers that come towards us, still lakes and pools with reflections, waterfalls. */
import { type Colour, darken, lighten, mix } from './colour.ts';
import { type Light, toned } from './light.ts';
import { noise } from './noise.ts';
import {
  ellipse,
  Gathered,
  group,
  type Point,
  path,
  polygon,
  rect,
  type Sheet,
  smooth,
} from './svg.ts';

export type WaterColours = { shallow: Colour; deep: Colour };

/** River green, mountain-lake blue and the emerald of a deep pool. */
export const waters = {
  river: { shallow: '#7fa59a', deep: '#2b5553' },
  lake: { shallow: '#8fb3b8', deep: '#2a4f63' },
  emerald: { shallow: '#7fc0a0', deep: '#14594f' },
  winter: { shallow: '#a9bcc6', deep: '#3a5266' },
} as const satisfies Record<string, WaterColours>;

/** Content mirrored at a shore line, for water that lies under it. */
function reflection(content: string, shore: number, opacity = 0.5): string {
  return group(content, `transform="translate(0 ${shore * 2}) scale(1 -1)" opacity="${opacity}"`);
}

/** Still water below a shore line down to `bottom`; `mirrored` is drawn upside down in it. */
export function stillWater(
  sheet: Sheet,
  light: Light,
  options: {
    shore: number;
    bottom: number;
    colours?: WaterColours;
    mirrored?: string;
    /** The shape of the water; the whole width when left out. */
    outline?: string;
    ripples?: number;
  },
): string {
  const { shore, bottom, colours = waters.lake, mirrored = '', ripples = 70 } = options;
  const { width } = sheet;
  const outline =
    options.outline ??
    polygon([
      [0, shore],
      [width, shore],
      [width, bottom],
      [0, bottom],
    ]);
  const fill = sheet.linearBetween(
    [0, shore],
    [0, bottom],
    [
      [0, mix(toned(light, colours.shallow, 0.9), light.sky[2], 0.45)],
      [0.4, toned(light, colours.shallow, 0.6)],
      [1, toned(light, colours.deep, 0.5)],
    ],
  );
  const content =
    rect(-10, shore - 10, width + 20, bottom - shore + 20, fill) +
    (mirrored ? reflection(mirrored, shore, 0.55) : '') +
    rippling(sheet, light, { shore, bottom, count: ripples });
  return group(content, `clip-path="${sheet.clip(outline)}"`);
}

/** Flat streaks of light and shade on water, small far off and long before us. */
export function rippling(
  sheet: Sheet,
  light: Light,
  options: {
    shore: number;
    bottom: number;
    count: number;
    from?: number;
    to?: number;
    opacity?: number;
  },
): string {
  const { shore, bottom, count, from = 0, to = sheet.width, opacity = 0.4 } = options;
  const { random } = sheet;
  const streaks = new Gathered();
  const bright = mix(light.sky[2], light.sun, 0.4);
  const dark = darken(light.shade, 0.55);
  for (let i = 0; i < count; i++) {
    const t = random.next() ** 1.4;
    const y = shore + (bottom - shore) * t;
    const x = random.between(from, to);
    const long = (12 + t * 130) * random.between(0.5, 1.5);
    const thick = 1 + t * 4;
    streaks.add(
      random.chance(0.6) ? bright : dark,
      polygon([
        [x - long, y],
        [x, y - thick],
        [x + long, y],
        [x, y + thick * 0.6],
      ]),
    );
  }
  return streaks.paths(`opacity="${opacity}"`);
}

/** A stream that comes towards us: middle and width at each point from far to near. */
export function stream(
  sheet: Sheet,
  light: Light,
  course: readonly [x: number, y: number, width: number][],
  options: { colours?: WaterColours; foam?: number } = {},
): string {
  const { colours = waters.river, foam = 60 } = options;
  const { random } = sheet;
  const left: Point[] = course.map(([x, y, width]) => [x - width / 2, y]);
  const right: Point[] = course.map(([x, y, width]): Point => [x + width / 2, y]).reverse();
  const outline = `${smooth(left, false)}L${smooth(right, false).slice(1)}Z`;
  const [, top] = course[0] ?? [0, 0, 0];
  const [, foot] = course[course.length - 1] ?? [0, sheet.height, 0];
  const fill = sheet.linearBetween(
    [0, top],
    [0, foot],
    [
      [0, mix(toned(light, colours.shallow, 0.9), light.sky[2], 0.4)],
      [0.5, toned(light, colours.shallow, 0.55)],
      [1, toned(light, colours.deep, 0.6)],
    ],
  );
  const marks = new Gathered();
  const white = lighten(mix(light.sky[2], light.lit, 0.5), light.stars > 0.5 ? 0 : 0.45);
  for (let i = 0; i < foam; i++) {
    const t = random.next();
    const index = t * (course.length - 1);
    const cell = Math.min(course.length - 2, Math.floor(index));
    const [ax, ay, aw] = course[cell] ?? [0, 0, 0];
    const [bx, by, bw] = course[cell + 1] ?? [0, 0, 0];
    const part = index - cell;
    const wide = aw + (bw - aw) * part;
    const x = ax + (bx - ax) * part + random.between(-0.46, 0.46) * wide;
    const y = ay + (by - ay) * part;
    const long = wide * random.between(0.03, 0.13);
    marks.add(
      random.chance(0.65) ? white : toned(light, colours.deep, 0.2),
      polygon([
        [x - long, y],
        [x - long * 0.2, y - long * 0.12],
        [x + long, y + long * 0.04],
        [x + long * 0.1, y + long * 0.1],
      ]),
    );
  }
  return (
    path(outline, fill) + group(marks.paths('opacity="0.6"'), `clip-path="${sheet.clip(outline)}"`)
  );
}

/** A fall of white water: a body of pale strands that part and meet, with spray at its foot. */
export function waterfall(
  sheet: Sheet,
  light: Light,
  options: {
    x: number;
    top: number;
    bottom: number;
    width: number;
    spread?: number;
    colours?: WaterColours;
  },
): string {
  const { x, top, bottom, width, spread = 1.5, colours = waters.river } = options;
  const { random } = sheet;
  const tall = bottom - top;
  const sway = noise(`fall/${random.next()}`);
  const band = (offset: number, half: number): string => {
    const left: Point[] = [];
    const right: Point[] = [];
    for (let i = 0; i <= 14; i++) {
      const t = i / 14;
      const widen = 1 + (spread - 1) * t;
      const middle = x + (offset + sway(t * 4 + offset * 7) * 0.05) * width * widen;
      const thick = half * width * widen * (0.75 + 0.35 * sway(t * 6 + offset * 31));
      left.push([middle - thick, top + tall * t]);
      right.unshift([middle + thick, top + tall * t]);
    }
    return smooth([...left, ...right]);
  };
  const night = light.stars > 0.5;
  const body = mix(toned(light, colours.shallow, 0.7), '#dfeceb', night ? 0.2 : 0.55);
  const white = toned(light, '#fbfdfc', 1);
  const shade = toned(light, mix(colours.shallow, colours.deep, 0.35), 0.5);
  let strands = '';
  let dark = '';
  for (let i = 0; i < 17; i++)
    strands += band(random.between(-0.44, 0.44), random.between(0.008, 0.035));
  for (let i = 0; i < 9; i++)
    dark += band(random.between(-0.42, 0.42), random.between(0.006, 0.018));
  const spray = sheet.radial([
    [0, white, 0.85],
    [0.5, white, 0.4],
    [1, white, 0],
  ]);
  return (
    path(band(0, 0.5), body) +
    path(dark, shade, 'opacity="0.6"') +
    path(strands, white, 'opacity="0.9"') +
    ellipse(x, bottom, width * spread * 0.95, tall * 0.1 + width * 0.14, spray)
  );
}

/** Foam rings where falling water or a stone meets a pool. */
export function foamRings(light: Light, x: number, y: number, width: number, count = 3): string {
  let content = '';
  for (let i = 0; i < count; i++) {
    const rx = width * (0.5 + i * 0.42);
    content += `<ellipse cx="${x}" cy="${y}" rx="${rx.toFixed(1)}" ry="${(rx * 0.2).toFixed(1)}" fill="none" stroke="${toned(light, '#f4faf8', 1)}" stroke-width="${(width * 0.02).toFixed(1)}" opacity="${(0.6 / (i + 1)).toFixed(2)}"/>`;
  }
  return content;
}
