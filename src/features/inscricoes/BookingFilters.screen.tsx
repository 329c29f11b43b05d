import { useSearchParams } from 'react-router';
import { CountLinks } from '../../backoffice/list/CountLinks.tsx';
import { stateParam } from '../../backoffice/list/listView.ts';
import { type BookingFilter, bookingFilters } from './inscricoes.ts';

const all = Object.keys(bookingFilters) as BookingFilter[];

/** The filter that an address asks for; none where it asks for one that there is not. */
export function filterIn(search: URLSearchParams): BookingFilter {
  return all.find((each) => each === search.get(stateParam)) ?? 'todas';
}

/** The ways to see only some bookings, each with how many it leads to. */
export function BookingFilters({ estados }: { estados: Record<BookingFilter, number> }) {
  const current = filterIn(useSearchParams()[0]);
  const stateOf = (filter: BookingFilter) => (filter === 'todas' ? '' : filter);
  // What is rare is told of only where there is some; what stands in the way
  // of deleting an event, only to who comes from there.
  const rare: readonly BookingFilter[] = ['porDevolver', 'espera', 'expiradas', 'aDecidir'];
  const isShown = (each: BookingFilter) =>
    current === each || (each !== 'comDinheiro' && (!rare.includes(each) || estados[each] > 0));
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
