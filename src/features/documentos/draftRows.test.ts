import { expect, test } from 'vitest';
import { type Refused, refused } from '../../calls/ask.ts';
import { type Documento, isStandIn, makeDraftRows, standInDay } from './draftRows.screen.ts';

const draft = (_id: string, changes: Partial<Documento> = {}) =>
  ({
    _id,
    identifier: _id,
    title: _id,
    type: 'Ata',
    orgao: 'Junta',
    numero: '',
    date: '2024-05-06',
    files: [],
    ficheiros: {},
    rascunho: true,
    versao: 1,
    ...changes,
  }) as unknown as Documento;

/** A server that keeps what is written, unless it is told to refuse it. */
function server(refusing: (record: Documento) => Refused | undefined = () => undefined) {
  const written: Documento[] = [];
  const write = async (record: Documento) => {
    const no = refusing(record);
    if (no) return no;
    const saved = { ...record, versao: record.versao + 1 };
    written.push(saved);
    return saved;
  };
  return { written, write };
}

test.each([
  ['Orcamento_2025.pdf', '2025-01-01'],
  ['scan0001.pdf', '2026-01-01'],
  ['Conta 2099 de 2019', '2019-01-01'],
  ['12345678', '2026-01-01'],
])('a day that nothing tells stands in the year of %s', (name, day) => {
  expect(standInDay(name, new Date('2026-11-16T12:00:00Z'))).toBe(day);
  expect(isStandIn(day)).toBe(true);
});

test('typing changes one row alone; a save carries the version and what was typed', async () => {
  const { written, write } = server();
  const rows = makeDraftRows([draft('a'), draft('b')], write);
  const other = rows.row('b');
  rows.type('a', 'title', 'Ata n.º 1');
  expect(rows.row('b')).toBe(other);
  expect(await rows.save('a')).toBe(true);
  expect(written).toMatchObject([{ _id: 'a', title: 'Ata n.º 1', versao: 2 }]);
  expect(rows.row('a')).toMatchObject({ state: 'saved', record: { versao: 2 } });
  expect(await rows.save('a')).toBe(true);
  expect(written).toHaveLength(1);
});

test('what is typed while a save is under way is saved after it', async () => {
  const { written, write } = server();
  const rows = makeDraftRows([draft('a')], write);
  rows.type('a', 'numero', '1');
  const saved = rows.save('a');
  rows.type('a', 'numero', '12');
  expect(await saved).toBe(true);
  expect(written.map(({ numero, versao }) => [numero, versao])).toEqual([
    ['1', 2],
    ['12', 3],
  ]);
  expect(rows.row('a')).toMatchObject({ state: 'saved', typed: { numero: '12' } });
});

test.each([
  ['title', '  ', 'Título: Campo obrigatório'],
  ['date', '31/02/2024', 'Data: Data inválida'],
] as const)('a %s that will not do is not sent', async (name, value, reason) => {
  const { written, write } = server();
  const rows = makeDraftRows([draft('a')], write);
  rows.type('a', name, value);
  expect(await rows.save('a')).toBe(false);
  expect(rows.row('a')).toMatchObject({ state: 'failed', reason });
  expect(written).toEqual([]);
});

test('somebody saved meanwhile: it is told, and either of the two can be kept', async () => {
  const newer = draft('a', { title: 'de outra', versao: 5 });
  const { written, write } = server(({ versao }) =>
    versao < 5 ? { ...refused('Entretanto'), more: { documento: newer } } : undefined,
  );
  const rows = makeDraftRows([draft('a')], write);
  rows.type('a', 'title', 'minha');
  expect(await rows.save('a')).toBe(false);
  expect(rows.row('a')).toMatchObject({ state: 'clash', typed: { title: 'minha' } });
  expect(await rows.save('a')).toBe(true);
  expect(written).toMatchObject([{ title: 'minha', versao: 6 }]);
  rows.type('a', 'title', 'outra vez');
  rows.takeStored('a');
  expect(rows.row('a')).toMatchObject({ state: 'saved', typed: { title: 'minha' } });
});

test('one that cannot be published stops none, says why and stays', async () => {
  const { write } = server(({ _id }) => (_id === 'b' ? refused('Não') : undefined));
  const drafts = [draft('a'), draft('b'), draft('c', { date: '2024-01-01' }), draft('d')];
  const rows = makeDraftRows(drafts, write);
  const published = await rows.publish(rows.ids(), () => {});
  expect(published.map(({ _id, rascunho }) => [_id, rascunho])).toEqual([
    ['a', false],
    ['d', false],
  ]);
  expect(rows.ids()).toEqual(['b', 'c']);
  expect(rows.row('b')?.reason).toBe('Não.');
  expect(rows.row('c')?.reason).toBe('Escreva a data do ato.');
  expect(await rows.bringBack(published)).toEqual([]);
  expect(rows.ids()).toEqual(['d', 'a', 'b', 'c']);
  expect(rows.row('a')?.record.rascunho).toBe(true);
});
