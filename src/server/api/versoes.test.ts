import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { refusals } from '../../features/inscricoes/refusals.ts';
import { messages } from '../../language/messages.ts';
import { everyCollection } from '../../sections/all.ts';
import { avisos } from '../../sections/avisos.ts';
import { contactos } from '../../sections/contactos.ts';
import { eventos, noticiasEventos } from '../../sections/noticiasEventos.ts';
import type { Section } from '../../sections/section.ts';
import { files } from '../files/filesTable.ts';
import { reciclagem } from '../store/reciclagem.ts';
import { versoes } from '../store/versoes.ts';
import { eraseOldData } from '../village/retention.ts';

const body = (name: string, more = {}) => ({ name, phoneNumber: '276000000', ...more });

describe.each(engines)('versions on %s', (engine) => {
  const t = testApp(engine);
  beforeEach(async () => {
    for (const table of [...everyCollection, reciclagem, versoes]) await t.store.remove(table, {});
    await t.setClock();
  });

  async function newContact(name = 'Junta') {
    const { contacto } = (await t.staff('POST', '/api/contactos', body(name))).body;
    return { ...contacto, url: `/api/contactos/${contacto.identifier}` };
  }
  const told = async (url: string) => (await t.staff('GET', `${url}/versoes`)).body.arrayVersoes;
  const read = (url: string, numero: number | string) => t.staff('GET', `${url}/versoes/${numero}`);
  const restore = (url: string, numero: number | string) =>
    t.staff('POST', `${url}/versoes/${numero}/repor`);

  test('every save is one, with who, when and which fields', async () => {
    const { url } = await newContact();
    const { token } = await t.addColleague('ana');
    await t.setClock('2026-06-01T11:10:00.000Z');
    const headers = { 'x-auth-token': token };
    await t.visitor('PUT', url, body('Junta de Freguesia', { email: 'a@b.pt' }), headers);
    await t.staff('PUT', url, body('Junta de Freguesia', { email: 'a@b.pt' }));
    const at = '2026-06-01T11:10:00.000Z';
    expect(await told(url)).toEqual([
      { numero: 3, quem: 'admin', em: at, campos: [] },
      { numero: 2, quem: 'ana', em: at, campos: ['name', 'email'] },
      { numero: 1, quem: 'admin', em: '2026-06-01T11:00:00.000Z', campos: [] },
    ]);
    expect((await read(url, 1)).body.versao.valores).toMatchObject(body('Junta'));
  });

  test('what came without a save is kept when it is first changed', async () => {
    const row = await t.store.create(contactos, {
      ...body('Do tempo antigo'),
      identifier: 'antigo',
      demo: true,
    });
    const url = '/api/contactos/antigo';
    expect(await told(url)).toEqual([]);
    await t.staff('PUT', url, body('De agora'));
    expect(await told(url)).toMatchObject([
      { numero: 2, quem: 'admin', campos: ['name'] },
      { numero: 1, quem: '', em: row.updatedAt, campos: [] },
    ]);
    expect((await restore(url, 1)).body.contacto).toMatchObject({ name: 'Do tempo antigo' });
  });

  test('one that is brought back is the newest, and the one before it stays', async () => {
    const { url, ...first } = await newContact();
    await t.staff('PUT', url, body('Outra', { rascunho: true }));
    const answer = await restore(url, 1);
    expect(answer).toMatchObject({
      status: 200,
      // The identifier and whether visitors see the record stay as they were.
      body: {
        contacto: {
          ...first,
          versao: 3,
          rascunho: true,
          estado: 'rascunho',
          updatedAt: expect.anything(),
        },
      },
    });
    expect(await told(url)).toMatchObject([
      { numero: 3, campos: ['name'] },
      { numero: 2 },
      { numero: 1 },
    ]);
    expect((await read(url, 2)).body.versao.valores).toMatchObject(body('Outra'));
    // Nor does a version that was a draft take a public record from visitors.
    await t.staff('PUT', url, body('Outra'));
    expect((await restore(url, 2)).body.contacto).toMatchObject({ estado: 'publicado', versao: 5 });
  });

  test.each(['0', '3', '-1', '1.5', '1e0', 'x', '9999999999999999999', "1'--", '%00'])(
    'there is no version %s',
    async (numero) => {
      const { url } = await newContact();
      await t.staff('PUT', url, body('Outra'));
      expect(await read(url, numero)).toMatchObject({ status: 404, body: { versao: null } });
      expect(await restore(url, numero)).toMatchObject(refused('numero', messages.notFound, 404));
      expect(await told(url)).toHaveLength(2);
    },
  );

  test('the version of one record is not another’s, nor is one of another section', async () => {
    const { url } = await newContact();
    await t.staff('PUT', url, body('Outra'));
    const other = await newContact('Bombeiros');
    expect(await read(other.url, 2)).toMatchObject({ status: 404 });
    expect(await restore(other.url, 2)).toMatchObject({ status: 404 });
    for (const missing of ['/api/contactos/nenhum', url.replace('contactos', 'lojas')]) {
      expect(await t.staff('GET', `${missing}/versoes`)).toMatchObject({
        status: 404,
        body: { arrayVersoes: null },
      });
      expect(await restore(missing, 1)).toMatchObject({ status: 404 });
    }
    expect((await t.staff('GET', other.url)).body.contacto).toMatchObject(body('Bombeiros'));
  });

  test('visitors get none of it', async () => {
    const { url } = await newContact();
    for (const [method, path] of [
      ['GET', `${url}/versoes`],
      ['GET', `${url}/versoes/1`],
      ['POST', `${url}/versoes/1/repor`],
    ] as const) {
      expect(await t.visitor(method, path)).toMatchObject({ status: 401 });
    }
  });

  test('an event does not get fewer places than people who come', async () => {
    const event = validBody(eventos as unknown as Section, 'Feira');
    const { noticiaEvento } = (
      await t.staff('POST', '/api/noticiasEventos/evento', { ...event, maxParticipants: 2 })
    ).body;
    const url = `/api/noticiasEventos/${noticiaEvento.identifier}`;
    const write = url.replace('noticiasEventos/', 'noticiasEventos/evento/');
    expect(await t.staff('PUT', write, { ...event, maxParticipants: 20 })).toMatchObject({
      status: 200,
    });
    const party = { name: 'Ana', email: 'ana@example.com', telefone: '912345678' };
    const counter = { ...party, numeroAdultos: 5, numeroCriancas: 0, _id: noticiaEvento._id };
    expect(await t.staff('POST', '/api/inscricoes/balcao', counter)).toMatchObject({ status: 201 });
    expect(await restore(url, 1)).toMatchObject(
      refused('maxParticipants', refusals.belowEnrolled(5)),
    );
    const [kept] = await t.store.list(noticiasEventos);
    expect(kept).toMatchObject({ versao: 2, maxParticipants: 20 });
    expect(await told(url)).toHaveLength(2);
    await t.staff('DELETE', url);
  });

  test('what a version has of fields that are no more is left out, and what it lacks is as in a new record', async () => {
    const { url, _id } = await newContact();
    await t.staff('PUT', url, body('Outra', { email: 'a@b.pt' }));
    const old = { name: 'Antiga', fax: '276000001', phoneNumber: '1' };
    await t.store.change(versoes, { registo: _id, numero: 1 }, { valores: JSON.stringify(old) });
    expect((await read(url, 1)).body.versao.valores).toEqual(old);
    expect((await restore(url, 1)).body.contacto).toMatchObject({
      name: 'Antiga',
      phoneNumber: '1',
      email: '',
      versao: 3,
    });
    // A field that was not required then, and is now.
    await t.store.change(versoes, { registo: _id, numero: 1 }, { valores: '{"phoneNumber":"1"}' });
    expect(await restore(url, 1)).toMatchObject(refused('name', messages.required));
    expect(await told(url)).toHaveLength(3);
  });

  test('they are let go once they are old and followed by enough others', async () => {
    const { url, _id } = await newContact();
    for (let numero = 2; numero <= 60; numero++) await t.staff('PUT', url, body(`Nome ${numero}`));
    const numbers = async () =>
      (await t.store.list(versoes, { where: { registo: _id } })).map(({ numero }) => numero);
    const eraseAt = (moment: string) => eraseOldData({ ...t.context, now: () => new Date(moment) });
    await eraseAt('2027-06-01T11:00:00.000Z');
    expect(await numbers()).toHaveLength(60);
    await eraseAt('2027-06-03T11:00:00.000Z');
    expect((await numbers()).sort((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 11),
    );
    expect(await restore(url, 5)).toMatchObject({ status: 404 });
    expect(await restore(url, 11)).toMatchObject({ status: 200 });
  });

  test('files that only a version or the bin names are not swept', async () => {
    const [aviso] = avisos.sections as readonly Section[];
    const sent = (file: string) => ({ ...validBody(aviso as Section), file });
    const paths = ['versao', 'apagado', 'nenhum'].map(
      (name) => `/f/aaaaa${name.slice(0, 4)}-a.pdf`,
    );
    const [inVersion = '', inBin = ''] = paths;
    const createdAt = '2026-06-01T11:00:00.000Z';
    for (const path of paths) await t.store.create(files, { path, createdAt });
    const make = async (file: string) =>
      `/api/avisos/${(await t.staff('POST', '/api/avisos', sent(file))).body.aviso._id}`;
    const changed = await make(inVersion);
    await t.staff('PUT', changed, sent(''));
    await t.staff('DELETE', await make(inBin));

    await t.setClock('2026-06-10T11:00:00.000Z');
    await t.context.files.sweep();
    const left = (await t.store.list(files)).map(({ path }) => path);
    expect(left.sort()).toEqual([inVersion, inBin].sort());
    expect((await restore(changed, 1)).body.aviso.file).toBe(inVersion);
    // Once no record can be restored with them, the files are swept.
    await t.staff('DELETE', '/api/reciclagem');
    await t.context.files.sweep();
    expect((await t.store.list(files)).map(({ path }) => path)).toEqual([inVersion]);
  });
});
