import type { FastifyInstance } from 'fastify';
import { contaFields, novaConta } from '../../sections/contas.ts';
import { type AccountChanges, changeAccount, resetPassword } from '../changeStaff.ts';
import { addStaff, contaOf, listStaff, randomPassword } from '../staff.ts';
import { actorOf, requireAdmin } from './access.ts';
import { bodyOf, checked } from './body.ts';
import type { Context } from './context.ts';

const { disabled, isAdmin } = contaFields;

/** Staff accounts, for administrators. A password is made here and answered once, never kept in clear. */
export function contaRoutes(app: FastifyInstance, { store, now }: Context): void {
  type ById = { Params: { _id: string } };
  const adminOnly = { onRequest: requireAdmin };

  app.get('/api/contas', adminOnly, async () => ({ arrayContas: await listStaff(store) }));

  app.post('/api/contas', adminOnly, async (request, reply) => {
    const { username } = checked(novaConta, bodyOf(request));
    const password = randomPassword();
    const added = await addStaff(store, { username, password }, actorOf(request, now()));
    reply.status(201).header('cache-control', 'no-store');
    return { conta: contaOf(added), password };
  });

  // What is not named stays as it is.
  app.put<ById>('/api/contas/:_id', adminOnly, async (request) => {
    const body = bodyOf(request);
    const values = checked({ fields: { disabled, isAdmin } }, body);
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
    const password = randomPassword();
    await resetPassword(store, { _id }, password, actorOf(request, now()));
    reply.header('cache-control', 'no-store');
    return { password };
  });
}
