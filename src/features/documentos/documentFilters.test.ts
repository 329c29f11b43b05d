import { describe, expect, test } from 'vitest';
import {
  type Chosen,
  chosenIn,
  facetsOf,
  searchOf,
  takenOff,
  titleOf,
  totalInWords,
} from './documentFilters.ts';

const chosen = (some: Partial<Chosen> = {}): Chosen => ({
  type: '',
  ano: '',
  orgao: '',
  q: '',
  ...some,
});

test.each([
  ['', '', '', 'Documentos'],
  ['Ata', '', '', 'Atas'],
  ['Ata', '2024', 'Assembleia', 'Atas da Assembleia, 2024'],
  ['', '2024', '', 'Documentos, 2024'],
  ['', '', 'Junta', 'Documentos da Junta'],
  ['Outro', '', 'Junta', 'Outros documentos da Junta'],
  ['Contrato ou protocolo', '1998', '', 'Contratos e protocolos, 1998'],
])('documents of type %j, year %j and organ %j are called %j', (type, ano, orgao, title) => {
  expect(titleOf(chosen({ type, ano, orgao }))).toBe(title);
});

test.each([
  [0, 'Nenhum documento'],
  [1, '1 documento'],
  [12, '12 documentos'],
  [12_345, '12\u00a0345 documentos'],
])('%i are counted as %j', (total, words) => {
  expect(totalInWords(total)).toBe(words);
});

describe('the address', () => {
  test.each([
    [{}, ''],
    [{ type: 'Ata' }, '?type=Ata'],
    [{ orgao: 'Junta', type: 'Orçamento e plano' }, '?type=Or%C3%A7amento+e+plano&orgao=Junta'],
    [{ ano: '2024', q: 'a & b' }, '?ano=2024&q=a+%26+b'],
  ])('of %j ends in %j, and is read back as it was', (some, search) => {
    expect(searchOf(chosen(some))).toBe(search);
    expect(chosenIn(new URLSearchParams(search))).toEqual(chosen(some));
  });

  test.each(['type=ata', 'type=Ata,Edital', 'ano=24', 'ano=2024a', 'orgao=junta', 'type=toString'])(
    '%s names nothing there can be',
    (search) => {
      expect(chosenIn(new URLSearchParams(search))).toBeUndefined();
    },
  );

  test('holds no more words than a person types', () => {
    expect(chosenIn(new URLSearchParams({ q: ` ${'a'.repeat(500)}` }))?.q).toBe('a'.repeat(100));
  });
});

describe('the ways to narrow the list', () => {
  const contagem = [
    { type: 'Edital', orgao: 'Junta', ano: '2023', total: 4 },
    { type: 'Ata', orgao: 'Junta', ano: '2023', total: 3 },
    { type: 'Ata', orgao: 'Junta', ano: '2024', total: 2 },
    { type: 'Ata', orgao: 'Assembleia', ano: '2024', total: 1 },
  ] as const;
  const waysOf = (some: Partial<Chosen>) =>
    Object.fromEntries(
      facetsOf([...contagem], chosen(some)).map(({ name, options }) => [
        name,
        options.map(({ label, total, search }) => [label, total, search]),
      ]),
    );

  test('are what there is, each with its count', () => {
    expect(waysOf({})).toEqual({
      type: [
        ['Todos', 10, ''],
        ['Atas', 6, '?type=Ata'],
        ['Editais', 4, '?type=Edital'],
      ],
      ano: [
        ['Todos', 10, ''],
        ['2024', 3, '?ano=2024'],
        ['2023', 7, '?ano=2023'],
      ],
      orgao: [
        ['Todos', 10, ''],
        ['Junta', 9, '?orgao=Junta'],
        ['Assembleia', 1, '?orgao=Assembleia'],
      ],
    });
  });

  test('keep what was chosen, and lead to nothing that is empty', () => {
    const { type, ano, orgao } = waysOf({ ano: '2024', orgao: 'Assembleia' });
    expect(type).toEqual([
      ['Todos', 1, '?ano=2024&orgao=Assembleia'],
      ['Atas', 1, '?type=Ata&ano=2024&orgao=Assembleia'],
    ]);
    expect(ano).toEqual([
      ['Todos', 1, '?orgao=Assembleia'],
      ['2024', 1, '?ano=2024&orgao=Assembleia'],
    ]);
    expect(orgao).toEqual([
      ['Todos', 3, '?ano=2024'],
      ['Junta', 2, '?ano=2024&orgao=Junta'],
      ['Assembleia', 1, '?ano=2024&orgao=Assembleia'],
    ]);
  });

  test('can each be taken off again', () => {
    expect(takenOff(chosen())).toEqual([]);
    expect(takenOff(chosen({ type: 'Ata', ano: '2024', q: 'taxa' }))).toEqual([
      { label: 'Atas', search: '?ano=2024&q=taxa' },
      { label: '2024', search: '?type=Ata&q=taxa' },
      { label: '«taxa»', search: '?type=Ata&ano=2024' },
    ]);
  });
});
