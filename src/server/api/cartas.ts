import { sql } from 'kysely';
import { cartaCalls } from '../../calls/cartas.ts';
import { notFound, refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import { type Allowed, isAllowed } from '../../sections/abilities.ts';
import { type LetterState, letterStates } from '../../sections/cartas.ts';
import { testLetter } from '../mail/councilLetters.ts';
import { discard, type LetterRow, outbox, resend, resendAll } from '../mail/outbox.ts';
import { staff } from '../staff/staff.ts';
import { logActivity } from '../store/atividade.ts';
import { definicoes, readDefinicoes } from '../store/definicoes.ts';
import type { Where } from '../store/store.ts';
import type { Context, Routes } from '../village/context.ts';
import { staffOf } from './access.ts';
import { pageOf, pagingOf } from './paging.ts';

/** Whether it warns of a change to payment details or accounts: the people it warns about must not suppress it. */
const isWarning = ({ about }: LetterRow) => [definicoes.name, 'contas'].includes(about);

/** The letters that somebody may read: administrators all, others those of the kinds that are theirs. */
export function readableBy(
  { letters }: Pick<Context, 'letters'>,
  asker: Allowed,
): Where<typeof outbox.fields> {
  if (asker.isAdmin) return {};
  const theirs = letters.filter(({ who }) => isAllowed(asker, who));
  return { tipo: theirs.flatMap(({ kinds }) => kinds) };
}

/** A letter as staff read it. */
const forStaff = (row: LetterRow, link = '', sobre = '') => ({
  ...row,
  body: row.isPrivate ? 'O que este email diz é só para quem o recebe.' : row.body,
  attempts: row.attempts ?? 0,
  link,
  sobre,
});

function stateIn(estado = ''): LetterState[] {
  if (estado === '') return ['failed', 'waiting'];
  if (!Object.hasOwn(letterStates, estado)) throw refusal(422, 'estado', messages.invalid);
  return [estado as LetterState];
}

/** Letters: staff read them, and send again or delete those that have not left. */
export const cartaRoutes: Routes = (route, context) => {
  const { store, config, sender, subjects, now } = context;
  const temServidor = config.smtpUrl !== undefined;

  const withLinks = async (rows: LetterRow[], asker: Allowed) => {
    const ids = rows.map(({ about }) => about).filter((about) => about !== '');
    const links = new Map<string, [link: string, called: string]>();
    // `about` is only an `_id`, so every kind of subject is asked.
    for (const { called, by, addresses } of Object.values(subjects)) {
      if (!isAllowed(asker, by.who)) continue;
      for (const [_id, link] of await addresses(store, ids)) links.set(_id, [link, called]);
    }
    return rows.map((row) => forStaff(row, ...(links.get(row.about) ?? [])));
  };

  route(cartaCalls.list, async ({ query: { estado, ...query } }, request) => {
    const readable = readableBy(context, staffOf(request));
    const state = stateIn(estado);
    const newest = estado === 'sent' ? sql`"sentAt" desc` : sql`"sequence" desc`;
    const some = { where: { ...readable, state }, order: [newest] };
    const { rows, ...total } = await pageOf(store, outbox, query, some);
    const count = (each: LetterState) =>
      store.count(outbox, { where: { ...readable, state: each } });
    return {
      arrayCartas: await withLinks(rows, staffOf(request)),
      contagens: {
        waiting: await count('waiting'),
        failed: await count('failed'),
        sent: await count('sent'),
      },
      temServidor,
      ...total,
    };
  });

  route(cartaCalls.read, async ({ params }, request) => {
    const letter = await store.find(outbox, {
      ...readableBy(context, staffOf(request)),
      ...params,
    });
    const [carta = null] = letter ? await withLinks([letter], staffOf(request)) : [];
    return { carta, temServidor };
  });

  route(cartaCalls.sendAllAgain, async ({ query: { estado, ...query }, actor }, request) => {
    const where = { ...readableBy(context, staffOf(request)), state: stateIn(estado) };
    const some = { where, ...pagingOf(outbox, query) };
    const enviadas = await store.transaction(async (trx) => {
      const sent = await resendAll(trx, some, now());
      if (sent > 0) await logActivity(trx, actor, { verb: 'lettersResent', subject: `${sent}` });
      return sent;
    });
    return { enviadas };
  });

  route(cartaCalls.sendAgain, async ({ params, body: { recipient }, actor }, request) => {
    const which = { ...readableBy(context, staffOf(request)), ...params };
    const letter = await store.transaction(async (trx) => {
      const waiting = await resend(trx, which, now(), recipient);
      if (!waiting) throw notFound('_id');
      // A private letter or a warning must not be redirected to another address.
      if (recipient && (waiting.isPrivate || isWarning(waiting))) {
        throw refusal(403, 'recipient', messages.letterOfOne);
      }
      const about = { place: 'cartas', target: waiting._id };
      // Whoever gets it at another address can open the private page it leads to.
      const verb = recipient ? 'letterRedirected' : 'letterResent';
      await logActivity(trx, actor, { verb, ...about });
      return waiting;
    });
    return { carta: forStaff(letter) };
  });

  route(cartaCalls.remove, async ({ params, actor }, request) => {
    const which = { ...readableBy(context, staffOf(request)), ...params };
    const letter = await store.transaction(async (trx) => {
      const gone = await discard(trx, which);
      if (!gone) throw notFound('_id');
      if (isWarning(gone)) throw refusal(403, '_id', messages.letterStays);
      await logActivity(trx, actor, { verb: 'letterDeleted' });
      return gone;
    });
    return { carta: forStaff(letter) };
  });

  route(cartaCalls.test, async ({ actor }, request) => {
    if (!temServidor) throw refusal(422, '', messages.noMailServer);
    const own = await store.find(staff, { _id: staffOf(request)._id });
    const recipient = own?.email ?? '';
    if (recipient === '') throw refusal(422, 'email', messages.noOwnEmail);
    const lastError = await sender.tryOut(testLetter(recipient, await readDefinicoes(store)));
    await logActivity(store, actor, { verb: 'letterTested' });
    return { teste: { recipient, lastError } };
  });
};
