import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../backoffice/client.ts';
import type { Attached } from '../../backoffice/form/AttachFiles.tsx';
import { readDraft } from '../../backoffice/form/drafts.ts';
import { randomId } from '../../backoffice/form/randomId.ts';
import { useDraft } from '../../backoffice/form/useDraft.ts';
import { useFormState, useSaveKey } from '../../backoffice/form/useFormState.ts';
import { watchUploads } from '../../backoffice/form/watchUploads.ts';
import { sessionAccount } from '../../backoffice/session.ts';
import { isRefused } from '../../calls/ask.ts';
import { validate } from '../../fields/validate.ts';
import { resposta } from './mensagens.ts';

/** Where the browser keeps the name that an account signs with, so that it is typed once. */
const signedAs = () => `aldeia:assinatura:${sessionAccount()}`;

const blank = () => ({
  texto: '',
  assinatura: localStorage.getItem(signedAs()) ?? '',
  chave: randomId(),
  anexos: [] as Attached[],
});

/**
 * An answer while it is being written. The draft stays in this browser only: it is about a visitor,
 * and whatever the server keeps about visitors must go with their message.
 */
export function useReply(_id: string, seen: number, onSent: () => void) {
  const name = `resposta:${_id}`;
  const [savedDraft] = useState(() => readDraft(name));
  const draft = useDraft(name, savedDraft);
  const form = useFormState({ fields: resposta.fields }, () => ({
    values: { ...blank(), ...savedDraft?.values },
  }));
  const { values, latest } = form;
  const { revalidate } = useRevalidator();
  const [uploads] = useState(watchUploads);

  function startOver(): void {
    void draft.drop();
    form.reset(blank());
  }

  async function send(): Promise<void> {
    const lost = await uploads.failed();
    if (lost.length > 0) return form.show(lost);
    const { chave, assinatura } = latest.current;
    const anexos = (latest.current.anexos as Attached[]).map((each) => each._id);
    const checked = validate({ fields: resposta.fields }, latest.current);
    if (!checked.ok) return form.show(checked.errors);
    // The key changes only after a success, so that the same text sent twice is one letter.
    const body = { ...checked.values, anexos, chave, vistas: seen };
    const answer = await call('POST /api/mensagens/:_id/respostas', { params: { _id }, body });
    if (isRefused(answer)) {
      form.show(answer.errors);
      draft.flush();
      // A colleague answered meanwhile: show that answer first.
      if (answer.status === 409) await revalidate();
      return;
    }
    localStorage.setItem(signedAs(), String(assinatura));
    startOver();
    onSent();
    await revalidate();
  }

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    void form.once(send);
  }
  useSaveKey(submit);

  return {
    form,
    isRestored: savedDraft !== undefined && values.chave === savedDraft.values.chave,
    change(field: string, value: unknown): void {
      form.change(field, value);
      const { texto, anexos } = latest.current;
      if (`${texto}${(anexos as Attached[]).length || ''}`.trim() === '') void draft.drop();
      else draft.keep({ values: latest.current, base: '' });
    },
    onSending: uploads.note,
    startOver,
    submit,
  };
}
