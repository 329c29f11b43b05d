/** The village as a whole, seen from afar: houses on the hillside around the church, their trees, terraces below. */
import { church } from './church.ts';
import { type Colour, darken, mix } from './colour.ts';
import { house, openings } from './houses.ts';
import { far, type Light, shaded, toned } from './light.ts';
import { palette } from './palette.ts';
import type { Line } from './ridges.ts';
import { along } from './ridges.ts';
import { distantView } from './space.ts';
import { fieldWall } from './stone.ts';
import { Gathered, group, type Point, path, polygon, type Sheet, smooth, stroke } from './svg.ts';
import { broadleaf, foliage } from './trees.ts';
import { smoke } from './weather.ts';

export type Season = 'summer' | 'autumn' | 'winter';

/** The leaves of a season. */
export const leavesOf = (season: Season): readonly Colour[] =>
  season === 'autumn' ? [...foliage.autumn, ...foliage.gold] : foliage.summer;

export type VillageOptions = {
  /** The foot of the church on the sheet. */
  x: number;
  y: number;
  /** Pixels in a metre at the church. */
  scale: number;
  season: Season;
  distance?: number;
  /** Smoke from some chimneys. */
  smoke?: boolean;
};

/** Where the houses stand around the church: metres to the right, metres down the slope, turn in degrees, width. */
const plots: readonly [right: number, down: number, yaw: number, width: number][] = [
  [-30, -9, 24, 9],
  [-19, -11, -18, 8],
  [24, -10, 16, 9],
  [38, -7, -30, 8],
  [-44, -4, -28, 9],
  [22, -4, 100, 8],
  [52, -1, 22, 9],
  [-24, -2, 68, 10],
  [30, 0, -22, 11],
  [-58, 4, 18, 8],
  [-38, 5, -15, 10],
  [66, 6, -26, 9],
  [44, 7, 72, 9],
  [-15, 8, 28, 9],
  [20, 9, 20, 10],
  [-52, 13, 70, 9],
  [58, 15, 18, 10],
  [2, 13, -24, 9],
  [-30, 15, 20, 11],
  [34, 17, -18, 9],
  [14, 20, 66, 9],
  [-12, 22, -14, 8],
];

/** Paints the village from its upper row down to the lowest houses. */
export function village(sheet: Sheet, light: Light, options: VillageOptions): string {
  const { x, y, scale, season, distance = 0 } = options;
  const { random } = sheet;
  const snow = season === 'winter';
  const items: { y: number; content: string }[] = [];
  const plumes: string[] = [];
  for (const [right, down, yaw, width] of plots) {
    const px = x + right * scale * 0.86;
    const py = y + down * scale * 0.8;
    const view = distantView(px, py, scale, 0.32);
    const eaves = random.pick([3.2, 5.2, 5.4]);
    const depth = random.between(6, 7.5);
    const chimney = random.chance(0.75) ? random.between(-0.3, 0.3) * width : undefined;
    const lampChance = 0.6;
    items.push({
      y: py,
      content: house(sheet, light, view, {
        at: [0, 0, 0],
        yaw,
        width,
        depth,
        eaves,
        rise: depth * 0.34,
        snow,
        distance,
        shadow: true,
        front: openings(sheet, light, { width, eaves }, undefined, lampChance),
        right: openings(sheet, light, { width: depth, eaves }, undefined, lampChance).filter(
          (one) => one.kind === 'window',
        ),
        left: openings(sheet, light, { width: depth, eaves }, undefined, lampChance).filter(
          (one) => one.kind === 'window',
        ),
        ...(chimney === undefined ? {} : { chimney }),
        ...(random.chance(0.18) ? { plaster: '#efe7d5' } : {}),
      }),
    });
    if (options.smoke && chimney !== undefined && random.chance(0.4)) {
      const [sx, sy] = view([
        chimney * Math.cos((yaw * Math.PI) / 180),
        eaves + depth * 0.34 + 1.2,
        0,
      ]);
      plumes.push(smoke(sheet, light, sx, sy, scale * random.between(9, 14)));
    }
    if (random.chance(0.7)) {
      const tall = scale * random.between(5, 9);
      const treeY = py + scale * random.between(-1.5, 1.5);
      items.push({
        y: treeY,
        content: broadleaf(sheet, light, {
          x: px + scale * width * random.pick([-0.85, 0.85]),
          y: treeY,
          height: tall,
          colours: leavesOf(season),
          distance,
          bare: snow,
          snow,
        }),
      });
    }
  }
  items.push({
    y: y + scale * 2,
    content: church(sheet, light, distantView(x, y, scale * 1.22, 0.32), {
      at: [0, 0, 0],
      yaw: -24,
      snow,
      distance,
      shadow: true,
    }),
  });
  items.sort((a, b) => a.y - b.y);
  return items.map((item) => item.content).join('') + plumes.join('');
}

export type TerraceOptions = {
  /** The upper edge of the first terrace. */
  top: Line;
  count: number;
  /** Height of a terrace on the sheet, growing towards us by `growth` each time. */
  step: number;
  growth?: number;
  from: number;
  to: number;
  season: Season;
  distance?: number;
  /** Height of the stone walls as a part of the step. */
  wall?: number;
};

