import { sql } from 'kysely';
import { resumoCall } from '../../calls/staff.ts';
import { lisbonDay } from '../../fields/calendar.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { outstanding } from '../bookings/bookingFilters.ts';
import { isNotOver, notOver } from '../rules/noticiasEventos.ts';
import { isInState } from '../store/life.ts';
import { mensagens } from '../tables/mensagens.ts';
import type { Routes } from './route.ts';

const day = 24 * 60 * 60 * 1000;
const recentDays = 7;

/** The numbers of the day: what a clerk may have to look at next. */
export const resumoRoute: Routes = (route, { store, now }) => {
  const { db } = store;
  route(resumoCall, async () => {
    const today = lisbonDay(now());
    const count = sql<number>`count(*)`.as('total');
    const { porPagar, porDevolver } = await outstanding(store, isNotOver(today));
    const written = await db
      .selectFrom(mensagens.name)
      .select(count)
      .where('receivedAt', '>=', new Date(now().getTime() - recentDays * day).toISOString())
      .executeTakeFirst();
    const unanswered = await db
      .selectFrom(mensagens.name)
      .select(count)
      .where('respondida', '=', 0)
      .executeTakeFirst();
    const [next] = await store.list(noticiasEventos, {
      parts: notOver(today),
      only: { holds: isInState('publicado', now()) },
      fields: ['identifier', 'title', 'startDate'],
      limit: 1,
    });
    return {
      resumo: {
        reservasPorPagar: porPagar,
        devolucoesPorFazer: porDevolver,
        mensagensRecentes: Number(written?.total ?? 0),
        mensagensPorResponder: Number(unanswered?.total ?? 0),
        proximoEvento: next
          ? { identifier: next.identifier, title: next.title, startDate: next.startDate }
          : null,
      },
    };
  });
};
