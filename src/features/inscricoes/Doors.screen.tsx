import { useLoaderData } from 'react-router';
import { call } from '../../backoffice/client.ts';
import { LinkedTable } from '../../backoffice/list/LinkedTable.tsx';
import { useMay } from '../../backoffice/may.ts';
import { Empty } from '../../backoffice/parts/Empty.tsx';
import { Loaded } from '../../backoffice/parts/Loaded.tsx';
import { ScreenHead } from '../../backoffice/parts/ScreenHead.tsx';
import type { AnswerOf } from '../../calls/all.ts';
import type { Refused } from '../../calls/ask.ts';
import { lisbonDay, longDate } from '../../language/calendar.ts';
import { officePath } from '../../sections/officePath.ts';
import { path as bookingsPath, needs } from './feature.ts';

const back = { to: bookingsPath, label: 'Inscrições' };

/** Reads the events; those that are not over come first. */
export const readDoors = () =>
  call('GET /api/noticiasEventos', { query: { type: 'EVENTO', limit: '50' } });

/** The events with sign-ups that are not over: where people at the door start. */
export function DoorsScreen() {
  const read = useLoaderData<AnswerOf<'GET /api/noticiasEventos'> | Refused>();
  const today = lisbonDay(new Date());
  const may = useMay();
  return (
    <Loaded title="Porta" read={read}>
      {({ arrayNoticiaEventos }) => {
        const events = arrayNoticiaEventos.filter(
          ({ permiteInscricao, cancelado, startDate, endDate }) =>
            permiteInscricao && !cancelado && (endDate || startDate) >= today,
        );
        return (
          <>
            <ScreenHead title="Porta" {...(may.call(needs) && { back })} />
            {events.length === 0 ? (
              <Empty>Não há eventos com inscrições por acontecer.</Empty>
            ) : (
              <LinkedTable
                caption="Eventos"
                columns={[
                  { name: 'title', label: 'Evento' },
                  {
                    name: 'startDate',
                    label: 'Quando',
                    cell: ({ startDate, startTime }) =>
                      [longDate(startDate), startTime].filter(Boolean).join(', '),
                  },
                  { name: 'location', label: 'Onde' },
                ]}
                rows={events}
                keyOf={({ _id }) => _id}
                hrefOf={({ identifier }) => `${officePath('eventos', identifier)}/entrada`}
              />
            )}
          </>
        );
      }}
    </Loaded>
  );
}
