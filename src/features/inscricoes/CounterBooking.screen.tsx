import { Button, Modal, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, callQuietly } from '../../backoffice/client.ts';
import { ShortForm } from '../../backoffice/form/ShortForm.tsx';
import { notifyDone } from '../../backoffice/parts/notices.tsx';
import { isRefused } from '../../calls/ask.ts';
import { longDate } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { euros } from '../../language/euros.ts';
import { availablePlaces, signUpEnded, signUpState } from '../../sections/eventSignUp.ts';
import type { BookedEvent } from './bookingsInWords.screen.ts';
import { checkInscricao } from './checkInscricao.ts';
import { isListFirst } from './deadlines.ts';
import { inscricaoAoBalcao } from './inscricoes.ts';
import { type Party, partyFields, totalPrice } from './signUp.ts';
import { doorCall } from './useDoor.screen.ts';

type Values = Record<string, unknown>;
const refusals = {
  never: 'Este evento não permite inscrição.',
  cancelled: 'Este evento foi cancelado: já não se inscreve ninguém.',
  closed: 'Este evento já começou: já não é possível inscrever ao balcão.',
  full: 'Este evento está esgotado: para inscrever ao balcão, aumente o número de participantes.',
};

/** How often the number of free places is read again, in milliseconds. */
const pause = 10_000;

/** An event whose number of participants is kept up to date while the dialog is open. */
function useLive(evento: BookedEvent, isOpen: boolean): BookedEvent {
  const [people, setPeople] = useState(evento.currentParticipants);
  useEffect(() => setPeople(evento.currentParticipants), [evento]);
  useEffect(() => {
    if (!isOpen) return;
    const look = async () => {
      const answer = await callQuietly(doorCall, { params: { identifier: evento.identifier } });
      if (!isRefused(answer) && answer.evento) setPeople(answer.evento.currentParticipants);
    };
    void look();
    const timer = setInterval(look, pause);
    return () => clearInterval(timer);
  }, [isOpen, evento.identifier]);
  return { ...evento, currentParticipants: people };
}

type Props = { evento: BookedEvent; onBooked(): Promise<void> };

/** Signs up people at the counter, one after the other. Closing the dialog keeps what was typed. */
export function CounterBooking({ evento: read, onBooked }: Props) {
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  /** One key per filled-in form: sending it again does not book again. */
  const chave = useRef('');
  const evento = useLive(read, isOpen);
  const state = signUpState(evento, new Date(), 'counter');
  const places = availablePlaces(evento);

  function startOver(): void {
    setOpen(false);
    setRound(round + 1);
    chave.current = '';
  }

  async function book(values: Values, isAnother = false) {
    const errors = checkInscricao(values, places, null, inscricaoAoBalcao);
    if (errors.length > 0) return { errors };
    chave.current ||= crypto.randomUUID();
    const answer = await call('POST /api/inscricoes/balcao', {
      body: { ...values, _id: evento._id, chave: chave.current },
    });
    if (isRefused(answer)) return answer;
    const { numeroPessoas, total, estaPago } = answer.inscricao;
    const money = total > 0 ? `, ${euros(total)} ${estaPago ? 'pagos' : 'a pagar'}` : '';
    await onBooked();
    // The counts in the header include it too.
    void revalidate();
    chave.current = '';
    if (!isAnother) startOver();
    notifyDone(
      `A reserva de «${values.name}» ficou feita: ${counted(numeroPessoas, 'pessoa', 'pessoas')}${money}.`,
    );
    return undefined;
  }

  if (!evento.permiteInscricao) return <p>{refusals.never}</p>;
  if (evento.cancelado) return <p>{refusals.cancelled}</p>;
  // An open form stays, with what was typed, when the last place goes.
  if (state !== 'open' && !isOpen) return <p>{refusals[state]}</p>;
  return (
    <>
      <Button px="md" variant="outline" onClick={() => setOpen(true)}>
        Inscrever ao balcão
      </Button>
      <Modal
        keepMounted
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="Inscrever ao balcão"
        size="xl"
        closeOnClickOutside={false}
      >
        <ShortForm
          key={round}
          fields={inscricaoAoBalcao.fields}
          together={partyFields}
          submit="Inscrever"
          another="Guardar e inscrever a próxima pessoa"
          failed="Não foi possível inscrever"
          send={book}
          onCancel={startOver}
          after={(values) => <Sum evento={evento} places={places} values={values} />}
        >
          <Text c="dimmed">
            {counted(places, 'vaga livre', 'vagas livres')}. Os campos com * são obrigatórios.
            {isListFirst(evento, new Date()) &&
              ' Há quem espere por lugar: no site estas vagas são primeiro para quem espera; ao balcão, quem inscrever passa à frente.'}
            {signUpEnded(evento, new Date()) && (
              <>
                {' '}
                No site as inscrições acabaram a {longDate(evento.limitEnrollmentDate)}; ao balcão
                ainda pode inscrever.
              </>
            )}
          </Text>
        </ShortForm>
      </Modal>
    </>
  );
}

/** The total, and how many places stay free. */
function Sum({ evento, places, values }: { evento: BookedEvent; places: number; values: Values }) {
  const { numeroAdultos, numeroCriancas } = values as Party;
  const left = places - (numeroAdultos ?? 0) - (numeroCriancas ?? 0);
  return (
    <Text pt="sm" style={{ borderTop: '1px solid var(--line)' }}>
      {values.estaPago ? 'Total pago' : 'Total a pagar'}:{' '}
      <Text component="output" inherit fw={640}>
        {euros(totalPrice(evento, values as Party))}
      </Text>
      <br />
      {left < 0
        ? 'Não há vagas para todos.'
        : `Depois desta reserva: ${counted(left, 'vaga livre', 'vagas livres')}.`}
    </Text>
  );
}
