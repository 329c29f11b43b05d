import { resumoCall } from '../../calls/staff.ts';
import { lisbonDay } from '../../fields/calendar.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { outstanding } from '../bookings/bookingFilters.ts';
import { isNotOver, notOver } from '../rules/noticiasEventos.ts';
import { isInState } from '../store/life.ts';
import { mensagens } from '../tables/mensagens.ts';
import type { Routes } from './route.ts';

/** The numbers of the day: what a clerk may have to look at next. */
export const resumoRoute: Routes = (route, { store, now }) => {
  route(resumoCall, async () => {
    const today = lisbonDay(now());
    const { porPagar, porDevolver } = await outstanding(store, isNotOver(today));
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
        mensagensPorResponder: await store.count(mensagens, { where: { respondida: false } }),
        proximoEvento: next
          ? { identifier: next.identifier, title: next.title, startDate: next.startDate }
          : null,
      },
    };
  });
};
