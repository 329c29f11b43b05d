/** Where still lifes stand: a plaster wall with the light of a window on it, and a table of old boards. */
import { type Colour, darken, lighten, mix } from '../colour.ts';
import { group, num, type Point, path, polygon, rect, type Sheet, smooth, stroke } from '../svg.ts';
import type { Side } from './form.ts';

/** How the light falls on a wall. */
export type WallOptions = {
  from?: Side;
  /** The lit patch a window throws on the wall; left out, the wall only brightens to one side. */
  patch?: { x: number; y: number; width: number; height: number } | false;
  bottom?: number;
};

/** A plaster wall, brighter on the window's side, with the slanting light of its panes. */
export function wall(sheet: Sheet, colour: Colour, options: WallOptions = {}): string {
  const { width, height, random } = sheet;
  const { from = -1, bottom = height } = options;
  const patch = options.patch ?? {
    x: from < 0 ? width * 0.5 : width * 0.12,
    y: height * 0.07,
    width: width * 0.34,
    height: height * 0.46,
  };
  const near = mix(colour, '#ffe4b0', 0.24);
  const dim = mix(colour, '#24161f', 0.46);
  const fill = sheet.linear(
    [
      [0, from < 0 ? near : dim],
      [1, from < 0 ? dim : near],
    ],
    80,
  );
  let mottle = '';
  for (let i = 0; i < 26; i++) {
    const x = random.between(0, width);
    const y = random.between(0, bottom);
    const reach = random.between(40, 170);
    mottle += smooth([
      [x - reach, y],
      [x, y - reach * 0.3],
      [x + reach, y + reach * 0.08],
      [x + reach * 0.2, y + reach * 0.34],
    ]);
  }
  return (
    rect(0, 0, width, bottom, fill) +
    path(mottle, lighten(colour, 0.25), 'fill-opacity="0.035"') +
    (patch ? windowLight(sheet, colour, patch, from) : '')
  );
}

/** The four panes of a window as light on a wall, slanting down and away from it. */
function windowLight(
  sheet: Sheet,
  colour: Colour,
  area: { x: number; y: number; width: number; height: number },
  from: Side,
): string {
  const slant = -from * area.width * 0.34;
  const bar = area.width * 0.045;
  let panes = '';
  for (const column of [0, 1]) {
    for (const row of [0, 1, 2]) {
      const w = (area.width - bar) / 2;
      const h = (area.height - bar * 2) / 3;
      const x = area.x + column * (w + bar);
      const y = area.y + row * (h + bar);
      const lean = (at: number) => ((at - area.y) / area.height) * slant;
      const sink = area.height * 0.06 * -from;
      const drop = (px: number) => ((px - area.x) / area.width) * sink;
      const corner = (px: number, py: number): Point => [px + lean(py), py + drop(px)];
      panes += polygon([corner(x, y), corner(x + w, y), corner(x + w, y + h), corner(x, y + h)]);
    }
  }
  const glow = sheet.linear(
    [
      [0, mix(colour, '#ffe9bd', 0.75), 0.62],
      [1, mix(colour, '#ffe9bd', 0.75), 0.25],
    ],
    20,
  );
  return path(panes, glow);
}

/** Wood and light of a table. */
export type TableOptions = {
  colour?: Colour;
  from?: Side;
  /** The board's edge seen from the front, when the table ends inside the picture. */
  bottom?: number;
};

/** A table of long boards from `top` to the lower edge, seen a little from above. */
export function table(sheet: Sheet, top: number, options: TableOptions = {}): string {
  const { width, height, random } = sheet;
  const { colour = '#a5693a', from = -1, bottom = height } = options;
  let boards = '';
  let grain = '';
  let y = top;
  let depth = (bottom - top) * 0.13;
  while (y < bottom) {
    const shade = random.between(-0.1, 0.1);
    const tint = shade < 0 ? darken(colour, -shade) : lighten(colour, shade * 0.8);
    boards += rect(0, y, width, depth + 1, tint) + rect(0, y, width, 3, darken(colour, 0.5));
    for (let i = 0; i < 16; i++) {
      const x = random.between(-100, width);
      const length = random.between(120, 520);
      const at = y + depth * random.between(0.12, 0.9);
      const sway = depth * 0.05;
      grain += smooth(
        [
          [x, at],
          [x + length * 0.35, at + random.between(-sway, sway)],
          [x + length * 0.7, at + random.between(-sway, sway)],
          [x + length, at],
        ],
        false,
      );
    }
    y += depth;
    depth *= 1.32;
  }
  const light = sheet.linear(
    [
      [0, from < 0 ? '#ffe3ac' : '#1d1118', 0.42],
      [0.5, from < 0 ? '#ffe3ac' : '#1d1118', 0.08],
      [1, from < 0 ? '#1d1118' : '#ffe3ac', 0.42],
    ],
    90,
  );
  return (
    boards +
    stroke(grain, darken(colour, 0.45), 2.4, 'stroke-opacity="0.28"') +
    rect(0, top, width, bottom - top, light) +
    rect(0, top, width, 5, lighten(colour, 0.45), 'fill-opacity="0.8"')
  );
}

