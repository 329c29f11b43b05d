/** Taberna do Souto: front, stew, room. */
import { lampGlow } from '../../houses.ts';
import { lights } from '../../light.ts';
import type { Scene } from '../../scene.ts';
import { flatPlane } from '../../space.ts';
import { masonry } from '../../stone.ts';
import { ellipse, group, path, polygon, rect, type Sheet, scene, stroke } from '../../svg.ts';
import { slice } from '../bread.ts';
import { chestnut, chestnutLeaf } from '../chestnuts.ts';
import { napkin } from '../cloth.ts';
import { greens, potato } from '../dishes.ts';
import { steam } from '../fire.ts';
import { vignette } from '../form.ts';
import { front, hangingSign, vine, wineBarrel } from '../fronts.ts';
import { beams, chair, fireplace, hangingLamp, laidTable, roomWindow } from '../interior.ts';
import { cobbles } from '../outdoors.ts';
import { table, wall } from '../table.ts';
import { bottle, ironPot, tumbler } from '../vessels.ts';

/** The emblem of the tavern: a chestnut on its leaf. */
function chestnutEmblem(sheet: Sheet): string {
  return (
    chestnutLeaf(-10, 60, 110, -60, '#d9a64a') +
    chestnutLeaf(-6, 60, 100, -122, '#d9a64a') +
    chestnut(sheet, 0, 22, 50, 0)
  );
}

/** The tavern from outside, at table and inside. */
export const tavernScenes: Scene[] = [
  scene(
    'taberna-do-souto',
    'Fachada de granito da Taberna do Souto ao anoitecer, com janelas iluminadas e a tabuleta da castanha.',
    (sheet) => {
      const light = lights.dusk;
      return (
        front(sheet, { light, door: '#1f5140', doorAt: 3.7, windows: [1.1, 6.2] }) +
        cobbles(sheet, light, 1130, 0.5) +
        lampGlow(sheet, [430, 730], 460, 0.6) +
        lampGlow(sheet, [1600, 730], 460, 0.6) +
        vine(sheet, [
          [1960, 1140],
          [1930, 800],
          [1950, 420],
          [1840, 190],
          [1500, 120],
          [1050, 150],
          [640, 100],
          [200, 140],
          [-40, 90],
        ]) +
        hangingSign(sheet, 690, 430, 120, chestnutEmblem(sheet)) +
        lampGlow(sheet, [1010, 420], 330, 0.9) +
        rect(990, 380, 44, 70, '#ffdf9a') +
        stroke('M1012 340V380M984 380H1040M984 450H1040', '#1d1a1c', 8) +
        rect(300, 1090, 420, 34, '#7a5130') +
        rect(300, 1090, 420, 10, '#b98a58') +
        rect(330, 1120, 30, 80, '#4a2f1c') +
        rect(660, 1120, 30, 80, '#4a2f1c') +
        wineBarrel(sheet, 1430, 1210, 190) +
        path(
          polygon([
            [850, 1140],
            [1170, 1140],
            [1420, 1333],
            [600, 1333],
          ]),
          sheet.linear([
            [0, '#ffcf7d', 0.4],
            [1, '#ffcf7d', 0],
          ]),
        ) +
        vignette(sheet, 0.5)
      );
    },
  ),
  scene(
    'taberna-do-souto-2',
    'Panela de ferro com guisado de castanhas, pão e vinho tinto sobre a mesa.',
    (sheet) =>
      masonry(sheet, lights.dusk, flatPlane(0, 800, 100, { width: 20, height: 8 }, 0.6), {
        course: 0.9,
        rough: 0.3,
        colours: ['#a08a70', '#b59c7e', '#8c785f'],
      }) +
      fireplace(sheet, lights.dusk, 1580, 800, 620, 520) +
      table(sheet, 790, { colour: '#8f5a34' }) +
      bottle(sheet, 380, 960, 640) +
      ironPot(sheet, 960, 1060, 300) +
      group(
        ellipse(960, 682, 196, 42, '#8a3f1c') +
          [860, 930, 1010, 1070]
            .map((x, i) => chestnut(sheet, x, 676 + (i % 2) * 14, 34, i * 40))
            .join('') +
          greens(sheet, 970, 672, 46) +
          potato(sheet, 900, 690, 30),
      ) +
      steam(900, 650, 420, 60, 0.24) +
      steam(1010, 640, 480, 70, 0.2) +
      tumbler(sheet, 1370, 1030, 230, '#6e2b37') +
      slice(sheet, 1590, 1130, 150, 0.6) +
      slice(sheet, 1680, 1180, 150, 0.6) +
      napkin(sheet, 480, 1190, 480, 180, '#e6d9bf', '#1f5140') +
      chestnut(sheet, 700, 1200, 52, -20) +
      chestnut(sheet, 1230, 1200, 48, 30) +
      vignette(sheet),
  ),
  scene(
    'taberna-do-souto-3',
    'Sala da taberna com vigas de madeira, mesa posta junto à janela e lareira acesa.',
    (sheet) =>
      wall(sheet, '#b59a76', { patch: false, bottom: 1020 }) +
      table(sheet, 1010, { colour: '#6f452a' }) +
      roomWindow(
        sheet,
        lights.golden,
        { x: 220, y: 300, width: 520, height: 480 },
        { curtain: '#8c3f3a' },
      ) +
      fireplace(sheet, lights.dusk, 1560, 1020, 620, 520) +
      beams(sheet, 150) +
      hangingLamp(sheet, 760, 330, 100) +
      chair(330, 1190, 360) +
      chair(1110, 1190, 360) +
      laidTable(sheet, 720, 960, 700, '#eadfc6') +
      vignette(sheet, 0.45),
  ),
];
