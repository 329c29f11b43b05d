import { expect, test } from 'vitest';
import { boundOf } from './unpack.ts';

const [kilobyte, megabyte, gigabyte] = [1024, 1024 ** 2, 1024 ** 3];

test.each<[string, number, number, number, RegExp | undefined]>([
  ['a village of photos', 10 * gigabyte, 11 * gigabyte, 100 * gigabyte, undefined],
  ['a village of rows', 10 * megabyte, gigabyte, 100 * gigabyte, undefined],
  ['a little one', kilobyte, 60 * megabyte, 100 * gigabyte, undefined],
  ['a bomb', megabyte, gigabyte, 100 * gigabyte, /grande demais/],
  ['a little bomb', kilobyte, 65 * megabyte, 100 * gigabyte, /grande demais/],
  ['a village for another disk', 10 * gigabyte, 11 * gigabyte, 12 * gigabyte, /Não há espaço/],
  ['anything on a full disk', kilobyte, kilobyte, 0, /Não há espaço.*nada foi alterado/],
])('%s of %i bytes that becomes %i, with %i free', (_case, packed, unpacked, free, refused) => {
  const grow = () => boundOf(packed, free)(unpacked);
  if (refused) expect(grow).toThrow(refused);
  else expect(grow).not.toThrow();
});
