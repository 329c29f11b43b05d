import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isRefused, makeClient, reasonOf } from './ask.ts';

const answer = vi.fn<typeof fetch>();

beforeEach(() => void vi.stubGlobal('fetch', answer));

afterEach(() => vi.unstubAllGlobals());

const { call } = makeClient({
  headers: () => ({ APIKEY: 'k' }),
  offline: 'Sem ligação',
  unreadable: 'Indisponível',
});

const post = () => call('POST /api/cartas/teste');

const said = async () => {
  const answered = await post();
  return isRefused(answered) ? reasonOf(answered) : 'ok';
};

test('what the server took is taken', async () => {
  answer.mockResolvedValue(Response.json({ inscricao: {} }, { status: 201 }));
  expect(await said()).toBe('ok');
  expect(answer).toHaveBeenCalledWith(
    '/api/cartas/teste',
    expect.objectContaining({ headers: expect.objectContaining({ APIKEY: 'k' }) }),
  );
});

test('a refusal is told in the words of the server', async () => {
  const errors = [{ param: 'email', msg: 'Email submetido inválido' }];
  answer.mockResolvedValue(Response.json({ errors, por: 'ana' }, { status: 422 }));
  expect(await post()).toEqual({ status: 422, errors, more: { por: 'ana' } });
});

test('a list of errors is a refusal whatever the status', async () => {
  answer.mockResolvedValue(Response.json({ errors: [{ param: '', msg: 'Não' }] }));
  expect(await said()).toBe('Não.');
});

test('no connection, and an answer that is not ours, are told as what they are', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await said()).toBe('Sem ligação.');
  answer.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await said()).toBe('Indisponível.');
});

test('what does not exist is an answer with nothing in it', async () => {
  answer.mockResolvedValue(Response.json({ carta: null }, { status: 404 }));
  expect(await call('GET /api/cartas/:_id', { params: { _id: 'x' } })).toEqual({ carta: null });
});

test('a password travels percent-encoded beside the call, a file as the form it is', async () => {
  answer.mockResolvedValue(Response.json({}));
  await call('DELETE /api/demonstracao', { password: 'praça' });
  expect(answer.mock.lastCall?.[1]?.headers).toMatchObject({ 'x-palavra-passe': 'pra%C3%A7a' });
  await call('POST /api/file', { body: new FormData() });
  expect(answer.mock.lastCall?.[1]?.headers).toEqual({ APIKEY: 'k' });
});

test('a session that ended leads away', async () => {
  answer.mockResolvedValue(Response.json({}, { status: 401 }));
  const away = new Error('away');
  const signedOut = () => Promise.reject(away);
  const asStaff = makeClient({ headers: () => ({}), offline: '', unreadable: '', signedOut });
  await expect(asStaff.call('GET /api/resumo')).rejects.toBe(away);
});
