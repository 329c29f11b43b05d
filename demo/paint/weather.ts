/** Weather and air: chimney smoke, falling snow, beams of light, darkness at the edge of a picture. */
import { darken, lighten, mix } from './colour.ts';
import type { Light } from './light.ts';
import { noise } from './noise.ts';
import { dot, ellipse, oval, type Point, path, polygon, rect, type Sheet, smooth } from './svg.ts';

/** A plume of smoke that rises from a chimney, widens, drifts and dissolves. */
export function smoke(
  sheet: Sheet,
  light: Light,
  x: number,
  y: number,
  tall: number,
  drift = 0.35,
): string {
  const { random } = sheet;
  const sway = noise(`smoke/${random.next()}`);
  const colour =
    light.stars > 0.5
      ? mix(light.haze, '#c9d2da', 0.45)
      : lighten(mix(light.haze, '#ffffff', 0.4), 0.15);
  const fill = sheet.linearBetween(
    [x, y],
    [x, y - tall],
    [
      [0, colour, 0.75],
      [0.5, colour, 0.4],
      [1, colour, 0],
    ],
  );
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    const middle = x + drift * tall * t * t + sway(t * 3.2) * tall * 0.1 * t;
    const half = tall * (0.012 + t * 0.09) * (1 + sway(t * 5 + 20) * 0.3);
    left.push([middle - half, y - tall * t]);
    right.unshift([middle + half, y - tall * t]);
  }
  return path(smooth([...left, ...right]), fill);
}

/** Falling snow: small far flakes and a few large near ones. */
export function snowfall(sheet: Sheet, count: number, opacity = 0.8): string {
  const { random, width, height } = sheet;
  const unit = width / 2000;
  let small = '';
  let large = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.between(0, width), random.between(0, height)];
    if (random.chance(0.12)) large += dot(x, y, unit * random.between(3.2, 6));
    else small += dot(x, y, unit * random.between(1, 2.4));
  }
  return (
    path(small, '#ffffff', `opacity="${opacity * 0.7}"`) +
    path(large, '#ffffff', `opacity="${opacity}"`)
  );
}

/** Beams of light that fall aslant through leaves or clouds. */
export function beams(sheet: Sheet, light: Light, count: number, opacity = 0.22): string {
  const { random, width, height } = sheet;
  const sunX = width * light.place.x;
  const fill = sheet.linearBetween(
    [0, 0],
    [0, height * 0.9],
    [
      [0, light.sun, opacity],
      [1, light.sun, 0],
    ],
  );
  let data = '';
  for (let i = 0; i < count; i++) {
    const top = sunX + random.between(-0.18, 0.18) * width;
    const foot = top + (top - sunX) * 2.2 + (0.5 - light.place.x) * width * 0.7;
    const wide = width * random.between(0.012, 0.05);
    data += polygon([
      [top, -10],
      [top + wide * 0.5, -10],
      [foot + wide * 1.8, height],
      [foot, height],
    ]);
  }
  return path(data, fill);
}

/** Leafy shade on the ground, thrown into the picture by a tree that stands outside it. */
export function dappledShade(
  sheet: Sheet,
  light: Light,
  area: { x: number; y: number; width: number; height: number },
  opacity = 0.3,
): string {
  const { random } = sheet;
  let data = '';
  for (let i = 0; i < 70; i++) {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    const size = (1.15 - reach) * random.between(0.5, 1);
    data += oval(
      area.x + Math.cos(angle) * reach * area.width,
      area.y + Math.sin(angle) * reach * area.height,
      area.width * 0.26 * size,
      area.height * 0.3 * size,
    );
  }
  return path(data, darken(light.shade, 0.62), `opacity="${opacity}"`);
}

/** The warm air around the sun, laid thinly over everything before it. */
export function sunWash(sheet: Sheet, light: Light, opacity = 0.35, reach = 0.5): string {
  const { width, height } = sheet;
  const glow = sheet.radial([
    [0, light.sun, opacity],
    [0.45, light.sky[2], opacity * 0.45],
    [1, light.sky[2], 0],
  ]);
  return ellipse(
    width * light.place.x,
    height * light.place.y,
    width * reach,
    width * reach * 0.75,
    glow,
  );
}

/** A calm dark foot for the picture, on which light text can be read. */
export function footShade(sheet: Sheet, light: Light, from: number, opacity = 0.6): string {
  const { width, height } = sheet;
  const colour = darken(light.shade, 0.82);
  const fill = sheet.linearBetween(
    [0, height * from],
    [0, height],
    [
      [0, colour, 0],
      [0.6, colour, opacity * 0.8],
      [1, colour, opacity],
    ],
  );
  return rect(0, height * from, width, height * (1 - from), fill);
}
