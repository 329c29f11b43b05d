/** The winter concert: choir in the church, a violin by candlelight. */
import { darken } from '../../colour.ts';
import { lights, withSun } from '../../light.ts';
import type { Scene } from '../../scene.ts';
import { flatPlane } from '../../space.ts';
import { masonry } from '../../stone.ts';
import {
  dot,
  ellipse,
  group,
  num,
  oval,
  path,
  rect,
  type Sheet,
  scene,
  smooth,
  stroke,
} from '../../svg.ts';
import { coats, ourLady, villager } from '../crowd.ts';
import { candle, glow } from '../fire.ts';
import { vignette } from '../form.ts';
import { violin } from '../instruments.ts';
import { roomWindow } from '../interior.ts';
import { cycle } from '../lists.ts';
import { type FigureLight, figure } from '../people.ts';
import { table, wall } from '../table.ts';

/** Somebody in the pews seen from behind, edged by the light of the altar. */
function listener(x: number, y: number, size: number, index: number): string {
  const head =
    index % 3 === 0
      ? dot(x, y - size * 0.5, size * 0.5) + dot(x, y - size * 1.02, size * 0.2)
      : oval(x, y - size * 0.5, size * 0.45, size * 0.56);
  const back = smooth([
    [x - size * 1.02, y + size * 0.9],
    [x - size * 0.86, y + size * 0.26],
    [x - size * 0.26, y + size * 0.02],
    [x + size * 0.26, y + size * 0.02],
    [x + size * 0.86, y + size * 0.26],
    [x + size * 1.02, y + size * 0.9],
  ]);
  const coat = darken(cycle(coats, index), 0.62);
  return (
    path(head + back, '#d9924a', `transform="translate(0 ${num(-size * 0.07)})"`) +
    path(back, coat) +
    path(head, '#1d1216')
  );
}

/** Gilded carving of the altarpiece: twisted columns, rays and garlands. */
function carvedAltar(): string {
  let twist = '';
  let dark = '';
  for (const x of [720, 800, 1200, 1280]) {
    for (let i = 0; i < 14; i++) {
      const y = 400 + i * 32;
      twist += smooth([
        [x - 26, y + 20],
        [x - 10, y],
        [x + 26, y - 6],
        [x + 10, y + 16],
      ]);
      dark += smooth([
        [x - 26, y + 30],
        [x, y + 18],
        [x + 26, y + 6],
        [x + 4, y + 26],
      ]);
    }
  }
  let rays = '';
  for (let i = 0; i <= 16; i++) {
    const angle = Math.PI * (1 + i / 16);
    rays += `M${num(1000 + Math.cos(angle) * 180)} ${num(430 + Math.sin(angle) * 170)}L${num(1000 + Math.cos(angle) * (i % 2 ? 250 : 290))} ${num(430 + Math.sin(angle) * (i % 2 ? 220 : 250))}`;
  }
  return (
    rect(690, 380, 140, 20, '#ffe3a0') +
    rect(1170, 380, 140, 20, '#ffe3a0') +
    path(dark, '#6b4218') +
    path(twist, '#ffd98a') +
    stroke(rays, '#ffe3a0', 12) +
    stroke('M690 840H1310M690 860H1310', '#ffe3a0', 8)
  );
}

/** Falling snow inside a window. */
function snowflakes(sheet: Sheet, x: number, y: number, width: number, height: number): string {
  let flakes = '';
  for (let i = 0; i < 90; i++)
    flakes += dot(
      x + sheet.random.next() * width,
      y + sheet.random.next() * height,
      sheet.random.between(2, 6),
    );
  return path(flakes, '#ffffff', 'fill-opacity="0.8"');
}

/** Two sheets of music lying on the table. */
function sheetMusic(x: number, y: number): string {
  const page = (dx: number, skew: number) => {
    let lines = '';
    let notes = '';
    for (let staff = 0; staff < 4; staff++) {
      for (let i = 0; i < 5; i++) lines += `M${num(dx + 30)} ${num(-150 + staff * 64 + i * 9)}h300`;
      for (let i = 0; i < 8; i++)
        notes += oval(dx + 50 + i * 36, -150 + staff * 64 + ((i * 7 + staff * 3) % 5) * 9, 8, 6);
    }
    return group(
      rect(dx + 12, -172, 360, 300, '#1d1118', 'fill-opacity="0.3"') +
        rect(dx, -184, 360, 300, '#f3e8cf') +
        stroke(lines, '#8a7a66', 1.6) +
        path(notes, '#2a1f1c'),
      `transform="skewX(${skew})"`,
    );
  };
  return group(page(-420, -12) + page(60, -12), `transform="translate(${x} ${y}) scale(1 0.62)"`);
}

