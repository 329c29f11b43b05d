/** Solids for still lifes: flat shapes cut into light, middle and shade, and the shadows they throw. */
import { type Colour, glaze, mix } from '../colour.ts';
import { ellipse, group, num, type Point, path, type Sheet, smooth } from '../svg.ts';

/** The side the light comes from: -1 the left, 1 the right. */
export type Side = -1 | 1;

/** Three tones of one thing: in the light, as it is, in the shade. */
export type Tones = { light: Colour; mid: Colour; shade: Colour };

/** The tones of a colour under warm light with cool shade. */
export function tones(colour: Colour, strength = 1): Tones {
  return {
    light: mix(colour, '#ffeecb', 0.34 * strength),
    mid: colour,
    shade: mix(glaze(colour, mix('#ffffff', '#8b8299', strength)), '#2a1f2e', 0.16 * strength),
  };
}

/** How a solid is lit. */
export type SolidOptions = {
  from?: Side;
  /** How far the shade reaches in, in pixels. */
  depth?: number;
  tones?: Tones;
  /** How strongly the light comes from above (1) rather than from the side (0). */
  rise?: number;
  /** More shapes, cut off at the outline: texture, stripes, glints. */
  inside?: string;
};

/** A shape with a crescent of shade on the far side and a crescent of light on the near one. */
export function solid(
  sheet: Sheet,
  data: string,
  colour: Colour,
  options: SolidOptions = {},
): string {
  const { from = -1, depth = 26, rise = 0.6, inside = '' } = options;
  const { light, mid, shade } = options.tones ?? tones(colour);
  const move = (distance: number) =>
    `transform="translate(${num(from * distance)} ${num(-rise * distance)})"`;
  const planes =
    path(data, light) +
    group(path(data, mid), move(-depth * 0.42)) +
    // The shade is all that the outline, moved towards the light, no longer covers.
    group(path(`M-4000-4000h8000v8000h-8000Z${data}`, shade, 'fill-rule="evenodd"'), move(depth));
  return group(planes + inside, `clip-path="${sheet.clip(data)}"`);
}

/** Draws the content at a place, bigger or smaller, turned by degrees. */
export function place(content: string, x: number, y: number, scale = 1, angle = 0): string {
  const turn = angle === 0 ? '' : ` rotate(${num(angle)})`;
  const size = scale === 1 ? '' : ` scale(${scale})`;
  return group(content, `transform="translate(${num(x)} ${num(y)})${turn}${size}"`);
}

/** Draws the content mirrored left to right about x. */
export function mirrored(content: string, x: number): string {
  return group(content, `transform="translate(${num(2 * x)} 0) scale(-1 1)"`);
}

/** The points turned by degrees about the origin, then moved. */
export function turned(points: readonly Point[], angle: number, x = 0, y = 0): Point[] {
  const radians = (angle * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  return points.map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]);
}

/** A shadow on the table: darkest where the thing stands, thrown away from the light. */
export function castShadow(
  x: number,
  y: number,
  rx: number,
  ry: number,
  from: Side = -1,
  colour: Colour = '#1d1118',
): string {
  return (
    ellipse(x - from * rx * 0.42, y + ry * 0.1, rx * 1.22, ry, colour, 'fill-opacity="0.26"') +
    ellipse(x - from * rx * 0.12, y, rx * 1.02, ry * 0.72, colour, 'fill-opacity="0.34"')
  );
}

/** The outline of a turned vessel: `profile` lists [radius, height above the foot] from foot to rim. */
export function turnedOutline(profile: readonly Point[], x: number, y: number): string {
  const right: Point[] = profile.map(([radius, height]) => [x + radius, y - height]);
  const left: Point[] = profile
    .map(([radius, height]): Point => [x - radius, y - height])
    .reverse();
  const foot = (profile[0]?.[0] ?? 0) * 0.2;
  // The foot bulges a little, as a circle seen from slightly above.
  return `${smooth(right, false)}L${smooth(left, false).slice(1)}Q${num(x)} ${num(y + foot * 2)} ${num(right[0]?.[0] ?? x)} ${num(y)}Z`;
}

/** A closed outline around a centre whose radius wavers, for loaves, stones and dough. */
export function blob(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  waver = 0.06,
  count = 14,
): string {
  const points: Point[] = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const reach = 1 + sheet.random.between(-waver, waver);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return smooth(points);
}

/** Darkens the sheet's edges a little, so that the eye stays with the subject. */
export function vignette(sheet: Sheet, strength = 0.35, colour: Colour = '#140d14'): string {
  const { width, height } = sheet;
  const fill = sheet.radial([
    [0.5, colour, 0],
    [1, colour, strength],
  ]);
  // Larger than the sheet, so that its corners get most of the shade but not all.
  return ellipse(width / 2, height / 2, width * 0.82, height * 0.86, fill);
}
