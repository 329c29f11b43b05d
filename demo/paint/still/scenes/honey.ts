/** Heather honey: jar, hives, a bee. */
import { darken, lighten } from '../../colour.ts';
import { lights } from '../../light.ts';
import type { Scene } from '../../scene.ts';
import { ellipse, group, path, rect, type Sheet, scene, smooth } from '../../svg.ts';
import { heath } from '../../trees.ts';
import { bee } from '../animals.ts';
import { glow } from '../fire.ts';
import { castShadow, place, solid, vignette } from '../form.ts';
import { honeycomb, honeyJar } from '../larder.ts';
import { each } from '../lists.ts';
import { ground, valley } from '../outdoors.ts';
import { heatherSprig } from '../plants.ts';
import { table, wall } from '../table.ts';
import { plate } from '../vessels.ts';

/** A box hive with a stone on its lid. */
function hive(sheet: Sheet, x: number, y: number, size: number, colour: string): string {
  const s = size;
  const side = (top: number, height: number) =>
    rect(x - s * 0.5, y - top, s, height, colour) +
    rect(x - s * 0.5, y - top, s * 0.3, height, lighten(colour, 0.2)) +
    rect(x + s * 0.24, y - top, s * 0.26, height, darken(colour, 0.3)) +
    rect(x - s * 0.5, y - top + height - s * 0.03, s, s * 0.03, darken(colour, 0.45));
  return (
    castShadow(x, y + s * 0.06, s * 0.62, s * 0.14) +
    rect(x - s * 0.46, y - s * 0.08, s * 0.12, s * 0.18, '#4a2f1c') +
    rect(x + s * 0.34, y - s * 0.08, s * 0.12, s * 0.18, '#2f1c12') +
    side(s * 0.6, s * 0.54) +
    side(s * 1.02, s * 0.42) +
    rect(x - s * 0.22, y - s * 0.16, s * 0.44, s * 0.06, '#241610') +
    rect(x - s * 0.6, y - s * 1.14, s * 1.2, s * 0.13, '#8d8a86') +
    rect(x - s * 0.6, y - s * 1.14, s * 1.2, s * 0.04, '#c9c4ba') +
    solid(
      sheet,
      smooth([
        [x - s * 0.22, y - s * 1.14],
        [x - s * 0.16, y - s * 1.28],
        [x + s * 0.1, y - s * 1.3],
        [x + s * 0.22, y - s * 1.14],
      ]),
      '#9d968a',
      { depth: s * 0.08 },
    )
  );
}

/** A wooden honey dipper with a thread of honey running from it. */
function dipper(x: number, y: number): string {
  const grooves = [0, 1, 2, 3, 4]
    .map((i) => ellipse(i * 26, 0, 11, 40 - Math.abs(i - 2) * 6, i % 2 ? '#9a6a3e' : '#c08a52'))
    .join('');
  return (
    path(`M${x - 64} ${y + 46}q6 90 -2 170q-14 20 -24 0q10 -90 8 -160Z`, '#e3a53a') +
    place(
      rect(110, -11, 380, 22, '#b98550', 'rx="10"') +
        rect(110, 2, 380, 9, '#7a5130', 'rx="4"') +
        grooves +
        ellipse(20, 10, 50, 28, '#e3a53a', 'fill-opacity="0.75"'),
      x - 90,
      y + 20,
      1,
      -42,
    )
  );
}

/** Honey from the jar back to the flower. */
export const honeyScenes: Scene[] = [
  scene(
    'mel-da-urze',
    'Frasco de mel de urze com favo e ramos de urze em flor.',
    (sheet) =>
      wall(sheet, '#b58a4a', { patch: { x: 1160, y: 70, width: 600, height: 560 } }) +
      table(sheet, 820, { colour: '#8f5a34' }) +
      each(
        [
          [240, 900, 560, -24],
          [260, 960, 620, -8],
          [300, 1010, 560, 10],
        ],
        (x, y, l, a) => heatherSprig(sheet, x, y, l, a),
      ) +
      honeyJar(sheet, 900, 1090, 330) +
      plate(sheet, 1450, 1110, 330, '#efe6d2', '#8c5f94') +
      honeycomb(sheet, 1440, 1080, 420, 150) +
      dipper(1280, 900) +
      each(
        [
          [560, 1200, 460, 4],
          [1500, 1260, 420, -6],
        ],
        (x, y, l, a) => heatherSprig(sheet, x, y, l, a),
      ) +
      bee(1400, 560, 52, -12, -1) +
      vignette(sheet),
  ),
  scene('mel-da-urze-2', 'Colmeias de madeira numa encosta de urze em flor.', (sheet) => {
    const light = lights.morning;
    return (
      valley(sheet, light, { horizon: 0.48 }) +
      ground(sheet, light, 660, '#6b5a5c', 40) +
      heath(sheet, light, { top: 680, bottom: 980, count: 150, size: 90 }) +
      [
        [420, 960, 250, '#d9a64a'],
        [780, 930, 240, '#7fa3a0'],
        [1130, 960, 250, '#e6d9bf'],
        [1500, 930, 240, '#c97a4c'],
      ]
        .map(([x, y, s, c]) => hive(sheet, Number(x), Number(y), Number(s), String(c)))
        .join('') +
      heath(sheet, light, { top: 990, bottom: 1330, count: 60, size: 150 }) +
      each(
        [
          [600, 640, 22, 0],
          [930, 560, 18, 20],
          [1300, 620, 22, -14],
          [1000, 700, 16, 10],
          [700, 780, 18, -20],
          [1380, 760, 20, 6],
        ],
        (x, y, s, a, i) => bee(x, y, s, a, i % 2 ? 1 : -1),
      )
    );
  }),
  scene('mel-da-urze-3', 'Abelha pousada numa flor de urze.', (sheet) => {
    const far = [
      [120, 1420, 900, -74],
      [480, 1440, 980, -82],
      [1560, 1440, 1000, -98],
      [1900, 1420, 940, -106],
      [1240, 1440, 760, -92],
    ];
    const near = [
      [240, 1460, 1240, -62],
      [700, 1500, 1330, -76],
      [1420, 1500, 1250, -100],
      [1800, 1480, 1150, -112],
    ];
    return (
      rect(
        0,
        0,
        2000,
        1333,
        sheet.linear([
          [0, '#cfd8b0'],
          [0.6, '#9fb58a'],
          [1, '#5f7a58'],
        ]),
      ) +
      glow(sheet, 560, 300, 900, 0.8, '#fff0b8') +
      each(
        [
          [220, 420, 130],
          [1700, 300, 180],
          [1420, 760, 110],
          [360, 900, 150],
          [1000, 200, 90],
        ],
        (x, y, r) => ellipse(x, y, r, r, '#b98bb9', 'fill-opacity="0.22"'),
      ) +
      group(
        each(far, (x, y, length, angle) => heatherSprig(sheet, x, y, length, angle)),
        'opacity="0.45"',
      ) +
      each(near, (x, y, length, angle) => heatherSprig(sheet, x, y, length, angle)) +
      bee(1160, 470, 200, -14, 1) +
      vignette(sheet, 0.25, '#2a3a2a')
    );
  }),
];
