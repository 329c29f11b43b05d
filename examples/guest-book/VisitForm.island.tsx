import { useEffect, useRef, useState } from 'react';
import { isRefused } from '../../calls/ask.ts';
import { call } from '../../site/call.ts';
import { Faults } from '../../site/forms/Faults.tsx';
import { Field } from '../../site/forms/Field.tsx';
import frame from '../../site/forms/formFrame.module.css';
import { useCaptcha } from '../../site/forms/useCaptcha.tsx';
import { useForm } from '../../site/forms/useForm.ts';

/** The form in which a visitor writes a page of the guest book. */
export function VisitForm() {
  const { form, values, faults, field, refuse, clearFaults } = useForm(['name', 'texto']);
  const { box, button, submit } = useCaptcha('assinaturas', 'Assinar');
  const [isSent, setSent] = useState(false);
  const received = useRef<HTMLParagraphElement>(null);

  // The focused button is gone: focus the text that replaced it.
  useEffect(() => {
    if (isSent) received.current?.focus();
  }, [isSent]);

  async function send(captcha: string) {
    clearFaults();
    const answer = await call('POST /api/assinaturas', { body: { ...values, captcha } });
    if (isRefused(answer)) {
      refuse(answer.errors);
      return answer.errors;
    }
    setSent(true);
    return [];
  }

  if (isSent) {
    return (
      <p ref={received} tabIndex={-1} role="status" className={frame.received}>
        Obrigado pela sua visita. A junta lê cada página antes de a mostrar.
      </p>
    );
  }
  return (
    <form
      ref={form}
      className={frame.form}
      method="post"
      noValidate
      aria-label="Livro de visitas"
      onSubmit={submit(send)}
    >
      <p className={`soft ${frame.note}`}>Todos os campos são obrigatórios.</p>
      <Field {...field('name')} label="Nome" autoComplete="name" />
      <Field {...field('texto')} label="O que achou" lines />
      <Faults {...faults} />
      <div className={frame.sending}>
        {box}
        {button}
      </div>
      <noscript>
        <p className={frame.received}>Para escrever por aqui, ative o JavaScript do navegador.</p>
      </noscript>
    </form>
  );
}
