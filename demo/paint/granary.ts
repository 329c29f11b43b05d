/** The espigueiro: a narrow maize granary on granite legs, with slatted sides and a slate roof. */
import { cross } from './church.ts';
import { darken } from './colour.ts';
import { type Light, toned } from './light.ts';
import { palette } from './palette.ts';
import { roof } from './roof.ts';
import { box, castShadow, patch, sides, standing, turned, type Vec, type View } from './space.ts';
import { masonry } from './stone.ts';
import { path, polygon, type Sheet } from './svg.ts';

/** A granary of so many bays along its length, standing at a place. */
export function granary(
  sheet: Sheet,
  light: Light,
  view: View,
  options: { at: Vec; yaw?: number; bays?: number; snow?: boolean; shadow?: boolean },
): string {
  const { at, yaw = 0, bays = 4, snow = false, shadow = true } = options;
  const own = standing(view, at, yaw);
  const width = bays * 1.5;
  const depth = 1.5;
  const legs = 1.3;
  const tall = 1.9;
  let content = '';
  if (shadow) {
    const turn = turned(yaw);
    const corners: Vec[] = [];
    for (const x of [-width / 2, width / 2]) {
      for (const y of [legs, legs + tall, legs + tall + 0.8]) {
        for (const z of [-depth / 2, depth / 2]) {
          const [wx, , wz] = turn([x, y, z]);
          corners.push([at[0] + wx, at[1] + y, at[2] + wz]);
        }
      }
    }
    content += castShadow(view, light, corners, { ground: at[1] });
  }
  for (const z of [depth / 2 - 0.2, -depth / 2 + 0.2]) {
    for (let i = 0; i <= bays; i++) {
      const x = -width / 2 + 0.2 + ((width - 0.4) * i) / bays;
      content += box(
        own,
        light,
        [x, 0, z],
        { width: 0.32, depth: 0.32, height: legs - 0.2 },
        palette.granite,
        yaw,
      );
      // The flat stone on each leg keeps the mice out.
      content += box(
        own,
        light,
        [x, legs - 0.3, z],
        { width: 0.72, depth: 0.62, height: 0.14 },
        palette.graniteLight,
        yaw,
      );
    }
  }
  content += box(
    own,
    light,
    [0, legs - 0.16, 0],
    { width: width + 0.2, depth: depth + 0.1, height: 0.22 },
    palette.graniteLight,
    yaw,
  );
  const body = standing(own, [0, legs, 0]);
  const walls = sides(body, light, { width, depth, height: tall }, yaw);
  walls.forEach((wall, index) => {
    if (!wall.visible) return;
    if (index % 2) {
      content += masonry(sheet, light, wall, { course: 0.45, rough: 0.2 });
      return;
    }
    content += path(
      polygon(patch(wall, 0, 0, wall.width, wall.height)),
      toned(light, '#3d2c20', wall.light * 0.6),
    );
    let slats = '';
    for (let u = 0.06; u < wall.width; u += 0.15)
      slats += polygon(patch(wall, u, 0.12, 0.1, tall - 0.24));
    content += path(slats, toned(light, '#8c6544', wall.light));
    for (let bay = 0; bay <= bays; bay++) {
      content += path(
        polygon(
          patch(
            wall,
            Math.min(wall.width - 0.22, Math.max(0, (bay * wall.width) / bays - 0.11)),
            0,
            0.22,
            tall,
          ),
        ),
        toned(light, palette.graniteLight, wall.light),
      );
    }
    content += path(
      polygon(patch(wall, 0, tall - 0.2, wall.width, 0.2)),
      toned(light, darken(palette.granite, 0.1), wall.light),
    );
  });
  content += roof(sheet, light, body, {
    width,
    depth,
    eaves: tall,
    rise: 0.75,
    yaw,
    snow,
    overhang: 0.25,
  });
  for (const x of [-width / 2, width / 2]) content += cross(light, body, [x, tall + 0.7, 0], 0.75);
  return content;
}
