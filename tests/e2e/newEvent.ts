import { addDays, lisbonDay } from '../../src/language/calendar.ts';
import { type CallApi, eventsCall, unique } from './staff.ts';

type Party = { name: string; email: string; numeroAdultos: number; numeroCriancas: number };

/** Two adults and a child. */
export const ana = {
  name: 'Ana Prova',
  email: 'ana.prova@example.com',
  numeroAdultos: 2,
  numeroCriancas: 1,
};

/** Creates an event for one test, with these bookings made at the counter. */
export async function newEvent(
  api: CallApi,
  { title, parties, ...rest }: { title: string; parties: Party[] } & Record<string, unknown>,
) {
  const today = lisbonDay(new Date());
  const { noticiaEvento } = await api<{
    noticiaEvento: { _id: string; identifier: string; title: string };
  }>('POST', eventsCall, {
    title: unique(title),
    type: 'EVENTO',
    description: '<p>Um evento.</p>',
    mainPhoto: '/icone.svg',
    // Later than the demo's events, which other journeys expect on the landing page.
    startDate: addDays(today, 300),
    startTime: '15:00',
    location: 'Largo do Forno',
    permiteInscricao: true,
    price: 10,
    childPrice: 5,
    maxParticipants: 10,
    limitEnrollmentDate: addDays(today, 30),
    ...rest,
  });
  const made: { _id: string; pagina: string }[] = [];
  for (const party of parties) {
    const { inscricao } = await api<{ inscricao: { _id: string; pagina: string } }>(
      'POST',
      '/api/inscricoes/balcao',
      { telefone: '912345678', ...party, _id: noticiaEvento._id },
    );
    made.push(inscricao);
  }
  return {
    ...noticiaEvento,
    /** The bookings, in the order they were asked for. */
    made,
    screen: `eventos/${noticiaEvento.identifier}`,
    /** Deletes the event, and first its bookings: with paid ones it could not be deleted. */
    async remove() {
      const read = await api<{ noticiaEvento: { inscricoes: { _id: string }[] } }>(
        'GET',
        `/api/noticiasEventos/backoffice/${noticiaEvento.identifier}`,
      );
      for (const { _id } of read.noticiaEvento.inscricoes) {
        await api('DELETE', `/api/inscricoes/${_id}`, { devolucao: 'dispensada' });
      }
      await api('DELETE', `/api/noticiasEventos/${noticiaEvento.identifier}`);
    },
  };
}
