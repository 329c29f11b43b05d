import { lisbonClock } from '../../language/calendar.ts';
import styles from './RecordForm.module.css';
import type { Standing } from './serverLine.ts';

/** Says, beside the button that saves, how things stand with what is not saved yet. */
export function DraftLine({ standing }: { standing: Standing }) {
  const isKept = standing !== undefined && 'em' in standing;
  return (
    <div className={styles.standing}>
      {standing !== undefined && (
        <span aria-hidden="true" data-kept={isKept}>
          {'em' in standing
            ? `Por acabar · a salvo desde as ${lisbonClock(new Date(standing.em)).slice(11)}`
            : `Por acabar · só neste dispositivo: ${standing.why}`}
        </span>
      )}
      {/* The hour would be read out again and again. */}
      <span aria-live="polite" className="visually-hidden">
        {standing &&
          ('em' in standing
            ? 'O que escreveu está a salvo, por acabar.'
            : `O que escreveu está por acabar, só neste dispositivo: ${standing.why}.`)}
      </span>
    </div>
  );
}
