import { Stack } from '@mantine/core';
import { isRefused } from '../../calls/ask.ts';
import { useAnswer } from '../parts/useAnswer.ts';
import { countsCall, deletionInWords, readBookings } from './bookingsInWords.ts';

/** Who booked an event and what was paid, counted anew each time somebody is about to delete it. */
export function EventDeleteNotice({ itemKey }: { itemKey: string }) {
  const { answer: read } = useAnswer(readBookings, countsCall(itemKey));
  if (read === undefined) return <p role="status">A contar as reservas…</p>;
  if (isRefused(read)) {
    return (
      <p role="status">Não foi possível contar as reservas: se as houver, também se apagam.</p>
    );
  }
  const told = deletionInWords(read, new Date());
  if (told.length === 0) return null;
  return (
    <Stack role="status" gap="0.5rem" mt="md">
      {told.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Stack>
  );
}
