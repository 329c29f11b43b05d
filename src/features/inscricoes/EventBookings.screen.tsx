import { Button, Group, Loader } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useSearchParams } from 'react-router';
import { download } from '../../backoffice/client.ts';
import { callFor, perPage } from '../../backoffice/list/listView.ts';
import { useListView } from '../../backoffice/list/useListView.ts';
import { useMay } from '../../backoffice/may.ts';
import { BusyButton } from '../../backoffice/parts/BusyButton.tsx';
import { Empty } from '../../backoffice/parts/Empty.tsx';
import { Failed } from '../../backoffice/parts/Loaded.tsx';
import { More } from '../../backoffice/parts/More.tsx';
import { Note } from '../../backoffice/parts/Note.tsx';
import { notifyFailed } from '../../backoffice/parts/notices.tsx';
import { useAnswer } from '../../backoffice/parts/useAnswer.ts';
import { addressOf } from '../../calls/address.ts';
import { isRefused, reasonOf } from '../../calls/ask.ts';
import { lisbonDay, longDate } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { officePath } from '../../sections/officePath.ts';
import { BookingFilters, filterIn } from './BookingFilters.screen.tsx';
import type { Booking } from './BookingState.screen.tsx';
import { BookingTable } from './BookingTable.screen.tsx';
import {
  type BookedEvent,
  bookingsInWords,
  type ReadBookings as Read,
  readBookings,
} from './bookingsInWords.screen.ts';
import { CounterBooking } from './CounterBooking.screen.tsx';
import { DoorList } from './DoorList.screen.tsx';
import { EventAccount } from './EventAccount.screen.tsx';
import styles from './EventBookings.module.css';
import { guestOf } from './guest.ts';
import { erasedOn, monthsAfterEvent } from './signUp.ts';
import { doorCall } from './useDoor.screen.ts';
import { WriteToGuests } from './WriteToGuests.screen.tsx';

const lettersCall = 'POST /api/noticiasEventos/evento/:identifier/cartas';

/** Exports the list as a file, or prints it. */
function ListTools({ itemKey, read }: { itemKey: string; read: Read }) {
  const { noticiaEvento: evento, reservas } = read;
  const [everyone, setEveryone] = useState<Booking[]>();
  const isWhole = evento.inscricoes.length === reservas.estados.todas;
  const bookings = isWhole ? evento.inscricoes : everyone;
  const guests = bookings
    ?.filter(({ estado }) => estado === 'ativa')
    .map((booking) => guestOf(booking));

  async function exportAll() {
    const refused = await download(
      addressOf('/api/noticiasEventos/backoffice/:identifier/inscricoes.csv', {
        params: { identifier: itemKey },
      }),
    );
    if (refused) notifyFailed('Não foi possível exportar', reasonOf(refused));
  }
  async function print() {
    if (!isWhole) {
      const answer = await readBookings(itemKey);
      if (isRefused(answer)) return notifyFailed('Não foi possível imprimir', reasonOf(answer));
      // `print` takes what is rendered at that moment, so render the whole list first.
      flushSync(() => setEveryone(answer.noticiaEvento.inscricoes));
    }
    window.print();
  }
  return (
    <>
      <BusyButton variant="default" onPress={exportAll}>
        Exportar para Excel (CSV)
      </BusyButton>
      <BusyButton variant="default" onPress={print}>
        Imprimir lista de entrada
      </BusyButton>
      {guests && <DoorList evento={evento} guests={guests} />}
    </>
  );
}

/** Whether the day of an event has come: people may be arriving. */
const hasBegun = ({ startDate }: Pick<BookedEvent, 'startDate'>) =>
  startDate <= lisbonDay(new Date());

type Props = {
  itemKey: string;
  read: Read;
  list: ReturnType<typeof useListView>;
  onChanged(): Promise<void>;
};

