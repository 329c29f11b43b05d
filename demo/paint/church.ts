/** The parish church, and the small monuments of faith. */
import { type Colour, darken, mix } from './colour.ts';
import { house, opening } from './houses.ts';
import { exposure, far, type Light, toned } from './light.ts';
import { palette } from './palette.ts';
import { hull, patch, plane, sides, standing, turned, type Vec, type View } from './space.ts';
import { quoins } from './stone.ts';
import { Gathered, type Point, path, polygon, type Sheet } from './svg.ts';

export type ChurchOptions = {
  at: Vec;
  yaw?: number;
  snow?: boolean;
  distance?: number;
  shadow?: boolean;
};

/** The parish church: limewashed nave with its gable front turned to us, granite corners, and a square bell tower. */
export function church(sheet: Sheet, light: Light, view: View, options: ChurchOptions): string {
  const { at, yaw = 0, snow = false, distance = 0, shadow = false } = options;
  const own = standing(view, at, yaw);
  const turn = turned(yaw);
  const lamp = light.lamps;
  const limewash = '#f4eee0';
  const placeOf = (local: Vec): Vec => {
    const [x, y, z] = turn(local);
    return [at[0] + x, at[1] + y, at[2] + z];
  };
  const nave = () =>
    house(sheet, light, view, {
      at: placeOf([0, 0, 7]),
      yaw: yaw + 90,
      width: 16,
      depth: 9,
      eaves: 6.5,
      rise: 3.4,
      plaster: limewash,
      snow,
      distance,
      shadow,
      // Turned by 90°, the left gable of the house is the front of the church.
      left: [
        { kind: 'arch', u: 3.4, v: 0, width: 2.2, height: 3.6, colour: palette.wine },
        { kind: 'window', u: 3.9, v: 5.1, width: 1.2, height: 1.6, lamp },
      ],
      front: [3, 7, 11].map(
        (u) => ({ kind: 'arch', u, v: 2.6, width: 1, height: 2.4, lamp }) as const,
      ),
      right: [],
    });
  const door = () => {
    const front = plane(
      own,
      light,
      [-4.5, 0, -1],
      [1, 0, 0],
      [0, 1, 0],
      { width: 9, height: 10 },
      yaw,
    );
    if (!front.visible) return '';
    const tone = (colour: Colour, amount = front.light) =>
      far(light, toned(light, colour, amount), distance);
    const stone = tone(palette.graniteLight);
    const middle = 4.5;
    const band = (u: number, v: number, wide: number, tall: number) =>
      polygon(patch(front, u, v, wide, tall));
    // The portal: pilasters, a lintel and a low pediment with a shell of shade under it.
    const portal =
      band(2.75, 0, 0.4, 3.9) +
      band(5.85, 0, 0.4, 3.9) +
      band(2.5, 3.9, 4, 0.36) +
      polygon([front.at(2.4, 4.26), front.at(6.6, 4.26), front.at(middle, 5.1)]);
    const gable = polygon([
      front.at(-0.1, 6.35),
      front.at(middle, 9.8),
      front.at(9.1, 6.35),
      front.at(9.1, 6.75),
      front.at(middle, 10.2),
      front.at(-0.1, 6.75),
    ]);
    const oculus: Point[] = [];
    for (let i = 0; i < 20; i++) {
      const angle = (i / 20) * Math.PI * 2;
      oculus.push(front.at(middle + Math.cos(angle) * 0.45, 8.1 + Math.sin(angle) * 0.45));
    }
    const planks = [0.38, 0.95, 1.5].map((at) => band(3.55 + at, 0.1, 0.05, 2.3)).join('');
    return (
      path(band(0, 0, 2.75, 0.8) + band(6.25, 0, 2.75, 0.8), tone(palette.granite)) +
      path(band(3.55, 0, 1.9, 2.5), tone(palette.wine)) +
      path(planks, tone(darken(palette.wine, 0.4))) +
      path(portal + gable, stone) +
      path(band(2.5, 3.82, 4, 0.08), tone(palette.graniteDark, 0)) +
      path(
        polygon(oculus),
        tone('#2c2a2e', 0.5),
        `stroke="${stone}" stroke-width="${(front.scale * 0.18).toFixed(1)}"`,
      ) +
      cross(light, own, [0, 10.1, -0.9], 1.1, distance)
    );
  };
  return nave() + door() + tower(sheet, light, own, { yaw, x: 6.2, z: 1.2, snow, distance, lamp });
}

