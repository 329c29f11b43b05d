import { everyCall } from '../../calls/all.ts';
import { passkeyCalls, recoverCalls } from '../../calls/ownAccount.ts';
import { Refusal, refusal } from '../../calls/refusal.ts';
import { authCalls } from '../../calls/staff.ts';
import { messages } from '../../language/messages.ts';
import { isAllowed } from '../../sections/abilities.ts';
import { browserOf } from '../staff/browserOf.ts';
import { changeOwnPassword } from '../staff/changeStaff.ts';
import { logIn } from '../staff/logIn.ts';
import { askForPasskey, logInWithPasskey } from '../staff/passkeys.ts';
import { accountOfLink, choosePassword, sendLink } from '../staff/resetLinks.ts';
import { logOut } from '../staff/sessions.ts';
import type { Routes } from '../village/context.ts';
import { sessionHolder, slowDown, tokenOf } from './access.ts';
import { closeFiles, openFilesTo } from './fileCookie.ts';

/** Logging in, asking whether one still is, changing one's password, logging out. */
export const authRoutes: Routes = (route, context) => {
  const { store, config, collections, now, sender, log } = context;
  const calls = everyCall(collections)
    .filter(({ who }) => who !== 'anyone')
    .map(({ method, path, who }) => ({ key: `${method} ${path}`, who }));

  route(authCalls.logIn, async ({ body }, request, reply) => {
    const { limits, deviceSecret, factorSecret } = config;
    const navegador = browserOf(request.headers['user-agent']);
    const attempt = { ...body, address: request.ip, navegador };
    const terms = { now: now(), limits, deviceSecret, factorSecret };
    const result = await logIn(store, attempt, terms);
    if ('token' in result) {
      openFilesTo(reply, config, result.token);
      return result;
    }
    if (result.refused === 'slowDown') throw slowDown(reply, 'username', result);
    if (result.refused === 'slowCode') throw slowDown(reply, 'codigo', result);
    if (result.refused === 'wrongCode') throw refusal(401, 'codigo', messages.wrongCode);
    if (result.refused === 'code') {
      const { codeNeeded, recoveryNeeded } = messages;
      throw refusal(401, 'codigo', result.hasApp ? codeNeeded : recoveryNeeded);
    }
    throw new Refusal(401, [
      { param: 'username', msg: messages.credentials },
      { param: 'password', msg: messages.credentials },
    ]);
  });

  route(passkeyCalls.ask, async () => ({
    opcoes: { ...(await askForPasskey(store, { ...config, now: now() })) },
  }));

  route(passkeyCalls.logIn, async ({ body: { resposta } }, request, reply) => {
    const attempt = { resposta, navegador: browserOf(request.headers['user-agent']) };
    const result = await logInWithPasskey(store, attempt, { ...config, now: now() });
    if (!result) throw refusal(401, 'resposta', messages.passkeyUnknown);
    openFilesTo(reply, config, result.token);
    return result;
  });

  route(recoverCalls.send, async ({ body: { username } }, _request, reply) => {
    // After the answer, so that the response time does not reveal whether the account exists.
    reply.raw.once('finish', () => {
      if (config.smtpUrl === undefined) return;
      sendLink(store, username, { ...config, now: now() }).then(sender.poke, (error) =>
        log.error(error),
      );
    });
    return {};
  });

  route(recoverCalls.read, async ({ params: { segredo } }, _request, reply) => {
    reply.header('cache-control', 'no-store');
    const account = await accountOfLink(store, segredo, now());
    if (!account) return { recuperacao: null };
    const { username, segundoFator: pedeCodigo } = account;
    return { recuperacao: { username, pedeCodigo } };
  });

  route(recoverCalls.choose, async ({ body }, _request, reply) => {
    const { limits, factorSecret } = config;
    const result = await choosePassword(store, body, { now: now(), limits, factorSecret });
    if ('refused' in result) throw slowDown(reply, 'codigo', result);
    return result;
  });

  route(authCalls.read, async (_asked, request, reply) => {
    const holder = sessionHolder(request);
    openFilesTo(reply, config, tokenOf(request));
    const { _id: _, ...own } = holder;
    const pode = calls.filter(({ who }) => isAllowed(holder, who)).map(({ key }) => key);
    return { ...own, pode };
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