/** A loose board (bread board, cheese board) lying on the table, with its thickness and a shadow. */
export function board(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  depth: number,
  colour: Colour = '#c08a52',
): string {
  const slope = depth * 0.55;
  const thick = depth * 0.16;
  const corner = (dx: number, dy: number): Point => [x + dx, y + dy];
  const face = polygon([
    corner(-width / 2 + slope, -depth / 2),
    corner(width / 2 + slope * 0.3, -depth / 2),
    corner(width / 2, depth / 2),
    corner(-width / 2, depth / 2),
  ]);
  let grain = '';
  for (let i = 0; i < 22; i++) {
    const at = y + sheet.random.between(-depth / 2, depth / 2);
    const start = x + sheet.random.between(-width / 2, width / 3);
    grain += `M${num(start)} ${num(at)}h${num(sheet.random.between(80, width * 0.4))}`;
  }
  const light = sheet.linear(
    [
      [0, '#ffe9bd', 0.35],
      [1, '#2a1510', 0.28],
    ],
    90,
  );
  return (
    path(
      polygon([
        corner(-width / 2 + 20, depth / 2),
        corner(width / 2 + slope * 0.3, -depth / 2),
        corner(width / 2 + slope * 0.3 + 60, -depth / 2 + thick),
        corner(width / 2 + 55, depth / 2 + thick * 1.7),
        corner(-width / 2 + 40, depth / 2 + thick * 1.7),
      ]),
      '#1d1118',
      'fill-opacity="0.34"',
    ) +
    rect(x - width / 2, y + depth / 2 - 1, width, thick, darken(colour, 0.42)) +
    path(
      polygon([
        corner(width / 2, depth / 2 - 1),
        corner(width / 2 + slope * 0.3, -depth / 2),
        corner(width / 2 + slope * 0.3, -depth / 2 + thick),
        corner(width / 2, depth / 2 + thick),
      ]),
      darken(colour, 0.55),
    ) +
    path(face, colour) +
    group(
      stroke(grain, darken(colour, 0.4), 2.2, 'stroke-opacity="0.35"'),
      `clip-path="${sheet.clip(face)}"`,
    ) +
    path(face, light)
  );
}

/** A wall of glazed tiles with a painted pattern, up to which a table may stand. */
export function tiles(sheet: Sheet, colour: Colour, size = 150, bottom = sheet.height): string {
  const { width } = sheet;
  const pale = '#efe8d8';
  let petals = '';
  let rings = '';
  let joints = '';
  for (let y = 0; y < bottom; y += size) {
    joints += `M0 ${num(y)}H${width}`;
    for (let x = 0; x < width; x += size) {
      const [cx, cy, r] = [x + size / 2, y + size / 2, size * 0.3];
      for (const [dx, dy] of [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ] as const) {
        petals += smooth([
          [cx, cy],
          [cx + dx * r, cy + dy * r * 0.35],
          [cx + dx * r * 1.25, cy + dy * r * 1.25],
          [cx + dx * r * 0.35, cy + dy * r],
        ]);
      }
      rings += `M${num(x)} ${num(y + size * 0.24)}A${num(size * 0.24)} ${num(size * 0.24)} 0 0 0 ${num(x + size * 0.24)} ${num(y)}M${num(x + size * 0.76)} ${num(y)}A${num(size * 0.24)} ${num(size * 0.24)} 0 0 0 ${num(x + size)} ${num(y + size * 0.24)}M${num(x)} ${num(y + size * 0.76)}A${num(size * 0.24)} ${num(size * 0.24)} 0 0 1 ${num(x + size * 0.24)} ${num(y + size)}M${num(x + size * 0.76)} ${num(y + size)}A${num(size * 0.24)} ${num(size * 0.24)} 0 0 1 ${num(x + size)} ${num(y + size * 0.76)}`;
    }
  }
  for (let x = 0; x < width; x += size) joints += `M${num(x)} 0V${num(bottom)}`;
  const light = sheet.linear(
    [
      [0, '#fff3d2', 0.3],
      [0.35, '#2a2030', 0.22],
      [1, '#1a1424', 0.66],
    ],
    78,
  );
  return (
    rect(0, 0, width, bottom, pale) +
    path(petals, mix(colour, pale, 0.3)) +
    stroke(rings, mix(colour, pale, 0.45), size * 0.05) +
    stroke(joints, '#a89e90', 2.5, 'stroke-opacity="0.7"') +
    rect(0, 0, width, bottom, light)
  );
}
