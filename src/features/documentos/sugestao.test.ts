import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';
import { files } from '../../server/files/filesTable.ts';

const path = '/f/aaaaaaaaa-digitalizacao0001.pdf';

describe.each(engines)('what a PDF is believed to be, on %s', (engine) => {
  const t = testApp(engine);
  const ask = (file: string) =>
    t.staff('GET', `/api/documentosSugestao?file=${encodeURIComponent(file)}`);

  beforeAll(async () => {
    await t.store.create(files, { path, kind: 'pdf', size: 1, ready: true });
    await t.store.create(files, { path: '/f/bbbbbbbbb-a.jpg', kind: 'photo', size: 1 });
  });

  test('is told by its name, and better by its first page', async () => {
    const before = await ask(path);
    expect(before.body.sugestao).toMatchObject({ type: 'Outro', date: '' });
    await sql`create table if not exists "pdfPages" ("file" text not null, "page" integer not null,
      "words" text not null, "text" text not null)`.execute(t.store.db);
    const texts = [
      'Aos vinte e sete dias do mês de setembro de dois mil e vinte e quatro',
      'EDITAL n.º 9/2020',
    ];
    const rows = texts.map((text, index) => ({ file: path, page: index + 1, words: '', text }));
    await t.store.db.insertInto('pdfPages').values(rows).execute();
    expect(await ask(path)).toMatchObject({
      status: 200,
      body: { sugestao: { type: 'Ata', numero: '', date: '2024-09-27' }, lido: true },
    });
  });

  test.each(['', '/f/bbbbbbbbb-a.jpg', '/f/ccccccccc-x.pdf', '../x'])(
    'is not told of %s',
    async (file) => {
      expect(await ask(file)).toMatchObject(refused('file', messages.fileUnknown, 404));
    },
  );

  test('is nothing for strangers', async () => {
    expect((await t.visitor('GET', `/api/documentosSugestao?file=${path}`)).status).toBe(401);
  });
});
