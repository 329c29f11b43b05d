import { type FormEvent, useEffect, useState } from 'react';
import { isRefused } from '../../calls/ask.ts';
import { validate } from '../../fields/validate.ts';
import { esqueci } from '../../sections/login.ts';
import { call } from '../call.ts';
import { Faults } from './Faults.tsx';
import { Field } from './Field.tsx';
import styles from './LoginForm.module.css';
import { SubmitButton } from './SubmitButton.tsx';
import { useForm } from './useForm.ts';

/** Asks whose password was forgotten; says the same whether that account exists or not. */
export function ForgottenForm() {
  const { form, values, faults, field, refuse, clearFaults } = useForm(['username']);
  const [state, setState] = useState<'asleep' | 'ready' | 'sending' | 'sent'>('asleep');
  useEffect(() => setState('ready'), []);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state !== 'ready') return;
    const checked = validate(esqueci, values);
    if (!checked.ok) return refuse(checked.errors);
    setState('sending');
    clearFaults();
    const answer = await call('POST /api/auth/recuperar', { body: checked.values });
    setState(isRefused(answer) ? 'ready' : 'sent');
    if (isRefused(answer)) refuse(answer.errors);
  }

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={send}>
      <p role="status" className={styles.ended}>
        {state === 'sent' &&
          'Se essa conta existir e tiver email, a carta chega dentro de minutos, com uma ligação que serve meia hora. Se não chegar, veja no correio não solicitado, ou fale com um administrador da área reservada: ele pode fazer-lhe uma ligação.'}
      </p>
      {state !== 'sent' && (
        <>
          <Field {...field('username')} label="Utilizador" autoComplete="username" />
          <Faults {...faults} />
          <SubmitButton state={state} label="Enviar a ligação" sending="A enviar…" />
        </>
      )}
    </form>
  );
}
