/** Vessels: plates, bowls, glasses, bottles, jugs, cups and pots, all drawn from their foot (x, y). */
import { type Colour, darken, lighten, mix } from '../colour.ts';
import {
  ellipse,
  Gathered,
  group,
  num,
  oval,
  type Point,
  path,
  type Sheet,
  smooth,
  stroke,
} from '../svg.ts';
import { castShadow, type Side, solid, turnedOutline } from './form.ts';

/** A plate seen from above at an angle: shadow, rim, well. */
export function plate(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  colour: Colour = '#efe6d2',
  band: Colour = '#5d7f8c',
): string {
  const ry = rx * 0.36;
  const rim = sheet.linear(
    [
      [0, lighten(colour, 0.5)],
      [0.5, colour],
      [1, mix(colour, '#6f6577', 0.4)],
    ],
    75,
  );
  const well = sheet.linear(
    [
      [0, mix(colour, '#6f6577', 0.34)],
      [0.5, colour],
      [1, lighten(colour, 0.4)],
    ],
    75,
  );
  return (
    castShadow(x + rx * 0.06, y + ry * 0.22, rx * 0.98, ry) +
    ellipse(x, y + ry * 0.1, rx, ry, mix(colour, '#4a3c48', 0.55)) +
    ellipse(x, y, rx, ry, rim) +
    stroke(oval(x, y, rx * 0.93, ry * 0.92), band, rx * 0.025, 'stroke-opacity="0.8"') +
    ellipse(x, y + ry * 0.02, rx * 0.74, ry * 0.72, well)
  );
}

/** A deep bowl; `content` is what lies in it, cut off at the front rim. */
export function bowl(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
  content = '',
  from: Side = -1,
): string {
  const height = radius * 0.72;
  const ry = radius * 0.3;
  const body = turnedOutline(
    [
      [radius * 0.46, 0],
      [radius * 0.74, height * 0.24],
      [radius * 0.94, height * 0.62],
      [radius, height],
    ],
    x,
    y,
  );
  const rimY = y - height;
  const inner = oval(x, rimY, radius * 0.93, ry * 0.9);
  // Content may rise above the back rim but is hidden by the front of the bowl.
  const visible = `M${num(x - radius * 0.94)} ${num(rimY)}a${num(radius * 0.94)} ${num(ry * 0.92)} 0 0 0 ${num(radius * 1.88)} 0V${num(rimY - radius * 2)}H${num(x - radius * 0.94)}Z`;
  return (
    castShadow(x, y + ry * 0.2, radius * 0.86, ry * 0.72, from) +
    solid(sheet, body, colour, { depth: radius * 0.42, from, rise: 0.2 }) +
    ellipse(x, rimY, radius, ry, lighten(colour, 0.26)) +
    path(inner, darken(colour, 0.5)) +
    group(content, `clip-path="${sheet.clip(visible)}"`)
  );
}

/** A small tumbler with wine (or any drink) in it. */
export function tumbler(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  drink: Colour,
  fill = 0.6,
): string {
  const top = height * 0.36;
  const foot = height * 0.27;
  const at = (t: number) => foot + (top - foot) * t;
  const side = (t: number): Point[] => [
    [x - at(t), y - height * t],
    [x + at(t), y - height * t],
  ];
  const rim = side(1) as [Point, Point];
  const level = side(fill) as [Point, Point];
  const low = side(0.07) as [Point, Point];
  const bulge = (t: number) => at(t) * 0.24;
  const wineBody = `M${level[0].join(' ')}L${low[0].join(' ')}Q${x} ${num(low[0][1] + bulge(0.07) * 2)} ${low[1].join(' ')}L${level[1].join(' ')}Z`;
  const glass = `M${rim[0].join(' ')}L${num(x - foot)} ${y}Q${x} ${num(y + bulge(0) * 2)} ${num(x + foot)} ${y}L${rim[1].join(' ')}Z`;
  return (
    castShadow(x, y + 6, foot * 1.05, foot * 0.36) +
    path(
      `M${num(x + foot)} ${y}l${num(height * 0.62)} ${num(height * 0.1)}l${num(-height * 0.2)} ${num(height * 0.06)}Z`,
      drink,
      'fill-opacity="0.35"',
    ) +
    path(glass, '#e9efe6', 'fill-opacity="0.2"') +
    path(
      wineBody,
      sheet.linear(
        [
          [0, lighten(drink, 0.12)],
          [0.4, drink],
          [1, darken(drink, 0.4)],
        ],
        90,
      ),
    ) +
    ellipse(x, level[0][1], at(fill), bulge(fill), mix(drink, '#ffb08a', 0.32)) +
    ellipse(
      x,
      rim[0][1],
      top,
      bulge(1),
      '#ffffff',
      'fill-opacity="0.1" stroke="#fff6e0" stroke-opacity="0.75" stroke-width="3"',
    ) +
    stroke(
      `M${num(x - at(0.9) * 0.84)} ${num(y - height * 0.86)}L${num(x - at(0.2) * 0.82)} ${num(y - height * 0.16)}`,
      '#fff8e6',
      height * 0.03,
      'stroke-opacity="0.75"',
    ) +
    stroke(
      `M${num(x + at(0.9) * 0.9)} ${num(y - height * 0.9)}L${num(x + at(0.1) * 0.9)} ${num(y - height * 0.06)}`,
      '#fff8e6',
      2.5,
      'stroke-opacity="0.4"',
    )
  );
}

