import { presencaCalls } from '../../calls/drafts.ts';
import { endPresence, notePresence } from '../staff/presencas.ts';
import { staffOf } from './access.ts';
import type { Routes } from './route.ts';

/** Who else has a record open. */
export const presencaRoutes: Routes = (route, { store, now }) => {
  route(presencaCalls.note, async ({ body }, request) => {
    const open = { ...body, conta: staffOf(request)._id };
    return { arrayPresencas: await notePresence(store, open, now()) };
  });

  route(presencaCalls.leave, async ({ params: { janela } }, request) => {
    await endPresence(store, janela, staffOf(request)._id);
    return { arrayPresencas: [] };
  });
};
