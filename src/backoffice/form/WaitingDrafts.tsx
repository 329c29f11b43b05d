import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Refused } from '../../calls/ask.ts';
import { longMoment } from '../../language/calendar.ts';
import { ActionButton } from './ActionButton.tsx';
import { discardQuestion } from './FormNotices.tsx';
import styles from './WaitingDrafts.module.css';

/** A draft that can be continued. */
export type Waiting = {
  /** The name of its section, and the `_id` of its record; '' for a new one. */
  seccao: string;
  registo: string;
  /** The form that continues it. */
  to: string;
  chave: string;
  titulo: string;
  em: string;
  /** Whether the server has it; otherwise it is in this browser alone. */
  isOnServer: boolean;
  discard(): Promise<object | Refused>;
};

/** How many are shown at first; on a phone only one, so that the list below starts on the first screen. */
const few = { wide: 3, narrow: 1 };

/** The drafts that were never saved, each with its time and buttons to continue or discard it. */
export function WaitingDrafts({ drafts }: { drafts: readonly Waiting[] }) {
  const [isWhole, setWhole] = useState(false);
  const isWide = useMediaQuery('(min-width: 40rem)', true, { getInitialValueInEffect: false });
  const headingId = useId();
  if (drafts.length === 0) return null;
  const shown = isWhole ? drafts : drafts.slice(0, isWide ? few.wide : few.narrow);
  return (
    <section className={styles.waiting} aria-labelledby={headingId}>
      <h2 id={headingId}>Por acabar</h2>
      <ul>
        {shown.map((draft) => (
          <li key={draft.to}>
            <div className={styles.words}>
              <strong>{draft.titulo || 'Sem título'}</strong>
              <span>
                {draft.chave === '' ? 'Novo' : 'Alterações por guardar'} · {longMoment(draft.em)}
                {!draft.isOnServer && ' · só neste dispositivo'}
              </span>
            </div>
            <div className={styles.buttons}>
              <Button component={Link} to={draft.to} variant="outline">
                Continuar
                <span className="visually-hidden">: {draft.titulo || 'Sem título'}</span>
              </Button>
              <ActionButton
                label="Descartar"
                confirm={discardQuestion}
                act={draft.discard}
                failed="Não foi possível descartar"
                done={() => 'Foi descartado.'}
              />
            </div>
          </li>
        ))}
      </ul>
      {shown.length < drafts.length && (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          Mostrar os {drafts.length}
        </Button>
      )}
    </section>
  );
}
