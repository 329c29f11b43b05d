import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { call } from '../../backoffice/client.ts';
import { useMay } from '../../backoffice/may.ts';
import { BusyButton } from '../../backoffice/parts/BusyButton.tsx';
import { Empty } from '../../backoffice/parts/Empty.tsx';
import { Loaded } from '../../backoffice/parts/Loaded.tsx';
import { NotFound } from '../../backoffice/parts/NotFound.tsx';
import { ScreenHead } from '../../backoffice/parts/ScreenHead.tsx';
import { State } from '../../backoffice/parts/State.tsx';
import type { Refused } from '../../calls/ask.ts';
import { Icon } from '../../fields/inputs/Icon.tsx';
import { lisbonDay } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { euros } from '../../language/euros.ts';
import { folded } from '../../language/folded.ts';
import { groupedPhone, phoneHref } from '../../language/phoneNumber.ts';
import { panelPath } from '../../sections/officePath.ts';
import { BriefState } from './BookingState.screen.tsx';
import { noProof, owedFor } from './bookingMoney.ts';
import styles from './Door.module.css';
import { DoorList } from './DoorList.screen.tsx';
import type { Guest } from './guest.ts';
import { partyInWords } from './signUp.ts';
import { type Door, doorCall, doorsPath, useDoor } from './useDoor.screen.ts';
import { usePayments } from './usePayments.screen.ts';

/** Reads who comes to an event. */
export function readDoor({ params }: LoaderFunctionArgs) {
  return call(doorCall, { params: { identifier: params.key ?? '' } });
}

type RowProps = {
  guest: Guest;
  came: number;
  onTick(came: number): void;
  /** Undefined for accounts that may not confirm payments. */
  onPay: (() => Promise<void>) | undefined;
};

/** One booking at the door: the name, what is owed, and a button large enough to hit without looking. */
function Row({ guest, came, onTick, onPay }: RowProps) {
  const { name, deve, reserva } = guest;
  const people = guest.numeroPessoas ?? 0;
  const owed = reserva ? owedFor(reserva) : 0;
  const isHere = came >= people;
  const words = partyInWords(guest) || counted(people, 'pessoa', 'pessoas');
  return (
    <li className={styles.row} data-here={isHere || undefined}>
      <div className={styles.who}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.facts}>
          {words} ·{' '}
          {reserva ? (
            <BriefState inscricao={{ ...reserva, ...noProof }} />
          ) : (
            <State tone={deve ? 'pending' : 'done'}>{deve ? 'Por pagar' : 'Nada a pagar'}</State>
          )}
        </span>
      </div>
      {people > 1 && (
        <fieldset className={styles.step}>
          <legend className="visually-hidden">Quantas pessoas de {name} chegaram</legend>
          <ActionIcon
            variant="default"
            aria-label={`Menos uma: ${name}`}
            disabled={came === 0}
            onClick={() => onTick(came - 1)}
          >
            −
          </ActionIcon>
          <output>
            {came} de {people}
          </output>
          <ActionIcon
            variant="default"
            aria-label={`Mais uma: ${name}`}
            disabled={isHere}
            onClick={() => onTick(came + 1)}
          >
            +
          </ActionIcon>
        </fieldset>
      )}
      <div className={styles.taps}>
        {reserva && (
          <ActionIcon
            component="a"
            variant="default"
            href={phoneHref(reserva.telefone)}
            aria-label={`Ligar a ${name}`}
          >
            <Icon name="phone" />
          </ActionIcon>
        )}
        {owed > 0 && onPay && (
          <BusyButton
            variant="outline"
            aria-label={`Pagou: ${name}, ${euros(owed)}`}
            onPress={onPay}
          >
            Pagou
          </BusyButton>
        )}
        <Button
          className={styles.arrive ?? ''}
          variant={isHere ? 'filled' : 'outline'}
          aria-pressed={isHere}
          aria-label={`Chegou: ${name}`}
          leftSection={isHere ? <Icon name="done" /> : undefined}
          onClick={() => onTick(isHere ? 0 : people)}
        >
          Chegou
        </Button>
      </div>
    </li>
  );
}

