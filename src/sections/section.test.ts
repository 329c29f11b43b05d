import { expect, test } from 'vitest';
import { flag } from '../fields/flag.ts';
import { text } from '../fields/text.ts';
import type { Rule } from '../server/rules/rule.ts';
import { everyCollection, type RecordIn, everySection as sections } from './all.ts';
import type { avisos } from './avisos.ts';
import { faces } from './faces.ts';
import { type Section, section } from './section.ts';

const words = {
  name: 'fontes',
  menu: 'Fontes',
  addTitle: 'Adicionar fonte',
  editTitle: 'Editar fonte',
  deleteQuestion: 'Deseja apagar a Fonte?',
  noun: 'a fonte',
  emptyMessage: 'Não existem fontes',
};
const fields = { name: text('Nome'), isPublic: flag('Pública'), water: text('Água') };

// The type check is the test here: it fails if one of the lines expected to fail does not.
test('a misspelt field fails the type check', () => {
  const right = { ...words, fields, heading: 'name', columns: ['name'] } as const;
  // @ts-expect-error: the heading is no field
  section({ ...right, heading: 'nome' });
  // @ts-expect-error: the column is no field
  section({ ...right, columns: ['public'] });
  // @ts-expect-error: the second line is of no field
  section({ ...right, secondLine: { of: ['agua'] } });
  // @ts-expect-error: its words are made of no field
  section({ ...right, secondLine: { of: ['water'], words: ({ agua }) => [agua] } });
  // @ts-expect-error: what is shown is no field
  section({ ...right, shownWhen: { agua: { isPublic: true } } });
  // @ts-expect-error: the condition is no field
  section({ ...right, shownWhen: { water: { public: true } } });
  // @ts-expect-error: the condition can never hold
  section({ ...right, editableWhen: { water: { isPublic: 'yes' } } });
  // @ts-expect-error: the check looks at no field
  section({ ...right, check: ({ nome }) => nome });

  const onAPage = (restaurante: RecordIn<'restaurantes'>, evento: RecordIn<'noticiasEventos'>) => [
    restaurante.pratos.length,
    evento.currentParticipants,
    // @ts-expect-error: a page shows no field of that name
    restaurante.pratoss,
    // @ts-expect-error: a choice has no such word
    restaurante.type === 'Pizzaria',
  ];
  const inARule: Rule<typeof avisos> = {
    // @ts-expect-error: a rule looks for no field of that name
    select: () => ({ where: { frontpage: true } }),
  };
  expect([onAPage, inARule]).toHaveLength(2);
});

/** A record, and the names of the fields that were read from it. */
function watched(record: Record<string, unknown>) {
  const read = new Set<string>();
  const get = (target: typeof record, name: string) => {
    read.add(name);
    return target[name];
  };
  return { record: new Proxy(record, { get }) as never, read };
}

test('every section has a name of its own, and those of the specification come first, in its order', () => {
  const names = sections.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.join(' ')).toMatch(
    /^pontos_interesse aqui_perto restaurantes alojamentos lojas noticias eventos avisos essencias contactos pessoas\b/,
  );
});

test.each(faces)('visitors find $name by words and an address that are its own', (face) => {
  expect(face.path).toMatch(/^\/[a-z_]+$/);
  const sharing = faces.filter(({ path }) => path === face.path);
  expect(new Set(sharing.map(({ collection }) => collection)).size).toBe(1);
  for (const text of [face.label, face.all, face.lead, face.empty.text, face.empty.unread])
    expect(text).not.toBe('');
  expect(face.description.length).toBeGreaterThan(20);
});

test.each(sections)('$name asks in words of its own before it removes something', (each) => {
  expect(each.deleteQuestion).toMatch(/^Deseja apagar [oa] .+\?$/);
  expect(each.addTitle).toMatch(/^Adicionar /);
  expect(each.editTitle).toMatch(/^Editar /);
  expect(each.emptyMessage).toMatch(/^Não existem /);
});

test.each(sections)(
  '$name can be shown: its heading is required, its columns are fields',
  (each) => {
    expect(each.fields[each.heading]?.required).toBe(true);
    for (const column of each.columns) expect(each.fields).toHaveProperty(column);
  },
);

