import { useEffect, useState } from 'react';
import { call, isRefused, type Refused } from '../client.ts';
import { countsCall, deletionInWords, type ReadBookings } from './bookingsInWords.ts';
import styles from './EventDeleteNotice.module.css';

/** Who booked an event and what was paid, counted anew each time somebody is about to delete it. */
export function EventDeleteNotice({ itemKey }: { itemKey: string }) {
  const [read, setRead] = useState<ReadBookings | Refused>();
  useEffect(() => {
    let isCurrent = true;
    void call<ReadBookings>('GET', countsCall(itemKey)).then(
      (answer) => isCurrent && setRead(answer),
    );
    return () => {
      isCurrent = false;
    };
  }, [itemKey]);
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
