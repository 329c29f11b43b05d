/** The grocer on the square: front, shelves, a crate of apples. */
import { darken, lighten, mix } from '../../colour.ts';
import { lights } from '../../light.ts';
import type { Scene } from '../../scene.ts';
import { ellipse, group, num, path, rect, type Sheet, scene, stroke } from '../../svg.ts';
import { loaf } from '../bread.ts';
import { chourico } from '../dishes.ts';
import { castShadow, solid, vignette } from '../form.ts';
import { awning, flowerPot, front, hangingSign } from '../fronts.ts';
import { hangingLamp, roomWindow, shelf } from '../interior.ts';
import { cabbage, cheese, fruit, honeyJar } from '../larder.ts';
import { cycle } from '../lists.ts';
import { cobbles } from '../outdoors.ts';
import { sprig } from '../plants.ts';
import { table, wall } from '../table.ts';
import { basket, bottle } from '../vessels.ts';

/** A slatted wooden crate seen from the front with what it holds rising over its rim. */
function crate(x: number, y: number, width: number, height: number, content: string): string {
  const left = x - width / 2;
  const slats = [0, 1, 2]
    .map((i) => {
      const top = y - height + (i * height) / 3;
      return (
        rect(left, top, width, height / 3 - 8, '#b98550') +
        rect(left, top, width, 7, '#dcb07a') +
        rect(left + width * 0.6, top, width * 0.4, height / 3 - 8, '#5c3a22', 'fill-opacity="0.25"')
      );
    })
    .join('');
  return (
    castShadow(x, y, width * 0.52, 24) +
    rect(left, y - height, width, height, '#3a2416') +
    content +
    slats +
    rect(left, y - height, 26, height, '#9a6a3e') +
    rect(left + width - 26, y - height, 26, height, '#6b4428')
  );
}

/** Two rows of round fruit over a crate's rim. */
function piled(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  size: number,
  colours: readonly string[],
): string {
  let content = '';
  for (const [row, lift] of [
    [0, 1.1],
    [1, 0.35],
  ] as const) {
    const count = Math.floor(width / (size * 1.8)) - (1 - row);
    for (let i = 0; i < count; i++) {
      content += fruit(
        sheet,
        x - ((count - 1) / 2 - i) * size * 1.8,
        y - size * lift,
        size * sheet.random.between(0.92, 1.06),
        sheet.random.pick(colours),
      );
    }
  }
  return content;
}

/** The grocer's emblem: a basket with an apple. */
function basketEmblem(): string {
  return (
    stroke('M-56 10Q0 -100 56 10', '#e8cf94', 10) +
    path('M-70 10H70L52 70H-52Z', '#e8cf94') +
    stroke('M-60 30H60M-56 50H56', '#8a4f2a', 6) +
    ellipse(-14, -4, 26, 24, '#c9453a') +
    ellipse(24, 0, 22, 20, '#b7a63c')
  );
}

/** Old shop scales with two brass pans. */
function scales(sheet: Sheet, x: number, y: number): string {
  const brass = '#c9973c';
  const pan = (px: number, py: number) =>
    ellipse(px, py, 130, 26, darken(brass, 0.3)) +
    path(
      `M${num(px - 130)} ${num(py)}Q${num(px)} ${num(py + 90)} ${num(px + 130)} ${num(py)}Z`,
      brass,
    ) +
    ellipse(px, py, 124, 18, lighten(brass, 0.3)) +
    stroke(
      `M${num(px - 126)} ${num(py)}L${num(px)} ${num(py - 150)}L${num(px + 126)} ${num(py)}`,
      '#5c4420',
      5,
    );
  return (
    castShadow(x, y, 200, 26) +
    solid(
      sheet,
      `M${x - 150} ${y}Q${x - 120} ${y - 60} ${x - 40} ${y - 70}H${x + 40}Q${x + 120} ${y - 60} ${x + 150} ${y}Z`,
      mix('#34343c', '#1f5140', 0.4),
      { depth: 60, rise: 0.2 },
    ) +
    rect(x - 14, y - 330, 28, 270, brass) +
    rect(x + 2, y - 330, 12, 270, darken(brass, 0.35)) +
    stroke(`M${x - 240} ${y - 300}L${x + 240} ${y - 330}`, brass, 18) +
    ellipse(x, y - 320, 30, 30, lighten(brass, 0.2)) +
    pan(x - 240, y - 150) +
    pan(x + 240, y - 180) +
    fruit(sheet, x - 270, y - 190, 44, '#c9453a') +
    fruit(sheet, x - 200, y - 188, 42, '#d9653a')
  );
}

