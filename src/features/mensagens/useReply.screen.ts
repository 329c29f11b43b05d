import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../backoffice/client.ts';
import { readDraft } from '../../backoffice/form/drafts.ts';
import { randomId } from '../../backoffice/form/randomId.ts';
import { useDraft } from '../../backoffice/form/useDraft.ts';
import { useSubmit } from '../../backoffice/form/useSubmit.ts';
import { sessionAccount } from '../../backoffice/session.ts';
import { isRefused } from '../../calls/ask.ts';
import { type FieldError, validate } from '../../fields/validate.ts';
import { resposta } from './mensagens.ts';

type Typed = { texto: string; assinatura: string; chave: string };

/** The name somebody signs with is typed once. */
const signedAs = () => `aldeia:assinatura:${sessionAccount()}`;

function blank(): Typed {
  return {
    texto: '',
    assinatura: localStorage.getItem(signedAs()) ?? '',
    chave: randomId(),
  };
}

/**
 * An answer while it is written. It waits in this browser alone: it speaks of a visitor, and what is
 * kept of visitors on the server goes with the message.
 */
export function useReply(_id: string, seen: number, onSent: () => void) {
  const name = `resposta:${_id}`;
  const [begun] = useState(() => readDraft(name));
  const draft = useDraft(name, begun);
  const [values, setValues] = useState<Typed>(() => ({ ...blank(), ...begun?.values }));
  const [errors, setErrors] = useState<FieldError[]>([]);
  const { revalidate } = useRevalidator();

  function hold(next: Typed): void {
    setValues(next);
    if (next.texto.trim() === '') void draft.drop();
    else draft.keep({ values: next, base: '' });
  }

  function startOver(): void {
    void draft.drop();
    setValues(blank());
    setErrors([]);
  }

  async function send(): Promise<void> {
    const checked = validate({ fields: resposta.fields }, values);
    if (!checked.ok) return setErrors(checked.errors);
    // The key stays until an answer came: the same words sent twice leave once.
    const body = { ...checked.values, chave: values.chave, vistas: seen };
    const answer = await call('POST /api/mensagens/:_id/respostas', { params: { _id }, body });
    if (isRefused(answer)) {
      setErrors(answer.errors);
      draft.flush();
      // What somebody else answered meanwhile is to be read first.
      if (answer.status === 409) await revalidate();
      return;
    }
    localStorage.setItem(signedAs(), values.assinatura);
    startOver();
    onSent();
    await revalidate();
  }

  const { isSaving, submit } = useSubmit(send, () => {});
  return {
    values,
    errors,
    isRestored: begun !== undefined && values.chave === begun.values.chave,
    change(field: string, value: unknown): void {
      hold({ ...values, [field]: String(value) });
      setErrors(errors.filter(({ param }) => param !== field && param in resposta.fields));
    },
    startOver,
    isSending: isSaving,
    submit,
  };
}
