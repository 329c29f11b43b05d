import { type FormEvent, useEffect, useState } from 'react';
import { isRefused } from '../../calls/ask.ts';
import { validate } from '../../fields/validate.ts';
import { endKey } from '../../parts/sessionEnd.ts';
import { recuperar } from '../../sections/login.ts';
import { call } from '../call.ts';
import { Faults } from './Faults.tsx';
import { Field } from './Field.tsx';
import styles from './LoginForm.module.css';
import { PasswordField } from './PasswordField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useForm } from './useForm.ts';

type Props = { segredo: string; username: string; pedeCodigo: boolean };

/** Sets a new password with the link from a letter, and with a code if the account needs one. */
export function RecoverForm({ segredo, username, pedeCodigo }: Props) {
  const { form, values, faults, field, refuse, clearFaults } = useForm(['password', 'codigo']);
  const [state, setState] = useState<'asleep' | 'ready' | 'sending'>('asleep');
  useEffect(() => setState('ready'), []);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state !== 'ready') return;
    const checked = validate(recuperar, values);
    if (!checked.ok) return refuse(checked.errors);
    setState('sending');
    clearFaults();
    const answer = await call('PUT /api/auth/recuperar', { body: { ...checked.values, segredo } });
    if (isRefused(answer)) {
      setState('ready');
      return refuse(answer.errors);
    }
    sessionStorage.setItem(endKey, 'A palavra-passe foi mudada. Entre com a nova.');
    location.replace('/login');
  }

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={send}>
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <PasswordField
        {...field('password')}
        label={recuperar.fields.password.label}
        autoComplete="new-password"
        isHidden={state === 'sending'}
      />
      {pedeCodigo && <Field {...field('codigo')} label="Código" autoComplete="one-time-code" />}
      <Faults {...faults} />
      <SubmitButton state={state} label="Guardar a palavra-passe" sending="A guardar…" />
    </form>
  );
}
