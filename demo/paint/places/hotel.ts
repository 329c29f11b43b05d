/** The Hotel da Fraga: granite in three floors under the great boulders, and the view from a room. */
import { backdrop, foregroundPlants, ground, groundColour } from '../backdrop.ts';
import { house, type Opening } from '../houses.ts';
import { lampPost } from '../lamps.ts';
import { type Light, lights, toned, withSun } from '../light.ts';
import { palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { box, eyeView, type View } from '../space.ts';
import { boulderHeap, paving } from '../stone.ts';
import { type Point, path, polygon, type Sheet, scene } from '../svg.ts';
import { heather, pine } from '../trees.ts';
import type { Season } from '../village.ts';
import { dappledShade, snowfall } from '../weather.ts';
import { roomView } from '../windowview.ts';

/** Even rows of windows, as a larger house has. */
function windowRows(
  light: Light,
  sheet: Sheet,
  width: number,
  floors: number,
  bays: number,
): Opening[] {
  const list: Opening[] = [];
  for (let floor = 0; floor < floors; floor++) {
    for (let bay = 0; bay < bays; bay++) {
      const u = (width * (bay + 0.5)) / bays - 0.6;
      if (floor === 0 && bay === Math.floor(bays / 2))
        list.push({ kind: 'arch', u: u - 0.4, v: 0, width: 2, height: 2.7, lamp: light.lamps });
      else
        list.push({
          kind: 'window',
          u,
          v: floor * 3 + 0.9,
          width: 1.2,
          height: 1.5,
          lamp: light.lamps && sheet.random.chance(0.75),
        });
    }
  }
  return list;
}

function parasol(light: Light, view: View, x: number, z: number, colour: string): string {
  const tip = view([x, 2.9, z]);
  const rim = [-1.4, -0.7, 0, 0.7, 1.4].map(
    (dx): Point => view([x + dx, 2.2 - (Math.abs(dx) % 1.4 === 0.7 ? 0.06 : 0), z]),
  );
  const [first, second, third, fourth, fifth] = rim as [Point, Point, Point, Point, Point];
  return (
    box(view, light, [x, 0, z], { width: 0.08, depth: 0.08, height: 2.4 }, '#6b5a44') +
    box(view, light, [x, 0.68, z], { width: 1.1, depth: 0.8, height: 0.06 }, '#8a6a48') +
    path(polygon([tip, first, second]) + polygon([tip, third, fourth]), toned(light, colour, 0.9)) +
    path(
      polygon([tip, second, third]) + polygon([tip, fourth, fifth]),
      toned(light, palette.cream, 0.85),
    )
  );
}

function hotel(sheet: Sheet, light: Light, season: Season, side: 1 | -1): string {
  const { width, height } = sheet;
  const view = eyeView({ centre: width * 0.5, horizon: height * 0.66, focal: 1600, eye: 2 });
  const snow = season === 'winter';
  const dusk = light.lamps;
  return (
    backdrop(sheet, light, { horizon: 0.64, season, mountains: 0.36, clouds: 3, seed: 'hotel' }) +
    ground(sheet, light, 0.64, groundColour(season)) +
    boulderHeap(sheet, light, {
      x: width * (0.5 + 0.36 * side),
      y: height * 0.7,
      width: 620,
      height: 430,
      count: 6,
      distance: 0.06,
      snow,
      moss: snow ? 0 : 0.2,
    }) +
    [0.06, 0.13, 0.2]
      .map((at, i) =>
        pine(sheet, light, {
          x: width * (0.5 - (0.5 - at) * side),
          y: height * 0.69,
          height: height * (0.36 - i * 0.05),
          snow,
        }),
      )
      .join('') +
    house(sheet, light, view, {
      at: [-9 * side, 0, 38],
      yaw: 90 - 20 * side,
      width: 14,
      depth: 10,
      eaves: 6.4,
      rise: 3,
      snow,
      left: [
        { kind: 'window', u: 4, v: 3.8, width: 2, height: 1.8, lamp: dusk },
        { kind: 'window', u: 1.6, v: 0.6, width: 2.6, height: 2, lamp: dusk },
        { kind: 'window', u: 5.8, v: 0.6, width: 2.6, height: 2, lamp: dusk },
      ],
      shadow: true,
    }) +
    house(sheet, light, view, {
      at: [3 * side, 0, 36],
      yaw: -14 * side,
      width: 22,
      depth: 9,
      eaves: 9.2,
      rise: 3.2,
      chimney: 7,
      snow,
      shadow: true,
      front: windowRows(light, sheet, 22, 3, 7),
      right: windowRows(light, sheet, 9, 3, 2).filter((one) => one.kind === 'window'),
      left: windowRows(light, sheet, 9, 3, 2).filter((one) => one.kind === 'window'),
    }) +
    paving(
      sheet,
      light,
      view,
      { from: -12, to: 12, near: 6, far: 26 },
      snow ? { colours: ['#e4eaf0', '#d5dde6', '#c3ccd6'] } : {},
    ) +
    (snow
      ? ''
      : [-7, -3.4, 6.4]
          .map((x, i) =>
            parasol(light, view, x * side, 21 - i * 1.2, i % 2 ? palette.heather : palette.forest),
          )
          .join('')) +
    (snow
      ? ''
      : dappledShade(sheet, light, {
          x: width * (0.5 - 0.3 * side),
          y: height * 0.93,
          width: width * 0.36,
          height: height * 0.07,
        })) +
    lampPost(sheet, light, view, [9 * side, 0, 17], 3.4) +
    lampPost(sheet, light, view, [-10 * side, 0, 19], 3.4) +
    (snow
      ? ''
      : [-6.4, 6.2]
          .map((x) => {
            const [px, py] = view([x, 0, 10]);
            return heather(sheet, light, { x: px, y: py, size: 120 });
          })
          .join('')) +
    foregroundPlants(sheet, light, season, 0.95) +
    (snow ? snowfall(sheet, 260) : '')
  );
}

export const hotelScenes: Scene[] = [
  scene(
    'hotel-da-fraga',
    'O Hotel da Fraga, de granito, com esplanada em frente à serra.',
    (sheet) =>
      hotel(sheet, withSun(lights.day, { x: 0.18, y: 0.14 }, [-0.6, 0.6, -0.5]), 'summer', 1),
  ),
  scene(
    'hotel-da-fraga-2',
    'O Hotel da Fraga ao anoitecer, com todas as janelas acesas e neve em volta.',
    (sheet) => hotel(sheet, withSun(lights.dusk, { x: 0.8, y: 0.42 }), 'winter', -1),
  ),
  scene('hotel-da-fraga-3', 'A serra vista da janela de um quarto do hotel, de manhã.', (sheet) =>
    roomView(sheet, withSun(lights.morning, { x: 0.36, y: 0.22 }), 'summer', 'hotel', '#7d9078', [
      '#8c5f94',
      '#b98bb9',
      '#5e3d66',
      '#d3b0d3',
    ]),
  ),
];
