/** What stands behind a subject: sky, ridges and woods of the valley, and the ground it stands on. */
import { type Colour, darken } from './colour.ts';
import { type Light, shaded, toned } from './light.ts';
import { palette } from './palette.ts';
import { along, crest, type Line, mist, ridge, woods } from './ridges.ts';
import { type SkyOptions, sky } from './sky.ts';
import { Gathered, path, polygon, type Sheet } from './svg.ts';
import { fern, foliage, grass, scatter, strewn } from './trees.ts';
import { leavesOf, type Season } from './village.ts';
import { sunWash } from './weather.ts';

export type BackdropOptions = SkyOptions & {
  season?: Season;
  /** Height of the mountains as a part of the sheet. */
  mountains?: number;
  /** A wood at the foot of the mountains. */
  wood?: boolean;
  seed?: string;
};

/** Sky and mountains down to the horizon (a fraction of the height), in the season's colours. */
export function backdrop(sheet: Sheet, light: Light, options: BackdropOptions = {}): string {
  const {
    horizon = 0.6,
    season = 'summer',
    mountains = 0.24,
    wood = true,
    seed = 'vale',
  } = options;
  const { height, width } = sheet;
  const base = height * horizon;
  const tall = height * mountains;
  const snow = season === 'winter' ? 0.85 : 0;
  const first = crest(`${seed}/1`, {
    base: base - tall * 0.62,
    amplitude: tall * 0.42,
    wave: width * 0.24,
    rough: 0.52,
  });
  const second = crest(`${seed}/2`, {
    base: base - tall * 0.3,
    amplitude: tall * 0.28,
    wave: width * 0.2,
  });
  const third = crest(`${seed}/3`, {
    base: base - tall * 0.06,
    amplitude: tall * 0.14,
    wave: width * 0.18,
  });
  const green: Colour = season === 'autumn' ? '#8a7d52' : '#58795c';
  const trees = season === 'winter' ? foliage.pine : leavesOf(season);
  return (
    sky(sheet, light, { ...options, horizon }) +
    ridge(sheet, light, first, {
      colour: '#5f7f84',
      distance: 0.55,
      depth: tall * 1.3,
      facets: 0.8,
      facet: width * 0.04,
      snow,
    }) +
    mist(sheet, light, base - tall * 0.25, tall * 0.16, 0.5) +
    ridge(sheet, light, second, {
      colour: green,
      distance: 0.34,
      depth: tall,
      facets: 0.6,
      facet: width * 0.035,
      snow: snow * 0.8,
    }) +
    sunWash(sheet, light, light.stars > 0.5 ? 0.12 : 0.35, 0.5) +
    ridge(sheet, light, third, {
      colour: green,
      distance: 0.18,
      depth: tall * 0.9,
      facets: 0.3,
      snow,
    }) +
    (wood
      ? woods(sheet, light, third, {
          colours: trees,
          distance: 0.16,
          size: width * 0.02,
          rows: 3,
          density: 0.75,
          pointed: season === 'winter',
        })
      : '')
  );
}

/** The colour of open ground in a season. */
export const groundColour = (season: Season): Colour =>
  season === 'winter' ? '#e9eef3' : season === 'autumn' ? '#a5915a' : '#86a05c';

/** Level ground from a line (fraction of the height) to the foot of the sheet, with flat strokes that lie down with distance. */
export function ground(
  sheet: Sheet,
  light: Light,
  from: number,
  colour: Colour,
  foot: Colour = darken(colour, 0.3),
): string {
  const { width, height, random } = sheet;
  const top = height * from;
  const edge = along(
    (x) => top + Math.sin(x / (width * 0.13)) * height * 0.006,
    -10,
    width + 10,
    30,
  );
  const fill = sheet.linearBetween(
    [0, top],
    [0, height],
    [
      [0, toned(light, colour, 0.95)],
      [0.5, toned(light, colour, 0.6)],
      [1, shaded(light, foot)],
    ],
  );
  const strokes = new Gathered();
  const bright = toned(light, colour, 1);
  const dark = shaded(light, darken(colour, 0.12));
  for (const [x, y, t] of scatter(random, 130, 0, width, top + 6, height)) {
    const long = width * (0.01 + t * 0.05) * random.between(0.5, 1.5);
    const thick = 1 + t * 5;
    strokes.add(
      random.chance(0.5) ? bright : dark,
      polygon([
        [x - long, y],
        [x, y - thick],
        [x + long, y],
        [x, y + thick],
      ]),
    );
  }
  return (
    path(polygon([...edge, [width + 10, height + 10], [-10, height + 10]]), fill) +
    strokes.paths('opacity="0.4"')
  );
}

/** Grass, ferns and flowers along the foot of the sheet (in winter only a few dry tufts), leaving the middle lower. */
export function foregroundPlants(sheet: Sheet, light: Light, season: Season, from = 0.9): string {
  const { width, height, random } = sheet;
  const top: Line = (x) => height * (from + 0.06 * Math.sin((Math.PI * x) / width));
  const bottom = height * 1.03;
  if (season === 'winter') {
    return grass(sheet, light, {
      from: 0,
      to: width,
      top,
      bottom,
      count: 26,
      size: 46,
      colours: ['#8f8465', '#a3977a'],
    });
  }
  const autumn = season === 'autumn';
  const ferns = [0.03, 0.12, 0.9, 0.98].map((at) =>
    fern(sheet, light, {
      x: width * (at + random.between(-0.02, 0.02)),
      y: height * 1.01,
      size: height * random.between(0.09, 0.15),
      ...(autumn ? { colours: ['#a8752f', '#8a5f2c', '#bf8f3f'] } : {}),
    }),
  );
  return (
    grass(sheet, light, {
      from: 0,
      to: width,
      top,
      bottom,
      count: 190,
      size: 56,
      ...(autumn ? { colours: ['#8a7a3c', '#a58c45', '#6d6a35'] } : {}),
    }) +
    ferns.join('') +
    strewn(sheet, light, {
      top,
      bottom: height,
      count: 70,
      size: 7,
      colours: autumn ? leavesOf('autumn') : ['#f4ecd8', palette.heather, '#e2bd3f'],
    })
  );
}
