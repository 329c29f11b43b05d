import { Box, Group, Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isRefused, reasonOf } from '../../calls/ask.ts';
import { longDate } from '../../fields/calendar.ts';
import { counted } from '../../fields/counted.ts';
import { euros } from '../../fields/euros.ts';
import type { Inscricao } from '../../sections/inscricoes.ts';
import { erasedOn, monthsAfterEvent } from '../../sections/signUp.ts';
import { download } from '../client.ts';
import type { Columns } from '../list/LinkedTable.tsx';
import { callFor, perPage } from '../list/listView.ts';
import { SearchedTable } from '../list/SearchedTable.tsx';
import { useListView } from '../list/useListView.ts';
import { BusyButton } from '../parts/BusyButton.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Failed } from '../parts/Loaded.tsx';
import { Note } from '../parts/Note.tsx';
import { notifyFailed } from '../parts/notices.tsx';
import { State } from '../parts/State.tsx';
import { useAnswer } from '../parts/useAnswer.ts';
import {
  bookingsCall,
  bookingsInWords,
  type ReadBookings as Read,
  readBookings,
} from './bookingsInWords.ts';
import { CounterBooking } from './CounterBooking.tsx';
import { DoorList } from './DoorList.tsx';
import styles from './EventBookings.module.css';

/** What a booking is: paid or not or, whichever it was, cancelled. */
function BookingState({ inscricao }: { inscricao: Inscricao }) {
  const { estado, estaPago, aDevolver, devolvido } = inscricao;
  if (estado === 'ativa') {
    return (
      <State tone={estaPago ? 'done' : 'pending'}>{estaPago ? 'Está pago' : 'Não está pago'}</State>
    );
  }
  const owed = aDevolver ? `, ${euros(aDevolver)} ${devolvido ? 'devolvidos' : 'a devolver'}` : '';
  return <State tone={owed && !devolvido ? 'failed' : 'off'}>{`Cancelada${owed}`}</State>;
}

const columns: Columns<Inscricao> = [
  {
    name: 'name',
    label: 'Nome da reserva',
    cell: (inscricao) => (
      <>
        {inscricao.name}
        <br />
        <BookingState inscricao={inscricao} />
      </>
    ),
  },
  { name: 'email', label: 'Email da reserva' },
  { name: 'numeroPessoas', label: 'Número de participantes' },
  {
    name: 'enrollmentDate',
    label: 'Data da reserva',
    cell: ({ enrollmentDate }) => longDate(enrollmentDate),
  },
];

const called = { one: 'reserva', many: 'reservas', none: 'Nenhuma reserva', found: 'encontrada' };

/** The ways to take the list along: as a file, or on paper. */
function ListTools({ itemKey, read }: { itemKey: string; read: Read }) {
  const { noticiaEvento: evento, reservas } = read;
  const [everyone, setEveryone] = useState<Inscricao[]>();
  const isWhole = evento.inscricoes.length === reservas.reservas + reservas.canceladas;
  const guests = isWhole ? evento.inscricoes : everyone;

  async function exportAll() {
    const refused = await download(`${bookingsCall(itemKey)}/inscricoes.csv`);
    if (refused) notifyFailed('Não foi possível exportar', reasonOf(refused));
  }
  async function print() {
    if (!isWhole) {
      const answer = await readBookings(bookingsCall(itemKey));
      if (isRefused(answer)) return notifyFailed('Não foi possível imprimir', reasonOf(answer));
      // On paper there is only what is drawn when it is asked for.
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
      {guests && <DoorList evento={evento} inscricoes={guests} />}
    </>
  );
}

type Props = {
  itemKey: string;
  read: Read;
  list: ReturnType<typeof useListView>;
  onBooked(): Promise<void>;
};

function Bookings({ itemKey, read, list, onBooked }: Props) {
  const { noticiaEvento: evento, total, reservas } = read;
  const made = reservas.reservas + reservas.canceladas;
  const hasAny = made > 0;
  const all = counted(made, 'reserva', 'reservas');
  return (
    <>
      <Group align="stretch" justify="space-between" gap="var(--space-2) var(--space-5)" mb="md">
        <div>
          {bookingsInWords(evento, reservas).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
        <ul className={`row-list ${styles.legend}`} aria-label="Legenda">
          <li data-paid="true">
            <span>|</span> Está pago
          </li>
          <li data-paid="false">
            <span>|</span> Não está pago
          </li>
          {reservas.canceladas > 0 && (
            <li data-cancelled>
              <span>|</span> Cancelada
            </li>
          )}
        </ul>
      </Group>
      <Group gap="sm" mb="md">
        <CounterBooking evento={evento} onBooked={onBooked} />
        {hasAny && <ListTools itemKey={itemKey} read={read} />}
      </Group>
      {hasAny ? (
        <>
          <SearchedTable
            list={list}
            called={called}
            total={total}
            status={list.view.q === '' ? all : `${total} de ${all}`}
            caption="Reservas do evento"
            columns={columns}
            rows={evento.inscricoes}
            keyOf={({ _id }) => _id}
            hrefOf={({ _id }) =>
              `/backoffice/eventos/${encodeURIComponent(itemKey)}/${encodeURIComponent(_id)}`
            }
            toneOf={({ estado, estaPago }) =>
              estado === 'cancelada' ? 'cancelled' : estaPago ? 'paid' : 'unpaid'
            }
          />
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

/** Who is coming to an event, and who has paid. */
export function EventBookings({ itemKey }: { itemKey: string }) {
  const list = useListView();
  const { answer, ask } = useAnswer(
    readBookings,
    `${bookingsCall(itemKey)}?${callFor(list.view)}` as const,
  );

  const { change } = list;
  const last = answer && !isRefused(answer) ? Math.ceil(answer.total / perPage) : 0;
  useEffect(() => {
    // Deleting may leave the last page empty.
    if (last > 0 && list.view.page > last) change({ page: last });
  }, [last, list.view.page, change]);

  return (
    <section aria-labelledby="reservas">
      <Box component="h2" id="reservas" mb="sm">
        Reservas do evento
      </Box>
      {answer === undefined && <Loader aria-label="A carregar as reservas" />}
      {isRefused(answer) && (
        <Failed title="Não foi possível carregar as reservas" refused={answer} onRetry={ask} />
      )}
      {answer && !isRefused(answer) && (
        <Bookings itemKey={itemKey} read={answer} list={list} onBooked={ask} />
      )}
    </section>
  );
}