/** The grocer’s shop in three ways. */
export const grocerScenes: Scene[] = [
  scene(
    'mercearia-da-praca',
    'Fachada da mercearia com toldo vermelho e caixas de fruta e legumes à porta.',
    (sheet) => {
      const light = lights.morning;
      return (
        front(sheet, { light, door: '#1f5140', doorAt: 5.9, windows: [1.1, 3.5] }) +
        cobbles(sheet, light, 1130, 0.85) +
        awning(150, 380, 1180, 150, '#a5432f') +
        hangingSign(sheet, 1830, 420, 100, basketEmblem(), '#8a4f2a') +
        crate(
          330,
          1120,
          330,
          150,
          piled(sheet, 330, 980, 320, 52, ['#c9453a', '#b4392f', '#d9753a']),
        ) +
        crate(690, 1120, 330, 150, piled(sheet, 690, 980, 320, 50, ['#d98f2a', '#e0a13c'])) +
        crate(
          1050,
          1120,
          330,
          150,
          [930, 1050, 1170].map((x) => cabbage(sheet, x, 950, 84)).join(''),
        ) +
        crate(
          510,
          1250,
          340,
          150,
          piled(sheet, 510, 1110, 330, 46, ['#8f9a3c', '#a7b04a', '#b7a63c']),
        ) +
        crate(880, 1250, 340, 150, piled(sheet, 880, 1110, 330, 40, ['#b98a58', '#a5744a'])) +
        flowerPot(sheet, 1280, 1190, 130) +
        flowerPot(sheet, 1790, 1190, 130)
      );
    },
  ),
  scene(
    'mercearia-da-praca-2',
    'Interior da mercearia com prateleiras de frascos, enchidos pendurados e balança antiga no balcão.',
    (sheet) =>
      wall(sheet, '#7a6248', { patch: false }) +
      [330, 560, 790].map((y) => shelf(120, y, 1760)).join('') +
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
        .map((i) =>
          honeyJar(
            sheet,
            220 + i * 172,
            326,
            74,
            cycle(['#d98f24', '#a5432f', '#6e8a3c', '#c98f3c'], i),
            cycle(['#8c5f94', '#1f5140', '#a5432f'], i),
          ),
        )
        .join('') +
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          bottle(sheet, 220 + i * 110, 558, 200, cycle(['#8a7a2a', '#27402f', '#6e2b37'], i)),
        )
        .join('') +
      [0, 1, 2, 3].map((i) => cheese(sheet, 980 + i * 220, 550, 96, 60 + (i % 2) * 40)).join('') +
      [0, 1, 2].map((i) => loaf(sheet, 330 + i * 300, 780, 120)).join('') +
      basket(
        sheet,
        1600,
        786,
        340,
        110,
        [1490, 1560, 1630, 1700].map((x) => fruit(sheet, x, 660, 44, '#c9453a')).join(''),
      ) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            stroke(`M${1620 + i * 84} 120v60`, '#d8c59a', 5) +
            group(chourico(0, 0, 90, 0), `transform="translate(${1620 + i * 84} 250) rotate(86)"`),
        )
        .join('') +
      stroke('M1540 120H1960', '#3a2a20', 10) +
      rect(0, 990, 2000, 50, '#c08a56') +
      rect(0, 990, 2000, 14, '#e6b982') +
      rect(
        0,
        1034,
        2000,
        300,
        sheet.linear([
          [0, '#7d4a2a'],
          [1, '#4a2a18'],
        ]),
      ) +
      scales(sheet, 980, 990) +
      crate(380, 990, 330, 110, piled(sheet, 380, 890, 320, 42, ['#d98f2a', '#e0a13c'])) +
      crate(1610, 990, 330, 110, piled(sheet, 1610, 890, 320, 42, ['#8f9a3c', '#a7b04a'])) +
      hangingLamp(sheet, 980, 210, 110) +
      vignette(sheet, 0.45),
  ),
  scene(
    'mercearia-da-praca-3',
    'Caixa de maçãs, couves e mel da aldeia sobre o balcão, à luz da manhã.',
    (sheet) =>
      wall(sheet, '#b59a76', { patch: false }) +
      roomWindow(
        sheet,
        lights.morning,
        { x: 1180, y: 100, width: 620, height: 560 },
        { frame: '#1f5140' },
      ) +
      table(sheet, 860, { colour: '#a5693a' }) +
      cabbage(sheet, 430, 880, 230) +
      honeyJar(sheet, 1600, 1040, 190) +
      crate(
        1010,
        1120,
        800,
        300,
        piled(sheet, 1010, 830, 780, 104, ['#c9453a', '#b4392f', '#d9653a', '#b7a63c']),
      ) +
      fruit(sheet, 430, 1170, 96, '#c9453a') +
      fruit(sheet, 630, 1210, 90, '#b7a63c') +
      sprig(1480, 1220, 340, 4, '#4f7a3a') +
      vignette(sheet),
  ),
];
