import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import { unlessDuplicate } from '../store/duplicate.ts';
import type { Store } from '../store/store.ts';
import type { Row } from '../store/table.ts';
import { logActivity } from '../tables/atividade.ts';
import { challengeMs, keepChallenge, takeChallenge } from './challenges.ts';
import { markFor } from './devices.ts';
import { findAccount, lockAccount } from './findAccount.ts';
import { passkeys } from './passkeysTable.ts';
import { makeCodes, noteFactor } from './secondFactor.ts';
import { endSessions, openSession } from './sessions.ts';
import { staff } from './staff.ts';
import { tellOwner } from './tellOwner.ts';

/** The site's address as its settings say it; what a request calls it is not believed. */
type Site = { siteUrl: string };
type Terms = Site & { now: Date };

const most = 20;

/** Few log in this way, so the library is loaded by them alone. */
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, which all devices know one of. */
const supportedAlgorithmIDs = [-8, -7, -257];

const rpOf = ({ siteUrl }: Site) => new URL(siteUrl).hostname;

/** What an answer is held against. */
const expectedOf = (site: Site) => ({
  expectedOrigin: site.siteUrl,
  expectedRPID: rpOf(site),
  requireUserVerification: true,
});

/** What may be told of a passkey. */
export const chaveOf = ({ _id, nome, createdAt, lastUsedAt }: Row<typeof passkeys.fields>) => ({
  ...{ _id, nome, createdAt, lastUsedAt },
});

/** What to ask a passkey that is to be made for an account. */
export async function proposePasskey(store: Store, _id: string, terms: Terms) {
  const { username } = await findAccount(store, { _id });
  const own = await store.list(passkeys, { where: { staff: _id } });
  if (own.length >= most) throw refusal(422, 'nome', messages.tooMany(most));
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    supportedAlgorithmIDs,
    rpName: rpOf(terms),
    rpID: rpOf(terms),
    userName: username,
    userID: new TextEncoder().encode(_id),
    timeout: challengeMs,
    excludeCredentials: own.map(({ credential, transports }) => ({ id: credential, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(store, options.challenge, _id, terms.now);
  return options;
}

/** As much of an answer as says whose it is and to which question. */
const answerShape = z.looseObject({
  id: z.string(),
  response: z.looseObject({ clientDataJSON: z.string() }),
});
const clientShape = z.object({ challenge: z.string() });

/** An answer to a question that was asked here, of late, and is not answered yet; nonsense is none. */
async function answerOf<Answer>(
  store: Store,
  { resposta, account, now }: { resposta: string; account: string; now: Date },
): Promise<{ response: Answer; id: string; expectedChallenge: string } | undefined> {
  let answer: z.infer<typeof answerShape>;
  let challenge: string;
  try {
    answer = answerShape.parse(JSON.parse(resposta));
    const signed = Buffer.from(answer.response.clientDataJSON, 'base64url').toString();
    challenge = clientShape.parse(JSON.parse(signed)).challenge;
  } catch {
    return undefined;
  }
  if (!(await takeChallenge(store, challenge, account, now))) return undefined;
  return { response: answer as Answer, id: answer.id, expectedChallenge: challenge };
}

/** What the library makes of an answer; it throws at whatever is made up or for another site. */
const orNothing = <Proof>(proof: Promise<Proof>) => proof.catch(() => undefined);

/** Keeps a passkey that was made; answers recovery codes where it is the first factor, and ends every other session. */
export async function addPasskey(
  store: Store,
  { _id, token, nome, resposta }: { _id: string; token: string; nome: string; resposta: string },
  terms: Terms,
) {
  const { now } = terms;
  const given = await answerOf<RegistrationResponseJSON>(store, { resposta, account: _id, now });
  const { verifyRegistrationResponse } = await library();
  const expected = { ...expectedOf(terms), supportedAlgorithmIDs };
  const proof = given && (await orNothing(verifyRegistrationResponse({ ...given, ...expected })));
  const made = proof?.registrationInfo?.credential;
  if (!made) throw refusal(422, 'nome', messages.passkeyNotMade);
  const keep = () =>
    store.transaction(async (trx) => {
      const account = await lockAccount(trx, { _id });
      const passkey = await trx.create(passkeys, {
        ...{ staff: _id, nome, credential: made.id, counter: made.counter },
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        transports: made.transports ?? [],
        createdAt: now.toISOString(),
      });
      const isFirst = !account.segundoFator;
      await noteFactor(trx, _id);
      if (isFirst) await endSessions(trx, _id, { why: 'factor', now, token });
      const about = { verb: 'passkeyAdded', subject: nome } as const;
      await logActivity(trx, { who: account.username, now }, about);
      await tellOwner(trx, account, 'passkeyAdded', now);
      return { chave: chaveOf(passkey), codigos: isFirst ? await makeCodes(trx, _id) : [] };
    });
  return unlessDuplicate(keep, () => {
    throw refusal(409, 'nome', messages.passkeyKnown);
  });
}

/** Gives one's own passkey another name. */
export async function renamePasskey(
  store: Store,
  { _id, owner, nome }: { _id: string; owner: string; nome: string },
) {
  const [passkey] = await store.change(passkeys, { _id, staff: owner }, { nome });
  if (!passkey) throw refusal(404, '_id', messages.notFound);
  return chaveOf(passkey);
}

/** Has the site forget one of one's own. */
export async function removePasskey(
  store: Store,
  { _id, owner, now }: { _id: string; owner: string; now: Date },
) {
  return store.transaction(async (trx) => {
    const account = await lockAccount(trx, { _id: owner });
    const [passkey] = await trx.remove(passkeys, { _id, staff: owner });
    if (!passkey) throw refusal(404, '_id', messages.notFound);
    await noteFactor(trx, owner);
    const about = { verb: 'passkeyRemoved', subject: passkey.nome } as const;
    await logActivity(trx, { who: account.username, now }, about);
    await tellOwner(trx, account, 'passkeyRemoved', now);
    return chaveOf(passkey);
  });
}

/** What to ask the passkey of whoever wants to log in: it knows by itself whose it is. */
export async function askForPasskey(store: Store, terms: Terms) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    ...{ rpID: rpOf(terms), userVerification: 'required', timeout: challengeMs },
  });
  await keepChallenge(store, options.challenge, '', terms.now);
  return options;
}

