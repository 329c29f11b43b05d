import { Link, useLoaderData, useParams } from 'react-router';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { longMoment } from '../../language/calendar.ts';
import { callRecords } from '../client.ts';
import { FactList, factsOf, labelOf } from '../detail/FactList.tsx';
import { ActionButton } from '../form/ActionButton.tsx';
import { panelOf } from '../panels.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { NotFound } from '../parts/NotFound.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { State } from '../parts/State.tsx';
import { pdfsIn, WithServices } from '../parts/WithServices.tsx';
import { fieldsShown, headingOf, itemPath, type Source, versionsPath } from '../sections/source.ts';
import { differencesIn } from './Differences.tsx';
import { type ReadVersion, restoreCall } from './readVersions.ts';
import styles from './VersionScreen.module.css';
import { Told } from './VersionsScreen.tsx';

/** Adds the field's label to each error, since there is no form to show it beside. */
function withLabels({ section }: Source, refused: Refused): Refused {
  const errors = refused.errors.map(({ param, msg }) => {
    const field = Object.hasOwn(section.fields, param) ? section.fields[param] : undefined;
    return { param, msg: field ? `${labelOf(field)}: ${msg}` : msg };
  });
  return { ...refused, errors };
}

type Props = { source: Source; read: ReadVersion };

function RestoreButton({ source, read: { item, version } }: Props) {
  const { key = '' } = useParams();
  const { restoreNotice } = panelOf(source.section.name);
  const heading = headingOf(source, item);
  return (
    <ActionButton
      label="Repor esta versão"
      variant="filled"
      confirm={{
        question: 'Repor esta versão?',
        children: (
          <>
            <p>
              O conteúdo de «{heading}» volta a ser o que era em {longMoment(version.em)}; o de
              agora fica guardado como versão, e não muda se está ou não no site.
            </p>
            {restoreNotice && <p className={styles.notice}>{restoreNotice}</p>}
          </>
        ),
        yes: 'Sim, Repor',
      }}
      act={async () => {
        const answer = await callRecords('POST', restoreCall(source, key, version.numero));
        return isRefused(answer) ? withLabels(source, answer) : answer;
      }}
      failed="Não foi possível repor"
      done={() =>
        `«${heading}» voltou a ser como era em ${longMoment(version.em)}. O que tinha até agora está nas versões anteriores.`
      }
      to={itemPath(source, key)}
    />
  );
}

/** Links to the versions before and after this one. */
function Neighbours({ source, read: { versoes, version } }: Props) {
  const { key = '' } = useParams();
  const ways = [
    { label: 'A versão anterior', numero: version.numero - 1 },
    { label: 'A versão seguinte', numero: version.numero + 1 },
  ].filter(({ numero }) => versoes.some((each) => each.numero === numero));
  if (ways.length === 0) return null;
  return (
    <nav aria-label="Outras versões" className={styles.ways}>
      <ul className="row-list">
        {ways.map(({ label, numero }) => (
          <li key={label}>
            <Link to={versionsPath(source, key, numero)} className="touch-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function VersionDetail({ source, read }: Props) {
  const { key = '' } = useParams();
  const { item, version, before, fotos } = read;
  const isCurrent = version.numero === item.versao;
  const changes = before && differencesIn(source.section.fields, before.valores, version.valores);
  const whole = <FactList facts={factsOf(fieldsShown(source, version.valores), version.valores)} />;
  return (
    <>
      <ScreenHead
        title={`Versão de ${longMoment(version.em)}`}
        back={{ to: versionsPath(source, key), label: 'Versões anteriores' }}
      >
        {!isCurrent && <RestoreButton source={source} read={read} />}
      </ScreenHead>
      <p className={styles.told}>
        <Told version={version} source={source} />
        {' · '}
        <Link to={itemPath(source, key)}>{headingOf(source, item)}</Link>
        {isCurrent && (
          <>
            {' '}
            <State tone="done">A atual</State>
          </>
        )}
      </p>
      <WithServices fotos={fotos} ficheiros={pdfsIn(item)}>
        {changes ? (
          <>
            <h2 className={styles.heading}>O que mudou</h2>
            {changes.length > 0 ? (
              <FactList facts={changes} />
            ) : (
              <p>Nada que este registo ainda tenha: ficou tudo como estava.</p>
            )}
            <details className={styles.whole}>
              <summary>O registo inteiro, como ficou</summary>
              {whole}
            </details>
          </>
        ) : (
          <>
            <h2 className={styles.heading}>O registo, como ficou</h2>
            {whole}
          </>
        )}
      </WithServices>
      <Neighbours source={source} read={read} />
    </>
  );
}

/** What one save of a record changed, and the record as it left it. */
export function VersionScreen({ source }: { source: Source }) {
  const { key = '', numero } = useParams();
  return (
    <Loaded
      read={useLoaderData<ReadVersion | null | Refused>()}
      title="Versão"
      back={{ to: versionsPath(source, key), label: 'Versões anteriores' }}
    >
      {(read) => (read ? <VersionDetail key={numero} source={source} read={read} /> : <NotFound />)}
    </Loaded>
  );
}
