import { codeAt } from '../src/server/staff/totp.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of the base32 secret that a person types into a code app. */
export function secretOf(base32: string): Buffer {
  const bits = [...base32.replaceAll(' ', '')].map((each) =>
    letters.indexOf(each).toString(2).padStart(5, '0'),
  );
  return Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [],
  );
}

/** The code that an app shows at a moment. */
export function appCode(base32: string, at: Date): string {
  return codeAt(secretOf(base32), Math.floor(at.getTime() / 30_000));
}
