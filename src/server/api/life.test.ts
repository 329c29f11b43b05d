import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { sectionsOfEachKind } from '../../../tests/eachKind.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import type { Atividade } from '../../calls/staff.ts';
import { refusals } from '../../features/inscricoes/refusals.ts';
import type { Field } from '../../fields/field.ts';
import { isRequired } from '../../fields/shape.ts';
import { messages } from '../../language/messages.ts';
import { everyCollection } from '../../sections/all.ts';
import { estado as estados } from '../../sections/life.ts';
import { eventos, noticias, noticiasEventos } from '../../sections/noticiasEventos.ts';
import { restaurantes } from '../../sections/restaurantes.ts';
import type { Section } from '../../sections/section.ts';
import { atividade } from '../store/atividade.ts';
import { reciclagem } from '../store/reciclagem.ts';
import type { Table } from '../store/table.ts';
import { versoes } from '../store/versoes.ts';
import { logScheduledChanges } from '../village/clockLog.ts';

const restaurante = restaurantes.sections[0] as Section;
/** Noon of 1 June 2026 in Lisbon is the clock of these tests. */
const past = '2026-05-01T09:00:00.000Z';
const soon = '2026-06-01T12:00:00.000Z';
const later = '2026-06-02T12:00:00.000Z';
const lives = {
  publicado: {},
  agendado: { publicarEm: soon },
  rascunho: { rascunho: true },
  retirado: { retirarEm: '2026-06-01T10:58:00.000Z' },
} as const;

