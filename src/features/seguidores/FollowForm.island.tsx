import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isRefused } from '../../calls/ask.ts';
import { call } from '../../site/call.ts';
import { CaptchaBox } from '../../site/forms/CaptchaBox.tsx';
import { Faults } from '../../site/forms/Faults.tsx';
import { Field } from '../../site/forms/Field.tsx';
import { useForm } from '../../site/forms/useForm.ts';
import styles from './seguir.module.css';
import { consent, daysToConfirm, type Wish } from './topics.ts';
import { Wishes } from './Wishes.site.tsx';

/** The wish to follow the village; the letter that answers it has the way to confirm. */
export function FollowForm({ proposed }: { proposed: Wish }) {
  const { form, values, faults, field, refuse, clearFaults } = useForm(['email', 'temas']);
  const [wish, setWish] = useState(proposed);
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
    const answer = await call('POST /api/seguidores', {
      body: { ...wish, email: values.email, captcha },
    });
    if (!isRefused(answer)) return setState('sent');
    setState('writing');
    refuse(answer.errors);
    // What was refused for any reason has not used it up, but one that ran out has to be solved again.
    if (answer.errors.some(({ param }) => param === 'captcha')) setRound(round + 1);
  }

  if (state === 'sent') {
    return (
      <p ref={received} tabIndex={-1} role="status" className={styles.received}>
        Falta confirmar: abra o email que enviámos para {values.email} e carregue em «Confirmar». A
        ligação serve durante {daysToConfirm} dias. Se não o encontrar, veja no correio não
        solicitado.
      </p>
    );
  }
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      aria-label="Seguir a aldeia"
      onSubmit={send}
    >
      <Field {...field('email')} label="Email" type="email" autoComplete="email" />
      <Wishes wish={wish} onChange={setWish} error={faults.fields.temas} />
      <Faults {...faults} />
      <CaptchaBox action="seguidores" round={round} onAnswer={setCaptcha} />
      <p className={`soft ${styles.note}`}>
        {consent.text} Saiba mais em <a href="/privacidade">Privacidade</a>.
      </p>
      <button
        type="submit"
        className="button"
        disabled={captcha === ''}
        aria-disabled={state === 'sending' || undefined}
      >
        {state === 'sending' ? 'A enviar…' : 'Seguir'}
      </button>
      <noscript>
        <p className={styles.received}>Para seguir por aqui, ative o JavaScript do navegador.</p>
      </noscript>
    </form>
  );
}
