import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { notFound, refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import { unlessDuplicate } from '../store/duplicate.ts';
import type { Store } from '../store/store.ts';
import type { Row } from '../store/table.ts';
import { challengeMs, keepChallenge, takeChallenge } from './challenges.ts';
import { markFor } from './devices.ts';
import { findAccount, lockAccount } from './findAccount.ts';
import { passkeys } from './passkeysTable.ts';
import { makeCodes, noteFactor } from './secondFactor.ts';
import { endSessions, openSession } from './sessions.ts';
import { staff } from './staff.ts';
import { noteOwnChange } from './tellOwner.ts';

/** The site's address from the settings; the host that a request names is not trusted. */
type Site = { siteUrl: string };
type Terms = Site & { now: Date };

const most = 20;

/** Loaded on first use, since few log in this way. */
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: every device knows one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

const rpOf = ({ siteUrl }: Site) => new URL(siteUrl).hostname;

/** What an answer is checked against. */
const expectedOf = (site: Site) => ({
  expectedOrigin: site.siteUrl,
  expectedRPID: rpOf(site),
  requireUserVerification: true,
});

/** The parts of a passkey that its owner sees. */
export const chaveOf = ({ _id, nome, createdAt, lastUsedAt }: Row<typeof passkeys.fields>) => ({
  _id,
  nome,
  createdAt,
  lastUsedAt,
});

/** The options for making a passkey for an account. */
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

/** The parts of an answer that name its key and its challenge. */
const answerShape = z.looseObject({
  id: z.string(),
  response: z.looseObject({ clientDataJSON: z.string() }),
});
const clientShape = z.object({ challenge: z.string() });

/** An answer to a challenge that is still open, which it uses up; undefined for anything else. */
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

/** The library throws at an answer that is forged or for another site; that counts as no proof. */
const orNothing = <Proof>(proof: Promise<Proof>) => proof.catch(() => undefined);

/** Keeps a new passkey; if it is the first factor, ends every other session and returns recovery codes. */
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
        staff: _id,
        nome,
        credential: made.id,
        counter: made.counter,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        transports: made.transports ?? [],
        createdAt: now.toISOString(),
      });
      const isFirst = !account.segundoFator;
      await noteFactor(trx, _id);
      if (isFirst) await endSessions(trx, _id, { why: 'factor', now, token });
      await noteOwnChange(trx, account, 'passkeyAdded', now, nome);
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
  if (!passkey) throw notFound('_id');
  return chaveOf(passkey);
}

/** Removes one's own passkey. */
export async function removePasskey(
  store: Store,
  { _id, owner, now }: { _id: string; owner: string; now: Date },
) {
  return store.transaction(async (trx) => {
    const account = await lockAccount(trx, { _id: owner });
    const [passkey] = await trx.remove(passkeys, { _id, staff: owner });
    if (!passkey) throw notFound('_id');
    await noteFactor(trx, owner);
    await noteOwnChange(trx, account, 'passkeyRemoved', now, passkey.nome);
    return chaveOf(passkey);
  });
}

/** The options for logging in with a passkey; no account is named, since the key knows whose it is. */
export async function askForPasskey(store: Store, terms: Terms) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: rpOf(terms),
    userVerification: 'required',
    timeout: challengeMs,
  });
  await keepChallenge(store, options.challenge, '', terms.now);
  return options;
}

/** Opens a session for a passkey whose device has verified its holder; neither password nor code is needed. */
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
    // The passkey may have been removed while its answer was being checked.
    if (still.length === 0) return undefined;
    const token = await openSession(trx, account, { now, navegador });
    const dispositivo = markFor(deviceSecret, account, { device: undefined, now });
    return { token, dispositivo, username: account.username };
  });
}
