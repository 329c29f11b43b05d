/** A window seen from inside a room: deep granite reveal, wooden frame, curtains, a sill with flowers, and the view. */
import { backdrop, ground, groundColour } from './backdrop.ts';
import { type Colour, darken, lighten } from './colour.ts';
import { type Light, toned } from './light.ts';
import { palette } from './palette.ts';
import { flatPlane } from './space.ts';
import { fieldWall, masonry } from './stone.ts';
import {
  ellipse,
  group,
  type Point,
  path,
  polygon,
  rect,
  type Sheet,
  smooth,
  stroke,
} from './svg.ts';
import { broadleaf, heather } from './trees.ts';
import { leavesOf, type Season } from './village.ts';

/** Frames what is outside; `indoors` is the light of the room, `curtain` its cloth. */
function windowView(
  sheet: Sheet,
  indoors: Light,
  outside: string,
  options: { curtain: Colour; flowers: readonly Colour[]; lamp?: boolean },
): string {
  const { width, height } = sheet;
  const [left, right, top, sill] = [width * 0.2, width * 0.8, height * 0.1, height * 0.76];
  const pane = polygon([
    [left, top],
    [right, top],
    [right, sill],
    [left, sill],
  ]);
  const wall = flatPlane(0, height, 100, { width: width / 100, height: height / 100 }, 0.35);
  const reveal = (points: Point[], amount: number) =>
    path(polygon(points), toned(indoors, palette.graniteLight, amount));
  const deep = 70;
  const wood = '#7a5436';
  const bars =
    rect(width * 0.5 - 14, top, 28, sill - top, toned(indoors, wood, 0.5)) +
    rect(left, top + (sill - top) * 0.34, right - left, 18, toned(indoors, wood, 0.55)) +
    stroke(pane, toned(indoors, darken(wood, 0.15), 0.5), 34);
  const drape = (side: -1 | 1): string => {
    const edge = side < 0 ? left - 90 : right + 90;
    const reach = (v: number) =>
      edge - side * (260 - 150 * Math.min(1, v * 1.5) + Math.max(0, v - 0.67) * 120);
    const inner: Point[] = [];
    for (let i = 0; i <= 8; i++) inner.push([reach(i / 8), top - 60 + ((sill + 40 - top) * i) / 8]);
    const cloth = smooth([[edge, top - 60], ...inner, [edge, sill - 20]]);
    let folds = '';
    for (let i = 1; i < 6; i++) {
      const t = i / 6;
      folds += smooth(
        inner.filter((_, j) => j % 2 === 0).map(([x, y]): Point => [edge + (x - edge) * t, y]),
        false,
      );
    }
    return (
      path(cloth, toned(indoors, options.curtain, 0.75)) +
      group(
        stroke(folds, toned(indoors, darken(options.curtain, 0.2), 0.3), 12, 'opacity="0.5"'),
        `clip-path="${sheet.clip(cloth)}"`,
      )
    );
  };
  const pot = (x: number, size: number) =>
    heather(sheet, indoors, {
      x,
      y: sill - size * 0.55,
      size,
      colours: options.flowers,
      leaf: '#4a6b3c',
    }) +
    path(
      polygon([
        [x - size * 0.5, sill - size * 0.62],
        [x + size * 0.5, sill - size * 0.62],
        [x + size * 0.38, sill + 26],
        [x - size * 0.38, sill + 26],
      ]),
      toned(indoors, '#a8603c', 0.7),
    ) +
    path(
      polygon([
        [x - size * 0.56, sill - size * 0.7],
        [x + size * 0.56, sill - size * 0.7],
        [x + size * 0.54, sill - size * 0.52],
        [x - size * 0.54, sill - size * 0.52],
      ]),
      toned(indoors, '#c47a52', 0.8),
    );
  const glow = options.lamp
    ? ellipse(
        width * 0.5,
        height * 0.9,
        width * 0.6,
        height * 0.5,
        sheet.radial([
          [0, '#ffc876', 0.35],
          [1, '#ffb050', 0],
        ]),
      )
    : '';
  return (
    group(outside, `clip-path="${sheet.clip(pane)}"`) +
    path(`M0 0H${width}V${height}H0Z${pane}`, '#3a3430', 'fill-rule="evenodd"') +
    group(
      masonry(sheet, indoors, wall, { course: 0.95, rough: 0.45 }),
      `clip-path="${sheet.clip(`M0 0H${width}V${height}H0Z${pane}`)}" clip-rule="evenodd" mask="${sheet.mask(rect(0, 0, width, height, '#fff') + path(pane, '#000'))}"`,
    ) +
    reveal(
      [
        [left - deep, top - deep * 0.6],
        [right + deep, top - deep * 0.6],
        [right, top],
        [left, top],
      ],
      0.15,
    ) +
    reveal(
      [
        [left - deep, top - deep * 0.6],
        [left, top],
        [left, sill],
        [left - deep, sill + deep],
      ],
      0.55,
    ) +
    reveal(
      [
        [right + deep, top - deep * 0.6],
        [right, top],
        [right, sill],
        [right + deep, sill + deep],
      ],
      0.75,
    ) +
    path(
      polygon([
        [left - deep * 1.4, sill + deep],
        [right + deep * 1.4, sill + deep],
        [right, sill],
        [left, sill],
      ]),
      toned(indoors, lighten(palette.graniteLight, 0.2), 1),
    ) +
    rect(
      left - deep * 1.4,
      sill + deep,
      right - left + deep * 2.8,
      26,
      toned(indoors, palette.granite, 0.3),
    ) +
    bars +
    pot(width * 0.3, 86) +
    pot(width * 0.69, 70) +
    drape(-1) +
    drape(1) +
    rect(left - 190, top - 78, right - left + 380, 20, toned(indoors, darken(wood, 0.3), 0.5)) +
    glow
  );
}

/** The view over the valley that guests wake up to. */
export function roomView(
  sheet: Sheet,
  light: Light,
  season: Season,
  seed: string,
  curtain: string,
  flowers: readonly string[],
): string {
  const { width, height } = sheet;
  const outside =
    backdrop(sheet, light, { horizon: 0.6, season, mountains: 0.36, clouds: 3, seed }) +
    ground(sheet, light, 0.58, groundColour(season)) +
    fieldWall(
      sheet,
      light,
      [
        [0, height * 0.66],
        [width * 0.5, height * 0.64],
        [width, height * 0.67],
      ],
      22,
    ) +
    broadleaf(sheet, light, {
      x: width * 0.33,
      y: height * 0.68,
      height: height * 0.32,
      colours: leavesOf(season),
    }) +
    broadleaf(sheet, light, {
      x: width * 0.7,
      y: height * 0.7,
      height: height * 0.26,
      colours: leavesOf(season),
    });
  const indoors: Light = { ...light, lit: '#f4dfc0', shade: '#7a6a66' };
  return windowView(sheet, indoors, outside, { curtain, flowers, lamp: true });
}
