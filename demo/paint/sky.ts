/** The sky of a picture: its gradient, sun or moon with glow, stars and flat poster clouds. */
import { mix } from './colour.ts';
import { type Light, sideOf } from './light.ts';
import { fractal } from './noise.ts';
import { dot, ellipse, type Point, path, polygon, rect, type Sheet, smooth } from './svg.ts';

export type SkyOptions = {
  /** Where the sky ends, as a fraction of the height; the lowest colour is reached there. */
  horizon?: number;
  /** Draw the disc of the sun or moon; left out, a high sun shows only its glow, as nobody looks into it. */
  disc?: boolean;
  /** How many cloud banks drift over it. */
  clouds?: number;
};

/** Paints the whole sheet with the sky of that light. */
export function sky(sheet: Sheet, light: Light, options: SkyOptions = {}): string {
  const { horizon = 0.6, clouds = 0 } = options;
  const highSun = light.stars === 0 && light.place.y < 0.2;
  const disc = options.disc ?? !highSun;
  const { width, height } = sheet;
  const [top, middle, low] = light.sky;
  const fill = sheet.linearBetween(
    [0, 0],
    [0, height * horizon],
    [
      [0, top],
      [0.55, middle],
      [1, low],
    ],
  );
  return (
    rect(0, 0, width, height, fill) +
    (light.stars > 0 ? stars(sheet, light, horizon) : '') +
    sun(sheet, light, disc) +
    (clouds > 0 ? cloudBanks(sheet, light, clouds, horizon, highSun) : '')
  );
}

function sun(sheet: Sheet, light: Light, disc: boolean): string {
  const { width, height } = sheet;
  const x = width * light.place.x;
  const y = height * light.place.y;
  const radius = width * light.place.radius;
  const strength = light.stars > 0.5 ? 0.35 : 0.85;
  const glow = sheet.radial([
    [0, light.sun, strength],
    [0.25, light.sun, strength * 0.45],
    [0.6, light.sun, strength * 0.12],
    [1, light.sun, 0],
  ]);
  const body = disc ? ellipse(x, y, radius, radius, light.sun) : '';
  return ellipse(x, y, radius * 11, radius * 11, glow) + body;
}

/** Stars over the upper part of the sheet: few bright, many faint, thinning out towards the horizon. */
export function stars(sheet: Sheet, light: Light, horizon = 0.6): string {
  const { width, height, random } = sheet;
  const unit = width / 2000;
  let faint = '';
  let bright = '';
  for (let i = 0; i < 420 * light.stars; i++) {
    const x = random.between(0, width);
    const depth = random.next();
    const y = depth * depth * height * horizon * 0.95;
    if (random.chance(0.14)) bright += dot(x, y, unit * random.between(1.6, 2.8));
    else faint += dot(x, y, unit * random.between(0.7, 1.4));
  }
  return path(faint, '#dfe8f0', 'opacity="0.55"') + path(bright, '#fff8e4', 'opacity="0.9"');
}

function cloudBanks(
  sheet: Sheet,
  light: Light,
  count: number,
  horizon: number,
  towering: boolean,
): string {
  const { width, height, random } = sheet;
  let content = '';
  // Fair weather piles up two heaps of cloud above the mountains.
  if (towering) {
    const first = random.between(0.05, 0.95);
    for (const at of [first, (first + random.between(0.35, 0.6)) % 1]) {
      const length = width * random.between(0.2, 0.34);
      content += cumulus(
        sheet,
        light,
        width * at,
        height * horizon * random.between(0.5, 0.72),
        length,
      );
    }
  }
  for (let i = 0; i < count; i++) {
    const y = height * horizon * random.between(0.1, towering ? 0.5 : 0.75);
    const x = width * random.between(-0.1, 1.0);
    const length = width * random.between(0.16, 0.42) * (towering ? 0.7 : 1);
    content += cloud(sheet, light, x, y, length, `${i}`);
  }
  return content;
}

/** A heaped summer cloud with a flat base, white where it swells to the sun; x is its middle, y its base. */
function cumulus(sheet: Sheet, light: Light, x: number, y: number, length: number): string {
  const { random } = sheet;
  const side = sideOf(light);
  const balls = Array.from({ length: 9 }, (_, i) => {
    const t = (i + 0.5) / 9 - 0.5;
    const swell = Math.cos(t * Math.PI) ** 0.8;
    return {
      x: x + t * length * 0.86,
      y: y - swell * length * random.between(0.05, 0.2),
      r: length * (0.05 + swell * 0.085) * random.between(0.8, 1.2),
    };
  });
  const outline = (dx: number, dy: number, scale: number): string => {
    const points: Point[] = [];
    for (let i = 0; i <= 70; i++) {
      const at = x + (i / 70 - 0.5) * length * 1.04;
      let top = y;
      for (const ball of balls) {
        const reach = ball.r * scale;
        const away = at - ball.x - dx * ball.r;
        if (Math.abs(away) < reach) {
          top = Math.min(top, ball.y + dy * ball.r - Math.sqrt(reach * reach - away * away));
        }
      }
      points.push([at, top]);
    }
    return polygon(points);
  };
  const [, middle, low] = light.sky;
  const white = mix(low, light.sun, 0.75);
  const fade = (colour: string, opacity: number) =>
    sheet.linearBetween(
      [0, y - length * 0.24],
      [0, y],
      [
        [0, colour, opacity],
        [0.6, colour, opacity * 0.9],
        [1, colour, 0],
      ],
    );
  return (
    path(outline(0, 0, 1), fade(white, 0.95)) +
    path(outline(-side * 0.28, 0.42, 0.86), fade(mix(middle, light.haze, 0.5), 0.75)) +
    path(outline(-side * 0.4, 0.85, 0.7), fade(mix(middle, light.shade, 0.18), 0.6))
  );
}

/** One long poster cloud, centred on x: thin flat streaks laid over each other, lit along their crowns. */
export function cloud(
  sheet: Sheet,
  light: Light,
  x: number,
  y: number,
  length: number,
  seed: string,
): string {
  const { random } = sheet;
  const night = light.stars > 0.5;
  const [, middle, low] = light.sky;
  const body = mix(mix(middle, low, 0.5), light.shade, night ? 0.3 : 0.16);
  const crown = mix(low, light.sun, night ? 0.12 : 0.65);
  const bumps = fractal(`${seed}/${Math.round(x)}`, 3, 0.55);
  const streak = (cx: number, cy: number, long: number, thick: number, phase: number): string => {
    const top: Point[] = [];
    const bottom: Point[] = [];
    for (let i = 0; i <= 18; i++) {
      const t = i / 18;
      const swell = Math.sin(Math.PI * t) ** 0.8;
      const at = cx + (t - 0.5) * long;
      top.push([at, cy - swell * thick * (0.75 + 0.5 * bumps(t * 4 + phase))]);
      bottom.unshift([at, cy + swell * thick * 0.22]);
    }
    return smooth([...top, ...bottom]);
  };
  let lit = '';
  let shade = '';
  for (let i = 0; i < 5; i++) {
    const cx = x + random.between(-0.32, 0.32) * length;
    const cy = y + (i - 2) * length * 0.022;
    const long = length * random.between(0.4, 0.85);
    const thick = length * random.between(0.018, 0.05);
    lit += streak(cx, cy, long, thick, i * 9);
    shade += streak(cx + long * 0.02, cy + thick * 0.24, long * 0.9, thick * 0.55, i * 9);
  }
  return path(lit, crown, 'opacity="0.7"') + path(shade, body, 'opacity="0.55"');
}
