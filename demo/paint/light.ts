/** An hour of the day or a season as a painter sees it: sky, sun, haze, and the tints of light and shade. */
import { type Colour, glaze, mix } from './colour.ts';

/** A direction in the picture's space: x to the right, y up, z away from the viewer. */
export type Direction = readonly [x: number, y: number, z: number];

export type Light = {
  /** Sky colours from the top of the sheet to the horizon. */
  sky: readonly [top: Colour, middle: Colour, low: Colour];
  /** What far things fade into. */
  haze: Colour;
  /** Colour of the sun or moon and its glow. */
  sun: Colour;
  /** Where the sun or moon stands: fractions of the sheet, and a radius as a fraction of its width. */
  place: { x: number; y: number; radius: number };
  /** Towards the sun, for lit and shaded planes and cast shadows. */
  towards: Direction;
  /** Glaze on planes in the light. */
  lit: Colour;
  /** Glaze on planes in the shade. */
  shade: Colour;
  /** How strongly the stars show (0 by day). */
  stars: number;
  /** True when windows and lamps are lit. */
  lamps: boolean;
};

/** The hours and weathers of the village. `side` in `fromSide` turns any of them around. */
export const lights = {
  dawn: {
    sky: ['#5f97a3', '#c9cda9', '#ffd391'],
    haze: '#e0c99b',
    sun: '#fff1cb',
    place: { x: 0.72, y: 0.3, radius: 0.03 },
    towards: [0.82, 0.45, 0.12],
    lit: '#ffe9bd',
    shade: '#8c97a6',
    stars: 0,
    lamps: false,
  },
  morning: {
    sky: ['#7fb0bb', '#bcd6cd', '#f3e9cd'],
    haze: '#cfdccb',
    sun: '#fff8e2',
    place: { x: 0.2, y: 0.18, radius: 0.022 },
    towards: [-0.7, 0.6, -0.3],
    lit: '#fff6e2',
    shade: '#8393a3',
    stars: 0,
    lamps: false,
  },
  day: {
    sky: ['#6fa9bf', '#a9d0d3', '#e9eed9'],
    haze: '#c5dad6',
    sun: '#fffdf0',
    place: { x: 0.78, y: 0.14, radius: 0.02 },
    towards: [0.6, 0.72, -0.35],
    lit: '#fffaf0',
    shade: '#8196a6',
    stars: 0,
    lamps: false,
  },
  golden: {
    sky: ['#6e8f9c', '#d3b98a', '#f8cf84'],
    haze: '#e2bd85',
    sun: '#fff0c0',
    place: { x: 0.22, y: 0.3, radius: 0.028 },
    towards: [-0.84, 0.38, -0.2],
    lit: '#ffe2ab',
    shade: '#7b7587',
    stars: 0,
    lamps: false,
  },
  dusk: {
    sky: ['#3f5377', '#a97a86', '#f0b479'],
    haze: '#b98a82',
    sun: '#ffdf9f',
    place: { x: 0.3, y: 0.42, radius: 0.026 },
    towards: [-0.85, 0.3, 0.2],
    lit: '#e9b795',
    shade: '#5c5876',
    stars: 0.25,
    lamps: true,
  },
  night: {
    sky: ['#0e1a33', '#1c3553', '#456a7d'],
    haze: '#33546b',
    sun: '#f4efd9',
    place: { x: 0.76, y: 0.2, radius: 0.024 },
    towards: [0.6, 0.65, -0.3],
    lit: '#8ea6bb',
    shade: '#3c4a68',
    stars: 1,
    lamps: true,
  },
  winter: {
    sky: ['#8fabc0', '#c9d3d6', '#f4e2cd'],
    haze: '#d6dadb',
    sun: '#fff6e4',
    place: { x: 0.24, y: 0.26, radius: 0.022 },
    towards: [-0.75, 0.45, -0.3],
    lit: '#fff5e8',
    shade: '#8392ad',
    stars: 0,
    lamps: false,
  },
  mist: {
    sky: ['#a9bab4', '#c8d0c4', '#e3e2d2'],
    haze: '#d2d6ca',
    sun: '#fbf7e8',
    place: { x: 0.62, y: 0.22, radius: 0.024 },
    towards: [0.5, 0.7, -0.3],
    lit: '#eef0e6',
    shade: '#93a1a3',
    stars: 0,
    lamps: false,
  },
} as const satisfies Record<string, Light>;

/** The same hour with the sun on the other side (mirrored), or where the picture needs it. */
export function withSun(
  light: Light,
  place: { x: number; y: number; radius?: number },
  towards?: Direction,
): Light {
  const mirrored = place.x < 0.5 !== light.place.x < 0.5;
  const [x, y, z] = light.towards;
  return {
    ...light,
    place: { radius: light.place.radius, ...place },
    towards: towards ?? [mirrored ? -x : x, y, z],
  };
}

/** The colour of a thing fully in the light. */
export const lit = (light: Light, colour: Colour): Colour => glaze(colour, light.lit);

/** The colour of a thing in the shade. */
export const shaded = (light: Light, colour: Colour): Colour => glaze(colour, light.shade);

/** The colour of a thing that gets `amount` of the light (0 shade, 1 full light). */
export const toned = (light: Light, colour: Colour, amount: number): Colour =>
  mix(shaded(light, colour), lit(light, colour), amount);

/** The colour faded by distance: 0 stands before us, 1 is lost in the haze. */
export const far = (light: Light, colour: Colour, distance: number): Colour =>
  mix(colour, light.haze, distance);

/** How much light a plane with that outward normal gets, from 0 (turned away) to 1 (facing the sun). */
export function exposure(light: Light, normal: Direction): number {
  const [x, y, z] = light.towards;
  const length = Math.hypot(x, y, z) * Math.hypot(normal[0], normal[1], normal[2]);
  const cosine = (x * normal[0] + y * normal[1] + z * normal[2]) / (length || 1);
  // A little light reaches every plane, so that shaded ones still differ from each other.
  return Math.min(1, Math.max(0, 0.22 + cosine * 0.95));
}

/** Which side the light comes from: -1 the left, 1 the right. */
export const sideOf = (light: Light): -1 | 1 => (light.towards[0] < 0 ? -1 : 1);