/** A square bell tower with openings for the bells and a pointed roof, in its church's own view. */
export function tower(
  sheet: Sheet,
  light: Light,
  own: View,
  options: {
    yaw?: number;
    x: number;
    z: number;
    snow?: boolean;
    distance?: number;
    lamp?: boolean;
    height?: number;
  },
): string {
  const { yaw = 0, x, z, snow = false, distance = 0, lamp = false, height = 13.5 } = options;
  const side = 3.8;
  const base = standing(own, [x, 0, z]);
  const tone = (colour: Colour, amount: number) =>
    far(light, toned(light, colour, amount), distance);
  const reach = side / 2 + 0.25;
  const tip = base([0, height + 4.6, 0]);
  const foot = (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([dx, dz]) => base([dx * reach, height - 0.1, dz * reach]));
  // Seen from below, the dark underside of the eaves closes the gap between wall and roof.
  let content = path(polygon(hull(foot)), tone(palette.slateDark, 0.1));
  for (const wall of sides(base, light, { width: side, depth: side, height }, yaw)) {
    if (!wall.visible) continue;
    content += path(polygon(patch(wall, 0, 0, side, height)), tone('#f4eee0', wall.light));
    content += quoins(light, wall);
    for (const v of [height * 0.64, height - 0.45]) {
      content += path(
        polygon(patch(wall, -0.15, v, side + 0.3, 0.42)),
        tone(palette.granite, wall.light),
      );
    }
    content += opening(
      sheet,
      light,
      wall,
      { kind: 'arch', u: 1.15, v: height * 0.71, width: 1.5, height: 2.5, lamp },
      distance,
    );
    const bell = (
      [
        [-0.16, 0.62],
        [0.16, 0.62],
        [0.3, 0.1],
        [0.44, -0.1],
        [-0.44, -0.1],
        [-0.3, 0.1],
      ] as const
    ).map(([u, v]) => wall.at(1.9 + u, height * 0.76 + v));
    content += path(polygon(bell), tone('#6b5330', 0.6));
  }
  const faces: [number, number, Vec][] = [
    [2, 3, [0, 0.5, 1]],
    [3, 0, [-1, 0.5, 0]],
    [1, 2, [1, 0.5, 0]],
    [0, 1, [0, 0.5, -1]],
  ];
  for (const [a, b, normal] of faces) {
    const [ax, ay] = foot[a] as Point;
    const [bx, by] = foot[b] as Point;
    if ((bx - ax) * (tip[1] - ay) - (by - ay) * (tip[0] - ax) > 0) continue;
    const amount = exposure(light, turned(yaw)(normal));
    const face = polygon([[ax, ay], [bx, by], tip]);
    content += path(face, tone(snow ? '#f3f6f9' : palette.slate, amount));
    if (!snow) content += spireRows(sheet, [ax, ay], [bx, by], tip, (tint) => tone(tint, amount));
  }
  return content + cross(light, base, [0, height + 4.5, 0], 1.3, distance);
}

/** Rows of slate up one face of a pointed roof, each a little lighter or darker than the next. */
function spireRows(
  sheet: Sheet,
  [ax, ay]: Point,
  [bx, by]: Point,
  [tipX, tipY]: Point,
  tone: (tint: Colour) => Colour,
): string {
  const { random } = sheet;
  const rows = Math.min(16, Math.max(4, Math.round((ay - tipY) / 14)));
  const tints = [darken(palette.slate, 0.14), palette.slate, mix(palette.slate, palette.moss, 0.2)];
  const stones = new Gathered();
  const at = (u: number, v: number): Point => {
    const [x, y] = [ax + (bx - ax) * u, ay + (by - ay) * u];
    return [x + (tipX - x) * v, y + (tipY - y) * v];
  };
  for (let row = 0; row < rows; row++) {
    const [low, high] = [row / rows, (row + 0.9) / rows];
    const count = Math.max(2, Math.round((rows - row) * 0.8));
    for (let i = 0; i < count; i++) {
      const [from, to] = [(i + 0.03) / count, (i + 0.97) / count];
      stones.add(
        tone(random.pick(tints)),
        polygon([at(from, low), at(to, low), at(to, high), at(from, high)]),
      );
    }
  }
  return stones.paths();
}

/** A plain granite cross that stands on something, in that thing's own view. */
export function cross(light: Light, own: View, [x, y, z]: Vec, tall: number, distance = 0): string {
  const bar = tall * 0.12;
  const arm = tall * 0.32;
  const data = [
    [x - bar / 2, y, bar, tall],
    [x - arm, y + tall * 0.58, arm * 2, bar],
  ] as const;
  const shape = data
    .map(([left, low, wide, high]) =>
      polygon([
        own([left, low, z]),
        own([left + wide, low, z]),
        own([left + wide, low + high, z]),
        own([left, low + high, z]),
      ]),
    )
    .join('');
  return path(shape, far(light, toned(light, palette.graniteLight, 0.8), distance));
}
