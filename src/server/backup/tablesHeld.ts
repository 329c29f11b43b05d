import type { Collection } from '../../sections/section.ts';
import { calls } from '../calls.ts';
import { captchas } from '../captcha.ts';
import { sessions } from '../sessions.ts';
import type { Table } from '../store/table.ts';
import { ownTables } from '../tables.ts';
import { attempts } from '../throttle.ts';
import { copias } from './copias.ts';

/** What is only of the moment, or of this one machine. */
const leftOut: Table[] = [sessions, attempts, captchas, calls, copias];

/** The tables a backup holds, each after those that its rows belong to. */
export function tablesHeld(collections: readonly Collection[]): Table[] {
  return [...collections, ...ownTables.filter((table) => !leftOut.includes(table))];
}
