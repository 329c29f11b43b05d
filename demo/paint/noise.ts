/** Smooth seeded noise for ridge lines, boulders, smoke and everything else that must not look ruled. */
import { random } from './random.ts';

/** A smooth curve through chance: give it any x, get a value in about [-1, 1]; it changes once per unit. */
export type Noise = (x: number) => number;

/** One octave of smooth noise. */
export function noise(seed: string): Noise {
  const chance = random(seed);
  const values = Array.from({ length: 256 }, () => chance.between(-1, 1));
  return (x) => {
    const cell = Math.floor(x);
    const t = x - cell;
    const soft = t * t * (3 - 2 * t);
    const at = (index: number) => values[((index % 256) + 256) % 256] ?? 0;
    return at(cell) + (at(cell + 1) - at(cell)) * soft;
  };
}

/** Several octaves added: large forms with finer and finer detail; `gain` is how rough the detail is. */
export function fractal(seed: string, octaves = 5, gain = 0.5): Noise {
  const layers = Array.from({ length: octaves }, (_, octave) => noise(`${seed}/${octave}`));
  return (x) => {
    let sum = 0;
    let strength = 1;
    let total = 0;
    layers.forEach((layer, octave) => {
      sum += layer(x * 2 ** octave) * strength;
      total += strength;
      strength *= gain;
    });
    return sum / total;
  };
}
