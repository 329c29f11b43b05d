import { type FormEvent, useEffect, useState } from 'react';
import { messages } from '../../language/messages.ts';
import { endKey } from '../../parts/sessionEnd.ts';
import { Faults } from './Faults.tsx';
import { Field } from './Field.tsx';
import styles from './LoginForm.module.css';
import { useForm } from './useForm.ts';

/** What is done with what was typed, fetched while it is being typed. */
const logIn = () => import('./logIn.ts');

/** Lets staff in. */
export function LoginForm() {
  const { form, values, faults, field, refuse, clearFaults } = useForm(['username', 'password']);
  const [state, setState] = useState<'asleep' | 'ready' | 'sending'>('asleep');
  const [isSeen, setSeen] = useState(false);
  const [ended, setEnded] = useState('');

  useEffect(() => {
    // Before the scripts run, a form sent would go nowhere, and its password with it.
    setState('ready');
    setEnded(sessionStorage.getItem(endKey) ?? '');
    // Told once.
    sessionStorage.removeItem(endKey);
  }, []);

  async function enter(event: FormEvent) {
    event.preventDefault();
    if (state !== 'ready') return;
    setState('sending');
    // So that the browser takes it for a password, and offers to keep it.
    setSeen(false);
    clearFaults();
    const refused = await logIn().then(
      (fetched) => fetched.logIn(values),
      () => ({ errors: [{ param: '', msg: messages.unavailable }] }),
    );
    if (!refused) return location.assign('/backoffice/pontos_interesse');
    setState('ready');
    refuse(refused.errors);
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={enter}
      onChange={() => logIn().catch(console.error)}
    >
      <p role="status" className={styles.ended}>
        {ended}
      </p>
      <Field {...field('username')} label="Utilizador" autoComplete="username" />
      <Field
        {...field('password')}
        label="Palavra-passe"
        type={isSeen ? 'text' : 'password'}
        autoComplete="current-password"
        className={styles.password}
        action={
          <button type="button" onClick={() => setSeen(!isSeen)}>
            {isSeen ? 'Esconder' : 'Mostrar'}
            <span className="visually-hidden"> a palavra-passe</span>
          </button>
        }
      />
      <Faults {...faults} />
      <button
        type="submit"
        className="button"
        disabled={state === 'asleep'}
        aria-disabled={state === 'sending' || undefined}
      >
        {state === 'sending' ? 'A entrar…' : 'Entrar'}
      </button>
      <noscript>
        <p>A área reservada precisa de JavaScript. Ative-o no navegador para entrar.</p>
      </noscript>
    </form>
  );
}
