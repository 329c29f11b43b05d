import { expect, test } from 'vitest';
import { fileName } from '../language/fileName.ts';
import { everyCollection } from '../sections/all.ts';
import { definicoesFields } from '../sections/definicoes.ts';
import { inscricaoFields } from '../sections/inscricoes.ts';
import { login } from '../sections/login.ts';
import type { Field } from './field.ts';
import { file } from './file.ts';
import { text } from './text.ts';
import type { Services } from './view.ts';
import { checkableValue, commitValue, viewOf } from './views.ts';

const services: Services = {
  fotos: {},
  ficheiros: {},
  describePhoto: async () => {},
  removeFile: async () => {},
  upload: async ({ name }) => ({ path: `/f/abc123def-${name}` }),
};

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

test('a chosen file counts as filled in before it is sent, and is a path once it is', async () => {
  const field = file('Ficheiro', { required: true });
  const value = { pending: new File(['%PDF'], 'edital.pdf'), replaces: '' };
  expect(field.isEmpty(checkableValue(field, value) as string)).toBe(false);
  // A preview calls it by its name already.
  expect(fileName(checkableValue(field, value) as string)).toBe('edital.pdf');
  expect(field.isEmpty(checkableValue(field, '') as string)).toBe(true);
  expect((await commitValue(field, value, services)).value).toBe('/f/abc123def-edital.pdf');
});

test('other values are sent as they stand', async () => {
  const field = text('Nome');
  expect(checkableValue(field, 'Ponte')).toBe('Ponte');
  expect(await commitValue(field, 'Ponte', services)).toEqual({ value: 'Ponte' });
});
