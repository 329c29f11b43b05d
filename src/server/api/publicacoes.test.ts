import { beforeAll, describe, expect, test } from 'vitest';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';

const aviso = {
  ...{ type: 'Aviso', title: 'Corte de água', smallDescription: 'Amanhã', description: '<p>x</p>' },
};

describe.each(bothEngines)('asking to publish on %s', (engine) => {
  const t = testApp(engine);
  let writer: (method: string, url: string, body?: unknown) => ReturnType<typeof t.visitor>;
  let other: typeof writer;
  let chave = '';
  const path = () => `/api/avisos/${chave}`;
  beforeAll(async () => {
    const as =
      (token: string): typeof writer =>
      (method, url, body) =>
        t.visitor(method as 'GET', url, body, { 'x-auth-token': token });
    writer = as((await t.addColleague('rita', 'Redação')).token);
    other = as((await t.addColleague('rui', 'Redação')).token);
  });
  const asked = async (by = t.staff as typeof writer) =>
    (await by('GET', '/api/publicacoes')).body.arrayPublicacoes;

  test('a draft waits for whoever publishes, and is shown as it stands', async () => {
    expect(await writer('POST', '/api/avisos', aviso)).toMatchObject(
      refused('permissoes', messages.publishOnly, 403),
    );
    const draft = { ...aviso, rascunho: true };
    const made = await writer('POST', '/api/avisos', draft);
    expect(made.status).toBe(201);
    chave = made.body.aviso._id;
    expect(await writer('PUT', path(), aviso)).toMatchObject(
      refused('permissoes', messages.publishOnly, 403),
    );
    const ask = { seccao: 'avisos', chave };
    expect((await writer('POST', '/api/publicacoes', ask)).status).toBe(201);
    expect((await t.staff('GET', '/api/resumo')).body.resumo.contagens).toMatchObject({
      publicacoesPorDecidir: 1,
    });
    const [pedido] = await asked();
    expect(pedido).toMatchObject({ chave, quem: 'rita', valores: {}, meu: false });
    const decide = `/api/publicacoes/${pedido._id}/publicar`;
    expect((await writer('POST', decide)).status).toBe(403);
    expect((await t.staff('POST', decide)).status).toBe(200);
    expect((await t.visitor('GET', path())).body.aviso).toMatchObject({
      title: 'Corte de água',
    });
    expect(await asked()).toEqual([]);
    expect((await t.staff('POST', decide)).status).toBe(404);
  });

  const propose = (title: string, by = writer) =>
    by('POST', '/api/publicacoes', {
      ...{ seccao: 'avisos', chave },
      valores: JSON.stringify({ ...aviso, title, description: '<p>x</p><script>1</script>' }),
    });

  test('a change of what visitors see shows what would change, and nothing before it is published', async () => {
    expect((await writer('PUT', path(), aviso)).status).toBe(403);
    expect((await writer('DELETE', path())).status).toBe(403);
    expect((await propose('Corte de luz')).status).toBe(201);
    expect((await propose('Sem luz')).status).toBe(201);
    expect(await propose('Outra coisa', other)).toMatchObject(
      refused('', messages.alreadyAsked('rita'), 409),
    );
    expect(await asked(other)).toEqual([]);
    const [pedido, ...more] = await asked();
    expect(more).toEqual([]);
    expect(pedido).toMatchObject({
      antes: { title: 'Corte de água' },
      valores: { title: 'Sem luz' },
    });
    expect(Object.keys(pedido.valores)).toEqual(['title']);
    expect((await t.visitor('GET', path())).body.aviso.title).toBe('Corte de água');
    await t.staff('POST', `/api/publicacoes/${pedido._id}/publicar`);
    expect((await t.visitor('GET', path())).body.aviso.title).toBe('Sem luz');
  });

  test('two who publish at once publish once; what changed meanwhile is not written over', async () => {
    await propose('Ao mesmo tempo');
    const [pedido] = await asked();
    const decide = `/api/publicacoes/${pedido._id}/publicar`;
    const answers = await Promise.all([t.staff('POST', decide), t.staff('POST', decide)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    await propose('Velho');
    await t.staff('PUT', path(), { ...aviso, title: 'Novo' });
    const [late] = await asked();
    expect(await t.staff('POST', `/api/publicacoes/${late._id}/publicar`)).toMatchObject(
      refused('versao', messages.changedSinceAsked('rita'), 409),
    );
    await writer('DELETE', `/api/publicacoes/${late._id}`);
  });

  test('what is given back says why, and stays with whoever wrote it', async () => {
    await propose('Com um erro');
    const [pedido] = await asked();
    const request = `/api/publicacoes/${pedido._id}`;
    expect((await other('DELETE', request, { motivo: 'x' })).status).toBe(404);
    expect(await t.staff('DELETE', request)).toMatchObject(refused('motivo', messages.required));
    expect((await t.staff('DELETE', request, { motivo: 'Falta a hora' })).status).toBe(200);
    expect(await asked()).toEqual([]);
    expect(await asked(writer)).toMatchObject([{ motivo: 'Falta a hora', meu: true }]);
    expect((await writer('GET', '/api/resumo')).body.resumo.contagens).toMatchObject({
      publicacoesDevolvidas: 1,
    });
    const { arrayRascunhos } = (await writer('GET', '/api/rascunhos?seccao=avisos')).body;
    const kept = await writer('GET', `/api/rascunhos/${arrayRascunhos[0]._id}`);
    expect(kept.body.rascunho.valores).toMatchObject({ title: 'Com um erro' });
    expect((await writer('DELETE', request)).status).toBe(200);
    expect(await asked(writer)).toEqual([]);
  });

  test.each([
    [{ seccao: 'nada' }, 422],
    [{ chave: 'nada' }, 404],
    [{}, 422],
    [{ valores: '{' }, 422],
    [{ valores: '{"title":""}' }, 422],
    [{ valores: '{"title":7}' }, 422],
  ])('%j is refused', async (body, status) => {
    const ask = { seccao: 'avisos', chave, ...body };
    expect((await writer('POST', '/api/publicacoes', ask)).status).toBe(status);
  });

  test('an account for some sections touches no others', async () => {
    const { _id, token } = await t.addColleague('eva');
    await t.staff('PUT', `/api/contas/${_id}`, { seccoes: ['lojas'] });
    const eva = (method: string, url: string, body?: unknown) =>
      t.visitor(method as 'GET', url, body, { 'x-auth-token': token });
    const no = refused('permissoes', messages.permissions, 403);
    expect(await eva('POST', '/api/avisos', aviso)).toMatchObject(no);
    expect(await eva('PUT', path(), aviso)).toMatchObject(no);
    expect(await eva('DELETE', path())).toMatchObject(no);
    expect((await eva('POST', '/api/lojas', {})).status).toBe(422);
  });
});
