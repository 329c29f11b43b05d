import { resumoCall } from '../../calls/staff.ts';
import { serverFeatures } from '../../features/all.server.ts';
import { lisbonDay } from '../../language/calendar.ts';
import { narrowed, ofEvents, outstanding } from '../bookings/bookingFilters.ts';
import { inscricoes } from '../bookings/inscricoes.ts';
import { outbox } from '../mail/outbox.ts';
import { isNotOver, nextEvent } from '../rules/noticiasEventos.ts';
import type { Routes } from './route.ts';

/** The numbers of the day: what a clerk may have to look at next. */
export const resumoRoute: Routes = (route, { store, now }) => {
  route(resumoCall, async () => {
    const isCurrent = isNotOver(lisbonDay(now()));
    const { porPagar, porDevolver } = await outstanding(store, isCurrent);
    const contagens: Record<string, number> = {
      reservasPorPagar: porPagar,
      devolucoesPorFazer: porDevolver,
      comprovativosPorValidar: await store.count(
        inscricoes,
        narrowed(ofEvents(isCurrent), 'comprovativo'),
      ),
      emailsFalhados: await store.count(outbox, { where: { state: 'failed' } }),
    };
    for (const { counts = {} } of serverFeatures) {
      for (const [name, count] of Object.entries(counts)) {
        contagens[name] = await count(store, now());
      }
    }
    const next = await nextEvent(store, now());
    return {
      resumo: {
        contagens,
        proximoEvento: next
          ? { identifier: next.identifier, title: next.title, startDate: next.startDate }
          : null,
      },
    };
  });
};
