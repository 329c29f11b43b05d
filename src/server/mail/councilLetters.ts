import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hour } from '../../language/durations.ts';
import type { Definicoes } from '../../sections/definicoes.ts';
import type { Store } from '../store/store.ts';
import type { LetterText } from './layout.ts';
import { letter } from './letter.ts';
import { claimFor, type Letter, type LetterContext, outbox, writeLetter } from './outbox.ts';

/** A letter from the site to the council or its staff. */
export function councilLetter(
  recipient: string,
  definicoes: Definicoes,
  subject: string,
  {
    about,
    tipo,
    replyTo = '',
    ...content
  }: Partial<LetterText> & Pick<Letter, 'about' | 'tipo' | 'replyTo'>,
): Letter {
  const from = `Site de ${definicoes.villageName || 'Aldeia'}`;
  return letter(
    { greeting: subject, paragraphs: [], from, ...content },
    { recipient, subject, about, tipo, replyTo },
  );
}

/**
 * Writes to the council what visitors can cause as often as they like: about one request or booking at most one
 * such letter an hour leaves. A later one waits until then, in place of one that waits already.
 */
export async function writeCouncilLetter(
  trx: Store,
  written: Letter,
  { config, now }: LetterContext,
): Promise<void> {
  const { about, recipient } = written;
  let notBefore = now();
  if (config.limits) {
    const soon = new Date(notBefore.getTime() + claimFor).toISOString();
    const some = (condition?: RawBuilder<SqlBool>) =>
      trx.list(outbox, { where: { about, recipient }, condition, order: [sql`"dueAt" desc`] });
    // One that is due sooner may be on its way already.
    const waiting = await some(sql<SqlBool>`"state" = 'waiting' and "dueAt" > ${soon}`);
    await trx.remove(outbox, { _id: waiting.map(({ _id }) => _id) });
    const [last] = await some();
    if (last) notBefore = new Date(Math.max(notBefore.getTime(), Date.parse(last.dueAt) + hour));
  }
  await writeLetter(trx, written, { now: now(), notBefore });
}

/** Hides all but the last four digits of every number, so that a letter that goes astray tells little. */
function masked(value: string): string {
  const shown = value.replace(/\d(?=(?:[\s.-]*\d){4})/g, '•');
  return shown === '' ? '(em branco)' : shown.slice(0, 200);
}

/** To those who look after the site: people's payments, or their replies, go elsewhere from now on. */
export function guardedSettingsChanged(
  recipient: string,
  definicoes: Definicoes,
  {
    changes,
    isAboutMoney,
    who,
    link,
  }: {
    changes: readonly Record<'label' | 'before' | 'after', string>[];
    isAboutMoney: boolean;
    who: string;
    link: string;
  },
): Letter {
  const subject = isAboutMoney
    ? 'Os dados de pagamento do site mudaram'
    : 'O email da junta no site mudou';
  const what = isAboutMoney
    ? 'os dados com que as pessoas pagam as inscrições'
    : 'o email a que respondem as pessoas a quem o site escreve';
  return councilLetter(recipient, definicoes, subject, {
    paragraphs: [
      `A conta «${who}» mudou ${what}. Se isto não era esperado, confirme-o com quem o fez, reponha os dados e mude as palavras-passe.`,
    ],
    facts: changes.flatMap(({ label, before, after }): [string, string][] => [
      [`${label}, antes`, masked(before)],
      [`${label}, agora`, masked(after)],
    ]),
    link: { label: 'Abrir as definições', href: link },
    about: 'definicoes',
    tipo: 'definicoes',
  });
}

/** To the old and the new address of an account, so that its owner notices if somebody else changed it. */
export function accountEmailChanged(
  recipient: string,
  definicoes: Definicoes,
  { username, email, who }: { username: string; email: string; who: string },
): Letter {
  return councilLetter(recipient, definicoes, 'O email de uma conta do site mudou', {
    paragraphs: [
      `A conta «${who}» mudou o email da conta «${username}». Os avisos para essa conta ${email === '' ? 'deixam de ser enviados' : 'passam a ir para o novo email'}. Se isto não era esperado, confirme-o com quem o fez, reponha o email e mude as palavras-passe.`,
    ],
    about: 'contas',
    tipo: 'conta',
  });
}

/** A letter to test whether letters arrive. */
export function testLetter(recipient: string, { councilName }: Definicoes): Letter {
  return letter(
    {
      greeting: 'Este é um email de teste.',
      paragraphs: ['Se o recebeu, os emails do site estão a sair.'],
      from: councilName,
    },
    { recipient, subject: 'Email de teste do site', about: '', tipo: 'teste' },
  );
}
