import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import { type Actor, logActivity } from '../store/atividade.ts';
import { lockUntilCommit } from '../store/lock.ts';
import type { Store } from '../store/store.ts';
import { type Found, findPerson, tellPerson, textsIn } from './findPerson.ts';
import { noteAnswered, pedidosDados } from './pedidosDados.ts';
import { type Identity, withoutMentions } from './person.ts';
import type { PeopleContext } from './personalData.ts';

/** The person's own requests about their data (`pedidosDados`), by `_id`. */
export function requestsIn(found: readonly Found[]): string[] {
  return found
    .filter(({ holding }) => holding.table.name === pedidosDados.name)
    .flatMap(({ own }) => own.map(({ _id }) => _id));
}

/** Blanks a person's name, addresses and numbers in rows that are not their own. */
async function blankNaming(trx: Store, each: Found, mentions: RegExp) {
  const { holding, naming } = each;
  if (holding.mentions !== 'blanked') return;
  for (const row of naming) {
    if (holding.stays?.(row)) continue;
    const changed = textsIn(holding, row)
      .filter(([name]) => typeof row[name] === 'string')
      .map(([name, text]) => [name, text, withoutMentions(text, mentions)] as const)
      .filter(([, text, without]) => without !== text.normalize('NFC'));
    const values = Object.fromEntries(changed.map(([name, , without]) => [name, without]));
    if (changed.length > 0) await trx.change(holding.table, { _id: row._id }, values);
  }
}

/** Locks the rows that are to be erased and reads them again: money may have come in while all texts were searched. */
async function lockOwn(trx: Store, each: Found): Promise<Found> {
  const { holding } = each;
  if (!holding.erase) return each;
  const own: Found['own'] = [];
  for (const _id of each.own.map((row) => row._id).sort()) {
    const row = await trx.lock(holding.table, { _id });
    if (row) own.push(row as Found['own'][number]);
  }
  return { ...each, own };
}

/**
 * Erases or blanks all that is held of one person, in one transaction; returns how many rows that
 * were, and what stays. Refuses if several people may be meant, if a name is only found in texts,
 * or if the council still owes the person something.
 */
export async function erasePerson(context: PeopleContext, identity: Identity, actor: Actor) {
  return context.store.transaction(async (trx) => {
    // Two that erase the same person at once run one after the other: the second finds nothing.
    await lockUntilCommit(trx, 'erase a person');
    const inside = { ...context, store: trx };
    const person = await findPerson(inside, identity);
    if (!person.isOne) throw refusal(422, 'q', messages.severalPeople);
    if (!person.isKnown && identity.name !== '') throw refusal(422, 'q', messages.nobodySuch);
    const found: Found[] = [];
    for (const each of person.found) found.push(await lockOwn(trx, each));
    const rows = (await tellPerson(inside, { ...person, found })).flatMap(
      ({ registos }) => registos,
    );
    const [obstacle] = rows.flatMap(({ impede = '' }) => (impede === '' ? [] : impede));
    if (obstacle) throw refusal(409, 'q', messages.settleFirst(obstacle));
    await noteAnswered(trx, { _id: requestsIn(found) }, actor);
    for (const each of found) {
      const { holding, own } = each;
      const going = own.filter((row) => !holding.stays?.(row));
      await holding.erase?.(trx, going, inside);
      if (person.mentions) await blankNaming(trx, each, person.mentions);
    }
    const ficam = [...new Set(rows.flatMap(({ fica = '' }) => (fica === '' ? [] : fica)))];
    if (rows.length > 0) {
      await logActivity(trx, actor, { verb: 'personErased', subject: String(rows.length) });
    }
    return { registos: rows.length, ficam };
  });
}
