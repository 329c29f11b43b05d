/** Tiny helpers that build SVG strings; a `Sheet` keeps the definitions (gradients, clips, blurs) of one picture. */
import type { Colour } from './colour.ts';
import { type Random, random } from './random.ts';
import type { Scene } from './scene.ts';

export type Point = readonly [x: number, y: number];

/** One stop of a gradient: where (0–1), which colour, how opaque (1 when left out). */
export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

/** The sheet one picture is drawn on: its size, its own seeded chance, and its shared definitions. */
export type Sheet = {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  /** A gradient along the box of the shape it fills: `angle` 0 runs down, 90 runs to the right. */
  linear(stops: readonly Stop[], angle?: number): string;
  /** A gradient between two points of the sheet, for shapes that must share one light. */
  linearBetween(from: Point, to: Point, stops: readonly Stop[]): string;
  /** A gradient from the middle of the shape's box to its edge. */
  radial(stops: readonly Stop[]): string;
  /** A Gaussian blur for `filter="…"`; keep blurred shapes small, blurs are the dear part of a picture. */
  blur(deviation: number): string;
  /** A clip to the given path data, for `clip-path="…"`. */
  clip(data: string): string;
  /** A mask whose white parts stay visible, for `mask="…"`. */
  mask(content: string): string;
  /** Everything defined so far, for the `<defs>` of the document. */
  definitions(): string;
};

/** A number as short as a picture needs it. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data through the points with straight lines. */
export function polygon(points: readonly Point[], closed = true): string {
  const line = points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L');
  return `M${line}${closed ? 'Z' : ''}`;
}

/** Path data through the points with soft curves (Catmull-Rom turned into Béziers). */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] as Point;
  };
  const [startX, startY] = at(0);
  let data = `M${num(startX)} ${num(startY)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [ax, ay] = at(i - 1);
    const [bx, by] = at(i);
    const [cx, cy] = at(i + 1);
    const [dx, dy] = at(i + 2);
    data += `C${num(bx + (cx - ax) / 6)} ${num(by + (cy - ay) / 6)} ${num(cx - (dx - bx) / 6)} ${num(cy - (dy - by) / 6)} ${num(cx)} ${num(cy)}`;
  }
  return closed ? `${data}Z` : data;
}

/** Path data of a circle, to be gathered with others into one path (one path of many shapes paints fast). */
export function dot(x: number, y: number, radius: number): string {
  return oval(x, y, radius, radius);
}

/** Path data of an ellipse, to be gathered with others into one path. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 0 ${num(rx * 2)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-rx * 2)} 0Z`;
}

/**
 * Turns `opacity` into the opacity of the fill or of the stroke. It looks the same on one shape, but the
 * renderer needs no layer of the whole sheet for it, which would be most of the cost of a picture.
 */
function cheapOpacity(attributes: string, of: 'fill' | 'stroke'): string {
  return attributes.replace(/(?<![\w-])opacity=/, `${of}-opacity=`);
}

/** A filled shape; empty data gives nothing at all. */
export function path(data: string, fill: string, attributes = ''): string {
  return data === ''
    ? ''
    : `<path d="${data}" fill="${fill}" ${cheapOpacity(attributes, 'fill')}/>`;
}

/** A drawn line with round ends. */
export function stroke(data: string, colour: string, width: number, attributes = ''): string {
  return data === ''
    ? ''
    : `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round" ${cheapOpacity(attributes, 'stroke')}/>`;
}

/** A filled rectangle. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  attributes = '',
): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}" ${cheapOpacity(attributes, 'fill')}/>`;
}

/** A filled ellipse. */
export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  attributes = '',
): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}" ${cheapOpacity(attributes, 'fill')}/>`;
}

/** A group of shapes that share attributes (opacity, transform, clip-path, mask, filter). */
export function group(content: string, attributes = ''): string {
  return `<g ${attributes}>${content}</g>`;
}

/** Path data gathered by fill colour, so that hundreds of small shapes become a handful of paths. */
export class Gathered {
  private readonly data = new Map<string, string[]>();

  /** Adds a shape of that colour. */
  add(fill: string, data: string): void {
    const list = this.data.get(fill);
    if (list) list.push(data);
    else this.data.set(fill, [data]);
  }

  /** One path for each colour, in the order in which the colours first came. */
  paths(attributes = ''): string {
    return [...this.data].map(([fill, list]) => path(list.join(''), fill, attributes)).join('');
  }
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}

function newSheet(width: number, height: number, seed: string): Sheet {
  const definitions: string[] = [];
  // Ids count upwards inside one picture: unique there, and the same on every run.
  const define = (write: (id: string) => string): string => {
    const id = `d${definitions.length}`;
    definitions.push(write(id));
    return `url(#${id})`;
  };
  return {
    width,
    height,
    random: random(seed),
    linear(stops, angle = 0) {
      const radians = (angle * Math.PI) / 180;
      const dx = Math.sin(radians) / 2;
      const dy = Math.cos(radians) / 2;
      return define(
        (id) =>
          `<linearGradient id="${id}" x1="${0.5 - dx}" y1="${0.5 - dy}" x2="${0.5 + dx}" y2="${0.5 + dy}">${stopsOf(stops)}</linearGradient>`,
      );
    },
    linearBetween([x1, y1], [x2, y2], stops) {
      return define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}">${stopsOf(stops)}</linearGradient>`,
      );
    },
    radial(stops) {
      return define((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`);
    },
    blur(deviation) {
      return define(
        (id) =>
          `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      );
    },
    clip(data) {
      return define((id) => `<clipPath id="${id}"><path d="${data}"/></clipPath>`);
    },
    mask(content) {
      return define(
        (id) =>
          `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">${content}</mask>`,
      );
    },
    definitions: () => definitions.join(''),
  };
}

/** The usual size of a photo of the demo (3:2). */
export const photo = { width: 2000, height: 1333 } as const;

/** Makes a scene of a drawing function: the name is also the seed of its chance. */
export function scene(
  name: string,
  alt: string,
  draw: (sheet: Sheet) => string,
  size: { width: number; height: number } = photo,
): Scene {
  const { width, height } = size;
  return {
    name,
    alt,
    width,
    height,
    draw() {
      const sheet = newSheet(width, height, name);
      const content = draw(sheet);
      return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${sheet.definitions()}</defs>${content}</svg>`;
    },
  };
}
