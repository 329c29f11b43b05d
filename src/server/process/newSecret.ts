import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** 256 random bits: for a session, or for the address of a private page. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret: nobody who reads the database can use it. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/**
 * The same key each time one form is sent, if the form has one; `of` says whose it is, so that no two people
 * share one.
 */
export function formKey(chave: string, ...of: readonly string[]): string {
  return chave === '' ? randomUUID() : hashOf(JSON.stringify([...of, chave]));
}
