import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import type { Fotos } from '../../fields/photo.ts';
import { confirmacao } from '../../sections/contas.ts';
import { type Definicoes, definicoesFields, paymentFields } from '../../sections/definicoes.ts';
import { call, isAboutPassword } from '../client.ts';
import { readOwn } from '../contas/conta.ts';
import { isSame } from '../form/merge.ts';
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

const forAdmins = {
  fields: paymentFields,
  why: 'Só um administrador muda os dados de pagamento, porque é para eles que vai o dinheiro das pessoas.',
};

/** Somebody thought better of it: nothing was sent, and nothing is to be said. */
const gaveUp: Refused = { errors: [] };

/** What somebody saved while a page was open, if that is why it was not sent. */
function newerIn({ more }: Refused) {
  if (!more?.definicoes) return undefined;
  const newer = more as Read;
  return { record: newer.definicoes, fotos: newer.fotos, por: '', em: '', saved: newer };
}

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

  /** What this page is known to hold on the site. */
  const known = useRef(read.definicoes);

  /** Sends what the page holds, and that alone; new payment details only with the password. */
  async function send(values: Record<string, unknown>): Promise<Saved | Refused> {
    const stored = await readScreen();
    if (isRefused(stored)) return stored;
    const isNewer = page.fields.some(
      (name) => !isSame(stored.definicoes[name], known.current[name]),
    );
    known.current = stored.definicoes;
    if (isNewer) return { errors: [], more: stored };
    const payment = paymentFields.filter((name) => page.fields.includes(name));
    if (payment.length > 0 && !stored.isAdmin) return stored;
    if (payment.every((name) => values[name] === stored.definicoes[name])) {
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
        newerIn={newerIn}
        onSaved={({ definicoes }) => {
          known.current = definicoes;
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
