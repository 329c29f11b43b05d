import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer, unpacked } from '../../../tests/mailServer.ts';
import { bothEngines, engines } from '../../../tests/openTestStore.ts';
import { refused, startApp, type TestApp, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { messages } from '../../language/messages.ts';
import { avisos } from '../../sections/avisos.ts';
import { outbox } from '../../server/mail/outbox.ts';
import type { Table } from '../../server/store/table.ts';
import { eraseOldData } from '../../server/village/retention.ts';
import { announcementOf } from './announcement.ts';
import { writeDue } from './envios.server.ts';
import { leave } from './seguidores.server.ts';
import { refusals } from './seguidores.ts';
import { envios, seguidores } from './tables.server.ts';
import { consent, type Topic } from './topics.ts';

test('a cancelled event is announced as cancelled, and why', () => {
  const text = { title: 'Magusto', description: '<p>No largo.</p>' };
  const event = { ...text, type: 'EVENTO', startDate: '2026-11-11' };
  const cancelled = { ...event, cancelado: true, motivoCancelamento: 'Chove.' };
  expect(announcementOf('noticiasEventos', cancelled as never)).toMatchObject({
    subject: 'Cancelado: Magusto',
    paragraphs: ['Chove.', 'No largo.'],
  });
});

describe.each(engines)('those who follow the village, on %s', (engine) => {
  let t: TestApp;
  let mail: MailServer;

  beforeAll(async () => {
    mail = await startMailServer();
    const settings = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, LETTERS_PER_MINUTE: '25' };
    t = await startApp(engine, { settings });
    await t.staff('PUT', '/api/definicoes', {
      villageName: 'Souto',
      councilName: 'Junta de Souto',
    });
  });
  afterAll(async () => {
    await t.close();
    await mail.stop();
  });
  beforeEach(async () => {
    await t.context.sender.whenIdle();
    await t.setClock();
    await t.store.remove(seguidores, {});
    await t.store.remove(envios, {});
    await t.store.remove(avisos, {});
    await t.store.remove(outbox, {});
    mail.mood = 'takes';
    mail.received.length = 0;
  });

  const ask = async (email: string, more: object = {}) =>
    t.visitor('POST', '/api/seguidores', {
      email,
      temas: ['urgente', 'avisos'],
      frequencia: 'logo',
      ...more,
      captcha: await t.captcha('seguidores'),
    });
  const secretOf = async (caixa: string) =>
    (await t.store.find(seguidores, { caixa }))?.segredo ?? '';
  const api = async (caixa: string) => `/api/seguidores/${await secretOf(caixa)}`;
  const follow = (name: string, temas: Topic[], frequencia: 'logo' | 'semana' = 'logo') =>
    t.store.create(seguidores, {
      email: `${name}@exemplo.pt`,
      caixa: `${name}@exemplo.pt`,
      temas,
      frequencia,
      segredo: `segredo-de-${name}`,
      estado: 'confirmado',
    });
  const aviso = (more: object = {}) => {
    const body = { ...validBody(avisos.sections[0] as never, 'Corte de água'), urgencia: '' };
    return t.staff('POST', '/api/avisos', { ...body, avisarSeguidores: true, ...more });
  };
  /** A minute goes by, and what is in the outbox leaves. */
  const minute = async () => {
    await writeDue(t.context);
    await t.context.sender.whenIdle();
  };
  const reached = () => mail.received.map(({ to }) => to[0]).sort();
  const urgent = { urgencia: 'Perigo', urgenteAte: '2026-06-02T11:00:00.000Z' };

  test('ask, confirm by a letter, and agree to a text at a moment', async () => {
    expect(await ask('Ana@Exemplo.pt')).toMatchObject({
      status: 201,
      body: { seguidor: { recebido: true } },
    });
    await t.context.sender.whenIdle();
    expect(reached()).toEqual(['Ana@exemplo.pt']);
    const segredo = await secretOf('ana@exemplo.pt');
    expect(segredo.length).toBeGreaterThanOrEqual(22);
    expect(unpacked(mail.received[0]?.raw ?? '')).toContain(`/seguir/${segredo}`);
    const [letter] = (await t.staff('GET', '/api/cartas?estado=sent')).body.arrayCartas;
    expect(letter.body).not.toContain(segredo);

    const url = await api('ana@exemplo.pt');
    // Mail scanners open the links in letters, so opening one must not confirm.
    expect((await t.visitor('GET', url)).body.seguidor.estado).toBe('por-confirmar');
    expect((await t.visitor('GET', url)).body.seguidor.estado).toBe('por-confirmar');
    await aviso();
    await minute();
    expect(mail.received).toHaveLength(1);

    expect((await t.visitor('POST', `${url}/confirmar`)).body.seguidor.estado).toBe('confirmado');
    expect(await t.store.find(seguidores, {})).toMatchObject({
      consentimento: consent.version,
      confirmadoEm: '2026-06-01T11:00:00.000Z',
    });
  });

  test('are answered alike whether they are known or not, and one address follows once', async () => {
    const first = await ask('ana@exemplo.pt');
    await t.visitor('POST', `${await api('ana@exemplo.pt')}/confirmar`);
    const second = await ask('ANA@exemplo.pt', { temas: ['documentos'] });
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await t.store.list(seguidores)).toMatchObject([{ temas: ['urgente', 'avisos'] }]);
  });

  test('ask twice in one moment, and follow once', async () => {
    const both = await Promise.all([ask('ana@exemplo.pt'), ask('ana@exemplo.pt')]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await t.store.list(seguidores)).toHaveLength(1);
  });

  test.each([
    ['no topic', { temas: [] }, 'temas', messages.required],
    ['another topic', { temas: ['tudo'] }, 'temas', undefined],
    ['no address', { email: 'ana' }, 'email', messages.email],
    ['a captcha of another form', { captcha: 'x' }, 'captcha', messages.captcha],
    ['a list for a word', { frequencia: ['logo'] }, 'frequencia', undefined],
  ])('ask with %s in vain', async (_case, wrong, param, msg) => {
    const captcha = await t.captcha('seguidores');
    const body = { email: 'a@exemplo.pt', temas: ['avisos'], frequencia: 'logo', captcha };
    const answer = await t.visitor('POST', '/api/seguidores', { ...body, ...wrong });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ param, ...(msg && { msg }) }] },
    });
    expect(await t.store.list(seguidores)).toEqual([]);
  });

  test('who do not confirm in seven days are forgotten', async () => {
    await ask('ana@exemplo.pt');
    const url = await api('ana@exemplo.pt');
    await t.setClock('2026-06-08T11:00:01.000Z');
    expect((await t.visitor('GET', url)).status).toBe(404);
    expect(await t.visitor('POST', `${url}/confirmar`)).toMatchObject(
      refused('segredo', refusals.tooLate),
    );
    await follow('rui', ['avisos']);
    await eraseOldData(t.context);
    expect((await t.store.list(seguidores)).map(({ caixa }) => caixa)).toEqual(['rui@exemplo.pt']);
    expect(await t.store.list(outbox)).toEqual([]);
  });

  test('change what they follow, and leave, with all that waits for them', async () => {
    const { _id } = await follow('ana', ['avisos']);
    const url = await api('ana@exemplo.pt');
    const changed = await t.visitor('PUT', url, { temas: ['eventos'], frequencia: 'semana' });
    expect(changed.body.seguidor).toMatchObject({ temas: ['eventos'], frequencia: 'semana' });
    await t.store.create(outbox, { recipient: 'ana@exemplo.pt', about: _id, dueAt: '2030' });
    expect((await t.visitor('DELETE', url)).body).toEqual({ seguidor: { saiu: true } });
    expect(await t.store.list(seguidores)).toEqual([]);
    expect(await t.store.list(outbox)).toEqual([]);
    expect((await t.visitor('DELETE', url)).status).toBe(404);
  });

  test('leave by one press of their mail program, without key or cookie', async () => {
    await follow('ana', ['avisos']);
    await aviso();
    await minute();
    const { raw = '' } = mail.received[0] ?? {};
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, address = ''] = /List-Unsubscribe: <([^>]+)>/.exec(unpacked(raw)) ?? [];
    const { pathname } = new URL(address);
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await t.app.inject({
        method: 'POST',
        url: pathname,
        headers: { 'content-type': type },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(answer.statusCode).toBe(200);
    }
    expect(await t.store.list(seguidores)).toEqual([]);
    expect(await t.store.list(envios)).toMatchObject([{ cartas: 1, entregues: 1, saidas: 1 }]);
  });

  test('are written to when a save asks for it: at once, or on Friday', async () => {
    await follow('ana', ['avisos']);
    await follow('rui', ['eventos']);
    await follow('eva', ['avisos'], 'semana');
    await follow('gil', ['urgente'], 'semana');
    await aviso();
    await minute();
    expect(reached()).toEqual(['ana@exemplo.pt']);
    await aviso({ title: 'Incêndio', ...urgent });
    await minute();
    expect(reached()).toEqual(['ana@exemplo.pt', 'ana@exemplo.pt', 'gil@exemplo.pt']);

    mail.received.length = 0;
    await t.setClock('2026-06-05T07:59:00.000Z');
    await minute();
    expect(reached()).toEqual([]);
    await t.setClock('2026-06-05T08:00:00.000Z');
    await minute();
    await minute();
    expect(reached()).toEqual(['eva@exemplo.pt']);
    const said = unpacked(mail.received[0]?.raw ?? '');
    for (const title of ['Corte de água', 'Perigo: Incêndio']) expect(said).toContain(title);
    await t.setClock('2026-06-12T09:00:00.000Z');
    await minute();
    expect(mail.received).toHaveLength(1);
  });

  describe('whom an announcement reaches that becomes urgent', () => {
    const alarm = { title: 'Incêndio', ...urgent };
    const save = (aviso: object, more: object) =>
      t.staff('PUT', `/api/avisos/${(aviso as { _id: string })._id}`, {
        ...aviso,
        ...more,
        avisarSeguidores: true,
      });

    test('before a letter is written: each of them once', async () => {
      await follow('ana', ['avisos', 'urgente']);
      await follow('gil', ['urgente'], 'semana');
      const { body } = await aviso();
      await save(body.aviso, alarm);
      await minute();
      expect(reached()).toEqual(['ana@exemplo.pt', 'gil@exemplo.pt']);
    });

    test('while letters are being written: each of them once', async () => {
      await follow('gil', ['urgente'], 'semana');
      for (let each = 0; each < 40; each++) await follow(`v${each}`, ['avisos', 'urgente']);
      const { body } = await aviso();
      await minute();
      expect(mail.received).toHaveLength(25);
      await save(body.aviso, alarm);
      await minute();
      const all = Array.from({ length: 40 }, (_, each) => `v${each}@exemplo.pt`);
      expect(reached()).toEqual(['gil@exemplo.pt', ...all].sort());
      expect(await t.store.find(envios, { registo: body.aviso._id })).toMatchObject({
        estado: 'concluido',
        cartas: 41,
        temas: ['avisos', 'urgente'],
      });
      await t.setClock('2026-06-05T09:00:00.000Z');
      await minute();
      expect(reached()).toHaveLength(41);
    });

    test('but is the same announcement if nothing of it is new', async () => {
      await follow('ana', ['avisos', 'urgente']);
      const { body } = await aviso(urgent);
      await save(body.aviso, {});
      expect(await t.store.list(envios)).toMatchObject([{ temas: ['urgente', 'avisos'] }]);
    });
  });

  test('are told of what is urgent before anything else', async () => {
    await follow('gil', ['urgente'], 'semana');
    for (let each = 0; each < 30; each++) await follow(`v${each}`, ['avisos']);
    await aviso();
    await aviso({ title: 'Incêndio', ...urgent });
    await minute();
    expect(reached()).toContain('gil@exemplo.pt');
  });

  test('are not told of what visitors do not see', async () => {
    await follow('ana', ['avisos']);
    expect(await aviso({ rascunho: true })).toMatchObject(
      refused('avisarSeguidores', refusals.notPublic),
    );
    await aviso({ publicarEm: '2026-06-01T12:00:00.000Z' });
    await minute();
    expect(mail.received).toEqual([]);
    await t.setClock('2026-06-01T12:01:00.000Z');
    await minute();
    expect(mail.received).toHaveLength(1);

    const { body } = await aviso({ title: 'Enganado' });
    await t.staff('DELETE', `/api/avisos/${body.aviso._id}`);
    await minute();
    expect(mail.received).toHaveLength(1);
    expect((await t.store.list(envios)).map(({ estado }) => estado)).toEqual([
      'concluido',
      'parado',
    ]);
  });

  test('are none at first, and then nothing is said of telling them', async () => {
    expect((await aviso()).status).toBe(201);
    expect(await t.store.list(envios)).toEqual([]);
  });

  test('are many, and each is told once, also after a crash; whoever left before is not', async () => {
    for (let each = 0; each < 130; each++) await follow(`v${each}`, ['avisos']);
    const { body } = await aviso();
    // A second save while letters are being written is the same announcement.
    await t.staff('PUT', `/api/avisos/${body.aviso._id}`, {
      ...body.aviso,
      avisarSeguidores: true,
    });
    mail.mood = 'refuses';
    await minute();
    expect(await t.store.list(envios)).toMatchObject([{ estado: 'a-sair', cartas: 25 }]);
    await t.visitor('DELETE', '/api/seguidores/segredo-de-v3');
    await t.visitor('DELETE', '/api/seguidores/segredo-de-v99');
    // A crash in the middle of a step undoes the whole step.
    const broken = {
      ...t.context,
      store: {
        ...t.context.store,
        transaction: ((work) =>
          t.context.store.transaction(async (trx) => {
            await work(trx);
            throw new Error('the machine stops');
          })) as typeof t.context.store.transaction,
      },
    };
    await expect(writeDue(broken)).rejects.toThrow('the machine stops');
    mail.mood = 'takes';
    await t.setClock('2026-06-01T11:10:00.000Z');
    for (let times = 0; times < 7; times++) await minute();
    const all = Array.from({ length: 130 }, (_, each) => `v${each}@exemplo.pt`);
    const told = all.filter((each) => !/^v(3|99)@/.test(each));
    expect(reached()).toEqual(told.sort());
    expect(await t.store.list(envios)).toMatchObject([
      { estado: 'concluido', cartas: 129, entregues: 128, saidas: 1 },
    ]);
  });

  test('whose address does not exist are written to no more', async () => {
    await follow('ana', ['avisos']);
    await follow('rui', ['eventos']);
    mail.mood = 'knowsNobody';
    await aviso();
    await minute();
    mail.mood = 'takes';
    await aviso({ title: 'Outro' });
    await minute();
    expect(mail.received).toEqual([]);
    const { contagens, arrayEnvios } = (await t.staff('GET', '/api/seguidores')).body;
    expect(contagens).toMatchObject({ confirmados: 1, devolvidos: 1 });
    expect(arrayEnvios.map(({ falhadas }: { falhadas: number }) => falhadas)).toEqual([0, 1]);
  });

  test('are counted for those who publish, by topic and as far as something would reach', async () => {
    await follow('ana', ['avisos', 'eventos']);
    await follow('eva', ['avisos'], 'semana');
    await follow('gil', ['urgente'], 'semana');
    const { body } = await t.staff('GET', '/api/seguidores?temas=urgente,avisos');
    expect(body.alcance).toEqual({ logo: 2, semana: 1, aparelhos: 0 });
    expect(body.contagens.temas.avisos).toEqual({ logo: 1, semana: 1 });
    expect(JSON.stringify(body)).not.toContain('@');
  });
});

