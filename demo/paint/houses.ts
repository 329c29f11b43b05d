/** Granite houses: walls, doors and windows, chimneys, and the light in them. */
import { type Colour, darken, lighten, mix } from './colour.ts';
import { far, type Light, toned } from './light.ts';
import { palette } from './palette.ts';
import { roof } from './roof.ts';
import {
  box,
  castShadow,
  type Plane,
  patch,
  sides,
  standing,
  turned,
  type Vec,
  type View,
} from './space.ts';
import { masonry, quoins } from './stone.ts';
import { dot, ellipse, type Point, path, polygon, type Sheet, stroke } from './svg.ts';

/** An opening in a wall, in metres from the wall's lower left corner. */
export type Opening = {
  kind: 'window' | 'door' | 'arch';
  u: number;
  v: number;
  width: number;
  height: number;
  /** Paint of the woodwork. */
  colour?: Colour;
  /** A warm light inside. */
  lamp?: boolean;
};

export type HouseOptions = {
  /** Middle of its base. */
  at: Vec;
  yaw?: number;
  width: number;
  depth: number;
  /** Height of the eaves. */
  eaves: number;
  /** Height of the roof above the eaves. */
  rise: number;
  /** Openings on the long front, and on the right and left gables. */
  front?: readonly Opening[];
  right?: readonly Opening[];
  left?: readonly Opening[];
  /** Limewash instead of bare granite. */
  plaster?: Colour;
  roof?: Colour;
  /** Where along the ridge a chimney stands (metres from the middle). */
  chimney?: number;
  snow?: boolean;
  distance?: number;
  /** A shadow on level ground. */
  shadow?: boolean;
};

/** A house whose ridge runs along its front; turn it by 90° to show its gable. */
export function house(sheet: Sheet, light: Light, view: View, options: HouseOptions): string {
  const { at, yaw = 0, width, depth, eaves, rise, distance = 0 } = options;
  const own = standing(view, at, yaw);
  const top = eaves + rise;
  const [front] = sides(own, light, { width, depth, height: eaves }, yaw);
  const [, right, back, left] = sides(own, light, { width, depth, height: top }, yaw);
  const gable = (v: number): readonly [number, number] => {
    const cut = v <= eaves ? 0 : ((v - eaves) / rise) * (depth / 2);
    return [cut, depth - cut];
  };
  let content = '';
  if (options.shadow) {
    const turn = turned(yaw);
    const corners: Vec[] = [];
    for (const x of [-width / 2, width / 2]) {
      for (const [y, z] of [
        [0, -depth / 2],
        [0, depth / 2],
        [eaves, -depth / 2],
        [eaves, depth / 2],
        [top, 0],
      ] as const) {
        const [wx, wy, wz] = turn([x, y, z]);
        corners.push([at[0] + wx, at[1] + wy, at[2] + wz]);
      }
    }
    content += castShadow(view, light, corners, { ground: at[1] });
  }
  const wallOf = (wall: Plane, span?: (v: number) => readonly [number, number]): string => {
    if (!wall.visible) return '';
    if (!options.plaster)
      return masonry(sheet, light, wall, { distance, ...(span ? { span } : {}) });
    const outline = span
      ? [
          wall.at(0, 0),
          wall.at(wall.width, 0),
          wall.at(wall.width, eaves),
          wall.at(wall.width / 2, wall.height),
          wall.at(0, eaves),
        ]
      : patch(wall, 0, 0, wall.width, wall.height);
    return (
      path(polygon(outline), far(light, toned(light, options.plaster, wall.light), distance)) +
      quoins(light, wall, 0, eaves)
    );
  };
  const backFront: Plane = { ...back, height: eaves };
  content += wallOf(backFront);
  for (const [wall, openings] of [
    [left, options.left],
    [right, options.right],
  ] as const) {
    content += wallOf(wall, gable);
    for (const one of openings ?? []) content += opening(sheet, light, wall, one, distance);
  }
  content += wallOf(front);
  for (const one of options.front ?? []) content += opening(sheet, light, front, one, distance);
  content += eavesShadow(light, front, eaves);
  content += roof(sheet, light, own, { ...options, yaw });
  if (options.chimney !== undefined) {
    content += box(
      own,
      light,
      [options.chimney, top - 0.5, depth * 0.08],
      { width: 0.8, depth: 0.7, height: 1.5 },
      far(light, palette.granite, distance),
      yaw,
    );
    content += box(
      own,
      light,
      [options.chimney, top + 1, depth * 0.08],
      { width: 1, depth: 0.9, height: 0.16 },
      options.snow ? '#f6f8fa' : far(light, palette.slate, distance),
      yaw,
    );
  }
  return content;
}

function eavesShadow(light: Light, wall: Plane, eaves: number): string {
  if (!wall.visible) return '';
  const deep = Math.min(0.6, eaves * 0.2);
  return path(
    polygon(patch(wall, 0, eaves - deep, wall.width, deep)),
    darken(light.shade, 0.6),
    'opacity="0.35"',
  );
}

