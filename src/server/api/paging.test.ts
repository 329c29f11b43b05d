import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moved } from '../../../tests/dinheiro/moved.ts';
import { sectionsOfEachKind } from '../../../tests/eachKind.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { inscricoes } from '../../features/inscricoes/tables.server.ts';
import { slug } from '../../fields/identifier.ts';
import { messages } from '../../language/messages.ts';
import { collections, everyCollection } from '../../sections/all.ts';
import { eventos, noticiasEventos } from '../../sections/noticiasEventos.ts';
import type { Collection, Section } from '../../sections/section.ts';
import { outbox } from '../mail/outbox.ts';

describe.each(bothEngines)('pages of lists on %s', (engine) => {
  const t = testApp(engine);
  async function clear() {
    await t.setClock();
    for (const collection of everyCollection) await t.store.remove(collection, {});
    await t.context.content.change();
  }

  describe('by words', () => {
    const { lojas } = collections;
    const ask = async (query: string, as: 'visitor' | 'staff' = 'visitor') => {
      const { body } = await t[as]('GET', `/api/lojas?${query}`);
      return [body.arrayLojas.length, body.total];
    };
    beforeAll(async () => {
      await clear();
      await t.store.transaction(async (trx) => {
        for (let number = 0; number < 60; number++) {
          await trx.create(lojas, { name: `Mel ${number}`, identifier: `mel-${number}` });
        }
      });
      await t.context.content.change();
    });

    test('have forty for a stranger at most, whatever limit is named', async () => {
      for (const query of ['q=mel', 'q=mel&limit=0', 'q=mel&limit=1000', 'limit=&q=MEL']) {
        expect(await ask(query), query).toEqual([40, undefined]);
      }
      expect(await ask('q=mel&limit=7')).toEqual([7, undefined]);
      expect(await ask('q=mel&offset=40')).toEqual([20, 60]);
    });

    test('have all of it for staff, as lists without words have for anyone', async () => {
      expect(await ask('q=mel&limit=0', 'staff')).toEqual([60, undefined]);
      for (const query of ['', 'limit=0', 'q=&limit=0']) {
        expect(await ask(query), query).toEqual([60, undefined]);
      }
    });
  });

  describe.each(sectionsOfEachKind())('of $section.name', ({ collection, section }) => {
    const type = collection.sections.length > 1 ? `type=${typeOf(section)}&` : '';
    const heads = ['Água', 'ponte', 'Azenha', 'Ágora', 'Ponto final'];

    async function create(collectionOf: Collection, sectionOf: Section, head: string) {
      const path = sectionOf.writePath ? `/${sectionOf.writePath}` : '';
      const body = validBody(sectionOf, head);
      const answer = await t.staff('POST', `/api/${collectionOf.name}${path}`, body);
      expect(answer).toMatchObject({ status: 201 });
    }
    async function ask(query: string, as: 'visitor' | 'staff' = 'visitor') {
      const { status, body } = await t[as]('GET', `/api/${collection.name}?${type}${query}`);
      expect(status, query).toBe(200);
      const { [collection.many]: records, total } = body;
      return { heads: records.map((each: Record<string, string>) => each[section.heading]), total };
    }
    beforeAll(async () => {
      await clear();
      for (const head of heads) await create(collection, section, head);
      for (const other of collection.sections) {
        if (other !== section) await create(collection, other, 'ponte de outra parte');
      }
    });

    test('have as many as were asked for, from where they were asked, and say how many there are', async () => {
      const { heads: whole, total: untold } = await ask('limit=0');
      expect([whole.length, untold]).toEqual([5, undefined]);
      for (const [query, to] of [
        ['', 5],
        ['limit=4', 4],
        ['limit=1', 1],
        ['limit=99&limit=2', 2],
      ] as const) {
        expect(await ask(query), query).toEqual({ heads: whole.slice(0, to) });
      }
      for (const [query, from, to] of [
        ['offset=0', 0, 5],
        ['offset=0&limit=0', 0, 5],
        ['limit=2&offset=0', 0, 2],
        ['limit=2&offset=2', 2, 4],
        ['limit=2&offset=4', 4, 5],
        ['limit=2&offset=5', 5, 5],
        ['offset=3', 3, 5],
        ['limit=1&offset=10000000', 5, 5],
        ['limit=2&offset=', 0, 2],
      ] as const) {
        expect(await ask(query), query).toEqual({ heads: whole.slice(from, to), total: 5 });
      }
    });

    test('come in one order, page after page', async () => {
      const { heads: whole } = await ask('');
      for (const size of [1, 2, 3]) {
        const read: string[] = [];
        for (let offset = 0; offset < 5; offset += size) {
          read.push(...(await ask(`limit=${size}&offset=${offset}`)).heads);
        }
        expect(read).toEqual(whole);
      }
    });

    test('can be searched, whatever the accents, all of them', async () => {
      expect(await ask('q=AGUA&limit=1&offset=0')).toEqual({ heads: ['Água'], total: 1 });
      expect((await ask('q=pont&limit=1&offset=0')).total).toBe(2);
      expect(await ask('q=pont&limit=1&offset=5')).toEqual({ heads: [], total: 2 });
      expect((await ask('q=ponto+final')).heads).toEqual(['Ponto final']);
      expect((await ask('q=nada&offset=0')).total).toBe(0);
      expect((await ask('q=%00&offset=0')).total).toBe(5);
    });

    test('can be sorted by name, both ways', async () => {
      const sorted = ['Ágora', 'Água', 'Azenha', 'ponte', 'Ponto final'];
      const by = `sort=${section.heading}`;
      expect((await ask(by)).heads).toEqual(sorted);
      expect((await ask(`sort=-${section.heading}&limit=2&offset=1`)).heads).toEqual(
        sorted.toReversed().slice(1, 3),
      );
      expect((await ask(`${by}&q=pon&limit=9&offset=0`)).heads).toEqual(['ponte', 'Ponto final']);
    });

    test('can be sorted by what the back-office shows', async () => {
      for (const column of section.columns) {
        expect((await ask(`sort=${column}&limit=50&offset=0`, 'staff')).heads).toHaveLength(5);
      }
    });

    test('hold only the fields that were asked for', async () => {
      const asked = [section.heading, ...(section.secondLine?.of ?? [])];
      const query = `${type}fields=${asked}&limit=1`;
      const { body } = await t.visitor('GET', `/api/${collection.name}?${query}`);
      const [record] = body[collection.many];
      expect(Object.keys(record).sort()).toEqual(
        [...new Set(['_id', 'updatedAt', collection.key, ...asked])].sort(),
      );
      const [whole] = (await t.visitor('GET', `/api/${collection.name}?${type}limit=1`)).body[
        collection.many
      ];
      expect(whole).toMatchObject(record);
    });

    test.each([
      ['offset', '-1'],
      ['offset', 'x'],
      ['offset', '1.5'],
      ['offset', '99999999999999999999'],
      ['sort', 'nada'],
      ['sort', 'sequence'],
      ['sort', '-'],
      ['sort', '--title'],
      ['sort', 'toString'],
      ['sort', 'photos'],
      ['fields', 'nada'],
      ['fields', 'sequence'],
      ['fields', `${section.heading},__proto__`],
      ['q', 'x'.repeat(101)],
      ...['-1', 'x', '1.5', '1e3', '99999999999999999999', '%00', 'NaN'].map((n) => ['limit', n]),
      ...['x', "' or 1=1", '__proto__', 'toString', '%00', ','].map((each) => ['type', each]),
    ])('refuse the %s %s', async (param, value) => {
      const answer = await t.visitor('GET', `/api/${collection.name}?${param}=${value}`);
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ param }] } });
    });
  });

  test('what was added or removed is counted at once', async () => {
    await clear();
    const section = noticiasEventos.sections[0] as Section;
    const total = async () =>
      (await t.visitor('GET', '/api/noticiasEventos?type=NOTICIA&limit=1&offset=0')).body.total;
    expect(await total()).toBe(0);
    const { body } = await t.staff('POST', '/api/noticiasEventos/noticia', validBody(section));
    expect(await total()).toBe(1);
    await t.staff('DELETE', `/api/noticiasEventos/${body.noticiaEvento.identifier}`);
    expect(await total()).toBe(0);
  });

  test('people out of office are neither listed nor counted nor found for visitors', async () => {
    await clear();
    for (const [name, isActive] of [
      ['Ana', true],
      ['Antigo', false],
    ] as const) {
      await t.store.create(
        everyCollection.find((each) => each.name === 'pessoas') as Collection,
        { name, isActive } as never,
      );
    }
    const ask = async (as: 'visitor' | 'staff', q: string) =>
      (await t[as]('GET', `/api/pessoas?isActive=false&limit=9&offset=0&q=${q}`)).body.total;
    expect([await ask('visitor', ''), await ask('visitor', 'antigo')]).toEqual([1, 0]);
    expect([await ask('staff', ''), await ask('staff', 'antigo')]).toEqual([2, 1]);
  });

  describe('of news and events together', () => {
    const events: [title: string, startDate: string, endDate: string][] = [
      ['tomorrow', '2026-06-02', ''],
      ['over for long', '2026-01-01', ''],
      ['going on', '2026-05-20', '2026-06-01'],
      ['just over', '2026-05-30', '2026-05-31'],
      ['in august', '2026-08-01', '2026-08-03'],
      ['today', '2026-06-01', ''],
    ];
    beforeEach(async () => {
      await clear();
      for (const [title, startDate, endDate] of events) {
        const insertionDate = '2025-12-01T10:00:00.000Z';
        await t.store.create(noticiasEventos, {
          type: 'EVENTO',
          title,
          identifier: slug(title),
          startDate,
          endDate,
          insertionDate,
        });
      }
      for (const [title, day] of [
        ['news of may', '2026-05-30'],
        ['news of march', '2026-03-01'],
        ['news of last year', '2025-03-01'],
      ] as const) {
        const insertionDate = `${day}T10:00:00.000Z`;
        await t.store.create(noticiasEventos, {
          type: 'NOTICIA',
          title,
          identifier: slug(title),
          insertionDate,
        });
      }
      await t.context.content.change();
    });
    async function titles(query: string): Promise<string[]> {
      const { body } = await t.visitor('GET', `/api/noticiasEventos?${query}`);
      return body.arrayNoticiaEventos.map(({ title }: { title: string }) => title);
    }

    test('events go on from page to page, from what is going on to what was over long ago', async () => {
      const whole = ['going on', 'today', 'tomorrow', 'in august', 'just over', 'over for long'];
      expect(await titles('type=EVENTO')).toEqual(whole);
      for (const limit of [1, 2, 4, 5]) {
        const read: string[] = [];
        for (let offset = 0; offset < 6; offset += limit) {
          read.push(...(await titles(`type=EVENTO&limit=${limit}&offset=${offset}`)));
        }
        expect(read).toEqual(whole);
      }
    });

    test('the archive has all but the events that are not over, the latest first', async () => {
      const whole = [
        ...['news of may', 'just over', 'news of march', 'over for long', 'news of last year'],
      ];
      expect(await titles('arquivo=true')).toEqual(whole);
      expect(await titles('arquivo=true&limit=2&offset=2')).toEqual(whole.slice(2, 4));
      expect(await titles('arquivo=true&type=EVENTO')).toEqual(['just over', 'over for long']);
      const { body } = await t.visitor('GET', '/api/noticiasEventos?arquivo=true&limit=1&offset=0');
      expect(body.total).toBe(5);
    });

    test('an event moves into the archive when its last day is over', async () => {
      await t.setClock('2026-06-02T11:00:00.000Z');
      expect(await titles('arquivo=true&limit=2&offset=0')).toEqual(['today', 'news of may']);
      expect(await titles('type=EVENTO&limit=1')).toEqual(['tomorrow']);
    });
  });

  test('letters that wait come newest first, in pages, and one by one', async () => {
    for (const [n, state] of (['waiting', 'sent', 'failed', 'waiting'] as const).entries()) {
      await t.store.create(outbox, { recipient: `${n}@exemplo.pt`, subject: 'Reserva', state });
    }
    const ask = async (query: string) => {
      const { body } = await t.staff('GET', `/api/cartas${query}`);
      const to = body.arrayCartas.map(({ recipient }: { recipient: string }) => recipient[0]);
      return [to.join(''), body.total];
    };
    expect(await ask('')).toEqual(['320', undefined]);
    expect(await ask('?limit=2&offset=1')).toEqual(['20', 3]);
    expect(await ask('?q=falhou&offset=0')).toEqual(['2', 1]);
    expect(await ask('?sort=recipient&limit=2&offset=0')).toEqual(['02', 3]);

    const [{ _id }] = (await t.staff('GET', '/api/cartas')).body.arrayCartas;
    const one = await t.staff('GET', `/api/cartas/${_id}`);
    expect(one.body.carta).toMatchObject({ _id, recipient: '3@exemplo.pt' });
    const delivered = await t.store.find(outbox, { state: 'sent' });
    const sent = await t.staff('GET', `/api/cartas/${delivered?._id}`);
    expect(sent).toMatchObject({ status: 200, body: { carta: { state: 'sent' } } });
    const gone = await t.staff('GET', '/api/cartas/nenhuma');
    expect(gone).toMatchObject({ status: 404, body: { carta: null } });
  });

  describe("of an event's bookings", () => {
    let identifier: string;
    beforeAll(async () => {
      await clear();
      const body = { ...validBody(eventos), price: 12.5, childPrice: 0.1, maxParticipants: 100 };
      const { noticiaEvento } = (await t.staff('POST', '/api/noticiasEventos/evento', body)).body;
      identifier = noticiaEvento.identifier;
      for (const [name, numeroAdultos, numeroCriancas, estaPago] of [
        ['Zé', 2, 1, true],
        ['Álvaro', 1, 0, false],
        ['ana', 0, 3, false],
      ] as const) {
        const { _id } = await t.store.create(inscricoes, {
          name,
          numeroAdultos,
          numeroCriancas,
          evento: noticiaEvento._id,
          email: `${name.at(-1)}@exemplo.pt`,
          telefone: '912345678',
          chave: name,
          segredo: name,
          numeroPessoas: numeroAdultos + numeroCriancas,
          precoAdulto: 12.5,
          precoCrianca: 0.1,
        });
        await moved(t.store, _id, { pagamento: estaPago ? 25.1 : 0 });
      }
    });
    const ask = async (query: string) => {
      const url = `/api/noticiasEventos/backoffice/${identifier}${query}`;
      const { body } = await t.staff('GET', url);
      const names = body.noticiaEvento.inscricoes.map(({ name }: { name: string }) => name);
      return { ...body, names };
    };

    test('have all of them unless a page is asked for', async () => {
      const { names, total, reservas } = await ask('');
      expect({ names, total, reservas }).toEqual({ names: ['Zé', 'Álvaro', 'ana'] });
    });

    test('add up people and money over all of them, to the cent', async () => {
      const { names, total, reservas, noticiaEvento } = await ask('?limit=1&offset=1');
      expect({ names, total, reservas }).toEqual({
        names: ['Álvaro'],
        total: 3,
        reservas: {
          reservas: 3,
          pago: 25.1,
          porPagar: 12.8,
          canceladas: 0,
          porDevolver: 0,
          emCaixa: 25.1,
          recebido: 25.1,
          devolvido: 0,
          pessoas: 7,
          vieram: 0,
          aDecidir: 0,
          recebidoPor: [{ meio: '', valor: 25.1 }],
          comLugar: 3,
          comEmail: 3,
          estados: {
            todas: 3,
            porPagar: 2,
            comprovativo: 0,
            canceladas: 0,
            porDevolver: 0,
            comDinheiro: 1,
            espera: 0,
            expiradas: 0,
            aDecidir: 0,
          },
        },
      });
      expect(noticiaEvento.currentParticipants).toBe(7);
    });

    test('can be searched and sorted', async () => {
      expect((await ask('?sort=name&limit=2&offset=0')).names).toEqual(['Álvaro', 'ana']);
      expect((await ask('?sort=-numeroPessoas')).names).toEqual(['ana', 'Zé', 'Álvaro']);
      const { names, total, reservas } = await ask('?q=alv&limit=50&offset=0');
      expect([names, total, reservas.reservas]).toEqual([['Álvaro'], 1, 3]);
      const answer = await t.staff(
        'GET',
        `/api/noticiasEventos/backoffice/${identifier}?sort=segredo2`,
      );
      expect(answer).toMatchObject(refused('sort', messages.invalid));
    });
  });
});

function typeOf({ fields }: Section): string {
  return (fields.type as { choices?: string[] } | undefined)?.choices?.[0] ?? '';
}
