/** Rooms: windows with a view, beams, shelves, fireplaces, hanging lamps, chairs, and the fronts of shops and taverns. */
import { type Colour, darken, lighten } from '../colour.ts';
import type { Light } from '../light.ts';
import { flatPlane } from '../space.ts';
import { masonry } from '../stone.ts';
import { ellipse, group, num, path, polygon, rect, type Sheet, stroke } from '../svg.ts';
import { embers, flames, glow } from './fire.ts';
import { castShadow, tones } from './form.ts';
import { type ValleyOptions, valley } from './outdoors.ts';
import { bottle, plate, tumbler } from './vessels.ts';

/** A rectangle of the sheet, in pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/** A deep-set window with wooden bars and the valley behind it. */
export function roomWindow(
  sheet: Sheet,
  light: Light,
  box: Box,
  options: {
    frame?: Colour;
    view?: ValleyOptions;
    curtain?: Colour;
    /** Snow or rain, drawn behind the bars. */
    falling?: string;
  } = {},
): string {
  const { x, y, width, height } = box;
  const frame = options.frame ?? '#e9dcc0';
  const reveal = width * 0.09;
  const data = `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;
  const scale = width / sheet.width;
  // The whole valley is painted small and placed so that its horizon sits low in the panes.
  const view = group(
    valley(sheet, light, { horizon: 0.7, ...options.view }),
    `transform="translate(${num(x)} ${num(y)}) scale(${(Math.max(scale, height / sheet.height)).toFixed(4)})"`,
  );
  const bar = width * 0.035;
  const bars =
    rect(x - bar, y - bar, width + bar * 2, bar * 1.6, frame) +
    rect(x - bar, y + height - bar * 0.6, width + bar * 2, bar * 1.6, frame) +
    rect(x - bar, y - bar, bar * 1.6, height + bar * 2, frame) +
    rect(x + width - bar * 0.6, y - bar, bar * 1.6, height + bar * 2, darken(frame, 0.3)) +
    rect(x + width / 2 - bar / 2, y, bar, height, frame) +
    rect(x + width / 2, y, bar / 2, height, darken(frame, 0.3)) +
    [1, 2].map((i) => rect(x, y + (height * i) / 3 - bar * 0.35, width, bar * 0.7, frame)).join('');
  const curtain = options.curtain
    ? [-1, 1]
        .map((side) => {
          const edge = side < 0 ? x - reveal : x + width + reveal;
          const inner = edge - side * width * 0.3;
          const cloth = `M${num(edge)} ${num(y - reveal)}H${num(inner)}Q${num(inner + side * width * 0.02)} ${num(y + height * 0.45)} ${num(edge - side * width * 0.12)} ${num(y + height * 0.62)}L${num(edge - side * width * 0.16)} ${num(y + height + reveal)}H${num(edge)}Z`;
          const folds = [0.06, 0.13, 0.2]
            .map(
              (t) =>
                `M${num(edge - side * width * t)} ${num(y - reveal)}Q${num(edge - side * width * t)} ${num(y + height * 0.4)} ${num(edge - side * width * t * 0.5)} ${num(y + height * 0.64)}`,
            )
            .join('');
          return (
            path(cloth, options.curtain ?? frame, 'fill-opacity="0.92"') +
            stroke(folds, darken(options.curtain ?? frame, 0.3), 5, 'stroke-opacity="0.4"')
          );
        })
        .join('')
    : '';
  return (
    path(
      `M${num(x - reveal)} ${num(y - reveal)}H${num(x + width + reveal)}V${num(y + height + reveal * 1.2)}H${num(x - reveal)}Z`,
      '#b8ad9a',
    ) +
    path(
      polygon([
        [x - reveal, y - reveal],
        [x + width + reveal, y - reveal],
        [x + width, y],
        [x, y],
      ]),
      '#6f675e',
    ) +
    path(
      polygon([
        [x + width, y],
        [x + width + reveal, y - reveal],
        [x + width + reveal, y + height + reveal],
        [x + width, y + height],
      ]),
      '#d6cab2',
    ) +
    path(
      polygon([
        [x - reveal, y + height + reveal * 1.2],
        [x, y + height],
        [x + width, y + height],
        [x + width + reveal, y + height + reveal * 1.2],
      ]),
      '#f0e4ca',
    ) +
    group(view + (options.falling ?? ''), `clip-path="${sheet.clip(data)}"`) +
    bars +
    curtain
  );
}

/** The light that falls from a window into the room, down to the floor at y and `reach` pixels along it. */
export function windowBeam(
  sheet: Sheet,
  { x, y, width, height }: Box,
  floor: number,
  reach: number,
): string {
  const fill = sheet.linear(
    [
      [0, '#ffeec2', 0.36],
      [1, '#ffeec2', 0.03],
    ],
    50,
  );
  return path(
    polygon([
      [x + width, y],
      [x + width + reach, floor],
      [x + width * 0.4 + reach * 0.3, floor],
      [x, y + height],
    ]),
    fill,
  );
}

/** Heavy ceiling beams that run towards us. */
export function beams(sheet: Sheet, depth: number, colour: Colour = '#4a2f20', count = 6): string {
  const { width } = sheet;
  let content = rect(0, 0, width, depth, darken(colour, 0.45));
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count - 0.5;
    const foot = width / 2 + t * width * 0.92;
    const top = width / 2 + t * width * 1.25;
    content +=
      path(
        polygon([
          [top - 44, 0],
          [top + 44, 0],
          [foot + 30, depth],
          [foot - 30, depth],
        ]),
        colour,
      ) +
      path(
        polygon([
          [top + (t < 0 ? 44 : -44), 0],
          [top + (t < 0 ? 70 : -70), 0],
          [foot + (t < 0 ? 44 : -44), depth],
          [foot + (t < 0 ? 30 : -30), depth],
        ]),
        darken(colour, 0.3),
      );
  }
  return (
    content +
    rect(0, depth - 26, width, 34, lighten(colour, 0.1)) +
    rect(0, depth + 4, width, 10, '#140d10', 'fill-opacity="0.4"')
  );
}

/** A wooden shelf board with its shadow on the wall. */
export function shelf(
  x: number,
  y: number,
  width: number,
  colour: Colour = '#7d5232',
  thick = 24,
): string {
  return (
    rect(x + 16, y + thick, width, thick * 1.1, '#140d10', 'fill-opacity="0.3"') +
    rect(x, y, width, thick, colour) +
    rect(x, y, width, thick * 0.3, lighten(colour, 0.3)) +
    rect(x, y + thick * 0.75, width, thick * 0.25, darken(colour, 0.4))
  );
}

/** A lamp with an enamel shade hanging from the ceiling, lit. */
export function hangingLamp(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  colour: Colour = '#1f5140',
): string {
  const s = size;
  const { light, mid, shade } = tones(colour);
  const cone = (a: number, b: number) =>
    polygon([
      [x - s * 0.16, y - s * 0.5],
      [x + s * 0.16, y - s * 0.5],
      [x + s * b, y],
      [x - s * a, y],
    ]);
  return (
    stroke(`M${num(x)} 0V${num(y - s * 0.5)}`, '#1d1512', s * 0.03) +
    path(
      polygon([
        [x - s * 0.7, y],
        [x + s * 0.7, y],
        [x + s * 2.6, y + s * 4.6],
        [x - s * 2.6, y + s * 4.6],
      ]),
      sheet.linear([
        [0, '#ffd890', 0.4],
        [1, '#ffd890', 0],
      ]),
    ) +
    glow(sheet, x, y + s * 0.1, s * 2.4, 0.7, '#ffc56e') +
    path(cone(0.8, 0.8), mid) +
    path(
      polygon([
        [x - s * 0.16, y - s * 0.5],
        [x - s * 0.04, y - s * 0.5],
        [x - s * 0.4, y],
        [x - s * 0.8, y],
      ]),
      light,
    ) +
    path(
      polygon([
        [x + s * 0.06, y - s * 0.5],
        [x + s * 0.16, y - s * 0.5],
        [x + s * 0.8, y],
        [x + s * 0.4, y],
      ]),
      shade,
    ) +
    ellipse(x, y, s * 0.8, s * 0.15, '#fff0c2')
  );
}

/** A granite fireplace with a fire; (x, y) is the middle of the hearth. */
export function fireplace(
  sheet: Sheet,
  light: Light,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const w = width / 2;
  const stones = masonry(
    sheet,
    light,
    flatPlane(x - w, y, 100, { width: width / 100, height: height / 100 }, 0.55),
    { course: 0.62, rough: 0.3 },
  );
  const mouth = `M${num(x - w * 0.62)} ${num(y)}V${num(y - height * 0.6)}Q${num(x)} ${num(y - height * 0.74)} ${num(x + w * 0.62)} ${num(y - height * 0.6)}V${num(y)}Z`;
  const soot = sheet.radial([
    [0, '#7a2f16'],
    [0.7, '#2b1512'],
    [1, '#140b0b'],
  ]);
  return (
    stones +
    rect(x - w - 40, y - height - 50, width + 80, 56, '#6b4428') +
    rect(x - w - 40, y - height - 50, width + 80, 14, '#9a6a40') +
    path(mouth, soot) +
    group(
      glow(sheet, x, y - height * 0.14, w * 0.9, 0.9) +
        flames(sheet, x, y - height * 0.05, w * 0.8, height * 0.44) +
        embers(sheet, x, y - height * 0.02, w * 0.5, height * 0.05, 40),
      `clip-path="${sheet.clip(mouth)}"`,
    ) +
    glow(sheet, x, y - height * 0.15, width * 1.3, 0.28)
  );
}

/** A plain wooden chair from the front or back. */
export function chair(x: number, y: number, size: number, colour: Colour = '#6f452a'): string {
  const s = size;
  const dark = darken(colour, 0.4);
  const bars = [0.72, 0.84, 0.96]
    .map((t) => rect(x - s * 0.24, y - s * t, s * 0.48, s * 0.05, colour))
    .join('');
  return (
    castShadow(x, y, s * 0.3, s * 0.06) +
    stroke(
      `M${num(x - s * 0.24)} ${num(y)}V${num(y - s * 1.02)}`,
      lighten(colour, 0.16),
      s * 0.05,
    ) +
    stroke(`M${num(x + s * 0.24)} ${num(y)}V${num(y - s * 1.02)}`, dark, s * 0.05) +
    bars +
    rect(x - s * 0.3, y - s * 0.5, s * 0.6, s * 0.08, '#c9a566') +
    rect(x - s * 0.3, y - s * 0.44, s * 0.6, s * 0.03, dark)
  );
}

/** A table laid for guests, seen from the front in a dining room; (x, y) is the middle of its top. */
export function laidTable(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  cloth: string,
): string {
  const w = width / 2;
  const top = polygon([
    [x - w * 0.86, y - 46],
    [x + w * 0.86, y - 46],
    [x + w, y + 30],
    [x - w, y + 30],
  ]);
  const fall = `M${num(x - w)} ${num(y + 30)}H${num(x + w)}L${num(x + w * 0.98)} ${num(y + 170)}Q${num(x + w * 0.6)} ${num(y + 130)} ${num(x + w * 0.3)} ${num(y + 168)}T${num(x - w * 0.3)} ${num(y + 160)}T${num(x - w * 0.98)} ${num(y + 170)}Z`;
  return (
    castShadow(x, y + 330, w, 40) +
    rect(x - w * 0.84, y + 100, 26, 230, '#4a2f1c') +
    rect(x + w * 0.84 - 26, y + 100, 26, 230, '#2f1c12') +
    path(fall, darken(cloth, 0.2)) +
    path(top, lighten(cloth, 0.1)) +
    plate(sheet, x - w * 0.45, y, w * 0.24) +
    plate(sheet, x + w * 0.45, y, w * 0.24) +
    tumbler(sheet, x - w * 0.1, y - 4, 84, '#6e2b37') +
    tumbler(sheet, x + w * 0.16, y + 2, 84, '#6e2b37') +
    bottle(sheet, x + w * 0.03, y - 16, 210)
  );
}
