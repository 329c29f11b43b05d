import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import type { Fotos } from '../../fields/photo.ts';
import { confirmacao } from '../../sections/contas.ts';
import {
  type Definicoes,
  definicoesFields,
  definicoesGroups,
  paymentFields,
} from '../../sections/definicoes.ts';
import { call, isAboutPassword } from '../client.ts';
import { readOwn } from '../contas/conta.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import { dropDraft } from '../form/drafts.ts';
import { Question } from '../form/Question.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { LoadFailure } from '../parts/Loaded.tsx';
import { notifyDone, notifyFailed } from '../parts/notices.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { Copia } from './Copia.tsx';
import { Part } from './Part.tsx';

type Read = { definicoes: Definicoes; fotos: Fotos };

const address = '/api/definicoes';
const draft = 'definicoes';
const shape = { fields: definicoesFields };

/** Reads the village's settings. */
export const readDefinicoes = () => call('GET', address);

/** The same, and whether whoever reads them may change all of them. */
export async function readScreen(): Promise<(Read & { isAdmin: boolean }) | Refused> {
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

type Save = (answer: Read | Refused) => void;

function DemoRemoval({ onRemoved }: { onRemoved(): void }) {
  return (
    <Part id="demonstracao" title="Conteúdo de demonstração">
      <p>
        O site começa com uma aldeia inventada, para mostrar como fica. Quando estiver pronto a
        usá-lo, apague-a de uma vez: o que escreveu ou alterou fica como está.
      </p>
      <ActionButton
        label="Apagar conteúdo de demonstração"
        asked={{
          question: 'Deseja apagar o conteúdo de demonstração?',
          children:
            'Desaparecem todos os registos da aldeia inventada que ninguém alterou, e as reservas dos eventos dela; quem as fez recebe uma carta a dizê-lo. Se apagar, não poderá voltar atrás.',
          yes: 'Sim, Apagar',
          grave: true,
          fields: confirmacao.fields,
        }}
        act={({ password }) =>
          call('DELETE', '/api/demonstracao', undefined, {
            password: String(password),
          })
        }
        failed="Não foi possível apagar"
        done={({ demonstracao: { removidos } }) => {
          onRemoved();
          return removidos === 0
            ? 'Já não havia conteúdo de demonstração.'
            : `O conteúdo de demonstração foi apagado (${removidos} registos). Preencha agora as definições da sua aldeia.`;
        }}
      />
    </Part>
  );
}

/** What belongs to this one village. */
export function DefinicoesScreen() {
  const loaded = useLoaderData<Awaited<ReturnType<typeof readScreen>>>();
  const { revalidate } = useRevalidator();
  // The form begins anew over what is read after the demo village went.
  const [start, setStart] = useState<{ round: number; read?: typeof loaded }>({ round: 0 });
  const [unsure, setUnsure] = useState<{ values: Record<string, unknown>; resolve: Save }>();
  const read = start.read ?? loaded;

  async function startOver() {
    dropDraft(draft);
    setStart({ round: start.round + 1, read: await readScreen() });
    void revalidate();
  }

  /** Sends the form; new payment details only with the password, and none for who may not change them. */
  async function send(values: Record<string, unknown>): Promise<Read | Refused> {
    // What is stored may have changed since the form was opened, by this very form too.
    const stored = await readScreen();
    if (isRefused(stored)) return stored;
    if (!stored.isAdmin) {
      const others = Object.entries(values).filter(([name]) => !isPayment(name));
      return call('PUT', address, Object.fromEntries(others));
    }
    if (paymentFields.every((name) => values[name] === stored.definicoes[name])) {
      return call('PUT', address, values);
    }
    return new Promise((resolve) => setUnsure({ values, resolve }));
  }

  function settle(answer: Read | Refused): undefined {
    unsure?.resolve(answer);
    setUnsure(undefined);
  }

  async function sendSurely({ password }: Record<string, unknown>) {
    const answer = await call('PUT', address, unsure?.values, { password: String(password) });
    return isRefused(answer) && isAboutPassword(answer) ? answer : settle(answer);
  }

  return (
    <>
      <ScreenHead title="Definições" />
      {isRefused(read) ? (
        <LoadFailure refused={read} />
      ) : (
        <>
          <RecordForm
            key={start.round}
            shape={shape}
            groups={definicoesGroups}
            locked={read.isAdmin ? undefined : forAdmins}
            record={read.definicoes}
            fotos={read.fotos}
            draft={draft}
            cancelTo="/backoffice"
            send={send}
            onSaved={() => {
              notifyDone('As definições ficaram guardadas e já estão no site.');
              void revalidate();
            }}
            onFailed={(refused) => {
              if (refused !== gaveUp) notifyFailed('Não foi possível guardar', reasonOf(refused));
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
          {read.isAdmin && (
            <>
              <Copia />
              <DemoRemoval onRemoved={startOver} />
            </>
          )}
        </>
      )}
    </>
  );
}
