import { type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from 'react-router';
import type { Paged } from '../../calls/all.ts';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { lisbonDay, longDate } from '../../fields/calendar.ts';
import { call } from '../client.ts';
import { callFor, lastPage, perPage, viewIn } from '../list/listView.ts';
import { useListView } from '../list/useListView.ts';
import { Empty } from '../parts/Empty.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Note } from '../parts/Note.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { BookingFilters, filterIn } from './BookingFilters.tsx';
import { BookingTable } from './BookingTable.tsx';

type Every = Paged<'/api/inscricoes'>;
type Row = Every['arrayInscricoes'][number];

/** Reads the page of bookings, of whatever event, that the address asks for. */
export async function readEvery({ request }: LoaderFunctionArgs): Promise<Every | Refused> {
  const { pathname, searchParams } = new URL(request.url);
  const view = viewIn(searchParams);
  const query = `${callFor(view)}&estado=${filterIn(searchParams)}`;
  const read = (await call('GET', `/api/inscricoes?${query}` as const)) as Every | Refused;
  if (!isRefused(read) && read.total > 0 && read.total <= (view.page - 1) * perPage) {
    throw redirect(`${pathname}?${lastPage(searchParams, read.total)}`);
  }
  return read;
}

function Shown({ read }: { read: Every }) {
  const list = useListView();
  const { revalidate } = useRevalidator();
  const { arrayInscricoes, total, estados } = read;
  if (estados.todas + estados.porDevolver === 0)
    return <Empty>Não há reservas para os eventos que aí vêm</Empty>;
  return (
    <>
      <BookingFilters estados={estados} />
      <BookingTable
        list={list}
        caption="Inscrições"
        rows={arrayInscricoes}
        total={total}
        hrefOf={({ _id, doEvento }: Row) =>
          `/backoffice/eventos/${encodeURIComponent(doEvento.identifier)}/${encodeURIComponent(_id)}`
        }
        eventOf={({ doEvento }: Row) => `${doEvento.title}, ${longDate(doEvento.startDate)}`}
        hasBegun={({ doEvento }: Row) => doEvento.startDate <= lisbonDay(new Date())}
        reread={revalidate}
      />
      <Note>
        Estão aqui as reservas dos eventos que ainda não acabaram; em «Por devolver», as de todos.
        As outras estão em cada evento.
      </Note>
    </>
  );
}

/** The bookings of all events: what is to be paid, checked or given back, wherever it is. */
export function EveryBooking() {
  return (
    <Loaded read={useLoaderData<Every | Refused>()} title="Inscrições">
      {(read) => (
        <>
          <ScreenHead title="Inscrições" />
          <Shown read={read} />
        </>
      )}
    </Loaded>
  );
}
