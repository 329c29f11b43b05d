import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { testApp } from '../../../tests/startApp.ts';
import { files } from '../../server/files/filesTable.ts';
import { pdfPage } from '../../server/search/pdfPage.ts';
import { writePages } from '../../server/search/searchIndex.ts';

describe.each(engines)('documents found by the words inside them on %s', (engine) => {
  const app = testApp(engine);

  let made = 0;
  async function pdf(...pages: string[]): Promise<string> {
    const path = `/f/${String(++made).padStart(9, 'f')}-ficheiro ${made}.pdf`;
    await app.store.create(files, { path, kind: 'pdf', ready: true });
    await writePages(app.store.db, path, [pages.map(pdfPage)]);
    return path;
  }

  async function add(title: string, pages: string[], more: object = {}): Promise<void> {
    const body = {
      title,
      type: 'Ata',
      orgao: 'Junta',
      date: '2024-03-01',
      files: [{ file: await pdf(...pages), title: 'Anexo' }],
      ...more,
    };
    const { status } = await app.staff('POST', '/api/documentos', body);
    expect(status).toBe(201);
  }

  beforeAll(async () => {
    await add('Coval', ['o coval']);
    await add('Ata antiga', ['nada', 'o coval'], { date: '1999-01-01' });
    await add('Edital da assembleia', ['o coval', 'a casa'], {
      type: 'Edital',
      orgao: 'Assembleia',
      date: '2024-05-01',
    });
    await add('Rascunho', ['o coval'], { rascunho: true });
  });

  const titlesOf = (body: { arrayDocumentos: { title: string }[] }) =>
    body.arrayDocumentos.map(({ title }) => title);

  test.each([
    ['q=coval', ['Edital da assembleia', 'Coval', 'Ata antiga']],
    ['q=COVÁ', ['Edital da assembleia', 'Coval', 'Ata antiga']],
    ['q=coval+antiga', ['Ata antiga']],
    ['q=coval&type=Ata', ['Coval', 'Ata antiga']],
    ['q=coval&type=Ata,Edital&orgao=Assembleia', ['Edital da assembleia']],
    ['q=coval&ano=1999', ['Ata antiga']],
    ['q=coval&ano=2024&orgao=Junta', ['Coval']],
    ['q=coval+assembleia', ['Edital da assembleia']],
    ['q=de', []],
    ['q=coval%00+antiga', ['Ata antiga']],
    ['q=nunca', []],
    ['q=coval&estado=todos', ['Edital da assembleia', 'Coval', 'Ata antiga']],
  ])('%s lists %j', async (query, expected) => {
    const { status, body } = await app.visitor('GET', `/api/documentos?offset=0&${query}`);
    expect([status, titlesOf(body), body.total]).toEqual([200, expected, expected.length]);
  });

  test('a page of what was found knows how much there is', async () => {
    const { body } = await app.visitor('GET', '/api/documentos?q=coval&limit=1&offset=1');
    expect([titlesOf(body), body.total]).toEqual([['Coval'], 3]);
  });

  test('staff find in drafts too, in any order', async () => {
    const query = 'q=coval&estado=rascunho&sort=-title&limit=5&offset=0';
    const { body } = await app.staff('GET', `/api/documentos?${query}`);
    expect(titlesOf(body)).toEqual(['Rascunho']);
    expect(body.arrayDocumentos[0].achado).toMatchObject({ page: 1 });
  });

  test('each record says where it was found, those that say so themselves included', async () => {
    const { body } = await app.visitor('GET', '/api/documentos?q=coval');
    const found = body.arrayDocumentos.map(({ achado }: { achado: unknown }) => achado);
    expect(found).toEqual([
      expect.objectContaining({ title: 'Anexo', page: 1, excerpt: 'o coval', marks: [[2, 7]] }),
      expect.objectContaining({ page: 1 }),
      expect.objectContaining({ page: 2 }),
    ]);
  });

  test('where nothing was asked for nothing is said of it', async () => {
    const { body } = await app.visitor('GET', '/api/documentos');
    const [{ identifier }] = body.arrayDocumentos;
    const one = (await app.visitor('GET', `/api/documentos/${identifier}`)).body.documento;
    for (const record of [one, ...body.arrayDocumentos])
      expect(record).not.toHaveProperty('achado');
  });
});
