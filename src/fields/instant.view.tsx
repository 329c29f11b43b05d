import { longDate } from './calendar.ts';
import { Unset } from './inputs/Unset.tsx';
import type { CellProps, View } from './view.ts';

function InstantCell({ value, place }: CellProps<string>) {
  if (value === '') return place === 'detail' ? <Unset words="Não está definida" /> : null;
  return <time dateTime={value}>{longDate(value)}</time>;
}

/** The server alone writes it. */
export const instantView: View<string> = {
  Input: () => null,
  Cell: InstantCell,
  hiddenIn: ['form'],
};
