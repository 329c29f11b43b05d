/** The village at its feasts: people who vary, the houses behind them, the lanterns over them. */
import { house } from '../houses.ts';
import { lights } from '../light.ts';
import { distantView } from '../space.ts';
import { dot, ellipse, path, polygon, type Sheet, smooth, stroke } from '../svg.ts';
import { solid } from './form.ts';
import { cycle } from './lists.ts';
import type { Figure } from './people.ts';

/** Colours of jackets and blouses. */
export const coats = [
  '#6e2b37',
  '#1f5140',
  '#8a4f2a',
  '#5e3d66',
  '#3f5573',
  '#b4623a',
  '#4b4a52',
  '#d9a64a',
] as const;

const trousers = ['#34343c', '#4a3a30', '#2f3a4a', '#3a2a34'] as const;

const covers: readonly NonNullable<Figure['head']>[] = [
  'bare',
  'cap',
  'scarf',
  'bun',
  'hat',
  'bare',
];

/** Somebody of the village, chosen by number so that a crowd varies. */
export function villager(
  index: number,
): Pick<Figure, 'dress' | 'top' | 'bottom' | 'head' | 'headColour' | 'hair'> {
  const head = cycle(covers, index);
  return {
    dress: head === 'scarf' || head === 'bun' ? 'skirt' : 'trousers',
    top: cycle(coats, index * 3),
    bottom: cycle(trousers, index),
    head,
    headColour: cycle(['#d9a64a', '#4b4a52', '#c9552d', '#e6d9bf'], index),
    hair: cycle(['#2c211d', '#5f3a26', '#a8a29a', '#8f4a22'], index * 5),
  };
}

/** A row of lit houses across the back of a square. */
export function villageRow(sheet: Sheet, y: number): string {
  const light = lights.night;
  const places = [
    [150, 34, 4.4],
    [520, 36, 5],
    [1480, 36, 4.6],
    [1860, 34, 5.2],
  ] as const;
  return places
    .map(([x, scale, eaves]) =>
      house(sheet, light, distantView(x, y, scale, 0.25), {
        at: [0, 0, 0],
        width: 9,
        depth: 6,
        eaves,
        rise: 2.4,
        chimney: 2,
        front: [
          { kind: 'door', u: 3.9, v: 0, width: 1.2, height: 2.1 },
          { kind: 'window', u: 1.4, v: 1.2, width: 1.1, height: 1.2, lamp: true },
          { kind: 'window', u: 6.4, v: 1.2, width: 1.1, height: 1.2, lamp: x % 4 === 0 },
        ],
      }),
    )
    .join('');
}

/** The statue of Our Lady: crowned, white dress, blue mantle, a ring of stars; it stands 50 pixels above y. */
export function ourLady(sheet: Sheet, x: number, y: number): string {
  const skin = '#e6bd98';
  const mantle = smooth([
    [x, y - 430],
    [x + 48, y - 392],
    [x + 54, y - 330],
    [x + 84, y - 240],
    [x + 116, y - 80],
    [x, y - 50],
    [x - 116, y - 80],
    [x - 84, y - 240],
    [x - 54, y - 330],
    [x - 48, y - 392],
  ]);
  const dress = smooth([
    [x - 22, y - 324],
    [x + 22, y - 324],
    [x + 50, y - 78],
    [x - 50, y - 78],
  ]);
  const folds = [-26, -6, 16]
    .map((dx) => `M${x + dx * 0.4} ${y - 250}L${x + dx} ${y - 84}`)
    .join('');
  const face = `M${x - 14} ${y - 366}q6 5 12 0M${x + 2} ${y - 366}q6 5 12 0M${x - 7} ${y - 345}q7 5 14 0`;
  const crown = polygon([
    [x - 32, y - 412],
    [x - 38, y - 456],
    [x - 14, y - 434],
    [x, y - 470],
    [x + 14, y - 434],
    [x + 38, y - 456],
    [x + 32, y - 412],
  ]);
  return (
    stroke(dot(x, y - 356, 94), '#ffe3a0', 7, 'stroke-dasharray="1 13"') +
    solid(sheet, mantle, '#4a6a9a', { depth: 46, from: -1, rise: 0.1 }) +
    stroke(mantle, '#e0b04a', 5, 'stroke-opacity="0.8"') +
    path(dress, '#f4ecd8') +
    stroke(folds, '#bfae90', 4) +
    ellipse(x, y - 362, 29, 37, skin) +
    stroke(face, '#7a4a3a', 3) +
    path(
      smooth([
        [x - 36, y - 336],
        [x - 34, y - 392],
        [x, y - 420],
        [x + 34, y - 392],
        [x + 36, y - 336],
        [x + 24, y - 384],
        [x, y - 398],
        [x - 24, y - 384],
      ]),
      '#f4ecd8',
    ) +
    // Hands joined in prayer.
    path(
      smooth([
        [x, y - 290],
        [x + 13, y - 262],
        [x + 10, y - 236],
        [x - 10, y - 236],
        [x - 13, y - 262],
      ]),
      skin,
    ) +
    path(crown, '#e0b04a')
  );
}
