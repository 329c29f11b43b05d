/** Sheep, a dog and bees. */
import { type Colour, darken, lighten, mix } from '../colour.ts';
import { dot, group, num, oval, type Point, path, type Sheet, smooth, stroke } from '../svg.ts';
import { turned } from './form.ts';
import type { FigureLight } from './people.ts';

/** One animal of the flock. */
export type SheepOptions = {
  x: number;
  /** The ground under the hooves. */
  y: number;
  /** Length of the body. */
  size: number;
  facing?: -1 | 1;
  wool?: Colour;
  face?: Colour;
  horns?: boolean;
  /** Head down to graze. */
  grazing?: boolean;
  bell?: boolean;
};

/** A sheep from the side, with a rim of light; `horns` makes a ram. */
export function sheep(sheet: Sheet, light: FigureLight, options: SheepOptions): string {
  const {
    x,
    y,
    size: s,
    facing = 1,
    wool = '#e6d9bf',
    face = '#4a3a30',
    grazing = false,
  } = options;
  const { random } = sheet;
  const sunk = (colour: Colour) => mix(colour, light.into, light.amount);
  // Drawn looking to the right, then mirrored if need be.
  const lit = light.from * facing;
  const cy = -s * 0.56;
  let fleece = oval(0, cy, s * 0.46, s * 0.28);
  for (let i = 0; i < 17; i++) {
    const angle = (i / 17) * Math.PI * 2 + random.between(-0.08, 0.08);
    fleece += dot(
      Math.cos(angle) * s * 0.44,
      cy + Math.sin(angle) * s * 0.27,
      s * random.between(0.07, 0.095),
    );
  }
  const [hx, hy]: Point = grazing ? [s * 0.6, -s * 0.2] : [s * 0.6, -s * 0.8];
  const neck = smooth(
    grazing
      ? [
          [s * 0.24, cy - s * 0.22],
          [s * 0.5, cy - s * 0.1],
          [hx + s * 0.06, hy - s * 0.06],
          [hx - s * 0.02, hy + s * 0.08],
          [hx - s * 0.13, hy - s * 0.02],
          [s * 0.3, cy + s * 0.2],
        ]
      : [
          [s * 0.2, cy - s * 0.26],
          [hx - s * 0.1, hy - s * 0.13],
          [hx + s * 0.04, hy + s * 0.02],
          [hx - s * 0.04, hy + s * 0.14],
          [s * 0.42, cy + s * 0.12],
          [s * 0.2, cy + s * 0.1],
        ],
  );
  // The head hangs a little when it looks ahead and more when it grazes.
  const tilt = grazing ? 62 : 26;
  const onHead = (points: readonly Point[]) =>
    smooth(
      turned(
        points.map(([px, py]): Point => [px * s, py * s]),
        tilt,
        hx,
        hy,
      ),
    );
  const head = onHead([
    [-0.1, -0.07],
    [0.02, -0.1],
    [0.14, -0.07],
    [0.25, -0.035],
    [0.27, 0.03],
    [0.2, 0.06],
    [0.06, 0.085],
    [-0.08, 0.08],
  ]);
  const muzzle = onHead([
    [0.17, -0.06],
    [0.25, -0.035],
    [0.27, 0.03],
    [0.2, 0.06],
    [0.16, 0.04],
  ]);
  const cheek = onHead([
    [-0.08, 0.08],
    [0.06, 0.085],
    [0.2, 0.06],
    [0.16, 0.03],
    [0.02, 0.03],
  ]);
  const ear = onHead([
    [-0.03, -0.05],
    [-0.07, 0.04],
    [-0.04, 0.14],
    [0.01, 0.12],
    [0.02, 0.0],
  ]);
  const [ex, ey] = turned([[s * 0.07, -s * 0.04]], tilt, hx, hy)[0] as Point;
  const [bx, by] = turned([[-s * 0.06, -s * 0.08]], tilt, hx, hy)[0] as Point;
  const horn = `M${num(bx + s * 0.02)} ${num(by)}c${num(-s * 0.1)} ${num(-s * 0.14)} ${num(-s * 0.24)} ${num(-s * 0.02)} ${num(-s * 0.16)} ${num(s * 0.12)}c${num(s * 0.03)} ${num(s * 0.05)} ${num(s * 0.08)} ${num(s * 0.03)} ${num(s * 0.1)} ${num(s * 0.01)}`;
  const leg = (px: number, back: boolean) => {
    const tone = sunk(back ? darken(face, 0.4) : face);
    return (
      path(
        smooth([
          [px - s * 0.055, -s * 0.4],
          [px + s * 0.055, -s * 0.4],
          [px + s * 0.036, -s * 0.2],
          [px + s * 0.036, -s * 0.03],
          [px - s * 0.036, -s * 0.03],
          [px - s * 0.036, -s * 0.2],
        ]),
        tone,
      ) +
      path(
        `M${num(px - s * 0.04)} ${num(-s * 0.05)}h${num(s * 0.08)}l${num(s * 0.012)} ${num(s * 0.05)}h${num(-s * 0.1)}Z`,
        sunk('#1d1614'),
      )
    );
  };
  // Only the belly and the far flank lie in the shade; its edge is as curly as the fleece.
  let dim = `M${num(-s * 0.7)} ${num(cy + s * 0.16)}V${num(s * 0.2)}H${num(s * 0.7)}V${num(cy + s * 0.16)}Z`;
  for (let i = 0; i < 9; i++) {
    const px = (i / 8 - 0.5) * s * 1.1;
    dim += dot(px, cy + s * random.between(0.12, 0.18), s * random.between(0.07, 0.1));
  }
  dim += oval(-lit * s * 0.52, cy + s * 0.06, s * 0.16, s * 0.26);
  const shade = group(path(dim, sunk(darken(wool, 0.34))), `clip-path="${sheet.clip(fleece)}"`);
  let curls = '';
  for (let i = 0; i < 26; i++) {
    const px = random.between(-0.4, 0.4) * s;
    const py = cy + random.between(-0.24, 0.2) * s;
    const r = s * random.between(0.024, 0.04);
    curls += `M${num(px - r)} ${num(py)}a${num(r)} ${num(r)} 0 0 1 ${num(r * 2)} 0`;
  }
  const bell = options.bell
    ? stroke(
        `M${num(hx - s * 0.17)} ${num(hy - s * 0.02)}Q${num(hx - s * 0.14)} ${num(hy + s * 0.16)} ${num(hx - s * 0.02)} ${num(hy + s * 0.15)}`,
        sunk('#6b3a24'),
        s * 0.035,
      ) +
      path(
        `M${num(hx - s * 0.1)} ${num(hy + s * 0.15)}h${num(s * 0.06)}l${num(s * 0.035)} ${num(s * 0.11)}h${num(-s * 0.13)}Z`,
        sunk('#d3a244'),
      ) +
      path(
        `M${num(hx - s * 0.06)} ${num(hy + s * 0.15)}h${num(s * 0.02)}l${num(s * 0.035)} ${num(s * 0.11)}h${num(-s * 0.05)}Z`,
        sunk('#8a6420'),
      )
    : '';
  const tuft = [-0.1, -0.04, 0.03]
    .map((dx) => dot(hx + dx * s - s * 0.02, hy - s * 0.1 + Math.abs(dx) * s * 0.3, s * 0.055))
    .join('');
  const drawn =
    leg(-s * 0.2, true) +
    leg(s * 0.18, true) +
    leg(-s * 0.32, false) +
    leg(s * 0.3, false) +
    group(
      path(fleece + neck + head, light.rim),
      `transform="translate(${num(lit * s * 0.022)} ${num(-s * 0.026)})"`,
    ) +
    path(neck, sunk(darken(wool, 0.16))) +
    path(fleece, sunk(wool)) +
    shade +
    stroke(curls, sunk(darken(wool, 0.24)), s * 0.012, 'stroke-opacity="0.55"') +
    bell +
    path(head, sunk(face)) +
    path(cheek, sunk(darken(face, 0.3))) +
    path(muzzle, sunk(lighten(face, 0.2)), 'fill-opacity="0.8"') +
    path(tuft, sunk(wool)) +
    path(ear, sunk(darken(face, 0.2))) +
    (options.horns
      ? stroke(horn, sunk('#8a7654'), s * 0.06) + stroke(horn, sunk('#d9c49a'), s * 0.03)
      : '') +
    path(dot(ex, ey, s * 0.02), sunk('#e6c27a')) +
    path(dot(ex, ey, s * 0.012), '#140d0c');
  return group(drawn, `transform="translate(${num(x)} ${num(y)}) scale(${facing} 1)"`);
}

