import { Box } from '@mantine/core';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import type { Fields } from '../../fields/field.ts';
import type { Fotos } from '../../fields/photo.ts';
import {
  type Definicoes,
  definicoesFields,
  guardedFields,
  paymentFields,
} from '../../sections/definicoes.ts';
import { call, isAboutPassword } from '../client.ts';
import { isSame } from '../form/merge.ts';
import { Question } from '../form/Question.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { Note } from '../parts/Note.tsx';
import { notifyDone, notifyFailed } from '../parts/notices.tsx';
import { draftName, type FormPage, formPages, indexPath } from './pages.ts';

type Saved = { definicoes: Definicoes; inventadas: readonly (keyof Definicoes)[]; fotos: Fotos };

/** The village's settings, and whether the user is an administrator, who may change all of them. */
export type Read = Saved & {
  isAdmin: boolean;
  /** The settings as the site shows them, values of the demo village included. */
  originals: Definicoes;
};

/** Reads the settings for a form: values of the demo village begin blank, so that saving does not keep them. */
export async function readScreen(): Promise<Read | Refused> {
  const [own, read] = await Promise.all([call('GET /api/auth'), call('GET /api/definicoes')]);
  if (isRefused(read)) return read;
  if (isRefused(own)) return own;
  const blank = read.inventadas.map((name) => [name, definicoesFields[name].initial]);
  const definicoes = { ...read.definicoes, ...Object.fromEntries(blank) };
  return { ...read, definicoes, originals: read.definicoes, isAdmin: own.isAdmin };
}

/** Why only administrators may change some fields of a page, and what they are asked before saving. */
function guardOf(fields: FormPage['fields']) {
  const isAboutMoney = paymentFields.some((name) => fields.includes(name));
  return isAboutMoney
    ? {
        why: 'Só um administrador muda os dados de pagamento, porque é para eles que vai o dinheiro das pessoas.',
        question: 'Guardar os novos dados de pagamento?',
        what: 'Daqui em diante, quem se inscrever paga para aí.',
      }
    : {
        why: 'Só um administrador muda o email da junta, porque é para lá que vão as respostas das pessoas.',
        question: 'Guardar o novo email da junta?',
        what: 'Daqui em diante, é para aí que responde quem recebe um email do site.',
      };
}

/** When visitors read the texts of the village in another language. */
const whenOffered =
  'Uma língua passa a ser oferecida aos visitantes quando o texto curto sobre a aldeia está traduzido nela; a página da aldeia espera também pelo texto longo. O resto, se ficar em branco, lê-se em português.';

/** The user cancelled the password question: nothing was sent, and no message is shown. */
const gaveUp: Refused = { errors: [] };

/** What somebody else saved while the page was open, if that is why the page was not sent. */
function newerIn({ more }: Refused) {
  if (!more?.definicoes) return undefined;
  const newer = more as Read;
  return { record: newer.definicoes, fotos: newer.fotos, por: '', em: '', saved: newer };
}

/** Why a page was not saved; the missing field may be on another page. */
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
  const fields: Fields = Object.fromEntries(
    page.fields.map((name) => [name, definicoesFields[name]]),
  );

  /** The stored settings as this page last saw them. */
  const known = useRef(read.definicoes);

  /** What somebody else saved of this page since it was last read, as a refusal. */
  async function newer(): Promise<Refused | undefined> {
    const stored = await readScreen();
    if (isRefused(stored)) return stored;
    const isNewer = page.fields.some(
      (name) => !isSame(stored.definicoes[name], known.current[name]),
    );
    known.current = stored.definicoes;
    return isNewer ? { errors: [], more: stored } : undefined;
  }

  /** Sends only this page's fields; changing where money or answers go also needs the password. */
  async function send(values: Record<string, unknown>): Promise<Saved | Refused> {
    const refused = await newer();
    if (refused) return refused;
    const guarded = guardedFields.filter((name) => page.fields.includes(name));
    if (guarded.every((name) => values[name] === known.current[name])) {
      return call('PUT /api/definicoes', { body: values });
    }
    return new Promise((resolve) => setUnsure({ values, resolve }));
  }

  function settle(answer: Saved | Refused): undefined {
    unsure?.resolve(answer);
    setUnsure(undefined);
  }

  async function sendSurely({ password }: Record<string, unknown>) {
    // A colleague may have saved while the password was looked for.
    const refused = await newer();
    if (refused) return settle(refused);
    const answer = await call('PUT /api/definicoes', {
      body: unsure?.values ?? {},
      password: String(password),
    });
    return isRefused(answer) && isAboutPassword(answer) ? answer : settle(answer);
  }

  const guard = guardOf(page.fields);

  return (
    <>
      {page.fields.some((name) => read.inventadas.includes(name)) && (
        <Box mb="lg">
          <Note>
            Nesta página o site mostra ainda a aldeia de demonstração. Quando a guardar, passa a
            mostrar só o que aqui escrever.
          </Note>
        </Box>
      )}
      <RecordForm
        shape={{ fields }}
        whenRead={whenOffered}
        originals={read.originals}
        locked={read.isAdmin ? undefined : { fields: guardedFields, why: guard.why }}
        record={read.definicoes}
        fotos={read.fotos}
        draftName={draftName(page)}
        cancelTo={indexPath}
        send={send}
        newerIn={newerIn}
        onSaved={({ definicoes }) => {
          known.current = definicoes;
          notifyDone(
            'As definições ficaram guardadas e já estão no site.',
            page.seenAt ? { label: 'Ver no site', href: page.seenAt } : undefined,
          );
          void revalidate();
        }}
        onFailed={(refused) => {
          if (refused !== gaveUp)
            notifyFailed('Não foi possível guardar', reasonFor(page, refused));
        }}
      />
      <Question
        asksPassword
        opened={unsure !== undefined}
        question={guard.question}
        yes="Sim, Guardar"
        failed="Não foi possível guardar"
        onYes={sendSurely}
        onNo={() => settle(gaveUp)}
      >
        {guard.what} Os administradores que têm email são avisados, e fica escrito na atividade.
      </Question>
    </>
  );
}