describe.each(bothEngines)('whoever leaves while letters are being written, on %s', (engine) => {
  const t = testApp(engine);

  test('gets none', async () => {
    for (const name of ['ana', 'rui']) {
      const email = `${name}@exemplo.pt`;
      await t.store.create(seguidores, {
        email,
        caixa: email,
        segredo: name,
        estado: 'confirmado',
        temas: ['avisos'],
        frequencia: 'logo',
      });
    }
    const body = { ...validBody(avisos.sections[0] as never, 'Corte de água'), urgencia: '' };
    await t.staff('POST', '/api/avisos', { ...body, avisarSeguidores: true });
    const { store } = t.context;
    const transaction = ((work) =>
      store.transaction(async (trx) => {
        const list = (async (table: Table, some: never) => {
          const rows = await trx.list(table, some);
          // SQLite lets nobody else write meanwhile, so there the same transaction has to.
          if (table === seguidores) await leave(engine === 'sqlite' ? trx : store, 'ana');
          return rows;
        }) as unknown as typeof trx.list;
        return work({ ...trx, list });
      })) as typeof store.transaction;
    await writeDue({ ...t.context, store: { ...store, transaction } });
    expect(await t.store.list(outbox)).toMatchObject([{ recipient: 'rui@exemplo.pt' }]);
  });
});