describe.each(bothEngines)('the life of records on %s', (engine) => {
  const t = testApp(engine);
  beforeEach(async () => {
    await t.setClock();
    const tables: Table[] = [...everyCollection, reciclagem, versoes];
    for (const table of tables) await t.store.remove(table, {});
  });

  const address = '/api/restaurantes';
  const body = (title: string, life: object = {}) => ({
    ...validBody(restaurante, title),
    ...life,
  });
  const create = async (title: string, life: object = {}) =>
    (await t.staff('POST', address, body(title, life))).body.restaurante;
  const titles = async (query = '', as: 'visitor' | 'staff' = 'visitor'): Promise<string[]> =>
    (await t[as]('GET', `${address}${query}`)).body.arrayRestaurantes.map(
      ({ name }: { name: string }) => name,
    );

  test('is told by its state, which decides who sees it', async () => {
    for (const [name, life] of Object.entries(lives)) {
      const { estado, identifier } = await create(name, life);
      expect(estado).toBe(name);
      const url = `${address}/${identifier}`;
      expect((await t.visitor('GET', url)).status).toBe(name === 'publicado' ? 200 : 404);
      expect((await t.staff('GET', url)).body.restaurante.estado).toBe(name);
    }
    expect(await titles()).toEqual(['publicado']);
    expect(await titles('', 'staff')).toEqual(['publicado']);
    expect(await titles('?estado=todos')).toEqual(['publicado']);
    expect(await titles('?estado=todos', 'staff')).toEqual(Object.keys(lives));
    for (const name of estados.choices) {
      expect(await titles(`?estado=${name}`, 'staff')).toEqual([name]);
      expect(await titles(`?estado=${name}`)).toEqual(['publicado']);
    }
    expect(await t.staff('GET', `${address}?estado=morto`)).toMatchObject(
      refused('estado', messages.invalid),
    );
    const cut = await t.staff('GET', `${address}?estado=agendado&fields=name,estado`);
    expect(cut.body.arrayRestaurantes).toEqual([
      {
        _id: expect.any(String),
        updatedAt: expect.any(String),
        identifier: 'agendado',
        name: 'agendado',
        estado: 'agendado',
      },
    ]);
  });

  test('needs nothing but a heading while it is a draft; the rest is asked once it is published', async () => {
    for (const { collection, section } of sectionsOfEachKind()) {
      const url = ['/api', collection.name, section.writePath].filter(Boolean).join('/');
      const type = section.fields.type ? { type: section.fields.type.initial } : {};
      const heading = { [section.heading]: `Rascunho de ${section.name}`, ...type };
      const made = await t.staff('POST', url, { ...heading, rascunho: true });
      expect([section.name, made.status, made.body.errors]).toEqual([section.name, 201, undefined]);
      const record = made.body[collection.one];
      expect(record.estado).toBe('rascunho');
      const needed = Object.keys(section.fields).filter((name) => {
        const field = section.fields[name] as Field;
        return (
          isRequired(section, name, { ...record, rascunho: false }) && field.isEmpty(record[name])
        );
      });
      const published = await t.staff('PUT', `${url}/${record[collection.key]}`, {
        ...record,
        rascunho: false,
      });
      const missing = published.body.errors?.map(({ param }: { param: string }) => param) ?? [];
      expect([section.name, missing]).toEqual([section.name, needed]);
      expect(published.status).toBe(needed.length > 0 ? 422 : 200);
      expect(await t.staff('POST', url, { ...type, rascunho: true })).toMatchObject(
        refused(section.heading, messages.required),
      );
    }
  });

  test('begins and ends by the clock, in what was cached too', async () => {
    await create('Tasca', { publicarEm: soon, retirarEm: later });
    for (const [moment, seen] of [
      ['2026-06-01T11:59:59.999Z', []],
      [soon, ['Tasca']],
      ['2026-06-02T11:59:59.999Z', ['Tasca']],
      [later, []],
    ] as const) {
      await t.setClock(moment);
      await expect.poll(() => titles(), { message: moment }).toEqual(seen);
    }
  });

  test.each([
    ['spring', '2027-03-28T00:30:00.000Z', '2027-03-28T01:00:00.000Z'],
    ['autumn', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
  ])('is not moved by the change of hour in %s', async (_season, publicarEm, retirarEm) => {
    await create('Tasca', { publicarEm, retirarEm });
    const at = (moment: string, milliseconds: number) =>
      new Date(Date.parse(moment) + milliseconds).toISOString();
    for (const [moment, seen] of [
      [at(publicarEm, -1), 0],
      [publicarEm, 1],
      [at(retirarEm, -1), 1],
      [retirarEm, 0],
    ] as const) {
      await t.setClock(moment);
      await expect.poll(async () => (await titles()).length, { message: moment }).toBe(seen);
    }
  });

  test.each([
    ['published in the past', { publicarEm: past }, 'publicarEm', messages.inThePast],
    ['withdrawn in the past', { retirarEm: past }, 'retirarEm', messages.inThePast],
    [
      'withdrawn first',
      { publicarEm: later, retirarEm: soon },
      'retirarEm',
      messages.withdrawnTooSoon,
    ],
    [
      'withdrawn at once',
      { publicarEm: soon, retirarEm: soon },
      'retirarEm',
      messages.withdrawnTooSoon,
    ],
    ['published some day', { publicarEm: '2026-06-31' }, 'publicarEm', messages.moment],
  ])('cannot be %s', async (_case, life, param, msg) => {
    expect(await t.staff('POST', address, body('Tasca', life))).toMatchObject(refused(param, msg));
    const { identifier } = await create('Outra');
    const url = `${address}/${identifier}`;
    expect(await t.staff('PUT', url, body('Outra', life))).toMatchObject(refused(param, msg));
    expect((await t.staff('GET', url)).body.restaurante.versao).toBe(1);
  });

  test('goes on when what began by the clock is edited, and starts over when nothing is said', async () => {
    const { identifier } = await create('Tasca', { publicarEm: soon });
    await t.setClock(later);
    const url = `${address}/${identifier}`;
    const kept = await t.staff('PUT', url, body('Taberna', { publicarEm: soon }));
    expect(kept).toMatchObject({ status: 200, body: { restaurante: { estado: 'publicado' } } });
    await t.staff('PUT', url, body('Taberna', { rascunho: true }));
    expect(await titles()).toEqual([]);
    const plain = await t.staff('PUT', url, body('Taberna'));
    expect(plain.body.restaurante).toMatchObject({ estado: 'publicado', publicarEm: '' });
  });

  test('gives what the server notes the moment of the first publication', async () => {
    const send = (method: 'POST' | 'PUT', key: string, life: object) =>
      t.staff(method, `/api/noticiasEventos/noticia${key}`, { ...validBody(noticias), ...life });
    const made = (await send('POST', '', { publicarEm: soon })).body.noticiaEvento;
    expect(made.insertionDate).toBe(soon);
    const moved = await send('PUT', `/${made.identifier}`, { publicarEm: later });
    expect(moved.body.noticiaEvento.insertionDate).toBe(later);
    await t.setClock('2026-06-03T11:00:00.000Z');
    const edited = await send('PUT', `/${made.identifier}`, {});
    expect(edited.body.noticiaEvento.insertionDate).toBe(later);
  });

  test('lets nobody sign up from the site for what they cannot see', async () => {
    const evento = await t.staff('POST', '/api/noticiasEventos/evento', {
      ...validBody(eventos),
      rascunho: true,
    });
    const { _id, identifier } = evento.body.noticiaEvento;
    const form = {
      _id,
      name: 'Ana',
      email: 'ana@exemplo.pt',
      telefone: '912345678',
      numeroAdultos: 1,
      numeroCriancas: 0,
    };
    const captcha = await t.captcha('inscricoes');
    expect(await t.visitor('POST', '/api/inscricoes', { ...form, captcha })).toMatchObject(
      refused('_id', refusals.eventUnknown, 404),
    );
    expect((await t.staff('POST', '/api/inscricoes/balcao', form)).status).toBe(201);
    expect((await t.visitor('GET', `/api/noticiasEventos/${identifier}`)).status).toBe(404);
  });

  describe('with two who save', () => {
    const url = `${address}/tasca`;
    test('refuses the one who began from an older version, and shows the newer', async () => {
      const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      const photo = await t.context.files.importPhoto({ file, name: 'a', alt: 'A sala' });
      await create('Tasca');
      const ana = await t.addColleague(`ana-${engine}`);
      const first = await t.visitor('PUT', url, body('De Ana', { versao: 1, photos: [photo] }), {
        'x-auth-token': ana.token,
      });
      expect(first.body.restaurante.versao).toBe(2);
      const second = await t.staff('PUT', url, body('De outro', { versao: 1 }));
      expect(second).toMatchObject({
        status: 409,
        body: {
          errors: [{ param: 'versao', msg: expect.stringContaining(ana.username) }],
          restaurante: { name: 'De Ana', versao: 2 },
          por: ana.username,
          em: '2026-06-01T11:00:00.000Z',
          fotos: { [photo]: { alt: 'A sala' } },
        },
      });
      expect((await t.staff('PUT', url, body('De outro', { versao: 2 }))).status).toBe(200);
      // A body without `versao` is saved as always.
      expect((await t.staff('PUT', url, body('Sem nada'))).body.restaurante.versao).toBe(4);
    });

    test.each(['x', -1, 1.5, {}, [1], true])('refuses %j for a version', async (versao) => {
      await create('Tasca');
      expect(await t.staff('PUT', url, body('Tasca', { versao }))).toMatchObject({ status: 422 });
    });

    test('nobody saves over another record that has the name of theirs since', async () => {
      const { _id } = await create('Tasca');
      await t.staff('DELETE', url);
      await create('Tasca', { local: 'A nova' });
      const late = body('Tasca', { local: 'A antiga', versao: 1, _id });
      expect(await t.staff('PUT', url, late)).toMatchObject(
        refused('identifier', messages.notFound, 404),
      );
      expect((await t.visitor('GET', url)).body.restaurante.local).toBe('A nova');
    });

    test('lets one of many through who save at once', async () => {
      await create('Tasca');
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, each) =>
          t.staff('PUT', url, body(`${each}`, { versao: 1 })),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    });
  });

  test('waits in the bin once it was deleted, and comes back as it was, in its place', async () => {
    const url = `${address}/tasca`;
    const bin = async () => (await t.staff('GET', '/api/reciclagem')).body.arrayReciclagem;
    for (const title of ['Primeira', 'Tasca', 'Última']) await create(title);
    await t.staff('PUT', url, body('Tasca', { retirarEm: later }));
    const before = (await t.staff('GET', url)).body.restaurante;
    await t.staff('DELETE', url);
    expect(await titles('?estado=todos', 'staff')).toEqual(['Primeira', 'Última']);
    expect(await bin()).toEqual([
      {
        _id: before._id,
        titulo: 'Tasca',
        seccao: 'restaurantes',
        chave: 'tasca',
        por: 'admin',
        em: '2026-06-01T11:00:00.000Z',
        ate: '2026-07-01T11:00:00.000Z',
      },
    ]);
    await t.setClock('2026-06-01T11:30:00.000Z');
    expect((await t.staff('POST', `/api/reciclagem/${before._id}/repor`)).status).toBe(200);
    const after = (await t.staff('GET', url)).body.restaurante;
    expect(after).toEqual({ ...before, updatedAt: '2026-06-01T11:30:00.000Z' });
    expect(await titles('?estado=todos', 'staff')).toEqual(['Primeira', 'Tasca', 'Última']);
    expect((await t.staff('GET', `${url}/versoes`)).body.arrayVersoes).toHaveLength(2);
    expect(await bin()).toEqual([]);
  });

  test('holds for every collection', async () => {
    for (const { collection, section } of sectionsOfEachKind()) {
      const base = ['/api', collection.name, section.writePath].filter(Boolean).join('/');
      const sent = { ...validBody(section, 'Por dizer'), rascunho: true };
      const { status, body: made } = await t.staff('POST', base, sent);
      expect(status, section.name).toBe(201);
      const record = made[collection.one];
      const one = `/api/${collection.name}/${record[collection.key]}`;
      expect((await t.visitor('GET', one)).status, section.name).toBe(404);
      const all = await t.visitor('GET', `/api/${collection.name}`);
      expect(all.body[collection.many]).toEqual([]);
      await t.staff('DELETE', one);
      expect((await t.staff('POST', `/api/reciclagem/${record._id}/repor`)).status).toBe(200);
      expect((await t.staff('GET', one)).body[collection.one].estado).toBe('rascunho');
      await t.staff('DELETE', one);
      await t.staff('DELETE', '/api/reciclagem');
    }
  });

  test('is told of by the program that was off when the clock did it', async () => {
    const { _id: target } = await create('Tasca', { publicarEm: soon });
    await t.setClock('2026-06-29T12:00:00.000Z');
    await logScheduledChanges(t.context);
    expect(await t.store.list(atividade, { where: { target, verb: 'published' } })).toMatchObject([
      { at: soon, who: 'o programa' },
    ]);
  });

  test('is told of by the program where the clock did it, once', async () => {
    await t.store.remove(atividade, {});
    const { identifier } = await create('Tasca', { publicarEm: soon, retirarEm: later });
    await create('Já retirada', lives.retirado);
    const told = async () => {
      await logScheduledChanges(t.context);
      const { arrayAtividade } = (await t.staff('GET', '/api/atividade')).body;
      return arrayAtividade
        .filter(({ who }: Atividade) => who !== 'admin')
        .map(({ at, who, sentence, link }: Atividade) => [at, who, sentence, link]);
    };
    expect(await told()).toEqual([]);
    await t.setClock('2026-06-01T12:00:20.000Z');
    const link = `/backoffice/restaurantes/${identifier}`;
    const published = [soon, 'o programa', 'Publicou o restaurante «Tasca»', link];
    expect(await told()).toEqual([published]);
    expect(await told()).toEqual([published]);
    await t.setClock('2026-06-02T12:00:20.000Z');
    expect(await told()).toEqual([
      [later, 'o programa', 'Retirou do site o restaurante «Tasca»', link],
      published,
    ]);
  });

  test('of events counts among what staff are told of only when it is published', async () => {
    const evento = { ...validBody(eventos, 'Magusto'), publicarEm: soon };
    const next = async () => (await t.staff('GET', '/api/hoje')).body.hoje.proximoEvento?.title;
    await t.staff('POST', '/api/noticiasEventos/evento', evento);
    expect(await next()).toBeUndefined();
    await t.setClock(soon);
    expect(await next()).toBe('Magusto');
    expect(await t.store.list(noticiasEventos)).toHaveLength(1);
  });
});
