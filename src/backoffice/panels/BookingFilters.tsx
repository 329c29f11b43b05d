import { Link, useSearchParams } from 'react-router';
import { type BookingFilter, bookingFilters } from '../../sections/inscricoes.ts';
import { searchWith } from '../list/listView.ts';
import styles from './BookingFilters.module.css';

/** In the address when only some bookings are shown. */
const param = 'estado';

const all = Object.keys(bookingFilters) as BookingFilter[];

/** The filter that an address asks for; none where it asks for one that there is not. */
export function filterIn(search: URLSearchParams): BookingFilter {
  return all.find((each) => each === search.get(param)) ?? 'todas';
}

function searchFor(search: URLSearchParams, filter: BookingFilter): string {
  const next = searchWith(search, {});
  if (filter === 'todas') next.delete(param);
  else next.set(param, filter);
  return `?${next}`;
}

/** The ways to see only some bookings, each with how many it leads to. */
export function BookingFilters({ estados }: { estados: Record<BookingFilter, number> }) {
  const [search] = useSearchParams();
  const current = filterIn(search);
  // Money to give back is rare enough to be told of only where there is some.
  const shown = all.filter(
    (each) => each !== 'porDevolver' || estados[each] > 0 || current === each,
  );
  return (
    <nav aria-label="Filtrar reservas">
      <ul className={styles.filters}>
        {shown.map((filter) => (
          <li key={filter}>
            <Link
              to={searchFor(search, filter)}
              replace
              preventScrollReset
              aria-current={filter === current ? 'true' : undefined}
            >
              {bookingFilters[filter]} <span className={styles.count}>{estados[filter]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
