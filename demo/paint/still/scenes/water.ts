/** Mountain water: fountain, jug, spring. */
import { darken, lighten } from '../../colour.ts';
import { lights, withSun } from '../../light.ts';
import type { Scene } from '../../scene.ts';
import { flatPlane } from '../../space.ts';
import { boulder, masonry } from '../../stone.ts';
import { ellipse, num, oval, path, polygon, rect, scene, stroke } from '../../svg.ts';
import { broadleaf, fern, foliage, grass } from '../../trees.ts';
import { foamRings, rippling, waterfall } from '../../water.ts';
import { glow } from '../fire.ts';
import { castShadow, vignette } from '../form.ts';
import { each } from '../lists.ts';
import { ground, valley } from '../outdoors.ts';
import { hexafoil } from '../tools.ts';
import { jug, tumbler } from '../vessels.ts';

/** Water that falls from a spout: a bright rope that frays, and rings where it lands. */
function spoutWater(x: number, top: number, foot: number, width: number): string {
  return (
    path(
      `M${num(x)} ${num(top)}q${num(width * 1.1)} ${num(width * 0.4)} ${num(width * 1.2)} ${num(width * 2)}L${num(x + width * 1.5)} ${num(foot)}h${num(-width * 1.1)}L${num(x + width * 0.4)} ${num(top + width * 2)}q0 ${num(-width * 0.9)} ${num(-width * 0.4)} ${num(-width)}Z`,
      '#d8e8e2',
      'fill-opacity="0.9"',
    ) +
    stroke(
      `M${num(x + width * 0.7)} ${num(top + width * 1.6)}V${num(foot - 10)}`,
      '#ffffff',
      width * 0.16,
      'stroke-opacity="0.9"',
    ) +
    [1, 1.9, 2.9]
      .map((r) =>
        stroke(
          oval(x + width * 0.95, foot, width * r, width * r * 0.26),
          '#f2faf4',
          6 / r,
          'stroke-opacity="0.75"',
        ),
      )
      .join('')
  );
}

