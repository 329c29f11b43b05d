import {
  type Definicoes,
  definicoesFields,
  type GuardedField,
  guardedFields,
} from '../../sections/definicoes.ts';
import { guardedSettingsChanged } from '../mail/councilLetters.ts';
import { type LetterContext, writeLetter } from '../mail/outbox.ts';
import { type Actor, logActivity } from '../store/atividade.ts';
import { definicoes } from '../store/definicoes.ts';
import type { Store } from '../store/store.ts';
import { staff } from './staff.ts';

/** The settings before and after a save, without the demo's values. */
type Versions = { before: Definicoes; after: Definicoes };

/** The settings that differ, among those that only administrators may change. */
export function changedGuarded({ before, after }: Versions): GuardedField[] {
  return guardedFields.filter((name) => before[name] !== after[name]);
}

/**
 * Who gets a letter: every administrator with an address, and `MAIL_TO`, which nobody can change
 * from inside an account. If there are none, the address in the settings as it was before.
 */
async function readersOf(
  trx: Store,
  { config }: LetterContext,
  before: Definicoes,
): Promise<string[]> {
  const admins = await trx.list(staff, { where: { isAdmin: true, disabled: false } });
  const known = [...admins.map(({ email }) => email), config.mailTo ?? ''];
  const addresses = new Set(known.filter((address) => address !== ''));
  if (addresses.size === 0 && before.email !== '') addresses.add(before.email);
  return [...addresses];
}

/** Tells, by letter and in the activity, that payments or replies go elsewhere; in the transaction of the save. */
export async function tellGuardedChange(
  trx: Store,
  context: LetterContext,
  { before, after, actor }: Versions & { actor: Actor },
): Promise<void> {
  const changed = changedGuarded({ before, after });
  const isAboutMoney = changed.some((name) => name !== 'email');
  const changes = changed.map((name) => ({
    label: definicoesFields[name].label,
    before: before[name],
    after: after[name],
  }));
  if (changes.length === 0) return;
  const recipients = await readersOf(trx, context, before);
  for (const recipient of recipients) {
    const link = `${context.config.siteUrl}/backoffice/definicoes`;
    const letter = guardedSettingsChanged(recipient, before, {
      changes,
      isAboutMoney,
      who: actor.who,
      link,
    });
    await writeLetter(trx, letter, { now: actor.now });
  }
  const written =
    recipients.length === 0
      ? 'ninguém foi avisado, por não haver endereço de email para isso'
      : `avisado${recipients.length === 1 ? ' 1 endereço' : `s ${recipients.length} endereços`} de email`;
  const subject = `${changes.map(({ label }) => label).join(', ')} (${written})`;
  const about = { place: definicoes.name, target: definicoes.name };
  const verb = isAboutMoney ? 'paymentChanged' : 'councilEmailChanged';
  await logActivity(trx, actor, { verb, subject, ...about });
}
