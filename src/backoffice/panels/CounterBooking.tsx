import { Button, Modal, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isRefused } from '../../calls/ask.ts';
import { counted } from '../../fields/counted.ts';
import { euros } from '../../fields/euros.ts';
import { checkInscricao } from '../../sections/checkInscricao.ts';
import { inscricao } from '../../sections/inscricoes.ts';
import { availablePlaces, type Party, signUpState, totalPrice } from '../../sections/signUp.ts';
import { call } from '../client.ts';
import { ShortForm } from '../form/ShortForm.tsx';
import { notifyDone } from '../parts/notices.tsx';
import type { BookedEvent } from './bookingsInWords.ts';

type Values = Record<string, unknown>;
const refusals = {
  never: 'Este evento não permite inscrição.',
  closed: 'Este evento já começou: já não é possível inscrever ao balcão.',
  full: 'Este evento está esgotado: para inscrever ao balcão, aumente o número de participantes.',
};

type Props = { evento: BookedEvent; onBooked(): Promise<void> };

/** Signs up somebody who stands at the counter. What was typed stays when the dialog is closed. */
export function CounterBooking({ evento, onBooked }: Props) {
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  /** One for each filling of the form: sending it again does not book again. */
  const chave = useRef('');
  const state = signUpState(evento, new Date(), 'counter');

  function startOver(): void {
    setOpen(false);
    setRound(round + 1);
    chave.current = '';
  }

  async function book(values: Values) {
    const errors = checkInscricao(values, availablePlaces(evento));
    if (errors.length > 0) return { errors };
    chave.current ||= crypto.randomUUID();
    const answer = await call('POST', '/api/inscricoes/balcao', {
      ...values,
      _id: evento._id,
      chave: chave.current,
    });
    if (isRefused(answer)) return answer;
    const { numeroPessoas, total } = answer.inscricao;
    const toPay = total > 0 ? `, ${euros(total)} a pagar` : '';
    await onBooked();
    // The numbers of the day count it too.
    void revalidate();
    startOver();
    notifyDone(
      `A reserva de «${values.name}» ficou feita: ${counted(numeroPessoas, 'pessoa', 'pessoas')}${toPay}.`,
    );
    return undefined;
  }

  if (!evento.permiteInscricao) return <p>{refusals.never}</p>;
  if (state !== 'open') return <p>{refusals[state]}</p>;
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Inscrever ao balcão
      </Button>
      <Modal
        keepMounted
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="Inscrever ao balcão"
        closeOnClickOutside={false}
      >
        <ShortForm
          key={round}
          fields={inscricao.fields}
          submit="Inscrever"
          failed="Não foi possível inscrever"
          send={book}
          onCancel={startOver}
          after={(values) => (
            <Text pt="sm" style={{ borderTop: '1px solid var(--line)' }}>
              Total a pagar:{' '}
              <Text component="output" inherit fw={640}>
                {euros(totalPrice(evento, values as Party))}
              </Text>
            </Text>
          )}
        >
          <Text c="dimmed">
            {counted(availablePlaces(evento), 'vaga livre', 'vagas livres')}. Os campos com * são
            obrigatórios.
          </Text>
        </ShortForm>
      </Modal>
    </>
  );
}
