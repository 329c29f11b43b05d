import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { emptyPdf } from '../../../tests/pdfs.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { slug } from '../../fields/identifier.ts';
import { messages } from '../../language/messages.ts';
import { collections, everyCollection } from '../../sections/all.ts';
import { eventos as eventosSection } from '../../sections/noticiasEventos.ts';
import type { Section } from '../../sections/section.ts';

const { avisos, contactos, noticiasEventos, pessoas } = collections;
const sectionOf = (collection: { sections: readonly Section[] }) =>
  collection.sections[0] as Section;

describe.each(engines)('what is odd on %s', (engine) => {
  const t = testApp(engine);
  beforeEach(async () => {
    await t.setClock();
    for (const collection of everyCollection) await t.store.remove(collection, {});
  });

  async function heads(url: string, as: 'visitor' | 'staff' = 'visitor'): Promise<string[]> {
    const { status, body } = await t[as]('GET', url);
    expect(status).toBe(200);
    const [many] = Object.keys(body).filter((name) => name.startsWith('array'));
    return body[String(many)].map((each: Record<string, string>) => each.title ?? each.name);
  }

  describe('events', () => {
    const body = (changes: Record<string, unknown> = {}) => ({
      ...validBody(eventosSection),
      ...changes,
    });
    const create = (changes?: Record<string, unknown>) =>
      t.staff('POST', '/api/noticiasEventos/evento', body(changes));
    const whenItIs = (date: string, time = '') => ({
      startDate: date,
      endDate: '',
      startTime: time,
      endTime: '',
      permiteInscricao: false,
      limitEnrollmentDate: '',
    });

    test('the next comes first, and the latest of those that are over after the last to come', async () => {
      for (const [title, startDate, startTime, endDate] of [
        ['in august', '2026-08-01', '', ''],
        ['over for long', '2026-01-01', '', ''],
        ['tomorrow at ten', '2026-06-02', '10:00', ''],
        ['just over', '2026-05-31', '', ''],
        ['just over, later', '2026-05-31', '18:00', ''],
        ['tomorrow at nine', '2026-06-02', '09:00', ''],
        ['going on since may', '2026-05-20', '', '2026-06-01'],
        ['today', '2026-06-01', '', ''],
      ] as const) {
        const stored = { title, identifier: slug(title), startDate, startTime, endDate };
        await t.store.create(noticiasEventos, { ...stored, type: 'EVENTO' });
      }
      const expected = [
        ...['going on since may', 'today', 'tomorrow at nine', 'tomorrow at ten', 'in august'],
        ...['just over, later', 'just over', 'over for long'],
      ];
      expect(await heads('/api/noticiasEventos?type=EVENTO')).toEqual(expected);
      expect(await heads('/api/noticiasEventos?type=EVENTO&limit=2')).toEqual(expected.slice(0, 2));
    });

    test.each([
      ['summer, the minute before midnight', '2026-07-15T22:59:00Z', '2026-07-15', '2026-07-14'],
      ['summer, at midnight', '2026-07-15T23:00:00Z', '2026-07-16', '2026-07-15'],
      ['winter, the minute before midnight', '2026-12-15T23:59:00Z', '2026-12-15', '2026-12-14'],
      ['winter, at midnight', '2026-12-16T00:00:00Z', '2026-12-16', '2026-12-15'],
    ])('a new one can start today and not yesterday: %s', async (_case, now, today, yesterday) => {
      await t.setClock(now);
      const send = (date: string) => create(whenItIs(date));
      expect((await send(today)).status).toBe(201);
      expect(await send(yesterday)).toMatchObject(refused('startDate', messages.startsInThePast));
    });

    test('one that already began can be edited, and moved only into the future', async () => {
      const began = { ...body(whenItIs('2026-05-20')), title: 'Feira' };
      const { identifier } = await t.store.create(noticiasEventos, {
        type: 'EVENTO',
        title: 'Feira',
        identifier: 'feira',
        startDate: '2026-05-20',
      });
      const put = (changes: Record<string, unknown>) =>
        t.staff('PUT', `/api/noticiasEventos/evento/${identifier}`, { ...began, ...changes });
      expect(await put({ location: 'No adro' })).toMatchObject({
        status: 200,
        body: { noticiaEvento: { location: 'No adro', startDate: '2026-05-20' } },
      });
      expect((await put({ startDate: '2026-05-19' })).body.errors).toEqual([
        { param: 'startDate', msg: messages.startsInThePast },
      ]);
      expect((await put({ startDate: '2026-06-01' })).status).toBe(200);
    });

    const early = { startTime: '10:15', endTime: '10:00' };
    const { endsBeforeStart, endsBeforeStartTime, limitAfterStart } = messages;
    test.each([
      ['ends before the day it starts', { endDate: '2026-06-30' }, 'endDate', endsBeforeStart],
      ['ends before the hour it starts', early, 'endTime', endsBeforeStartTime],
      [
        'takes sign-ups after it starts',
        { limitEnrollmentDate: '2026-07-02' },
        'limitEnrollmentDate',
        limitAfterStart,
      ],
      ['is for nobody', { maxParticipants: 0 }, 'maxParticipants', messages.atLeast(1)],
    ])('none %s', async (_case, changes, param, msg) => {
      expect(await create(changes)).toMatchObject(refused(param, msg));
      expect(await t.store.list(noticiasEventos)).toEqual([]);
    });

    test('a change that does not send how people reach it leaves that as it is', async () => {
      const contacts = { phoneContacts: ['276300100'], website: 'https://feira.example' };
      const { body: made } = await create(contacts);
      const { phoneContacts: _, website: _w, facebook: _f, instagram: _i, ...sent } = body();
      const path = `/api/noticiasEventos/evento/${made.noticiaEvento.identifier}`;
      const { body: changed } = await t.staff('PUT', path, { ...sent, location: 'No adro' });
      expect(changed.noticiaEvento).toMatchObject({ ...contacts, location: 'No adro' });
    });

    test('one that ends in the small hours ends on the next day', async () => {
      const { status, body: answer } = await create({ ...early, endDate: '' });
      expect(status).toBe(201);
      expect(answer.noticiaEvento).toMatchObject({
        startDate: '2026-07-01',
        endDate: '2026-07-02',
      });
    });

    test('everything wrong with its dates is said at once', async () => {
      const { body: answer } = await create({
        startDate: '2026-05-01',
        endDate: '2026-04-01',
        limitEnrollmentDate: '2026-05-02',
      });
      expect(answer.errors.map(({ param }: { param: string }) => param)).toEqual([
        ...['startDate', 'endDate', 'limitEnrollmentDate'],
      ]);
    });

    test.each([
      ['over night', { endDate: '2026-07-02', startTime: '22:00', endTime: '04:00' }],
      ['in no time', { endDate: '2026-07-01', startTime: '10:00', endTime: '10:00' }],
      ['without hours', { startTime: '', endTime: '' }],
      ['with an end and no start', { startTime: '', endTime: '10:00', endDate: '' }],
    ])('one may last %s', async (_case, changes) => {
      expect((await create(changes)).status).toBe(201);
    });

    test('what is about sign-up is asked for only where there is sign-up', async () => {
      const none = { price: '', childPrice: null, maxParticipants: undefined };
      const unset = { ...none, limitEnrollmentDate: '' };
      expect((await create({ ...unset, permiteInscricao: true })).body.errors).toEqual(
        Object.keys(unset).map((param) => ({ param, msg: messages.required })),
      );
      const plain = await create({ ...unset, permiteInscricao: false });
      expect(plain).toMatchObject({
        status: 201,
        body: { noticiaEvento: { price: null, childPrice: null, maxParticipants: null } },
      });
      const amounts = { price: 'x', childPrice: -1, maxParticipants: 'y' };
      const nonsense = { ...amounts, limitEnrollmentDate: 'z' };
      expect((await create({ ...nonsense, permiteInscricao: false })).status).toBe(201);
      expect((await create({ ...nonsense, permiteInscricao: true })).body.errors).toHaveLength(4);
      expect(
        (await create({ limitEnrollmentDate: '2027-01-01', permiteInscricao: false })).status,
      ).toBe(201);
    });

    test('sign-up can be free', async () => {
      expect(await create({ price: 0, childPrice: '0' })).toMatchObject({
        status: 201,
        body: { noticiaEvento: { price: 0, childPrice: 0 } },
      });
    });

    test.each([
      [12.5, 12.5],
      ['12,50', 12.5],
      ['12.5', 12.5],
      ['7', 7],
      [19.99, 19.99],
      ['0,07', 0.07],
    ])('a price of %j is answered as %d', async (price, expected) => {
      const { body: answer } = await create({ price, maxParticipants: ' 30 ' });
      expect(answer.noticiaEvento).toMatchObject({ price: expected, maxParticipants: 30 });
      const read = await t.visitor(
        'GET',
        `/api/noticiasEventos/${answer.noticiaEvento.identifier}`,
      );
      expect(read.body.noticiaEvento).toMatchObject({ price: expected, maxParticipants: 30 });
    });

    test.each([12.345, '12,345', '1.000', '12,5,0', 'doze', -1])(
      'a price of %j is refused',
      async (price) => {
        expect(await create({ price })).toMatchObject(refused('price', messages.price));
      },
    );

    test('its date is the day it starts, and that of news the day it was written, in Lisbon', async () => {
      const stored = { type: 'EVENTO', identifier: 'e', startDate: '2026-07-01' } as const;
      const insertionDate = '2026-06-01T23:30:00.000Z';
      await t.store.create(noticiasEventos, { ...stored, insertionDate });
      await t.store.create(noticiasEventos, { type: 'NOTICIA', identifier: 'n', insertionDate });
      for (const [identifier, date] of Object.entries({ e: '2026-07-01', n: '2026-06-02' })) {
        const { body } = await t.visitor('GET', `/api/noticiasEventos/${identifier}`);
        expect(body.noticiaEvento.date).toBe(date);
      }
    });
  });

  describe('notices', () => {
    const section = sectionOf(avisos);
    const create = (changes: Record<string, unknown>) =>
      t.staff('POST', '/api/avisos', { ...validBody(section), ...changes });

    test('the front page shows the newest four in force that are marked for it', async () => {
      for (const [title, day, changes] of [
        ['first', '01', {}],
        ['newest', '09', {}],
        ['second', '02', {}],
        ['not in force', '08', { isActive: false }],
        ['third', '03', {}],
        ['not for the front page', '07', { frontPage: false }],
        ['fourth', '04', {}],
      ] as const) {
        await t.store.create(avisos, { title, date: `2026-05-${day}T10:00:00.000Z`, ...changes });
      }
      const newest = ['newest', 'fourth', 'third', 'second'];
      expect(await heads('/api/avisos?frontPage=true')).toEqual(newest);
      expect(await heads('/api/avisos?frontPage=true&limit=2')).toEqual(['newest', 'fourth']);
      expect(await heads('/api/avisos?frontPage=true&limit=9')).toHaveLength(4);
      expect(await heads('/api/avisos?frontPage=false')).toHaveLength(7);
      expect(await heads('/api/avisos')).toHaveLength(7);
    });

    test('of two written in one moment the later is the newer', async () => {
      for (const title of ['one', 'two']) await create({ title });
      expect(await heads('/api/avisos?frontPage=true')).toEqual(['two', 'one']);
    });

    test('a new one is in force and on the front page unless said otherwise', async () => {
      const { body } = await create({ isActive: undefined, frontPage: undefined, type: undefined });
      expect(body.aviso).toMatchObject({ isActive: true, frontPage: true, type: 'Comunicação' });
    });

    test('one that is not for the front page does not come back to it by a change that says nothing of it', async () => {
      const { aviso } = (await create({ frontPage: false })).body;
      const { frontPage: _, ...sent } = validBody(section);
      const changed = await t.staff('PUT', `/api/avisos/${aviso._id}`, sent);
      expect(changed.body.aviso.frontPage).toBe(false);
    });

    test('only an Aviso can be out of force', async () => {
      expect((await create({ type: 'Comunicação', isActive: false })).body.aviso.isActive).toBe(
        true,
      );
      const { aviso } = (await create({ type: 'Aviso', isActive: false })).body;
      expect(aviso.isActive).toBe(false);
      const changed = { ...validBody(section), type: 'Comunicação', isActive: false };
      expect((await t.staff('PUT', `/api/avisos/${aviso._id}`, changed)).body.aviso.isActive).toBe(
        true,
      );
    });

    test('a description for the list may be longer than advised', async () => {
      const smallDescription = 'á'.repeat(300);
      const { status, body } = await create({ smallDescription });
      expect(status).toBe(201);
      expect(body.aviso.smallDescription).toBe(smallDescription);
    });

    test('only a PDF of this site can be attached', async () => {
      const { path } = await t.context.files.saveUpload(Readable.from([emptyPdf]), 'Edital.pdf');
      expect(await create({ file: path })).toMatchObject({
        status: 201,
        body: { aviso: { file: path } },
      });
      for (const file of [
        '/f/abcdefghi-x.pdf',
        'https://exemplo.pt/x.pdf',
        '/etc/passwd',
        `${path}x`,
      ]) {
        expect(await create({ file }), file).toMatchObject(refused('file', messages.notAPdf));
      }
      expect(await t.store.list(avisos)).toHaveLength(1);
    });
  });

  test('contacts are all listed, or those for the front page', async () => {
    for (const [name, frontPage] of [
      ['a', true],
      ['b', false],
      ['c', true],
    ] as const) {
      await t.store.create(contactos, { name, identifier: name, frontPage });
    }
    expect(await heads('/api/contactos?frontPage=true')).toEqual(['a', 'c']);
    expect(await heads('/api/contactos?frontPage=true&limit=1')).toEqual(['a']);
    expect(await heads('/api/contactos?frontPage=false')).toEqual(['a', 'b', 'c']);
    expect(await heads('/api/contactos')).toEqual(['a', 'b', 'c']);
  });

  describe('people', () => {
    beforeEach(async () => {
      for (const [name, isExecutivo, isActive] of [
        ['executive', true, true],
        ['former executive', true, false],
        ['member', false, true],
        ['former member', false, false],
      ] as const) {
        await t.store.create(pessoas, { name, isExecutivo, isActive });
      }
    });
    const everyone = ['executive', 'former executive', 'member', 'former member'];

    test.each([
      ['', ['executive', 'member'], ['executive', 'member']],
      ['?isExecutivo=true', ['executive'], ['executive']],
      ['?isExecutivo=true&isActive=true', ['executive'], ['executive']],
      ['?isExecutivo=false', ['member'], ['member']],
      ['?isExecutivo=false&isActive=false', ['member'], everyone],
      ['?isActive=false', ['executive', 'member'], everyone],
      ['?isActive=false&limit=1', ['executive'], ['executive']],
      ['?isExecutivo=false&isExecutivo=true', ['executive'], ['executive']],
    ])('a visitor who asks for %s sees only those in office', async (query, visitor, staff) => {
      expect(await heads(`/api/pessoas${query}`)).toEqual(visitor);
      expect(await heads(`/api/pessoas${query}`, 'staff')).toEqual(staff);
    });

    test('a visitor can look up nobody by their number who has left, and staff can', async () => {
      for (const { _id, name, isActive } of await t.store.list(pessoas)) {
        const found = { status: 200, body: { pessoa: { name } } };
        const unknown = { status: 404, body: { pessoa: null, fotos: {} } };
        const url = `/api/pessoas/${_id}`;
        expect(await t.staff('GET', url)).toMatchObject(found);
        expect(await t.visitor('GET', url)).toMatchObject(isActive ? found : unknown);
        const stale = await t.visitor('GET', url, undefined, { 'x-auth-token': 'inventado' });
        expect(stale).toMatchObject(isActive ? found : unknown);
      }
    });

    test('a person who leaves is found no more, and one who comes back is', async () => {
      const [person] = await t.store.list(pessoas, { where: { name: 'executive' } });
      const url = `/api/pessoas/${person?._id}`;
      const found = async () =>
        (await t.visitor('GET', '/api/pesquisa?q=executive')).body.resultados.length;
      const body = validBody(sectionOf(pessoas), 'executive');
      for (const [minute, isActive] of [true, false, true].entries()) {
        await t.setClock(`2026-06-01T11:0${minute + 1}:00.000Z`);
        expect((await t.staff('PUT', url, { ...body, isActive })).status).toBe(200);
        expect(await found()).toBe(isActive ? 1 : 0);
        expect((await t.visitor('GET', url)).status).toBe(isActive ? 200 : 404);
      }
    });
  });

  test('an essence answers to its title as a name', async () => {
    const section = sectionOf(collections.essencias);
    const { essencia } = (await t.staff('POST', '/api/essencias', validBody(section, 'O pão')))
      .body;
    expect(essencia).toMatchObject({ title: 'O pão', name: 'O pão', identifier: 'o-pao' });
  });
});
