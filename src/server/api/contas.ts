import { contaCalls } from '../../calls/staff.ts';
import { type AccountChanges, changeAccount } from '../staff/changeStaff.ts';
import { addStaff, contaOf, listStaff } from '../staff/staff.ts';
import type { Routes } from '../village/context.ts';
import { bodyOf } from './body.ts';

/** Staff accounts, for administrators. A password is made here and answered once, never kept in clear. */
export const contaRoutes: Routes = (route, { store }) => {
  route(contaCalls.list, async () => ({ arrayContas: await listStaff(store) }));

  route(contaCalls.add, async ({ body, actor }) => {
    const { account, password } = await addStaff(store, body, actor);
    return { conta: contaOf(account), password };
  });

  // Fields that are not sent stay as they are.
  route(contaCalls.change, async ({ params, body, actor }, request) => {
    const named = bodyOf(request);
    const changes: AccountChanges = Object.fromEntries(
      Object.entries(body).filter(([name]) => Object.hasOwn(named, name)),
    );
    return {
      conta: contaOf(await changeAccount(store, params, changes, actor)),
    };
  });
};
