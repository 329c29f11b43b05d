/** Café Central: coffee by the window, the counter, the terrace. */
import { lights } from '../../light.ts';
import type { Scene } from '../../scene.ts';
import { ellipse, num, path, polygon, rect, type Sheet, scene, smooth, stroke } from '../../svg.ts';
import { custardTart, greens } from '../dishes.ts';
import { steam } from '../fire.ts';
import { castShadow, solid, vignette } from '../form.ts';
import { awning, flowerPot, front, hangingSign } from '../fronts.ts';
import { chair, hangingLamp, roomWindow, shelf } from '../interior.ts';
import { cycle, each } from '../lists.ts';
import { cobbles } from '../outdoors.ts';
import { wall } from '../table.ts';
import { bottle, cup, plate, tumbler } from '../vessels.ts';

/** A pale marble table top from y down. */
function marble(sheet: Sheet, y: number): string {
  let veins = '';
  for (let i = 0; i < 9; i++) {
    const x = sheet.random.between(-100, 1900);
    const py = sheet.random.between(y + 20, 1300);
    veins += smooth(
      [
        [x, py],
        [x + 160, py + sheet.random.between(-40, 40)],
        [x + 380, py + sheet.random.between(-30, 60)],
        [x + 560, py + sheet.random.between(-40, 40)],
      ],
      false,
    );
  }
  return (
    rect(
      0,
      y,
      2000,
      1333 - y,
      sheet.linear(
        [
          [0, '#f0e8da'],
          [0.5, '#d9cfc0'],
          [1, '#a89c92'],
        ],
        80,
      ),
    ) +
    stroke(veins, '#9a8f88', 3, 'stroke-opacity="0.4"') +
    rect(0, y, 2000, 8, '#fffaf0') +
    path(
      polygon([
        [560, y],
        [1500, y],
        [1820, 1333],
        [860, 1333],
      ]),
      '#fff3d0',
      'fill-opacity="0.28"',
    )
  );
}

function smallCup(sheet: Sheet, x: number, y: number, size: number): string {
  return solid(
    sheet,
    `M${num(x - size)} ${num(y - size * 1.4)}H${num(x + size)}L${num(x + size * 0.6)} ${num(y)}H${num(x - size * 0.6)}Z`,
    '#f1e8d6',
    { depth: size * 0.5, rise: 0 },
  );
}

function jar(sheet: Sheet, x: number, y: number, size: number, colour: string): string {
  return (
    solid(
      sheet,
      `M${num(x - size * 0.7)} ${num(y - size * 1.7)}H${num(x + size * 0.7)}V${num(y)}H${num(x - size * 0.7)}Z`,
      colour,
      {
        depth: size * 0.4,
        rise: 0,
        inside: stroke(
          `M${num(x - size * 0.5)} ${num(y - size * 0.2)}v${num(-size * 1.3)}`,
          '#fff8e6',
          size * 0.1,
          'stroke-opacity="0.6"',
        ),
      },
    ) + rect(x - size * 0.76, y - size * 1.95, size * 1.52, size * 0.3, '#c9b48a')
  );
}

/** A window of the upper floor with open shutters and a box of geraniums. */
function upperWindow(sheet: Sheet, x: number, y: number, width: number, height: number): string {
  const shutter = (left: number) =>
    rect(left, y, width * 0.5, height, '#1f5140') +
    stroke(
      Array.from(
        { length: 9 },
        (_, i) => `M${num(left + 10)} ${num(y + 18 + (i * height) / 9.5)}h${num(width * 0.5 - 20)}`,
      ).join(''),
      '#16382c',
      5,
    );
  return (
    rect(x - 22, y - 22, width + 44, height + 44, '#cfc5b3') +
    rect(x, y, width, height, '#3a4a52') +
    path(
      polygon([
        [x, y],
        [x + width * 0.6, y],
        [x, y + height * 0.8],
      ]),
      '#8fa8b0',
      'fill-opacity="0.5"',
    ) +
    stroke(
      `M${num(x + width / 2)} ${num(y)}v${num(height)}M${num(x)} ${num(y + height / 2)}h${num(width)}`,
      '#f1e6cf',
      10,
    ) +
    shutter(x - width * 0.56 - 16) +
    shutter(x + width * 1.06 + 16) +
    greens(sheet, x + width * 0.25, y + height - 6, 60) +
    greens(sheet, x + width * 0.75, y + height - 6, 60) +
    path(
      Array.from(
        { length: 14 },
        () =>
          `M${num(x + sheet.random.next() * width)} ${num(y + height - 10 - sheet.random.next() * 50)}m-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z`,
      ).join(''),
      '#c9453a',
    ) +
    rect(x - 16, y + height + 16, width + 32, 34, '#b4623a')
  );
}

