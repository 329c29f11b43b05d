import { monthsBefore } from '../../language/calendar.ts';
import { minute } from '../../language/durations.ts';
import { removeBefore } from '../../server/store/removeBefore.ts';
import type { ServerFeature } from '../../server/village/feature.ts';
import { pollOpen } from './confirm.server.ts';
import { pedidosPagamento, people } from './pedidos.server.ts';
import { pagamentoRoutes } from './routes.server.ts';
import { settings } from './settings.server.ts';

/** Longer than any reference is valid, and than events are announced ahead. */
const monthsKept = 12;

export const ifthenpayServer: ServerFeature = {
  tables: [pedidosPagamento],
  people,
  settings,
  routes: [pagamentoRoutes],
  jobs: [{ name: 'payments under way', every: minute, run: pollOpen }],
  async erase(trx, { now }) {
    await removeBefore(trx, pedidosPagamento, 'criadoEm', monthsBefore(now(), monthsKept));
    return {};
  },
};
