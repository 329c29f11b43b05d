import { describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { testApp } from '../../../tests/startApp.ts';

describe.each(engines)('the guest book on %s', (engine) => {
  const t = testApp(engine);

  test('a page is read by everybody once staff have published it, and by nobody once it is deleted', async () => {
    const captcha = await t.captcha('assinaturas');
    const written = { name: 'Ana', texto: 'Voltamos no verão.' };
    const { status } = await t.visitor('POST', '/api/assinaturas', { ...written, captcha });
    expect(status).toBe(201);
    const read = async () =>
      (await t.visitor('GET', '/api/livro-de-visitas')).body.arrayAssinaturas;
    expect(await read()).toEqual([]);

    const [page] = (await t.staff('GET', '/api/assinaturas')).body.arrayAssinaturas;
    await t.staff('PUT', `/api/assinaturas/${page._id}`, { publicada: true });
    expect(await read()).toMatchObject([written]);
    await t.staff('DELETE', `/api/assinaturas/${page._id}`);
    expect(await read()).toEqual([]);
  });
});