/** A shepherd's dog of the mountains, heavy-coated, standing. */
export function dog(
  light: FigureLight,
  x: number,
  y: number,
  size: number,
  facing: -1 | 1 = 1,
  colour: Colour = '#b08050',
): string {
  const sunk = (tint: Colour) => mix(tint, light.into, light.amount);
  const shape = (points: readonly Point[]) =>
    smooth(points.map(([px, py]): Point => [px * size, py * size]));
  const body = shape([
    [0.42, -0.86],
    [0.28, -0.8],
    [-0.1, -0.74],
    [-0.44, -0.72],
    [-0.58, -0.56],
    [-0.54, -0.36],
    [-0.2, -0.34],
    [0.2, -0.32],
    [0.4, -0.38],
    [0.5, -0.6],
  ]);
  const head = shape([
    [0.34, -0.84],
    [0.46, -0.98],
    [0.6, -0.97],
    [0.68, -0.87],
    [0.84, -0.8],
    [0.84, -0.72],
    [0.68, -0.68],
    [0.5, -0.64],
    [0.38, -0.7],
  ]);
  const muzzle = shape([
    [0.7, -0.86],
    [0.84, -0.8],
    [0.84, -0.72],
    [0.7, -0.69],
  ]);
  const ear = shape([
    [0.42, -0.95],
    [0.36, -0.78],
    [0.44, -0.72],
    [0.52, -0.86],
  ]);
  const tail = shape([
    [-0.5, -0.7],
    [-0.7, -0.6],
    [-0.84, -0.36],
    [-0.78, -0.24],
    [-0.66, -0.34],
    [-0.52, -0.52],
  ]);
  const belly = shape([
    [-0.54, -0.44],
    [-0.1, -0.44],
    [0.3, -0.42],
    [0.4, -0.36],
    [-0.2, -0.32],
    [-0.52, -0.34],
  ]);
  const chest = shape([
    [0.46, -0.66],
    [0.54, -0.6],
    [0.46, -0.38],
    [0.36, -0.36],
    [0.38, -0.5],
  ]);
  const leg = (px: number) =>
    shape([
      [px - 0.09, -0.46],
      [px + 0.09, -0.46],
      [px + 0.05, -0.2],
      [px + 0.08, -0.01],
      [px - 0.05, -0.01],
      [px - 0.06, -0.2],
    ]);
  const near = leg(-0.44) + leg(0.32);
  const rim = `transform="translate(${num(light.from * facing * size * 0.022)} ${num(-size * 0.024)})"`;
  const drawn =
    path(leg(-0.3) + leg(0.18), sunk(darken(colour, 0.45))) +
    group(path(body + head + tail, light.rim), rim) +
    path(tail, sunk(darken(colour, 0.1))) +
    path(near, sunk(colour)) +
    path(body, sunk(colour)) +
    path(belly, sunk(darken(colour, 0.32))) +
    path(chest, sunk('#efe2c4')) +
    path(head, sunk(colour)) +
    path(muzzle, sunk('#3a2a24')) +
    path(ear, sunk(darken(colour, 0.4))) +
    path(dot(size * 0.62, -size * 0.86, size * 0.018), '#140d0c');
  return group(drawn, `transform="translate(${num(x)} ${num(y)}) scale(${facing} 1)"`);
}

