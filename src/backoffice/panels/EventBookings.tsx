import { Alert, Button, Loader } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { longDate } from '../../fields/calendar.ts';
import type { Inscricao } from '../../sections/inscricoes.ts';
import { erasedOn, monthsAfterEvent } from '../../sections/signUp.ts';
import { call, download, isRefused, type Refused, reasonOf } from '../client.ts';
import { BusyButton } from '../parts/BusyButton.tsx';
import { Empty } from '../parts/Empty.tsx';
import { type Column, LinkedTable } from '../parts/LinkedTable.tsx';
import { Note } from '../parts/Note.tsx';
import { State } from '../parts/State.tsx';
import { sayFailed } from '../parts/say.tsx';
import { type BookedEvent, bookingsInWords } from './bookingsInWords.ts';
import { CounterBooking } from './CounterBooking.tsx';
import { DoorList } from './DoorList.tsx';
import styles from './EventBookings.module.css';

const columns: [Column<Inscricao>, ...Column<Inscricao>[]] = [
  {
    name: 'name',
    label: 'Nome da reserva',
    cell: ({ name, estaPago }) => (
      <>
        {name}
        <br />
        <State tone={estaPago ? 'done' : 'pending'}>
          {estaPago ? 'Está pago' : 'Não está pago'}
        </State>
      </>
    ),
    sortBy: ({ name }) => name,
  },
  {
    name: 'email',
    label: 'Email da reserva',
    cell: ({ email }) => email,
    sortBy: ({ email }) => email,
  },
  {
    name: 'numeroPessoas',
    label: 'Número de participantes',
    cell: ({ numeroPessoas }) => numeroPessoas ?? 0,
    sortBy: ({ numeroPessoas }) => numeroPessoas ?? 0,
  },
  {
    name: 'enrollmentDate',
    label: 'Data da reserva',
    cell: ({ enrollmentDate }) => longDate(enrollmentDate),
    sortBy: ({ enrollmentDate }) => enrollmentDate,
  },
];

function ListTools({ itemKey }: { itemKey: string }) {
  async function exportAll() {
    const refused = await download(`${bookingsCall(itemKey)}/inscricoes.csv`);
    if (refused) sayFailed('Não foi possível exportar', reasonOf(refused));
  }
  return (
    <>
      <BusyButton variant="default" onPress={exportAll}>
        Exportar para Excel (CSV)
      </BusyButton>
      <Button variant="default" onClick={() => window.print()}>
        Imprimir lista de entrada
      </Button>
    </>
  );
}

const bookingsCall = (key: string) => `/api/noticiasEventos/backoffice/${encodeURIComponent(key)}`;

function Bookings({
  itemKey,
  evento,
  onBooked,
}: {
  itemKey: string;
  evento: BookedEvent;
  onBooked(): Promise<void>;
}) {
  const hasAny = evento.inscricoes.length > 0;
  return (
    <>
      <div className={styles.line}>
        <div>
          {bookingsInWords(evento).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
        <ul className={styles.legend} aria-label="Legenda">
          <li data-paid="true">
            <span>|</span> Está pago
          </li>
          <li data-paid="false">
            <span>|</span> Não está pago
          </li>
        </ul>
      </div>
      <div className={styles.tools}>
        <CounterBooking evento={evento} onBooked={onBooked} />
        {hasAny && <ListTools itemKey={itemKey} />}
      </div>
      {hasAny ? (
        <>
          <LinkedTable
            caption="Reservas do evento"
            columns={columns}
            rows={evento.inscricoes}
            keyOf={({ _id }) => _id}
            hrefOf={({ _id }) =>
              `/backoffice/eventos/${encodeURIComponent(itemKey)}/${encodeURIComponent(_id)}`
            }
            toneOf={({ estaPago }) => (estaPago ? 'paid' : 'unpaid')}
          />
          <Note>
            Estas reservas e os seus comprovativos são apagados automaticamente a{' '}
            {longDate(erasedOn(evento))}, passados {monthsAfterEvent} meses do fim do evento.
          </Note>
          <DoorList evento={evento} />
        </>
      ) : (
        <Empty>Ainda não existem reservas para este evento</Empty>
      )}
    </>
  );
}

/** Who is coming to an event, and who has paid. */
export function EventBookings({ itemKey }: { itemKey: string }) {
  const [evento, setEvento] = useState<BookedEvent | Refused>();
  const read = useCallback(async () => {
    const answer = await call<{ noticiaEvento: BookedEvent }>('GET', bookingsCall(itemKey));
    setEvento(isRefused(answer) ? answer : answer.noticiaEvento);
  }, [itemKey]);
  useEffect(() => void read(), [read]);

  return (
    <section aria-labelledby="reservas">
      <h2 id="reservas" className={styles.title}>
        Reservas do evento
      </h2>
      {evento === undefined && <Loader aria-label="A carregar as reservas" />}
      {isRefused(evento) && (
        <Alert color="red" title="Não foi possível carregar as reservas" role="alert">
          <p>{reasonOf(evento)}</p>
          <Button variant="outline" color="red" mt="sm" onClick={read}>
            Tentar de novo
          </Button>
        </Alert>
      )}
      {evento && !isRefused(evento) && (
        <Bookings itemKey={itemKey} evento={evento} onBooked={read} />
      )}
    </section>
  );
}
