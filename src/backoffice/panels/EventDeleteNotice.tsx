import { isRefused } from '../../calls/ask.ts';
import { useAnswer } from '../parts/useAnswer.ts';
import { countsCall, deletionInWords } from './bookingsInWords.ts';
import styles from './EventDeleteNotice.module.css';
import { readBookings } from './readBookings.ts';

/** Who booked an event and what was paid, counted anew each time somebody is about to delete it. */
export function EventDeleteNotice({ itemKey }: { itemKey: string }) {
  const { answer: read } = useAnswer(readBookings, countsCall(itemKey));
  if (read === undefined) return <p role="status">A contar as reservas…</p>;
  if (isRefused(read)) {
    return (
      <p role="status">Não foi possível contar as reservas: se as houver, também se apagam.</p>
    );
  }
  return (
    <div role="status" className={styles.notice}>
      {deletionInWords(read, new Date()).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
}
