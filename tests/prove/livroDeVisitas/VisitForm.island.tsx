import { type FormEvent, useState } from 'react';
import { isRefused } from '../../calls/ask.ts';
import { call } from '../../site/call.ts';
import { CaptchaBox } from '../../site/forms/CaptchaBox.tsx';
import { Faults } from '../../site/forms/Faults.tsx';
import { Field } from '../../site/forms/Field.tsx';
import { useForm } from '../../site/forms/useForm.ts';

const names = ['name', 'texto'] as const;

/** The form in which a visitor writes a page of the guest book. */
export function VisitForm() {
  const { form, values, faults, field, refuse, clear } = useForm(names);
  const [captcha, setCaptcha] = useState('');
  const [isSent, setSent] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    const answer = await call('POST /api/assinaturas', { body: { ...values, captcha } });
    if (isRefused(answer)) return refuse(answer.errors);
    setSent(true);
    return clear();
  }

  if (isSent) return <p>Obrigado pela sua visita.</p>;
  return (
    <form ref={form} method="post" noValidate aria-label="Livro de visitas" onSubmit={send}>
      <Field {...field('name')} label="Nome" autoComplete="name" />
      <Field {...field('texto')} label="O que achou" lines />
      <Faults {...faults} />
      <CaptchaBox action="assinaturas" round={0} onAnswer={setCaptcha} />
      <button type="submit" className="button" disabled={captcha === ''}>
        Assinar
      </button>
    </form>
  );
}
