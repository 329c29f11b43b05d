import type { View } from './view.ts';

const Nothing = () => null;

/** Nobody chooses it and nobody reads it: it only tells the program where a record belongs. */
export const fixedView: View<string> = {
  Input: Nothing,
  Cell: Nothing,
  hiddenIn: ['form', 'detail'],
};
