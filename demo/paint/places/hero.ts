/** The three pictures that open the site; the village name stands over their calm lower left. */
import { type Light, lights, toned, withSun } from '../light.ts';
import { palette } from '../palette.ts';
import { crest, type Line, mist, ridge, slope, withPeak, woods } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { sky } from '../sky.ts';
import { boulder } from '../stone.ts';
import { path, type Sheet, scene, smooth } from '../svg.ts';
import { broadleaf, foliage, grass, heath, pine, scatter, strewn } from '../trees.ts';
import { leavesOf, terraces, village } from '../village.ts';
import { footShade, snowfall, sunWash } from '../weather.ts';

const wide = { width: 2400, height: 1350 };

/** The Serra das Fragas with the Alto da Moura, as it stands behind the village in every season. */
function serra(sheet: Sheet, light: Light, snow = 0): string {
  const { height } = sheet;
  // Snow shines through the haze that would swallow bare rock.
  const clear = snow > 0 ? 0.65 : 1;
  const last = crest('serra/far', { base: height * 0.36, amplitude: 60, wave: 420 });
  const peak = withPeak(
    withPeak(
      crest('serra/peak', { base: height * 0.43, amplitude: 70, wave: 380, rough: 0.55 }),
      1560,
      250,
      300,
      1,
    ),
    1010,
    110,
    170,
    1.1,
  );
  const shoulder = withPeak(
    crest('serra/near', { base: height * 0.53, amplitude: 75, wave: 420 }),
    250,
    150,
    360,
    1,
  );
  return (
    ridge(sheet, light, last, {
      colour: '#6d8a94',
      distance: 0.72 * clear,
      depth: 300,
      facets: 0.35,
      snow,
    }) +
    ridge(sheet, light, peak, {
      colour: '#5b7a7c',
      distance: 0.48 * clear,
      depth: 460,
      facets: 0.9,
      facet: 90,
      snow,
    }) +
    mist(sheet, light, height * 0.53, 60, 0.55) +
    ridge(sheet, light, shoulder, {
      colour: '#4a7065',
      distance: 0.3 * clear,
      depth: 330,
      facets: 0.6,
      facet: 80,
      snow: snow * 0.8,
    })
  );
}

/** The hill with the village: a knoll right of the middle, so that the lower left stays calm. */
const villageHill: Line = (x) =>
  850 - 150 * Math.exp(-(((x - 1480) / 480) ** 2)) - 60 * Math.exp(-(((x - 40) / 420) ** 2));

/** The near heath that carries the text. */
const foreground: Line = (x) =>
  1120 - 120 * Math.exp(-(((x - 2420) / 600) ** 2)) + 26 * Math.sin(x / 700 + 1);

function dawn(sheet: Sheet): string {
  const light = withSun(lights.dawn, { x: 0.5, y: 0.27, radius: 0.03 }, [-0.74, 0.52, -0.45]);
  const green = foliage.summer;
  return (
    sky(sheet, light, { horizon: 0.5, clouds: 4 }) +
    serra(sheet, light) +
    mist(sheet, light, 700, 70, 0.75) +
    sunWash(sheet, light, 0.5, 0.42) +
    slope(sheet, light, villageHill, { colour: '#86a05a', foot: '#3d6142', depth: 420 }) +
    woods(sheet, light, (x) => villageHill(x) - 4, {
      colours: green,
      distance: 0.14,
      size: 44,
      rows: 2,
      density: 0.85,
    }) +
    woods(sheet, light, (x) => villageHill(x) + 72, {
      colours: green,
      distance: 0.08,
      size: 42,
      rows: 2,
      density: 0.45,
      to: 800,
    }) +
    terraces(sheet, light, {
      top: (x) => villageHill(x) + 130,
      count: 6,
      step: 34,
      from: -20,
      to: 2420,
      season: 'summer',
      distance: 0.05,
    }) +
    village(sheet, light, { x: 1450, y: 790, scale: 9.2, season: 'summer', smoke: true }) +
    mist(sheet, light, 1060, 45, 0.35) +
    slope(sheet, light, foreground, { colour: '#3a6248', foot: palette.pine, depth: 250 }) +
    heath(sheet, light, { top: foreground, bottom: 1380, count: 230, size: 50, leaf: '#2a4a36' }) +
    broadleaf(sheet, light, {
      x: 2250,
      y: 1120,
      height: 640,
      spread: 0.95,
      colours: ['#2f5a3c', '#3a6840', '#4a7846'],
    }) +
    grass(sheet, light, {
      from: 0,
      to: 2400,
      top: (x) => foreground(x) + 10,
      bottom: 1380,
      count: 260,
      size: 46,
    }) +
    boulder(sheet, light, { x: 2010, y: 1165, width: 210, height: 110 }) +
    footShade(sheet, light, 0.76, 0.7)
  );
}

