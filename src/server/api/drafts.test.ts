import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { type Colleague, refused, type Send, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { messages } from '../../language/messages.ts';
import { everyCollection } from '../../sections/all.ts';
import { mostDrafts } from '../../sections/drafts.ts';
import { lojas } from '../../sections/lojas.ts';
import { pessoas } from '../../sections/pessoas.ts';
import { files } from '../files/filesTable.ts';
import { eraseOldData } from '../jobs/retention.ts';
import { drafts } from '../staff/drafts.ts';
import type { Table } from '../store/table.ts';
import { reciclagem } from '../tables/reciclagem.ts';

const [loja] = lojas.sections;
const [pessoa] = pessoas.sections;
const _id = 'r'.repeat(22);
const path = `/api/rascunhos/${_id}`;

/** What a form sends after some typing. */
const typed = (values: object = { name: 'Mercearia' }, more: object = {}) => ({
  seccao: 'lojas',
  chave: '',
  titulo: 'Mercearia',
  janela: 'janela-a',
  passo: 1,
  valores: JSON.stringify(values),
  ...more,
});

describe.each(engines)('what is half-written on %s', (engine) => {
  const t = testApp(engine);
  let ana: Colleague;
  const asAna: Send = (method, url, body) =>
    t.visitor(method, url, body, { 'x-auth-token': ana.token });
  beforeAll(async () => {
    ana = await t.addColleague('ana');
  });
  beforeEach(async () => {
    await t.setClock();
    const tables: Table[] = [drafts, reciclagem, ...everyCollection];
    for (const table of tables) await t.store.remove(table, {});
  });

  const about = ({ _id, identifier }: { _id: string; identifier: string }) => ({
    registo: _id,
    chave: identifier,
    versao: 1,
  });
  const waiting = async (query = '') =>
    (await t.staff('GET', `/api/rascunhos${query}`)).body.arrayRascunhos;

  test('is kept with the account, listed with the newest first, and read whole', async () => {
    await t.staff('PUT', path, typed());
    await t.setClock('2026-06-01T11:05:00.000Z');
    const other = typed({ name: 'Nunes' }, { seccao: 'pessoas', titulo: 'Nunes' });
    await t.staff('PUT', `/api/rascunhos/${'s'.repeat(22)}`, other);
    const head = { _id, seccao: 'lojas', chave: '', versao: null, titulo: 'Mercearia' };
    const first = { ...head, janela: 'janela-a', passo: 1, em: '2026-06-01T11:00:00.000Z' };
    expect((await waiting()).map(({ titulo }: { titulo: string }) => titulo)).toEqual([
      'Nunes',
      'Mercearia',
    ]);
    expect(await waiting('?seccao=lojas')).toEqual([first]);
    expect((await t.staff('GET', path)).body).toEqual({
      rascunho: { ...first, valores: { name: 'Mercearia' }, antes: {} },
      fotos: {},
      ficheiros: {},
    });
    expect((await t.staff('DELETE', path)).body).toEqual({ rascunho: first });
    expect(await waiting('?seccao=lojas')).toEqual([]);
    expect((await t.staff('DELETE', path)).status).toBe(404);
  });

  test('is nobody else’s: not seen, not read, not written over, not discarded', async () => {
    await t.staff('PUT', path, typed());
    expect((await asAna('GET', '/api/rascunhos')).body).toEqual({ arrayRascunhos: [] });
    expect(await asAna('GET', path)).toMatchObject({ status: 404, body: { rascunho: null } });
    const notFound = refused('_id', messages.notFound, 404);
    expect(await asAna('PUT', path, typed({ name: 'Outra' }, { passo: 9 }))).toMatchObject(
      notFound,
    );
    expect(await asAna('DELETE', path)).toMatchObject(notFound);
    expect((await t.staff('GET', path)).body.rascunho.valores).toEqual({ name: 'Mercearia' });
  });

  test('never moves to another record', async () => {
    await t.staff('PUT', path, typed());
    for (const other of [{ seccao: 'pessoas' }, { chave: 'mercearia' }]) {
      const moved = await t.staff('PUT', path, typed({}, { passo: 2, ...other }));
      expect(moved).toMatchObject(refused('_id', messages.notFound, 404));
    }
    expect((await t.staff('GET', path)).body.rascunho).toMatchObject({
      seccao: 'lojas',
      chave: '',
    });
  });

  test('sent again, or late, changes nothing; a window goes on from its own', async () => {
    const step = (passo: number, name: string) => t.staff('PUT', path, typed({ name }, { passo }));
    for (const [passo, name] of [
      [1, 'M'],
      [3, 'Merc'],
      [3, 'Merc'],
      [2, 'Me'],
    ] as const) {
      expect((await step(passo, name)).status).toBe(200);
    }
    expect((await t.staff('GET', path)).body.rascunho).toMatchObject({
      passo: 3,
      valores: { name: 'Merc' },
    });
  });

  test('is written by another window only from the state that it knows', async () => {
    await t.staff('PUT', path, typed());
    const onPhone = (passo: number, desde: string) =>
      t.staff('PUT', path, typed({ name: 'No telemóvel' }, { janela: 'b', passo, desde }));
    for (const desde of ['', 'janela-a.0', 'janela-a', 'b.1']) {
      const refusal = refused('desde', messages.draftElsewhere, 409);
      expect(await onPhone(1, desde), desde).toMatchObject(refusal);
    }
    expect((await onPhone(1, 'janela-a.1')).status).toBe(200);
    expect((await onPhone(2, '')).status).toBe(200);
    const late = await t.staff('PUT', path, typed({ name: 'No balcão' }, { passo: 2 }));
    expect(late.status).toBe(409);
    expect((await t.staff('GET', path)).body.rascunho.valores).toEqual({ name: 'No telemóvel' });
  });

  test.each<[string, unknown, number, string]>([
    ['without a section', typed({}, { seccao: '' }), 422, 'seccao'],
    ['of a section that is none', typed({}, { seccao: 'mensagens' }), 422, 'seccao'],
    ['without a window', typed({}, { janela: '' }), 422, 'janela'],
    ['without a count', typed({}, { passo: null }), 422, 'passo'],
    ['with values that are no JSON', typed({}, { valores: '{"name":' }), 422, 'valores'],
    ['with values that are a list', typed({}, { valores: '[]' }), 422, 'valores'],
    ['with values that are nothing', typed({}, { valores: 'null' }), 422, 'valores'],
    ['with values that are no text', typed({}, { valores: { name: 'x' } }), 422, 'valores'],
    ['that is too large', typed({ name: 'ã'.repeat(251_000) }), 422, 'valores'],
    ['that is far too large', typed({ name: 'x'.repeat(1_100_000) }), 413, ''],
    ['cut in the middle', '{"seccao":"lojas","valores":"{', 400, ''],
    ['that is a list', [], 400, ''],
  ])('is refused %s, and nothing is kept', async (_case, body, status, param) => {
    const answer = await t.staff('PUT', path, body);
    expect(answer).toMatchObject({ status, body: { errors: [{ param }] } });
    expect(await t.store.list(drafts)).toEqual([]);
  });

  test.each([
    'x',
    'r'.repeat(65),
    `${'r'.repeat(20)}%20`,
    '%00'.repeat(20),
    '__proto__.toString()',
  ])('is refused under the name %s', async (name) => {
    const answer = await t.staff('PUT', `/api/rascunhos/${name}`, typed());
    expect(answer).toMatchObject(refused('_id', messages.invalid));
    expect((await t.staff('GET', `/api/rascunhos/${name}`)).status).toBe(404);
    expect((await t.staff('DELETE', `/api/rascunhos/${name}`)).status).toBe(404);
  });

  test('is bounded for each account, however many come at once', async () => {
    const nth = (n: number) => `/api/rascunhos/${String(n).padStart(22, '0')}`;
    for (let n = 0; n < mostDrafts - 5; n += 1) await t.staff('PUT', nth(n), typed());
    const last = Array.from({ length: 10 }, (_, n) => t.staff('PUT', nth(mostDrafts + n), typed()));
    const answers = await Promise.all(last);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refusal = refused('', messages.tooManyDrafts(mostDrafts));
    expect(answers.filter(({ status }) => status !== 200)[0]).toMatchObject(refusal);
    expect(await waiting()).toHaveLength(mostDrafts);
    // Existing drafts can still be continued, and other accounts have room.
    expect((await t.staff('PUT', nth(0), typed({}, { passo: 2 }))).status).toBe(200);
    expect((await asAna('PUT', path, typed())).status).toBe(200);
  });

  test('is created once when it is sent twice at once', async () => {
    const sent = [1, 2, 3, 4].map((passo) => t.staff('PUT', path, typed({ passo }, { passo })));
    for (const { status } of await Promise.all(sent)) expect(status).toBe(200);
    expect((await t.staff('GET', path)).body.rascunho).toMatchObject({
      passo: 4,
      valores: { passo: 4 },
    });
  });

  test('renews no public page', async () => {
    const before = t.context.content.version;
    await t.staff('PUT', path, typed());
    await t.staff('DELETE', path);
    expect(t.context.content.version).toBe(before);
  });

  test('comes back without what its editor could not have made', async () => {
    const description = '<p onclick="x()">Olá<script>alert(1)</script></p>';
    await t.staff('PUT', path, typed({ description }, { antes: JSON.stringify({ description }) }));
    const { valores, antes } = (await t.staff('GET', path)).body.rascunho;
    expect([valores, antes]).toEqual([
      { description: '<p>Olá</p>' },
      { description: '<p>Olá</p>' },
    ]);
  });

  test('is listed without what was typed being read, and cleaned when it is kept', async () => {
    const description = '<p onclick="x()">Olá<script>alert(1)</script></p>';
    await t.staff('PUT', path, typed({ description }));
    const [kept] = await t.store.list(drafts);
    expect(JSON.parse(kept?.valores ?? '')).toEqual({ description: '<p>Olá</p>' });
    await t.store.change(drafts, { _id }, { valores: 'não se lê' });
    expect(await waiting()).toMatchObject([{ _id, titulo: 'Mercearia' }]);
  });

  test('is not offered once its record holds the same, nor while the record is gone', async () => {
    const body = validBody(loja as never, 'Mercearia');
    const { identifier, ...saved } = (await t.staff('POST', '/api/lojas', body)).body.loja;
    const about = { chave: identifier, versao: 1 };
    await t.staff('PUT', path, typed({ ...body, name: 'Mercearia Nova' }, about));
    expect(await waiting()).toHaveLength(1);

    await t.setClock('2026-06-01T11:01:00.000Z');
    const newer = { ...body, name: 'Mercearia Nova' };
    await t.staff('PUT', `/api/lojas/${identifier}`, { ...newer, local: 'De outra pessoa' });
    expect(await waiting()).toHaveLength(1);
    await t.staff('PUT', `/api/lojas/${identifier}`, newer);
    expect(await waiting()).toEqual([]);

    await t.setClock('2026-06-01T11:02:00.000Z');
    const typedOn = typed({ ...body, name: 'Mercearia Novíssima' }, { ...about, passo: 2 });
    await t.staff('PUT', path, typedOn);
    expect(await waiting()).toHaveLength(1);
    await t.staff('DELETE', `/api/lojas/${identifier}`);
    expect(await waiting()).toEqual([]);
    expect(saved.name).toBe('Mercearia');
  });

  test('of a deleted record is not offered to another of its name, and follows it when it is back', async () => {
    const body = { ...validBody(loja as never, 'Mercearia'), identifier: 'mercearia' };
    const old = (await t.staff('POST', '/api/lojas', body)).body.loja;
    await t.staff('PUT', path, typed({ ...body, name: 'Escrito sobre a antiga' }, about(old)));
    await t.staff('DELETE', '/api/lojas/mercearia');
    const { loja: made } = (await t.staff('POST', '/api/lojas', body)).body;
    expect(await waiting()).toEqual([]);
    // A form that stayed open keeps saving its own draft.
    const typedOn = typed({ ...body, name: 'Ainda' }, { ...about(old), passo: 2 });
    expect((await t.staff('PUT', path, typedOn)).status).toBe(200);
    expect(await waiting()).toEqual([]);
    const other = typed({ name: 'Outra coisa' }, { chave: 'mercearia', passo: 3 });
    expect((await t.staff('PUT', path, other)).status).toBe(404);
    // A draft about the new record is separate.
    await t.staff('PUT', `/api/rascunhos/${'s'.repeat(22)}`, typed(body, about(made)));
    expect(await waiting()).toMatchObject([{ _id: 's'.repeat(22), chave: 'mercearia' }]);
    const renamed = { identifier: 'mercearia-2' };
    await t.staff('POST', `/api/reciclagem/${old._id}/repor`, renamed);
    expect(await waiting()).toMatchObject([{ _id, chave: 'mercearia-2' }, { chave: 'mercearia' }]);
    expect((await t.staff('GET', path)).body.rascunho).toMatchObject({
      chave: 'mercearia-2',
      valores: { name: 'Ainda' },
    });
    const goneOn = typed({ name: 'Mais' }, { ...about(old), chave: 'mercearia-2', passo: 4 });
    expect((await t.staff('PUT', path, goneOn)).status).toBe(200);
  });

  test('of a new record is not offered once that was saved', async () => {
    const identified = { ...validBody(loja as never, 'Mercearia'), identifier: 'mercearia' };
    const named = validBody(pessoa as never, 'Zulmira Nunes');
    await t.staff('PUT', path, typed(identified));
    const other = `/api/rascunhos/${'s'.repeat(22)}`;
    await t.staff('PUT', other, typed(named, { seccao: 'pessoas' }));
    await t.setClock('2026-06-01T11:01:00.000Z');
    await t.staff('POST', '/api/pessoas', { ...named, position: 'Outra do mesmo nome' });
    expect(await waiting()).toHaveLength(2);
    await t.staff('POST', '/api/lojas', identified);
    await t.staff('POST', '/api/pessoas', named);
    expect(await waiting()).toEqual([]);
  });

  test('keeps the photos that it names from being swept', async () => {
    const file = '/f/abcdefghi-praca.jpg';
    await t.staff('PUT', path, typed({ mainPhoto: file }));
    const createdAt = '2026-01-01T00:00:00.000Z';
    const row = { kind: 'photo', size: 1, width: 10, height: 10, createdAt, ready: true };
    for (const each of [file, '/f/zzzzzzzzz-outra.jpg']) {
      await t.store.create(files, { ...row, path: each } as never);
    }
    await t.context.files.sweep();
    const photos = await t.store.list(files, { where: { kind: 'photo' } });
    expect(photos.map(({ path: left }) => left)).toEqual([file]);
    const described = (await t.staff('GET', path)).body.fotos;
    expect(described[file]).toMatchObject({ width: 10, height: 10 });
    expect(await t.staff('DELETE', '/api/file', { path: file })).toMatchObject({ status: 409 });
  });

  test('tells what is known of the PDFs that it alone names', async () => {
    const file = '/f/abcdefghi-ata.pdf';
    await t.staff('PUT', path, typed({ files: [{ file, title: '', anteriores: [] }] }));
    const facts = { size: 9, pages: 3, sha256: 'aa', problemas: ['titulo'] };
    await t.store.create(files, { ...facts, kind: 'pdf', path: file, ready: true } as never);
    expect((await t.staff('GET', path)).body).toMatchObject({ ficheiros: { [file]: facts } });
  });

  test('goes a year after its last keystroke', async () => {
    await t.staff('PUT', path, typed());
    const at = (moment: string) => ({ ...t.context, now: () => new Date(moment) });
    await eraseOldData(at('2027-05-31T12:00:00Z'));
    expect(await waiting()).toHaveLength(1);
    await eraseOldData(at('2027-06-01T12:00:00Z'));
    expect(await waiting()).toEqual([]);
  });

  test('goes with the demo only where it is about what went', async () => {
    const demo = { demo: true, ...validBody(loja as never, 'Inventada') };
    await t.store.create(lojas, { ...demo, identifier: 'inventada' } as never);
    await t.store.create(lojas, { ...demo, identifier: 'alterada' } as never);
    await t.staff('PUT', '/api/lojas/alterada', validBody(loja as never, 'Alterada'));
    const about = ['inventada', 'alterada', ''];
    for (const [n, chave] of about.entries()) {
      await t.staff('PUT', `/api/rascunhos/${String(n).repeat(22)}`, typed({}, { chave }));
    }
    await asAna('PUT', path, typed({}, { chave: 'inventada' }));
    await t.staff('DELETE', '/api/demonstracao');
    const left = (await t.store.list(drafts)).map(({ chave }) => chave);
    expect(left).toEqual(['alterada', '']);
  });

  test('waits behind the next login when the session ended', async () => {
    await t.staff('PUT', path, typed());
    const old = t.token();
    await t.setClock('2026-06-01T20:00:00.000Z');
    const late = await t.visitor('PUT', path, typed({}, { passo: 2 }), { 'x-auth-token': old });
    const when = '01 de junho de 2026, 13:05';
    const why = messages.sessionEnded('ao fim de uma hora sem uso', when);
    expect(late).toMatchObject(refused('x-auth-token', why, 401));
    expect(await waiting()).toHaveLength(1);
  });
});
