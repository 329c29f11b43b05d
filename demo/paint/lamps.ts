/** Lamps of the village: posts and wall lanterns with their pool of warm light. */
import { lampGlow } from './houses.ts';
import { type Light, toned } from './light.ts';
import { box, standing, type Vec, type View } from './space.ts';
import { ellipse, path, polygon, type Sheet } from './svg.ts';

/** An iron lamp post of so many metres; when the hour asks for lamps it lights the ground around it. */
export function lampPost(sheet: Sheet, light: Light, view: View, at: Vec, tall: number): string {
  const own = standing(view, at);
  const iron = '#2f3236';
  const [x, y] = own([0, tall + 0.25, 0]);
  const [footX, footY] = own([0, 0, 0]);
  const [, oneUp] = own([0, 1, 0]);
  const scale = footY - oneUp;
  const pool = light.lamps
    ? ellipse(
        footX,
        footY,
        scale * 4,
        scale * 0.9,
        sheet.radial([
          [0, '#ffc876', 0.5],
          [1, '#f0a04a', 0],
        ]),
      )
    : '';
  return (
    pool +
    box(own, light, [0, 0, 0], { width: 0.22, depth: 0.22, height: 0.5 }, iron) +
    box(own, light, [0, 0.5, 0], { width: 0.1, depth: 0.1, height: tall - 0.5 }, iron) +
    lantern(sheet, light, [x, y], scale * 0.5)
  );
}

/** The glass head of a lamp, `size` pixels high. */
export function lantern(
  sheet: Sheet,
  light: Light,
  [x, y]: readonly [number, number],
  size: number,
): string {
  const glass = polygon([
    [x - size * 0.32, y - size * 0.5],
    [x + size * 0.32, y - size * 0.5],
    [x + size * 0.2, y + size * 0.5],
    [x - size * 0.2, y + size * 0.5],
  ]);
  const cap = polygon([
    [x - size * 0.42, y - size * 0.5],
    [x + size * 0.42, y - size * 0.5],
    [x + size * 0.1, y - size * 0.85],
    [x - size * 0.1, y - size * 0.85],
  ]);
  return (
    path(glass, light.lamps ? '#ffe2a0' : toned(light, '#dfe3da', 0.8)) +
    path(cap, toned(light, '#2f3236', 0.5)) +
    (light.lamps ? lampGlow(sheet, [x, y], size * 4.5, 0.75) : '')
  );
}