test('sections that share a collection tell their records apart by type', () => {
  for (const { sections: sharing } of everyCollection.filter(
    ({ sections }) => sections.length > 1,
  )) {
    const types = sharing.flatMap(
      ({ fields: { type } }) => (type as { choices?: string[] }).choices,
    );
    expect(types.every((type) => type)).toBe(true);
    expect(new Set(types).size).toBe(types.length);
  }
});

test('sections that share a column store it alike', () => {
  for (const { sections: sharing, fields: merged } of everyCollection) {
    for (const { fields: own } of sharing) {
      for (const [name, field] of Object.entries(own)) {
        expect(merged[name]?.column, name).toBe(field.column);
      }
    }
  }
});

/** The second line that a section's list shows for a record with these values. */
const seconds: [section: string, record: Record<string, unknown>, words: string][] = [
  ['eventos', {}, '28 de novembro de 2026 · 21:00'],
  ['eventos', { startTime: '' }, '28 de novembro de 2026'],
  ['eventos', { endDate: '2026-11-29' }, '28 a 29 de novembro de 2026'],
  ['eventos', { endDate: '2026-12-02' }, '28 de novembro de 2026 a 02 de dezembro de 2026'],
  [
    'eventos',
    { permiteInscricao: true, maxParticipants: 40, currentParticipants: 12, startTime: '' },
    '28 de novembro de 2026 · 12 de 40 lugares ocupados',
  ],
  ['eventos', { startTime: '', currentParticipants: 3 }, '28 de novembro de 2026 · 3 com lugar'],
  ['eventos', { startDate: '2026-11-15' }, '15 de novembro de 2026 · 21:00 · já passou'],
  ['eventos', { startDate: '2026-11-15', endDate: '2026-11-16' }, '15 a 16 de novembro de 2026'],
  ['avisos', {}, '05 de novembro de 2026'],
  ['avisos', { file: '/f/123456789-a.pdf' }, '05 de novembro de 2026 · com ficheiro'],
  ['avisos', { isActive: false }, '05 de novembro de 2026 · já não está em vigor'],
  [
    'avisos',
    { urgencia: 'Perigo', urgenteAte: '2026-11-17T10:00:00.000Z' },
    '05 de novembro de 2026 · urgente até 17/11/2026, 10:00',
  ],
  [
    'avisos',
    { urgencia: 'Perigo', urgenteAte: '2026-11-15T10:00:00.000Z' },
    '05 de novembro de 2026 · já não está em vigor',
  ],
  ['documentos', { numero: '' }, 'Junta'],
  ['documentos', {}, 'Junta · n.º 3/2026'],
  ['documentos', { files: [{}, {}, {}] }, 'Junta · n.º 3/2026 · 2 anexos'],
];

test.each(seconds)('in the list of %s, %j is told apart by: %s', (name, given, words) => {
  const { secondLine } = sections.find((each) => each.name === name) as Section;
  const plain = {
    startDate: '2026-11-28',
    startTime: '21:00',
    endDate: '',
    permiteInscricao: false,
    maxParticipants: null,
    currentParticipants: 0,
    date: '2026-11-05T10:00:00.000Z',
    file: '',
    isActive: true,
    urgencia: '',
    urgenteAte: '',
    orgao: 'Junta',
    numero: '3/2026',
    files: [{}],
  };
  const { record, read } = watched({ ...plain, ...given });
  const said = secondLine?.words?.(record, new Date('2026-11-16T12:00:00Z')).filter(Boolean);
  expect(said?.join(' · ')).toBe(words);
  // The list fetches only the fields in `of`, so `words` must read no others.
  expect([...read].filter((each) => !secondLine?.of.includes(each))).toEqual([]);
});

test('no second line repeats what stands in the same row', () => {
  for (const { name, heading, columns, secondLine } of sections) {
    expect(
      secondLine?.of.filter((each) => [heading, ...columns].includes(each)) ?? [],
      name,
    ).toEqual([]);
  }
});