/** The concert and its quiet hour before. */
export const concertScenes: Scene[] = [
  scene('concerto-de-inverno', 'Coro a cantar à luz das velas no altar da igreja.', (sheet) => {
    const warm: FigureLight = {
      into: '#2a1a1c',
      amount: 0.34,
      rim: '#ffcf8a',
      from: -1,
      width: 0.014,
    };
    const retable = 'M660 860V400Q660 150 1000 150T1340 400V860Z';
    const pew = (y: number, w: number) =>
      rect(1000 - w, y, w * 0.82, 60, '#3a2218') +
      rect(1000 - w, y, w * 0.82, 14, '#8a5a34') +
      rect(1000 + w * 0.18, y, w * 0.82, 60, '#2a1810') +
      rect(1000 + w * 0.18, y, w * 0.82, 14, '#7a4c2a');
    const heads = (y: number, w: number, count: number, size: number) =>
      Array.from({ length: count }, (_, i) => {
        const t = (i + 0.5) / count;
        const x =
          t < 0.5 ? 1000 - w + t * 2 * w * 0.82 : 1000 + w * 0.18 + (t - 0.5) * 2 * w * 0.82;
        return listener(x, y, size, i);
      }).join('');
    return (
      rect(0, 0, 2000, 1333, '#3a2a26') +
      masonry(sheet, lights.dusk, flatPlane(0, 1333, 100, { width: 20, height: 13.4 }, 0.4), {
        course: 0.95,
        rough: 0.1,
        colours: ['#7a6654', '#8a745e', '#6b5a4c'],
      }) +
      path('M420 1000V460Q420 20 1000 20T1580 460V1000Z', '#b39a7a') +
      path(
        'M480 1000V470Q480 80 1000 80T1520 470V1000Z',
        sheet.linear([
          [0, '#2a1c1e'],
          [1, '#5c3a26'],
        ]),
      ) +
      glow(sheet, 1000, 620, 640, 0.7) +
      path(
        retable,
        sheet.linear(
          [
            [0, '#8a5a1e'],
            [0.5, '#d9a64a'],
            [1, '#6b4218'],
          ],
          60,
        ),
      ) +
      carvedAltar() +
      path('M840 800V480Q840 330 1000 330T1160 480V800Z', '#3f5573') +
      ourLady(sheet, 1000, 850) +
      rect(620, 840, 760, 110, '#efe6d2') +
      rect(620, 840, 760, 16, '#fff8e6') +
      rect(620, 930, 760, 20, '#b4945e') +
      [680, 780, 1220, 1320].map((x) => candle(sheet, x, 840, 110, 20)).join('') +
      rect(380, 940, 1240, 60, '#8a745e') +
      rect(380, 940, 1240, 12, '#c0a888') +
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map(
          (i) =>
            figure(
              sheet,
              { ...warm, from: i < 4 ? 1 : -1 },
              {
                ...villager(i),
                x: 510 + i * 140,
                y: 1040 + (i % 2) * 12,
                height: 330,
                top: i % 2 ? '#6e2b37' : '#1f5140',
                bottom: '#2a2430',
                dress: i % 3 ? 'skirt' : 'trousers',
                head: i % 3 ? 'bun' : 'bare',
                hands: [
                  [-0.07, 0.62],
                  [0.07, 0.62],
                ],
                singing: true,
              },
            ) + rect(510 + i * 140 - 32, 1040 + (i % 2) * 12 - 226, 64, 40, '#fff3d6'),
        )
        .join('') +
      [200, 1800]
        .map((x) => candle(sheet, x, 900, 200, 30) + rect(x - 26, 900, 52, 433, '#8a5a1e'))
        .join('') +
      pew(1130, 640) +
      heads(1120, 640, 12, 46) +
      pew(1240, 860) +
      heads(1220, 860, 12, 64) +
      vignette(sheet, 0.6)
    );
  }),
  scene(
    'concerto-de-inverno-2',
    'Violino à luz das velas, com neve para lá da janela.',
    (sheet) =>
      wall(sheet, '#3a3f58', { patch: false }) +
      roomWindow(
        sheet,
        withSun(lights.night, { x: 0.75, y: 0.2 }),
        { x: 1060, y: 130, width: 620, height: 560 },
        {
          frame: '#cfc6b8',
          view: { snow: 190, clouds: 0 },
          falling: snowflakes(sheet, 1060, 130, 620, 560),
        },
      ) +
      table(sheet, 850, { colour: '#7d4a2a' }) +
      glow(sheet, 420, 700, 900, 0.5) +
      candle(sheet, 320, 980, 300, 54) +
      candle(sheet, 480, 1040, 200, 50) +
      candle(sheet, 1720, 1000, 240, 50) +
      ellipse(320, 984, 90, 22, '#8a5a1e') +
      ellipse(480, 1044, 84, 20, '#8a5a1e') +
      ellipse(1720, 1004, 84, 20, '#8a5a1e') +
      sheetMusic(940, 1030) +
      violin(sheet, 870, 1060, 250, 74) +
      stroke('M560 1240L1560 1130', '#2a160e', 14) +
      stroke('M560 1252L1560 1144', '#f0e2c4', 5) +
      vignette(sheet, 0.5),
  ),
];
