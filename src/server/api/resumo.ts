import { resumoCall } from '../../calls/staff.ts';
import { lisbonDay } from '../../fields/calendar.ts';
import { outstanding } from '../bookings/bookingFilters.ts';
import { isNotOver, nextEvent } from '../rules/noticiasEventos.ts';
import { mensagens } from '../tables/mensagens.ts';
import type { Routes } from './route.ts';

/** The numbers of the day: what a clerk may have to look at next. */
export const resumoRoute: Routes = (route, { store, now }) => {
  route(resumoCall, async () => {
    const { porPagar, porDevolver } = await outstanding(store, isNotOver(lisbonDay(now())));
    const next = await nextEvent(store, now());
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