/** The café's emblem: a steaming cup. */
function cupEmblem(): string {
  return (
    path('M-54 -10H40Q36 56 0 60H-16Q-50 56 -54 -10Z', '#f1e6cf') +
    stroke('M40 4q34 0 26 26q-10 18 -34 12', '#f1e6cf', 10) +
    stroke('M-28 -28q-14 -18 0 -34t0 -30M2 -28q-14 -18 0 -34t0 -30', '#e8cf94', 7)
  );
}

/** A two-group espresso machine of polished steel. */
function espressoMachine(sheet: Sheet, x: number, y: number): string {
  const steel = sheet.linear([
    [0, '#f2efe6'],
    [0.35, '#b8b4ac'],
    [0.5, '#8d8a86'],
    [1, '#d9d5cb'],
  ]);
  const portafilter = (px: number) =>
    rect(px - 50, y - 190, 100, 34, '#4b4a52') +
    rect(px - 14, y - 168, 150, 20, '#2a2220') +
    rect(px - 10, y - 156, 20, 26, '#6b6864');
  return (
    castShadow(x, y, 360, 30) +
    rect(x - 340, y - 330, 680, 150, steel, 'rx="26"') +
    rect(x - 340, y - 250, 680, 30, '#8f2f2a') +
    rect(x - 320, y - 190, 60, 160, '#8d8a86') +
    rect(x + 260, y - 190, 60, 160, '#6b6864') +
    rect(x - 260, y - 190, 520, 150, '#3a3538') +
    portafilter(x - 140) +
    portafilter(x + 110) +
    rect(x - 340, y - 50, 680, 50, steel, 'rx="10"') +
    smallCup(sheet, x - 140, y - 50, 34) +
    smallCup(sheet, x + 110, y - 50, 34) +
    [0, 1, 2, 3, 4, 5, 6].map((i) => smallCup(sheet, x - 240 + i * 80, y - 330, 30)).join('') +
    ellipse(x, y - 290, 34, 34, '#f4efe2') +
    stroke(`M${x} ${y - 290}l16 -16`, '#8f2f2a', 5) +
    steam(x + 300, y - 120, 240, 30, 0.3)
  );
}

function terraceTable(sheet: Sheet, x: number, y: number): string {
  return (
    castShadow(x, y + 180, 150, 26) +
    stroke(
      `M${x} ${y}V${y + 170}M${x - 80} ${y + 180}L${x} ${y + 140}L${x + 80} ${y + 180}`,
      '#2a2a2e',
      14,
    ) +
    ellipse(x, y + 8, 190, 34, '#8d8478') +
    ellipse(x, y, 190, 34, '#efe8da') +
    cup(sheet, x - 60, y - 2, 42) +
    tumbler(sheet, x + 70, y + 4, 74, '#d98f24')
  );
}

