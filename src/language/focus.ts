/** A point in a photo, as fractions (0 to 1) of its width from the left and its height from the top. */
export type Foco = { x: number; y: number };

/** The point that stays in sight, as a CSS `object-position`. */
export const focusOf = ({ x, y }: Foco) => `${x * 100}% ${y * 100}%`;

/** A part of a photo: its top left corner and its size, as fractions of the whole. */
export type Corte = Foco & { largura: number; altura: number };

/** The whole photo. */
export const whole: Corte = { x: 0, y: 0, largura: 1, altura: 1 };
