import { Alert, Button, Modal } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { euros } from '../../fields/euros.ts';
import type { FieldError } from '../../fields/validate.ts';
import { inscricao } from '../../sections/inscricoes.ts';
import { availablePlaces, signUpState, totalPrice } from '../../sections/signUp.ts';
import { checkInscricao } from '../../site/forms/checkInscricao.ts';
import { call, isRefused } from '../client.ts';
import { FieldFrame, inputId } from '../form/FieldFrame.tsx';
import { counted } from '../parts/counted.ts';
import { sayDone } from '../parts/say.tsx';
import type { BookedEvent } from './bookingsInWords.ts';
import styles from './CounterBooking.module.css';

type Values = Record<string, unknown>;
type Receipt = { inscricao: { numeroPessoas: number; total: number } };

const fields = Object.entries(inscricao.fields);
const empty: Values = Object.fromEntries(fields.map(([name, { initial }]) => [name, initial]));

const refusals = {
  never: 'Este evento não permite inscrição.',
  closed: 'As inscrições para este evento estão encerradas: já não é possível inscrever ao balcão.',
  full: 'Este evento está esgotado: para inscrever ao balcão, aumente o número de participantes.',
};

function focusOn(name: string | undefined): void {
  if (name) document.getElementById(inputId(name))?.focus();
}

/** The dialog gives the focus to what is marked so, and otherwise to the button that closes it. */
function markFirst(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.setAttribute('data-autofocus', 'true');
}

type Props = { evento: BookedEvent; onBooked(): Promise<void> };

/** Signs up somebody who stands at the counter. What was typed stays when the dialog is closed. */
export function CounterBooking({ evento, onBooked }: Props) {
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  /** One for each filling of the form: sending it again does not book again. */
  const chave = useRef('');

  const state = signUpState(evento, new Date());
  const general = errors.filter(({ param }) => !(param in inscricao.fields));
  const party = {
    numeroAdultos: values.numeroAdultos as number | null,
    numeroCriancas: values.numeroCriancas as number | null,
  };

  function change(name: string, value: unknown): void {
    setValues({ ...values, [name]: value });
    setErrors(errors.filter(({ param }) => param !== name && param in inscricao.fields));
  }

  function show(found: FieldError[]): void {
    setErrors(found);
    const wrong = fields.map(([name]) => name).find((name) => found.some((e) => e.param === name));
    // After the inputs have heard of their faults.
    requestAnimationFrame(() => focusOn(wrong));
  }

  function startOver(): void {
    setOpen(false);
    setValues(empty);
    setErrors([]);
    chave.current = '';
  }

  async function book(): Promise<void> {
    const found = checkInscricao(values, availablePlaces(evento));
    if (found.length > 0) return show(found);
    chave.current ||= crypto.randomUUID();
    const answer = await call<Receipt>('POST', '/api/inscricoes/balcao', {
      ...values,
      _id: evento._id,
      chave: chave.current,
    });
    if (isRefused(answer)) return show(answer.errors);
    const { numeroPessoas, total } = answer.inscricao;
    const toPay = total > 0 ? `, ${euros(total)} a pagar` : '';
    await onBooked();
    // The numbers of the day count it too.
    void revalidate();
    startOver();
    sayDone(
      `A reserva de «${values.name}» ficou feita: ${counted(numeroPessoas, 'pessoa', 'pessoas')}${toPay}.`,
    );
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    await book();
    busy.current = false;
    setBusy(false);
  }

  if (!evento.permiteInscricao) return <p>{refusals.never}</p>;
  if (state !== 'open') return <p>{refusals[state]}</p>;
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Inscrever ao balcão
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="Inscrever ao balcão"
        closeOnClickOutside={false}
      >
        <form ref={markFirst} noValidate className={styles.form} onSubmit={submit}>
          <p className={styles.note}>
            {counted(availablePlaces(evento), 'vaga livre', 'vagas livres')}. Os campos com * são
            obrigatórios.
          </p>
          {fields.map(([name, field]) => (
            <FieldFrame
              key={name}
              name={name}
              field={field}
              value={values[name]}
              onChange={change}
              error={errors.find(({ param }) => param === name)?.msg}
              disabled={false}
              help={field.help}
            />
          ))}
          <p className={styles.total}>
            Total a pagar: <output>{euros(totalPrice(evento, party))}</output>
          </p>
          {general.length > 0 && (
            <Alert color="red" title="Não foi possível inscrever" role="alert">
              {general.map(({ msg }) => (
                <p key={msg}>{msg}.</p>
              ))}
            </Alert>
          )}
          <div className={styles.buttons}>
            <Button variant="default" onClick={startOver}>
              Cancelar
            </Button>
            <Button type="submit" loading={isBusy}>
              Inscrever
            </Button>
          </div>
        </form>
      </Modal>
    </>
  );
}
