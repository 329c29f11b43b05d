import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { day } from '../../language/durations.ts';
import type { Store } from '../store/store.ts';
import { accountNamed, type StaffRow } from './staff.ts';

const yearMs = 365 * day;

function signatureOf(secret: string, parts: readonly string[]): string {
  return createHmac('sha256', secret).update(parts.join('.')).digest('base64url');
}

/** A mark made of these parts, which nobody else can make. */
export function signMark(secret: string, parts: readonly string[]): string {
  return [...parts, signatureOf(secret, parts)].join('.');
}

/** The parts of a mark that was signed here, whosever it is; nonsense has none. */
export function readMark(secret: string, mark: string): string[] {
  const parts = mark.split('.');
  const given = Buffer.from(parts.pop() ?? '');
  const right = Buffer.from(signatureOf(secret, parts));
  return given.length === right.length && timingSafeEqual(given, right) ? parts : [];
}

/**
 * A mark for the device that has just been let into an account, good for a year. It opens nothing:
 * its device is only not slowed down by what others try on the account. Each account has its own.
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

/** The device of a mark that counts for the account of this name, if it does. */
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
