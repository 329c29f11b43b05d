import { describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { startApp, testApp } from '../../../tests/startApp.ts';
import { presencas } from '../staff/presencas.ts';

describe.each(engines)('who has a record open on %s', (engine) => {
  const t = testApp(engine);
  const asked = { seccao: 'lojas', chave: 'mercearia' };
  const beat = async (janela: string, more = {}, token = t.token()) => {
    const headers = { 'x-auth-token': token };
    const answer = await t.visitor(
      'POST',
      '/api/presencas',
      { janela, ...asked, ...more },
      headers,
    );
    return answer.body.arrayPresencas;
  };

  test('is told to the others while they do, and renews no page', async () => {
    const ana = await t.addColleague('ana');
    const before = t.context.content.version;
    await t.setClock('2026-06-01T11:30:00.000Z');
    expect(await beat('a')).toEqual([]);
    expect(await beat('b', {}, ana.token)).toEqual(['admin']);
    expect(await beat('a')).toEqual(['ana']);
    expect(await beat('c', { chave: 'outra' })).toEqual([]);
    expect(await beat('c', { seccao: 'restaurantes' })).toEqual([]);

    // Another window of the same account counts as well.
    expect(await beat('d', {}, ana.token)).toEqual(['admin', 'ana']);

    // An account cannot end the presence of another.
    await t.staff('DELETE', '/api/presencas/b');
    expect(await beat('a')).toEqual(['ana']);
    for (const janela of ['b', 'd', 'nenhuma']) {
      const headers = { 'x-auth-token': ana.token };
      const left = await t.visitor('DELETE', `/api/presencas/${janela}`, undefined, headers);
      expect(left).toMatchObject({ status: 200, body: { arrayPresencas: [] } });
    }
    expect(await beat('a')).toEqual([]);
    expect(t.context.content.version).toBe(before);
  });

  test('is told across two processes over one database', async () => {
    await t.setClock();
    const { dataDir, databaseUrl } = t.context.config;
    const other = await startApp(engine, { place: { dataDir, databaseUrl } });
    try {
      await beat('aqui', { chave: 'ponte' });
      const there = { janela: 'ali', seccao: 'lojas', chave: 'ponte' };
      const { body } = await other.staff('POST', '/api/presencas', there);
      expect(body.arrayPresencas).toEqual(['admin']);
      expect(await beat('aqui', { chave: 'ponte' })).toEqual(['admin']);
      await other.staff('DELETE', '/api/presencas/ali');
      expect(await beat('aqui', { chave: 'ponte' })).toEqual([]);
    } finally {
      await other.close();
    }
  });

  test('counts for forty seconds after the last word, and is then swept', async () => {
    await t.setClock('2026-06-01T12:10:00.000Z');
    await beat('a');
    await t.setClock('2026-06-01T12:10:40.000Z');
    expect(await beat('b')).toEqual(['admin']);
    await t.setClock('2026-06-01T12:10:41.000Z');
    expect(await beat('b')).toEqual([]);
    expect((await t.store.list(presencas)).map(({ _id }) => _id)).toEqual(['b']);
  });

  test('a window of somebody else is not taken over', async () => {
    const rui = await t.addColleague('rui');
    await beat('minha');
    expect(await beat('minha', { chave: 'outra' }, rui.token)).toEqual([]);
    expect(await beat('nova')).toEqual(['admin']);
  });

  test('does not keep a session alive that nobody uses', async () => {
    await t.setClock('2026-06-01T13:00:00.000Z');
    const { token } = await t.addColleague('zulmira');
    const status = async (minute: string) => {
      await t.setClock(`2026-06-01T${minute}:00.000Z`);
      const headers = { 'x-auth-token': token };
      return (await t.visitor('POST', '/api/presencas', { janela: 'z', ...asked }, headers)).status;
    };
    expect([await status('13:30'), await status('13:59'), await status('14:00')]).toEqual([
      200, 200, 401,
    ]);
  });

  test.each([
    ['without a window', { janela: '' }, 'janela'],
    ['without a record', { chave: '' }, 'chave'],
    ['without a section', { seccao: '' }, 'seccao'],
  ])('is refused %s', async (_case, body, param) => {
    const answer = await t.staff('POST', '/api/presencas', { janela: 'a', ...asked, ...body });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ param }] } });
  });
});
