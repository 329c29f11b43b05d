/** The mountain road under snow. */
import { backdrop, ground } from '../backdrop.ts';
import { darken } from '../colour.ts';
import { lampGlow } from '../houses.ts';
import { type Light, lights, toned } from '../light.ts';
import { fractal } from '../noise.ts';
import type { Scene } from '../scene.ts';
import { box, distantView, type View } from '../space.ts';
import { dot, Gathered, type Point, path, polygon, type Sheet, scene } from '../svg.ts';
import { pine } from '../trees.ts';
import { lane } from '../village.ts';
import { snowfall } from '../weather.ts';

/** A snow plough that comes towards us, throwing snow aside. */
function plough(sheet: Sheet, light: Light, view: View): string {
  const orange = '#d9772f';
  const blade = [
    view([-1.7, 0.1, -1.5]),
    view([1.5, 0.1, -2.1]),
    view([1.6, 1.2, -2.1]),
    view([-1.6, 1.2, -1.4]),
  ];
  const glass = [
    view([-0.95, 1.75, -0.01]),
    view([0.95, 1.75, -0.01]),
    view([0.88, 2.55, -0.01]),
    view([-0.88, 2.55, -0.01]),
  ];
  const lampsAt = [view([-0.8, 1.35, -0.3]), view([0.8, 1.35, -0.3])];
  const [lx, ly] = view([0, 1, 0]);
  const scale = ly - view([0, 2, 0])[1];
  return (
    box(view, light, [0, 0.6, 3], { width: 2.2, depth: 4.4, height: 1.7 }, '#8a8f94') +
    box(view, light, [0, 0.5, 0.7], { width: 2.2, depth: 1.4, height: 2.2 }, orange) +
    path(polygon(glass), toned(light, '#3f5666', 0.8)) +
    box(view, light, [0, 2.7, 0.6], { width: 0.5, depth: 0.3, height: 0.2 }, '#ffb52e') +
    lampGlow(sheet, [lx, ly - scale * 1.85], scale * 1.4, 0.6) +
    path(lampsAt.map(([x, y]) => dot(x, y, scale * 0.16)).join(''), '#fff3c9') +
    path(polygon(blade), toned(light, darken('#e08a34', 0.1), 0.9)) +
    path(
      polygon([
        blade[0] as Point,
        blade[1] as Point,
        view([1.5, 0.32, -2.1]),
        view([-1.68, 0.32, -1.5]),
      ]),
      toned(light, '#5f6468', 0.6),
    )
  );
}

function snowyRoad(sheet: Sheet): string {
  const { width, height, random } = sheet;
  const light = lights.winter;
  const course: readonly [number, number, number][] = [
    [0.56, 0.56, 0.01],
    [0.56, 0.62, 0.035],
    [0.555, 0.7, 0.09],
    [0.54, 0.82, 0.23],
    [0.52, 1.04, 0.5],
  ];
  // The blade leaves a ridge of snow along both edges of the road: a shaded face and a lit back.
  const rough = fractal('neve-na-estrada/bank', 3);
  const banks = [-1, 1].map((side) => {
    const [foot, edge, outer]: [Point[], Point[], Point[]] = [[], [], []];
    for (let i = 0; i <= 80; i++) {
      const index = (i / 80) * (course.length - 1);
      const cell = Math.min(course.length - 2, Math.floor(index));
      const [ax, ay, aw] = course[cell] ?? [0, 0, 0];
      const [bx, by, bw] = course[cell + 1] ?? [0, 0, 0];
      const t = index - cell;
      const [x, y, wide] = [ax + (bx - ax) * t, ay + (by - ay) * t, aw + (bw - aw) * t];
      const lift = height * wide * (0.13 + 0.05 * rough(i / 3 + side * 40));
      foot.push([width * (x + side * wide * 0.5), height * y]);
      edge.unshift([width * (x + side * wide * (0.56 + 0.015 * rough(i / 2))), height * y - lift]);
      outer.push([width * (x + side * wide * 0.86), height * y + lift * 0.2]);
    }
    return (
      path(polygon([...foot, ...edge]), toned(light, '#dbe4ee', 0.25)) +
      path(polygon([...outer, ...edge]), toned(light, '#fbfcfd', 0.95))
    );
  });
  const spray = new Gathered();
  for (let i = 0; i < 260; i++) {
    const t = random.next();
    const angle = random.between(0.3, 1.2);
    spray.add(
      random.chance(0.5) ? '#ffffff' : '#e3eaf1',
      dot(
        width * 0.6 + Math.cos(angle) * t * 330,
        height * 0.8 - Math.sin(angle) * t * 230,
        3 + random.between(0, 12) * (1 - t * 0.4),
      ),
    );
  }
  const posts = [
    [0.44, 0.66, 36],
    [0.36, 0.76, 70],
    [0.2, 0.93, 130],
    [0.65, 0.67, 38],
    [0.78, 0.78, 78],
  ] as const;
  return (
    backdrop(sheet, light, {
      horizon: 0.56,
      season: 'winter',
      mountains: 0.36,
      clouds: 3,
      seed: 'estrada',
    }) +
    ground(sheet, light, 0.55, '#f4f7fa', '#eef2f6') +
    [0.06, 0.14, 0.22, 0.3, 0.74, 0.82, 0.9, 0.97]
      .map((x, i) =>
        pine(sheet, light, {
          x: width * x,
          y: height * (0.6 + (i % 2) * 0.02),
          height: height * (0.2 + (i % 3) * 0.05),
          snow: true,
          distance: 0.1,
        }),
      )
      .join('') +
    lane(
      light,
      course.map(([x, y, wide]) => [x * width, y * height, wide * width]),
      '#8d939b',
      '#7f858d',
    ) +
    banks.join('') +
    plough(sheet, light, distantView(width * 0.545, height * 0.86, 92, 0.3)) +
    spray.paths('opacity="0.9"') +
    posts
      .map(
        ([x, y, tall]) =>
          path(
            polygon([
              [width * x - tall * 0.05, height * y],
              [width * x + tall * 0.05, height * y],
              [width * x + tall * 0.05, height * y - tall],
              [width * x - tall * 0.05, height * y - tall],
            ]),
            '#b8382c',
          ) +
          path(
            polygon([
              [width * x - tall * 0.05, height * y - tall * 0.5],
              [width * x + tall * 0.05, height * y - tall * 0.5],
              [width * x + tall * 0.05, height * y - tall * 0.75],
              [width * x - tall * 0.05, height * y - tall * 0.75],
            ]),
            '#f4f7fa',
          ),
      )
      .join('') +
    pine(sheet, light, { x: width * 0.04, y: height * 1.02, height: height * 0.72, snow: true }) +
    pine(sheet, light, { x: width * 0.95, y: height * 1.0, height: height * 0.56, snow: true }) +
    snowfall(sheet, 420)
  );
}

export const roadScenes: Scene[] = [
  scene(
    'neve-na-estrada',
    'Um limpa-neves a abrir a estrada da serra entre pinheiros cobertos de neve.',
    snowyRoad,
  ),
];
