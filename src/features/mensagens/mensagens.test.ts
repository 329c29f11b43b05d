import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../tests/mailServer.ts';
import { engines } from '../../../tests/openTestStore.ts';
import { refused, startApp, type TestApp, testApp } from '../../../tests/startApp.ts';
import type { Atividade } from '../../calls/staff.ts';
import { messages } from '../../language/messages.ts';
import { sentenceOf } from '../../sections/atividade.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { atividade } from '../../server/store/atividade.ts';
import type { Table } from '../../server/store/table.ts';
import { eraseOldData } from '../../server/village/retention.ts';
import { mensagem } from './mensagens.ts';
import { mensagens } from './tables.server.ts';

const written = {
  name: 'Benedita Quaresma',
  email: 'benedita@exemplo.pt',
  subject: 'Caminho',
  mensagem: 'O caminho está cortado.\nObrigada.',
};

describe.each(engines)('messages to the council on %s', (engine) => {
  let t: TestApp;
  let mail: MailServer;

  beforeAll(async () => {
    mail = await startMailServer();
    const settings = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_TO: 'junta@exemplo.pt' };
    t = await startApp(engine, { settings });
  });
  afterAll(async () => {
    await t.close();
    await mail.stop();
  });
  beforeEach(async () => {
    await t.context.sender.whenIdle();
    for (const table of [outbox, atividade, mensagens] as Table[]) await t.store.remove(table, {});
    mail.received.length = 0;
  });

  const send = async (changes: Partial<typeof written> = {}, captchaFor = 'mensagens') => {
    const captcha = await t.captcha(captchaFor);
    return t.visitor('POST', '/api/mensagens', { ...written, ...changes, captcha });
  };
  const sent = async () => (await t.store.list(mensagens)).at(-1)?._id ?? '';
  const lines = async (): Promise<Atividade[]> =>
    (await t.staff('GET', '/api/atividade?kind=mensagens')).body.arrayAtividade;
  const told = async () => (await lines()).map(({ who, sentence }) => `${who}: ${sentence}`);

  test('are kept, and answered without repeating them', async () => {
    const captcha = await t.captcha('mensagens');
    const answer = await t.visitor('POST', '/api/mensagens', { ...written, captcha });
    expect(answer.status).toBe(201);
    expect(JSON.stringify(answer.body)).not.toContain(written.email);
    expect(await t.store.list(mensagens)).toMatchObject([
      { ...written, receivedAt: '2026-06-01T11:00:00.000Z' },
    ]);
    const again = await t.visitor('POST', '/api/mensagens', { ...written, captcha });
    expect(again).toMatchObject(refused('captcha', messages.captcha));
    expect(await t.store.list(mensagens)).toHaveLength(1);
  });

  test('cannot be sent without their fields, or with the captcha of another form', async () => {
    expect((await t.visitor('POST', '/api/mensagens', {})).body.errors).toEqual(
      Object.keys(mensagem.fields).map((param) => ({ param, msg: messages.required })),
    );
    const answer = await t.visitor('POST', '/api/mensagens', { ...written, email: 'ana' });
    expect(answer.body.errors).toEqual([{ param: 'email', msg: messages.email }]);
    expect((await send({}, 'inscricoes')).status).toBe(422);
  });

  test('cannot smuggle a line into a letter', async () => {
    await send({ subject: 'Olá\r\nBcc: todos@exemplo.pt' });
    const kept = await t.store.list(mensagens);
    expect(kept.at(-1)?.subject).not.toMatch(/[\r\n]/);
  });

  test('are kept first and mailed second, and answering the letter answers the visitor', async () => {
    await mail.stop();
    expect((await send()).status).toBe(201);
    await t.context.sender.whenIdle();
    mail = await startMailServer(mail.port);
    const [waiting] = (await t.staff('GET', '/api/cartas')).body.arrayCartas;
    await t.staff('PUT', `/api/cartas/${waiting._id}`);
    await t.context.sender.whenIdle();
    expect(mail.received[0]?.raw).toContain(`Reply-To: ${written.email}`);
  });

  test('take their letter with them', async () => {
    await send();
    await t.staff('DELETE', `/api/mensagens/${await sent()}`);
    await t.context.sender.whenIdle();
    expect(await t.store.list(outbox)).toEqual([]);
  });

  test('are marked as answered by the state one wants, or by the opposite of what they are', async () => {
    await send();
    const url = `/api/mensagens/${await sent()}`;
    expect((await t.staff('PUT', url, '')).body.mensagem.respondida).toBe(true);
    for (let clerk = 0; clerk < 2; clerk++) {
      const set = await t.staff('PUT', url, { respondida: true });
      expect(set.body.mensagem.respondida).toBe(true);
    }
    expect(await lines()).toHaveLength(1);
    const undone = await t.staff('PUT', url, { respondida: false });
    expect(undone.body.mensagem.respondida).toBe(false);
    const link = url.replace('/api', '/backoffice');
    expect((await lines()).map((line) => line.link)).toEqual([link, link]);
    expect((await t.staff('DELETE', url)).status).toBe(200);
    expect((await t.staff('GET', url)).body).toMatchObject({ mensagem: null });
    expect((await lines()).map((line) => line.link)).toEqual(['', '', '']);
    expect(await told()).toEqual([
      'admin: Apagou uma mensagem',
      'admin: Marcou uma mensagem como por responder',
      'admin: Marcou uma mensagem como respondida',
    ]);
  });

  test('leave nothing of what their visitor wrote in the activity', async () => {
    await send();
    const _id = await sent();
    await t.staff('PUT', `/api/mensagens/${_id}`, {});
    await t.staff('DELETE', `/api/mensagens/${_id}`);
    await t.staff('PUT', '/api/mensagens/nenhuma');
    await t.staff('DELETE', '/api/mensagens/nenhuma');
    expect(await told()).toHaveLength(2);
    const kept = JSON.stringify(await t.store.list(atividade));
    for (const secret of Object.values(written)) expect(kept).not.toContain(secret);
  });

  test('are erased after a year, and the activity says how many', async () => {
    for (const day of ['2025-12-31', '2026-05-31']) {
      await t.store.create(mensagens, { ...written, receivedAt: `${day}T10:00:00.000Z` });
    }
    await eraseOldData({ ...t.context, now: () => new Date('2027-01-16T12:00:00Z') });
    expect(await t.store.list(mensagens)).toHaveLength(1);
    expect(await told()).toEqual(['o programa: Apagou 1 mensagem fora do prazo']);
    const dozen = { verb: 'messagesErased', place: '', subject: '12' } as const;
    expect(sentenceOf(dozen, [])).toBe('Apagou 12 mensagens fora do prazo');
  });

  test('are found by their sender', async () => {
    await send();
    const { resultados } = (await t.staff('GET', '/api/procura?q=quaresma')).body;
    expect(resultados).toMatchObject([
      { titulo: 'Caminho', onde: 'Mensagens', link: `/backoffice/mensagens/${await sent()}` },
    ]);
  });

  test('are counted among what waits until they are answered', async () => {
    await t.store.create(mensagens, { name: 'Rui', respondida: true });
    await send();
    const { contagens } = (await t.staff('GET', '/api/resumo')).body.resumo;
    expect(contagens.mensagensPorResponder).toBe(1);
  });

  test('come newest first, in pages, and are found by their state too', async () => {
    for (const [n, name] of ['Álvaro', 'Berta', 'Carla'].entries()) {
      await t.store.create(mensagens, {
        name,
        email: `${n}@exemplo.pt`,
        subject: 'Água',
        mensagem: 'A fonte secou.',
        receivedAt: `2026-05-0${n + 1}T10:00:00.000Z`,
        respondida: n === 1,
      });
    }
    const ask = async (query: string) => {
      const { body } = await t.staff('GET', `/api/mensagens${query}`);
      return [body.arrayMensagens.map(({ name }: { name: string }) => name), body.total];
    };
    expect(await ask('')).toEqual([['Carla', 'Berta', 'Álvaro'], undefined]);
    expect(await ask('?limit=2&offset=1')).toEqual([['Berta', 'Álvaro'], 3]);
    expect(await ask('?q=por+responder&offset=0')).toEqual([['Carla', 'Álvaro'], 2]);
    expect(await ask('?estado=por-responder&offset=0')).toEqual([['Carla', 'Álvaro'], 2]);
    const { contagens } = (await t.staff('GET', '/api/mensagens?estado=por-responder')).body;
    expect(contagens).toEqual({ porResponder: 2, todas: 3 });
    expect((await t.staff('GET', '/api/mensagens?estado=outras')).status).toBe(422);
    expect(await ask('?q=fonte+berta&offset=0')).toEqual([['Berta'], 1]);
    expect(await ask('?sort=-name&limit=1&offset=0')).toEqual([['Carla'], 3]);
    const unsorted = await t.staff('GET', '/api/mensagens?sort=segredo');
    expect(unsorted).toMatchObject({ status: 422, body: { errors: [{ param: 'sort' }] } });
  });
});

describe('the limit', () => {
  const t = testApp('sqlite', { limits: true });

  test('lets an address write thirty messages and no more', async () => {
    for (let time = 0; time < 30; time++) {
      expect((await t.visitor('POST', '/api/mensagens', {})).status).toBe(422);
    }
    expect((await t.visitor('POST', '/api/mensagens', {})).status).toBe(429);
  });
});
