import { lisbonDay, monthsBefore } from '../../language/calendar.ts';
import type { ServerFeature } from '../feature.server.ts';
import { people, pesquisas, visitas } from './sums.server.ts';
import { countVisits, visitaRoutes } from './visitas.server.ts';
import { monthsKept } from './visitas.ts';

export const visitasServer: ServerFeature = {
  tables: [visitas, pesquisas],
  people,
  routes: [visitaRoutes],
  outside: countVisits,
  async erase(trx, { now }) {
    const first = lisbonDay(monthsBefore(now(), monthsKept));
    for (const { name } of [visitas, pesquisas]) {
      await trx.db.deleteFrom(name).where('dia', '<', first).execute();
    }
    return {};
  },
};