function autumn(sheet: Sheet): string {
  const light = withSun(lights.golden, { x: 0.16, y: 0.2, radius: 0.03 }, [-0.8, 0.5, -0.3]);
  const leaves = leavesOf('autumn');
  const hill: Line = (x) => villageHill(x - 60) - 20;
  return (
    sky(sheet, light, { horizon: 0.5, clouds: 3 }) +
    serra(sheet, light) +
    mist(sheet, light, 700, 60, 0.5) +
    sunWash(sheet, light, 0.55, 0.6) +
    slope(sheet, light, hill, { colour: '#b39a55', foot: '#5d5a36', depth: 420 }) +
    woods(sheet, light, (x) => hill(x) + 2, {
      colours: leaves,
      distance: 0.12,
      size: 54,
      rows: 3,
      density: 0.8,
    }) +
    terraces(sheet, light, {
      top: (x) => hill(x) + 140,
      count: 6,
      step: 34,
      from: -20,
      to: 2420,
      season: 'autumn',
      distance: 0.04,
    }) +
    village(sheet, light, { x: 1500, y: 780, scale: 9.8, season: 'autumn', smoke: true }) +
    slope(sheet, light, foreground, { colour: '#6d5a34', foot: '#2b2418', depth: 250 }) +
    strewn(sheet, light, { top: foreground, bottom: 1350, count: 900, size: 9, colours: leaves }) +
    grass(sheet, light, {
      from: 0,
      to: 2400,
      top: (x) => foreground(x) + 10,
      bottom: 1380,
      count: 320,
      size: 50,
      colours: ['#8a7a3c', '#6d6a35', '#a58c45', '#54502c'],
    }) +
    broadleaf(sheet, light, {
      x: 2190,
      y: 1150,
      height: 860,
      spread: 0.85,
      colours: foliage.autumn,
      trunk: 0.34,
    }) +
    broadleaf(sheet, light, { x: 60, y: 1140, height: 380, spread: 1, colours: foliage.gold }) +
    boulder(sheet, light, { x: 1960, y: 1190, width: 220, height: 120, moss: 0.5 }) +
    footShade(sheet, light, 0.74, 0.78)
  );
}

/** Low drifts that catch the moon on the near snow. */
function drifts(sheet: Sheet, light: Light): string {
  let data = '';
  for (const [x, y, t] of scatter(
    sheet.random,
    40,
    0,
    sheet.width,
    (at) => foreground(at) + 14,
    sheet.height,
  )) {
    const long = 60 + t * 150;
    data += smooth([
      [x - long, y],
      [x - long * 0.2, y - 6 - t * 9],
      [x + long, y + 2],
      [x, y + 3],
    ]);
  }
  return path(data, toned(light, '#eef3f8', 1), 'opacity="0.2"');
}

function snowyNight(sheet: Sheet): string {
  const light = withSun(lights.night, { x: 0.22, y: 0.17, radius: 0.022 }, [-0.6, 0.65, -0.4]);
  const white = '#e8eef4';
  const hill: Line = (x) => villageHill(x - 20) - 10;
  return (
    sky(sheet, light, { horizon: 0.55, clouds: 2 }) +
    serra(sheet, light, 0.85) +
    mist(sheet, light, 710, 60, 0.4) +
    slope(sheet, light, hill, { colour: white, foot: '#9fb2c6', depth: 460 }) +
    woods(sheet, light, (x) => hill(x) + 4, {
      colours: foliage.pine,
      distance: 0.15,
      size: 34,
      rows: 2,
      density: 0.65,
      pointed: true,
    }) +
    terraces(sheet, light, {
      top: (x) => hill(x) + 140,
      count: 6,
      step: 34,
      from: -20,
      to: 2420,
      season: 'winter',
      distance: 0.04,
    }) +
    village(sheet, light, { x: 1440, y: 780, scale: 10, season: 'winter', smoke: true }) +
    slope(sheet, light, foreground, { colour: '#c9d6e2', foot: '#5a6f8a', depth: 260 }) +
    drifts(sheet, light) +
    [2080, 2330, 2210, 1930, 90, 230]
      .map((x, i) =>
        pine(sheet, light, {
          x,
          y: foreground(x) + 40 + i * 14,
          height: [520, 640, 420, 300, 330, 220][i] ?? 300,
          snow: true,
        }),
      )
      .join('') +
    snowfall(sheet, 420, 0.6) +
    footShade(sheet, light, 0.74, 0.7)
  );
}

export const heroScenes: Scene[] = [
  scene(
    'aldeia-amanhecer',
    'A aldeia de Souto da Urze ao amanhecer, com a igreja entre casas de granito e a serra ao fundo.',
    dawn,
    wide,
  ),
  scene(
    'aldeia-outono',
    'A aldeia numa tarde dourada de outono, rodeada de castanheiros cor de cobre.',
    autumn,
    wide,
  ),
  scene(
    'aldeia-noite-de-neve',
    'A aldeia coberta de neve numa noite estrelada, com as janelas acesas e fumo nas chaminés.',
    snowyNight,
    wide,
  ),
];
