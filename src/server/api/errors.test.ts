import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { refusalShape } from '../../../tests/refusalShape.ts';
import { apiKey, refused, startApp, testApp } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';

describe.each(engines)('a refusal on %s', (engine) => {
  const t = testApp(engine);

  const json = { 'content-type': 'application/json' };

  test.each([
    ['of broken JSON', 400, '{"name":', messages.notJson],
    ['of text that is no JSON', 400, 'olá', messages.notJson],
    ['of a list', 400, '[]', messages.notAnObject],
    ['of a number', 400, '5', messages.notAnObject],
    ['of a text', 400, '"x"', messages.notAnObject],
    ['of nothing', 400, 'null', messages.notAnObject],
    ['of a poisoned prototype', 400, '{"__proto__":{"a":1}}', messages.notJson],
    ['of a poisoned constructor', 400, '{"constructor":{"prototype":{}}}', messages.notJson],
    ['of too much', 413, `{"name":"${'x'.repeat(1_100_000)}"}`, messages.tooLarge],
    ['of plain text', 415, 'x', messages.mediaType, 'text/plain'],
    ['of a form', 415, 'a=b', messages.mediaType, 'application/x-www-form-urlencoded'],
    ['of XML', 415, '<a/>', messages.mediaType, 'text/xml'],
    ['of no known type', 415, 'x', messages.mediaType, ';;'],
  ])('%s answers %i', async (_case, status, payload, msg, type = 'application/json') => {
    const headers = { 'content-type': type };
    const answer = await t.staff('POST', '/api/restaurantes', payload, headers);
    expect(answer).toMatchObject(refused('', msg, status));
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test.each([
    ['an unknown call', 404, '/api/nada', messages.notFound],
    ['an unknown call with a long name', 404, `/api/${'x'.repeat(2_000)}`, messages.notFound],
    ['an address that cannot be read', 400, '/api/restaurantes/%E0%A4%A', messages.badRequest],
  ])('of %s answers %i', async (_case, status, url, msg) => {
    const answer = await t.staff('POST', url, {});
    expect(answer).toMatchObject(refused('', msg, status));
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('of what a full disk has no room for says so', async () => {
    const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    vi.spyOn(t.store, 'transaction').mockRejectedValueOnce(full);
    const answer = await t.app.inject({
      method: 'PUT',
      url: '/api/definicoes',
      payload: { villageName: 'Souto', councilName: 'Junta' },
      headers: { apikey: apiKey, 'x-auth-token': t.token() },
    });
    expect({ status: answer.statusCode, body: answer.json() }).toEqual(
      refused('', messages.noRoom, 507),
    );
  });

  test('of a body that is not there at all answers 400', async () => {
    const answer = await t.staff('POST', '/api/restaurantes');
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ msg: messages.notAnObject }] },
    });
  });

  test.each(['PATCH', 'OPTIONS', 'TRACE'] as const)('of %s is a refusal too', async (method) => {
    const answer = await t.staff(method, '/api/restaurantes');
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual(refusalShape);
  });

  test('shows nothing of a failure of our own; the log names the call, and nobody', async () => {
    const broken = await startApp(engine);
    await broken.store.close();
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const answer = await broken.app.inject({
      url: '/api/reservas/o-segredo?q=Rosa',
      headers: { apikey: apiKey },
    });
    const log = written.mock.calls.join('');
    written.mockRestore();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ errors: [{ param: '', msg: messages.unavailable }] });
    expect(log).toContain('"call":"GET /api/reservas/:segredo"');
    expect(log).not.toMatch(/o-segredo|Rosa|127\.0\.0\.1/);
    await broken.app.close();
    await broken.context.files.close();
  });

  const deep = (depth: number, open: string, close: string) =>
    `${open.repeat(depth)}1${close.repeat(depth)}`;
  test('of a body as deep as it is long comes at once', async () => {
    const depth = 150_000;
    for (const nested of [deep(depth, '[', ']'), deep(depth, '{"a":', '}')]) {
      const answer = await t.staff('POST', '/api/restaurantes', `{"name":${nested}}`, json);
      expect(answer.status).toBe(422);
    }
    const html = '<blockquote>'.repeat(16_000);
    const answer = await t.staff('POST', '/api/restaurantes', { description: html }, json);
    expect(answer.status).toBe(422);
  });
});

describe('over a real connection', () => {
  const t = testApp('sqlite');
  let base: string;
  beforeAll(async () => {
    base = await t.app.listen({ port: 0, host: '127.0.0.1' });
  });

  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${base}/api/inscricoes`, {
      method: 'POST',
      headers: { APIKEY: apiKey, 'content-type': 'application/json', ...headers },
      body,
    });

  test('too much is refused with a word, and the next call is answered', async () => {
    const tooMuch = await post('x'.repeat(1_100_000));
    expect({ status: tooMuch.status, body: await tooMuch.json() }).toEqual(
      refused('', messages.tooLarge, 413),
    );
    expect((await post('{')).status).toBe(400);
    expect((await post('{}')).status).toBe(422);
    expect((await post('{}', { APIKEY: 'errada' })).status).toBe(403);
  });

  test('what is no HTTP, or far too long, is cut off and harms nobody', async () => {
    const { port } = t.app.server.address() as AddressInfo;
    for (const sent of [
      'olá\r\n\r\n',
      `GET /api/avisos HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`,
      `GET /${'z'.repeat(40_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
      `POST /api/auth HTTP/1.1\r\nhost: x\r\napikey: ${apiKey}\r\ncontent-length: -1\r\n\r\n`,
      'GET /api/avisos HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n',
    ]) {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('error', () => {});
      socket.end(sent);
      await once(socket, 'close');
      expect(answer).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
      expect(answer).not.toMatch(/<html|at \S+ \(/i);
    }
    expect((await fetch(`${base}/saude`)).status).toBe(200);
  });

  test.each([
    ['/api/inscricoes', 'application/json', 422],
    ['/api/inscricoes', 'text/plain', 415],
    ['/api/file', 'multipart/form-data; boundary=x', 422],
  ])(
    'a body promised to %s by its type alone, %s, is not waited for',
    async (path, type, status) => {
      const { port } = t.app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1').setEncoding('utf8');
      const who = `host: x\r\napikey: ${apiKey}\r\nx-auth-token: ${t.token()}\r\n`;
      socket.write(
        `POST ${path} HTTP/1.1\r\n${who}content-type: ${type}\r\nconnection: close\r\n\r\n`,
      );
      expect((await socket.toArray()).join('')).toMatch(`HTTP/1.1 ${status} `);
    },
  );

  test('a page that cannot be addressed leads to the page for the lost', async () => {
    const answer = await fetch(`${base}/restaurantes/%E0%A4%A`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/not_found']);
  });
});
