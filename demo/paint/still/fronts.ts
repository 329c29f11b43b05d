/** The fronts of shops and taverns seen straight on, and what stands and hangs before them. */
import { type Colour, darken, lighten, mix } from '../colour.ts';
import { opening } from '../houses.ts';
import type { Light } from '../light.ts';
import { flatPlane } from '../space.ts';
import { masonry } from '../stone.ts';
import {
  dot,
  ellipse,
  Gathered,
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
import { greens } from './dishes.ts';
import { castShadow, solid } from './form.ts';

/** The door, windows and walls of a front. */
export type FrontOptions = {
  light: Light;
  door: Colour;
  /** Plaster between the granite, when the front is limewashed. */
  plaster?: Colour;
  /** Where the sill of the front meets the lane. */
  y?: number;
  lamp?: boolean;
  doorAt?: number;
  windows?: readonly number[];
};

/** The front of a house of business seen straight on: granite or limewash, a wide door, shop windows. */
export function front(sheet: Sheet, options: FrontOptions): string {
  const { light, door, y = 1130, lamp = light.lamps, doorAt = 3.6, windows = [0.9, 6.3] } = options;
  const scale = 230;
  const wallPlane = flatPlane(0, y, scale, { width: sheet.width / scale, height: y / scale }, 0.78);
  const body = options.plaster
    ? rect(
        0,
        0,
        sheet.width,
        y,
        sheet.linear(
          [
            [0, lighten(options.plaster, 0.1)],
            [1, mix(options.plaster, light.shade, 0.35)],
          ],
          70,
        ),
      ) +
      masonry(
        sheet,
        light,
        flatPlane(0, y, scale, { width: sheet.width / scale, height: 0.75 }, 0.6),
        { course: 0.36 },
      )
    : masonry(sheet, light, wallPlane, { course: 0.4, rough: 0.4 });
  return (
    body +
    opening(sheet, light, wallPlane, {
      kind: 'door',
      u: doorAt,
      v: 0,
      width: 1.35,
      height: 2.5,
      colour: door,
      lamp: false,
    }) +
    windows
      .map((u) =>
        opening(sheet, light, wallPlane, {
          kind: 'window',
          u,
          v: 1,
          width: 1.5,
          height: 1.5,
          colour: door,
          lamp,
        }),
      )
      .join('') +
    rect(0, y - 6, sheet.width, 26, '#140d10', 'fill-opacity="0.35"')
  );
}

/** A round wooden sign on an iron bracket; `emblem` is drawn around (0, 0) within a radius of 100. */
export function hangingSign(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  emblem: string,
  colour: Colour = '#1f5140',
): string {
  const r = size;
  return (
    stroke(
      `M${num(x + r * 1.5)} ${num(y - r * 1.5)}H${num(x - r * 0.4)}M${num(x + r * 1.5)} ${num(y - r * 0.7)}Q${num(x + r * 0.6)} ${num(y - r * 0.8)} ${num(x + r * 0.5)} ${num(y - r * 1.5)}`,
      '#1d1a1c',
      r * 0.09,
    ) +
    stroke(
      `M${num(x - r * 0.3)} ${num(y - r * 1.5)}v${num(r * 0.55)}M${num(x + r * 0.3)} ${num(y - r * 1.5)}v${num(r * 0.55)}`,
      '#1d1a1c',
      r * 0.05,
    ) +
    ellipse(x + r * 0.3, y + r * 0.22, r, r, '#140d10', 'fill-opacity="0.35"') +
    ellipse(x, y, r * 1.06, r * 1.06, '#5c3d24') +
    ellipse(
      x,
      y,
      r,
      r,
      sheet.linear(
        [
          [0, lighten(colour, 0.16)],
          [1, darken(colour, 0.25)],
        ],
        50,
      ),
    ) +
    stroke(dot(x, y, r * 0.88), '#e8cf94', r * 0.04) +
    group(emblem, `transform="translate(${num(x)} ${num(y)}) scale(${(r / 125).toFixed(3)})"`)
  );
}

/** A striped awning over a shop. */
export function awning(
  x: number,
  y: number,
  width: number,
  depth: number,
  colour: Colour,
  pale: Colour = '#f1e6cf',
): string {
  const stripes = Math.round(width / 90);
  const w = width / stripes;
  let content = '';
  for (let i = 0; i < stripes; i++) {
    const top = x + 20 + (i * (width - 40)) / stripes;
    const topNext = x + 20 + ((i + 1) * (width - 40)) / stripes;
    const tint = i % 2 === 0 ? colour : pale;
    content +=
      path(
        polygon([
          [top, y],
          [topNext, y],
          [x + (i + 1) * w, y + depth],
          [x + i * w, y + depth],
        ]),
        tint,
      ) +
      path(
        `M${num(x + i * w)} ${num(y + depth)}h${num(w)}v${num(depth * 0.16)}a${num(w / 2)} ${num(depth * 0.16)} 0 0 1 ${num(-w)} 0Z`,
        darken(tint, 0.2),
      );
  }
  return (
    path(
      polygon([
        [x + 30, y + depth],
        [x + width + 40, y + depth],
        [x + width + 60, y + depth * 2.2],
        [x + 70, y + depth * 2.2],
      ]),
      '#140d10',
      'fill-opacity="0.28"',
    ) +
    content +
    path(
      smooth([
        [x + 20, y],
        [x + width - 20, y],
        [x + width - 20, y + 6],
        [x + 20, y + 6],
      ]),
      '#ffffff',
      'fill-opacity="0.3"',
    )
  );
}

/** A clay pot with geraniums. */
export function flowerPot(sheet: Sheet, x: number, y: number, size: number): string {
  const s = size;
  return (
    castShadow(x, y, s * 0.5, s * 0.12) +
    solid(
      sheet,
      `M${num(x - s * 0.5)} ${num(y - s * 0.8)}H${num(x + s * 0.5)}L${num(x + s * 0.36)} ${num(y)}H${num(x - s * 0.36)}Z`,
      '#b4623a',
      { depth: s * 0.3, rise: 0 },
    ) +
    greens(sheet, x, y - s * 1, s * 0.62) +
    path(
      Array.from({ length: 12 }, () => {
        const px = x + sheet.random.between(-0.5, 0.5) * s;
        const py = y - s * sheet.random.between(0.9, 1.5);
        return `M${num(px)} ${num(py - s * 0.09)}q${num(s * 0.16)} 0 ${num(s * 0.1)} ${num(s * 0.12)}q${num(-s * 0.1)} ${num(s * 0.1)} ${num(-s * 0.2)} 0q${num(-s * 0.06)} ${num(-s * 0.12)} ${num(s * 0.1)} ${num(-s * 0.12)}Z`;
      }).join(''),
      '#c9453a',
    )
  );
}

/** A barrel standing upright. */
export function wineBarrel(sheet: Sheet, x: number, y: number, radius: number): string {
  const r = radius;
  const data = smooth([
    [x - r * 0.82, y],
    [x - r, y - r * 0.9],
    [x - r * 0.82, y - r * 1.8],
    [x, y - r * 1.86],
    [x + r * 0.82, y - r * 1.8],
    [x + r, y - r * 0.9],
    [x + r * 0.82, y],
    [x, y + r * 0.14],
  ]);
  let staves = '';
  for (let i = -4; i <= 4; i++)
    staves += `M${num(x + i * r * 0.19)} ${num(y - r * 1.8)}Q${num(x + i * r * 0.25)} ${num(y - r * 0.9)} ${num(x + i * r * 0.19)} ${num(y + r * 0.1)}`;
  const hoops = [0.24, 0.56, 1.24, 1.56]
    .map(
      (t) =>
        `M${num(x - r)} ${num(y - r * t)}Q${num(x)} ${num(y - r * (t - 0.2))} ${num(x + r)} ${num(y - r * t)}`,
    )
    .join('');
  return (
    castShadow(x, y, r * 0.9, r * 0.2) +
    solid(sheet, data, '#8a5a34', {
      depth: r * 0.4,
      rise: 0,
      inside:
        stroke(staves, '#4a2c18', 4, 'stroke-opacity="0.7"') + stroke(hoops, '#3a3538', r * 0.09),
    }) +
    ellipse(x, y - r * 1.8, r * 0.82, r * 0.18, '#b98a58') +
    ellipse(x, y - r * 1.8, r * 0.72, r * 0.14, '#9a6a3e')
  );
}

/** A grape vine that climbs along the points: woody stem, broad leaves, hanging grapes. */
export function vine(sheet: Sheet, points: readonly Point[], leaf: Colour = '#5f7a3c'): string {
  const { random } = sheet;
  const leaves = new Gathered();
  let grapes = '';
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1] as Point;
    const [bx, by] = points[i] as Point;
    const steps = Math.max(2, Math.round(Math.hypot(bx - ax, by - ay) / 16));
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const x = ax + (bx - ax) * t + random.between(-52, 52);
      const y = ay + (by - ay) * t + random.between(-44, 52);
      const r = random.between(20, 38);
      const star: Point[] = Array.from({ length: 10 }, (_, k) => {
        const angle = (k / 10) * Math.PI * 2 + random.between(-0.1, 0.1);
        const reach = r * (k % 2 ? 0.66 : 1);
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.9];
      });
      leaves.add(
        random.pick([
          darken(leaf, 0.4),
          darken(leaf, 0.2),
          leaf,
          lighten(leaf, 0.18),
          mix(leaf, '#c98f3c', 0.5),
        ]),
        polygon(star),
      );
      if (random.chance(0.07)) {
        for (let k = 0; k < 12; k++)
          grapes += dot(x + random.between(-18, 18) * (1 - k / 16), y + 26 + k * 6, 9);
      }
    }
  }
  return stroke(smooth(points, false), '#4a3426', 15) + leaves.paths() + path(grapes, '#5a2f52');
}
