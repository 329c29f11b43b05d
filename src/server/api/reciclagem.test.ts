import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { messages } from '../../fields/messages.ts';
import { everyCollection } from '../../sections/all.ts';
import { contactos } from '../../sections/contactos.ts';
import type { Section } from '../../sections/section.ts';
import { eraseOldBin, reciclagem } from '../tables/reciclagem.ts';
import { versoes } from '../tables/versoes.ts';

const sections = everyCollection.flatMap((collection) =>
  collection.sections.map((section) => ({ name: section.name, collection, section })),
);

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
  const restore = (_id: string) => t.staff('POST', `/api/reciclagem/${_id}/repor`);
  const listed = async (query = '') =>
    (await t.staff('GET', `/api/reciclagem?${query}`)).body.arrayReciclagem as {
      titulo: string;
    }[];

  test.each(sections)(
    'a record of $name comes back as it was, in its old place',
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
          ...{ _id: record._id, titulo: 'Segundo, mudado', seccao: section.name, por: 'admin' },
          ...{ em: '2026-06-01T11:00:00.000Z', ate: month, chave: record[collection.key] },
        },
      ]);
      expect(await restore(record._id)).toMatchObject({
        ...{ status: 200, body: { apagado: { _id: record._id, chave: record[collection.key] } } },
      });
      const strip = (rows: object[]) => rows.map((row) => ({ ...row, updatedAt: '' }));
      expect(strip(await all())).toEqual(strip(before));
      expect(await listed()).toEqual([]);
      // With all that it was before.
      expect((await t.staff('GET', `${url}/versoes`)).body.arrayVersoes).toHaveLength(2);
    },
  );

  test('its identifier is taken, and the refusal says by what', async () => {
    const _id = await deleted('junta');
    const titulo = 'junta';
    expect(await t.staff('POST', '/api/contactos', body('junta'))).toEqual({
      ...{ status: 409, headers: expect.anything() },
      body: {
        errors: [{ param: 'identifier', msg: messages.duplicateInBin(titulo) }],
        apagado: { _id, titulo },
      },
    });
    expect(await t.store.list(contactos)).toEqual([]);
    expect(await t.store.list(versoes, { where: {} })).toHaveLength(1);
    // Another collection has addresses of its own.
    const loja = {
      ...validBody(sections.find(({ name }) => name === 'lojas')?.section as Section),
    };
    expect(await t.staff('POST', '/api/lojas', { ...loja, identifier: 'junta' })).toMatchObject({
      status: 201,
    });
    await t.staff('DELETE', `/api/reciclagem/${_id}`);
    expect(await t.staff('POST', '/api/contactos', body('junta'))).toMatchObject({ status: 201 });
  });

  test('what has been there for 30 days is gone, also where nobody has tidied up yet', async () => {
    const _id = await deleted('junta');
    await t.setClock(month);
    expect(await listed()).toHaveLength(1);
    await t.setClock(dayLater);
    expect(await listed()).toEqual([]);
    expect(await restore(_id)).toMatchObject(refused('_id', messages.notFound, 404));
    expect(await t.staff('POST', '/api/contactos', body('junta'))).toMatchObject({ status: 201 });
    expect(await eraseOldBin(t.store, new Date(dayLater))).toHaveLength(1);
    expect(await t.store.list(reciclagem)).toEqual([]);
  });

  test('a restore whose identifier is taken is refused in words, and changes nothing', async () => {
    const _id = await deleted('junta');
    // As an import or an older program could have left it.
    await t.store.create(contactos, body('junta'));
    expect(await restore(_id)).toMatchObject(refused('identifier', messages.takenMeanwhile, 409));
    expect(await listed()).toHaveLength(1);
    expect(await t.store.list(contactos)).toHaveLength(1);
    await t.store.remove(contactos, {});
    expect(await restore(_id)).toMatchObject({ status: 200 });
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
    expect(await titles('limit=1&offset=1')).toEqual(['fonte']);
    for (const sort of ['seccao', '-por', 'em'])
      expect(await titles(`sort=${sort}`)).toHaveLength(3);
    expect(await t.staff('GET', '/api/reciclagem?sort=ate')).toMatchObject({ status: 422 });
  });
});
