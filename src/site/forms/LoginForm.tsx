import { type FormEvent, useEffect, useState } from 'react';
import type { Refused } from '../../calls/ask.ts';
import { messages } from '../../language/messages.ts';
import { endKey } from '../../parts/sessionEnd.ts';
import { Faults } from './Faults.tsx';
import { Field } from './Field.tsx';
import styles from './LoginForm.module.css';
import { PasswordField } from './PasswordField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useForm } from './useForm.ts';

/** The code that logs in, fetched while people type. */
const fetchLogIn = () => import('./logIn.ts');

/** The login form for staff. */
export function LoginForm() {
  const { form, values, faults, field, refuse, clearFaults } = useForm([
    'username',
    'password',
    'codigo',
  ]);
  const [state, setState] = useState<'asleep' | 'ready' | 'sending'>('asleep');
  // Nearly all browsers have passkeys: shown from the start, the button moves nothing later.
  const [hasPasskeys, setHasPasskeys] = useState(true);
  const [isCodeAsked, askForCode] = useState(false);
  const [notice, setNotice] = useState('');

  useEffect(() => {
    // Only from now on can the form be sent: without scripts it would post the password to no one.
    setState('ready');
    setHasPasskeys('PublicKeyCredential' in window);
    setNotice(sessionStorage.getItem(endKey) ?? '');
    // Shown only once.
    sessionStorage.removeItem(endKey);
  }, []);

  // Moves the focus to the code's field when it appears.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only its appearance counts
  useEffect(() => {
    if (isCodeAsked) form.current?.querySelector<HTMLElement>('[name="codigo"]')?.focus();
  }, [isCodeAsked]);

  async function enter(way: 'logIn' | 'logInWithPasskey') {
    if (state !== 'ready') return;
    setState('sending');
    clearFaults();
    const refused: Refused | undefined = await fetchLogIn().then(
      (fetched) => fetched[way](values),
      () => ({ errors: [{ param: '', msg: messages.unavailable }] }),
    );
    if (!refused) return location.assign('/backoffice/pontos_interesse');
    setState('ready');
    const asked = refused.errors.find(({ param }) => param === 'codigo');
    if (!asked || isCodeAsked) return refuse(refused.errors);
    // Asked for the first time, a missing code is not an error.
    askForCode(true);
    setNotice(`${asked.msg}.`);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void enter('logIn');
  }

  const isSending = state === 'sending' || undefined;
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onChange={() => fetchLogIn().catch(console.error)}
    >
      <p role="status" className={styles.ended}>
        {notice}
      </p>
      <Field {...field('username')} label="Utilizador" autoComplete="username" />
      <PasswordField
        {...field('password')}
        label="Palavra-passe"
        autoComplete="current-password"
        isHidden={isSending}
      />
      {isCodeAsked && <Field {...field('codigo')} label="Código" autoComplete="one-time-code" />}
      <Faults {...faults} />
      <SubmitButton state={state} label="Entrar" sending="A entrar…" />
      {hasPasskeys && (
        <button
          type="button"
          className="button quiet"
          disabled={state === 'asleep'}
          aria-disabled={isSending}
          onClick={() => enter('logInWithPasskey')}
        >
          Usar uma chave de acesso
        </button>
      )}
      <noscript>
        <p>A área reservada precisa de JavaScript. Ative-o no navegador para entrar.</p>
      </noscript>
    </form>
  );
}
