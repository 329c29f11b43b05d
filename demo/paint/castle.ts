/** The ruined castle: curtain walls and keep with broken battlements. */
import { darken } from './colour.ts';
import { type Light, toned } from './light.ts';
import { palette } from './palette.ts';
import { box, type Plane, patch, sides, standing, type Vec, type View } from './space.ts';
import { masonry } from './stone.ts';
import { path, polygon, type Sheet } from './svg.ts';

/** One four-sided tower or wall with battlements; `ruin` is the chance that a merlon has fallen. */
export function rampart(
  sheet: Sheet,
  light: Light,
  view: View,
  options: {
    at: Vec;
    yaw: number;
    width: number;
    depth: number;
    height: number;
    ruin: number;
    gate?: boolean;
    distance?: number;
  },
): string {
  const { at, yaw, width, depth, height, ruin, gate = false, distance = 0 } = options;
  const own = standing(view, at, yaw);
  const { random } = sheet;
  const merlons = (back: boolean): string => {
    let content = '';
    const step = 1.5;
    const spots: [number, number][] = [];
    for (let x = -width / 2 + 0.5; x <= width / 2 - 0.4; x += step)
      spots.push([x, back ? depth / 2 - 0.3 : -depth / 2 + 0.3]);
    if (depth > 3) {
      for (let z = -depth / 2 + 2; z < depth / 2 - 1; z += step)
        spots.push([back ? -width / 2 + 0.3 : width / 2 - 0.3, z]);
    }
    for (const [x, z] of spots) {
      if (random.chance(ruin)) continue;
      content += box(
        own,
        light,
        [x, height - 0.05, z],
        { width: 0.85, depth: 0.6, height: random.between(0.7, 1.1) },
        random.chance(0.5) ? palette.granite : palette.graniteLight,
        yaw,
      );
    }
    return content;
  };
  const faces = sides(own, light, { width, depth, height }, yaw);
  const slits = (wall: Plane): string => {
    if (!wall.visible || wall.width < 2.5) return '';
    const data = [0.3, 0.7]
      .map((u) => polygon(patch(wall, wall.width * u - 0.12, wall.height * 0.6, 0.24, 1.2)))
      .join('');
    return path(data, toned(light, darken(palette.graniteDark, 0.6), 0.2));
  };
  let content = merlons(true);
  for (const wall of faces)
    content += masonry(sheet, light, wall, { course: 0.6, rough: 0.7, distance }) + slits(wall);
  const [front] = faces;
  if (gate && front.visible) {
    const arch = (grow: number) => {
      const points = [front.at(width / 2 - 1.4 - grow, 0), front.at(width / 2 + 1.4 + grow, 0)];
      for (let i = 0; i <= 14; i++) {
        const angle = (i / 14) * Math.PI;
        points.push(
          front.at(
            width / 2 + Math.cos(angle) * (1.4 + grow),
            2.4 + Math.sin(angle) * (1.6 + grow),
          ),
        );
      }
      return polygon(points);
    };
    content +=
      path(arch(0.5), toned(light, palette.graniteLight, front.light)) +
      path(arch(0), toned(light, darken(palette.graniteDark, 0.5), 0.15));
  }
  return content + merlons(false);
}