/** Terraced fields down a slope: dry-stone walls, meadows, stubble and furrows in turn. */
export function terraces(sheet: Sheet, light: Light, options: TerraceOptions): string {
  const { top, count, step, growth = 1.14, from, to, season, distance = 0, wall = 0.26 } = options;
  const { random } = sheet;
  const fields: Record<Season, readonly Colour[]> = {
    summer: ['#7f9a4f', '#9fb05a', '#5f8a48', '#d0b860', '#8aa856', '#6f9550'],
    autumn: ['#a8914a', '#8f8a48', '#b98f48', '#7d7f45', '#c2a055'],
    winter: ['#eef2f5', '#e4eaf0', '#f3f5f7', '#dde5ec', '#e9eef2'],
  };
  let content = '';
  let offset = 0;
  let height = step;
  for (let i = 0; i < count; i++) {
    const start = offset;
    const lift = height;
    const [phase, wave] = [random.between(0, 6), random.between(9, 16)];
    const edge: Line = (x) => top(x) + start + Math.sin(x / (step * wave) + phase) * step * 0.42;
    const line = along(edge, from, to, 14);
    const bottom = along((x) => edge(x) + lift * 1.5, from, to, 30).reverse();
    const colour = random.pick(fields[season]);
    content += path(polygon([...line, ...bottom]), far(light, toned(light, colour, 0.8), distance));
    content += fieldTexture(sheet, light, { edge, lift, from, to, colour, distance });
    if (i > 0) content += hedgeTrees(sheet, light, edge, lift, options);
    content += brokenWall(sheet, light, line, lift * wall, distance, season === 'winter');
    offset += height;
    height *= growth;
  }
  return content;
}

/** The wall of a terrace, with gaps where it fell or a gate stands; snow lies along its top. */
function brokenWall(
  sheet: Sheet,
  light: Light,
  line: readonly Point[],
  tall: number,
  distance: number,
  snow: boolean,
): string {
  const { random } = sheet;
  let content = '';
  for (let i = 0; i < line.length - 2; ) {
    const length = Math.round(random.between(14, 60));
    const part = line.slice(i, i + length).map(([x, y]): Point => [x, y + tall * 0.5]);
    if (part.length > 1) {
      content += fieldWall(sheet, light, part, tall, distance);
      if (snow) {
        const cap = part.map(([x, y]): Point => [x, y - tall]);
        content += stroke(
          polygon(cap, false),
          far(light, toned(light, '#f4f7fa', 0.9), distance),
          tall * 0.5,
        );
      }
    }
    i += length + Math.round(random.between(1, 9));
  }
  return content;
}

/** Small fruit and chestnut trees along the edge of a terrace. */
function hedgeTrees(
  sheet: Sheet,
  light: Light,
  edge: Line,
  lift: number,
  options: TerraceOptions,
): string {
  const { random } = sheet;
  const { from, to, season, distance = 0 } = options;
  const snow = season === 'winter';
  let content = '';
  for (let x = from + random.between(0, 12) * lift; x < to; x += lift * random.between(3, 14)) {
    content += broadleaf(sheet, light, {
      x,
      y: edge(x) + lift * random.between(0.1, 0.6),
      height: lift * random.between(0.9, 1.7),
      colours: leavesOf(season),
      distance,
      bare: snow,
      snow,
    });
  }
  return content;
}

function fieldTexture(
  sheet: Sheet,
  light: Light,
  field: { edge: Line; lift: number; from: number; to: number; colour: Colour; distance: number },
): string {
  const { edge, lift, from, to, colour, distance } = field;
  const { random } = sheet;
  const strips = new Gathered();
  const dark = far(light, shaded(light, darken(colour, 0.08)), distance);
  const bright = far(light, toned(light, mix(colour, palette.cream, 0.3), 1), distance);
  const rows = 5;
  for (let row = 1; row < rows; row++) {
    for (let x = from; x < to; ) {
      const length = lift * random.between(1, 4);
      const y = (at: number) => edge(at) + lift * (0.2 + (row / rows) * 0.8);
      const end = Math.min(to, x + length);
      if (random.chance(0.7)) {
        const thick = lift * 0.035;
        strips.add(
          random.chance(0.5) ? dark : bright,
          polygon([
            [x, y(x)],
            [(x + end) / 2, y((x + end) / 2) - thick],
            [end, y(end)],
            [(x + end) / 2, y((x + end) / 2) + thick],
          ]),
        );
      }
      x = end + lift * random.between(0.2, 1.6);
    }
  }
  return strips.paths('opacity="0.55"');
}

/** A lane that winds over a slope: points from far to near with its width in pixels at each; grass grows in its middle. */
export function lane(
  light: Light,
  course: readonly [x: number, y: number, width: number][],
  colour: Colour = '#cbb78f',
  middle: Colour = mix(colour, palette.moss, 0.35),
): string {
  const left: Point[] = course.map(([x, y, width]) => [x - width / 2, y]);
  const right: Point[] = course.map(([x, y, width]): Point => [x + width / 2, y]).reverse();
  const inner: Point[] = course.map(([x, y, width]) => [x - width * 0.12, y]);
  const innerRight: Point[] = course.map(([x, y, width]): Point => [x + width * 0.16, y]).reverse();
  return group(
    path(ribbon(left, right), toned(light, colour, 0.75)) +
      path(ribbon(inner, innerRight), toned(light, middle, 0.6), 'opacity="0.6"'),
  );
}

/** Path data of a band with soft edges and square ends. */
function ribbon(left: readonly Point[], right: readonly Point[]): string {
  return `${smooth(left, false)}L${smooth(right, false).slice(1)}Z`;
}
