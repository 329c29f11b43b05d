import { beforeEach, describe, expect, test } from 'vitest';
import { sectionsOfEachKind } from '../../../tests/eachKind.ts';
import { engines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { messages } from '../../language/messages.ts';
import { everyCollection } from '../../sections/all.ts';
import { contactos } from '../../sections/contactos.ts';
import { pessoas } from '../../sections/pessoas.ts';
import type { Section } from '../../sections/section.ts';
import { reciclagem } from '../store/reciclagem.ts';
import { versoes } from '../store/versoes.ts';
import { eraseOldData } from '../village/retention.ts';

const month = '2026-07-01T11:00:00.000Z';
const dayLater = '2026-07-02T11:00:00.000Z';

describe.each(engines)('the bin on %s', (engine) => {
  const t = testApp(engine);
  beforeEach(async () => {
    for (const table of [...everyCollection, reciclagem, versoes]) await t.store.remove(table, {});
    await t.setClock();
  });

  const body = (name: string) => ({ name, identifier: name, phoneNumber: '276000000' });
  async function deleted(name: string): Promise<string> {
    const { contacto } = (await t.staff('POST', '/api/contactos', body(name))).body;
    await t.staff('DELETE', `/api/contactos/${name}`);
    return contacto._id;
  }
  const restore = (_id: string, sent?: object) =>
    t.staff('POST', `/api/reciclagem/${_id}/repor`, sent);
  const listed = async (query = '') =>
    (await t.staff('GET', `/api/reciclagem?${query}`)).body.arrayReciclagem as {
      titulo: string;
    }[];

  test.each(sectionsOfEachKind())(
    'a record of $section.name comes back as it was, in its old place',
    async ({ collection, section }) => {
      const base = `/api/${collection.name}`;
      const write = section.writePath ? `${base}/${section.writePath}` : base;
      const made = [];
      for (const heading of ['Primeiro', 'Segundo', 'Terceiro']) {
        made.push((await t.staff('POST', write, validBody(section, heading))).body[collection.one]);
      }
      const [, record] = made;
      const url = `${base}/${record[collection.key]}`;
      await t.staff('PUT', url.replace(base, write), validBody(section, 'Segundo, mudado'));
      const all = async () => (await t.visitor('GET', base)).body[collection.many];
      const before = await all();
      expect(await t.staff('DELETE', url)).toMatchObject({ status: 200 });
      expect(await all()).toHaveLength(2);
      expect(await listed()).toMatchObject([
        {
          _id: record._id,
          titulo: 'Segundo, mudado',
          seccao: section.name,
          por: 'admin',
          em: '2026-06-01T11:00:00.000Z',
          ate: month,
          chave: record[collection.key],
        },
      ]);
      expect(await restore(record._id)).toMatchObject({
        status: 200,
        body: { apagado: { _id: record._id, chave: record[collection.key] } },
      });
      const strip = (rows: object[]) => rows.map((row) => ({ ...row, updatedAt: '' }));
      expect(strip(await all())).toEqual(strip(before));
      expect(await listed()).toEqual([]);
      // Its versions are back too.
      expect((await t.staff('GET', `${url}/versoes`)).body.arrayVersoes).toHaveLength(2);
    },
  );

  const create = (name: string) => t.staff('POST', '/api/contactos', body(name));
  const taken = (proposta: string) => ({
    status: 409,
    headers: expect.anything(),
    body: {
      errors: [{ param: 'identifier', msg: messages.duplicate }],
      apagado: expect.objectContaining({ chave: 'junta', titulo: 'junta' }),
      proposta,
    },
  });
  const living = async () =>
    (await t.store.list(contactos)).map(({ _id, identifier }) => [_id, identifier]);

  test('whoever deletes a record may add one of the same name at once', async () => {
    const old = await deleted('junta');
    const { status, body: made } = await create('junta');
    expect(status).toBe(201);
    expect(made.contacto).toMatchObject({ identifier: 'junta', versao: 1 });
    await t.staff('DELETE', '/api/contactos/junta');
    // Both are in the bin under the same identifier, as separate records.
    expect(await listed()).toMatchObject([
      { _id: made.contacto._id, chave: 'junta' },
      { _id: old, chave: 'junta' },
    ]);
    expect(await restore(old)).toMatchObject({ body: { apagado: { _id: old, chave: 'junta' } } });
    expect(await living()).toEqual([[old, 'junta']]);
  });

  test('whoever still sees the deleted record does not delete the one that has its name since', async () => {
    const first = await deleted('posto');
    const { contacto } = (await t.staff('POST', '/api/contactos', body('posto'))).body;
    const seen = (_id: string) => t.staff('DELETE', `/api/contactos/posto?_id=${_id}`);
    expect(await seen(first)).toMatchObject(refused('identifier', messages.notFound, 404));
    expect(await t.store.list(contactos)).toMatchObject([{ _id: contacto._id }]);
    expect((await seen(contacto._id)).status).toBe(200);
  });

  test('a record whose name was taken meanwhile comes back under the one that is proposed', async () => {
    const old = await deleted('junta');
    await t.staff('POST', '/api/contactos', { ...body('junta'), name: 'A nova' });
    await create('junta-2');
    expect(await restore(old)).toEqual(taken('junta-3'));
    expect(await restore(old, { identifier: '' })).toEqual(taken('junta-3'));
    for (const identifier of ['junta', 'junta-2']) {
      expect(await restore(old, { identifier })).toEqual(taken('junta-3'));
    }
    expect(await listed()).toHaveLength(1);
    expect(await living()).toHaveLength(2);
    expect(await restore(old, { identifier: 'junta-3' })).toMatchObject({
      status: 200,
      body: { apagado: { _id: old, chave: 'junta-3', titulo: 'junta' } },
    });
    // Each record has its own versions, whatever its identifier.
    const saved = { ...body('junta'), name: 'Mudada' };
    expect(await t.staff('PUT', '/api/contactos/junta-3', saved)).toMatchObject({
      status: 200,
      body: { contacto: { _id: old, identifier: 'junta-3', versao: 2 } },
    });
    const versions = async (key: string) =>
      (await t.staff('GET', `/api/contactos/${key}/versoes`)).body.arrayVersoes.length;
    expect([await versions('junta'), await versions('junta-3')]).toEqual([1, 2]);
    const back = await t.staff('POST', '/api/contactos/junta-3/versoes/1/repor');
    expect(back).toMatchObject({ body: { contacto: { identifier: 'junta-3', name: 'junta' } } });
    expect((await t.visitor('GET', '/api/contactos/junta')).body.contacto.name).toBe('A nova');
    type Line = { sentence: string; link: string };
    const lines: Line[] = (await t.staff('GET', '/api/atividade')).body.arrayAtividade;
    const links = lines.filter(({ sentence }) => /«(Mudada|A nova)»/.test(sentence));
    expect(links.map(({ link }) => link)).toEqual([
      '/backoffice/contactos/junta-3/versoes/2',
      '/backoffice/contactos/junta/versoes/1',
    ]);
  });

  test('a record comes back under another name only where that can be one', async () => {
    const old = await deleted('junta');
    for (const [identifier, msg] of [
      ['Junta Nova', messages.identifier],
      ['adicionar', messages.reserved],
      ['x'.repeat(201), messages.tooLong(200)],
      [7, messages.identifier],
    ]) {
      expect(await restore(old, { identifier })).toMatchObject(refused('identifier', String(msg)));
    }
    expect(await restore(old, [])).toMatchObject({ status: 400 });
    expect(await listed()).toHaveLength(1);
    // People have no identifier.
    const [pessoa] = pessoas.sections as readonly [Section];
    const { _id } = (await t.staff('POST', '/api/pessoas', validBody(pessoa))).body.pessoa;
    await t.staff('DELETE', `/api/pessoas/${_id}`);
    expect(await restore(_id, { identifier: 'outra' })).toMatchObject({
      body: { apagado: { chave: _id } },
    });
  });

  test('the longest name can have a number, too', async () => {
    const longest = `${'x'.repeat(189)}-${'y'.repeat(10)}`;
    const old = await deleted(longest);
    await create(longest);
    const { proposta } = (await restore(old)).body;
    expect(proposta).toBe(`${'x'.repeat(189)}-2`);
    expect(await restore(old, { identifier: proposta })).toMatchObject({ status: 200 });
  });

  test('of those who bring a name back and those who add it, one is first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const name = `junta${round}`;
      const old = await deleted(name);
      const answers = await Promise.all([restore(old), create(name), create(name), restore(old)]);
      const won = answers.filter(({ status }) => status < 300);
      expect(won).toHaveLength(1);
      for (const { status, body } of answers.filter((answer) => !won.includes(answer))) {
        // Once restored, it is no longer in the bin, which answers 404.
        if (status !== 404) expect([status, body.errors[0].param]).toEqual([409, 'identifier']);
      }
      expect(await t.store.list(contactos, { where: { identifier: name } })).toHaveLength(1);
    }
  });

  test('a record whose place in the order was taken after a restore comes back as the last', async () => {
    const old = await deleted('junta');
    const { valores } = (await t.store.find(reciclagem, { _id: old })) as { valores: string };
    await t.store.create(contactos, { ...body('outra'), sequence: JSON.parse(valores).sequence });
    expect(await restore(old)).toMatchObject({ status: 200 });
    expect((await living()).map(([, identifier]) => identifier)).toEqual(['outra', 'junta']);
  });

  test('what has been there for 30 days is gone, also where nobody has tidied up yet', async () => {
    const _id = await deleted('junta');
    await t.setClock(month);
    expect(await listed()).toHaveLength(1);
    await t.setClock(dayLater);
    expect(await listed()).toEqual([]);
    expect(await restore(_id)).toMatchObject(refused('_id', messages.notFound, 404));
    expect(await t.staff('POST', '/api/contactos', body('junta'))).toMatchObject({ status: 201 });
    expect(await t.store.list(versoes)).toHaveLength(2);
    await eraseOldData(t.context);
    expect(await t.store.list(reciclagem)).toEqual([]);
    // That of the new record.
    expect(await t.store.list(versoes)).toHaveLength(1);
  });

  test.each(['nenhum', "x' or 1=1 --", '%00', '..%2F'])(
    'there is nothing called %s',
    async (_id) => {
      await deleted('junta');
      expect(await restore(_id)).toMatchObject(refused('_id', messages.notFound, 404));
      expect(await t.staff('DELETE', `/api/reciclagem/${_id}`)).toMatchObject({ status: 404 });
      expect(await listed()).toHaveLength(1);
    },
  );

  test('one thing comes back once, however many ask for it', async () => {
    const _id = await deleted('junta');
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => restore(_id)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 404, 404, 404, 404]);
    expect(await t.store.list(contactos)).toHaveLength(1);
  });

  test('only administrators let go of anything for good', async () => {
    const _id = await deleted('junta');
    const { token } = await t.addColleague('ana');
    const ana = { 'x-auth-token': token };
    for (const path of [`/api/reciclagem/${_id}`, '/api/reciclagem']) {
      expect(await t.visitor('DELETE', path, undefined, ana)).toMatchObject(
        refused('', messages.adminOnly, 403),
      );
      expect(await t.visitor('DELETE', path)).toMatchObject({ status: 401 });
    }
    expect(await t.visitor('GET', '/api/reciclagem')).toMatchObject({ status: 401 });
    const back = `/api/reciclagem/${_id}/repor`;
    expect(await t.visitor('POST', back)).toMatchObject({ status: 401 });
    expect(await t.visitor('POST', back, undefined, ana)).toMatchObject({ status: 200 });
    await t.staff('DELETE', '/api/contactos/junta');
    expect(await t.staff('DELETE', `/api/reciclagem/${_id}`)).toMatchObject({ status: 200 });
    expect(await t.store.list(versoes)).toEqual([]);
    expect(await t.staff('DELETE', `/api/reciclagem/${_id}`)).toMatchObject({ status: 404 });
    expect(await restore(_id)).toMatchObject({ status: 404 });
  });

  test('emptied, nothing of it is left, and what is not in it stays', async () => {
    await t.staff('POST', '/api/contactos', body('fica'));
    await deleted('um');
    await deleted('dois');
    expect(await t.staff('DELETE', '/api/reciclagem')).toMatchObject({ body: { apagados: 2 } });
    expect(await t.staff('DELETE', '/api/reciclagem')).toMatchObject({ body: { apagados: 0 } });
    expect(await t.store.list(reciclagem)).toEqual([]);
    expect(await t.store.list(versoes)).toHaveLength(1);
  });

  test('it is searched, sorted and read a page at a time', async () => {
    for (const name of ['forno', 'fonte', 'moinho']) await deleted(name);
    const titles = async (query: string) => (await listed(query)).map(({ titulo }) => titulo);
    expect(await titles('')).toEqual(['moinho', 'fonte', 'forno']);
    expect(await titles('q=fo')).toEqual(['fonte', 'forno']);
    expect(await titles('sort=titulo')).toEqual(['fonte', 'forno', 'moinho']);
    expect(await t.staff('GET', '/api/reciclagem?q=FO&limit=1&offset=1')).toMatchObject({
      body: { arrayReciclagem: [{ titulo: 'forno' }], total: 2 },
    });
    expect(await titles('limit=1&offset=1')).toEqual(['fonte']);
    for (const sort of ['seccao', '-por', 'em'])
      expect(await titles(`sort=${sort}`)).toHaveLength(3);
    expect(await t.staff('GET', '/api/reciclagem?sort=ate')).toMatchObject({ status: 422 });
  });
});
