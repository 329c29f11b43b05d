import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (secret: string) => createHash('sha256').update(secret).digest();

/** Compares two secrets; the time it takes does not tell how much of them is equal. */
export const isSameSecret = (one: string, other: string) =>
  timingSafeEqual(digest(one), digest(other));
