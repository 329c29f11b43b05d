import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import type { Fotos } from '../../fields/photo.ts';
import { confirmacao } from '../../sections/contas.ts';
import { type Definicoes, definicoesFields, paymentFields } from '../../sections/definicoes.ts';
import { call, isAboutPassword } from '../client.ts';
import { readOwn } from '../contas/conta.ts';
import { Question } from '../form/Question.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { notifyDone, notifyFailed } from '../parts/notices.tsx';
import { draftOf, type FormPage, formPages, indexPath } from './pages.ts';

type Saved = { definicoes: Definicoes; fotos: Fotos };

/** The village's settings, and whether whoever reads them may change all of them. */
export type Read = Saved & { isAdmin: boolean };

const address = '/api/definicoes';

/** Reads the village's settings. */
export const readDefinicoes = () => call('GET', address);

/** The same for a screen. */
export async function readScreen(): Promise<Read | Refused> {
  const [own, read] = await Promise.all([readOwn(), readDefinicoes()]);
  if (isRefused(read)) return read;
  return isRefused(own) ? own : { ...read, isAdmin: own.isAdmin };
}

const isPayment = (name: string) => (paymentFields as readonly string[]).includes(name);

const forAdmins = {
  fields: paymentFields,
  why: 'Só um administrador muda os dados de pagamento, porque é para eles que vai o dinheiro das pessoas.',
};

/** Somebody thought better of it: nothing was sent, and nothing is to be said. */
const gaveUp: Refused = { errors: [] };

/** Why a page was not saved; what is missing may stand on another. */
function reasonFor({ fields }: FormPage, refused: Refused): string {
  const elsewhere = refused.errors.flatMap(({ param }) =>
    formPages
      .filter((page) => page.fields.some((name) => name === param && !fields.includes(name)))
      .map(({ title }) => title),
  );
  if (elsewhere.length === 0) return reasonOf(refused);
  return `Falta preencher o que é obrigatório em «${elsewhere[0]}». O que escreveu aqui espera.`;
}

/** One page of the settings: a few fields, saved by themselves. */
export function PageForm({ page, read }: { page: FormPage; read: Read }) {
  const { revalidate } = useRevalidator();
  const [unsure, setUnsure] = useState<{
    values: Record<string, unknown>;
    resolve(answer: Saved | Refused): void;
  }>();
  const fields = Object.fromEntries(page.fields.map((name) => [name, definicoesFields[name]]));

  /** Sends the page over what is stored; new payment details only with the password, and none for who may not change them. */
  async function send(typed: Record<string, unknown>): Promise<Saved | Refused> {
    // What is stored may have changed since the form was opened, by this very form too.
    const stored = await readScreen();
    if (isRefused(stored)) return stored;
    const values: Record<string, unknown> = { ...stored.definicoes, ...typed };
    if (!stored.isAdmin) {
      const others = Object.entries(values).filter(([name]) => !isPayment(name));
      return call('PUT', address, Object.fromEntries(others));
    }
    if (paymentFields.every((name) => values[name] === stored.definicoes[name])) {
      return call('PUT', address, values);
    }
    return new Promise((resolve) => setUnsure({ values, resolve }));
  }

  function settle(answer: Saved | Refused): undefined {
    unsure?.resolve(answer);
    setUnsure(undefined);
  }

  async function sendSurely({ password }: Record<string, unknown>) {
    const answer = await call('PUT', address, unsure?.values, { password: String(password) });
    return isRefused(answer) && isAboutPassword(answer) ? answer : settle(answer);
  }

  return (
    <>
      <RecordForm
        shape={{ fields }}
        groups={[{ title: '', fields: page.fields }]}
        locked={read.isAdmin ? undefined : forAdmins}
        record={read.definicoes}
        fotos={read.fotos}
        draft={draftOf(page)}
        cancelTo={indexPath}
        send={send}
        onSaved={() => {
          notifyDone('As definições ficaram guardadas e já estão no site.');
          void revalidate();
        }}
        onFailed={(refused) => {
          if (refused !== gaveUp)
            notifyFailed('Não foi possível guardar', reasonFor(page, refused));
        }}
      />
      <Question
        fields={confirmacao.fields}
        opened={unsure !== undefined}
        question="Guardar os novos dados de pagamento?"
        yes="Sim, Guardar"
        failed="Não foi possível guardar"
        onYes={sendSurely}
        onNo={() => settle(gaveUp)}
      >
        Daqui em diante, quem se inscrever paga para aí. Os administradores que têm email são
        avisados, e fica escrito na atividade.
      </Question>
    </>
  );
}
