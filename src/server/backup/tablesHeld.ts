import type { Collection } from '../../sections/section.ts';
import { calls } from '../limits/callCount.ts';
import { captchas } from '../limits/captcha.ts';
import { attempts } from '../limits/throttle.ts';
import { challenges } from '../staff/challenges.ts';
import { presencas } from '../staff/presencas.ts';
import { resetLinks } from '../staff/resetLinks.ts';
import { sessions } from '../staff/sessions.ts';
import type { Table } from '../store/table.ts';
import { copias } from '../tables/copias.ts';
import { ownTables } from '../village/ownTables.ts';

/** What is only of the moment, or of this one machine. */
const leftOut: Table[] = [
  sessions,
  challenges,
  resetLinks,
  presencas,
  attempts,
  captchas,
  calls,
  copias,
];

/** The tables a backup holds, each after those that its rows belong to. */
export function tablesHeld(collections: readonly Collection[]): Table[] {
  return [...collections, ...ownTables.filter((table) => !leftOut.includes(table))];
}
