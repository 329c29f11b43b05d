import type { FastifyInstance } from 'fastify';
import { contaCalls } from '../../calls/staff.ts';
import { type AccountChanges, changeAccount, resetPassword } from '../staff/changeStaff.ts';
import { addStaff, contaOf, listStaff } from '../staff/staff.ts';
import type { Context } from '../village/context.ts';
import { actorOf } from './access.ts';
import { bodyOf } from './body.ts';
import { route } from './route.ts';

/** Staff accounts, for administrators. A password is made here and answered once, never kept in clear. */
export function contaRoutes(app: FastifyInstance, context: Context): void {
  const { store, now } = context;

  route(app, context, contaCalls.list, async () => ({ arrayContas: await listStaff(store) }));

  route(app, context, contaCalls.add, async ({ body }, request) => {
    const { account, password } = await addStaff(store, body, actorOf(request, now()));
    return { conta: contaOf(account), password };
  });

  // What is not named stays as it is.
  route(app, context, contaCalls.change, async ({ params, body }, request) => {
    const named = bodyOf(request);
    const changes: AccountChanges = Object.fromEntries(
      Object.entries(body).filter(([name]) => Object.hasOwn(named, name)),
    );
    return {
      conta: contaOf(await changeAccount(store, params, changes, actorOf(request, now()))),
    };
  });

  route(app, context, contaCalls.remakePassword, async ({ params }, request) => ({
    password: await resetPassword(store, params, undefined, actorOf(request, now())),
  }));
}
