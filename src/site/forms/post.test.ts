import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { post } from './post.ts';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"apiKey":"k"}' }) });
  vi.stubGlobal('fetch', answer);
});

afterEach(() => vi.unstubAllGlobals());

const said = async () => {
  const posted = await post('/api/mensagens', {});
  return posted.ok ? 'ok' : posted.errors[0].msg;
};

test('what the server took is taken', async () => {
  answer.mockResolvedValue(Response.json({ mensagem: {} }, { status: 201 }));
  expect(await said()).toBe('ok');
  expect(answer).toHaveBeenCalledWith(
    '/api/mensagens',
    expect.objectContaining({ headers: expect.objectContaining({ APIKEY: 'k' }) }),
  );
});

test('a refusal is told in the words of the server', async () => {
  const errors = [{ param: 'email', msg: 'Email submetido inválido' }];
  answer.mockResolvedValue(Response.json({ errors }, { status: 422 }));
  expect(await post('/api/mensagens', {})).toEqual({ ok: false, errors });
});

test('a list of errors is a refusal whatever the status', async () => {
  answer.mockResolvedValue(Response.json({ errors: [{ param: '', msg: 'Não' }] }));
  expect(await said()).toBe('Não');
});

test('a visitor without a connection is told so', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await said()).toMatch(/^Sem ligação/);
});

test('an answer that is not ours is told as a server that is away', async () => {
  answer.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await said()).toMatch(/temporariamente indisponível/);
});
