import { longDate } from './calendar.ts';
import type { View } from './view.ts';

/** The server alone writes it. */
export const instantView: View<string> = {
  Input: () => null,
  Cell: ({ value }) => (value === '' ? null : <time dateTime={value}>{longDate(value)}</time>),
  hiddenIn: ['form'],
  unset: 'Não está definida',
};
