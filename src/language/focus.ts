/** A place in a photo: how far from its left and from its top, of all its width and height. */
export type Foco = { x: number; y: number };

/** What is to stay in sight, as style sheets say it. */
export const focusOf = ({ x, y }: Foco) => `${x * 100}% ${y * 100}%`;
