import { expect, test } from 'vitest';
import { scenes } from './all.ts';

test.each(scenes)('$name can be drawn and is described', ({ alt, width, height, draw }) => {
  const [opening] = draw().match(/^<svg [^>]*>/) ?? [];
  expect(opening).toContain(`width="${width}" height="${height}"`);
  expect(alt.length).toBeGreaterThan(10);
});
