import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** A secret for an app and the server to share, with as many bits as RFC 4226 advises. */
export const newSharedSecret = () => randomBytes(20);

/** Which half minute it is. */
const stepAt = (now: Date) => Math.floor(now.getTime() / 30_000);

/** The code of a step (RFC 6238, which is RFC 4226 counting half minutes). */
export function codeAt(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The step that a code belongs to. Clocks differ, so the steps before and after count too; those up
 * to `used` do not, so that each code works once.
 */
export function stepOf(secret: Buffer, code: string, now: Date, used = 0): number | undefined {
  const current = stepAt(now);
  return [current - 1, current, current + 1].find(
    (step) => step > used && codeAt(secret, step) === code,
  );
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as apps want them typed (RFC 4648). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{1,5}/g, (five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '');
}

/** The address that a QR code holds: whose account, and where. */
export function otpauthOf(secret: Buffer, { site, username }: { site: string; username: string }) {
  const issuer = encodeURIComponent(new URL(site).hostname);
  const label = `${issuer}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${issuer}`;
}

const cipher = 'aes-256-gcm';
const keyOf = (secret: string) => Buffer.from(secret, 'base64url');

/** Encrypts a secret for storage: it opens only with the key, and only for its owner's `_id`. */
export function seal(key: string, owner: string, secret: Buffer): string {
  const iv = randomBytes(12);
  const sealing = createCipheriv(cipher, keyOf(key), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([sealing.update(secret), sealing.final()]);
  return [iv, sealing.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

/** Decrypts a secret; undefined if there is none, or if it was sealed with another key or for another owner. */
export function unseal(key: string, owner: string, kept: string): Buffer | undefined {
  const [iv, tag, sealed] = kept.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !sealed) return undefined;
  try {
    const opening = createDecipheriv(cipher, keyOf(key), iv, { authTagLength: 16 });
    opening.setAAD(Buffer.from(owner)).setAuthTag(tag);
    return Buffer.concat([opening.update(sealed), opening.final()]);
  } catch {
    return undefined;
  }
}