/** The café in three ways. */
export const cafeScenes: Scene[] = [
  scene(
    'cafe-central',
    'Café e pastel de nata numa mesa junto à janela, com a serra lá fora.',
    (sheet) =>
      wall(sheet, '#8a6f58', { patch: false }) +
      roomWindow(
        sheet,
        lights.morning,
        { x: 560, y: 90, width: 960, height: 640 },
        { frame: '#1f5140' },
      ) +
      marble(sheet, 840) +
      cup(sheet, 780, 1090, 270) +
      steam(740, 840, 360, 50, 0.34) +
      steam(840, 840, 380, 50, 0.28) +
      plate(sheet, 1390, 1100, 270, '#efe6d2', '#b4523a') +
      custardTart(sheet, 1390, 1080, 150) +
      stroke('M1060 1240L1190 1200', '#d8d5cc', 14) +
      ellipse(1046, 1244, 34, 16, '#e9e6dc') +
      vignette(sheet, 0.35),
  ),
  scene(
    'cafe-central-2',
    'Balcão do café com máquina de expresso, prateleiras e candeeiros.',
    (sheet) =>
      wall(sheet, '#2f5a4a', { patch: false }) +
      [300, 520].map((y) => shelf(250, y, 1500)).join('') +
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) =>
          bottle(
            sheet,
            340 + i * 90,
            300,
            190,
            cycle(['#27402f', '#6e2b37', '#8a5a24', '#3f5573'], i),
          ),
        )
        .join('') +
      [0, 1, 2, 3, 4, 5, 6, 7].map((i) => smallCup(sheet, 1080 + i * 82, 300, 34)).join('') +
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          jar(
            sheet,
            350 + i * 120,
            520,
            60,
            cycle(['#8a5a34', '#c98f3c', '#5c3a22', '#b4523a'], i),
          ),
        )
        .join('') +
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          bottle(sheet, 1130 + i * 100, 520, 160, cycle(['#8a5a24', '#27402f', '#6e2b37'], i)),
        )
        .join('') +
      espressoMachine(sheet, 1000, 920) +
      rect(0, 920, 2000, 60, '#e6dcc8') +
      rect(0, 920, 2000, 16, '#fff6e4') +
      rect(0, 970, 2000, 20, '#a5957c') +
      rect(
        0,
        988,
        2000,
        345,
        sheet.linear([
          [0, '#7d4a2a'],
          [1, '#4a2a18'],
        ]),
      ) +
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          stroke(`M${40 + i * 330} 1040h270v240h-270Z`, '#a5693a', 10, 'stroke-opacity="0.6"'),
        )
        .join('') +
      cup(sheet, 420, 920, 70) +
      custardTart(sheet, 1560, 900, 62) +
      custardTart(sheet, 1680, 900, 62) +
      [460, 1000, 1540].map((x) => hangingLamp(sheet, x, 170, 90, '#b4523a')).join('') +
      vignette(sheet, 0.5),
  ),
  scene(
    'cafe-central-3',
    'Esplanada do Café Central com toldo às riscas e mesas na praça.',
    (sheet) => {
      const light = lights.day;
      return (
        front(sheet, {
          light,
          door: '#6e2b37',
          plaster: '#efe2c6',
          doorAt: 3.7,
          windows: [1, 6.2],
          lamp: false,
        }) +
        each([[300], [920], [1540]], (x) => upperWindow(sheet, x, 20, 200, 250)) +
        cobbles(sheet, light, 1130, 0.85) +
        awning(120, 400, 1760, 140, '#1f5140') +
        hangingSign(sheet, 1800, 760, 84, cupEmblem(), '#6e2b37') +
        each(
          [
            [380, 1090],
            [1480, 1090],
          ],
          (x, y) =>
            chair(x - 210, y + 190, 380, '#8a4f2a') +
            chair(x + 210, y + 190, 380, '#8a4f2a') +
            terraceTable(sheet, x, y),
        ) +
        [790, 1220].map((x) => flowerPot(sheet, x, 1170, 140)).join('') +
        path(
          polygon([
            [0, 1130],
            [1400, 1130],
            [1100, 1333],
            [0, 1333],
          ]),
          '#2a2f4a',
          'fill-opacity="0.16"',
        )
      );
    },
  ),
];
