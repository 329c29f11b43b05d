/** Fire and what comes of it: flames, embers, sparks, glow, smoke, steam, candles, lanterns, fireworks. */
import { type Colour, darken, lighten, mix } from '../colour.ts';
import {
  dot,
  ellipse,
  num,
  type Point,
  path,
  polygon,
  rect,
  type Sheet,
  smooth,
  stroke,
} from '../svg.ts';

/** A soft round glow; the cheap way to light a picture from within. */
export function glow(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  strength = 0.7,
  colour: Colour = '#ffb55e',
): string {
  const fill = sheet.radial([
    [0, lighten(colour, 0.35), strength],
    [0.3, colour, strength * 0.5],
    [0.65, colour, strength * 0.16],
    [1, colour, 0],
  ]);
  return ellipse(x, y, radius, radius, fill);
}

function tongue(x: number, y: number, width: number, height: number, lean: number): string {
  return smooth([
    [x - width * 0.5, y],
    [x - width * 0.46, y - height * 0.24],
    [x - width * 0.16 + lean * 0.3, y - height * 0.56],
    [x + lean, y - height],
    [x + width * 0.26 + lean * 0.5, y - height * 0.6],
    [x + width * 0.5, y - height * 0.26],
    [x + width * 0.46, y],
    [x, y + height * 0.05],
  ]);
}

/** Flames over a stretch of ground, in three flat tones from ember to yellow. */
export function flames(sheet: Sheet, x: number, y: number, width: number, height: number): string {
  const { random } = sheet;
  let outer = '';
  let middle = '';
  let inner = '';
  const count = 7;
  for (let i = 0; i < count; i++) {
    const across = (i / (count - 1)) * 2 - 1;
    const tall = height * (1 - Math.abs(across) * 0.6) * random.between(0.86, 1.06);
    const wide = width * random.between(0.26, 0.36);
    // Flames draw each other in: the outer ones bow towards the middle.
    const lean = (random.between(-0.07, 0.07) - across * 0.06) * height;
    const px = x + across * width * 0.4;
    outer += tongue(px, y, wide, tall, lean);
    middle += tongue(px, y, wide * 0.72, tall * 0.72, lean * 0.8);
    inner += tongue(px, y, wide * 0.42, tall * 0.45, lean * 0.6);
  }
  return (
    path(outer, '#d4552a', 'fill-opacity="0.95"') + path(middle, '#f0933a') + path(inner, '#ffd97a')
  );
}

/** Sparks that rise and drift from a fire. */
export function sparks(
  sheet: Sheet,
  x: number,
  y: number,
  spread: number,
  height: number,
  count: number,
): string {
  const { random } = sheet;
  let data = '';
  for (let i = 0; i < count; i++) {
    const t = random.next();
    data += dot(
      x + random.between(-1, 1) * spread * (0.3 + t),
      y - height * t,
      random.between(1.6, 5) * (1.2 - t),
    );
  }
  return path(data, '#ffcf7d', 'fill-opacity="0.9"');
}

/** A bed of glowing coals inside an ellipse. */
export function embers(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count = 90,
): string {
  const { random } = sheet;
  const size = Math.min(rx, ry * 2.4) * 0.09;
  let cold = '';
  let warm = '';
  let hot = '';
  for (let i = 0; i < count; i++) {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    const px = x + Math.cos(angle) * rx * reach;
    const py = y + Math.sin(angle) * ry * reach;
    const s = size * random.between(0.6, 1.2);
    const shape = polygon([
      [px - s, py],
      [px - s * 0.4, py - s * 0.6],
      [px + s * 0.6, py - s * 0.5],
      [px + s, py + s * 0.1],
      [px + s * 0.3, py + s * 0.5],
      [px - s * 0.6, py + s * 0.45],
    ]);
    const heart = (grow: number) =>
      polygon([
        [px - s * grow, py + s * 0.14],
        [px, py - s * grow * 0.5],
        [px + s * grow, py + s * 0.12],
        [px, py + s * grow * 0.6],
      ]);
    cold += shape;
    if (random.chance(0.6)) warm += heart(0.62);
    if (random.chance(0.35)) hot += heart(0.3);
  }
  return (
    ellipse(x, y, rx, ry, '#5e1d12') +
    path(cold, '#2c1614') +
    path(warm, '#d4552a') +
    path(hot, '#ffc35e')
  );
}

