import { describe, expect, test } from 'vitest';
import { fileName } from '../language/fileName.ts';
import { messages } from '../language/messages.ts';
import { tidyNumber } from '../language/phoneNumber.ts';
import { choice, fixed } from './choice.ts';
import { contorno } from './contorno.ts';
import { coordinate } from './coordinate.ts';
import { count } from './count.ts';
import { date } from './date.ts';
import { email } from './email.ts';
import type { Field } from './field.ts';
import { file } from './file.ts';
import { flag } from './flag.ts';
import { blankHorario, horario } from './horario.ts';
import { identifier } from './identifier.ts';
import { link } from './link.ts';
import { list } from './list.ts';
import { lugar } from './lugar.ts';
import { moment } from './moment.ts';
import { password } from './password.ts';
import { phone } from './phone.ts';
import { photo, photos } from './photo.ts';
import { blankPorDia, porDia } from './porDia.ts';
import { price } from './price.ts';
import { richText } from './richText.ts';
import { text } from './text.ts';
import { time } from './time.ts';

type Kind = {
  field: Field;
  /** What is sent, and the value it becomes. */
  good: [unknown, unknown][];
  bad: [unknown, string][];
};

const asItIs = (...values: unknown[]): [unknown, unknown][] => values.map((each) => [each, each]);
const all = (values: unknown[], message: string): [unknown, string][] =>
  values.map((each) => [each, message]);
const notText = [null, 5, true, [], ['x'], {}];
const typedAsText: Pick<Kind, 'good' | 'bad'> = {
  good: [
    ...asItIs('', 'Ação', 'a "b" <c> & d'),
    ['  aparado \n', 'aparado'],
    ['cafe\u0301', 'café'],
    // Normalising so many accents at once would take minutes.
    [
      `a${'\u0301\u0323'.repeat(200_000)}`,
      `ạ\u0301${'\u0323'.repeat(14)}${'\u0301'.repeat(14)}`.normalize(),
    ],
    ['a\u0000b\u0007c\u007fd', 'abcd'],
  ],
  bad: all(notText, messages.invalid),
};
const tooLong = (most: number): [unknown, string] => ['á'.repeat(most + 1), messages.tooLong(most)];
const numbersAsText: [unknown, unknown][] = [
  ['', null],
  ['  ', null],
  [null, null],
  ['2', 2],
  [' 2 ', 2],
  ['007', 7],
];