/** A honey bee, flying to the left or right. */
export function bee(x: number, y: number, size: number, angle = 0, facing: -1 | 1 = 1): string {
  const s = size;
  const drawn =
    path(
      smooth([
        [-s * 0.1, -s * 0.3],
        [-s * 0.5, -s * 1.1],
        [-s * 0.05, -s * 1.2],
        [s * 0.2, -s * 0.4],
      ]),
      '#f4f1e2',
      'fill-opacity="0.8"',
    ) +
    path(
      smooth([
        [s * 0.1, -s * 0.3],
        [0, -s * 1.05],
        [s * 0.46, -s * 1],
        [s * 0.36, -s * 0.36],
      ]),
      '#e0e3d4',
      'fill-opacity="0.75"',
    ) +
    path(oval(-s * 0.42, 0, s * 0.62, s * 0.34), '#d9982c') +
    path(
      smooth([
        [-s * 0.5, -s * 0.33],
        [-s * 0.32, -s * 0.34],
        [-s * 0.3, s * 0.33],
        [-s * 0.48, s * 0.34],
      ]) +
        smooth([
          [-s * 0.84, -s * 0.24],
          [-s * 0.68, -s * 0.3],
          [-s * 0.66, s * 0.3],
          [-s * 0.82, s * 0.25],
        ]),
      '#33221a',
    ) +
    path(oval(s * 0.22, -s * 0.02, s * 0.34, s * 0.32), '#8a5a24') +
    path(oval(s * 0.14, -s * 0.12, s * 0.2, s * 0.14), '#e8be6a', 'fill-opacity="0.7"') +
    path(oval(s * 0.58, s * 0.04, s * 0.19, s * 0.21), '#33221a') +
    stroke(
      `M${num(s * 0.66)} ${num(-s * 0.1)}q${num(s * 0.14)} ${num(-s * 0.16)} ${num(s * 0.26)} ${num(-s * 0.1)}M${num(-s * 0.1)} ${num(s * 0.28)}l${num(-s * 0.1)} ${num(s * 0.3)}M${num(s * 0.16)} ${num(s * 0.28)}l${num(s * 0.04)} ${num(s * 0.3)}`,
      '#33221a',
      s * 0.06,
    );
  return group(
    drawn,
    `transform="translate(${num(x)} ${num(y)}) rotate(${angle}) scale(${facing} 1)"`,
  );
}