/** Opens a session for whoever holds a passkey of an account and has proved to it who they are; nothing else is asked. */
export async function logInWithPasskey(
  store: Store,
  { resposta, navegador }: { resposta: string; navegador: string },
  terms: Terms & { deviceSecret: string },
): Promise<{ token: string; dispositivo: string; username: string } | undefined> {
  const { now, deviceSecret } = terms;
  const given = await answerOf<AuthenticationResponseJSON>(store, { resposta, account: '', now });
  const used = given && (await store.find(passkeys, { credential: given.id }));
  if (!used) return undefined;
  const credential = {
    id: used.credential,
    publicKey: Buffer.from(used.publicKey, 'base64url'),
    counter: used.counter ?? 0,
  };
  const { verifyAuthenticationResponse } = await library();
  const proof = await orNothing(
    verifyAuthenticationResponse({ ...given, ...expectedOf(terms), credential }),
  );
  if (!proof?.verified) return undefined;
  return store.transaction(async (trx) => {
    const account = await trx.lock(staff, { _id: used.staff });
    if (!account || account.disabled) return undefined;
    const use = { counter: proof.authenticationInfo.newCounter, lastUsedAt: now.toISOString() };
    const still = await trx.change(passkeys, { _id: used._id }, use);
    // It may have been taken off the account while it was being looked at.
    if (still.length === 0) return undefined;
    const token = await openSession(trx, account, { now, navegador });
    const dispositivo = markFor(deviceSecret, account, { device: undefined, now });
    return { token, dispositivo, username: account.username };
  });
}
