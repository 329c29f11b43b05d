import { randomBytes } from 'node:crypto';

/** 256 random bits: for a session, or for the address of a private page. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
