import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { readPage } from '../../backoffice/list/readPage.ts';
import { useListView } from '../../backoffice/list/useListView.ts';
import { Empty } from '../../backoffice/parts/Empty.tsx';
import { Loaded } from '../../backoffice/parts/Loaded.tsx';
import { Note } from '../../backoffice/parts/Note.tsx';
import { ScreenHead } from '../../backoffice/parts/ScreenHead.tsx';
import type { Paged } from '../../calls/all.ts';
import type { Refused } from '../../calls/ask.ts';
import { lisbonDay } from '../../language/calendar.ts';
import { BookingFilters, filterIn } from './BookingFilters.screen.tsx';
import { BookingTable } from './BookingTable.screen.tsx';

type Every = Paged<'GET /api/inscricoes'>;
type Row = Every['arrayInscricoes'][number];

/** Reads the page of bookings, of whatever event, that the address asks for. */
export const readEvery = (asked: LoaderFunctionArgs) =>
  readPage('GET /api/inscricoes', asked, filterIn(new URL(asked.request.url).searchParams));

function Bookings({ read }: { read: Every }) {
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
        eventOf={({ doEvento }: Row) => doEvento}
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
          <Bookings read={read} />
        </>
      )}
    </Loaded>
  );
}
