import { count } from '../../fields/count.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import type { Allowed } from '../../sections/abilities.ts';
import type { ActivityVerb } from '../../sections/atividade.ts';
import type { Store } from './store.ts';
import { table } from './table.ts';

/** Who did what, and when; written in the transaction of the deed. Never holds what a visitor typed. */
export const atividade = table({
  name: 'atividade',
  fields: {
    at: instant('Quando'),
    /** A username as it was then, or one of the names below. */
    who: text('Quem'),
    verb: text('Ação'),
    /** Which screens it belongs to: a section's, or those of one of the server's own tables. */
    place: text('Onde'),
    subject: text('Sobre'),
    /** The `_id` of the row that it is about. */
    target: text('Registo'),
    /** The version of that row that was made, if it has versions. */
    versao: count('Versão'),
  },
});

// Names with blanks, which no account can have.
/** What the program does by itself. */
export const theProgram = 'o programa';
/** What is done at the machine the site runs on. */
export const theCommandLine = 'linha de comandos';
/** A visitor changing their own booking; never by name. */
export const theVisitor = 'um visitante';
/** Somebody who could not be identified. */
export const somebody = 'pessoa desconhecida';

/** Who is doing something, and when; `_id` and `allowed` only if it is an account. */
export type Actor = { who: string; now: Date; _id?: string; allowed?: Allowed };

/** What is being done. `_id` is for a line that must not be written twice. */
export type Activity = {
  verb: ActivityVerb;
  place?: string;
  subject?: string;
  target?: string;
  versao?: number;
  _id?: string;
};

/** Writes a line about what is being done, as part of its transaction. */
export async function logActivity(trx: Store, { who, now }: Actor, deed: Activity): Promise<void> {
  await trx.create(atividade, { ...deed, who, at: now.toISOString() });
}
