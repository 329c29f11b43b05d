import { Alert, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { call } from '../../backoffice/client.ts';
import { ActionButton } from '../../backoffice/form/ActionButton.tsx';
import { useMay } from '../../backoffice/may.ts';
import type { ItemProps } from '../../backoffice/panel.ts';
import { useAnswer } from '../../backoffice/parts/useAnswer.ts';
import { isRefused } from '../../calls/ask.ts';
import { isAhead } from '../../language/calendar.ts';
import type { RecordIn } from '../../sections/all.ts';
import { officePath, panelPath } from '../../sections/officePath.ts';
import { cancellationInWords, readBookingCounts } from './bookingsInWords.screen.ts';
import { cancelEventFields } from './inscricoes.ts';

type Evento = RecordIn<'noticiasEventos'>;

const askedAt = 'cancelar';

/** The address that opens the question whether to cancel an event. */
export const cancelPath = (key: string) => `${officePath('eventos', key)}#${askedAt}`;

/** Whether an event can still be cancelled. */
export function canCancelEvent(
  { cancelado, startDate, endDate }: Pick<Evento, 'cancelado' | 'startDate' | 'endDate'>,
  now: Date,
): boolean {
  return !cancelado && isAhead(endDate || startDate, '', now);
}

/** What cancelling will do, counted when the question is opened. */
function Consequences({ itemKey }: { itemKey: string }) {
  const { answer: read } = useAnswer(readBookingCounts, itemKey);
  const counted = read === undefined || isRefused(read) ? undefined : read.reservas;
  return (
    <Stack gap="0.5rem" role="status">
      <p>
        O evento fica no site, marcado como cancelado, e deixa de aceitar inscrições. Não é possível
        voltar atrás: se afinal se fizer, duplique-o e publique o novo.
      </p>
      {counted && cancellationInWords(counted).map((words) => <p key={words}>{words}</p>)}
    </Stack>
  );
}

/** Cancels an event, and writes to those who booked. */
export function CancelEvent({ item }: ItemProps) {
  const evento = item as unknown as Evento;
  const { identifier, title } = evento;
  if (!canCancelEvent(evento, new Date())) return null;
  return (
    <ActionButton
      label="Cancelar evento"
      askedAt={askedAt}
      confirm={{
        question: 'Deseja cancelar o evento?',
        children: <Consequences itemKey={identifier} />,
        yes: 'Sim, cancelar o evento',
        no: 'Fechar',
        grave: true,
        fields: cancelEventFields,
      }}
      act={(body) =>
        call('POST /api/noticiasEventos/evento/:identifier/cancelar', {
          params: { identifier },
          body,
        })
      }
      failed="Não foi possível cancelar o evento"
      done={() => `O evento «${title}» ficou cancelado.`}
      to={officePath('eventos', identifier)}
    />
  );
}

/** The notice above a cancelled event, with a link to the refunds still to be made. */
export function CancelledNotice({ item }: ItemProps) {
  const { cancelado, identifier } = item as unknown as Evento;
  const may = useMay();
  if (!cancelado) return null;
  return (
    <Alert color="red" mb="md" title="Este evento está cancelado">
      <p>Continua no site, marcado como cancelado, e não aceita inscrições.</p>
      {may.call('GET /api/noticiasEventos/backoffice/:identifier') && (
        <Link to={panelPath('eventos', identifier, 'porDevolver')} className="touch-link">
          Ver o que falta devolver
        </Link>
      )}
    </Alert>
  );
}
