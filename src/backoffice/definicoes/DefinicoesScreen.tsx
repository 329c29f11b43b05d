import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { Fotos } from '../../fields/photo.ts';
import { type Definicoes, definicoesFields, definicoesGroups } from '../../sections/definicoes.ts';
import { call, isRefused, type Refused, reasonOf } from '../client.ts';
import { dropDraft } from '../form/drafts.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { AskedButton } from '../parts/AskedButton.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { sayDone, sayFailed } from '../parts/say.tsx';
import { Copia } from './Copia.tsx';
import styles from './DefinicoesScreen.module.css';

type Read = { definicoes: Definicoes; fotos: Fotos };

const address = '/api/definicoes';
const draft = 'definicoes';
const shape = { fields: definicoesFields };

/** Reads the village's settings. */
export const readDefinicoes = () => call<Read>('GET', address);

function DemoRemoval({ onRemoved }: { onRemoved(): void }) {
  async function remove() {
    const answer = await call<{ demonstracao: { removidos: number } }>(
      'DELETE',
      '/api/demonstracao',
    );
    if (isRefused(answer)) return sayFailed('Não foi possível apagar', reasonOf(answer));
    const { removidos } = answer.demonstracao;
    sayDone(
      removidos === 0
        ? 'Já não havia conteúdo de demonstração.'
        : `O conteúdo de demonstração foi apagado (${removidos} registos). Preencha agora as definições da sua aldeia.`,
    );
    onRemoved();
  }
  return (
    <section className={styles.part} aria-labelledby="demonstracao">
      <h2 id="demonstracao">Conteúdo de demonstração</h2>
      <p>
        O site começa com uma aldeia inventada, para mostrar como fica. Quando estiver pronto a
        usá-lo, apague-a de uma vez: o que escreveu ou alterou fica como está.
      </p>
      <AskedButton
        label="Apagar conteúdo de demonstração"
        question="Deseja apagar o conteúdo de demonstração?"
        yes="Sim, Apagar"
        grave
        onYes={remove}
      >
        Desaparecem todos os registos da aldeia inventada que ninguém alterou, e as reservas dos
        eventos dela. Se apagar, não poderá voltar atrás.
      </AskedButton>
    </section>
  );
}

/** What belongs to this one village. */
export function DefinicoesScreen() {
  const loaded = useLoaderData<Read | Refused>();
  const { revalidate } = useRevalidator();
  // The form begins anew over what is read after the demo village went.
  const [start, setStart] = useState<{ round: number; read?: Read | Refused }>({ round: 0 });
  const read = start.read ?? loaded;

  async function startOver() {
    dropDraft(draft);
    setStart({ round: start.round + 1, read: await readDefinicoes() });
    void revalidate();
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
            record={read.definicoes}
            fotos={read.fotos}
            draft={draft}
            cancelTo="/backoffice"
            send={(values) => call<Read>('PUT', address, values)}
            onSaved={() => {
              sayDone('As definições ficaram guardadas e já estão no site.');
              void revalidate();
            }}
            onFailed={(refused) => sayFailed('Não foi possível guardar', reasonOf(refused))}
          />
          <Copia />
          <DemoRemoval onRemoved={startOver} />
        </>
      )}
    </>
  );
}
