import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { readZip } from '../../../tests/readZip.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { comprovativos, inscricoes } from '../../features/inscricoes/tables.server.ts';
import { mensagens } from '../../features/mensagens/tables.server.ts';
import type { Field } from '../../fields/field.ts';
import { messages } from '../../language/messages.ts';
import { everyCollection } from '../../sections/all.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { eraseOldData } from '../jobs/retention.ts';
import { outbox } from '../mail/outbox.ts';
import { staff } from '../staff/staff.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../store/table.ts';
import { atividade } from '../tables/atividade.ts';
import { definicoes, readDefinicoes, saveDefinicoes } from '../tables/definicoes.ts';
import { pedidosDados } from '../tables/pedidosDados.ts';
import { ownTables } from '../village/ownTables.ts';
import { everyPeople } from './findPerson.ts';
import type { Holding } from './holding.ts';

const holdings = everyPeople.flatMap((people) => people.holdings);
const tables: readonly Table[] = [...everyCollection, ...ownTables];
const isContent = ({ mentions }: Holding) => typeof mentions === 'object';
test('every table says what it holds of people, once', () => {
  const said = everyPeople.flatMap((people) => [
    ...people.holdings.map(({ table }) => table.name),
    ...people.ofNobody.map(({ name }) => name),
  ]);
  expect(said.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

/** What the program writes by itself: keys, places and names of files. */
const byProgram = new Set([
  ...['inscricoes.evento', 'inscricoes.chave', 'inscricoes.segredo', 'inscricoes.eventoApagado'],
  ...['comprovativos.inscricao', 'comprovativos.file'],
  ...['respostas.mensagem', 'respostas.chave', 'respostas.por', 'respostas.carta'],
  ...['outbox.about', 'outbox.goesOn'],
  ...['rascunhos.conta', 'rascunhos.seccao', 'rascunhos.registo', 'rascunhos.janela'],
  'pedidosDados.respondidoPor',
]);

/** What says again what its row says elsewhere, in another form. */
const saidAgain = new Set(
  ['mailbox', 'replyto', 'html', 'calendar', 'lasterror'].map((column) => `outbox.${column}`),
);

/** The columns of a table in which somebody's words may stand. */
function wordsIn({ name, fields }: Table): [string, Field][] {
  return Object.entries(fields as Record<string, Field>).filter(
    ([column, { kind, initial, unique }]) =>
      typeof initial === 'string' &&
      !unique &&
      !['choice', 'fixed', 'instant', 'date', 'time', 'moment', 'photo', 'file'].includes(kind) &&
      !byProgram.has(`${name}.${column}`),
  );
}

/** A value with these words, in the form its column wants. */
const put = (words: string, { holdsRecord }: Field) =>
  holdsRecord ? JSON.stringify({ title: words }) : words;

/** Leaves these words in every column of a new row. */
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
const marks = ['zulmira', 'marcada', '939100200'];

describe.each(bothEngines)('one person on %s', (engine) => {
  const t = testApp(engine, { settings: { MAIL_TO: 'junta@aldeia.example' } });
  const ask = (q: string) => t.staff('GET', `/api/pessoa-dados?q=${encodeURIComponent(q)}`);
  const erase = (q: string, headers = {}) =>
    t.staff('POST', '/api/pessoa-dados/apagar', { q }, headers);
  const unzip = async (q: string) => {
    const path = `/api/pessoa-dados/ficheiro?q=${encodeURIComponent(q)}`;
    const { status, body } = await t.staff('GET', path);
    expect(status).toBe(200);
    return readZip(body);
  };
  const textOf = (bytes?: Buffer) => String(bytes ?? '');

  /** All that is kept: every row of every table, and every file but the database's own. */
  async function everything(): Promise<string> {
    let all = '';
    for (const { name } of await t.store.db.introspection.getTables()) {
      all += JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(t.store.db)).rows);
    }
    const folder = t.context.config.dataDir;
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || file.name.includes('sqlite') || file.name.includes('.db')) continue;
      all += readFileSync(join(file.parentPath, file.name), 'latin1');
    }
    return all.toLowerCase();
  }
  const marksIn = (text: string, words: readonly string[] = marks) =>
    words.reduce((sum, word) => sum + text.split(word.toLowerCase()).length - 1, 0);

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

  /** Leaves a person's own rows wherever a table has them, and rows of others that name them. */
  async function plantEverywhere(): Promise<void> {
    const own = new Map<string, string>();
    for (const holding of holdings.filter((each) => each.who && each.table.name !== staff.name)) {
      const { table } = holding;
      const theirs = Object.fromEntries(
        (holding.who?.fields ?? []).map((column) => {
          const { kind } = table.fields[column] as Field;
          const isPhone = kind === 'phone';
          const isName = column === 'name';
          return [column, isPhone ? zulmira.phone : isName ? zulmira.name : zulmira.email];
        }),
      );
      const more = { ...theirs, ...ofEvent(table) };
      const row = await plant(t.store, table, (c) => `marcada-${table.name}-${c}`, more);
      own.set(table.name, row._id);
    }
    for (const { table, of } of holdings.filter((each) => each.of && each.table !== atividade)) {
      const parent = own.get(table.belongsTo?.table ?? mensagens.name);
      const file = `zulmira-${randomUUID()}`;
      const proof = table.name === comprovativos.name ? { file, extension: 'pdf' } : {};
      if (table.name === comprovativos.name) {
        mkdirSync(join(t.context.config.dataDir, 'proofs'), { recursive: true });
        writeFileSync(join(t.context.config.dataDir, 'proofs', file), '%PDF Zulmira pagou');
      }
      const more = { [of ?? '']: parent, ...proof };
      await plant(t.store, table, (c) => `marcada-${table.name}-of-${c}`, more);
    }
    for (const { table, who } of holdings.filter(({ mentions }) => mentions === 'blanked')) {
      const parent = table.belongsTo?.table === staff.name ? { conta } : {};
      const others = Object.fromEntries((who?.fields ?? []).map((column) => [column, '']));
      const { _id } = await t.store.create(mensagens, { name: 'Rui', email: 'rui@exemplo.pt' });
      const of = table.belongsTo?.table === mensagens.name ? { mensagem: _id } : {};
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
    const before = await everything();
    expect(marksIn(before)).toBeGreaterThan(100);

    const { pessoaDados } = (await ask(zulmira.email.toUpperCase())).body;
    expect(pessoaDados).toMatchObject({ eUma: true, podeApagar: true, impede: '' });
    expect(pessoaDados.pessoas).toContainEqual({
      ...{ nome: zulmira.name, email: zulmira.email, telefone: zulmira.phone },
    });
    for (const typed of ['+351 939 100 200', 'zulmira  marcada única']) {
      expect((await ask(typed)).body.pessoaDados.partes).toEqual(pessoaDados.partes);
    }

    const zip = await unzip(zulmira.email);
    const [html, json] = ['dados.html', 'dados.json'].map((name) => textOf(zip.get(name)));
    const planted = new Set(before.match(/marcada-\w+-[\w-]+/g));
    const untold = [...planted].filter((mark) => {
      const [, name = '', column = ''] = /marcada-(\w+)-(?:of-)?(\w+)/.exec(mark) ?? [];
      return !saidAgain.has(`${name}.${column}`) && !html?.toLowerCase().includes(mark);
    });
    expect(untold).toEqual([]);
    expect(JSON.parse(json ?? '').partes.length).toBe(pessoaDados.partes.length);
    const naming = holdings.filter(({ mentions }) => mentions === 'blanked').length;
    expect(html?.match(/Falei com/g)?.length).toBeGreaterThanOrEqual(naming);
    const files = [...zip.keys()].filter((name) => name.startsWith('ficheiros/'));
    expect(files.map((name) => textOf(zip.get(name)))).toEqual(['%PDF Zulmira pagou']);

    const { status, body } = await erase(zulmira.email);
    expect(status).toBe(200);
    expect(body.apagado.ficam).toEqual([
      'Ficam o dia do pedido e o da resposta, sem dizer de quem',
    ]);
    expect(marksIn(await everything())).toBe(0);
    expect((await ask(zulmira.email)).body.pessoaDados).toMatchObject({ pessoas: [], partes: [] });
    // Whoever named them keeps the rest of what they wrote.
    const [named] = await t.store.list(mensagens, { where: { name: '' } });
    expect(named?.mensagem).toBe('Falei com (apagado), (apagado), (apagado).');
    expect((await t.store.list(mensagens, { where: { name: 'Rui' } })).length).toBeGreaterThan(0);
    // Twice is once.
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
    const before = marksIn(await everything(), ['bento@publicado']);
    expect((await erase(bento.email)).status).toBe(200);
    expect(marksIn(await everything(), ['bento@publicado'])).toBe(before);
    // A name that is nobody's may be any words: they are told, and not erased.
    expect((await ask(bento.name)).body.pessoaDados).toMatchObject({ podeApagar: false });
    expect(await erase(bento.name)).toMatchObject(refused('q', messages.nobodySuch));
  });

  const booking = (who: object, money: object = {}) =>
    t.store.create(inscricoes, {
      ...{ evento, chave: randomUUID(), segredo: randomUUID(), numeroAdultos: 1, precoAdulto: 12 },
      ...{ enrollmentDate: '2026-05-01T10:00:00.000Z', ...who, ...money },
    });

  test('a payment stays without its name, and says until when', async () => {
    const who = { name: 'Paga Sempre', email: 'paga@exemplo.pt', telefone: '919000001' };
    const { _id, segredo } = await booking(who, { estaPago: true, valorPago: 12 });
    await t.store.create(outbox, { recipient: who.email, subject: 'Reserva', about: _id });
    const until =
      'A junta recebeu 12,00 €: ficam o valor, o dia e o evento, sem nome nem contactos, até 02 de fevereiro de 2027';
    const [{ registos }] = (await ask('919000001')).body.pessoaDados.partes;
    expect(registos[0].fica.replace(/\s/g, ' ')).toBe(until);
    const { apagado } = (await erase('919000001')).body;
    expect(apagado.ficam.map((each: string) => each.replace(/\s/g, ' '))).toEqual([until]);
    const row = await t.store.find(inscricoes, { _id });
    expect(row).toMatchObject({ name: '(apagado)', email: '', telefone: '', valorPago: 12 });
    expect(row?.segredo).not.toBe(segredo);
    expect(await t.store.list(outbox, { where: { about: _id } })).toEqual([]);
    expect((await t.visitor('GET', `/api/reservas/${segredo}`)).status).toBe(404);
    expect(marksIn(await everything(), ['paga sempre', 'paga@exemplo', '919000001'])).toBe(0);
  });

  test('nobody is forgotten to whom the council owes money', async () => {
    const who = { name: 'Espera Troco', email: 'troco@exemplo.pt', telefone: '919000002' };
    const owed = { estado: 'cancelada' as const, valorPago: 12, aDevolver: 12 };
    const { _id } = await booking(who, owed);
    expect((await ask(who.email)).body.pessoaDados.impede).toContain('por devolver');
    const answer = await erase(who.email);
    expect(answer.status).toBe(409);
    expect(answer.body.errors[0].msg).toContain('Magusto');
    expect(await t.store.find(inscricoes, { _id })).toMatchObject(who);
  });

  test('two of one name are told apart, and neither is erased by it', async () => {
    await booking({ name: 'Maria Dupla', email: 'maria1@exemplo.pt', telefone: '919000003' });
    await booking({ name: 'María  Dupla', email: 'maria2@exemplo.pt', telefone: '919000004' });
    const { pessoaDados } = (await ask('maria dupla')).body;
    expect(pessoaDados).toMatchObject({ eUma: false, podeApagar: false, partes: [] });
    expect(pessoaDados.pessoas.map(({ email }: { email: string }) => email)).toEqual([
      ...['maria1@exemplo.pt', 'maria2@exemplo.pt'],
    ]);
    expect(await erase('Maria Dupla')).toMatchObject(refused('q', messages.severalPeople));
    expect((await ask('Dupla')).body.pessoaDados.pessoas).toHaveLength(2);
    expect(await erase('Dupla')).toMatchObject(refused('q', messages.severalPeople));
    expect((await erase('maria1@exemplo.pt')).status).toBe(200);
    expect(await t.store.find(inscricoes, { email: 'maria2@exemplo.pt' })).toBeDefined();
    // Now one is left; by a part of the name she is still not erased.
    expect(await erase('Dupla')).toMatchObject(refused('q', messages.severalPeople));
    expect((await erase('maria dupla')).status).toBe(200);
    expect(await t.store.find(inscricoes, { email: 'maria2@exemplo.pt' })).toBeUndefined();
  });

  test('whoever shares an address keeps what is theirs', async () => {
    const email = 'casal@exemplo.pt';
    await booking({ name: 'Ela Casal', email, telefone: '919000005' });
    const his = await booking({ name: 'Ele Casal', email, telefone: '919000006' });
    const letter = { recipient: email, subject: 'Dele', about: his._id };
    await t.store.create(outbox, letter);
    expect((await erase('919000005')).status).toBe(200);
    expect(await t.store.find(inscricoes, { _id: his._id })).toMatchObject({ email });
    expect(await t.store.find(outbox, { about: his._id })).toMatchObject(letter);
  });

  test('the council itself is nobody, also where its address was typed for somebody', async () => {
    await saveDefinicoes(t.store, {
      ...(await readDefinicoes(t.store)),
      ...{ email: 'geral@aldeia.example', phones: ['271000000'] },
    });
    await t.store.create(outbox, { recipient: 'junta@aldeia.example', subject: 'Nova reserva' });
    for (const own of ['junta@aldeia.example', 'GERAL@aldeia.example', '+351271000000']) {
      expect(await ask(own)).toMatchObject(refused('q', messages.councilsOwn));
      expect(await erase(own)).toMatchObject(refused('q', messages.councilsOwn));
    }
    const walkIn = { name: 'Sem Correio', email: 'junta@aldeia.example', telefone: '919000007' };
    await booking(walkIn);
    expect((await erase('919000007')).body.apagado.registos).toBe(1);
    expect(await t.store.find(outbox, { subject: 'Nova reserva' })).toBeDefined();
  });

  test('an account is told with what it did, and is not erased while it is used', async () => {
    const { _id } = await t.addColleague('clara.serva');
    await t.store.change(staff, { _id }, { email: 'clara@exemplo.pt' });
    const warning = { recipient: 'clara@exemplo.pt', subject: 'IBAN', about: 'definicoes' };
    await t.store.create(outbox, warning);
    const { partes } = (await ask('clara@exemplo.pt')).body.pessoaDados;
    const titles = partes.map(({ titulo }: { titulo: string }) => titulo);
    expect(titles).toEqual(['Emails', 'Conta na área reservada', 'Atividade na área reservada']);
    expect((await erase('clara@exemplo.pt')).status).toBe(200);
    expect(await t.store.find(staff, { _id })).toMatchObject({ email: 'clara@exemplo.pt' });
    expect(await t.store.find(outbox, { about: 'definicoes' })).toMatchObject(warning);
    await t.store.change(staff, { _id }, { disabled: true });
    await erase('clara@exemplo.pt');
    expect(await t.store.find(staff, { _id })).toMatchObject({
      email: '',
      username: 'clara.serva',
    });
  });

  test('nothing is done without the password, by fragments, or with nonsense', async () => {
    const who = { name: 'Fica Aqui', email: 'fica@exemplo.pt', telefone: '919000008' };
    await booking(who);
    const wrong = { 'x-palavra-passe': 'errada' };
    expect((await erase(who.email, wrong)).status).toBe(422);
    expect((await erase(who.email, { 'x-palavra-passe': undefined })).status).toBe(422);
    for (const q of [
      '',
      ' ',
      'fi',
      'fica@',
      '@exemplo.pt',
      '91900000',
      'Fica',
      '%',
      '.*',
      '\u0000',
    ]) {
      expect((await erase(q)).status, q).toBe(422);
    }
    for (const q of [null, 3, ['fica@exemplo.pt'], { $ne: '' }, true]) {
      const answer = await t.staff('POST', '/api/pessoa-dados/apagar', { q });
      expect(answer.status, JSON.stringify(q)).toBe(422);
    }
    expect((await t.staff('POST', '/api/pessoa-dados/apagar', '{"q":"fica@')).status).toBe(400);
    expect((await t.staff('GET', '/api/pessoa-dados')).status).toBe(422);
    expect(await t.store.find(inscricoes, { email: who.email })).toMatchObject(who);
    // Two at once erase once.
    const both = await Promise.all([erase(who.email), erase(who.email)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ body }) => body.apagado.registos).sort()).toEqual([0, 1]);
  });

  test('what people typed is harmless in the page that is handed over', async () => {
    const name = '<script>alert(1)</script> & "Companhia"';
    await t.store.create(mensagens, {
      name,
      email: 'x@mau.example',
      subject: '<b>',
      mensagem: name,
    });
    const html = textOf((await unzip('x@mau.example')).get('dados.html'));
    expect(html).toContain('<html lang="pt-PT">');
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('&lt;script&gt;');
  });

  describe('and their requests', () => {
    const note = (body: object) => t.staff('POST', '/api/pessoa-dados/pedidos', body);
    const list = async () =>
      (await t.staff('GET', '/api/pessoa-dados/pedidos')).body.arrayPedidosDados;
    const counts = async () => (await t.staff('GET', '/api/resumo')).body.resumo.contagens;
    beforeAll(async () => void (await t.store.remove(pedidosDados, {})));

    test('have thirty days, and press when few are left', async () => {
      const made = await note({ quem: 'pede@exemplo.pt', tipo: 'ver', recebidoEm: '2026-05-20' });
      expect(made.status).toBe(201);
      expect(made.body.pedidoDados).toMatchObject({ prazo: '2026-06-19', respondidoEm: '' });
      await note({ quem: 'pede@exemplo.pt', tipo: 'apagar', recebidoEm: '2026-05-06' });
      expect(await counts()).toMatchObject({ pedidosDados: 2, pedidosDadosUrgentes: 1 });
      expect((await note({ quem: 'x@y.pt', tipo: 'ver', recebidoEm: '2026-06-02' })).body).toEqual({
        errors: [{ param: 'recebidoEm', msg: messages.notYet }],
      });
      expect((await note({})).status).toBe(422);
    });

    test('are answered by the file, by erasing, or by hand, and are kept without a name', async () => {
      await unzip('pede@exemplo.pt');
      const states = async () =>
        (await list()).map((each: { tipo: string; respondidoEm: string }) => [
          ...[each.tipo, each.respondidoEm !== ''],
        ]);
      expect(await states()).toEqual([
        ['apagar', false],
        ['ver', true],
      ]);
      await erase('pede@exemplo.pt');
      for (const each of await list()) {
        expect(each).toMatchObject({ quem: '(apagado)', respondidoPor: 'admin' });
        expect(each.respondidoEm).not.toBe('');
      }
      const { _id } = (await list())[0];
      const answer = (respondido: boolean) =>
        t.staff('PUT', `/api/pessoa-dados/pedidos/${_id}`, { respondido });
      expect((await answer(false)).body.pedidoDados).toMatchObject({ respondidoEm: '' });
      expect((await answer(true)).body.pedidoDados).toMatchObject({ respondidoPor: 'admin' });
      expect((await t.staff('PUT', '/api/pessoa-dados/pedidos/nada', {})).status).toBe(422);
      const none = await t.staff('PUT', '/api/pessoa-dados/pedidos/nada', { respondido: true });
      expect(none.status).toBe(404);
    });

    test('go a year after their answer, and never before it', async () => {
      await note({ quem: 'Por Responder', tipo: 'ver', recebidoEm: '2026-06-01' });
      await eraseOldData({ ...t.context, now: () => new Date('2027-05-31T12:00:00Z') });
      expect(await list()).toHaveLength(3);
      await eraseOldData({ ...t.context, now: () => new Date('2027-06-02T12:00:00Z') });
      expect(await list()).toMatchObject([{ quem: 'Por Responder' }]);
    });
  });
});
