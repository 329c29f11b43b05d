/** The stone lanes of the village, by day and under their lamps. */

import { balcony, stairs } from '../annexes.ts';
import { backdrop, ground, groundColour } from '../backdrop.ts';
import { tower } from '../church.ts';
import { house, type Opening, openings } from '../houses.ts';
import { lampPost, lantern } from '../lamps.ts';
import { type Light, lights, withSun } from '../light.ts';
import { palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { box, eyeView, standing, type View } from '../space.ts';
import { paving } from '../stone.ts';
import { rect, type Sheet, scene } from '../svg.ts';
import { broadleaf, heather } from '../trees.ts';
import { leavesOf } from '../village.ts';

type Row = readonly [z: number, width: number, eaves: number, set: number];

/** A pot of geraniums at a place of the lane. */
function pot(sheet: Sheet, light: Light, view: View, x: number, z: number): string {
  const [px, py] = view([x, 0.5, z]);
  const [, oneUp] = view([x, 1.5, z]);
  return (
    box(view, light, [x, 0, z], { width: 0.4, depth: 0.4, height: 0.45 }, '#a8603c') +
    heather(sheet, light, {
      x: px,
      y: py + 4,
      size: (py - oneUp) * 0.36,
      colours: ['#c9402f', '#e0705a', '#a83028', '#d9584a'],
      leaf: '#3f6238',
    })
  );
}

const gableWindow = (light: Light, depth: number): Opening[] => [
  { kind: 'window', u: depth / 2 - 0.4, v: 3.1, width: 0.8, height: 1, lamp: light.lamps },
];

function laneScene(sheet: Sheet, light: Light, mirrored: boolean): string {
  const { width, height } = sheet;
  const view = eyeView({
    centre: width * (mirrored ? 0.54 : 0.46),
    horizon: height * 0.4,
    focal: 1350,
    eye: 5.6,
  });
  const rows: readonly Row[] = [
    [56, 10, 5.6, 0.9],
    [43, 8, 3.4, -0.6],
    [31.5, 9, 5.6, 0.6],
    [20.5, 8, 3.6, 0.2],
    [11, 7.4, 5.4, 1.4],
  ];
  const built = rows.flatMap(([z, wide, eaves, set], i) =>
    ([-1, 1] as const).map((side) => {
      const depth = 6.4;
      const x = side * (3.2 + depth / 2 + set * (side < 0 ? 1 : 0.4));
      const yaw = side < 0 ? 90 : -90;
      const at = [x, 0, z + (side > 0 ? 4.5 : 0)] as const;
      const own = standing(view, at, yaw);
      const upper = eaves > 5 && side < 0;
      const front = openings(sheet, light, { width: wide, eaves }, undefined, 0.8);
      return (
        house(sheet, light, view, {
          at,
          yaw,
          width: wide,
          depth,
          eaves,
          rise: 2.6,
          front,
          chimney: 1,
          left: gableWindow(light, depth),
          right: gableWindow(light, depth),
        }) +
        (upper
          ? balcony(light, own, {
              from: -wide * 0.3,
              to: wide * 0.3,
              z: -depth / 2,
              floor: 2.8,
              roof: eaves,
              yaw,
            })
          : '') +
        (!upper && i % 2 === 0
          ? stairs(light, own, {
              x: wide * 0.2,
              z: -depth / 2 - 0.6,
              height: 1.2,
              direction: -1,
              yaw,
              steps: 6,
            })
          : '')
      );
    }),
  );
  const lampsAt: readonly [number, number][] = [
    [-2.8, 29],
    [2.6, 23],
    [2.6, 13.5],
  ];
  const lanterns = lampsAt.map(([x, z]) => {
    const side = Math.sign(x);
    const head = view([x, 3.4, z]);
    const [, oneDown] = view([x, 2.4, z]);
    const size = (oneDown - head[1]) * 0.5;
    return (
      box(
        view,
        light,
        [x + side * 0.35, 3.75, z],
        { width: 0.9, depth: 0.06, height: 0.06 },
        '#2a2c30',
      ) + lantern(sheet, light, head, size)
    );
  });
  const night = light.stars > 0.5;
  return (
    backdrop(sheet, light, {
      horizon: 0.42,
      mountains: 0.22,
      clouds: night ? 0 : 3,
      seed: 'ruas',
    }) +
    ground(sheet, light, 0.4, groundColour('summer')) +
    tower(sheet, light, standing(view, [1, 0, 70], -18), {
      yaw: -18,
      x: 0,
      z: 0,
      lamp: light.lamps,
      height: 15,
    }) +
    broadleaf(sheet, light, {
      x: width * 0.42,
      y: height * 0.47,
      height: height * 0.16,
      colours: leavesOf('summer'),
    }) +
    paving(
      sheet,
      light,
      view,
      { from: -5.4, to: 5.4, near: 5, far: 66 },
      { course: 0.6, rough: 0.8 },
    ) +
    built.join('') +
    lanterns.join('') +
    (night
      ? ''
      : pot(sheet, light, view, -2.6, 9) +
        pot(sheet, light, view, -2.5, 14) +
        pot(sheet, light, view, 2.6, 11.5)) +
    (light.lamps ? lampsAt.map(([x, z]) => glowOnStones(sheet, view, x * 0.5, z)).join('') : '')
  );
}

/** The pool of light a lantern throws on the paving. */
function glowOnStones(sheet: Sheet, view: View, x: number, z: number): string {
  const [cx, cy] = view([x, 0, z]);
  const [, nearY] = view([x, 0, Math.max(2, z - 3)]);
  const [edgeX] = view([x + 3, 0, z]);
  const glow = sheet.radial([
    [0, '#ffc876', 0.42],
    [1, '#f0a04a', 0],
  ]);
  return rect(cx - (edgeX - cx), cy - (nearY - cy), (edgeX - cx) * 2, (nearY - cy) * 2, glow);
}

/** A small square at the end of a lane with lamps around its fountain. */
function lampSquare(sheet: Sheet): string {
  const { width, height } = sheet;
  const light = withSun(lights.night, { x: 0.2, y: 0.14 });
  const view = eyeView({ centre: width * 0.46, horizon: height * 0.4, focal: 1350, eye: 5.6 });
  return (
    laneScene(sheet, light, false) +
    lampPost(sheet, light, view, [-1.9, 0, 10.5], 3.4) +
    box(view, light, [2.2, 0, 11], { width: 1.8, depth: 0.5, height: 0.5 }, palette.graniteLight)
  );
}

export const laneScenes: Scene[] = [
  scene(
    'aldeia-ruas',
    'Uma rua empedrada da aldeia, entre casas de granito com varandas de madeira.',
    (sheet) =>
      laneScene(sheet, withSun(lights.morning, { x: 0.3, y: 0.14 }, [-0.55, 0.7, -0.35]), false),
  ),
  scene('iluminacao-publica', 'Lampiões de luz quente numa rua da aldeia, à noite.', lampSquare),
];