function Bookings({ itemKey, read, list, onChanged }: Props) {
  const { noticiaEvento: evento, total, reservas } = read;
  const [search] = useSearchParams();
  const hasAny = reservas.estados.todas > 0;
  const all = counted(reservas.estados.todas, 'reserva', 'reservas');
  const isSome = list.view.q !== '' || filterIn(search) !== 'todas';
  return (
    <>
      <p className={styles.sums}>{bookingsInWords(evento, reservas).join(' ')}</p>
      {hasAny ? (
        <>
          <BookingTable
            list={list}
            filter={<BookingFilters estados={reservas.estados} />}
            caption="Reservas do evento"
            rows={evento.inscricoes}
            total={total}
            status={isSome ? `${total} de ${all}` : all}
            hrefOf={({ _id }) => `${officePath('eventos', itemKey)}/${encodeURIComponent(_id)}`}
            hasBegun={() => hasBegun(evento)}
            reread={onChanged}
          />
          <EventAccount evento={evento} sums={reservas} />
          <Note>
            Estas reservas e os seus comprovativos são apagados automaticamente a{' '}
            {longDate(erasedOn(evento))}, passados {monthsAfterEvent} meses do fim do evento.
          </Note>
        </>
      ) : (
        <Empty>Ainda não existem reservas para este evento</Empty>
      )}
    </>
  );
}

/** What the colours of the rows mean. */
function Legend({ reservas }: Pick<Read, 'reservas'>) {
  return (
    <ul className={`row-list ${styles.legend}`} aria-label="Legenda">
      <li data-tone="paid">
        <span>|</span> Está pago
      </li>
      <li data-tone="unpaid">
        <span>|</span> Não está pago
      </li>
      {reservas.canceladas > 0 && (
        <li data-tone="cancelled">
          <span>|</span> Cancelada
        </li>
      )}
      {reservas.estados.espera + reservas.estados.expiradas > 0 && (
        <li data-tone="waiting">
          <span>|</span> Sem lugar
        </li>
      )}
    </ul>
  );
}

/** What can be done with all bookings of an event. */
function Actions({ itemKey, read, onChanged }: Omit<Props, 'list'>) {
  const { noticiaEvento: evento, reservas } = read;
  const hasAny = reservas.estados.todas > 0;
  const may = useMay();
  const door = hasAny && !evento.cancelado && may.call(doorCall) && (
    <Button component={Link} variant="default" to={`${officePath('eventos', itemKey)}/entrada`}>
      Lista de entrada
    </Button>
  );
  return (
    <Group gap="var(--space-2)">
      {may.call('POST /api/inscricoes/balcao') && (
        <CounterBooking evento={evento} onBooked={onChanged} />
      )}
      {hasBegun(evento) && door}
      {hasAny && (
        <More>
          {!hasBegun(evento) && door}
          {reservas.reservas > 0 && may.call(lettersCall) && <WriteToGuests identifier={itemKey} />}
          <ListTools itemKey={itemKey} read={read} />
        </More>
      )}
    </Group>
  );
}

/** Who is coming to an event, and who has paid. */
export function EventBookings({ itemKey }: { itemKey: string }) {
  const list = useListView();
  const [search] = useSearchParams();
  const { answer, ask } = useAnswer(
    useCallback((query: string) => readBookings(itemKey, query), [itemKey]),
    `${callFor(list.view)}&estado=${filterIn(search)}`,
  );

  const { change } = list;
  const last = answer && !isRefused(answer) ? Math.ceil(answer.total / perPage) : 0;
  useEffect(() => {
    // Deleting may leave the last page empty.
    if (last > 0 && list.view.page > last) change({ page: last });
  }, [last, list.view.page, change]);

  return (
    <section aria-labelledby="reservas">
      <div className={styles.head}>
        <h2 id="reservas">Reservas do evento</h2>
        {answer && !isRefused(answer) && (
          <>
            <Legend reservas={answer.reservas} />
            <Actions itemKey={itemKey} read={answer} onChanged={ask} />
          </>
        )}
      </div>
      {answer === undefined && <Loader aria-label="A carregar as reservas" />}
      {isRefused(answer) && (
        <Failed title="Não foi possível carregar as reservas" refused={answer} onRetry={ask} />
      )}
      {answer && !isRefused(answer) && (
        <Bookings itemKey={itemKey} read={answer} list={list} onChanged={ask} />
      )}
    </section>
  );
}
