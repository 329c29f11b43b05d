import { factorCalls, ownAccountCalls, sessionCalls } from '../../calls/ownAccount.ts';
import { readFactorDay, saveFactorDay } from '../staff/factorDay.ts';
import { findAccount } from '../staff/findAccount.ts';
import {
  addPasskey,
  chaveOf,
  proposePasskey,
  removePasskey,
  renamePasskey,
} from '../staff/passkeys.ts';
import { passkeys } from '../staff/passkeysTable.ts';
import { makeLinkFor } from '../staff/resetLinks.ts';
import {
  proposeTotp,
  recoveryCodes,
  remakeCodes,
  removeFactors,
  switchOffTotp,
  switchOnTotp,
} from '../staff/secondFactor.ts';
import { closeSession, endSessions, listSessions } from '../staff/sessions.ts';
import { logActivity } from '../store/atividade.ts';
import type { Routes } from '../village/context.ts';
import { sessionHolder, staffOf, tokenOf } from './access.ts';

/** One's own account and its second factors. */
export const ownAccountRoutes: Routes = (route, { store, config, now }) => {
  const { factorSecret } = config;

  route(ownAccountCalls.read, async (_asked, request) => {
    const { _id } = sessionHolder(request);
    const { username, isAdmin, email, segundoFator, totpSecret } = await findAccount(store, {
      _id,
    });
    return {
      conta: {
        username,
        isAdmin,
        email,
        segundoFator,
        temAplicacao: totpSecret !== '',
        codigos: await store.count(recoveryCodes, { where: { staff: _id } }),
        chaves: (await store.list(passkeys, { where: { staff: _id } })).map(chaveOf),
        exigidaDesde: await readFactorDay(store),
      },
    };
  });

  route(ownAccountCalls.proposeTotp, async (_asked, request) =>
    proposeTotp(store, { _id: sessionHolder(request)._id, token: tokenOf(request) }, config),
  );

  route(ownAccountCalls.switchOnTotp, async ({ body }, request) => {
    const own = { _id: sessionHolder(request)._id, token: tokenOf(request), ...body };
    return { codigos: await switchOnTotp(store, own, { now: now(), factorSecret }) };
  });

  route(ownAccountCalls.switchOffTotp, async (_asked, request) => {
    const { _id, username } = staffOf(request);
    await switchOffTotp(store, _id, now());
    return { username };
  });

  route(ownAccountCalls.remakeCodes, async (_asked, request) => ({
    codigos: await remakeCodes(store, staffOf(request)._id, now()),
  }));

  route(ownAccountCalls.proposePasskey, async (_asked, request) => {
    const terms = { ...config, now: now() };
    return { opcoes: { ...(await proposePasskey(store, sessionHolder(request)._id, terms)) } };
  });

  route(ownAccountCalls.addPasskey, async ({ body }, request) => {
    const own = { _id: sessionHolder(request)._id, token: tokenOf(request), ...body };
    return addPasskey(store, own, { ...config, now: now() });
  });

  route(ownAccountCalls.renamePasskey, async ({ params: { _id }, body: { nome } }, request) => ({
    chave: await renamePasskey(store, { _id, nome, owner: staffOf(request)._id }),
  }));

  route(ownAccountCalls.removePasskey, async ({ params: { _id } }, request) => ({
    chave: await removePasskey(store, { _id, owner: staffOf(request)._id, now: now() }),
  }));
};

/** One's own sessions. */
export const sessionRoutes: Routes = (route, { store, now }) => {
  route(sessionCalls.list, async (_asked, request) => ({
    arraySessoes: await listSessions(store, staffOf(request)._id, tokenOf(request), now()),
  }));

  route(sessionCalls.end, async ({ params: { _id } }, request) => {
    const own = { _id, account: staffOf(request)._id, token: tokenOf(request) };
    return { sessao: await closeSession(store, own, now()) };
  });

  route(sessionCalls.endOthers, async (_asked, request) => {
    const others = { why: 'closed', now: now(), token: tokenOf(request) } as const;
    return { terminadas: await endSessions(store, staffOf(request)._id, others) };
  });
};

/** What administrators do with the second factors, password links and sessions of others. */
export const factorRoutes: Routes = (route, { store, config, now }) => {
  route(factorCalls.readDay, async () => ({ desde: await readFactorDay(store) }));

  route(factorCalls.saveDay, async ({ body: { desde }, actor }) => {
    await saveFactorDay(store, desde, actor);
    return { desde };
  });

  route(factorCalls.makeLink, async ({ params, actor }) => ({
    endereco: await makeLinkFor(store, params, { ...config, actor }),
  }));

  route(factorCalls.endSessions, async ({ params, actor }) => {
    const { _id, username: subject } = await findAccount(store, params);
    const terminadas = await store.transaction(async (trx) => {
      const about = { place: 'contas', subject, target: _id };
      await logActivity(trx, actor, { verb: 'sessionsEnded', ...about });
      return endSessions(trx, _id, { why: 'closed', now: now() });
    });
    return { terminadas };
  });

  route(factorCalls.remove, async ({ params, actor }) => {
    const { username } = await removeFactors(store, params, actor);
    return { username };
  });
};