/** A turned vessel of clay, metal or glass by its profile, with a rim one can look into. */
export function vessel(
  sheet: Sheet,
  x: number,
  y: number,
  profile: readonly Point[],
  colour: Colour,
  options: { from?: Side; mouth?: Colour; inside?: string; depth?: number } = {},
): string {
  const { from = -1, mouth = darken(colour, 0.6) } = options;
  const widest = Math.max(...profile.map(([radius]) => radius));
  const [rim, height] = profile[profile.length - 1] ?? [0, 0];
  const [foot] = profile[0] ?? [0];
  return (
    castShadow(x, y + foot * 0.1, Math.max(foot, widest * 0.75), foot * 0.34, from) +
    solid(sheet, turnedOutline(profile, x, y), colour, {
      depth: options.depth ?? widest * 0.5,
      from,
      rise: 0.12,
      inside: options.inside ?? '',
    }) +
    ellipse(x, y - height, rim, rim * 0.24, lighten(colour, 0.3)) +
    ellipse(x, y - height, rim * 0.82, rim * 0.18, mouth)
  );
}

/** A clay water jug with a handle. */
export function jug(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  colour: Colour = '#b4623a',
  from: Side = -1,
): string {
  const h = height;
  const handle = smooth(
    [
      [x - from * h * 0.13, y - h * 0.9],
      [x - from * h * 0.36, y - h * 0.86],
      [x - from * h * 0.42, y - h * 0.64],
      [x - from * h * 0.28, y - h * 0.46],
    ],
    false,
  );
  const bands =
    stroke(
      `M${num(x - h)} ${num(y - h * 0.62)}Q${x} ${num(y - h * 0.56)} ${num(x + h)} ${num(y - h * 0.62)}`,
      lighten(colour, 0.35),
      h * 0.014,
      'stroke-opacity="0.6"',
    ) +
    stroke(
      `M${num(x - h)} ${num(y - h * 0.58)}Q${x} ${num(y - h * 0.52)} ${num(x + h)} ${num(y - h * 0.58)}`,
      darken(colour, 0.4),
      h * 0.01,
      'stroke-opacity="0.5"',
    );
  return (
    stroke(handle, darken(colour, 0.45), h * 0.075) +
    stroke(handle, darken(colour, 0.18), h * 0.04) +
    vessel(
      sheet,
      x,
      y,
      [
        [h * 0.17, 0],
        [h * 0.27, h * 0.16],
        [h * 0.32, h * 0.38],
        [h * 0.27, h * 0.6],
        [h * 0.15, h * 0.78],
        [h * 0.14, h * 0.88],
        [h * 0.19, h],
      ],
      colour,
      { from, inside: bands },
    )
  );
}

/** A wine bottle. */
export function bottle(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  colour: Colour = '#27402f',
): string {
  const h = height;
  return vessel(
    sheet,
    x,
    y,
    [
      [h * 0.13, 0],
      [h * 0.135, h * 0.1],
      [h * 0.135, h * 0.55],
      [h * 0.1, h * 0.66],
      [h * 0.048, h * 0.75],
      [h * 0.045, h * 0.94],
      [h * 0.052, h],
    ],
    colour,
    {
      inside:
        path(
          `M${num(x - h * 0.2)} ${num(y - h * 0.44)}h${num(h * 0.4)}v${num(h * 0.24)}h${num(-h * 0.4)}Z`,
          '#e9dcbc',
          'fill-opacity="0.92"',
        ) +
        path(
          `M${num(x + h * 0.03)} ${num(y - h * 0.44)}h${num(h * 0.2)}v${num(h * 0.24)}h${num(-h * 0.2)}Z`,
          '#5d4a44',
          'fill-opacity="0.35"',
        ) +
        stroke(
          `M${num(x - h * 0.07)} ${num(y - h * 0.35)}h${num(h * 0.1)}M${num(x - h * 0.07)} ${num(y - h * 0.3)}h${num(h * 0.07)}`,
          '#6e2b37',
          h * 0.014,
        ) +
        stroke(
          `M${num(x - h * 0.095)} ${num(y - h * 0.08)}V${num(y - h * 0.56)}`,
          '#eaf3d8',
          h * 0.018,
          'stroke-opacity="0.55"',
        ),
    },
  );
}