/** A curl of steam or smoke rising from (x, y): a tapering ribbon. */
export function steam(
  x: number,
  y: number,
  height: number,
  width: number,
  opacity = 0.4,
  colour: Colour = '#fff6e6',
): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 10; i++) {
    const t = i / 10;
    const sway = Math.sin(t * 7 + x) * width * (0.4 + t);
    const half = width * 0.34 * Math.sin(Math.PI * Math.min(1, t * 0.96 + 0.04));
    left.push([x + sway - half, y - height * t]);
    right.unshift([x + sway + half, y - height * t]);
  }
  return path(smooth([...left, ...right]), colour, `fill-opacity="${opacity}"`);
}

/** A lit candle standing on (x, y). */
export function candle(sheet: Sheet, x: number, y: number, height: number, width: number): string {
  const flame = width * 1.1;
  return (
    glow(sheet, x, y - height - flame, width * 9, 0.6) +
    rect(x - width / 2, y - height, width, height, '#f0dfb8') +
    rect(x + width * 0.1, y - height, width * 0.4, height, '#b58f62', 'fill-opacity="0.6"') +
    ellipse(x, y - height, width / 2, width * 0.16, '#fff3d0') +
    path(tongue(x, y - height - width * 0.2, width * 0.7, flame * 1.9, 0), '#ffb14a') +
    path(tongue(x, y - height - width * 0.2, width * 0.38, flame * 1.1, 0), '#fff3c4')
  );
}

/** A paper lantern hanging from (x, y). */
export function paperLantern(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  colour: Colour,
): string {
  const body = smooth([
    [x - size * 0.3, y + size * 0.2],
    [x + size * 0.3, y + size * 0.2],
    [x + size * 0.62, y + size * 0.75],
    [x + size * 0.3, y + size * 1.3],
    [x - size * 0.3, y + size * 1.3],
    [x - size * 0.62, y + size * 0.75],
  ]);
  const ribs = [0.45, 0.75, 1.05]
    .map(
      (t) =>
        `M${num(x - size * 0.58)} ${num(y + size * t)}Q${num(x)} ${num(y + size * (t + 0.12))} ${num(x + size * 0.58)} ${num(y + size * t)}`,
    )
    .join('');
  return (
    glow(sheet, x, y + size * 0.75, size * 2.2, 0.5, mix(colour, '#ffb55e', 0.5)) +
    path(body, colour) +
    ellipse(
      x,
      y + size * 0.8,
      size * 0.34,
      size * 0.42,
      lighten(mix(colour, '#ffe9a8', 0.75), 0.1),
      'fill-opacity="0.9"',
    ) +
    stroke(ribs, darken(colour, 0.3), Math.max(1.5, size * 0.035), 'stroke-opacity="0.6"') +
    rect(x - size * 0.3, y + size * 0.12, size * 0.6, size * 0.1, darken(colour, 0.55)) +
    rect(x - size * 0.24, y + size * 1.26, size * 0.48, size * 0.09, darken(colour, 0.55))
  );
}

/** One burst of fireworks: rays of falling light around a bright heart. */
export function firework(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
): string {
  const { random } = sheet;
  let rays = '';
  let tips = '';
  const count = 26;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + random.between(-0.08, 0.08);
    const reach = radius * random.between(0.72, 1.05);
    const tx = x + Math.cos(angle) * reach;
    const ty = y + Math.sin(angle) * reach + reach * 0.16;
    rays += `M${num(x + Math.cos(angle) * reach * 0.25)} ${num(y + Math.sin(angle) * reach * 0.25)}Q${num(x + Math.cos(angle) * reach * 0.7)} ${num(y + Math.sin(angle) * reach * 0.7)} ${num(tx)} ${num(ty)}`;
    tips +=
      dot(tx, ty, radius * 0.022) +
      dot(x + Math.cos(angle) * reach * 0.55, y + Math.sin(angle) * reach * 0.57, radius * 0.012);
  }
  return (
    glow(sheet, x, y, radius * 1.5, 0.4, colour) +
    stroke(rays, colour, radius * 0.016, 'stroke-opacity="0.85"') +
    path(tips, lighten(colour, 0.6)) +
    ellipse(x, y, radius * 0.05, radius * 0.05, '#fffbe8')
  );
}
