import { expect, test } from 'vitest';
import { inscricaoFields } from '../features/inscricoes/inscricoes.ts';
import { everyCollection } from '../sections/all.ts';
import { definicoesFields } from '../sections/definicoes.ts';
import { login } from '../sections/login.ts';
import type { Field } from './field.ts';
import { text } from './text.ts';
import { viewOf } from './views.ts';

test('every field that is declared can be written and read by staff', () => {
  const declared: Field[] = [
    ...everyCollection.flatMap(({ fields }) => Object.values<Field>(fields)),
    ...Object.values<Field>(definicoesFields),
    ...Object.values<Field>(inscricaoFields),
    ...Object.values<Field>(login.fields),
  ];
  expect(declared.length).toBeGreaterThan(80);
  for (const field of declared) {
    expect(viewOf(field)).toMatchObject({
      Input: expect.any(Function),
      Cell: expect.any(Function),
    });
  }
});

test('a kind that nobody wrote a view for is named', () => {
  expect(() => viewOf({ ...text('Nome'), kind: 'outro' })).toThrow('outro');
  expect(() => viewOf({ ...text('Nome'), kind: 'toString' })).toThrow('toString');
});
