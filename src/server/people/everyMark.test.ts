import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyTable } from '../../../tests/everyTable.ts';
import { engines } from '../../../tests/openTestStore.ts';
import { everything, personData } from '../../../tests/personData.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { serverFeatures } from '../../features/all.server.ts';
import { inscricoes } from '../../features/inscricoes/tables.server.ts';
import type { Field } from '../../fields/field.ts';
import { messages } from '../../language/messages.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { passkeys } from '../staff/passkeysTable.ts';
import { sessions } from '../staff/sessions.ts';
import { staff } from '../staff/staff.ts';
import { atividade } from '../store/atividade.ts';
import { definicoes } from '../store/definicoes.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../store/table.ts';
import { own } from '../village/own.ts';
import type { PersonalData } from './personalData.ts';

/** By its name, since the feature can be taken out. */
const mensagens = everyTable.find(({ name }) => name === 'mensagens') as Table;

const pedidos = everyTable.find(({ name }) => name === 'pedidos') as Table;

const everyPeople = [...serverFeatures, own].map(({ people }) => people);
const holdings = everyPeople.flatMap((people) => people.holdings);
const tables: readonly Table[] = everyTable;
const isContent = ({ mentions }: PersonalData) => typeof mentions === 'object';
test('every table says what it holds of people, once', () => {
  const said = everyPeople.flatMap((people) => [
    ...people.holdings.map(({ table }) => table.name),
    ...people.withoutPeople.map(({ name }) => name),
  ]);
  expect(said.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

/** Columns that the program fills in by itself: keys, places and names of files. */
const byProgram = new Set([
  ...['inscricoes.evento', 'inscricoes.chave', 'inscricoes.segredo', 'inscricoes.eventoApagado'],
  ...['comprovativos.inscricao', 'comprovativos.file'],
  ...['movimentos.de', 'movimentos.dono', 'movimentos.quem'],
  ...['pedidosPagamento.de', 'pedidosPagamento.dono', 'pedidosPagamento.pedido'],
  ...['pedidosPagamento.entidade', 'pedidosPagamento.referencia'],
  ...['respostas.mensagem', 'respostas.chave', 'respostas.por', 'respostas.carta'],
  ...['pedidos.perguntas', 'passosDePedidos.pedido', 'passosDePedidos.por'],
  ...['ficheirosDePedidos.pedido', 'ficheirosDePedidos.file'],
  ...['copiasDeEmitidos.emitido', 'copiasDeEmitidos.pedido', 'copiasDeEmitidos.file'],
  ...['anexos.about', 'anexos.resposta', 'anexos.carta', 'anexos.file'],
  ...['outbox.about', 'outbox.goesOn', 'outbox.batch', 'outbox.unsubscribe'],
  ...['outbox.tipo', 'outbox.secret'],
  ...['seguidores.consentimento', 'seguidores.ultimoEnvio'],
  ...['aparelhos.chave', 'aparelhos.segredo', 'aparelhos.devendo', 'aparelhos.prova'],
  ...['rascunhos.conta', 'rascunhos.seccao', 'rascunhos.registo', 'rascunhos.revisao'],
  'pedidosDados.respondidoPor',
]);

/** Columns that repeat, in another form, what their row says elsewhere. */
const saidAgain = new Set(
  ['mailbox', 'replyto', 'html', 'calendar', 'code', 'lasterror'].map(
    (column) => `outbox.${column}`,
  ),
);

/** The columns of a table that may hold what somebody typed. */
function wordsIn({ name, fields }: Table): [string, Field][] {
  return Object.entries(fields as Record<string, Field>).filter(
    ([column, { kind, initial, unique }]) =>
      typeof initial === 'string' &&
      !unique &&
      !['choice', 'fixed', 'instant', 'date', 'time', 'moment', 'photo', 'file'].includes(kind) &&
      !byProgram.has(`${name}.${column}`),
  );
}

/** Tables of staff themselves, in which nobody writes about anybody. */
const ofAccounts = [staff, passkeys, sessions].map(({ name }) => name);

/** Whether a person may be named in a row that is neither theirs nor content of the site. */
const canName = (holding: PersonalData) =>
  !isContent(holding) &&
  !ofAccounts.includes(holding.table.name) &&
  wordsIn(holding.table).some(([column]) => !holding.who?.fields.includes(column));

/** A value with these words, in the form of its column. */
const put = (words: string, { holdsRecord }: Field) =>
  holdsRecord ? JSON.stringify({ title: words }) : words;

/** Creates a row with these words in every column. */
function plant(store: Store, table: Table, words: (column: string) => string, more: object) {
  const said = wordsIn(table).map(([column, field]) => [column, put(words(column), field)]);
  const unique = Object.entries(table.fields as Record<string, Field>)
    .filter(([, field]) => field.unique && field.column === 'text')
    .map(([column]) => [column, randomUUID()]);
  return store.create(table, { ...Object.fromEntries([...unique, ...said]), ...more });
}

const zulmira = {
  name: 'Zulmira Marcada Única',
  email: 'Zulmira.Marcada@exemplo.pt',
  phone: '939100200',
};
const words = ['zulmira', 'marcada', '939100200'];

describe.each(engines)('one person on %s', (engine) => {
  const t = testApp(engine);
  const { ask, erase, handOver, marks } = personData(t);
  const inWords = `Falei com ${zulmira.name}, ${zulmira.email}, +351 939 100 200.`;
  let evento: string;
  let conta: string;
  beforeAll(async () => {
    const startDate = '2026-08-01';
    const event = { type: 'EVENTO' as const, title: 'Magusto', identifier: 'magusto', startDate };
    evento = (await t.store.create(noticiasEventos, event))._id;
    conta = (await t.store.find(staff, {}))?._id ?? '';
  });

  const ofEvent = ({ name }: Table) => (name === inscricoes.name ? { evento } : {});

  /** A row of somebody else, as the parent of another. */
  const ofRui = async (table: Table) => {
    const unique = { numero: randomUUID(), chave: randomUUID(), segredo: randomUUID() };
    return (await t.store.create(table, { ...unique, nome: 'Rui' }))._id;
  };

  /** Creates a row of the person's own in every table that has such rows, and rows of others that name them. */
  async function plantEverywhere(): Promise<void> {
    const own = new Map<string, string>();
    for (const holding of holdings.filter((each) => each.who && each.table.name !== staff.name)) {
      const { table } = holding;
      const theirs = Object.fromEntries(
        (holding.who?.fields ?? []).map((column) => {
          const { kind } = table.fields[column] as Field;
          const isPhone = kind === 'phone';
          const isName = column === 'name' || column === 'nome';
          return [column, isPhone ? zulmira.phone : isName ? zulmira.name : zulmira.email];
        }),
      );
      // A name only: no such file is on disk.
      const file = table.filesIn ? { file: randomUUID() } : {};
      const more = { ...theirs, ...file, ...ofEvent(table) };
      const row = await plant(t.store, table, (c) => `marcada-${table.name}-${c}`, more);
      own.set(table.name, row._id);
    }
    const isOfAccount = ({ table }: PersonalData) =>
      table === atividade || table.belongsTo?.table === staff.name;
    for (const { table, belongsTo } of holdings.filter(
      (each) => each.belongsTo && !isOfAccount(each),
    )) {
      const owner = belongsTo === 'dono' ? inscricoes.name : mensagens.name;
      const parent = own.get(table.belongsTo?.table ?? owner);
      const file = `zulmira-${randomUUID()}`;
      const kind = 'extension' in table.fields ? { extension: 'pdf' } : {};
      const proof = table.filesIn ? { file, ...kind } : {};
      if (table.filesIn) {
        const folder = join(t.context.config.dataDir, table.filesIn);
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, file), '%PDF Zulmira pagou');
      }
      const more = { [belongsTo ?? '']: parent, ...proof };
      await plant(t.store, table, (c) => `marcada-${table.name}-of-${c}`, more);
    }
    for (const { table, who } of holdings.filter(canName)) {
      const parent = table.belongsTo?.table === staff.name ? { conta } : {};
      const others = Object.fromEntries((who?.fields ?? []).map((column) => [column, '']));
      const { _id } = await t.store.create(mensagens, { name: 'Rui', email: 'rui@exemplo.pt' });
      const of: Record<string, string> = {};
      if (table.belongsTo?.table === mensagens.name) of.mensagem = _id;
      if (table.belongsTo?.table === pedidos?.name) of.pedido = await ofRui(pedidos);
      await plant(t.store, table, () => inWords, {
        ...others,
        ...parent,
        ...of,
        ...ofEvent(table),
      });
    }
  }

  test('their file has every mark, and once erased there is none', async () => {
    await plantEverywhere();
    const before = await everything(t);
    expect(await marks(words)).toBeGreaterThan(100);

    const { pessoaDados } = (await ask(zulmira.email.toUpperCase())).body;
    expect(pessoaDados).toMatchObject({ eUma: true, podeApagar: true, impede: '' });
    expect(pessoaDados.pessoas).toContainEqual({
      nome: zulmira.name,
      email: zulmira.email,
      telefone: zulmira.phone,
    });
    for (const typed of ['+351 939 100 200', 'zulmira  marcada única']) {
      expect((await ask(typed)).body.pessoaDados.partes).toEqual(pessoaDados.partes);
    }

    const zip = await handOver(zulmira.email);
    const [html, json] = ['dados.html', 'dados.json'].map((name) => zip.get(name) ?? '');
    const planted = new Set(before.match(/marcada-\w+-[\w-]+/g));
    const untold = [...planted].filter((mark) => {
      const [, name = '', column = ''] = /marcada-(\w+)-(?:of-)?(\w+)/.exec(mark) ?? [];
      return !saidAgain.has(`${name}.${column}`) && !html?.toLowerCase().includes(mark);
    });
    expect(untold).toEqual([]);
    expect(JSON.parse(json ?? '').partes.length).toBe(pessoaDados.partes.length);
    const naming = holdings.filter(canName).length;
    expect(html?.match(/Falei com/g)?.length).toBeGreaterThanOrEqual(naming);
    const files = [...zip.keys()].filter((name) => name.startsWith('ficheiros/'));
    const withFiles = holdings.filter(({ table }) => table.filesIn).length;
    expect(files.map((name) => zip.get(name))).toEqual(Array(withFiles).fill('%PDF Zulmira pagou'));

    const { status, body } = await erase(zulmira.email);
    expect(status).toBe(200);
    expect(body.apagado.ficam).toEqual([
      'Ficam o número, o dia e o SHA-256 do documento, sem dizer de quem',
      'Ficam o dia do pedido e o da resposta, sem dizer de quem',
    ]);
    expect(await marks(words)).toBe(0);
    expect((await ask(zulmira.email)).body.pessoaDados).toMatchObject({ pessoas: [], partes: [] });
    // Rows of others that named them keep the rest of their text.
    const [named] = await t.store.list(mensagens, { where: { name: '' } });
    expect(named?.mensagem).toBe('Falei com (apagado), (apagado), (apagado).');
    expect((await t.store.list(mensagens, { where: { name: 'Rui' } })).length).toBeGreaterThan(0);
    // Erasing again finds nothing and logs nothing.
    expect((await erase(zulmira.email)).body).toEqual({ apagado: { registos: 0, ficam: [] } });
    const said = (await t.store.list(atividade)).map(({ verb }) => verb);
    expect(said.filter((verb) => verb === 'personErased')).toHaveLength(1);
  });

  test('what the site says of them is told, and stays', async () => {
    const bento = { name: 'Bento Publicado Único', email: 'bento@publicado.example' };
    for (const holding of holdings.filter(isContent)) {
      const { table } = holding;
      if (table === atividade || table.name === definicoes.name) continue;
      await plant(t.store, table, () => `Escreva a ${bento.name}, ${bento.email}`, {});
    }
    const { pessoaDados } = (await ask(bento.email)).body;
    const told = pessoaDados.partes.flatMap(({ registos }: { registos: object[] }) => registos);
    expect(told).toHaveLength(holdings.filter(isContent).length - 2);
    for (const each of told) expect(each.fica).not.toBe('');
    const before = await marks(['bento@publicado']);
    expect((await erase(bento.email)).status).toBe(200);
    expect(await marks(['bento@publicado'])).toBe(before);
    // A name that no row is owned by may be any words: they are told, and not erased.
    expect((await ask(bento.name)).body.pessoaDados).toMatchObject({ podeApagar: false });
    expect(await erase(bento.name)).toMatchObject(refused('q', messages.nobodySuch));
  });
});
