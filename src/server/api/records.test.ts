import { beforeEach, describe, expect, test } from 'vitest';
import { sectionsOfEachKind } from '../../../tests/eachKind.ts';
import { isNight } from '../../../tests/night.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { samplePdf, validBody } from '../../../tests/validBody.ts';
import type { Field } from '../../fields/field.ts';
import { slug } from '../../fields/identifier.ts';
import { isRequired, meets } from '../../fields/shape.ts';
import { messages } from '../../language/messages.ts';
import { everyCollection } from '../../sections/all.ts';
import { eventos, noticias, noticiasEventos } from '../../sections/noticiasEventos.ts';
import { aqui_perto, pontos_interesse } from '../../sections/pontosInteresse.ts';
import { restaurantes } from '../../sections/restaurantes.ts';
import type { Collection, Section } from '../../sections/section.ts';
import { reciclagem } from '../store/reciclagem.ts';
import { versoes } from '../store/versoes.ts';

const places = sectionsOfEachKind();

function writeAddress(collection: Collection, { writePath }: Section): string {
  return `/api/${collection.name}${writePath ? `/${writePath}` : ''}`;
}

const notText = [5, true, {}, ['x']];
/** Values that a kind of field refuses. */
const wrong: Record<string, unknown[]> = {
  lugar: ['Largo', 5, [], {}, { lat: 91, lon: 0 }, { lat: '41', lon: '-7' }],
  horario: ['aberto', 5, [], { semana: { seg: [['9h', '12h']] } }],
  traduzidoDe: ['x', 5, [], { name_en: 5 }, { name_en: 'x'.repeat(17) }],
  porDia: ['x', 5, [], { seg: 5 }, { dom: 'x'.repeat(501) }],
  text: [...notText, 'x'.repeat(10_001)],
  richText: [...notText, 'x'.repeat(200_001)],
  photo: [...notText, 'x'.repeat(2_001)],
  link: [...notText, 'x'.repeat(2_001)],
  file: notText,
  identifier: [...notText, 'Não', 'a b', '-a', 'a-', 'a--b', '../x', 'x'.repeat(201)],
  attachments: [
    ...['x', 5, {}, [5], [null], [{}], [{ file: 5 }], ['/f/abc123def-nada.pdf']],
    [{ file: samplePdf, title: 'x'.repeat(201) }],
    [{ file: samplePdf, anteriores: [{ file: samplePdf, ate: '2026-02-30' }] }],
    [{ file: samplePdf, anteriores: [{ file: '', ate: '2026-02-03' }] }],
    Array(51).fill(samplePdf),
  ],
  perguntas: ['x', 5, {}, [5], [null], [{}], [{ tipo: 'texto' }], [{ tipo: 'x', label: 'x' }]],
  photos: ['x', 5, {}, [5], [null], Array(61).fill('x')],
  list: ['x', 5, {}, [5], [['x']], Array(31).fill('x')],
  flag: ['talvez', 5, [], {}],
  choice: ['Qualquer', 5, ['Outro'], {}],
  gravity: ['Qualquer', 5, ['Perigo'], {}],
  fixed: ['Qualquer', 5, ['EVENTO'], {}],
  date: ['ontem', '2026-02-30', '01/07/2026', '2026-7-1', 5, {}],
  time: ['25:00', '10:60', '9:00', '10:10', 1015, {}],
  moment: ['amanhã', '2026-07-01', '2026-02-30T10:00:00Z', '2020-01-01T10:00:00Z', 5, {}],
  price: ['abc', -1, 1.234, '1.000', '12,345', true, {}, [5], 1e9, '1e3'],
  count: ['abc', -1, 0.5, '1.000', '2,5', true, {}, [5], 1e9, 1e300],
};

/** The fields that a form shows for the values that these tests send. */
const editable = (section: Section): [string, Field][] =>
  Object.entries(section.fields).filter(
    ([name, field]) =>
      !field.setByServer &&
      meets(section.shownWhen?.[name], { rascunho: false, ...validBody(section) }),
  );

