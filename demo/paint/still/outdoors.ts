/** Open-air backgrounds for feasts and close-ups: a quiet valley, a lane with cobbles, a floor of leaves. */
import { type Colour, darken, mix } from '../colour.ts';
import { far, type Light, toned } from '../light.ts';
import { palette } from '../palette.ts';
import { crest, mist, ridge, under, withPeak } from '../ridges.ts';
import { sky } from '../sky.ts';
import { pebble } from '../stone.ts';
import { Gathered, path, type Sheet } from '../svg.ts';

/** The valley behind a subject. */
export type ValleyOptions = {
  /** Where the nearest ridge begins, as a fraction of the height. */
  horizon?: number;
  colours?: readonly [Colour, Colour, Colour];
  clouds?: number;
  disc?: boolean;
  snow?: number;
};

/** Sky and three ridges in the haze: enough mountain for a picture whose subject stands before it. */
export function valley(sheet: Sheet, light: Light, options: ValleyOptions = {}): string {
  const { horizon = 0.55, clouds = 2, disc = true, snow = 0 } = options;
  const colours = options.colours ?? ['#6f8f80', '#4f7a63', '#3a6450'];
  const { width, height } = sheet;
  const base = height * horizon;
  const seed = `${sheet.random.next()}`;
  const back = withPeak(
    crest(`${seed}/a`, { base: base - height * 0.12, amplitude: height * 0.06, wave: width * 0.3 }),
    width * 0.34,
    height * 0.13,
    width * 0.12,
  );
  const middle = crest(`${seed}/b`, {
    base: base - height * 0.04,
    amplitude: height * 0.06,
    wave: width * 0.36,
  });
  const front = crest(`${seed}/c`, {
    base: base + height * 0.04,
    amplitude: height * 0.05,
    wave: width * 0.42,
    octaves: 5,
  });
  return (
    sky(sheet, light, { horizon: horizon, clouds, disc }) +
    ridge(sheet, light, back, { colour: colours[0], distance: 0.62, snow }) +
    mist(sheet, light, base - height * 0.02, height * 0.05, 0.4) +
    ridge(sheet, light, middle, { colour: colours[1], distance: 0.42 }) +
    ridge(sheet, light, front, { colour: colours[2], distance: 0.22, facets: 0.3 })
  );
}

/** A plain slope or field in front, from a gently waving edge down to the foot of the sheet. */
export function ground(sheet: Sheet, light: Light, y: number, colour: Colour, swell = 26): string {
  const line = crest(`${sheet.random.next()}`, {
    base: y,
    amplitude: swell,
    wave: sheet.width * 0.4,
    octaves: 3,
  });
  const fill = sheet.linearBetween(
    [0, y - swell],
    [0, sheet.height],
    [
      [0, far(light, toned(light, colour, 0.95), 0.1)],
      [1, darken(toned(light, colour, 0.5), 0.25)],
    ],
  );
  return path(under(sheet, line, 24), fill);
}

/** Cobbles from y down, larger towards us. */
export function cobbles(sheet: Sheet, light: Light, y: number, amount = 0.6): string {
  const { width, height, random } = sheet;
  const stones = new Gathered();
  const base = toned(light, palette.graniteDark, amount * 0.6);
  const tints = [0, 0.2, 0.4, 0.6, 0.8].map((t) =>
    mix(toned(light, palette.granite, amount), toned(light, palette.graniteLight, amount), t),
  );
  let at = y + 6;
  let tall = 12;
  while (at < height + tall) {
    for (let x = -random.between(0, tall * 2); x < width; ) {
      const wide = tall * random.between(1.6, 2.6);
      stones.add(random.pick(tints), pebble(random, x + wide / 2, at, wide * 0.47, tall * 0.44));
      x += wide;
    }
    at += tall * 0.94;
    tall *= 1.16;
  }
  return path(`M0 ${y}H${width}V${height}H0Z`, darken(base, 0.2)) + stones.paths();
}
