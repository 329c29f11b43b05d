import { ActionIcon, Button, Checkbox, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type Columns, InALine } from '../../backoffice/list/LinkedTable.tsx';
import { SearchedTable } from '../../backoffice/list/SearchedTable.tsx';
import type { useListView } from '../../backoffice/list/useListView.ts';
import { useMay } from '../../backoffice/may.ts';
import { BusyButton } from '../../backoffice/parts/BusyButton.tsx';
import { Email } from '../../backoffice/parts/Email.tsx';
import { Icon } from '../../fields/inputs/Icon.tsx';
import { longDate } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { euros } from '../../language/euros.ts';
import { groupedPhone, phoneHref } from '../../language/phoneNumber.ts';
import { type Booking, BookingState, BriefState, toneOf } from './BookingState.screen.tsx';
import styles from './BookingTable.module.css';
import { owedFor } from './bookingMoney.ts';
import { bookingTotal, partyInWords } from './signUp.ts';
import { useArrival, usePayments } from './usePayments.screen.ts';

type Props = {
  list: ReturnType<typeof useListView>;
  caption: string;
  rows: readonly Booking[];
  total: number;
  status?: string;
  /** Another filter, beside the search. */
  filter?: ReactNode;
  hrefOf(row: Booking): string;
  /** The event of a booking, if the list has bookings of several events. */
  eventOf?(row: Booking): { title: string; startDate: string };
  /** Whether the day of the event has come, so that arrivals can be noted. */
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
    // In a list of several events, the event matters more than the day of the booking.
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

type Acts = {
  mayPay: boolean;
  /** Whether arrivals can be noted in this row. */
  mayArrive(row: Booking): boolean;
  confirm(...rows: Booking[]): Promise<void>;
  arrive(row: Booking): Promise<void>;
};

const isHere = ({ chegaram, numeroPessoas }: Booking) => (chegaram ?? 0) >= (numeroPessoas ?? 0);

/** The buttons of a row, as words. */
function Buttons({ row, mayPay, mayArrive, confirm, arrive }: Acts & { row: Booking }) {
  return (
    <>
      {mayPay && owedFor(row) > 0 && (
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
}

/** The same buttons on a phone, as icons, and one to call the person who booked. */
function PhoneButtons({ row, mayPay, mayArrive, confirm, arrive }: Acts & { row: Booking }) {
  return (
    <>
      <ActionIcon
        component="a"
        variant="default"
        href={phoneHref(row.telefone)}
        aria-label={`Ligar a ${row.name}`}
      >
        <Icon name="phone" />
      </ActionIcon>
      {mayPay && owedFor(row) > 0 && (
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
}

/** The unpaid rows that were ticked, to be confirmed together. */
function useTicked(rows: readonly Booking[], mayPay: boolean) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const unpaid = mayPay ? rows.filter((row) => owedFor(row) > 0) : [];
  return {
    unpaid,
    chosen: unpaid.filter(({ _id }) => ticked.has(_id)),
    isTicked: ({ _id }: Booking) => ticked.has(_id),
    tick(some: readonly Booking[], isOn: boolean): void {
      const next = new Set(ticked);
      for (const { _id } of some) isOn ? next.add(_id) : next.delete(_id);
      setTicked(next);
    },
    clear: () => setTicked(new Set()),
  };
}

type Ticked = ReturnType<typeof useTicked>;

/** Confirms the payments of all ticked rows. At the foot, so that ticking the first moves none. */
function ConfirmTicked({ ticked, confirm }: { ticked: Ticked } & Pick<Acts, 'confirm'>) {
  const { unpaid, chosen, tick, clear } = ticked;
  const sum = chosen.reduce((total, row) => total + owedFor(row), 0);
  return (
    <Group className={styles.several ?? ''} gap="sm" wrap="nowrap" data-foot>
      <Checkbox
        label={
          unpaid.length === 1
            ? 'Escolher a única por pagar desta página'
            : `Escolher todas as ${unpaid.length} por pagar desta página`
        }
        checked={chosen.length === unpaid.length}
        indeterminate={chosen.length > 0 && chosen.length < unpaid.length}
        onChange={({ currentTarget }) => tick(unpaid, currentTarget.checked)}
      />
      <BusyButton px="md" onPress={() => confirm(...chosen).then(clear)}>
        {`Confirmar ${counted(chosen.length, 'pagamento', 'pagamentos')}, ${euros(sum)}`}
      </BusyButton>
      <Button variant="subtle" px="xs" onClick={clear}>
        Não escolher nenhuma
      </Button>
    </Group>
  );
}

/** A list of bookings: search, call, confirm payments, one or several at once, and note arrivals. */
export function BookingTable(props: Props) {
  const { list, caption, rows, total, status, filter, hrefOf, eventOf, hasBegun, reread } = props;
  const may = useMay();
  const mayPay = may.call('PUT /api/inscricoes/:_id');
  const ticked = useTicked(rows, mayPay);
  const { confirm } = usePayments(reread);
  const mayNote = may.call('PUT /api/inscricoes/:_id/chegada');
  const acts = {
    mayPay,
    mayArrive: (row: Booking) => mayNote && row.estado === 'ativa' && hasBegun(row),
    confirm,
    arrive: useArrival(reread),
  };
  const line = (row: Booking) => (
    <InALine
      items={[
        <BriefState key="state" inscricao={row} />,
        counted(row.numeroPessoas ?? 0, 'pessoa', 'pessoas'),
        ...(eventOf ? [eventOf(row).title] : []),
      ]}
    />
  );
  return (
    <>
      <SearchedTable
        list={list}
        filter={filter}
        called={called}
        total={total}
        status={status}
        caption={caption}
        columns={columnsOf(eventOf)}
        rows={rows}
        keyOf={({ _id }) => _id}
        hrefOf={hrefOf}
        secondLine={(row) => <BookingState inscricao={row} />}
        toneOf={toneOf}
        buttons={(row) => <Buttons row={row} {...acts} />}
        brief={{ line, taps: (row) => <PhoneButtons row={row} {...acts} /> }}
        picture={(row) =>
          ticked.unpaid.includes(row) ? (
            <Checkbox
              className={styles.tick ?? ''}
              aria-label={`Escolher a reserva de ${row.name}`}
              checked={ticked.isTicked(row)}
              onChange={({ currentTarget }) => ticked.tick([row], currentTarget.checked)}
            />
          ) : (
            <span className={styles.noTick} />
          )
        }
      />
      {ticked.chosen.length > 0 && <ConfirmTicked ticked={ticked} confirm={confirm} />}
    </>
  );
}
