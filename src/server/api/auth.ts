import { Refusal, refusal } from '../../calls/refusal.ts';
import { authCalls } from '../../calls/staff.ts';
import { messages } from '../../language/messages.ts';
import { changeOwnPassword } from '../staff/changeStaff.ts';
import { logIn, logOut } from '../staff/sessions.ts';
import { sessionHolder, slowDown, tokenOf } from './access.ts';
import { closeFiles, openFilesTo } from './fileCookie.ts';
import type { Routes } from './route.ts';

/** Logging in, asking whether one still is, changing one's password, logging out. */
export const authRoutes: Routes = (route, { store, config, now }) => {
  route(authCalls.logIn, async ({ body }, request, reply) => {
    const { limits, deviceSecret } = config;
    const attempt = { ...body, address: request.ip };
    const result = await logIn(store, attempt, { now: now(), limits, deviceSecret });
    if ('token' in result) {
      openFilesTo(reply, config, result.token);
      return result;
    }
    if (result.refused === 'slowDown') throw slowDown(reply, 'username', result);
    throw new Refusal(401, [
      { param: 'username', msg: messages.credentials },
      { param: 'password', msg: messages.credentials },
    ]);
  });

  route(authCalls.read, async (_asked, request, reply) => {
    const { username, isAdmin, mudarPassword } = sessionHolder(request);
    openFilesTo(reply, config, tokenOf(request));
    return { username, isAdmin, mudarPassword };
  });

  route(authCalls.changePassword, async ({ body }, request, reply) => {
    const account = sessionHolder(request);
    const result = await changeOwnPassword(
      store,
      { ...body, account, token: tokenOf(request) },
      { now: now(), limits: config.limits },
    );
    if ('changed' in result) return { username: account.username };
    if (result.refused === 'slowDown') throw slowDown(reply, 'password', result);
    throw refusal(422, 'password', messages.wrongPassword);
  });

  route(authCalls.logOut, async ({ actor }, request, reply) => {
    await logOut(store, tokenOf(request), actor);
    closeFiles(reply, config);
    return { username: sessionHolder(request).username };
  });
};
