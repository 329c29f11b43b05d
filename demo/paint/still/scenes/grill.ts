/** Casa da Brasa: embers, dish, room. */
import { lights } from '../../light.ts';
import type { Scene } from '../../scene.ts';
import { flatPlane } from '../../space.ts';
import { masonry } from '../../stone.ts';
import { num, path, polygon, rect, scene, stroke } from '../../svg.ts';
import { napkin } from '../cloth.ts';
import { chourico, greens, potato, steak } from '../dishes.ts';
import { embers, flames, glow, sparks, steam } from '../fire.ts';
import { vignette } from '../form.ts';
import { beams, chair, fireplace, hangingLamp, laidTable } from '../interior.ts';
import { each } from '../lists.ts';
import { sprig } from '../plants.ts';
import { table, tiles } from '../table.ts';
import { knife } from '../tools.ts';
import { bottle, plate, tumbler } from '../vessels.ts';

/** The grill, its dish and its room. */
export const grillScenes: Scene[] = [
  scene('casa-da-brasa', 'Posta de vitela na grelha sobre brasas vivas.', (sheet) => {
    let bars = '';
    for (let i = 0; i < 15; i++) {
      const t = i / 14;
      bars += `M${num(380 + t * 1240)} 640L${num(160 + t * 1680)} 1130`;
    }
    return (
      rect(
        0,
        0,
        2000,
        1333,
        sheet.linear([
          [0, '#1d1416'],
          [1, '#3a1a14'],
        ]),
      ) +
      masonry(sheet, lights.night, flatPlane(0, 560, 100, { width: 20, height: 5.6 }, 0.4), {
        course: 0.9,
        colours: ['#5c4a42', '#6b554a', '#4a3c38'],
      }) +
      glow(sheet, 1000, 900, 1200, 0.75, '#f08a3a') +
      path(
        polygon([
          [330, 620],
          [1670, 620],
          [1960, 1333],
          [40, 1333],
        ]),
        '#241312',
      ) +
      embers(sheet, 1000, 1000, 860, 330, 260) +
      flames(sheet, 420, 800, 240, 260) +
      flames(sheet, 1600, 800, 220, 230) +
      stroke(bars, '#16100f', 22) +
      stroke(bars, '#a5613a', 6, 'transform="translate(-6 -4)"') +
      stroke('M370 640H1630M250 880H1750M160 1130H1840', '#16100f', 26) +
      steak(sheet, 720, 790, 300, -6) +
      steak(sheet, 1320, 800, 280, 8) +
      steak(sheet, 1010, 1020, 340, 2) +
      chourico(480, 1060, 150, 20) +
      chourico(1580, 1050, 150, -30) +
      steam(760, 640, 520, 90, 0.16) +
      steam(1260, 650, 560, 100, 0.14) +
      sparks(sheet, 1000, 780, 520, 680, 70) +
      vignette(sheet, 0.6)
    );
  }),
  scene(
    'casa-da-brasa-2',
    'Prato com posta grelhada, batatas a murro e grelos.',
    (sheet) =>
      tiles(sheet, '#3f6a58', 160, 660) +
      table(sheet, 660, { colour: '#7d4a2a' }) +
      napkin(sheet, 420, 1080, 620, 300, '#e6d9bf', '#6e2b37') +
      plate(sheet, 1000, 990, 640) +
      greens(sheet, 1340, 900, 150) +
      greens(sheet, 1230, 870, 110) +
      each(
        [
          [640, 960, 84],
          [740, 890, 78],
          [870, 850, 74],
          [690, 1050, 78],
        ],
        (x, y, s) => potato(sheet, x, y, s),
      ) +
      steak(sheet, 1040, 1000, 300, -4) +
      sprig(900, 960, 170, -24, '#4f7a3a') +
      steam(960, 830, 380, 60, 0.22) +
      steam(1090, 850, 340, 50, 0.18) +
      tumbler(sheet, 1700, 860, 270, '#6e2b37') +
      bottle(sheet, 330, 820, 560) +
      knife(1640, 1210, 480, -14) +
      vignette(sheet),
  ),
  scene(
    'casa-da-brasa-3',
    'Sala de jantar com grande lareira de granito e mesas postas.',
    (sheet) =>
      masonry(sheet, lights.dusk, flatPlane(0, 1030, 100, { width: 20, height: 10.3 }, 0.6), {
        course: 0.72,
        colours: ['#a08a70', '#b59c7e', '#8c785f', '#c0a888'],
      }) +
      table(sheet, 1010, { colour: '#5c3a22' }) +
      fireplace(sheet, lights.dusk, 1000, 1030, 820, 620) +
      beams(sheet, 160, '#3f281a') +
      hangingLamp(sheet, 420, 400, 100, '#6e2b37') +
      hangingLamp(sheet, 1580, 400, 100, '#6e2b37') +
      chair(90, 1230, 380) +
      chair(720, 1230, 380) +
      laidTable(sheet, 400, 1000, 560, '#eadfc6') +
      chair(1280, 1230, 380) +
      chair(1910, 1230, 380) +
      laidTable(sheet, 1600, 1000, 560, '#eadfc6') +
      vignette(sheet, 0.5),
  ),
];
