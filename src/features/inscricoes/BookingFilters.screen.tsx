import { useSearchParams } from 'react-router';
import { CountLinks } from '../../backoffice/list/CountLinks.tsx';
import { stateParam } from '../../backoffice/list/listView.ts';
import { type BookingFilter, bookingFilters } from './inscricoes.ts';

const all = Object.keys(bookingFilters) as BookingFilter[];

/** The filter in the address; `todas` if it names none, or an unknown one. */
export function filterIn(search: URLSearchParams): BookingFilter {
  return all.find((each) => each === search.get(stateParam)) ?? 'todas';
}

/** Links to the filters, each with how many bookings it shows. */
export function BookingFilters({ estados }: { estados: Record<BookingFilter, number> }) {
  const current = filterIn(useSearchParams()[0]);
  const stateOf = (filter: BookingFilter) => (filter === 'todas' ? '' : filter);
  // `comDinheiro`, which keeps an event from being deleted, is shown only to those who follow the link to it.
  const isShown = (each: BookingFilter) =>
    current === each || each === 'todas' || (each !== 'comDinheiro' && estados[each] > 0);
  const shown = all.filter(isShown);
  return (
    <CountLinks
      label="Filtrar reservas"
      current={stateOf(current)}
      links={shown.map((filter) => ({
        label: bookingFilters[filter],
        count: estados[filter],
        state: stateOf(filter),
      }))}
    />
  );
}
