/** Arithmetic on `#rrggbb` colours: every tone of a picture is mixed from the palette with these. */
export type Colour = string;

type Channels = readonly [number, number, number];

function channels(colour: Colour): Channels {
  const value = Number.parseInt(colour.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hex([red, green, blue]: Channels): Colour {
  const part = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(red)}${part(green)}${part(blue)}`;
}

/** The colour `amount` of the way from one to the other (0 gives `from`, 1 gives `to`). */
export function mix(from: Colour, to: Colour, amount: number): Colour {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  const t = Math.min(1, Math.max(0, amount));
  return hex([r1 + (r2 - r1) * t, g1 + (g2 - g1) * t, b1 + (b2 - b1) * t]);
}

/** The colour as seen under light of the other colour (a glaze: white changes nothing). */
export function glaze(colour: Colour, tint: Colour): Colour {
  const [r1, g1, b1] = channels(colour);
  const [r2, g2, b2] = channels(tint);
  return hex([(r1 * r2) / 255, (g1 * g2) / 255, (b1 * b2) / 255]);
}

/** The colour brought towards white. */
export const lighten = (colour: Colour, amount: number): Colour => mix(colour, '#ffffff', amount);

/** The colour brought towards a warm black. */
export const darken = (colour: Colour, amount: number): Colour => mix(colour, '#0d0f12', amount);
