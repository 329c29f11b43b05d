/** A little geometry of space, in metres: views that flatten it to the sheet, and planes to paint upon. */
import { darken } from './colour.ts';
import { type Direction, exposure, type Light, toned } from './light.ts';
import { type Point, path, polygon } from './svg.ts';

/** A place in space: x to the right, y up, z away from the viewer, in metres. */
export type Vec = readonly [x: number, y: number, z: number];

/** Flattens a place in space to the sheet. */
export type View = (place: Vec) => Point;

/** A view from afar, without vanishing points: good for houses on a hill. `pitch` is how much ground shows. */
export function distantView(x: number, y: number, scale: number, pitch = 0.3): View {
  return ([px, py, pz]) => [x + px * scale, y - py * scale - pz * scale * pitch];
}

/** A view as the eye has it, with vanishing points; `eye` is the height of the eye above the ground. */
export function eyeView(options: {
  centre: number;
  horizon: number;
  focal: number;
  eye?: number;
}): View {
  const { centre, horizon, focal, eye = 1.7 } = options;
  return ([x, y, z]) => {
    const depth = Math.max(0.4, z);
    return [centre + (x * focal) / depth, horizon + ((eye - y) * focal) / depth];
  };
}

/** The view as seen by a thing that stands at `origin` and is turned by `yaw` degrees. */
export function standing(view: View, origin: Vec, yaw = 0): View {
  const turn = turned(yaw);
  return (place) => {
    const [x, y, z] = turn(place);
    return view([origin[0] + x, origin[1] + y, origin[2] + z]);
  };
}

/** Turns a direction around the upright axis by so many degrees. */
export function turned(yaw: number): (direction: Vec) => Vec {
  const angle = (yaw * Math.PI) / 180;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  return ([x, y, z]) => [x * cosine - z * sine, y, x * sine + z * cosine];
}

/** A flat piece of wall, roof or ground: `at(u, v)` in metres from its lower left corner seen from outside. */
export type Plane = {
  at(u: number, v: number): Point;
  width: number;
  height: number;
  /** False when we would see it from behind. */
  visible: boolean;
  /** Pixels in a metre, roughly. */
  scale: number;
  /** How much light it gets, 0–1. */
  light: number;
};

/** Makes a plane from a corner, the unit directions along and up it, and its size; `yaw` turns its normal for the light. */
export function plane(
  view: View,
  light: Light,
  corner: Vec,
  along: Vec,
  up: Vec,
  size: { width: number; height: number },
  yaw = 0,
): Plane {
  const at = (u: number, v: number): Point =>
    view([
      corner[0] + along[0] * u + up[0] * v,
      corner[1] + along[1] * u + up[1] * v,
      corner[2] + along[2] * u + up[2] * v,
    ]);
  const [ax, ay] = at(0, 0);
  const [bx, by] = at(size.width, 0);
  const [cx, cy] = at(size.width, size.height);
  const [dx, dy] = at(0, size.height);
  const area = (cx - ax) * (dy - by) - (dx - bx) * (cy - ay);
  const normal: Direction = turned(yaw)([
    up[1] * along[2] - up[2] * along[1],
    up[2] * along[0] - up[0] * along[2],
    up[0] * along[1] - up[1] * along[0],
  ]);
  return {
    at,
    ...size,
    visible: area < -0.5,
    scale: Math.max(
      Math.hypot(bx - ax, by - ay) / size.width,
      Math.hypot(dx - ax, dy - ay) / size.height,
    ),
    light: exposure(light, normal),
  };
}

/** A plane that is simply a rectangle of the sheet, for things seen straight from the front. */
export function flatPlane(
  x: number,
  y: number,
  scale: number,
  size: { width: number; height: number },
  amount = 0.7,
): Plane {
  return {
    at: (u, v) => [x + u * scale, y - v * scale],
    ...size,
    visible: true,
    scale,
    light: amount,
  };
}

/** The corners of a rectangle on a plane, ready for `polygon`. */
export function patch(on: Plane, u: number, v: number, width: number, height: number): Point[] {
  return [on.at(u, v), on.at(u + width, v), on.at(u + width, v + height), on.at(u, v + height)];
}

/** The four upright sides of a box on the ground, seen from outside, in the order front, right, back, left. */
export function sides(
  view: View,
  light: Light,
  size: { width: number; depth: number; height: number },
  yaw: number,
): [front: Plane, right: Plane, back: Plane, left: Plane] {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const up: Vec = [0, 1, 0];
  const make = (corner: Vec, along: Vec, length: number) =>
    plane(view, light, corner, along, up, { width: length, height }, yaw);
  return [
    make([-x, 0, -z], [1, 0, 0], width),
    make([x, 0, -z], [0, 0, 1], depth),
    make([x, 0, z], [-1, 0, 0], width),
    make([-x, 0, z], [0, 0, -1], depth),
  ];
}

/** A plain box that stands with its base centred at `place`: posts, steps, chimneys, beams. */
export function box(
  view: View,
  light: Light,
  place: Vec,
  size: { width: number; depth: number; height: number },
  colour: string,
  yaw = 0,
): string {
  const own = standing(view, place, 0);
  const { width, depth, height } = size;
  const top = plane(
    own,
    light,
    [-width / 2, height, -depth / 2],
    [1, 0, 0],
    [0, 0, 1],
    { width, height: depth },
    yaw,
  );
  return [...sides(own, light, size, yaw), top]
    .filter((side) => side.visible)
    .map((side) =>
      path(polygon(patch(side, 0, 0, side.width, side.height)), toned(light, colour, side.light)),
    )
    .join('');
}

/** The shadow that things with these corners throw on level ground (at the height of `ground`). */
export function castShadow(
  view: View,
  light: Light,
  corners: readonly Vec[],
  options: { ground?: number; opacity?: number; colour?: string } = {},
): string {
  const { ground = 0, opacity = 0.38, colour = darken(light.shade, 0.55) } = options;
  const [sx, sy, sz] = light.towards;
  // Very low suns would throw shadows across the whole picture.
  const slope = Math.max(sy, 0.38);
  const points = corners.map(([x, y, z]) => {
    const drop = (y - ground) / slope;
    return view([x - sx * drop, ground, z - sz * drop]);
  });
  return path(polygon(hull(points)), colour, `opacity="${opacity}"`);
}

/** The tight outline around points (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length >= 2) {
        const [bx, by] = chain[chain.length - 1] as Point;
        const [ax, ay] = chain[chain.length - 2] as Point;
        if ((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