describe.each(bothEngines)('records on %s', (engine) => {
  const t = testApp(engine);
  beforeEach(async () => {
    for (const table of [...everyCollection, reciclagem, versoes]) await t.store.remove(table, {});
  });

  async function created(collection: Collection, section: Section, body = validBody(section)) {
    const answer = await t.staff('POST', writeAddress(collection, section), body);
    expect(answer).toMatchObject({ status: 201 });
    return answer.body[collection.one];
  }

  describe.each(places)('of $section.name', ({ collection, section }) => {
    const base = `/api/${collection.name}`;
    const { one, many, key } = collection;
    const address = writeAddress(collection, section);

    test('are created, read, replaced and removed by staff', async () => {
      const body = validBody(section, 'Ação à Vista!');
      const record = await created(collection, section, body);
      expect(record).toMatchObject(body);
      expect(record._id).toMatch(/^[\w-]{22}$/);
      expect(record).not.toHaveProperty('sequence');
      expect(record).not.toHaveProperty('demo');
      if (key === 'identifier') expect(record.identifier).toMatch(/^acao-a-vista(-[a-z0-9]{6})?$/);

      const url = `${base}/${record[key]}`;
      expect(await t.visitor('GET', url)).toMatchObject({ status: 200, body: { [one]: record } });
      expect((await t.visitor('GET', base)).body[many]).toEqual([record]);

      const other = { ...validBody(section, 'Outra coisa'), identifier: 'outro' };
      const replaced = await t.staff('PUT', `${address}/${record[key]}`, other);
      expect(replaced.status).toBe(200);
      const expected = { ...record, [section.heading]: 'Outra coisa', versao: 2 };
      if (one === 'essencia') expected.name = 'Outra coisa';
      expect(replaced.body[one]).toEqual(expected);
      expect((await t.visitor('GET', url)).body[one]).toEqual(expected);

      const removed = await t.staff('DELETE', url, undefined, {
        'content-type': 'application/json',
      });
      expect(removed).toMatchObject({ status: 200, body: { [one]: expected } });
      expect(await t.visitor('GET', url)).toMatchObject({ status: 404, body: { [one]: null } });
      expect((await t.visitor('GET', base)).body[many]).toEqual([]);
    });

    test('that miss what is required are refused, every field named at once', async () => {
      const required = requiredOf(section);
      const blanks: Record<string, unknown>[] = [
        Object.fromEntries(required.map(([name]) => [name, undefined])),
        Object.fromEntries(required.map(([name]) => [name, null])),
        Object.fromEntries(
          required.map(([name, { initial }]) => [name, Array.isArray(initial) ? ['', ' '] : '']),
        ),
      ];
      for (const blank of blanks) {
        const answer = await t.staff('POST', address, { ...validBody(section), ...blank });
        // A field that is not sent gets its initial value, if any; two sections need `type`.
        const canBeLeftOut = collection.sections.length === 1 || section.writePath;
        const params = required
          .filter(
            ([name, field]) =>
              field.isEmpty(field.initial) ||
              blank[name] === '' ||
              ('choices' in field && !canBeLeftOut),
          )
          .map(([name]) => name);
        expect(answer.status).toBe(422);
        expect(new Set(answer.body.errors)).toEqual(
          new Set(params.map((param) => ({ param, msg: messages.required }))),
        );
      }
      expect(await t.store.list(collection)).toEqual([]);
    });

    test.each(requiredOf(section).map(([name]) => name))(
      'without %s are refused by name',
      async (name) => {
        const blank = Array.isArray(section.fields[name]?.initial) ? [] : '';
        const record = await created(collection, section);
        const body = { ...validBody(section), [name]: blank };
        const missing = refused(name, messages.required);
        expect(await t.staff('POST', address, body)).toMatchObject(missing);
        expect(await t.staff('PUT', `${address}/${record[key]}`, body)).toMatchObject(missing);
        expect((await t.visitor('GET', base)).body[many]).toEqual([record]);
      },
    );

    test('refuse what is of the wrong kind, naming the field', {
      skip: engine !== 'sqlite' && !isNight,
    }, async () => {
      for (const [name, field] of editable(section)) {
        for (const value of wrong[field.kind] ?? expect.unreachable(field.kind)) {
          const answer = await t.staff('POST', address, { ...validBody(section), [name]: value });
          const shown = `${name}: ${JSON.stringify(value)}`.slice(0, 80);
          expect(answer.status, shown).toBe(422);
          expect(answer.body, shown).toEqual({
            errors: [{ param: name, msg: expect.stringMatching(/^[A-ZÀ-Ú]/) }],
          });
        }
      }
      expect(await t.store.list(collection)).toEqual([]);
    });

    test('with every field wrong are told of every field', async () => {
      const decides = ['permiteInscricao', 'rascunho'];
      const fields = editable(section).filter(
        ([name, field]) => field.kind !== 'fixed' && !decides.includes(name),
      );
      const body = {
        ...validBody(section),
        ...Object.fromEntries(fields.map(([name, field]) => [name, wrong[field.kind]?.[0]])),
        ...('permiteInscricao' in section.fields ? { permiteInscricao: true } : {}),
      };
      const answer = await t.staff('POST', address, body);
      const params = answer.body.errors.map(({ param }: { param: string }) => param);
      expect(new Set(params)).toEqual(new Set(fields.map(([name]) => name)));
    });

    test('cannot be replaced or removed where there are none', async () => {
      const none = refused(key, messages.notFound, 404);
      for (const unknown of ['nada', '%00', 'a%00b', '%F0%9F%99%83', "'; drop table staff"]) {
        expect(await t.staff('PUT', `${address}/${unknown}`, validBody(section))).toMatchObject(
          none,
        );
        expect(await t.staff('DELETE', `${base}/${unknown}`)).toMatchObject(none);
        expect(await t.visitor('GET', `${base}/${unknown}`)).toMatchObject({
          status: 404,
          body: { [one]: null },
        });
      }
    });

    test('never take from the body what only the server sets', async () => {
      const forged = { _id: 'minha', sequence: 1, demo: true, updatedAt: 'nunca' };
      const instants = Object.entries(section.fields).filter(
        ([, field]) => field.setByServer && field.fill,
      );
      const body = {
        ...validBody(section),
        ...forged,
        ...Object.fromEntries(instants.map(([name]) => [name, '1999-01-01T00:00:00.000Z'])),
        currentParticipants: 7,
        inscricoes: [{ name: 'Ana' }],
      };
      const record = await created(collection, section, body);
      expect(record._id).not.toBe('minha');
      expect(record).not.toHaveProperty('inscricoes');
      const [row] = await t.store.list(collection);
      expect(row).toMatchObject({ demo: false, updatedAt: '2026-06-01T11:00:00.000Z' });
      for (const [name] of instants) expect(record[name]).toBe('2026-06-01T11:00:00.000Z');
      if (section === (eventos as unknown)) expect(record.currentParticipants).toBe(0);
    });
  });

  const keyed = places.filter(({ collection }) => collection.key === 'identifier');
  test.each(keyed)('no two of $section.name share an identifier', async (each) => {
    const { collection, section } = each;
    const address = writeAddress(collection, section);
    const named = (head: string) => ({ ...validBody(section, head), identifier: 'o-mesmo' });
    const first = await created(collection, section, named('Primeiro'));
    expect(first.identifier).toBe('o-mesmo');
    const second = named('Segundo');
    expect(await t.staff('POST', address, second)).toMatchObject(
      refused('identifier', 'Identificador já existe', 409),
    );
    expect(await t.store.list(collection)).toHaveLength(1);
  });

  // News, events and documents may share a name, since their identifiers have a random ending.
  const namesakes = ['noticias', 'eventos', 'documentos'];
  const plain = keyed.filter(({ section }) => !namesakes.includes(section.name));
  test.each(plain)('two of $section.name with one name meet the same refusal', async (each) => {
    const { collection, section } = each;
    await created(collection, section);
    const again = await t.staff('POST', writeAddress(collection, section), validBody(section));
    expect(again).toMatchObject(refused('identifier', messages.duplicate, 409));
  });

  const sharing = keyed.filter(({ section }) => namesakes.includes(section.name));
  test.each(sharing)('two of $section.name may share a title', async (each) => {
    const { collection, section } = each;
    const title = 'Festa de São João';
    const create = () => created(collection, section, validBody(section, title));
    const [one, two] = [await create(), await create()];
    for (const { identifier } of [one, two]) {
      expect(identifier).toMatch(/^festa-de-sao-joao-[a-z0-9]{6}$/);
    }
    expect(one.identifier).not.toBe(two.identifier);
  });

  test('a name without a single plain letter still gets an address', async () => {
    const [section] = restaurantes.sections as [Section];
    const record = await created(restaurantes, section, validBody(section, '饭店 🍲'));
    expect(record.identifier).toMatch(/^[a-z0-9]{8}$/);
  });

  describe('two sections of one collection', () => {
    test('a place must say which of the two it is', async () => {
      const { type: _, ...body } = validBody(pontos_interesse);
      expect(await t.staff('POST', '/api/pontosInteresse', body)).toMatchObject(
        refused('type', messages.required),
      );
      expect((await t.staff('POST', '/api/pontosInteresse', {})).body.errors).toHaveLength(6);
    });

    test('an event cannot be changed through the news, nor news through the events', async () => {
      const news = await created(noticiasEventos, noticias as unknown as Section);
      const event = await created(noticiasEventos, eventos as unknown as Section);
      for (const [path, { identifier }, body] of [
        ['noticia', event, validBody(noticias)],
        ['evento', news, validBody(eventos)],
      ] as const) {
        const url = `/api/noticiasEventos/${path}/${identifier}`;
        expect((await t.staff('PUT', url, body)).status).toBe(404);
      }
      expect((await t.staff('PUT', `/api/noticiasEventos/${event.identifier}`, {})).status).toBe(
        404,
      );
      expect((await t.visitor('GET', '/api/noticiasEventos')).body.arrayNoticiaEventos).toEqual([
        event,
        news,
      ]);
    });

    test('news cannot be made of the type of an event, nor an event of that of news', async () => {
      for (const [path, body] of [
        ['noticia', { ...validBody(noticias), type: 'EVENTO' }],
        ['evento', { ...validBody(eventos), type: 'NOTICIA' }],
      ] as const) {
        expect(await t.staff('POST', `/api/noticiasEventos/${path}`, body)).toMatchObject(
          refused('type', messages.invalid),
        );
      }
    });

    test('lists hold what was asked for, in the order of creation', async () => {
      for (const name of ['a', 'b', 'c']) {
        for (const section of [pontos_interesse, aqui_perto]) {
          await t.staff(
            'POST',
            '/api/pontosInteresse',
            validBody(section, `${section.name} ${name}`),
          );
        }
      }
      const names = async (query: string) =>
        (await t.visitor('GET', `/api/pontosInteresse?${query}`)).body.arrayPontos.map(
          ({ name }: { name: string }) => `${name.at(-1)}${name.at(0)}`,
        );
      expect(await names('type=PONTO_INTERESSE&limit=4')).toEqual(['ap', 'bp', 'cp']);
      expect(await names('type=AQUI_PERTO&limit=2')).toEqual(['aa', 'ba']);
      expect(await names('type=AQUI_PERTO,PONTO_INTERESSE&limit=0')).toHaveLength(6);
      expect(await names('type=&limit=')).toEqual(['ap', 'aa', 'bp', 'ba', 'cp', 'ca']);
      expect(await names('type=AQUI_PERTO&type=PONTO_INTERESSE')).toEqual(['ap', 'bp', 'cp']);
    });
  });

  test('news are listed from the newest, by type', async () => {
    const section = noticias as unknown as Section;
    const days = ['2026-06-02', '2026-06-01', '2026-06-03'];
    for (const [index, day] of days.entries()) {
      const type = index === 2 ? 'PROJETO' : 'NOTICIA';
      const { _id } = await created(noticiasEventos, section, { ...validBody(section, day), type });
      await t.store.change(noticiasEventos, { _id }, { insertionDate: `${day}T10:00:00.000Z` });
    }
    const titles = async (query: string) =>
      (await t.visitor('GET', `/api/noticiasEventos?${query}`)).body.arrayNoticiaEventos.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles('type=NOTICIA&limit=3')).toEqual(['2026-06-02', '2026-06-01']);
    expect(await titles('type=PROJETO')).toEqual(['2026-06-03']);
    expect(await titles('type=NOTICIA,PROJETO')).toEqual(days.toSorted().reverse());
  });

  describe('what is typed', () => {
    const [section] = restaurantes.sections as [Section];

    test('loses its blanks and control characters, and keeps its accents in one form', async () => {
      const record = await created(restaurantes, section, {
        ...validBody(section, '  Cafe\u0301 \u0000\u0007do Adro\n'),
        pratos: [' Cabrito ', '', '  '],
        description: '<p>Bom\u0000<script>alert(1)</script></p>',
      });
      expect(record).toMatchObject({
        name: 'Café do Adro',
        pratos: ['Cabrito'],
        description: '<p>Bom</p>',
        identifier: 'cafe-do-adro',
      });
      expect(slug(record.name)).toBe(record.identifier);
    });

    test('comes back as it was sent, whatever language it is in', async () => {
      const name = 'Ñandú 饭店 🇵🇹 "aspas" \' <b> & \\ %00 {x}'.normalize();
      const record = await created(restaurantes, section, validBody(section, name));
      expect((await t.visitor('GET', `/api/restaurantes/${record.identifier}`)).body).toEqual({
        restaurante: expect.objectContaining({ name }),
        fotos: {},
      });
    });

    test('a fourth dish is refused', async () => {
      const body = { ...validBody(section), pratos: ['a', 'b', 'c', 'd'] };
      expect(await t.staff('POST', '/api/restaurantes', body)).toMatchObject(
        refused('pratos', messages.tooMany(3)),
      );
    });
  });

  test('replacing at once leaves one whole record, never a mixture', async () => {
    const [section] = restaurantes.sections as [Section];
    const { identifier } = await created(restaurantes, section);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        t.staff('PUT', `/api/restaurantes/${identifier}`, {
          ...validBody(section, `Nome ${index}`),
          local: `Local ${index}`,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const { restaurante } = (await t.visitor('GET', `/api/restaurantes/${identifier}`)).body;
    expect(restaurante.local.slice(6)).toBe(restaurante.name.slice(5));
  });
});

/** What a valid record cannot do without. */
function requiredOf(section: Section): [string, Field][] {
  const body = validBody(section);
  return editable(section).filter(([name]) => isRequired(section, name, body));
}