/** A window, door or arch in a wall, with dressed granite around it. */
export function opening(
  sheet: Sheet,
  light: Light,
  wall: Plane,
  one: Opening,
  distance = 0,
): string {
  if (!wall.visible) return '';
  const { u, v, width, height } = one;
  const tone = (colour: Colour, amount = wall.light) =>
    far(light, toned(light, colour, amount), distance);
  const frame = Math.max(0.14, 1.4 / wall.scale);
  const glow = one.lamp ?? false;
  const arched = one.kind === 'arch';
  const shape = (grow: number): Point[] => {
    const [left, right, top] = [u - grow, u + width + grow, v + height + grow];
    const bottom = one.kind === 'window' ? v - grow : v;
    if (!arched)
      return [
        wall.at(left, bottom),
        wall.at(right, bottom),
        wall.at(right, top),
        wall.at(left, top),
      ];
    const points: Point[] = [wall.at(left, bottom), wall.at(right, bottom)];
    const radius = width / 2 + grow;
    const centre = v + height - width / 2;
    for (let i = 0; i <= 12; i++) {
      const angle = (i / 12) * Math.PI;
      points.push(
        wall.at(u + width / 2 + Math.cos(angle) * radius, centre + Math.sin(angle) * radius),
      );
    }
    return points;
  };
  let content = path(
    polygon(shape(frame)),
    tone(lighten(palette.graniteLight, 0.1), Math.min(1, wall.light + 0.1)),
  );
  const dark = tone('#2c2a2e', 0.5);
  const pane = glow ? '#ffcf7a' : mix(dark, light.sky[1], 0.18);
  // A deep lit arch is brightest near its hearth; a window glows evenly.
  const deep = sheet.linear([
    [0, '#9a4a1f'],
    [0.45, '#e08a34'],
    [1, '#ffd98c'],
  ]);
  content += path(polygon(shape(0)), glow && arched ? deep : pane);
  // The reveal: a band of shade along the top of the opening.
  if (!arched && wall.scale > 12)
    content += path(
      polygon(patch(wall, u, v + height - 0.14, width, 0.14)),
      '#1a1a20',
      `opacity="${glow ? 0.25 : 0.5}"`,
    );
  if (one.kind === 'window') {
    const bar = Math.max(0.05, 0.9 / wall.scale);
    const wood = tone(one.colour ?? '#f1ece0', Math.min(1, wall.light + 0.15));
    const bars = [
      patch(wall, u + width / 2 - bar / 2, v, bar, height),
      patch(wall, u, v + height * 0.52, width, bar),
    ];
    if (wall.scale > 14) {
      bars.push(
        patch(wall, u, v, bar, height),
        patch(wall, u + width - bar, v, bar, height),
        patch(wall, u, v, width, bar),
      );
      bars.push(patch(wall, u, v + height - bar, width, bar));
    }
    content += path(
      bars.map((points) => polygon(points)).join(''),
      glow ? mix(wood, '#7a4a20', 0.55) : wood,
    );
  }
  if (one.kind === 'door') {
    const wood = one.colour ?? palette.forest;
    content += path(polygon(shape(0)), glow ? mix(tone(wood), '#e0a050', 0.15) : tone(wood));
    if (wall.scale > 14) {
      let planks = '';
      for (let at = 0.2; at < width - 0.05; at += 0.2)
        planks += polygon([wall.at(u + at, v), wall.at(u + at, v + height)], false);
      content += stroke(planks, tone(darken(wood, 0.4)), wall.scale * 0.025);
      content += path(
        polygon(patch(wall, u, v + height * 0.96, width, height * 0.04)),
        '#17171c',
        'opacity="0.4"',
      );
      const [kx, ky] = wall.at(u + width * 0.82, v + height * 0.48);
      const [ex, ey] = wall.at(u + width, v + height * 0.48);
      content += path(dot(kx, ky, Math.hypot(ex - kx, ey - ky) * 0.2), tone(palette.gold, 1));
    }
  }
  if (glow)
    content += lampGlow(
      sheet,
      wall.at(u + width / 2, v + height / 2),
      wall.scale * Math.max(width, height) * 1.5,
    );
  return content;
}

/** The warm halo of a lit window or lamp. */
export function lampGlow(sheet: Sheet, [x, y]: Point, radius: number, strength = 0.55): string {
  const halo = sheet.radial([
    [0, '#ffcf7d', strength],
    [0.35, '#f6a94e', strength * 0.4],
    [1, '#e88f3a', 0],
  ]);
  return ellipse(x, y, radius, radius, halo);
}

/** A believable house front of so many bays: ground floor with a door or stable gate, windows above. */
export function openings(
  sheet: Sheet,
  light: Light,
  wall: { width: number; eaves: number },
  colour?: Colour,
  lampChance = 0.6,
): Opening[] {
  const { random } = sheet;
  const list: Opening[] = [];
  const bays = Math.max(1, Math.floor(wall.width / 2.6));
  const floors = wall.eaves > 4.4 ? 2 : 1;
  const paint = colour ?? random.pick([palette.forest, palette.wine, '#6b5a44', '#3f5c6b']);
  const doorBay = Math.floor(random.next() * bays);
  for (let bay = 0; bay < bays; bay++) {
    const middle = (wall.width * (bay + 0.5)) / bays;
    for (let floor = 0; floor < floors; floor++) {
      const v = floor * 2.7;
      const lamp = light.lamps && random.chance(lampChance);
      if (floor === 0 && bay === doorBay) {
        list.push({
          kind: 'door',
          u: middle - 0.55,
          v: 0,
          width: 1.1,
          height: 2.05,
          colour: paint,
        });
      } else if (floor === floors - 1 || random.chance(0.45)) {
        list.push({ kind: 'window', u: middle - 0.45, v: v + 1.0, width: 0.9, height: 1.15, lamp });
      }
    }
  }
  return list;
}
