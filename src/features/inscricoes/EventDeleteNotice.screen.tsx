import { Alert, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useAnswer } from '../../backoffice/parts/useAnswer.ts';
import { isRefused } from '../../calls/ask.ts';
import { panelPath } from '../../sections/officePath.ts';
import { moneyInTheWay } from './bookingMoney.ts';
import { deletionInWords, readBookingCounts } from './bookingsInWords.screen.ts';
import { canCancelEvent, cancelPath } from './CancelEvent.screen.tsx';

type Props = { itemKey: string; block(isBlocked: boolean): void };

/** Says who booked an event and what money is still open, counted each time somebody is about to delete it. */
export function EventDeleteNotice({ itemKey, block }: Props) {
  const { answer: read } = useAnswer(readBookingCounts, itemKey);
  const counted = read === undefined || isRefused(read) ? undefined : read;
  const open = counted && moneyInTheWay(counted.noticiaEvento, counted.reservas, new Date());
  const isBlocked = open !== undefined;
  useEffect(() => block(isBlocked), [isBlocked, block]);
  const isProposed =
    counted && counted.reservas.reservas > 0 && canCancelEvent(counted.noticiaEvento, new Date());
  const instead = isProposed && (
    <Link to={cancelPath(itemKey)} className="touch-link">
      Cancelar o evento em vez de o apagar
    </Link>
  );
  if (read === undefined) return <p role="status">A contar as reservas…</p>;
  if (!counted) {
    return (
      <p role="status">Não foi possível contar as reservas: se as houver, também se apagam.</p>
    );
  }
  if (open) {
    return (
      <Alert color="red" mt="md" role="status" title="Não se pode apagar enquanto houver dinheiro">
        <p>{open.words}.</p>
        {instead}
        <Link to={panelPath('eventos', itemKey, open.filter)} className="touch-link">
          Ver essas reservas
        </Link>
      </Alert>
    );
  }
  const sentences = deletionInWords(counted, new Date());
  if (sentences.length === 0) return null;
  return (
    <Stack role="status" gap="0.5rem" mt="md">
      {sentences.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {instead && (
        <p>
          Se cancelar em vez de apagar, o evento fica no site, marcado, e ninguém dá por ele em
          falta.
        </p>
      )}
      {instead}
    </Stack>
  );
}
