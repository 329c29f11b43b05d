import { Button, NativeSelect } from '@mantine/core';
import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { searchWith } from '../../backoffice/list/listView.ts';
import { readPage } from '../../backoffice/list/readPage.ts';
import { useListView } from '../../backoffice/list/useListView.ts';
import { useMay } from '../../backoffice/may.ts';
import { Empty } from '../../backoffice/parts/Empty.tsx';
import { Loaded } from '../../backoffice/parts/Loaded.tsx';
import { Note } from '../../backoffice/parts/Note.tsx';
import { ScreenHead } from '../../backoffice/parts/ScreenHead.tsx';
import type { Paged } from '../../calls/all.ts';
import type { Refused } from '../../calls/ask.ts';
import { lisbonDay, longDate } from '../../language/calendar.ts';
import { officePath } from '../../sections/officePath.ts';
import { BookingFilters, filterIn } from './BookingFilters.screen.tsx';
import { BookingTable } from './BookingTable.screen.tsx';
import { doorsPath } from './feature.ts';
import { doorCall } from './useDoor.screen.ts';

type Every = Paged<'GET /api/inscricoes'>;
type Row = Every['arrayInscricoes'][number];

/** The address parameter that narrows the list to one event. */
const eventParam = 'evento';

/** Reads the page of bookings that the address asks for, of all events or of one. */
export function readEvery(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const evento = searchParams.get(eventParam) ?? '';
  return readPage('GET /api/inscricoes', args, { estado: filterIn(searchParams), evento });
}

/** Narrows the list to the bookings of one event. */
function EventFilter({ eventos }: Pick<Every, 'eventos'>) {
  const [search, setSearch] = useSearchParams();
  const options = eventos.map(({ identifier, title, startDate }) => ({
    value: identifier,
    label: `${title}, ${longDate(startDate)}`,
  }));
  const chosen = search.get(eventParam) ?? '';
  const isListed = chosen === '' || eventos.some(({ identifier }) => identifier === chosen);
  return (
    <NativeSelect
      aria-label="Evento"
      data={[
        { value: '', label: 'Todos os eventos' },
        ...options,
        ...(isListed ? [] : [{ value: chosen, label: 'Outro evento' }]),
      ]}
      value={chosen}
      onChange={({ currentTarget: { value } }) => {
        const next = searchWith(search, {});
        if (value) next.set(eventParam, value);
        else next.delete(eventParam);
        setSearch(next, { replace: true, preventScrollReset: true });
      }}
      flex="1 1 12rem"
      maw="28rem"
    />
  );
}

function Bookings({ read }: { read: Every }) {
  const list = useListView();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const { arrayInscricoes, total, estados, eventos } = read;
  if (eventos.length === 0 && !search.has(eventParam))
    return <Empty>Não há reservas para os eventos que aí vêm</Empty>;
  return (
    <>
      <BookingFilters estados={estados} />
      <BookingTable
        list={list}
        caption="Inscrições"
        filter={<EventFilter eventos={eventos} />}
        rows={arrayInscricoes}
        total={total}
        hrefOf={({ _id, doEvento }: Row) =>
          `${officePath('eventos', doEvento.identifier)}/${encodeURIComponent(_id)}`
        }
        eventOf={({ doEvento }: Row) => doEvento}
        hasBegun={({ doEvento }: Row) => doEvento.startDate <= lisbonDay(new Date())}
        reread={revalidate}
      />
      <Note>
        Estão aqui as reservas dos eventos que ainda não acabaram; em «Por devolver» e «A decidir»,
        as de todos, tal como os comprovativos de reservas canceladas ou expiradas. As outras estão
        em cada evento.
      </Note>
    </>
  );
}

/** The bookings of all events, with what is to be paid, checked or refunded. */
export function EveryBooking() {
  const may = useMay();
  return (
    <Loaded read={useLoaderData<Every | Refused>()} title="Inscrições">
      {(read) => (
        <>
          <ScreenHead title="Inscrições">
            {may.call(doorCall) && (
              <Button component={Link} to={doorsPath} variant="outline">
                Porta
              </Button>
            )}
          </ScreenHead>
          <Bookings read={read} />
        </>
      )}
    </Loaded>
  );
}
