import { useEffect, useRef, useState } from 'react';
import { isRefused } from '../../calls/ask.ts';
import type { FieldError } from '../../fields/validate.ts';
import { otherLanguage, t } from '../../language/speaking.ts';
import { call } from '../../site/call.ts';
import { Faults } from '../../site/forms/Faults.tsx';
import { Field } from '../../site/forms/Field.tsx';
import frame from '../../site/forms/formFrame.module.css';
import { useCaptcha } from '../../site/forms/useCaptcha.tsx';
import { useForm } from '../../site/forms/useForm.ts';

const names = ['name', 'email', 'subject', 'mensagem'] as const;

/** The checks, loaded with the form's declaration once somebody types. */
const checks = () => import('./checkMensagem.ts');

/** The message a visitor sends to the council. */
export function ContactForm({ email }: { email: string }) {
  const { form, values, faults, field, refuse, clearFaults, clear } = useForm(names);
  const { box, button, submit } = useCaptcha('mensagens', t('Enviar'));
  const [isSent, setSent] = useState(false);
  const received = useRef<HTMLParagraphElement>(null);

  // The focused button is gone: focus the text that replaced it.
  useEffect(() => {
    if (isSent) received.current?.focus();
  }, [isSent]);

  async function send(captcha: string) {
    clearFaults();
    // If the checks cannot be loaded, the server makes the same ones.
    let errors: readonly FieldError[] = await checks().then(
      ({ checkMensagem }) => checkMensagem(values),
      () => [],
    );
    if (errors.length === 0) {
      const lingua = otherLanguage() ?? '';
      const answer = await call('POST /api/mensagens', { body: { ...values, lingua, captcha } });
      errors = isRefused(answer) ? answer.errors : [];
    }
    if (errors.length > 0) refuse(errors);
    else {
      setSent(true);
      clear();
    }
    return errors;
  }

  return (
    <form
      ref={form}
      className={frame.form}
      method="post"
      noValidate
      aria-label={t('Mensagem à junta de freguesia')}
      onSubmit={submit(send)}
      onChange={() => {
        checks().catch(console.error);
        setSent(false);
      }}
    >
      <p className={`soft ${frame.note}`}>{t('Todos os campos são obrigatórios.')}</p>
      <div className={frame.pair}>
        <Field {...field('name')} label={t('Nome')} autoComplete="name" />
        <Field {...field('email')} label={t('Email')} type="email" autoComplete="email" />
      </div>
      <Field {...field('subject')} label={t('Assunto')} />
      <Field {...field('mensagem')} label={t('Mensagem')} lines />
      <Faults {...faults} />
      {isSent ? (
        <p ref={received} tabIndex={-1} className={frame.received}>
          {t('Mensagem recebida com sucesso.')}
        </p>
      ) : (
        <>
          <div className={frame.sending}>
            {box}
            {button}
          </div>
          <p className={`soft ${frame.note}`}>
            {t(
              'Usamos o que escrever apenas para lhe responder, e apagamo-lo ao fim de 12 meses. Saiba mais em',
            )}{' '}
            {/* On a page in another language, the server adds that it leads to a Portuguese one. */}
            <a href="/privacidade">{t('Privacidade')}</a>.
          </p>
        </>
      )}
      <noscript>
        <p className={frame.received}>
          {t('Para enviar por aqui, ative o JavaScript do navegador.')}
          {email && (
            <>
              {' '}
              {t('Também pode escrever para')} <a href={`mailto:${email}`}>{email}</a>.
            </>
          )}
        </p>
      </noscript>
    </form>
  );
}
