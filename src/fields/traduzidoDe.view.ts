import type { MadeFrom } from './translation.ts';
import type { View } from './view.ts';

/** Never seen: the inputs of translations read it and write it. */
export const traduzidoDeView: View<MadeFrom> = {
  Input: () => null,
  Cell: () => null,
  hiddenIn: ['form', 'detail'],
};