/** A coffee cup on its saucer. */
export function cup(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  colour: Colour = '#f1e8d6',
): string {
  const s = size;
  const handle = `M${num(x + s * 0.5)} ${num(y - s * 0.62)}c${num(s * 0.36)} ${num(-s * 0.1)} ${num(s * 0.34)} ${num(s * 0.4)} ${num(-s * 0.08)} ${num(s * 0.36)}`;
  return (
    plate(sheet, x, y, s * 1.05, colour, '#1f5140') +
    stroke(handle, mix(colour, '#6f6577', 0.5), s * 0.12) +
    stroke(handle, lighten(colour, 0.2), s * 0.05) +
    vessel(
      sheet,
      x,
      y - s * 0.02,
      [
        [s * 0.28, 0],
        [s * 0.44, s * 0.16],
        [s * 0.53, s * 0.5],
        [s * 0.56, s * 0.8],
      ],
      colour,
      { mouth: '#3b2118' },
    ) +
    ellipse(x, y - s * 0.8, s * 0.42, s * 0.092, '#8a5a34') +
    ellipse(x - s * 0.08, y - s * 0.81, s * 0.22, s * 0.045, '#b98550')
  );
}

/** A three-legged iron pot. */
export function ironPot(sheet: Sheet, x: number, y: number, size: number, from: Side = -1): string {
  const s = size;
  const legs = [-0.6, 0.05, 0.62]
    .map(
      (dx) =>
        `M${num(x + s * dx - s * 0.07)} ${num(y - s * 0.3)}h${num(s * 0.14)}l${num(s * 0.02 * Math.sign(dx))} ${num(s * 0.42)}h${num(-s * 0.1)}Z`,
    )
    .join('');
  return (
    castShadow(x, y + s * 0.1, s * 0.9, s * 0.2, from) +
    path(legs, '#17161b') +
    vessel(
      sheet,
      x,
      y,
      [
        [s * 0.5, 0],
        [s * 0.9, s * 0.28],
        [s * 0.98, s * 0.66],
        [s * 0.78, s * 1.04],
        [s * 0.7, s * 1.14],
        [s * 0.82, s * 1.26],
      ],
      '#35333b',
      { from },
    )
  );
}

/** A low wicker basket; `content` lies in it. */
export function basket(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  content: string,
): string {
  const w = width / 2;
  const data = `M${num(x - w)} ${num(y - height)}Q${num(x - w * 0.9)} ${num(y)} ${num(x - w * 0.72)} ${num(y)}Q${num(x)} ${num(y + height * 0.16)} ${num(x + w * 0.72)} ${num(y)}Q${num(x + w * 0.9)} ${num(y)} ${num(x + w)} ${num(y - height)}Q${num(x)} ${num(y - height * 0.72)} ${num(x - w)} ${num(y - height)}Z`;
  const strands = new Gathered();
  const rows = 7;
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < 22; i++) {
      const sx = x - w + (i + (row % 2) * 0.5) * (width / 21);
      const sag = Math.sqrt(Math.max(0, 1 - ((sx - x) / w) ** 2)) * height * 0.2;
      const sy = y - height + (row + 0.5) * (height / rows) + sag - height * 0.08;
      strands.add(
        row % 2 ? '#d0a05c' : '#b5813f',
        `M${num(sx - width / 44)} ${num(sy)}q${num(width / 44)} ${num(-height * 0.09)} ${num(width / 22)} 0q${num(-width / 44)} ${num(height * 0.1)} ${num(-width / 22)} 0Z`,
      );
    }
  }
  return (
    castShadow(x, y, w * 0.92, height * 0.2) +
    ellipse(x, y - height, w, height * 0.26, '#5c3a1c') +
    content +
    solid(sheet, data, '#8f5f2c', {
      depth: w * 0.3,
      rise: 0,
      inside:
        strands.paths() +
        path(
          data,
          sheet.linear(
            [
              [0, '#ffe9bd', 0.15],
              [0.55, '#140d14', 0],
              [1, '#140d14', 0.5],
            ],
            85,
          ),
        ),
    }) +
    stroke(
      `M${num(x - w)} ${num(y - height)}Q${num(x)} ${num(y - height * 0.7)} ${num(x + w)} ${num(y - height)}`,
      '#d9ac68',
      height * 0.07,
    )
  );
}
