import { demonstracaoCall } from '../../calls/village.ts';
import { removeDemo } from '../village/removeDemo.ts';
import type { Routes } from './route.ts';

/** The way out of the demo village. */
export const demonstracaoRoute: Routes = (route, context) => {
  route(demonstracaoCall, async ({ actor }) => ({
    demonstracao: { removidos: await removeDemo(context, actor) },
  }));
};
