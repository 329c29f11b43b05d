import type { AnswerOf } from '../../calls/all.ts';
import { isRefused } from '../../calls/ask.ts';
import { longMoment } from '../../language/calendar.ts';
import { definicoesFields, guardedFields } from '../../sections/definicoes.ts';
import { call } from '../client.ts';
import { FactList } from '../detail/FactList.tsx';
import { ActionButton } from '../form/ActionButton.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Failed } from '../parts/Loaded.tsx';
import { useAnswer } from '../parts/useAnswer.ts';
import { WithServices } from '../parts/WithServices.tsx';
import { differencesIn } from '../versoes/Differences.tsx';
import { versionInWords } from '../versoes/versionInWords.ts';
import styles from './SettingsVersions.module.css';

type Read = AnswerOf<'GET /api/definicoes/versoes'>;
type Version = Read['arrayVersoes'][number];

const read = () => call('GET /api/definicoes/versoes');

/**
 * Restores what a change replaced. Settings that are no more are left out, and so is where money
 * and answers go: its form changes that, with the password.
 */
function PutBack({ version, onDone }: { version: Version; onDone(): void }) {
  const free = Object.entries(version.antes).filter(
    ([name]) =>
      Object.hasOwn(definicoesFields, name) && !(guardedFields as readonly string[]).includes(name),
  );
  if (free.length === 0) return null;
  return (
    <ActionButton
      label="Repor como estava antes"
      confirm={{
        question: 'Repor como estava antes?',
        children:
          'Volta ao site o que esta alteração tirou; o que lá está agora fica entre as versões.',
        yes: 'Sim, Repor',
      }}
      act={() => call('PUT /api/definicoes', { body: Object.fromEntries(free) })}
      failed="Não foi possível repor"
      done={() => {
        onDone();
        return 'As definições voltaram a ser como eram antes dessa alteração.';
      }}
    />
  );
}

function Versions({ read: { arrayVersoes, fotos }, onDone }: { read: Read; onDone(): void }) {
  if (arrayVersoes.length === 0) {
    return <Empty>Ainda ninguém mudou as definições desde que se guardam versões.</Empty>;
  }
  return (
    <WithServices fotos={fotos} ficheiros={{}}>
      {arrayVersoes.map((version) => {
        const { numero, em, quem, antes, depois } = version;
        const { who, did } = versionInWords(
          { numero, quem, em, campos: Object.keys(depois) },
          { fields: definicoesFields, noun: 'as definições' },
        );
        return (
          <details key={numero} className={styles.version}>
            <summary>
              <strong>{who}</strong> {did}
              <time dateTime={em}>{longMoment(em)}</time>
            </summary>
            <FactList facts={differencesIn(definicoesFields, antes, depois)} />
            <PutBack version={version} onDone={onDone} />
          </details>
        );
      })}
    </WithServices>
  );
}

/** Every kept change of the settings, newest first, with a button to undo it. */
export function SettingsVersions() {
  const { answer, ask } = useAnswer<Read>(read, '');
  return (
    <section aria-labelledby="versoes">
      <h2 id="versoes">Versões anteriores</h2>
      {isRefused(answer) && (
        <Failed title="Não foi possível carregar as versões" refused={answer} onRetry={ask} />
      )}
      {answer && !isRefused(answer) && <Versions read={answer} onDone={ask} />}
    </section>
  );
}
