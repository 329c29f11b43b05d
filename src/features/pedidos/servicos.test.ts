import { describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { testApp } from '../../../tests/startApp.ts';
import readyServices from './readyServices.json' with { type: 'json' };

describe.each(engines)('services on %s', (engine) => {
  const t = testApp(engine);

  test('those that come with the program are accepted as they are, and seen once published', async () => {
    for (const servico of readyServices) {
      const { status, body } = await t.staff('POST', '/api/servicos', {
        ...servico,
        rascunho: true,
      });
      expect({ status, body }).toMatchObject({
        status: 201,
        body: { servico: { name: servico.name } },
      });
    }
    expect((await t.visitor('GET', '/api/servicos')).body.arrayServicos).toEqual([]);
    const [first] = readyServices;
    const url = `/api/servicos/${first?.identifier}`;
    expect((await t.staff('PUT', url, { ...first, rascunho: false })).status).toBe(200);
    const { arrayServicos } = (await t.visitor('GET', '/api/servicos')).body;
    expect(arrayServicos).toMatchObject([
      {
        name: first?.name,
        perguntas: first?.perguntas.map(({ chave, label }) => ({ chave, label })),
      },
    ]);
    expect((await t.staff('POST', '/api/servicos', first)).status).toBe(409);
  });

  test.each([
    ['modelo', 'Atesta-se que {{nome}} mora cá.'],
    ['quemPode', 'Quem mora cá.'],
    ['oQueTrazer', 'O cartão de cidadão.'],
    ['baseLegal', 'A lei.'],
    ['meses', 36],
  ])('a change that does not send %s leaves it as it is', async (name, value) => {
    const sent = { name: 'Fotocópias', identifier: 'fotocopias' };
    const body = { ...sent, smallDescription: 'Tiram-se cá.', description: '<p>Cá.</p>' };
    await t.staff('DELETE', '/api/servicos/fotocopias');
    await t.staff('POST', '/api/servicos', { ...body, [name]: value });
    const changed = await t.staff('PUT', '/api/servicos/fotocopias', { ...body, taxa: 2 });
    expect(changed.body.servico).toMatchObject({ taxa: 2, [name]: value });
  });

  test('each has names of its own, and those without questions say where they are asked', () => {
    const names = readyServices.map(({ identifier }) => identifier);
    expect(new Set(names).size).toBe(names.length);
    for (const { perguntas, smallDescription } of readyServices) {
      if (perguntas.length === 0) expect(smallDescription).toContain('Só ao balcão');
    }
  });
});