const kinds: Record<string, Kind> = {
  text: {
    field: text('x') as Field,
    good: [...typedAsText.good, ['a\r\nb\tc', 'a b c'], ...asItIs('á'.repeat(300))],
    bad: [...typedAsText.bad, tooLong(300)],
  },
  'text of several lines': {
    field: text('x', { lines: true, advised: 250 }) as Field,
    good: asItIs('a\nb\tc', 'á'.repeat(300), 'x'.repeat(5_000)),
    bad: [tooLong(5_000)],
  },
  richText: {
    field: richText('x') as Field,
    good: [...asItIs('', '<p>a</p>'), ['<p>a\u0000</p> ', '<p>a</p>']],
    bad: [...all(notText, messages.invalid), tooLong(200_000)],
  },
  password: {
    field: password('x') as Field,
    good: asItIs('', '  com brancos  ', 'á'),
    bad: [...all(notText, messages.invalid), tooLong(1_000)],
  },
  photo: {
    field: photo('x') as Field,
    good: [...typedAsText.good, ...asItIs('/f/abcdefghi-a.jpg', 'https://exemplo.pt/a.jpg')],
    bad: [...typedAsText.bad, tooLong(2_000)],
  },
  link: {
    field: link('x') as Field,
    good: [...typedAsText.good, ...asItIs('exemplo.pt', 'http://exemplo.pt')],
    bad: [...typedAsText.bad, tooLong(2_000)],
  },
  'link to where people have names': {
    field: link('x', { names: 'instagram.com/' }) as Field,
    good: [
      ...asItIs('', 'instagram.com/casa', 'casa', '@casa da urze', 'a@casa.pt', '@'),
      ['@casa', 'instagram.com/casa'],
      [' @casa.da_urze ', 'instagram.com/casa.da_urze'],
    ],
    bad: [tooLong(2_000)],
  },
  'list of phone numbers': {
    field: list('x', { item: 'contacto', tidy: tidyNumber }) as Field,
    good: [
      ...asItIs([], ['112'], ['276 000 000, à noite'], ['+34 912 345 678']),
      [
        ['+351 912 345 678', ' 00351-276-000-000 '],
        ['912345678', '276000000'],
      ],
    ],
    bad: [[['x'.repeat(201)], messages.tooLong(200)]],
  },
  file: {
    field: file('x') as Field,
    good: typedAsText.good,
    bad: [...typedAsText.bad, tooLong(300)],
  },
  photos: {
    field: photos('x') as Field,
    good: [
      ...asItIs([], ['a', 'b'], Array(60).fill('x')),
      [
        [' a ', '', '  ', 'b'],
        ['a', 'b'],
      ],
    ],
    bad: [
      ...all([null, 'x', 5, {}, [5], [null], [['x']]], messages.invalid),
      [Array(61).fill('x'), messages.tooMany(60)],
      [['x'.repeat(2_001)], messages.tooLong(2_000)],
    ],
  },
  list: {
    field: list('x', { item: 'prato', most: 3 }) as Field,
    good: [
      ...asItIs([], ['a', 'b', 'c']),
      [
        ['', ' ', 'a', '', 'b', 'c'],
        ['a', 'b', 'c'],
      ],
    ],
    bad: [
      ...all([null, 'x', 5, {}, [5], [null], [['x']]], messages.invalid),
      [['a', 'b', 'c', 'd'], messages.tooMany(3)],
      [['x'.repeat(201)], messages.tooLong(200)],
    ],
  },
  choice: {
    field: choice('x', ['Hotel', 'Outro']) as unknown as Field,
    good: asItIs('Hotel', 'Outro', ''),
    bad: all(['hotel', 'Outro ', null, 5, ['Hotel'], 'toString', '__proto__'], messages.invalid),
  },
  fixed: {
    field: fixed('x', 'EVENTO') as unknown as Field,
    good: asItIs('EVENTO', ''),
    bad: all(['NOTICIA', 'evento', 5, null], messages.invalid),
  },
  flag: {
    field: flag('x') as Field,
    good: [...asItIs(true, false), ['true', true], ['false', false], ['', false]],
    bad: all(['sim', '1', 1, 0, null, [], {}], messages.invalid),
  },
  date: {
    field: date('x') as Field,
    good: asItIs('', '2026-06-01', '2028-02-29', '2026-12-31'),
    bad: all(
      ['2026-02-29', '2026-13-01', '2026-00-10', '2026-6-1', '01-06-2026', '2026-06-01T10:00', ' ']
        .concat(['2026-06-01\n', '+02026-06-01', 'hoje'])
        .concat(notText as string[]),
      messages.date,
    ),
  },
  time: {
    field: time('x') as Field,
    good: asItIs('', '00:00', '09:15', '23:45', '12:30'),
    bad: [
      ...all(['24:00', '10:60', '9:15', '10:15:00', '1015', '10:15\n', ...notText], messages.time),
      ...all(['10:01', '10:10', '23:59'], messages.timeStep),
    ],
  },
  moment: {
    field: moment('x') as Field,
    good: [
      ...asItIs('', '2026-07-01T10:15:00.000Z'),
      ['2026-07-01T10:15:00Z', '2026-07-01T10:15:00.000Z'],
      ['2026-07-01T10:15:00+01:00', '2026-07-01T09:15:00.000Z'],
    ],
    bad: all(
      [
        '2026-07-01',
        '2026-07-01 10:15',
        '2026-02-30T10:00:00Z',
        '0000-01-01T00:00:00Z',
        '2026-07-01T25:00:00Z',
        ...notText.slice(1),
      ],
      messages.moment,
    ),
  },
  price: {
    field: price('x') as Field,
    good: [
      ...numbersAsText,
      ...asItIs(0, 12.5, 0.07, 1.1, 99_999.99, 100_000),
      ['12,50', 12.5],
      ['12.5', 12.5],
      ['0,07', 0.07],
    ],
    bad: [
      ...all([-1, -0.01, 12.345, '12,345', '1.000', '1.000,50', 'abc', '1e3'], messages.price),
      ...all(['12,', ',5', '€5', true, [], {}, Number.NaN, Infinity], messages.price),
      [100_000.01, messages.atMost(100_000)],
    ],
  },
  count: {
    field: count('x', { least: 1, most: 1_000 }) as Field,
    good: [...numbersAsText, ...asItIs(1, 1_000)],
    bad: [
      ...all([1.5, '1.5', '2,0', '1.000', 'dois', '1e2', true, [], {}], messages.count),
      ...all([Number.NaN, Infinity, '0x10'], messages.count),
      ...all([0, -1, '0', '-5'], messages.atLeast(1)),
      ...all([1_001, '1001'], messages.atMost(1_000)),
    ],
  },
  coordinate: {
    field: coordinate('x', { most: 90 }) as Field,
    good: [...numbersAsText, ...asItIs(41.123456, -90, 90), ['-7,654321', -7.654321]],
    bad: all([90.1, -91, 'norte', '41°', true, {}], messages.coordinate),
  },
  contorno: {
    field: contorno('x') as Field,
    good: [
      ['', ''],
      [
        '{"type":"Polygon","coordinates":[[[-7.9,41.7],[-7.8,41.7],[-7.8,41.8],[-7.9,41.7]]]}',
        '{"type":"MultiLineString","coordinates":[[[-7.9,41.7],[-7.8,41.7],[-7.8,41.8],[-7.9,41.7]]]}',
      ],
    ],
    bad: [
      ...all(notText, messages.invalid),
      ...all(['Serra', '{}', '[[1,2],[3,4]]', '[[900,1],[1,2],[3,4]]'], messages.contorno),
      tooLong(200_000),
    ],
  },
  lugar: {
    field: lugar('x') as Field,
    good: [
      ...asItIs(null, { lat: 41.8, lon: -6.75 }, { lat: -90, lon: 180 }),
      ['', null],
      ['41.8, -6.75', { lat: 41.8, lon: -6.75 }],
      ['geo:41.8,-6.75', { lat: 41.8, lon: -6.75 }],
      [
        { lat: 41.80000049, lon: -6.75, mais: 1 },
        { lat: 41.8, lon: -6.75 },
      ],
    ],
    bad: [
      ...all([{}, [], 5, true, 'Largo', { lat: 41.8 }, { lat: '41', lon: '-6' }], messages.lugar),
      ...all(
        [
          { lat: 90.1, lon: 0 },
          { lat: 0, lon: -181 },
          { lat: null, lon: 0 },
        ],
        messages.lugar,
      ),
      ['https://maps.app.goo.gl/AbC', messages.shortMapLink],
    ],
  },
  porDia: {
    field: porDia('x') as unknown as Field,
    good: [
      ...asItIs(blankPorDia, { ...blankPorDia, seg: '7h30 ida\n18h00 volta' }),
      [{ dom: ' 9h00 ' }, { ...blankPorDia, dom: '9h00' }],
    ],
    bad: [
      ...all([{ seg: 5 }, { seg: ['9h00'] }, 'x', 5, []], messages.invalid),
      [{ seg: 'x'.repeat(501) }, messages.tooLong(500)],
    ],
  },
  horario: {
    field: horario('x') as unknown as Field,
    good: [
      ...asItIs(blankHorario, {
        ...blankHorario,
        semana: {
          ...blankHorario.semana,
          sex: [
            ['09:00', '12:30'],
            ['19:00', '02:00'],
          ],
        },
        epocas: [{ de: '11-01', ate: '02-29', semana: blankHorario.semana }],
        fechos: [{ de: '2026-12-24', ate: '2026-12-26', motivo: 'Natal' }],
        feriados: true,
        notas: 'Ao domingo,\ntoque à campainha.',
      }),
      [{}, blankHorario],
      [
        {
          semana: {
            seg: [
              ['14:00', '17:00'],
              ['09:00', '12:30'],
            ],
          },
          fechos: [],
          notas: ' x ',
        },
        {
          ...blankHorario,
          notas: 'x',
          semana: {
            ...blankHorario.semana,
            seg: [
              ['09:00', '12:30'],
              ['14:00', '17:00'],
            ],
          },
        },
      ],
    ],
    bad: [
      ...all(
        [null, '', 'aberto', [], 5, { semana: [] }, { semana: { seg: 'x' } }],
        messages.invalid,
      ),
      ...all(
        [[['9:00', '12:00']], [['09:00', '24:00']], [['09:00']], [['09:00', 5]]].map((seg) => ({
          semana: { seg },
        })),
        messages.time,
      ),
      ...all(
        [
          [
            ['09:00', '13:00'],
            ['12:00', '17:00'],
          ],
          [
            ['22:00', '02:00'],
            ['23:00', '23:30'],
          ],
          [
            ['09:00', '09:00'],
            ['14:00', '17:00'],
          ],
        ].map((seg) => ({ semana: { seg } })),
        messages.hoursOverlap,
      ),
      [{ semana: { seg: Array(3).fill(['09:00', '10:00']) } }, messages.tooMany(2)],
      [{ fechos: [{ de: '2026-12-26', ate: '2026-12-24' }] }, messages.endsBeforeStart],
      [{ fechos: [{ de: '2026-02-30', ate: '2026-12-24' }] }, messages.date],
      [{ epocas: [{ de: '02-30', ate: '03-01', semana: {} }] }, messages.date],
      [{ feriados: 'sim' }, messages.invalid],
      [{ notas: 'x'.repeat(1_001) }, messages.tooLong(1_000)],
    ],
  },
  phone: {
    field: phone('x') as Field,
    good: [
      ...asItIs('', '912345678', '273000000'),
      [' 912345678 ', '912345678'],
      ['912 345 678', '912345678'],
      ['+351912345678', '912345678'],
    ],
    bad: all(
      ['91234567', '9123456789', '+34912345678', '91234567a', 912345678, null, {}],
      messages.phone,
    ),
  },
  email: {
    field: email('x') as Field,
    good: [
      ...asItIs('', 'ana@exemplo.pt', 'a.b+c@sub.exemplo.pt', "o'brien@exemplo.pt"),
      [' ana@exemplo.pt ', 'ana@exemplo.pt'],
    ],
    bad: all(
      ['ana', 'ana@', '@exemplo.pt', 'ana@exemplo', 'ana exemplo@x.pt', 'a@b@c.pt', 'a@x..pt']
        .concat(['ana@exemplo.pt\nBcc: x@y.pt', 'a\u0000@x.pt', `${'a'.repeat(250)}@x.pt`])
        .concat(notText as string[]),
      messages.email,
    ),
  },
  identifier: {
    field: identifier() as Field,
    good: asItIs('', 'a', 'forno-comunitario-2', '123'),
    bad: [
      ...all(['Forno', 'a b', 'é', '-a', 'a-', 'a--b', 'a/b', '..', 'a\n'], messages.identifier),
      ...all(notText, messages.identifier),
      ['x'.repeat(201), messages.tooLong(200)],
    ],
  },
};

