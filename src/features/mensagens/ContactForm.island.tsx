import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isRefused } from '../../calls/ask.ts';
import { call } from '../../site/call.ts';
import { CaptchaBox } from '../../site/forms/CaptchaBox.tsx';
import { Faults } from '../../site/forms/Faults.tsx';
import { Field } from '../../site/forms/Field.tsx';
import { useForm } from '../../site/forms/useForm.ts';
import styles from './ContactForm.module.css';

const names = ['name', 'email', 'subject', 'mensagem'] as const;

/** The checks, which come with the form's declaration once somebody writes. */
const checks = () => import('./checkMensagem.ts');

/** The message a visitor sends to the council. */
export function ContactForm({ email }: { email: string }) {
  const { form, values, faults, field, refuse, clearFaults, clear } = useForm(names);
  const [captcha, setCaptcha] = useState('');
  const [round, setRound] = useState(0);
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const received = useRef<HTMLParagraphElement>(null);

  // The button that had the focus is gone; what stands in its place takes it.
  useEffect(() => {
    if (state === 'sent') received.current?.focus();
  }, [state]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state !== 'writing' || captcha === '') return;
    setState('sending');
    clearFaults();
    // Without the checks the server says the same.
    const errors = await checks().then(
      ({ checkMensagem }) => checkMensagem(values),
      () => [],
    );
    if (errors.length > 0) {
      setState('writing');
      return refuse(errors);
    }
    const answer = await call('POST /api/mensagens', { body: { ...values, captcha } });
    if (!isRefused(answer)) {
      setCaptcha('');
      setState('sent');
      return clear();
    }
    setState('writing');
    refuse(answer.errors);
    if (answer.errors.some(({ param }) => param === 'captcha')) setRound(round + 1);
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      aria-label="Mensagem à junta de freguesia"
      onSubmit={send}
      onChange={() => {
        checks().catch(console.error);
        if (state === 'sent') setState('writing');
      }}
    >
      <p className={`soft ${styles.note}`}>Todos os campos são obrigatórios.</p>
      <div className={styles.pair}>
        <Field {...field('name')} label="Nome" autoComplete="name" />
        <Field {...field('email')} label="Email" type="email" autoComplete="email" />
      </div>
      <Field {...field('subject')} label="Assunto" />
      <Field {...field('mensagem')} label="Mensagem" lines />
      <Faults {...faults} />
      {state === 'sent' ? (
        <p ref={received} tabIndex={-1} className={styles.received}>
          Mensagem recebida com sucesso.
        </p>
      ) : (
        <>
          <div className={styles.sending}>
            <CaptchaBox action="mensagens" round={round} onAnswer={setCaptcha} />
            <button
              type="submit"
              className="button"
              disabled={captcha === ''}
              aria-disabled={state === 'sending' || undefined}
            >
              {state === 'sending' ? 'A enviar…' : 'Enviar'}
            </button>
          </div>
          <p className={`soft ${styles.note}`}>
            Usamos o que escrever apenas para lhe responder, e apagamo-lo ao fim de 12 meses. Saiba
            mais em <a href="/privacidade">Privacidade</a>.
          </p>
        </>
      )}
      <noscript>
        <p className={styles.received}>
          Para enviar por aqui, ative o JavaScript do navegador.
          {email && (
            <>
              {' '}
              Também pode escrever para <a href={`mailto:${email}`}>{email}</a>.
            </>
          )}
        </p>
      </noscript>
    </form>
  );
}
