/** Gable roofs of slate. */
import { type Colour, darken, lighten, mix } from './colour.ts';
import { far, type Light, lit, shaded, toned } from './light.ts';
import { palette } from './palette.ts';
import { type Plane, patch, plane, type View } from './space.ts';
import { Gathered, type Point, path, polygon, type Sheet, stroke } from './svg.ts';

type RoofOptions = {
  width: number;
  depth: number;
  eaves: number;
  rise: number;
  yaw?: number;
  roof?: Colour;
  snow?: boolean;
  distance?: number;
  /** How far the roof stands over the walls. */
  overhang?: number;
};

/** A gable roof of slate in rows, each row a little uneven; with snow it lies white and soft over them. */
export function roof(sheet: Sheet, light: Light, own: View, options: RoofOptions): string {
  const {
    width,
    depth,
    eaves,
    rise,
    yaw = 0,
    snow = false,
    distance = 0,
    overhang = 0.35,
  } = options;
  const half = depth / 2;
  const slope = Math.hypot(half, rise);
  const drop = (overhang * rise) / half;
  const length = slope + Math.hypot(overhang, drop);
  const size = { width: width + overhang * 2, height: length };
  const x = width / 2 + overhang;
  const z = half + overhang;
  const slopes = [
    plane(
      own,
      light,
      [x, eaves - drop, z],
      [-1, 0, 0],
      [0, rise / slope, -half / slope],
      size,
      yaw,
    ),
    plane(
      own,
      light,
      [-x, eaves - drop, -z],
      [1, 0, 0],
      [0, rise / slope, half / slope],
      size,
      yaw,
    ),
  ];
  let content = '';
  // From below we see the boards under the eaves, and the edge of the lowest slates.
  const fall = Math.hypot(overhang, drop);
  const soffit = plane(
    own,
    light,
    [-x, eaves, -half],
    [1, 0, 0],
    [0, -drop / fall, -overhang / fall],
    { width: size.width, height: fall },
    yaw,
  );
  const wall = plane(
    own,
    light,
    [-x, 0, -half],
    [1, 0, 0],
    [0, 1, 0],
    { width: size.width, height: eaves },
    yaw,
  );
  if (soffit.visible && wall.visible) {
    const boards = far(light, shaded(light, '#5a4636'), distance);
    content += path(polygon(patch(soffit, 0, 0, soffit.width, soffit.height)), darken(boards, 0.3));
    const under: Point[] = [
      own([-x, eaves - drop, -z]),
      own([x, eaves - drop, -z]),
      own([x, eaves - drop + 0.16, -z]),
      own([-x, eaves - drop + 0.16, -z]),
    ];
    content += path(
      polygon(under),
      snow ? toned(light, '#f3f6f9', 0.6) : far(light, toned(light, palette.slate, 0.6), distance),
    );
  }
  for (const one of slopes)
    content += slates(sheet, light, one, {
      distance,
      snow,
      ...(options.roof ? { colour: options.roof } : {}),
    });
  // The edge of the slates along both gables gives the roof its thickness.
  const verge = (at: number): Point[] => [
    own([at, eaves - drop, -z]),
    own([at, eaves + rise, 0]),
    own([at, eaves - drop, z]),
  ];
  const edge = snow
    ? lit(light, '#f4f7fa')
    : shaded(light, darken(options.roof ?? palette.slateDark, 0.1));
  for (const at of [-x, x]) {
    const line = verge(at);
    const [[ax, ay], [bx, by], [cx, cy]] = line as [Point, Point, Point];
    // Only the gable that faces us shows its edge: its corners run the other way round on the far one.
    const facing = ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) * Math.sign(at);
    if (facing > 1) {
      // Measured at this gable: near and far ends of one roof differ in a view with vanishing points.
      const [, footY] = own([at, eaves, 0]);
      const scale = footY - own([at, eaves + 1, 0])[1];
      content += stroke(
        polygon(line, false),
        far(light, edge, distance),
        Math.min(Math.max(1, scale * (snow ? 0.3 : 0.14)), 1.5 + Math.abs(cx - ax) * 0.4),
      );
    }
  }
  return content;
}

/** Paints rows of slates on a roof plane. */
function slates(
  sheet: Sheet,
  light: Light,
  on: Plane,
  options: { colour?: Colour; snow?: boolean; distance?: number } = {},
): string {
  if (!on.visible) return '';
  const { colour = palette.slate, snow = false, distance = 0 } = options;
  const { random } = sheet;
  const tone = (tint: Colour, amount: number) => far(light, toned(light, tint, amount), distance);
  const outline = polygon(patch(on, 0, 0, on.width, on.height));
  const row = Math.max(0.34, 5.5 / on.scale);
  const tiles = new Gathered();
  const tints = [
    colour,
    lighten(colour, 0.1),
    darken(colour, 0.12),
    mix(colour, palette.moss, 0.18),
    mix(colour, palette.graniteLight, 0.22),
  ];
  const tones = tints.flatMap((tint) => [tone(tint, on.light), tone(tint, on.light * 0.8)]);
  for (let v = 0; v < on.height; v += row) {
    let u = -random.between(0, row);
    const v1 = Math.min(on.height, v + row);
    while (u < on.width) {
      const length = row * random.between(0.9, 1.9);
      const from = Math.max(0, u);
      const to = Math.min(on.width, u + length) - 0.02;
      if (to > from) {
        const dip = random.between(-0.06, 0.06) * row;
        tiles.add(
          random.pick(tones),
          polygon([on.at(from, v + dip), on.at(to, v + dip), on.at(to, v1), on.at(from, v1)]),
        );
      }
      u += length;
    }
  }
  let rows = '';
  for (let v = row; v < on.height; v += row)
    rows += polygon([on.at(0, v), on.at(on.width, v)], false);
  const lines = stroke(
    rows,
    tone(darken(colour, 0.35), on.light * 0.6),
    Math.max(0.6, on.scale * 0.03),
    'opacity="0.6"',
  );
  if (!snow) return path(outline, tone(darken(colour, 0.3), on.light)) + tiles.paths() + lines;
  // Snow leaves the lowest slates bare in an uneven line.
  const edge: Point[] = [];
  for (let u = 0; u <= on.width + 0.01; u += on.width / 14)
    edge.push(on.at(Math.min(u, on.width), on.height * random.between(0.02, 0.13)));
  const white = polygon([...edge, on.at(on.width, on.height), on.at(0, on.height)]);
  return (
    path(outline, tone(darken(colour, 0.3), on.light)) +
    tiles.paths() +
    path(white, tone('#f3f6f9', 0.25 + on.light * 0.75)) +
    stroke(polygon(edge, false), tone('#dfe7ef', on.light * 0.5), Math.max(1, on.scale * 0.08))
  );
}