/** The guest whose code was scanned with the phone's camera, who is noted as arrived at once. */
function useScanned(guests: readonly Guest[], onScan: (guest: Guest) => void) {
  const [search, setSearch] = useSearchParams();
  const _id = search.get('chegou');
  const shown = guests.find((guest) => guest._id === _id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each code is noted once
  useEffect(() => {
    if (shown) onScan(shown);
  }, [_id]);
  return { shown, isUnknown: _id !== null && !shown, showAll: () => setSearch({}) };
}

function GuestList({ first }: { first: Door }) {
  const { door, look, cameOf, tick, isOffline, unsent } = useDoor(first);
  const { confirm } = usePayments(look);
  const [words, setWords] = useState('');
  const { evento, inscricoes } = door;
  const { shown, isUnknown, showAll } = useScanned(inscricoes, (guest) => {
    const hasBegun = evento.startDate <= lisbonDay(new Date());
    if (hasBegun && cameOf(guest) === 0) tick(guest, guest.numeroPessoas ?? 0);
  });
  const matching = (shown ? [shown] : inscricoes).filter(({ name, reserva }) => {
    const { telefone = '' } = reserva ?? {};
    const within = folded(`${name} ${telefone} ${groupedPhone(telefone)}`);
    return within.includes(folded(words.trim()));
  });
  const here = inscricoes.reduce((sum, guest) => sum + cameOf(guest), 0);
  const coming = counted(evento.currentParticipants, 'pessoa', 'pessoas');
  const owed = inscricoes.reduce((sum, { reserva }) => sum + (reserva ? owedFor(reserva) : 0), 0);
  const may = useMay();
  const seesBookings = may.call('GET /api/inscricoes/:_id');
  return (
    <>
      <ScreenHead
        title="Lista de entrada"
        back={{
          to: seesBookings ? panelPath('eventos', evento.identifier) : doorsPath,
          label: seesBookings ? evento.title : 'Porta',
        }}
      >
        <Button variant="default" onClick={() => window.print()}>
          Imprimir lista de entrada
        </Button>
      </ScreenHead>
      <Group justify="space-between" align="flex-end" gap="var(--space-2) var(--space-5)" mb="md">
        <TextInput
          flex="1 1 14rem"
          maw="28rem"
          type="search"
          label={seesBookings ? 'Procurar por nome ou telefone' : 'Procurar por nome'}
          value={words}
          leftSection={<Icon name="search" />}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Text role="status" pb="0.6rem">
          <strong>
            {here} de {coming}
          </strong>{' '}
          {here === 1 ? 'chegou' : 'chegaram'}
          {owed > 0 && <>; por receber {euros(owed)}</>}
        </Text>
      </Group>
      <div role="status" className={styles.line}>
        {isOffline && (
          <State tone="failed">
            {unsent > 0
              ? `Sem ligação: ${counted(unsent, 'chegada', 'chegadas')} por enviar. Fica neste telemóvel e tentamos de novo; pode continuar a marcar.`
              : 'Sem ligação: pode continuar a marcar, enviamos quando voltar.'}
          </State>
        )}
      </div>
      {(shown || isUnknown) && (
        <Group mb="md" role="status">
          <State tone={shown ? 'done' : 'failed'}>
            {shown
              ? `Código lido: «${shown.name}», ${counted(shown.numeroPessoas ?? 0, 'pessoa', 'pessoas')}.`
              : 'Este código não é de nenhuma reserva válida deste evento.'}
          </State>
          <Button variant="default" onClick={showAll}>
            Ver toda a lista
          </Button>
        </Group>
      )}
      {inscricoes.length === 0 && <Empty>Ainda não existem reservas para este evento</Empty>}
      {inscricoes.length > 0 && matching.length === 0 && (
        <Empty>{`Nenhuma reserva tem «${words}». Experimente outra palavra.`}</Empty>
      )}
      {matching.length > 0 && (
        <ul className={styles.rows} aria-label="Quem vem">
          {matching.map((guest) => (
            <Row
              key={guest._id}
              guest={guest}
              came={cameOf(guest)}
              onTick={(came) => tick(guest, came)}
              onPay={may.call('PUT /api/inscricoes/:_id') ? () => confirm(guest) : undefined}
            />
          ))}
        </ul>
      )}
      <DoorList evento={evento} guests={inscricoes} />
    </>
  );
}

/**
 * The entrance list for phones at the door: who comes, what they owe and who has arrived. Accounts
 * that may not see bookings, such as volunteers', get neither phone numbers nor sums.
 */
export function DoorScreen() {
  return (
    <Loaded read={useLoaderData<Door | Refused>()} title="Lista de entrada">
      {(read) => (read.evento ? <GuestList first={read} /> : <NotFound />)}
    </Loaded>
  );
}
