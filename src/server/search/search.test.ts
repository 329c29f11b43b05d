import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { bothEngines, testStore } from '../../../tests/openTestStore.ts';
import { collections, everyCollection } from '../../sections/all.ts';
import { openPartialReads } from '../process/partialReads.ts';
import { joinRules } from '../rules/joinRules.ts';
import { ownRules } from '../rules/ownRules.ts';
import { publicSearch } from '../rules/publicSearch.ts';
import type { Rule } from '../rules/rule.ts';
import { definicoes, saveDefinicoes } from '../store/definicoes.ts';
import type { Store } from '../store/store.ts';

const { lojas, contactos, noticiasEventos, pessoas, restaurantes } = collections;

describe.each(bothEngines)('the search on %s', (engine) => {
  const store = testStore(engine, [definicoes]);
  beforeEach(async () => {
    for (const table of [...everyCollection, definicoes]) await store.remove(table, {});
  });

  const searchWith = (given: Record<string, Rule | undefined>, now = new Date()) =>
    publicSearch({
      store,
      collections: everyCollection,
      rules: given,
      now: () => now,
      partialReads: openPartialReads(console.error),
    });
  const search = (query: string) => searchWith(joinRules([ownRules]))(query);
  const titles = async (query: string) => (await search(query)).map(({ title }) => title);

  let made = 0;
  const addLoja = (name: string, description = '') =>
    store.create(lojas, { name, description, identifier: `loja-${++made}` });

  test.each(['pão', 'PAO', 'pao', 'paõ', 'pa\u0303o', '  pão!  '])(
    'a visitor who writes %j finds the bread',
    async (query) => {
      await addLoja('Padaria do Largo', '<p>Pão de centeio &amp; broa</p>');
      expect(await titles(query)).toEqual(['Padaria do Largo']);
    },
  );

  // The results come in this order, though the records are created in the reverse order.
  test.each([
    ['ponte velha', 'its whole title', ['Ponte Velha', 'Obras na Ponte Velha de cima']],
    ['loja', 'its type, then its title', ['Tear', 'Loja do cidadão']],
    ['mel', 'the title, then the text', ['Mel e outras coisas da serra', 'Tear: mel']],
    ['mel', 'whole words, then beginnings', ['Coisas de mel', 'Melros']],
    ['mel', 'a short title, then a long one', ['Casa do mel', 'Tudo o que há de mel na serra']],
    ['mel', 'what repeats it, then what has it once', ['Tear: mel mel', 'Casa: mel']],
    ['mel', 'a whole word in the text, then a beginning', ['Casa: mel', 'Tear: melhor']],
    ['mel urze', 'both in the title, then one', ['Mel de urze', 'Mel: urze', 'Casa: mel urze']],
    ['mel urze', 'both, and never only one', ['Casa: mel urze']],
    ['mel trigo', 'any, where none has both', ['Mel', 'Tear: mel']],
    ['mel lã trigo', 'more of them, then fewer', ['Casa: mel lã', 'Tear: mel']],
    ['castahna', 'slips, in the title first', ['Castanha', 'Tear: castanha']],
    ['igerja', 'letters that were swapped', ['Igreja']],
    ['autocarro', 'a word that means the same', ['Carreira da serra', 'Tear: carreiras']],
    ['carreira autocarro', 'two words that mean the same', ['Carreira da serra']],
    ['restorantes', 'two slips in a long word', ['Tear: restaurantes']],
  ])('looking for %j finds by %s', async (query, _, expected) => {
    // Enough other words that a word said once does not count as what the text is about.
    const others = Array.from({ length: 30 }, (__, index) => `outra${index}a`).join(' ');
    for (const each of [...expected, 'Armazém: urze', 'Vazia: nada'].toReversed()) {
      const [name = '', text = ''] = each.split(': ');
      const collection = name.startsWith('Loja') ? restaurantes : lojas;
      const values = { name, description: `${others} ${text}`, identifier: `loja-${++made}` };
      await store.create(collection, values);
    }
    const shown = expected.map((each) => each.split(': ')[0] ?? '');
    const found = await titles(query);
    expect(found.filter((title) => shown.includes(title))).toEqual(shown);
    if (query !== 'loja') expect(found).toHaveLength(shown.length);
  });

  test('of what is equal, the last that was written comes first', async () => {
    for (const name of ['Mel azul', 'Mel pardo', 'Mel novo']) await addLoja(name);
    expect(await titles('mel')).toEqual(['Mel novo', 'Mel pardo', 'Mel azul']);
  });

  test('a word that is in everything gives so many and no more, and the one called so first', async () => {
    await addLoja('Forno');
    await store.transaction(async (trx) => {
      for (let number = 0; number < 100; number++) {
        const values = { title: 'Forno aceso', identifier: `n${number}`, type: 'NOTICIA' as const };
        await trx.create(noticiasEventos, values);
      }
    });
    const found = await titles('forno');
    expect(found).toHaveLength(60);
    expect(found[0]).toBe('Forno');
    expect(new Set((await search('forno')).map(({ path }) => path)).size).toBe(60);
  });

  test('what is public is found behind hundreds that are newer and hidden, each once', async () => {
    const add = (trx: Store, number: number, rascunho: boolean) =>
      trx.create(noticiasEventos, {
        title: 'Forno aceso',
        identifier: `n${number}`,
        type: 'NOTICIA' as const,
        rascunho,
      });
    await store.transaction(async (trx) => {
      for (let number = 0; number < 70; number++) await add(trx, number, false);
      for (let number = 70; number < 700; number++) await add(trx, number, number % 100 !== 0);
    });
    const paths = (await search('forno')).map(({ path }) => path.replace(/.*\/n/, ''));
    const newest = [600, 500, 400, 300, 200, 100, ...Array.from({ length: 54 }, (_, n) => 69 - n)];
    expect(paths).toEqual(newest.map(String));
  });

  test('the words are marked where they stand', async () => {
    await addLoja('Padaria', '<p>Faz pão. O Pão é bom, e o pãozinho. Paz.</p>');
    const [found] = await search('pao');
    const marked = found?.marks.excerpt.map(([from, to]) => found.excerpt.slice(from, to));
    expect(marked).toEqual(['pão', 'Pão', 'pãozinho']);
  });

  test('the excerpt of a long text holds the word asked for', async () => {
    await addLoja('Longa', `${'palavra '.repeat(200)}alecrim ${'palavra '.repeat(200)}`);
    const [found] = await search('alecrim');
    expect(found?.excerpt).toContain('alecrim');
    expect(found?.excerpt.length).toBeLessThan(240);
  });

  test('a phone number is found however it is written', async () => {
    const values = { name: 'Posto médico', phoneNumber: '276 000 002', identifier: 'posto' };
    await store.create(contactos, values);
    expect(await titles('276000002')).toEqual(['Posto médico']);
    expect(await titles('276 000 002')).toEqual(['Posto médico']);
  });

  test('the village itself is found, and leads to its page', async () => {
    await saveDefinicoes(store, { villageName: 'Souto', longText: '<p>Nasceu em 1258.</p>' });
    const [found] = await search('1258');
    expect(found).toMatchObject({ type: 'A aldeia', title: 'Souto', path: '/aldeia' });
  });

  test('people who left are not found', async () => {
    await store.create(pessoas, { name: 'Ana Presente', isActive: true });
    await store.create(pessoas, { name: 'Ana Ausente', isActive: false });
    expect(await titles('ana')).toEqual(['Ana Presente']);
    expect(await titles('ausemte')).toEqual([]);
  });

  test('what visitors may see only from a moment on is found from that moment on', async () => {
    await addLoja('Talho');
    const visible = (now: Date) => sql<boolean>`${now.toISOString()} >= '2026-06-01T10:00:00.000Z'`;
    const foundAt = async (instant: string) =>
      (await searchWith({ lojas: { visible } }, new Date(instant))('talho')).length;
    expect(await foundAt('2026-06-01T09:59:59.000Z')).toBe(0);
    expect(await foundAt('2026-06-01T10:00:00.000Z')).toBe(1);
  });

  test('what is written, changed or removed is found as it is now', async () => {
    expect(await titles('cabrito')).toEqual([]);
    const { _id } = await addLoja('Talho', 'Cabrito');
    expect(await titles('cabrito')).toEqual(['Talho']);
    await store.change(lojas, { _id }, { description: 'Borrego' });
    expect(await titles('cabrito')).toEqual([]);
    expect(await titles('borrego')).toEqual(['Talho']);
    await store.remove(lojas, { _id });
    expect(await titles('borrego')).toEqual([]);
  });

  test('what is undone was never found', async () => {
    await addLoja('Talho', 'Cabrito');
    const undone = store.transaction(async (trx) => {
      await trx.change(lojas, {}, { description: 'Borrego' });
      await trx.create(lojas, { name: 'Peixaria', identifier: 'peixaria' });
      await trx.remove(lojas, { name: 'Talho' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await titles('cabrito')).toEqual(['Talho']);
    expect(await titles('borrego')).toEqual([]);
    expect(await titles('peixaria')).toEqual([]);
  });

  test('a text of nothing but different words is found by its first ones', async () => {
    const words = Array.from({ length: 20_000 }, (_, index) => `饭${index.toString(36)}`);
    await addLoja('Dicionário', words.join(' ').slice(0, 200_000));
    expect(await titles(words[5] ?? '')).toEqual(['Dicionário']);
    expect(await titles('dicionario')).toEqual(['Dicionário']);
  });

  test.each([
    '',
    '   ',
    '!?',
    '<script>',
    '__proto__',
    'x'.repeat(10_000),
    'zé '.repeat(5_000),
    '"',
    "'",
    '*',
    '""*',
    '(((',
    'zzz)',
    'zzz AND',
    'NEAR(zzz yyy)',
    'terms : zzz',
    '{terms} : zzz',
    '^zzz',
    '-zzz',
    'zzz -yyy',
    'zzz & ! yyy',
    'zzz:*',
    'zzz <-> yyy',
    '\\',
    '%',
    'z\u0000zz',
    '\u0000',
    '\ud800',
    '\u0301',
    '🧀',
    '👩‍🌾🇵🇹',
    "'; drop table pessoas; --",
    'de a o',
  ])('%j finds nothing and harms nothing', async (query) => {
    await addLoja('Padaria', 'Pão');
    expect(await search(query)).toEqual([]);
    expect(await titles('pao')).toEqual(['Padaria']);
  });

  test.each(['pão AND', '"pão"', 'pão*', '(pão', 'NOT pão', 'terms:pão', "pão' | 'x", 'pão\u0000'])(
    '%j is only words, and the bread is found',
    async (query) => {
      await addLoja('Padaria', 'Pão');
      expect(await titles(query)).toEqual(['Padaria']);
    },
  );
});