/** Three pictures of mountain water. */
export const waterScenes: Scene[] = [
  scene(
    'agua-da-serra',
    'Fontanário de granito com bica de água fresca e um cântaro de barro.',
    (sheet) => {
      const light = lights.morning;
      const granite = (x: number, y: number, w: number, h: number, tint: string) =>
        rect(x, y, w, h, tint) +
        rect(x, y, w, 16, lighten(tint, 0.35)) +
        rect(x + w - 26, y, 26, h, darken(tint, 0.3));
      return (
        valley(sheet, light, { horizon: 0.5 }) +
        ground(sheet, light, 800, '#7d9654') +
        broadleaf(sheet, light, { x: 190, y: 930, height: 640, colours: foliage.summer }) +
        broadleaf(sheet, light, { x: 1800, y: 950, height: 720, colours: foliage.summer }) +
        grass(sheet, light, { from: 0, to: 2000, top: 830, bottom: 1345, count: 420, size: 64 }) +
        masonry(sheet, light, flatPlane(520, 1120, 100, { width: 9.6, height: 7.2 }, 0.75), {
          course: 0.95,
          rough: 0.2,
        }) +
        granite(470, 352, 1060, 62, '#b5aa98') +
        path(
          polygon([
            [560, 352],
            [1000, 190],
            [1440, 352],
          ]),
          '#a59b8b',
        ) +
        path(
          polygon([
            [1000, 190],
            [1440, 352],
            [1040, 352],
          ]),
          '#8b8276',
        ) +
        rect(985, 90, 30, 120, '#a59b8b') +
        rect(945, 124, 110, 28, '#a59b8b') +
        ellipse(1000, 560, 120, 120, '#7d756a') +
        ellipse(1000, 566, 100, 100, '#a2988a') +
        path(hexafoil(1000, 564, 88), '#6f675d') +
        granite(952, 700, 96, 74, '#8d8478') +
        rect(962, 756, 50, 26, '#4f4a44') +
        castShadow(1000, 1230, 640, 70) +
        path('M390 1010H1610L1570 1230H430Z', '#a89e8f') +
        path('M1000 1010H1610L1570 1230H1000Z', '#877e72') +
        path('M390 1010H1610L1590 984H410Z', '#cfc5b3') +
        ellipse(1000, 1000, 560, 24, '#3f7472') +
        ellipse(1020, 1000, 380, 14, '#8fc0b4', 'fill-opacity="0.7"') +
        spoutWater(986, 790, 1000, 38) +
        jug(sheet, 560, 1230, 330, '#b4623a') +
        fern(sheet, light, { x: 1640, y: 1250, size: 190 }) +
        fern(sheet, light, { x: 350, y: 1220, size: 150 })
      );
    },
  ),
  scene(
    'agua-da-serra-2',
    'Copo e jarro de água sobre uma pedra de granito, com a serra ao fundo.',
    (sheet) => {
      const light = lights.day;
      return (
        valley(sheet, withSun(light, { x: 0.2, y: 0.16 }), { horizon: 0.6 }) +
        boulder(sheet, withSun(light, { x: 0.2, y: 0.16 }), {
          x: 1000,
          y: 1500,
          width: 2600,
          height: 640,
          moss: 0.4,
        }) +
        jug(sheet, 740, 1060, 560, '#b4623a') +
        tumbler(sheet, 1220, 1080, 330, '#b5d3cc', 0.8) +
        fern(sheet, light, { x: 1760, y: 1330, size: 300 }) +
        fern(sheet, light, { x: 180, y: 1330, size: 280 })
      );
    },
  ),
  scene('agua-da-serra-3', 'Nascente entre pedras com musgo e fetos.', (sheet) => {
    const light = lights.morning;
    const mossy = { moss: 0.35 };
    const shade = sheet.linear([
      [0, '#2c5a44'],
      [0.6, '#3a6a4a'],
      [1, '#1c3a30'],
    ]);
    const pool = sheet.linear([
      [0, '#7fb3a6'],
      [0.35, '#4a8a84'],
      [1, '#1f4a48'],
    ]);
    return (
      rect(0, 0, sheet.width, sheet.height, shade) +
      each(
        [
          [120, 900],
          [1560, 860],
          [1860, 920],
          [1280, 760],
        ],
        (x, height) =>
          broadleaf(sheet, light, { x, y: 640, height, colours: foliage.oak, distance: 0.3 }),
      ) +
      glow(sheet, 700, 160, 900, 0.5, '#f3ecaa') +
      boulder(sheet, light, { x: 300, y: 860, width: 700, height: 520, ...mossy }) +
      boulder(sheet, light, { x: 1700, y: 860, width: 760, height: 560, ...mossy }) +
      boulder(sheet, light, { x: 1000, y: 720, width: 620, height: 340, ...mossy }) +
      boulder(sheet, light, { x: 680, y: 860, width: 400, height: 330, ...mossy }) +
      boulder(sheet, light, { x: 1330, y: 860, width: 420, height: 360, ...mossy }) +
      fern(sheet, light, { x: 560, y: 600, size: 220 }) +
      fern(sheet, light, { x: 1420, y: 560, size: 240 }) +
      waterfall(sheet, light, { x: 1000, top: 470, bottom: 880, width: 190, spread: 1.5 }) +
      path('M-20 940Q500 850 1000 862T2020 930V1353H-20Z', pool) +
      rippling(sheet, light, { shore: 890, bottom: 1333, count: 90 }) +
      foamRings(light, 1000, 900, 320) +
      boulder(sheet, light, { x: 250, y: 1250, width: 480, height: 260, ...mossy }) +
      boulder(sheet, light, { x: 560, y: 1320, width: 300, height: 150, ...mossy }) +
      boulder(sheet, light, { x: 1760, y: 1280, width: 540, height: 300, ...mossy }) +
      fern(sheet, light, { x: 60, y: 1210, size: 330 }) +
      fern(sheet, light, { x: 1940, y: 1190, size: 340 }) +
      fern(sheet, light, { x: 420, y: 1345, size: 240 }) +
      fern(sheet, light, { x: 1500, y: 1345, size: 260 }) +
      vignette(sheet, 0.4)
    );
  }),
];
