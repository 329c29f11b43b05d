import { resumoCall } from '../../calls/staff.ts';
import { outbox } from '../mail/outbox.ts';
import { countOpen } from '../people/pedidosDados.ts';
import type { Routes } from '../village/context.ts';
import { staffOf } from './access.ts';
import { readableBy } from './cartas.ts';
import { countRequests } from './publicacoes.ts';

/** The numbers of the day: what a clerk may have to look at next. */
export const resumoRoute: Routes = (route, context) => {
  const { store, counts, now } = context;
  route(resumoCall, async (_asked, request) => {
    const contagens: Record<string, number> = {
      ...(await countOpen(store, now())),
      emailsFalhados: await store.count(outbox, {
        where: { ...readableBy(context, staffOf(request)), state: 'failed' },
      }),
      ...(await countRequests(context, staffOf(request))),
    };
    for (const [name, count] of Object.entries(counts)) {
      contagens[name] = await count(store, now());
    }
    return { resumo: { contagens } };
  });
};
