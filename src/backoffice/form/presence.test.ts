import { expect, test } from 'vitest';
import { presentInWords } from './Presence.tsx';

test.each<[string[], string]>([
  [[], ''],
  [['ana'], 'ana também tem este registo aberto.'],
  [['rui', 'ana', 'ana'], 'ana e rui também têm este registo aberto.'],
  [['rui', 'ana', 'zé'], 'ana, rui e zé também têm este registo aberto.'],
  [['admin'], 'A sua conta também o tem aberto noutra janela.'],
  [
    ['admin', 'ana'],
    'ana também tem este registo aberto. A sua conta também o tem aberto noutra janela.',
  ],
])('%j is said as «%s»', (present, words) => {
  expect(presentInWords(present, 'admin')).toBe(words);
});
