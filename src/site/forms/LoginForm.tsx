import { type FormEvent, useEffect, useState } from 'react';
import { isRefused } from '../../calls/ask.ts';
import { messages } from '../../fields/messages.ts';
import { validate } from '../../fields/validate.ts';
import { normalUsername } from '../../sections/contas.ts';
import { login as declared } from '../../sections/login.ts';
import { call } from '../call.ts';
import { Faults } from './Faults.tsx';
import { Field } from './Field.tsx';
import styles from './LoginForm.module.css';
import { useForm } from './useForm.ts';

const { username, password } = declared.fields;

/** What this device keeps of each account that logged in on it; it stays after a logout. */
const marksKey = 'dispositivos';

function readMarks(): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(marksKey) ?? '{}'));
  } catch {
    return {};
  }
}

/** The mark of an account, or ''. */
function markOf(name: string): string {
  const marks = readMarks();
  const mark = Object.hasOwn(marks, name) ? marks[name] : '';
  return typeof mark === 'string' && declared.envelope.dispositivo.schema.safeParse(mark).success
    ? mark
    : '';
}

/** Lets staff in. */
export function LoginForm() {
  const { form, values, faults, field, refuse, clearFaults } = useForm(['username', 'password']);
  const [state, setState] = useState<'asleep' | 'ready' | 'sending'>('asleep');

  // Before the scripts run, a form sent would go nowhere, and its password with it.
  useEffect(() => setState('ready'), []);

  async function enter(event: FormEvent) {
    event.preventDefault();
    if (state !== 'ready') return;
    clearFaults();
    const checked = validate({ fields: declared.fields }, values);
    if (!checked.ok) return refuse(checked.errors);
    setState('sending');
    const name = normalUsername(checked.values.username);
    const answer = await call('POST', '/api/auth', {
      ...checked.values,
      dispositivo: markOf(name),
    });
    if (!isRefused(answer)) {
      localStorage.setItem('isLoggedIn', 'true');
      localStorage.setItem('token', answer.token);
      const marks = { ...readMarks(), [name]: answer.dispositivo };
      localStorage.setItem(marksKey, JSON.stringify(marks));
      return location.assign('/backoffice/pontos_interesse');
    }
    setState('ready');
    // Which of the two is wrong is not said, and to wait is the fault of neither.
    const [{ msg } = { msg: '' }] = answer.errors;
    const marked = msg === messages.credentials ? ['username', 'password'] : [];
    refuse([...marked.map((param) => ({ param, msg: '' })), { param: '', msg }]);
  }

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={enter}>
      <Field {...field('username')} label={username.label} autoComplete="username" />
      <Field
        {...field('password')}
        label={password.label}
        type="password"
        autoComplete="current-password"
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
