import { lisbonDay, monthsBefore } from '../../language/calendar.ts';
import { personalData } from '../../server/people/personalData.ts';
import type { ServerFeature } from '../../server/village/feature.ts';
import { visitas } from './sums.server.ts';
import { countVisits, settings, visitaRoutes } from './visitas.server.ts';
import { monthsKept } from './visitas.ts';

export const visitasServer: ServerFeature = {
  tables: [visitas],
  people: {
    withoutPeople: [],
    // The words of a search may be somebody's name.
    holdings: [personalData({ table: visitas, title: 'Pesquisado no site', mentions: 'blanked' })],
  },
  settings,
  routes: [visitaRoutes],
  outside: countVisits,
  async erase(trx, { now }) {
    const first = lisbonDay(monthsBefore(now(), monthsKept));
    await trx.db.deleteFrom(visitas.name).where('dia', '<', first).execute();
    return {};
  },
};
