/** The inside of an old oak wood: gnarled trunks, a roof of leaves, light that falls through. */
import { type Colour, darken, lighten } from './colour.ts';
import { far, type Light, sideOf, toned } from './light.ts';
import { noise } from './noise.ts';
import { palette } from './palette.ts';
import { group, type Point, path, type Sheet, smooth, stroke } from './svg.ts';

export type TrunkOptions = {
  x: number;
  y: number;
  /** How far up it reaches (beyond the sheet for near trees). */
  top: number;
  girth: number;
  distance?: number;
  moss?: number;
  snow?: boolean;
};

/** One old trunk with roots, furrowed bark, a lit flank, moss at its foot and two heavy boughs. */
export function oldTrunk(sheet: Sheet, light: Light, options: TrunkOptions): string {
  const { x, y, top, girth, distance = 0, moss = 0.6, snow = false } = options;
  const { random } = sheet;
  const wave = noise(`trunk/${random.next()}`);
  const tone = (colour: Colour, amount: number) =>
    far(light, toned(light, colour, amount), distance);
  const bark = '#6a5645';
  const tall = y - top;
  const middle = (t: number) => x + wave(t * 2.4) * girth * 0.55 * t;
  const half = (t: number) =>
    girth * (0.5 - t * 0.16 + 0.55 * Math.exp(-t * 14)) * (1 + wave(t * 7 + 50) * 0.1);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 18; i++) {
    const t = i / 18;
    left.push([middle(t) - half(t), y - tall * t]);
    right.unshift([middle(t) + half(t), y - tall * t]);
  }
  const outline = smooth([...left, ...right]);
  const side = sideOf(light);
  const flank: Point[] = [];
  const inner: Point[] = [];
  for (let i = 0; i <= 18; i++) {
    const t = i / 18;
    flank.push([middle(t) + side * half(t), y - tall * t]);
    inner.unshift([middle(t) + side * half(t) * (0.35 + wave(t * 9 + 20) * 0.16), y - tall * t]);
  }
  let furrows = '';
  for (let i = 0; i < Math.min(26, 6 + girth / 8); i++) {
    const u = random.between(-0.85, 0.85);
    const start = random.between(0, 0.85);
    const points: Point[] = [];
    for (let j = 0; j <= 4; j++) {
      const t = start + (j / 4) * random.between(0.1, 0.2);
      points.push([middle(t) + half(t) * (u + wave(t * 11 + i) * 0.08), y - tall * t]);
    }
    furrows += smooth(points, false);
  }
  const cover: Point[] = [];
  const coverColour = snow ? '#f2f5f8' : palette.moss;
  for (let i = 0; i <= 10; i++) {
    const u = i / 10;
    cover.push([
      x + (u - 0.5) * girth * 2.4,
      y - girth * (0.5 + moss * 0.9 + wave(u * 5 + 70) * 0.5),
    ]);
  }
  cover.push([x + girth * 1.4, y + 10], [x - girth * 1.4, y + 10]);
  const boughs = [-1, 1]
    .map((hand) => {
      const t = random.between(0.5, 0.75);
      const [sx, sy] = [middle(t) + hand * half(t) * 0.6, y - tall * t];
      const reach = girth * random.between(1.8, 3);
      return smooth([
        [sx - hand * 4, sy + girth * 0.34],
        [sx + hand * reach * 0.5, sy - girth * 0.5],
        [sx + hand * reach, sy - girth * 1.9],
        [sx + hand * reach * 0.42, sy - girth * 0.95],
        [sx - hand * 4, sy - girth * 0.4],
      ]);
    })
    .join('');
  const detail =
    path(smooth([...flank, ...inner]), tone(lighten(bark, 0.16), 0.95)) +
    stroke(furrows, tone(darken(bark, 0.4), 0.2), Math.max(1.2, girth * 0.022), 'opacity="0.75"') +
    path(smooth(cover), tone(coverColour, 0.6), 'opacity="0.9"');
  return (
    path(boughs, tone(darken(bark, 0.1), 0.25)) +
    path(outline, tone(bark, 0.2)) +
    group(detail, `clip-path="${sheet.clip(outline)}"`)
  );
}

/** A roof of leaves along the top of the sheet: overlapping leafy masses, light where the sky is near. */
export function leafRoof(
  sheet: Sheet,
  light: Light,
  options: { bottom: number; colours: readonly Colour[]; distance: number; size: number },
): string {
  const { bottom, colours, distance, size } = options;
  const { random, width } = sheet;
  const edge = noise(`roof/${random.next()}`);
  let content = '';
  for (let row = 0; row < 4; row++) {
    let dark = '';
    let mid = '';
    let bright = '';
    const colour = random.pick(colours);
    for (let x = -size; x < width + size; x += size * random.between(0.4, 0.7)) {
      const y =
        bottom * (1 - row * 0.24) + edge(x / (size * 2.4) + row * 13) * size * 0.9 - size * 0.5;
      const leafy = (cx: number, cy: number, r: number) => {
        const points: Point[] = [];
        for (let i = 0; i < 14; i++) {
          const angle = (i / 14) * Math.PI * 2;
          const reach = r * random.between(0.78, 1.14);
          points.push([cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.8]);
        }
        return smooth(points);
      };
      dark += leafy(x, y, size * 0.62);
      mid += leafy(x + size * 0.05, y - size * 0.12, size * 0.46);
      for (let i = 0; i < 5; i++)
        bright += leafy(
          x + random.between(-0.4, 0.4) * size,
          y + random.between(-0.45, 0.25) * size,
          size * random.between(0.04, 0.1),
        );
    }
    content +=
      path(dark, far(light, toned(light, darken(colour, 0.15), 0.15 + row * 0.12), distance)) +
      path(mid, far(light, toned(light, colour, 0.4 + row * 0.12), distance)) +
      path(bright, far(light, toned(light, lighten(colour, 0.16), 0.95), distance));
  }
  return content;
}
