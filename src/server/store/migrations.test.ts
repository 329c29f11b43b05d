import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { everyTable } from '../../../tests/everyTable.ts';
import { bothEngines, newPlace, type Place } from '../../../tests/openTestStore.ts';
import { theProvider } from '../../features/inscricoes/pagamentos.ts';
import { pagamentos } from '../../features/inscricoes/payments.server.ts';
import {
  comprovativos,
  inscricoes,
  placesTaken,
  takenAt,
} from '../../features/inscricoes/tables.server.ts';
import { mensagens } from '../../features/mensagens/tables.server.ts';
import { pedidos } from '../../features/pedidos/tables.server.ts';
import { seguidores } from '../../features/seguidores/tables.server.ts';
import { everyCollection } from '../../sections/all.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { type LetterRow, outbox, withSecret } from '../mail/outbox.ts';
import { drafts } from '../staff/drafts.ts';
import { staff } from '../staff/staff.ts';
import { DatabaseError } from './database.ts';
import { openStore, type Store } from './store.ts';

describe.each(bothEngines)('a database from before on %s', (engine) => {
  let place: Place;
  beforeEach(async () => {
    place = await newPlace(engine);
  });
  afterEach(() => rmSync(place.dataDir, { recursive: true }));

  async function upgraded(...accounts: { username: string; disabled: boolean }[]) {
    const old = await openStore(place, [...everyCollection, staff]);
    for (const account of accounts) await old.create(staff, account);
    // As it was before there were administrators.
    await sql`alter table staff drop column "isAdmin"`.execute(old.db);
    await sql`delete from kysely_migration where name >= '0002'`.execute(old.db);
    await old.close();
    const store = await openStore(place, [...everyCollection, staff]);
    const rows = await store.list(staff);
    await store.close();
    return rows.filter(({ isAdmin }) => isAdmin).map(({ username }) => username);
  }

  test('gets the oldest account that works as its administrator', async () => {
    expect(
      await upgraded(
        { username: 'antiga', disabled: true },
        { username: 'ana', disabled: false },
        { username: 'rui', disabled: false },
      ),
    ).toEqual(['ana']);
  });

  test('gets the oldest of all where none works', async () => {
    expect(
      await upgraded({ username: 'ana', disabled: true }, { username: 'rui', disabled: true }),
    ).toEqual(['ana']);
  });

  test('gives bookings the prices of their event, once', async () => {
    const tables = [...everyCollection, inscricoes];
    const old = await openStore(place, tables);
    // As for a new booking: where an event has no price, it costs nothing.
    const prices = { um: { price: 12.5, childPrice: 5 }, dois: {}, três: { price: 12.5 } };
    for (const [key, price] of Object.entries(prices)) {
      const event = { identifier: key, permiteInscricao: true, ...price };
      const { _id } = await old.create(noticiasEventos, { type: 'EVENTO', ...event });
      const booking = { evento: _id, chave: key, segredo: key };
      const party = { numeroAdultos: 2, numeroCriancas: 1, numeroPessoas: 3 };
      await old.create(inscricoes, { ...booking, ...party });
    }
    // As it was before bookings stored their prices, and events a limit.
    for (const index of ['in_order', 'owed', 'people', 'waiting', 'pagar']) {
      await sql`drop index ${sql.id(`inscricoes_${index}`)}`.execute(old.db);
    }
    for (const column of ['precoAdulto', 'precoCrianca', 'estado', 'aDevolver', 'devolvido']) {
      await sql`alter table inscricoes drop column ${sql.ref(column)}`.execute(old.db);
    }
    await sql`alter table "noticiasEventos" drop column "maxPorReserva"`.execute(old.db);
    await sql`delete from kysely_migration where name >= '0006'`.execute(old.db);
    await old.close();

    const kept = async () => {
      const store = await openStore(place, tables);
      const rows = await store.list(inscricoes);
      const all = rows.map(({ evento }) => evento);
      const people = [...(await placesTaken(store, all)).values()];
      const limits = (await store.list(noticiasEventos)).map((row) => row.maxPorReserva);
      await store.change(noticiasEventos, {}, { price: 99, childPrice: 99 });
      await store.close();
      return {
        rows: rows.map((row) => [row.chave, row.precoAdulto, row.precoCrianca, row.estado]),
        people,
        limits,
      };
    };
    const expected = {
      rows: [
        ['um', 12.5, 5, 'ativa'],
        ['dois', 0, 0, 'ativa'],
        ['três', 12.5, 0, 'ativa'],
      ],
      people: [3, 3, 3],
      limits: [null, null, null],
    };
    expect(await kept()).toEqual(expected);
    // The event costs something else by now.
    expect(await kept()).toEqual(expected);
  });

  test('knows what was paid for each booking, what of it is still owed back, and has a line for each sum', async () => {
    const tables = [...everyCollection, inscricoes, pagamentos];
    const old = await openStore(place, tables);
    const { _id: evento } = await old.create(noticiasEventos, { type: 'EVENTO', identifier: 'a' });
    // Each booking as it used to be stored, and the sums that the migration should make of it.
    const lives = {
      unpaid: [{}, [0, 0, null, 0]],
      paid: [{ estaPago: true }, [20, 0, null, 0]],
      part: [{ valorPago: 5 }, [5, 0, null, 0]],
      rest: [{ estaPago: true, valorPago: 5 }, [20, 0, 15, 0]],
      tooMuch: [{ estaPago: true, valorPago: 40, aDevolver: 20 }, [40, 0, null, 20]],
      given: [
        { estaPago: true, valorPago: 40, aDevolver: 20, devolvido: true },
        [40, 20, null, 20],
      ],
      cancelled: [{ estado: 'cancelada', estaPago: true, aDevolver: 20 }, [20, 0, null, 20]],
      cancelledAndGiven: [
        { estado: 'cancelada', estaPago: true, aDevolver: 20, devolvido: true },
        [20, 20, null, 20],
      ],
      // Half of it had been given back before it was cancelled.
      cancelledLater: [
        { estado: 'cancelada', estaPago: true, valorPago: 40, aDevolver: 20 },
        [40, 20, null, 20],
      ],
      // Setting and clearing the paid mark had made the program forget the sum it held.
      forgotten: [{ estado: 'cancelada', valorPago: 5, aDevolver: 0 }, [5, 0, null, 5]],
    } as const;
    for (const [chave, [money]] of Object.entries(lives)) {
      const price = { numeroAdultos: 2, precoAdulto: 10, numeroCriancas: 0, precoCrianca: 0 };
      const held = { valorPago: null, ...money };
      await old.create(inscricoes, { evento, chave, segredo: chave, ...price, ...held });
    }
    for (const column of ['totalDevolvido', 'valorConfirmado']) {
      await sql`alter table inscricoes drop column ${sql.ref(column)}`.execute(old.db);
    }
    await sql`delete from kysely_migration where name >= '0015'`.execute(old.db);
    await old.close();

    const kept = async () => {
      const store = await openStore(place, tables);
      const rows = await store.list(inscricoes);
      const noted = await store.list(pagamentos);
      for (const { _id, chave, valorPago, totalDevolvido } of rows) {
        const sums = { pagamento: valorPago || undefined, devolucao: totalDevolvido || undefined };
        for (const [tipo, sum] of Object.entries(sums)) {
          const own = noted.filter((each) => each.inscricao === _id && each.tipo === tipo);
          // One row with the whole sum, however often the step runs.
          expect(
            own.map(({ valor }) => valor),
            `${chave} ${tipo}`,
          ).toEqual(sum ? [sum] : []);
        }
      }
      // As after an older backup was restored.
      await sql`delete from kysely_migration where name >= '0015'`.execute(store.db);
      await store.close();
      return Object.fromEntries(
        rows.map(({ chave, valorPago, totalDevolvido, valorConfirmado, aDevolver }) => [
          chave,
          [valorPago, totalDevolvido, valorConfirmado, aDevolver ?? 0],
        ]),
      );
    };
    const expected = Object.fromEntries(
      Object.entries(lives).map(([chave, [, sums]]) => [chave, sums]),
    );
    expect(await kept()).toEqual(expected);
    expect(await kept()).toEqual(expected);
  });

  test('knows which proofs of payment were accepted: those of paid bookings', async () => {
    const tables = [...everyCollection, inscricoes, comprovativos];
    const old = await openStore(place, tables);
    const { _id: evento } = await old.create(noticiasEventos, { type: 'EVENTO', identifier: 'a' });
    for (const [chave, estaPago] of Object.entries({ paid: true, unpaid: false })) {
      const money = { estaPago, valorPago: estaPago ? 20 : 0 };
      const booking = { evento, chave, segredo: chave, ...money };
      const { _id: inscricao } = await old.create(inscricoes, booking);
      await old.create(comprovativos, { inscricao, file: chave });
    }
    await sql`alter table comprovativos drop column "conferidoCom"`.execute(old.db);
    await sql`delete from kysely_migration where name >= '0026'`.execute(old.db);
    await old.close();
    const store = await openStore(place, tables);
    const rows = await store.list(comprovativos);
    await store.close();
    expect(rows.map(({ file, conferidoCom }) => [file, conferidoCom])).toEqual([
      ['paid', 20],
      ['unpaid', null],
    ]);
  });

  test('knows which payments the provider proved: what the program noted by its means', async () => {
    const tables = [...everyCollection, inscricoes, pagamentos];
    const old = await openStore(place, tables);
    const { _id: evento } = await old.create(noticiasEventos, { type: 'EVENTO', identifier: 'a' });
    const booking = { evento, chave: 'um', segredo: 'um' };
    const { _id: inscricao } = await old.create(inscricoes, booking);
    const noted = [
      ['mbway', 'o programa'],
      ['multibanco', 'o programa'],
      // The demo's, and what staff noted.
      ['transferencia', 'o programa'],
      ['mbway', 'admin'],
    ] as const;
    for (const [meio, quem] of noted) {
      await old.create(pagamentos, { inscricao, tipo: 'pagamento', valor: 20, meio, quem });
    }
    await sql`delete from kysely_migration where name >= '0028'`.execute(old.db);
    await old.close();
    const store = await openStore(place, tables);
    const rows = await store.list(pagamentos);
    await store.close();
    const proven = rows.filter(({ quem }) => quem === theProvider);
    expect(proven.map(({ meio }) => meio)).toEqual(['mbway', 'multibanco']);
  });

  test('loses the sums that triggers kept, and books on', async () => {
    const tables = [...everyCollection, inscricoes];
    const old = await openStore(place, tables);
    const evento = await old.create(noticiasEventos, { type: 'EVENTO', identifier: 'a' });
    const book = (store: Store, chave: string) =>
      store.create(inscricoes, { evento: evento._id, chave, segredo: chave, numeroPessoas: 2 });
    await book(old, 'um');
    for (const [sums, table] of Object.entries({
      lotacao: 'inscricoes',
      publicacoes: '"noticiasEventos"',
    })) {
      await sql.raw(`create table ${sums} ("by" text primary key)`).execute(old.db);
      for (const change of ['insert', 'update', 'delete']) {
        const trigger = `"${sums}_${change}"`;
        const insert = `insert into ${sums} values ('a')`;
        const steps =
          engine === 'sqlite'
            ? [`create trigger ${trigger} after ${change} on ${table} begin ${insert}; end`]
            : [
                `create function ${trigger}() returns trigger language plpgsql as $$
                 begin ${insert}; return null; end $$`,
                `create trigger ${trigger} after ${change} on ${table}
                 for each statement execute function ${trigger}()`,
              ];
        for (const step of steps) await sql.raw(step).execute(old.db);
      }
    }
    await sql`update inscricoes set words = null`.execute(old.db);
    await sql`delete from lotacao`.execute(old.db);
    await sql`delete from kysely_migration where name >= '0008'`.execute(old.db);
    await old.close();

    const store = await openStore(place, tables);
    await book(store, 'dois');
    await book(store, 'três');
    await store.remove(inscricoes, { chave: 'três' });
    expect(await takenAt(store, evento._id)).toBe(4);
    const present = (await store.db.introspection.getTables()).map(({ name }) => name);
    expect(present).not.toContain('lotacao');
    expect(present).not.toContain('publicacoes');
    await store.close();
  });

  test('says of letters what kind they are, and takes the secret out of what staff read', async () => {
    const tables = everyTable;
    const old = await openStore(place, tables);
    const secret = 'Zm9vYmFyZm9vYmFyZm9vYmFy_m9vYmFyZm9vYmFyM-I';
    const { _id: evento } = await old.create(noticiasEventos, { identifier: 'magusto' });
    const own = { chave: 'c', segredo: 's' };
    const about = {
      booking: (await old.create(inscricoes, { ...own, evento }))._id,
      request: (await old.create(pedidos, own))._id,
      follower: (await old.create(seguidores, { segredo: 's', caixa: 'a' }))._id,
      message: (await old.create(mensagens, {}))._id,
    };
    const letter = (subject: string, more: Partial<LetterRow>, path = '') => {
      const href = path && `https://aldeia.example${path}/${secret}`;
      const html = `<a href="${href}">Ver</a>`;
      return old.create(outbox, { subject, ...more, body: `Ver:\n${href}\n`, html });
    };
    await letter('Reserva recebida: Magusto', { about: about.booking }, '/inscricao');
    await letter('Il y a des places pour vous: Magusto', { about: about.booking }, '/fr/inscricao');
    await letter('Falta pagar: Magusto', { about: about.booking }, '/inscricao');
    await letter('É amanhã: Magusto', { about: about.booking }, '/inscricao');
    await letter('Cambio en el evento: Magusto', { about: about.booking }, '/es/inscricao');
    await letter('Reserva cancelada: Magusto', { about: evento, goesOn: '2026-12-31' });
    await letter('Falta pagar: a luz', { about: about.message });
    await letter('Pedido recebido', { about: about.request }, '/pedido');
    await letter('Confirme', { about: about.follower, unsubscribe: '' }, '/seguir');
    const unsubscribe = `https://aldeia.example/seguir/${secret}/sair`;
    await letter('Aviso', { about: about.follower, batch: 'e', unsubscribe }, '/seguir');
    await letter('Escolher', { about: 'contas', isPrivate: true }, '/recuperar');
    await letter('A sua conta no site mudou', { about: 'contas' });
    await letter('Os dados mudaram', { about: 'definicoes' });
    const before = await old.list(outbox);
    for (const column of ['tipo', 'secret']) {
      await sql`alter table outbox drop column ${sql.ref(column)}`.execute(old.db);
    }
    await sql`delete from kysely_migration where name >= '0029'`.execute(old.db);
    await old.close();

    for (const _again of [1, 2]) {
      const store = await openStore(place, tables);
      const rows = await store.list(outbox);
      expect(rows.map(({ subject, tipo, secret: own }) => [subject, tipo, own !== ''])).toEqual([
        ['Reserva recebida: Magusto', 'reserva', true],
        ['Il y a des places pour vous: Magusto', 'oferta', true],
        ['Falta pagar: Magusto', 'lembrete', true],
        ['É amanhã: Magusto', 'vespera', true],
        ['Cambio en el evento: Magusto', 'alteracao', true],
        ['Reserva cancelada: Magusto', 'reserva', false],
        ['Falta pagar: a luz', 'mensagem', false],
        ['Pedido recebido', 'pedido', true],
        ['Confirme', 'seguir', true],
        ['Aviso', 'novidades', true],
        ['Escolher', 'recuperacao', true],
        ['A sua conta no site mudou', 'conta', false],
        ['Os dados mudaram', 'definicoes', false],
      ]);
      const texts = ({ body, html, unsubscribe: out }: LetterRow) => [body, html, out];
      expect(JSON.stringify(rows.map(texts))).not.toContain(secret);
      // They leave as they were written.
      expect(rows.map(withSecret).map(texts)).toEqual(before.map(texts));
      await sql`delete from kysely_migration where name >= '0029'`.execute(store.db);
      await store.close();
    }
  });

  test('keeps the newest draft of each account and record, as browsers know it, and nothing of presence', async () => {
    const tables = everyTable;
    const old = await openStore(place, tables);
    const people = [];
    for (const username of ['ana', 'rui']) people.push((await old.create(staff, { username }))._id);
    const [ana = '', rui = ''] = people;
    for (const column of ['chave text', 'janela text', 'passo integer']) {
      await sql`alter table rascunhos add column ${sql.raw(column)}`.execute(old.db);
    }
    await sql`create table presencas ("_id" text)`.execute(old.db);
    const rows = [
      [ana, '', '10', 'antigo'],
      [ana, '', '11', 'novo'],
      [ana, 'r1', '09', 'sobre outro'],
      [rui, '', '09', 'do rui'],
    ];
    for (const [n, [conta, registo, hour, titulo]] of rows.entries()) {
      const draft = { conta, seccao: 'lojas', registo, titulo, valores: '{"name":"x"}' };
      const { _id } = await old.create(drafts, { ...draft, em: `2026-06-01T${hour}:00:00.000Z` });
      await sql`update rascunhos set janela = ${`j${n}`}, passo = ${n} where "_id" = ${_id}`.execute(
        old.db,
      );
    }
    await sql`delete from kysely_migration where name >= '0033'`.execute(old.db);
    await old.close();

    for (const _again of [1, 2]) {
      const store = await openStore(place, tables);
      const kept = await store.list(drafts);
      expect(kept.map(({ _id, titulo, revisao }) => [_id, titulo, revisao])).toEqual([
        [`${ana}.lojas.`, 'novo', 'j1.1'],
        [`${ana}.lojas.r1`, 'sobre outro', 'j2.2'],
        [`${rui}.lojas.`, 'do rui', 'j3.3'],
      ]);
      const there = await store.db.introspection.getTables();
      expect(there.map(({ name }) => name)).not.toContain('presencas');
      await sql`delete from kysely_migration where name >= '0033'`.execute(store.db);
      await store.close();
    }
  });

  test('without accounts waits for the first', async () => {
    expect(await upgraded()).toEqual([]);
  });
});

test.each(bothEngines)(
  'a database from a newer version is refused with a word on %s',
  async (engine) => {
    const place = await newPlace(engine);
    const newer = await openStore(place, everyCollection);
    await sql`insert into kysely_migration values ('9999-depois', '2099-01-01')`.execute(newer.db);
    await newer.close();
    const error = await openStore(place, everyCollection).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error.message).toMatch(/versão mais nova/);
    rmSync(place.dataDir, { recursive: true });
  },
);
