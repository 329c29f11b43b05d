import { beforeEach, describe, expect, test } from 'vitest';
import { sectionsOfEachKind } from '../../../tests/eachKind.ts';
import { engines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { samplePdf, validBody } from '../../../tests/validBody.ts';
import { weeksIn } from '../../language/calendar.ts';
import { messages } from '../../language/messages.ts';
import { everyCollection } from '../../sections/all.ts';
import { eventos } from '../../sections/noticiasEventos.ts';
import { staff as accounts } from '../staff/staff.ts';

test.each([
  [1, 52],
  [2, 104],
  [3, 157],
  [28, 1461],
])('%i years are %i weeks', (years, weeks) => expect(weeksIn(years)).toBe(weeks));

const places = sectionsOfEachKind().map((place) => ({ ...place, name: place.section.name }));

describe.each(engines)('a copy on %s', (engine) => {
  const t = testApp(engine);
  beforeEach(async () => {
    for (const table of everyCollection) await t.store.remove(table, {});
    await t.setClock();
  });

  const festa = {
    ...validBody(eventos, 'Festa do Pão'),
    // A Saturday and the Sunday after it, with the Monday before.
    startDate: '2026-08-15',
    endDate: '2026-08-16',
    limitEnrollmentDate: '2026-08-10',
    startTime: '18:00',
    endTime: '23:45',
    permiteInscricao: true,
  };
  async function newFesta(more = {}) {
    const made = await t.staff('POST', '/api/noticiasEventos/evento', { ...festa, ...more });
    return made.body.noticiaEvento;
  }
  const copyEvent = (identifier: string, body?: unknown) =>
    t.staff('POST', `/api/noticiasEventos/${identifier}/duplicar`, body);

  test.each(places)('of $name is a draft that says the same', async ({ collection, section }) => {
    const { name, one, key } = collection;
    const path = [`/api/${name}`, section.writePath].filter(Boolean).join('/');
    const body = { ...validBody(section, 'Um registo'), retirarEm: '2027-01-01T10:00:00.000Z' };
    const first = (await t.staff('POST', path, body)).body[one];
    const { status, body: answer } = await t.staff('POST', `/api/${name}/${first[key]}/duplicar`);
    expect(status).toBe(201);
    const copy = answer[one];
    for (const [field, { readAs, notCopied, initial, setByServer }] of Object.entries(
      section.fields,
    )) {
      if (setByServer || ['identifier', 'rascunho', section.heading].includes(field)) continue;
      const isLeftOut = notCopied || readAs === 'day' || readAs === 'moment';
      expect(copy[field], field).toEqual(isLeftOut ? initial : first[field]);
    }
    expect(copy).toMatchObject({ [section.heading]: 'Um registo (cópia)', versao: 1 });
    expect(copy).toMatchObject({ estado: 'rascunho', rascunho: true, retirarEm: '' });
    expect(copy._id).not.toBe(first._id);
    expect((await t.visitor('GET', `/api/${name}/${copy[key]}`)).status).toBe(404);
    // The original is unchanged.
    expect((await t.staff('GET', `/api/${name}/${first[key]}`)).body[one]).toEqual(first);
  });

  test('is found by an identifier of its own, however often and however many at once', async () => {
    const name = 'Associação Recreativa, Cultural e Desportiva '.repeat(4).trim();
    for (const heading of ['Junta', name]) {
      const { contacto } = (
        await t.staff('POST', '/api/contactos', { name: heading, phoneNumber: '276000000' })
      ).body;
      const path = `/api/contactos/${contacto.identifier}/duplicar`;
      const made = await Promise.all([1, 2, 3, 4].map(() => t.staff('POST', path)));
      expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      const names = made.map(({ body }) => body.contacto.identifier);
      expect(new Set([contacto.identifier, ...names]).size).toBe(5);
    }
    const { arrayContactos } = (await t.staff('GET', '/api/contactos?estado=rascunho')).body;
    const called = arrayContactos.map(({ identifier }: { identifier: string }) => identifier);
    expect(called.slice(0, 4).sort()).toEqual(
      ['junta-copia', 'junta-copia-2', 'junta-copia-3', 'junta-copia-4'].sort(),
    );
  });

  test('of a copy is no copy of a copy, and its name never grows too long', async () => {
    const long = `${'a'.repeat(299)}b`;
    for (const [title, called] of [
      ['Baile (cópia)', 'Baile (cópia)'],
      [long, `${'a'.repeat(292)} (cópia)`],
    ]) {
      const { identifier } = await newFesta({ title });
      expect((await copyEvent(identifier)).body.noticiaEvento.title).toBe(called);
    }
  });

  test('of an event for the next year keeps weekdays, hours and name', async () => {
    const { identifier } = await newFesta();
    const { status, body } = await copyEvent(identifier, { paraOAno: true });
    expect(status).toBe(201);
    expect(body.noticiaEvento).toMatchObject({
      title: 'Festa do Pão',
      startDate: '2027-08-14',
      endDate: '2027-08-15',
      limitEnrollmentDate: '2027-08-09',
      startTime: '18:00',
      endTime: '23:45',
      estado: 'rascunho',
      currentParticipants: 0,
    });
  });

  test('of an event of long ago is for the next time that is still to come', async () => {
    const { identifier } = await newFesta();
    await t.setClock('2029-10-01T11:00:00.000Z');
    const { noticiaEvento } = (await copyEvent(identifier, { paraOAno: true })).body;
    // Again a Saturday in the middle of August.
    expect(noticiaEvento).toMatchObject({
      startDate: '2030-08-17',
      limitEnrollmentDate: '2030-08-12',
    });
  });

  test('of an event at the end of the calendar has no days', async () => {
    const { identifier } = await newFesta({ startDate: '9999-12-30', endDate: '' });
    expect((await copyEvent(identifier, { paraOAno: true })).body.noticiaEvento).toMatchObject({
      startDate: '',
      endDate: '',
      limitEnrollmentDate: '2027-08-09',
    });
  });

  test('brings neither the urgency of a notice nor a document its number and its PDFs', async () => {
    const aviso = {
      title: 'Fogo',
      type: 'Aviso',
      smallDescription: 'x',
      description: '<p>x</p>',
      urgencia: 'Perigo',
      urgenteAte: '2026-06-02T10:00:00.000Z',
      isActive: false,
    };
    const { _id } = (await t.staff('POST', '/api/avisos', aviso)).body.aviso;
    expect((await t.staff('POST', `/api/avisos/${_id}/duplicar`)).body.aviso).toMatchObject({
      urgencia: '',
      urgenteAte: '',
      isActive: true,
      description: '<p>x</p>',
    });
    const ata = { title: 'Ata', type: 'Ata', orgao: 'Junta', numero: '3/2026', date: '2026-05-01' };
    const { documento } = (await t.staff('POST', '/api/documentos', { ...ata, files: [samplePdf] }))
      .body;
    const copy = await t.staff('POST', `/api/documentos/${documento.identifier}/duplicar`);
    expect(copy.body.documento).toMatchObject({ numero: '', date: '', files: [], type: 'Ata' });
  });

  test('is refused where there is nothing, with nonsense, and outside of one’s sections', async () => {
    expect(await t.staff('POST', '/api/contactos/nada/duplicar')).toMatchObject(
      refused('identifier', messages.notFound, 404),
    );
    const { identifier } = await newFesta();
    expect((await copyEvent(identifier, { paraOAno: 'sim' })).status).toBe(422);
    expect((await copyEvent(identifier, [])).status).toBe(400);
    expect((await copyEvent(identifier, '{')).status).toBe(400);
    const rita = await t.addColleague('rita', 'Redação');
    const asRita = () =>
      t.visitor('POST', `/api/noticiasEventos/${identifier}/duplicar`, undefined, {
        'x-auth-token': rita.token,
      });
    expect((await asRita()).status).toBe(201);
    await t.store.change(accounts, { _id: rita._id }, { seccoes: ['noticias'] });
    expect(await asRita()).toMatchObject(refused('permissoes', messages.permissions, 403));
  });
});
