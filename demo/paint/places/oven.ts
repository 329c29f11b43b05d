/** The communal oven: its small granite house with smoke, and the fire in its mouth. */
import { backdrop, foregroundPlants, ground, groundColour } from '../backdrop.ts';
import { darken, lighten, mix } from '../colour.ts';
import { house, lampGlow, openings } from '../houses.ts';
import { type Light, lights, toned, withSun } from '../light.ts';
import { palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { box, eyeView, flatPlane } from '../space.ts';
import { granites, masonry, paving } from '../stone.ts';
import {
  ellipse,
  Gathered,
  type Point,
  path,
  polygon,
  rect,
  type Sheet,
  scene,
  smooth,
} from '../svg.ts';
import { broadleaf } from '../trees.ts';
import { leavesOf, type Season } from '../village.ts';
import { smoke } from '../weather.ts';

function ovenHouse(sheet: Sheet, light: Light, season: Season, side: 1 | -1): string {
  const { width, height } = sheet;
  const view = eyeView({ centre: width * 0.5, horizon: height * 0.66, focal: 1750, eye: 1.8 });
  const [x, z] = [0.8 * side, 14.5];
  const snow = season === 'winter';
  const yaw = 90 - 24 * side;
  const logs = () => {
    let content = '';
    for (let row = 0; row < 4; row++) {
      for (let i = 0; i < 9 - row; i++) {
        content += box(
          view,
          light,
          [(-5.4 + i * 0.3 + row * 0.15) * side, row * 0.26, 12],
          { width: 0.27, depth: 0.9, height: 0.25 },
          i % 2 ? '#8a6440' : '#75522f',
        );
      }
    }
    return content;
  };
  const lean = (yaw * Math.PI) / 180;
  const [sx, sy] = view([x + Math.cos(lean) * 1.2, 5.6, z + Math.sin(lean) * 1.2]);
  return (
    backdrop(sheet, light, { horizon: 0.64, season, mountains: 0.26, clouds: 3, seed: 'forno' }) +
    ground(sheet, light, 0.64, groundColour(season)) +
    house(sheet, light, view, {
      at: [-13 * side, 0, 34],
      yaw: 24 * side,
      width: 11,
      depth: 8,
      eaves: 5.4,
      rise: 2.6,
      chimney: 2,
      snow,
      front: openings(sheet, light, { width: 11, eaves: 5.4 }),
      right: [],
      left: [],
    }) +
    house(sheet, light, view, {
      at: [15 * side, 0, 36],
      yaw: -18 * side,
      width: 12,
      depth: 8,
      eaves: 5.2,
      rise: 2.6,
      chimney: -2,
      snow,
      front: openings(sheet, light, { width: 12, eaves: 5.2 }),
    }) +
    paving(
      sheet,
      light,
      view,
      { from: -9, to: 9, near: 4, far: 26 },
      snow ? { colours: ['#e4eaf0', '#d5dde6', '#c3ccd6'] } : {},
    ) +
    broadleaf(sheet, light, {
      x: width * (0.5 + 0.38 * side),
      y: height * 0.76,
      height: height * 0.62,
      colours: leavesOf(season),
      bare: snow,
      snow,
    }) +
    smoke(sheet, light, sx, sy, height * 0.46, 0.3 * side) +
    house(sheet, light, view, {
      at: [x, 0, z],
      yaw,
      width: 6,
      depth: 5.4,
      eaves: 2.9,
      rise: 1.7,
      shadow: true,
      snow,
      left: [{ kind: 'arch', u: 1.75, v: 0, width: 1.9, height: 2.4, lamp: true }],
      front: [{ kind: 'window', u: 2.4, v: 1.2, width: 0.8, height: 0.8, lamp: light.lamps }],
      chimney: 1.2,
    }) +
    lampGlow(sheet, view([x - 1.1 * side, 0.9, z - 3]), height * 0.25, 0.5) +
    box(
      view,
      light,
      [-4.4 * side, 0, 10.6],
      { width: 2.4, depth: 0.6, height: 0.5 },
      palette.graniteLight,
    ) +
    logs() +
    foregroundPlants(sheet, light, season, 0.98)
  );
}

/** Flames as nested tongues, from ember red to pale yellow. */
function flames(sheet: Sheet, x: number, y: number, wide: number, tall: number): string {
  const { random } = sheet;
  const layers = ['#b8391f', '#e0662a', '#f49b3a', '#ffd27a'];
  return layers
    .map((colour, layer) => {
      const shrink = 1 - layer * 0.2;
      const points: Point[] = [[x - (wide / 2) * shrink, y]];
      const tongues = 7;
      for (let i = 0; i < tongues; i++) {
        const t = (i + 0.5) / tongues - 0.5;
        const peak = tall * shrink * (1 - Math.abs(t) * 1.1) * random.between(0.7, 1.1);
        points.push(
          [x + (t - 0.04) * wide * shrink, y - peak],
          [x + (t + 0.07) * wide * shrink, y - peak * 0.45],
        );
      }
      points.push([x + (wide / 2) * shrink, y]);
      return path(smooth(points), colour);
    })
    .join('');
}

/** The mouth of the oven with its fire and loaves waiting on the shelf. */
function ovenMouth(sheet: Sheet): string {
  const { width, height, random } = sheet;
  const light: Light = { ...lights.dusk, lit: '#ffc98a', shade: '#54464a' };
  const wall = flatPlane(0, height, 100, { width: width / 100, height: height / 100 }, 0.45);
  const [x, base] = [width * 0.5, height * 0.72];
  const [rx, ry] = [width * 0.2, height * 0.46];
  const arch = (grow: number): Point[] => {
    const points: Point[] = [
      [x - rx - grow, base],
      [x + rx + grow, base],
    ];
    for (let i = 0; i <= 24; i++) {
      const angle = (i / 24) * Math.PI;
      points.push([x + Math.cos(angle) * (rx + grow), base - Math.sin(angle) * (ry + grow)]);
    }
    return points;
  };
  const ring = new Gathered();
  const stones = 13;
  for (let i = 0; i < stones; i++) {
    const piece = (t: number, grow: number): Point => [
      x - Math.cos(Math.PI * t) * (rx + grow),
      base - Math.sin(Math.PI * t) * (ry + grow),
    ];
    const [from, to] = [(i + 0.04) / stones, (i + 0.96) / stones];
    ring.add(
      toned(light, lighten(random.pick(granites), 0.1), 0.85),
      polygon([piece(from, 0), piece(to, 0), piece(to, 120), piece(from, 120)]),
    );
  }
  const inside = sheet.radial([
    [0, '#f7a340'],
    [0.45, '#b9471f'],
    [1, '#2a1512'],
  ]);
  const loaf = (lx: number, ly: number, size: number) => {
    const crust = smooth([
      [lx - size, ly],
      [lx - size * 0.86, ly - size * 0.5],
      [lx, ly - size * 0.74],
      [lx + size * 0.86, ly - size * 0.5],
      [lx + size, ly],
    ]);
    const cuts = [-0.35, 0, 0.35].map((t) =>
      polygon([
        [lx + (t - 0.16) * size, ly - size * 0.28],
        [lx + (t + 0.1) * size, ly - size * 0.62],
        [lx + (t + 0.16) * size, ly - size * 0.58],
        [lx + (t - 0.1) * size, ly - size * 0.24],
      ]),
    );
    return (
      path(crust, '#7d4a22') +
      path(
        smooth([
          [lx - size * 0.8, ly - size * 0.3],
          [lx - size * 0.3, ly - size * 0.64],
          [lx + size * 0.5, ly - size * 0.58],
          [lx, ly - size * 0.42],
        ]),
        '#b9763a',
      ) +
      path(cuts.join(''), '#e6c796')
    );
  };
  const shelf =
    rect(width * 0.12, base, width * 0.76, height * 0.09, toned(light, palette.graniteLight, 0.9)) +
    rect(
      width * 0.12,
      base + height * 0.09,
      width * 0.76,
      height * 0.02,
      '#1a1214',
      'opacity="0.5"',
    );
  const shovel = polygon([
    [width * 0.9, height * 0.1],
    [width * 0.912, height * 0.1],
    [width * 0.94, height * 0.98],
    [width * 0.925, height * 0.98],
  ]);
  const blade = smooth([
    [width * 0.885, height * 0.12],
    [width * 0.875, height * -0.08],
    [width * 0.94, height * -0.08],
    [width * 0.93, height * 0.12],
  ]);
  return (
    masonry(sheet, light, wall, { course: 1.05, rough: 0.5 }) +
    rect(
      0,
      0,
      width,
      height,
      sheet.radial([
        [0, '#f0a04a', 0.32],
        [0.5, '#5a2a1c', 0.1],
        [1, '#0d0808', 0.72],
      ]),
    ) +
    path(polygon(arch(0)), inside) +
    path(
      polygon([
        [x - rx, base],
        [x + rx, base],
        [x + rx * 0.7, base - ry * 0.24],
        [x - rx * 0.7, base - ry * 0.24],
      ]),
      mix('#f7a340', '#5a2a1c', 0.5),
    ) +
    flames(sheet, x, base - ry * 0.12, rx * 1.5, ry * 0.72) +
    ring.paths() +
    shelf +
    [0.24, 0.36, 0.66, 0.78]
      .map((at, i) => loaf(width * at, base + 6, 84 + (i % 2) * 14))
      .join('') +
    path(shovel, '#6b4a2e') +
    path(blade, darken('#8a6440', 0.1)) +
    ellipse(
      x,
      base - ry * 0.3,
      width * 0.42,
      height * 0.55,
      sheet.radial([
        [0, '#ffb65c', 0.3],
        [1, '#ff9a3c', 0],
      ]),
    )
  );
}

export const ovenScenes: Scene[] = [
  scene(
    'forno-comunitario',
    'O forno comunitário, pequena casa de granito com o lume aceso e fumo na chaminé.',
    (sheet) =>
      ovenHouse(sheet, withSun(lights.golden, { x: 0.14, y: 0.2 }, [-0.7, 0.5, -0.5]), 'autumn', 1),
  ),
  scene(
    'forno-comunitario-2',
    'O lume dentro do forno comunitário, com broas de centeio à espera na laje.',
    ovenMouth,
  ),
  scene(
    'forno-comunitario-3',
    'O forno comunitário numa noite de neve, com o calor a sair pela porta.',
    (sheet) => ovenHouse(sheet, withSun(lights.night, { x: 0.8, y: 0.16 }), 'winter', -1),
  ),
];
