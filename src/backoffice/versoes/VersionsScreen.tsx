import { Link, useLoaderData, useParams } from 'react-router';
import type { Refused } from '../../calls/ask.ts';
import type { Versao } from '../../calls/records.ts';
import { Icon } from '../../fields/inputs/Icon.tsx';
import { longMoment } from '../../language/calendar.ts';
import { Empty } from '../parts/Empty.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Note } from '../parts/Note.tsx';
import { NotFound } from '../parts/NotFound.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { State } from '../parts/State.tsx';
import { headingOf, itemPath, type Source, versionsPath } from '../sections/source.ts';
import type { ReadVersions } from './readVersions.ts';
import styles from './VersionsScreen.module.css';
import { versionInWords } from './versionInWords.ts';

const title = 'Versões anteriores';

/** A sentence that says who saved, and what changed. */
export function Told({ version, source }: { version: Versao; source: Source }) {
  const { who, did } = versionInWords(version, source.section);
  return (
    <>
      {who && <strong>{who} </strong>}
      {did}
    </>
  );
}

function Listed({ source, read }: { source: Source; read: ReadVersions }) {
  const { key = '' } = useParams();
  const { item, versoes } = read;
  return (
    <>
      <ScreenHead
        title={title}
        back={{ to: itemPath(source, key), label: headingOf(source, item) }}
      />
      {versoes.length === 0 ? (
        <Empty>
          Este registo ainda não foi guardado desde que o programa guarda versões. Da próxima vez
          que alguém o mudar, aparecem aqui o que era e o que ficou.
        </Empty>
      ) : (
        <ol className={styles.versions} aria-label={title}>
          {versoes.map((version) => (
            <li key={version.numero}>
              <div className={styles.told}>
                <Link to={versionsPath(source, key, version.numero)} className="row-link">
                  <Told version={version} source={source} />
                </Link>
                <div className={styles.when}>
                  <time dateTime={version.em}>{longMoment(version.em)}</time>
                  {version.numero === item.versao && <State tone="done">A atual</State>}
                </div>
              </div>
              <Icon name="forward" />
            </li>
          ))}
        </ol>
      )}
      <Note>
        Ficam guardadas todas as versões do último ano, e mesmo das mais antigas as últimas 50.
      </Note>
    </>
  );
}

/** Every save of a record that is kept, the newest first. */
export function VersionsScreen({ source }: { source: Source }) {
  return (
    <Loaded read={useLoaderData<ReadVersions | null | Refused>()} title={title}>
      {(read) => (read ? <Listed source={source} read={read} /> : <NotFound />)}
    </Loaded>
  );
}
