import { createHmac, randomBytes } from 'node:crypto';
import { day } from '../../language/durations.ts';
import { isSameSecret } from '../process/isSameSecret.ts';
import type { Store } from '../store/store.ts';
import { accountNamed, type StaffRow } from './staff.ts';

const yearMs = 365 * day;

function signatureOf(secret: string, parts: readonly string[]): string {
  return createHmac('sha256', secret).update(parts.join('.')).digest('base64url');
}

/** A mark made of these parts, signed so that nobody else can make it. */
export function signMark(secret: string, parts: readonly string[]): string {
  return [...parts, signatureOf(secret, parts)].join('.');
}

/** The parts of a mark that was signed here, for whatever account; [] for anything else. */
export function readMark(secret: string, mark: string): string[] {
  const parts = mark.split('.');
  const given = parts.pop() ?? '';
  return isSameSecret(given, signatureOf(secret, parts)) ? parts : [];
}

/**
 * A mark for a device that has just logged in to an account, good for a year. It lets nobody in:
 * it only keeps the device from being slowed down by what others try on the account. A device has
 * one mark for each account.
 */
export function markFor(
  secret: string,
  { _id, markEpoch }: Pick<StaffRow, '_id' | 'markEpoch'>,
  { device, now }: { device: string | undefined; now: Date },
): string {
  const parts = [
    _id,
    device ?? randomBytes(16).toString('base64url'),
    String(markEpoch ?? 0),
    String(now.getTime() + yearMs),
  ];
  return signMark(secret, parts);
}

/** The device of a mark, if the mark is valid for the account of this name. */
export async function knownDevice(
  store: Store,
  secret: string,
  { mark, username, now }: { mark: string; username: string; now: Date },
): Promise<string | undefined> {
  const [_id, device, epoch, until] = readMark(secret, mark);
  if (device === undefined || Number(until) <= now.getTime()) return undefined;
  const account = await accountNamed(store, username);
  return account?._id === _id && epoch === String(account?.markEpoch ?? 0) ? device : undefined;
}
