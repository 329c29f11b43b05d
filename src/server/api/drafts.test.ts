import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { type Colleague, refused, type Send, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { messages } from '../../language/messages.ts';
import { everyCollection } from '../../sections/all.ts';
import { mostDrafts } from '../../sections/drafts.ts';
import { lojas } from '../../sections/lojas.ts';
import { pessoas } from '../../sections/pessoas.ts';
import { files } from '../files/filesTable.ts';
import { drafts } from '../staff/drafts.ts';
import { reciclagem } from '../store/reciclagem.ts';
import type { Table } from '../store/table.ts';
import { eraseOldData } from '../village/retention.ts';

const section = lojas.sections[0] as never;
const pessoa = pessoas.sections[0] as never;
const path = '/api/rascunhos/lojas';

let sendings = 0;

/** What a form sends after some typing. */
const typed = (values: object = { name: 'Mercearia' }, more: object = {}) => ({
  registo: '',
  titulo: 'Mercearia',
  valores: JSON.stringify(values),
  revisao: `envio-${++sendings}`,
  ...more,
});

describe.each(bothEngines)('what is half-written on %s', (engine) => {
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

  const waiting = async (query = '') =>
    (await t.staff('GET', `/api/rascunhos${query}`)).body.arrayRascunhos;
  const keep = (values: object, more: object = {}) => t.staff('PUT', path, typed(values, more));
  const read = async (registo = '') =>
    (await t.staff('GET', `${path}?registo=${registo}`)).body.rascunho;
  const newLoja = async (body: object) => (await t.staff('POST', '/api/lojas', body)).body.loja;

  test('is kept with the account, listed with the newest first, and read whole', async () => {
    const { revisao } = (await keep({ name: 'Mercearia' })).body.rascunho;
    await t.setClock('2026-06-01T11:05:00.000Z');
    await t.staff('PUT', '/api/rascunhos/pessoas', typed({ name: 'Nunes' }, { titulo: 'Nunes' }));
    const about = { seccao: 'lojas', registo: '', chave: '', versao: null, titulo: 'Mercearia' };
    const first = { ...about, revisao, em: '2026-06-01T11:00:00.000Z' };
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
    const removal = `${path}?desde=${revisao}`;
    expect((await t.staff('DELETE', removal)).body).toEqual({ rascunho: first });
    expect(await waiting('?seccao=lojas')).toEqual([]);
    expect((await t.staff('DELETE', removal)).status).toBe(404);
  });

  test('is nobody else’s: not seen, not read, not written over, not discarded', async () => {
    const { revisao: desde } = (await keep({ name: 'Mercearia' })).body.rascunho;
    expect((await asAna('GET', '/api/rascunhos')).body).toEqual({ arrayRascunhos: [] });
    expect(await asAna('GET', path)).toMatchObject({ status: 404, body: { rascunho: null } });
    expect((await asAna('DELETE', `${path}?desde=${desde}`)).status).toBe(404);
    expect((await asAna('PUT', path, typed({ name: 'Outra' }, { desde }))).status).toBe(200);
    expect((await read()).valores).toEqual({ name: 'Mercearia' });
  });

  test('is one for each record, and one for a new one', async () => {
    const loja = await newLoja(validBody(section, 'Mercearia'));
    await keep({ name: 'Nova' });
    const { revisao: desde } = (await keep({ name: 'M' }, { registo: loja._id })).body.rascunho;
    await keep({ name: 'Merc' }, { registo: loja._id, desde });
    expect(await waiting()).toMatchObject([
      { registo: '', chave: '' },
      { registo: loja._id, chave: loja.identifier },
    ]);
    expect((await read(loja._id)).valores).toEqual({ name: 'Merc' });
  });

  test('is written over only from the state that it has; else the newer one is answered', async () => {
    const at = typed({ name: 'No balcão' });
    const { revisao } = (await t.staff('PUT', path, at)).body.rascunho;
    for (const desde of ['', 'outra', `${revisao}x`]) {
      expect(await keep({ name: 'No telemóvel' }, { desde }), desde).toMatchObject({
        status: 409,
        body: {
          errors: [{ param: 'desde', msg: messages.draftElsewhere }],
          rascunho: { revisao, valores: { name: 'No balcão' } },
          fotos: {},
        },
      });
      expect((await t.staff('DELETE', `${path}?desde=${desde}`)).status).toBe(409);
    }
    // The same sending again: only its answer got lost.
    expect((await t.staff('PUT', path, at)).status).toBe(200);
    const later = await keep({ name: 'No telemóvel' }, { desde: revisao });
    expect(later.status).toBe(200);
    expect((await t.staff('PUT', path, at)).status).toBe(409);
    expect((await read()).valores).toEqual({ name: 'No telemóvel' });
  });

  test('of two that begin it at once, one is kept and the other is told of it', async () => {
    const sent = ['a', 'b', 'c', 'd'].map((name) => keep({ name }));
    const answers = await Promise.all(sent);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await t.store.count(drafts)).toBe(1);
    const { valores } = await read();
    for (const { status, body } of answers) {
      if (status === 409) expect(body.rascunho.valores).toEqual(valores);
    }
  });

  test.each<[string, unknown, number, string]>([
    ['without a revision', typed({}, { revisao: '' }), 422, 'revisao'],
    ['about a record with too long a name', typed({}, { registo: 'x'.repeat(65) }), 422, 'registo'],
    ['with values that are no JSON', typed({}, { valores: '{"name":' }), 422, 'valores'],
    ['with values that are a list', typed({}, { valores: '[]' }), 422, 'valores'],
    ['with values that are nothing', typed({}, { valores: 'null' }), 422, 'valores'],
    ['with values that are no text', typed({}, { valores: { name: 'x' } }), 422, 'valores'],
    ['that is too large', typed({ name: 'ã'.repeat(251_000) }), 422, 'valores'],
    ['that is far too large', typed({ name: 'x'.repeat(1_100_000) }), 413, ''],
    ['cut in the middle', '{"revisao":"a","valores":"{', 400, ''],
    ['that is a list', [], 400, ''],
  ])('is refused %s, and nothing is kept', async (_case, body, status, param) => {
    const answer = await t.staff('PUT', path, body);
    expect(answer).toMatchObject({ status, body: { errors: [{ param }] } });
    expect(await t.store.list(drafts)).toEqual([]);
  });

  test.each(['mensagens', 'nada', '__proto__', 'constructor', '%00'])(
    'is refused in the section %s, which is none',
    async (seccao) => {
      for (const method of ['GET', 'PUT', 'DELETE'] as const) {
        const body = method === 'PUT' ? typed() : undefined;
        const answer = await t.staff(method, `/api/rascunhos/${seccao}`, body);
        expect(answer, method).toMatchObject(refused('seccao', messages.notFound, 404));
      }
    },
  );

  test('is bounded for each account, however many come at once', async () => {
    const nth = (n: number, more = {}) => keep({}, { registo: `r${n}`, ...more });
    for (let n = 0; n < mostDrafts - 5; n += 1) await nth(n, { revisao: `${n}` });
    const last = Array.from({ length: 10 }, (_, n) => nth(mostDrafts + n));
    const answers = await Promise.all(last);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refusal = refused('', messages.tooManyDrafts(mostDrafts));
    expect(answers.filter(({ status }) => status !== 200)[0]).toMatchObject(refusal);
    expect(await t.store.count(drafts)).toBe(mostDrafts);
    // Existing drafts can still be continued, and other accounts have room.
    expect((await nth(0, { desde: '0' })).status).toBe(200);
    expect((await asAna('PUT', path, typed())).status).toBe(200);
  });

  test('renews no public page', async () => {
    const before = t.context.content.version;
    const { revisao } = (await keep({})).body.rascunho;
    await t.staff('DELETE', `${path}?desde=${revisao}`);
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
    await t.store.change(drafts, {}, { valores: 'não se lê' });
    expect(await waiting()).toMatchObject([{ titulo: 'Mercearia' }]);
  });

  test('is not offered once its record holds the same, nor while the record is gone', async () => {
    const body = validBody(section, 'Mercearia');
    const { _id: registo, identifier } = await newLoja(body);
    const newer = { ...body, name: 'Mercearia Nova' };
    const { revisao: desde } = (await keep(newer, { registo, versao: 1 })).body.rascunho;
    expect(await waiting()).toHaveLength(1);

    await t.setClock('2026-06-01T11:01:00.000Z');
    await t.staff('PUT', `/api/lojas/${identifier}`, { ...newer, local: 'De outra pessoa' });
    expect(await waiting()).toHaveLength(1);
    await t.staff('PUT', `/api/lojas/${identifier}`, newer);
    expect(await waiting()).toEqual([]);

    await t.setClock('2026-06-01T11:02:00.000Z');
    await keep({ ...body, name: 'Mercearia Novíssima' }, { registo, versao: 1, desde });
    expect(await waiting()).toHaveLength(1);
    await t.staff('DELETE', `/api/lojas/${identifier}`);
    expect(await waiting()).toEqual([]);
  });

  test('of a deleted record is not offered to another of its name, and follows it when it is back', async () => {
    const body = { ...validBody(section, 'Mercearia'), identifier: 'mercearia' };
    const { _id: registo } = await newLoja(body);
    const first = await keep({ ...body, name: 'Escrito sobre a antiga' }, { registo, versao: 1 });
    await t.staff('DELETE', '/api/lojas/mercearia');
    const made = await newLoja(body);
    expect(await waiting()).toEqual([]);
    // A form that stayed open keeps saving its own draft.
    const { revisao: desde } = first.body.rascunho;
    const about = { registo, versao: 1, desde };
    expect((await keep({ ...body, name: 'Ainda' }, about)).status).toBe(200);
    expect(await waiting()).toEqual([]);
    // A draft about the new record is separate.
    await keep(body, { registo: made._id, versao: 1 });
    expect(await waiting()).toMatchObject([{ registo: made._id, chave: 'mercearia' }]);
    await t.staff('POST', `/api/reciclagem/${registo}/repor`, { identifier: 'mercearia-2' });
    expect(await waiting()).toMatchObject([
      { registo, chave: 'mercearia-2' },
      { chave: 'mercearia' },
    ]);
    expect(await read(registo)).toMatchObject({ chave: 'mercearia-2', valores: { name: 'Ainda' } });
  });

  test('of a new record is not offered once that was saved', async () => {
    const identified = { ...validBody(section, 'Mercearia'), identifier: 'mercearia' };
    const named = validBody(pessoa, 'Zulmira Nunes');
    await t.staff('PUT', path, typed(identified));
    await t.staff('PUT', '/api/rascunhos/pessoas', typed(named));
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
    const demo = { demo: true, ...validBody(section, 'Inventada') };
    await t.store.create(lojas, { ...demo, identifier: 'inventada' } as never);
    await t.store.create(lojas, { ...demo, identifier: 'alterada' } as never);
    await t.staff('PUT', '/api/lojas/alterada', validBody(section, 'Alterada'));
    const inventada = await t.store.find(lojas, { identifier: 'inventada' });
    const alterada = await t.store.find(lojas, { identifier: 'alterada' });
    const about = [inventada?._id, alterada?._id, ''];
    for (const registo of about) await keep({}, { registo });
    await asAna('PUT', path, typed({}, { registo: inventada?._id }));
    await t.staff('DELETE', '/api/demonstracao');
    const left = (await t.store.list(drafts)).map(({ registo }) => registo);
    expect(left).toEqual([alterada?._id, '']);
  });

  test('waits behind the next login when the session ended', async () => {
    await t.staff('PUT', path, typed());
    const old = t.token();
    await t.setClock('2026-06-01T20:00:00.000Z');
    const late = await t.visitor('PUT', path, typed(), { 'x-auth-token': old });
    const when = '01 de junho de 2026, 13:05';
    const why = messages.sessionEnded('ao fim de uma hora sem uso', when);
    expect(late).toMatchObject(refused('x-auth-token', why, 401));
    expect(await waiting()).toHaveLength(1);
  });
});
