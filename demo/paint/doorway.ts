import { type Opening, opening } from './houses.ts';
import { type Light, toned } from './light.ts';
import { palette } from './palette.ts';
import { eyeView, flatPlane } from './space.ts';
import { masonry, paving } from './stone.ts';
import { ellipse, Gathered, path, polygon, type Sheet } from './svg.ts';
import { heather } from './trees.ts';
import { leavesOf } from './village.ts';

/** A house front close by: door, window with shutters, bench and flowers. */
export function doorway(
  sheet: Sheet,
  light: Light,
  paint: string,
  flowers: readonly string[],
): string {
  const { width, height } = sheet;
  const scale = 230;
  const wall = flatPlane(0, height * 0.9, scale, { width: width / scale, height: 6 }, 0.72);
  const door: Opening = { kind: 'door', u: 2.1, v: 0.05, width: 1.3, height: 2.5, colour: paint };
  const window: Opening = {
    kind: 'window',
    u: 5.2,
    v: 1.25,
    width: 1.25,
    height: 1.5,
    lamp: light.lamps,
  };
  const shutter = (u: number) => {
    let slats = '';
    for (let v = 1.35; v < 2.65; v += 0.13)
      slats += polygon([
        wall.at(u + 0.06, v),
        wall.at(u + 0.56, v),
        wall.at(u + 0.56, v + 0.07),
        wall.at(u + 0.06, v + 0.07),
      ]);
    return (
      path(
        polygon([
          wall.at(u, 1.22),
          wall.at(u + 0.62, 1.22),
          wall.at(u + 0.62, 2.78),
          wall.at(u, 2.78),
        ]),
        toned(light, paint, 0.75),
      ) + path(slats, toned(light, paint, 0.25))
    );
  };
  const floor = eyeView({ centre: width * 0.5, horizon: height * 0.42, focal: 1500, eye: 1.7 });
  const plant = (u: number, v: number, size: number) => {
    const [px, py] = wall.at(u, v);
    return heather(sheet, light, { x: px, y: py, size, colours: flowers, leaf: '#456b3a' });
  };
  const pot = (u: number, size: number) => {
    const [px, py] = wall.at(u, 0);
    const clay = polygon([
      [px - size * 0.5, py - size * 0.7],
      [px + size * 0.5, py - size * 0.7],
      [px + size * 0.36, py + 24],
      [px - size * 0.36, py + 24],
    ]);
    return plant(u, (size * 0.62) / scale, size) + path(clay, toned(light, '#a8603c', 0.7));
  };
  const vine = new Gathered();
  for (let i = 0; i < 900; i++) {
    const t = sheet.random.next();
    const [px, py] = wall.at(
      0.2 + t * 8.2,
      3.3 +
        Math.sin(t * 9) * 0.25 +
        sheet.random.between(-0.3, 0.5) -
        (t > 0.9 ? (t - 0.9) * 14 * sheet.random.next() : 0),
    );
    vine.add(
      toned(
        light,
        sheet.random.pick(leavesOf('summer')),
        sheet.random.between(0.2, 1) > 0.6 ? 1 : 0.4,
      ),
      heartLeaf(px, py, sheet.random.between(12, 26)),
    );
  }
  const shade = sheet.linearBetween(
    [0, 0],
    [width, 0],
    [
      [0, '#20262e', light.lamps ? 0.5 : 0.28],
      [0.5, '#20262e', 0],
      [1, '#20262e', light.lamps ? 0.4 : 0.05],
    ],
  );
  return (
    masonry(sheet, light, wall, { course: 0.34, rough: 0.6 }) +
    opening(sheet, light, wall, door) +
    opening(sheet, light, wall, window) +
    shutter(4.45) +
    shutter(6.6) +
    path(
      polygon([wall.at(5, 0.98), wall.at(6.7, 0.98), wall.at(6.7, 1.2), wall.at(5, 1.2)]),
      toned(light, '#8a6440', 0.7),
    ) +
    [5.2, 5.55, 5.9, 6.25, 6.5].map((u) => plant(u, 1.15, 54)).join('') +
    paving(sheet, light, floor, { from: -6, to: 6, near: 3, far: 4.8 }, { course: 0.5 }) +
    path(
      polygon([wall.at(1.8, 0.05), wall.at(3.7, 0.05), wall.at(3.85, -0.12), wall.at(1.65, -0.12)]),
      toned(light, palette.graniteLight, 1),
    ) +
    path(
      polygon([wall.at(4.6, 0.5), wall.at(7.2, 0.5), wall.at(7.2, 0.38), wall.at(4.6, 0.38)]),
      toned(light, palette.graniteLight, 1),
    ) +
    path(
      polygon([wall.at(4.9, 0.38), wall.at(5.2, 0.38), wall.at(5.2, -0.05), wall.at(4.9, -0.05)]) +
        polygon([wall.at(6.6, 0.38), wall.at(6.9, 0.38), wall.at(6.9, -0.05), wall.at(6.6, -0.05)]),
      toned(light, palette.granite, 0.4),
    ) +
    pot(1.35, 90) +
    pot(3.95, 76) +
    pot(7.7, 100) +
    vine.paths() +
    path(`M0 0H${width}V${height}H0Z`, shade) +
    (light.lamps
      ? ellipse(
          width * 0.67,
          height * 0.5,
          620,
          520,
          sheet.radial([
            [0, '#ffcf7d', 0.4],
            [1, '#f6a94e', 0],
          ]),
        )
      : '')
  );
}

function heartLeaf(x: number, y: number, size: number): string {
  return polygon([
    [x, y + size * 0.6],
    [x - size * 0.5, y],
    [x - size * 0.3, y - size * 0.4],
    [x, y - size * 0.25],
    [x + size * 0.3, y - size * 0.4],
    [x + size * 0.5, y],
  ]);
}
