import { beforeEach, describe, expect, test } from 'vitest';
import { isNight } from '../../../tests/night.ts';
import { bothEngines, testStore } from '../../../tests/openTestStore.ts';
import { collections, everyCollection } from '../../sections/all.ts';
import { openPartialReads } from '../../server/process/partialReads.ts';
import { joinRules } from '../../server/rules/joinRules.ts';
import { publicSearch } from '../../server/rules/publicSearch.ts';
import { pdfPage } from '../../server/search/pdfPage.ts';
import { removePages } from '../../server/search/pdfPages.ts';
import { type Resultado, whereFound } from '../../server/search/search.ts';
import { writePages } from '../../server/search/searchIndex.ts';
import { definicoes } from '../../server/store/definicoes.ts';
import { vacuum } from '../../server/store/vacuum.ts';
import { documentosServer } from './feature.server.ts';

const { documentos, avisos, lojas } = collections;

describe.each(bothEngines)('the search inside PDFs on %s', (engine) => {
  const store = testStore(engine, [definicoes]);
  beforeEach(async () => {
    for (const table of [...everyCollection, definicoes]) await store.remove(table, {});
    await store.db.deleteFrom('pdfPages').execute();
  });

  const now = () => new Date('2026-06-01T11:00:00.000Z');
  const search = (query: string) =>
    publicSearch({
      store,
      collections: everyCollection,
      rules: joinRules([documentosServer.rules ?? {}]),
      now,
      partialReads: openPartialReads(console.error),
    })(query);
  const titles = async (query: string) => (await search(query)).map(({ title }) => title);
  const listed = async (q: string) =>
    (await store.list(documentos, { words: q })).map(({ title }) => title);

  let made = 0;
  /** A PDF whose pages say these things; the path is that of an upload. */
  async function pdf(...pages: string[]): Promise<string> {
    const path = `/f/${String(++made).padStart(9, 'f')}-ficheiro ${made}.pdf`;
    await writePages(store.db, path, [pages.map(pdfPage)]);
    return path;
  }
  const attached = (file: string, title = '') => ({ file, title, anteriores: [] });
  const add = (title: string, paths: readonly string[], more: object = {}) =>
    store.create(documentos, {
      title,
      identifier: `documento-${++made}`,
      type: 'Ata',
      orgao: 'Junta',
      date: '2024-03-01',
      files: paths.map((path) => attached(path)),
      ...more,
    });
  const marked = ({ achado }: Resultado) =>
    achado?.marks.map(([from, to]) => achado.excerpt.slice(from, to));

  test('a word that stands in more PDFs than a statement takes is found in all of them', {
    skip: !isNight,
  }, async () => {
    const ids: string[] = [];
    await store.transaction(async (trx) => {
      for (let number = 0; number < 1_100; number++) {
        const file = `/f/${String(number).padStart(9, 'g')}-f.pdf`;
        await writePages(trx.db, file, [[pdfPage('A taxa')]]);
        const { _id } = await trx.create(documentos, {
          title: 'Ata',
          identifier: `muitos-${number}`,
          type: 'Ata',
          orgao: 'Junta',
          date: '2024-03-01',
          files: [attached(file)],
        });
        ids.push(_id);
      }
    });
    const found = await whereFound(store.db, ids, 'taxa');
    expect(found.filter((each) => each?.page === 1 && each.excerpt === 'A taxa')).toHaveLength(
      1_100,
    );
  });

  test.each([
    ['cemitério', 'with its accent'],
    ['CEMITERIO', 'without, and in capitals'],
    ['cemit', 'its beginning'],
    ['cemitrio', 'a slip'],
    ['cemitério sepultura', 'two words of one page'],
    ['regulamento cemitério', 'one of its title, one of a page'],
    ['coval taxas', 'words of two pages'],
    ['regulamento coval isenções 2024', 'words of the title and of two files'],
    ['1.250', 'a number in groups'],
    ['deliberação', 'a word that was cut at the end of a line'],
    ['oficial', 'a word that was set with a ligature'],
  ])('%j finds the document: %s', async (query) => {
    const table = await pdf('Tabela de taxas', 'Cemitério: sepultura 1 250 euros', 'O coval');
    const more = await pdf('As isenções. Delibera-\n  ção da junta, no jornal o\uFB01cial.');
    await add('Regulamento de 2024', [table, more]);
    await add('Outro', [await pdf('Nada disto')]);
    expect(await titles(query)).toEqual(['Regulamento de 2024']);
    if (query !== 'cemitrio') expect(await listed(query)).toEqual(['Regulamento de 2024']);
  });

  test('it is said in which file and on which page most of the words stand', async () => {
    const first = await pdf('Uma taxa', 'Outra taxa');
    const annex = await pdf(
      'Nada',
      'Nada',
      'A taxa do cemitério',
      'A taxa do cemitério, outra vez',
    );
    await add('Regulamento', [], { files: [attached(first), attached(annex, 'Anexo 2: Tabela')] });
    const [found] = await search('taxa do cemitério');
    expect(found?.achado).toEqual({
      file: annex,
      title: 'Anexo 2: Tabela',
      page: 3,
      excerpt: 'A taxa do cemitério',
      marks: [
        [2, 6],
        [10, 19],
      ],
    });
    const [earlier] = await search('taxa');
    expect(earlier?.achado).toMatchObject({
      file: first,
      page: 1,
      title: `ficheiro ${made - 2}.pdf`,
    });
  });

  test('what says it itself comes first, and names the page that says all of it too', async () => {
    await add('Taxa', [await pdf('taxa')]);
    await add('Regulamento', [await pdf('taxa')]);
    await store.create(lojas, { name: 'Loja', description: 'taxa', identifier: 'loja' });
    const found = await search('taxa');
    expect(found.map(({ title, achado }) => [title, achado?.page ?? null])).toEqual([
      ['Taxa', 1],
      ['Loja', null],
      ['Regulamento', 1],
    ]);
    const ids = (await store.list(documentos)).map(({ _id }) => _id);
    expect(await whereFound(store.db, ids, 'taxa')).toMatchObject([{ page: 1 }, { page: 1 }]);
    await add('Taxa de lenha', [await pdf('lenha')]);
    expect((await search('taxa lenha'))[0]).toMatchObject({ title: 'Taxa de lenha', achado: null });
    expect(await whereFound(store.db, ids, 'de')).toEqual([null, null]);
  });

  test('of what has the words inside, that which has one of them in its title comes first', async () => {
    await add('Taxas de 2024', [await pdf('o cemitério')]);
    await add('Ata', [await pdf('a taxa do cemitério em 2024')]);
    expect(await titles('taxa do cemitério 2024')).toEqual(['Taxas de 2024', 'Ata']);
  });

  test('the excerpt is cut between words, and holds those that stand close together', async () => {
    const filling = 'palavra '.repeat(100);
    await add('Ata', [await pdf(`taxa ${filling} a taxa única do cemitério paga-se ${filling}`)]);
    const [found] = await search('taxa cemitério');
    expect(found?.achado?.excerpt).toMatch(
      /^… (palavra )+a taxa única do cemitério paga-se( palavra)+…$/,
    );
    expect(found && marked(found)).toEqual(['taxa', 'cemitério']);
  });

  test.each([
    ['rascunho', { rascunho: true }],
    ['agendado', { publicarEm: '2026-06-02T00:00:00.000Z' }],
    ['retirado', { retirarEm: '2026-06-01T10:00:00.000Z' }],
  ])('what stands in the PDF of a record that is %s is not found', async (_, life) => {
    const path = await pdf('segredo');
    await add('Oculto', [path], life);
    expect(await search('segredo')).toEqual([]);
    await add('Visto', [path]);
    expect(await titles('segredo')).toEqual(['Visto']);
  });

  test('it is found in each record that names the file, while it does, whichever came first', async () => {
    const path = await pdf('cabrito');
    const one = await add('Um', [path]);
    const two = await add('Dois', [path]);
    expect(await titles('cabrito')).toEqual(['Dois', 'Um']);
    await store.change(documentos, { _id: one._id }, { files: [] });
    expect(await titles('cabrito')).toEqual(['Dois']);
    await writePages(store.db, path, [[pdfPage('borrego')]]);
    expect(await titles('cabrito')).toEqual([]);
    expect(await titles('borrego')).toEqual(['Dois']);
    await store.remove(documentos, { _id: two._id });
    expect(await titles('borrego')).toEqual([]);
  });

  test('a file that was replaced is looked in no more', async () => {
    const [before, after] = [await pdf('antigo'), await pdf('novo')];
    const anteriores = [{ file: before, ate: '2024-05-01' }];
    await add('Ata', [], { files: [{ file: after, title: '', anteriores }] });
    expect(await titles('antigo')).toEqual([]);
    expect(await titles('novo')).toEqual(['Ata']);
  });

  test('the one PDF of a notice is looked in', async () => {
    await store.create(avisos, {
      title: 'Edital',
      type: 'Aviso',
      file: await pdf('Corte', 'Corte de água'),
    });
    const [found] = await search('agua');
    expect(found).toMatchObject({
      title: 'Edital',
      achado: { page: 2, title: `ficheiro ${made}.pdf` },
    });
    expect(await store.count(avisos, { words: 'agua' })).toBe(1);
  });

  test('a thousand pages that match are one result', async () => {
    await add('Contas', [await pdf(...Array.from({ length: 1_000 }, () => 'saldo da gerência'))]);
    expect((await search('saldo')).map(({ achado }) => achado?.page)).toEqual([1]);
    expect(await listed('saldo')).toEqual(['Contas']);
  });

  test('so many documents are found inside and no more; the list has them all', async () => {
    const path = await pdf('lume');
    await store.transaction(async (trx) => {
      for (let number = 0; number < 30; number++) {
        const values = { title: `Ata ${number}`, identifier: `ata-${number}`, date: '2024-01-01' };
        await trx.create(documentos, { ...values, files: [attached(path)] });
      }
    });
    const found = await titles('lume');
    expect(found).toHaveLength(20);
    expect(new Set(found).size).toBe(20);
    expect(await store.count(documentos, { words: 'lume' })).toBe(30);
  });

  test.each(['de a o', '', '!?', '\u0000', '\ud800', "'", 'x'.repeat(200), '%', "') or 1=1 --"])(
    '%j finds nothing inside and harms nothing',
    async (query) => {
      await add('Ata', [await pdf('lume', `odd \u0000 \ud800 ${'z'.repeat(100)} 🧀 ' " \\ % _`)]);
      expect(await search(query)).toEqual([]);
      if (query !== '') expect(await listed(query)).toEqual([]);
      expect((await search('odd')).map(({ achado }) => achado?.page)).toEqual([2]);
      expect(await titles('z'.repeat(99))).toEqual(['Ata']);
    },
  );

  test('a PDF of nothing but different words is found by its first ones', async () => {
    const words = Array.from({ length: 100_000 }, (_, index) => `饭${index.toString(36)}`);
    await add('Lista', [await pdf(words.join(' '), words.toReversed().join(' '))]);
    expect(await titles(words[5] ?? '')).toEqual(['Lista']);
    expect(await titles('lista')).toEqual(['Lista']);
  });

  test('two that are written at once, a PDF and the record that names it, are found', async () => {
    const path = await pdf();
    await Promise.all([
      ...Array.from({ length: 5 }, (_, number) => add(`Ata ${number}`, [path])),
      store.transaction((trx) => writePages(trx.db, path, [[pdfPage('lume')]])),
    ]);
    expect(await titles('lume')).toHaveLength(5);
  });

  test('what is undone was never found', async () => {
    const path = await pdf('lume');
    await add('Ata', [path]);
    const undone = store.transaction(async (trx) => {
      await writePages(trx.db, path, [[pdfPage('cinza')]]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await titles('cinza')).toEqual([]);
    expect(await titles('lume')).toEqual(['Ata']);
  });

  test('the words of a PDF that is gone are forgotten', async () => {
    const path = await pdf('Genoveva devia centeio');
    const { _id } = await add('Ata', [path]);
    await store.remove(documentos, { _id });
    await removePages(store.db, [path]);
    await vacuum(store);
    for (const table of ['pdfPages', 'vocabulary'])
      expect(await store.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });
});
