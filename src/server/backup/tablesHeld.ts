import type { Collection } from '../../sections/section.ts';
import { calls } from '../limits/callCount.ts';
import { captchas } from '../limits/captcha.ts';
import { attempts } from '../limits/throttle.ts';
import { challenges } from '../staff/challenges.ts';
import { resetLinks } from '../staff/resetLinks.ts';
import { sessions } from '../staff/sessions.ts';
import { copias } from '../store/copias.ts';
import type { Table } from '../store/table.ts';
import { ownTables } from '../village/ownTables.ts';

/** Short-lived data, and data about this one machine. */
const leftOut: Table[] = [sessions, challenges, resetLinks, attempts, captchas, calls, copias];

/** The tables that a backup holds, parents before their children. */
export function tablesHeld(collections: readonly Collection[]): Table[] {
  return [...collections, ...ownTables.filter((table) => !leftOut.includes(table))];
}