describe.each(Object.entries(kinds))('%s', (_name, { field, good, bad }) => {
  test('takes what people mean', () => {
    for (const [sent, expected] of good) {
      expect(field.schema.safeParse(sent), JSON.stringify(sent)).toEqual({
        success: true,
        data: expected,
      });
    }
  });

  test('says in Portuguese what is wrong with the rest', () => {
    for (const [sent, message] of bad) {
      const checked = field.schema.safeParse(sent);
      expect(checked.success, String(JSON.stringify(sent)).slice(0, 80)).toBe(false);
      expect(checked.error?.issues[0]?.message, String(JSON.stringify(sent)).slice(0, 80)).toBe(
        message,
      );
    }
  });

  test('comes out of its column as it went in', () => {
    for (const [, value] of good) {
      const stored = field.toColumn(value);
      if (stored !== null) expect(field.fromColumn(stored)).toEqual(value);
    }
  });

  test('accepts its own initial value', () => {
    expect(field.schema.safeParse(field.initial).data).toEqual(field.initial);
  });
});

test('a price is kept as whole cents', () => {
  const { toColumn } = price('x');
  expect([12.5, 0.07, 1.1, 19.99, 4.35, null].map(toColumn)).toEqual([
    ...[1250, 7, 110, 1999, 435, null],
  ]);
});

test('a formatted text is empty without words and pictures, however many tags it has', () => {
  const { isEmpty } = richText('x');
  for (const empty of ['', '<p></p>', '<p><br></p>', '<p>&nbsp; </p><ul><li></li></ul>']) {
    expect(isEmpty(empty), empty).toBe(true);
  }
  for (const full of ['a', '<p>0</p>', '<p><img src="/f/x.jpg"></p>', '<p>&lt;</p>']) {
    expect(isEmpty(full), full).toBe(false);
  }
});

test('the name of a file is its path less the first 13 characters', () => {
  expect(fileName('/f/abcdefghi-Edital n.pdf')).toBe('Edital n.pdf');
});
