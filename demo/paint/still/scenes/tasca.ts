/** Tasca da Ponte: board, sandwich, terrace by the bridge. */
import { lights, withSun } from '../../light.ts';
import type { Scene } from '../../scene.ts';
import { flatPlane } from '../../space.ts';
import { masonry } from '../../stone.ts';
import { group, num, path, polygon, type Sheet, scene, smooth, stroke } from '../../svg.ts';
import { loaf, slice } from '../bread.ts';
import { napkin } from '../cloth.ts';
import { chourico, olive, sandwich, sausageRound } from '../dishes.ts';
import { steam } from '../fire.ts';
import { vignette } from '../form.ts';
import { cheeseWedge } from '../larder.ts';
import { each } from '../lists.ts';
import { ground, valley } from '../outdoors.ts';
import { board, table, tiles } from '../table.ts';
import { bottle, bowl, plate, tumbler } from '../vessels.ts';

/** The old bridge as a backdrop: one high arch from bank to bank over bright water. */
function stoneBridge(sheet: Sheet): string {
  const body =
    'M-20 640Q420 600 700 470Q1000 340 1300 470Q1580 600 2020 640V840H1460Q1400 560 1000 548T540 840H-20Z';
  const stones = masonry(
    sheet,
    lights.golden,
    flatPlane(-20, 860, 60, { width: 34.2, height: 8.6 }, 0.75),
    { course: 0.55 },
  );
  let ripples = '';
  for (let i = 0; i < 26; i++) {
    const x = sheet.random.between(300, 1600);
    ripples += `M${num(x)} ${num(sheet.random.between(830, 985))}h${num(sheet.random.between(60, 220))}`;
  }
  return (
    path(
      'M0 1010L520 800H1480L2000 1010Z',
      sheet.linear([
        [0, '#d3bd84'],
        [1, '#3f7472'],
      ]),
    ) +
    stroke(ripples, '#f6e6b8', 5, 'stroke-opacity="0.55"') +
    path('M540 840Q600 560 1000 548T1460 840H1390Q1340 612 1000 604T612 840Z', '#5c4c42') +
    group(stones, `clip-path="${sheet.clip(body)}"`) +
    stroke('M540 840Q600 560 1000 548T1460 840', '#e0c998', 22) +
    stroke('M-20 634Q420 594 700 464Q1000 334 1300 464Q1580 594 2020 634', '#e9d3a4', 20) +
    path(
      smooth([
        [-40, 830],
        [180, 800],
        [420, 820],
        [560, 870],
        [300, 960],
        [-40, 1010],
      ]),
      '#6b7a3c',
    ) +
    path(
      smooth([
        [2040, 830],
        [1800, 800],
        [1580, 820],
        [1440, 870],
        [1700, 960],
        [2040, 1010],
      ]),
      '#5c6a38',
    )
  );
}

/** The tasca’s table in three ways. */
export const tascaScenes: Scene[] = [
  scene(
    'tasca-da-ponte',
    'Tábua de petiscos com chouriço, queijo, azeitonas, broa e vinho.',
    (sheet) =>
      tiles(sheet, '#3f5f8c', 160, 700) +
      table(sheet, 700, { colour: '#9a6a3e' }) +
      bottle(sheet, 300, 900, 620) +
      tumbler(sheet, 1720, 930, 270, '#6e2b37') +
      tumbler(sheet, 1540, 850, 250, '#6e2b37') +
      loaf(sheet, 520, 880, 220) +
      board(sheet, 1000, 1050, 1300, 340) +
      cheeseWedge(sheet, 700, 1030, 200) +
      chourico(1080, 960, 240, -4) +
      each(
        [
          [930, 1090],
          [1020, 1110],
          [1110, 1095],
          [1200, 1115],
          [980, 1160],
          [1070, 1175],
          [1160, 1170],
        ],
        (x, y) => sausageRound(sheet, x, y, 56),
      ) +
      bowl(
        sheet,
        1420,
        1090,
        130,
        '#b4623a',
        each(
          [
            [1350, 1000],
            [1400, 990],
            [1450, 995],
            [1490, 1005],
            [1380, 1018],
            [1430, 1020],
            [1470, 1022],
          ],
          (x, y, i) => olive(sheet, x, y, 30, i % 3 ? '#5c6a34' : '#3f3540'),
        ),
      ) +
      slice(sheet, 640, 1170, 110, 0.6) +
      vignette(sheet),
  ),
  scene(
    'tasca-da-ponte-2',
    'Bifana no pão com um copo de vinho tinto.',
    (sheet) =>
      tiles(sheet, '#3f5f8c', 200, 760) +
      table(sheet, 760, { colour: '#8f5a34' }) +
      plate(sheet, 900, 1040, 560, '#efe6d2', '#b4523a') +
      sandwich(sheet, 900, 1010, 370) +
      steam(840, 680, 320, 50, 0.22) +
      steam(960, 680, 340, 50, 0.18) +
      tumbler(sheet, 1560, 1060, 360, '#6e2b37') +
      bowl(
        sheet,
        300,
        1000,
        150,
        '#b4623a',
        each(
          [
            [230, 900],
            [280, 880],
            [330, 886],
            [370, 900],
            [260, 912],
            [310, 914],
            [350, 918],
          ],
          (x, y, i) => olive(sheet, x, y, 34, i % 3 ? '#5c6a34' : '#3f3540'),
        ),
      ) +
      napkin(sheet, 1640, 1220, 520, 170, '#eee3cc', '#1f5140') +
      vignette(sheet),
  ),
  scene(
    'tasca-da-ponte-3',
    'Mesa da esplanada com vinho e petiscos, e a ponte velha ao fundo.',
    (sheet) => {
      const light = withSun(lights.golden, { x: 0.2, y: 0.24 });
      return (
        valley(sheet, light, { horizon: 0.46 }) +
        ground(sheet, light, 620, '#7d8a4a') +
        stoneBridge(sheet) +
        path(
          polygon([
            [0, 1000],
            [2000, 1000],
            [2000, 1333],
            [0, 1333],
          ]),
          '#5c3a22',
        ) +
        table(sheet, 990, { colour: '#a5693a' }) +
        bottle(sheet, 520, 1120, 520) +
        tumbler(sheet, 760, 1150, 240, '#6e2b37') +
        tumbler(sheet, 1460, 1130, 240, '#6e2b37') +
        plate(sheet, 1100, 1150, 260) +
        cheeseWedge(sheet, 1060, 1140, 110) +
        [1190, 1250].map((x) => sausageRound(sheet, x, 1150, 40)).join('') +
        slice(sheet, 1640, 1230, 130, 0.6) +
        vignette(sheet, 0.3)
      );
    },
  ),
];
