/** A place in a photo: how far from its left and from its top, of all its width and height. */
export type Foco = { x: number; y: number };

/** What is to stay in sight, as style sheets say it. */
export const focusOf = ({ x, y }: Foco) => `${x * 100}% ${y * 100}%`;

/** A part of a photo: where it begins, and how much of the whole it is. */
export type Corte = Foco & { largura: number; altura: number };

/** All of it. */
export const whole: Corte = { x: 0, y: 0, largura: 1, altura: 1 };
