import { type Light, toned } from './light.ts';
import { path, polygon } from './svg.ts';

/** A wooden post with the white, yellow and red bars of a marked trail, and arrows. */
export function waymark(light: Light, x: number, y: number, tall: number): string {
  const wide = tall * 0.1;
  const bar = (from: number, colour: string) =>
    path(
      polygon([
        [x - wide / 2, y - tall * from],
        [x + wide / 2, y - tall * from],
        [x + wide / 2, y - tall * (from + 0.045)],
        [x - wide / 2, y - tall * (from + 0.045)],
      ]),
      toned(light, colour, 1),
    );
  const arrow = (v: number, side: number, colour: string) => {
    const [a, b] = [x - side * tall * 0.1, x + side * tall * 0.42];
    return (
      path(
        polygon([
          [a, y - tall * v],
          [b, y - tall * v],
          [b + side * tall * 0.09, y - tall * (v + 0.07)],
          [b, y - tall * (v + 0.14)],
          [a, y - tall * (v + 0.14)],
        ]),
        toned(light, colour, 0.85),
      ) +
      path(
        polygon([
          [a + side * tall * 0.06, y - tall * (v + 0.05)],
          [b - side * tall * 0.05, y - tall * (v + 0.05)],
          [b - side * tall * 0.05, y - tall * (v + 0.09)],
          [a + side * tall * 0.06, y - tall * (v + 0.09)],
        ]),
        toned(light, '#f3e6c8', 0.9),
        'opacity="0.8"',
      )
    );
  };
  return (
    path(
      polygon([
        [x - wide / 2, y],
        [x + wide / 2, y],
        [x + wide / 2, y - tall],
        [x, y - tall * 1.05],
        [x - wide / 2, y - tall],
      ]),
      toned(light, '#8a6440', 0.55),
    ) +
    path(
      polygon([
        [x - wide / 2, y],
        [x - wide * 0.15, y],
        [x - wide * 0.15, y - tall],
        [x - wide / 2, y - tall],
      ]),
      toned(light, '#a87c52', 1),
    ) +
    bar(0.42, '#f4f1e8') +
    bar(0.37, '#e2b93f') +
    bar(0.32, '#b8382c') +
    arrow(0.8, 1, '#7a5436') +
    arrow(0.6, -1, '#7a5436')
  );
}
