import { ActionIcon, Button, Checkbox, Group } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../fields/inputs/Icon.tsx';
import { longDate } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { euros } from '../../language/euros.ts';
import { groupedPhone, phoneHref } from '../../language/phoneNumber.ts';
import { owedFor } from '../../sections/bookingMoney.ts';
import { bookingTotal, partyInWords } from '../../sections/signUp.ts';
import { type Columns, InALine } from '../list/LinkedTable.tsx';
import { SearchedTable } from '../list/SearchedTable.tsx';
import type { useListView } from '../list/useListView.ts';
import { BusyButton } from '../parts/BusyButton.tsx';
import { Email } from '../parts/Email.tsx';
import { type Booking, BookingState, BriefState, toneOf } from './BookingState.tsx';
import styles from './BookingTable.module.css';
import { useArrival } from './useArrival.ts';
import { usePayments } from './usePayments.ts';

type Props = {
  list: ReturnType<typeof useListView>;
  caption: string;
  rows: readonly Booking[];
  total: number;
  status?: string;
  hrefOf(row: Booking): string;
  /** Which event a booking is for, where they are of several. */
  eventOf?(row: Booking): { title: string; startDate: string };
  /** Whether people may be arriving. */
  hasBegun(row: Booking): boolean;
  reread(): Promise<void>;
};

const called = { one: 'reserva', many: 'reservas', none: 'Nenhuma reserva', found: 'encontrada' };

function columnsOf(eventOf: Props['eventOf']): Columns<Booking> {
  return [
    {
      name: 'name',
      label: 'Nome da reserva',
    },
    {
      name: 'email',
      label: 'Email da reserva',
      isTyped: true,
      cell: ({ email, telefone }) => (
        <>
          {email !== '' && (
            <span className={styles.email}>
              <Email address={email} />
            </span>
          )}
          <a href={phoneHref(telefone)} className={styles.phone}>
            {groupedPhone(telefone)}
          </a>
        </>
      ),
    },
    {
      name: 'numeroPessoas',
      label: 'Número de participantes',
      cell: (inscricao) => (
        <>
          {inscricao.numeroPessoas}
          <span className={styles.party}>{partyInWords(inscricao)}</span>
        </>
      ),
    },
    // Of several events, which one matters more than since when.
    eventOf
      ? {
          name: 'evento',
          label: 'Evento',
          isUnsorted: true,
          isTyped: true,
          cell: (inscricao) => (
            <>
              {eventOf(inscricao).title}
              <span className={styles.day}>{longDate(eventOf(inscricao).startDate)}</span>
            </>
          ),
        }
      : {
          name: 'enrollmentDate',
          label: 'Data da reserva',
          cell: ({ enrollmentDate }) => (
            <span className={styles.enrolled}>{longDate(enrollmentDate)}</span>
          ),
        },
    {
      name: 'precoAdulto',
      label: 'Valor',
      isUnsorted: true,
      cell: (inscricao) => <span className={styles.amount}>{euros(bookingTotal(inscricao))}</span>,
    },
  ];
}

/** Bookings with what one does with them: find, call, confirm payments, one or several, and note who came. */
export function BookingTable(props: Props) {
  const { list, caption, rows, total, status, hrefOf, eventOf, hasBegun, reread } = props;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { confirm } = usePayments(reread);
  const { arrive } = useArrival(reread);
  const unpaid = rows.filter((row) => owedFor(row) > 0);
  const chosen = unpaid.filter(({ _id }) => ticked.has(_id));
  const tick = (ids: string[], isOn: boolean) => {
    const next = new Set(ticked);
    for (const id of ids) isOn ? next.add(id) : next.delete(id);
    setTicked(next);
  };
  async function confirmChosen() {
    await confirm(...chosen);
    setTicked(new Set());
  }
  const isHere = ({ chegaram, numeroPessoas }: Booking) => (chegaram ?? 0) >= (numeroPessoas ?? 0);
  const mayArrive = (row: Booking) => row.estado === 'ativa' && hasBegun(row);

  const buttons = (row: Booking) => (
    <>
      {owedFor(row) > 0 && (
        <BusyButton
          variant="outline"
          aria-label={`Confirmar o pagamento de ${row.name}`}
          onPress={() => confirm(row)}
        >
          Confirmar
        </BusyButton>
      )}
      {mayArrive(row) && (
        <BusyButton
          variant={isHere(row) ? 'filled' : 'outline'}
          aria-pressed={isHere(row)}
          aria-label={`Chegou: ${row.name}`}
          onPress={() => arrive(row)}
        >
          Chegou
        </BusyButton>
      )}
    </>
  );

  const taps = (row: Booking) => (
    <>
      <ActionIcon
        component="a"
        variant="default"
        href={phoneHref(row.telefone)}
        aria-label={`Ligar a ${row.name}`}
      >
        <Icon name="phone" />
      </ActionIcon>
      {owedFor(row) > 0 && (
        <ActionIcon
          variant="outline"
          aria-label={`Confirmar o pagamento de ${row.name}`}
          onClick={() => void confirm(row)}
        >
          <Icon name="euro" />
        </ActionIcon>
      )}
      {mayArrive(row) && (
        <ActionIcon
          variant={isHere(row) ? 'filled' : 'outline'}
          aria-pressed={isHere(row)}
          aria-label={`Chegou: ${row.name}`}
          onClick={() => void arrive(row)}
        >
          <Icon name="arrived" />
        </ActionIcon>
      )}
    </>
  );

  const line = (row: Booking) => (
    <InALine
      of={[
        <BriefState key="state" inscricao={row} />,
        counted(row.numeroPessoas ?? 0, 'pessoa', 'pessoas'),
        ...(eventOf ? [eventOf(row).title] : []),
      ]}
    />
  );

  const several = unpaid.length > 0 && (
    <Group className={styles.several ?? ''} gap="sm">
      <Checkbox
        label={`Escolher todas as ${unpaid.length} por pagar desta página`}
        checked={chosen.length === unpaid.length}
        indeterminate={chosen.length > 0 && chosen.length < unpaid.length}
        onChange={({ currentTarget }) =>
          tick(
            unpaid.map(({ _id }) => _id),
            currentTarget.checked,
          )
        }
      />
      {chosen.length > 0 && (
        <>
          <BusyButton onPress={confirmChosen}>
            {`Confirmar ${counted(chosen.length, 'pagamento', 'pagamentos')}, ${euros(chosen.reduce((sum, row) => sum + owedFor(row), 0))}`}
          </BusyButton>
          <Button variant="subtle" onClick={() => setTicked(new Set())}>
            Não escolher nenhuma
          </Button>
        </>
      )}
    </Group>
  );

  return (
    <SearchedTable
      list={list}
      filter={several}
      called={called}
      total={total}
      status={status}
      caption={caption}
      columns={columnsOf(eventOf)}
      rows={rows}
      keyOf={({ _id }) => _id}
      hrefOf={hrefOf}
      second={(row) => <BookingState inscricao={row} />}
      toneOf={toneOf}
      buttons={buttons}
      brief={{ line, taps }}
      picture={(row) =>
        owedFor(row) > 0 ? (
          <Checkbox
            className={styles.tick ?? ''}
            aria-label={`Escolher a reserva de ${row.name}`}
            checked={ticked.has(row._id)}
            onChange={({ currentTarget }) => tick([row._id], currentTarget.checked)}
          />
        ) : (
          <span className={styles.noTick} />
        )
      }
    />
  );
}
