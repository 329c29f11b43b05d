import { demonstracaoCall } from '../../calls/village.ts';
import type { Routes } from '../village/context.ts';
import { removeDemoVillage } from '../village/removeDemo.ts';

/** Removes the demo village. */
export const demonstracaoRoute: Routes = (route, context) => {
  route(demonstracaoCall, async ({ actor }) => {
    const removidos = await removeDemoVillage(context, actor);
    await context.withdraw();
    return { demonstracao: { removidos } };
  });
};
