import { expect, test } from 'vitest';
import { reachInWords } from './tellFollowers.screen.tsx';

test('one follower of the weekly letter is one person, several are several', () => {
  const words = (semana: number) => reachInWords({ logo: 2, semana, aparelhos: 0 });
  expect(words(1)).toBe(
    'O email segue já para 2 pessoas. Mais 1 pessoa recebe-o na carta de sexta-feira.',
  );
  expect(words(3)).toContain('Mais 3 pessoas recebem-no na carta de sexta-feira.');
});
