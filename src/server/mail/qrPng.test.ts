import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPng } from './qrPng.ts';

test('the picture has the squares of the code, each of so many dots', async () => {
  const text = 'https://aldeia.pt/backoffice/eventos/magusto/entrada?chegou=abc';
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  const { data: dots, info } = await sharp(qrPng(text, 3)).greyscale().raw().toBuffer({
    resolveWithObject: true,
  });
  expect([info.width, info.height]).toEqual([size * 3, size * 3]);
  const read = data.map((row, y) =>
    row.map((_, x) => dots[((y * 3 + 1) * info.width + x * 3 + 1) * info.channels] === 0),
  );
  expect(read).toEqual(data);
});
