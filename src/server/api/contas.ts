import type { FastifyInstance } from 'fastify';
import { contaFields, novaConta } from '../../sections/contas.ts';
import { type AccountChanges, changeAccount, resetPassword } from '../staff/changeStaff.ts';
import { addStaff, contaOf, listStaff } from '../staff/staff.ts';
import type { Context } from '../village/context.ts';
import { actorOf, confirmed, requireAdmin } from './access.ts';
import { bodyOf, checked } from './body.ts';

const { disabled, isAdmin, email } = contaFields;

/** Staff accounts, for administrators. A password is made here and answered once, never kept in clear. */
export function contaRoutes(app: FastifyInstance, context: Context): void {
  const { store, now } = context;
  type ById = { Params: { _id: string } };
  const adminOnly = { onRequest: requireAdmin };

  app.get('/api/contas', adminOnly, async () => ({ arrayContas: await listStaff(store) }));

  app.post('/api/contas', adminOnly, async (request, reply) => {
    const { username } = checked(novaConta, bodyOf(request));
    await confirmed(request, reply, context);
    const { account, password } = await addStaff(store, { username }, actorOf(request, now()));
    reply.status(201).header('cache-control', 'no-store');
    return { conta: contaOf(account), password };
  });

  // What is not named stays as it is.
  app.put<ById>('/api/contas/:_id', adminOnly, async (request, reply) => {
    const body = bodyOf(request);
    const values = checked({ fields: { disabled, isAdmin, email } }, body);
    await confirmed(request, reply, context);
    const changes: AccountChanges = Object.fromEntries(
      Object.entries(values).filter(([name]) => Object.hasOwn(body, name)),
    );
    const { _id } = request.params;
    return {
      conta: contaOf(await changeAccount(store, { _id }, changes, actorOf(request, now()))),
    };
  });

  app.post<ById>('/api/contas/:_id/palavra-passe', adminOnly, async (request, reply) => {
    const { _id } = request.params;
    await confirmed(request, reply, context);
    const password = await resetPassword(store, { _id }, undefined, actorOf(request, now()));
    reply.header('cache-control', 'no-store');
    return { password };
  });
}
