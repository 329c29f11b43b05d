import { useEffect, useRef, useState } from 'react';
import { isRefused } from '../../calls/ask.ts';
import { call } from '../../site/call.ts';
import { Faults } from '../../site/forms/Faults.tsx';
import { Field } from '../../site/forms/Field.tsx';
import { useCaptcha } from '../../site/forms/useCaptcha.tsx';
import { useForm } from '../../site/forms/useForm.ts';
import styles from './seguir.module.css';
import { consent, daysToConfirm, type Wish } from './topics.ts';
import { useWish, Wishes } from './Wishes.site.tsx';

/** The form to follow the village by e-mail; the letter that comes then has the link to confirm. */
export function FollowForm({ proposed }: { proposed: Wish }) {
  const { form, values, faults, field, refuse, clearFault, clearFaults } = useForm([
    'email',
    'temas',
  ]);
  const [wish, setWish] = useWish(form, proposed);
  const { box, button, submit } = useCaptcha('seguidores', 'Seguir');
  const [isSent, setSent] = useState(false);
  const received = useRef<HTMLParagraphElement>(null);

  // The focused button is gone, so the message in its place takes the focus.
  useEffect(() => {
    if (isSent) received.current?.focus();
  }, [isSent]);

  async function send(captcha: string) {
    clearFaults();
    const answer = await call('POST /api/seguidores', {
      body: { ...wish, email: values.email, captcha },
    });
    if (isRefused(answer)) {
      refuse(answer.errors);
      return answer.errors;
    }
    setSent(true);
    return [];
  }

  if (isSent) {
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
      onSubmit={submit(send)}
    >
      <Field {...field('email')} label="Email" type="email" autoComplete="email" />
      <Wishes
        wish={wish}
        onChange={(changed) => {
          setWish(changed);
          clearFault('temas');
        }}
        error={faults.fields.temas}
      />
      <Faults {...faults} />
      {box}
      <p className={`soft ${styles.note}`}>
        {consent.text} Saiba mais em <a href="/privacidade">Privacidade</a>.
      </p>
      {button}
      <noscript>
        <p className={styles.received}>Para seguir por aqui, ative o JavaScript do navegador.</p>
      </noscript>
    </form>
  );
}
