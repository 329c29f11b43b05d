import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { messages } from '../../language/messages.ts';
import { mostDrafts } from '../../sections/drafts.ts';
import { eventos } from '../../sections/noticiasEventos.ts';
import { outbox } from '../mail/outbox.ts';
import { drafts } from '../staff/drafts.ts';
import { pedidosPublicacao } from '../staff/pedidosPublicacao.ts';

const aviso = {
  type: 'Aviso',
  title: 'Corte de água',
  smallDescription: 'Amanhã',
  description: '<p>x</p>',
};

const evento = validBody(eventos);

describe.each(engines)('asking to publish on %s', (engine) => {
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
    const { description: _, ...unfinished } = { ...draft, _id: chave };
    expect((await writer('PUT', path(), unfinished)).status).toBe(200);
    expect(await writer('POST', '/api/publicacoes', ask)).toMatchObject(
      refused('description', messages.required),
    );
    expect((await writer('PUT', path(), draft)).status).toBe(200);
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
      seccao: 'avisos',
      chave,
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

  test('whoever asks from an older version is shown the newer one, and undoes nothing', async () => {
    const { versao, _id } = (await t.staff('GET', path())).body.aviso;
    await t.staff('PUT', path(), { ...aviso, title: 'Corrigido' });
    const ask = (more: object) => {
      const valores = JSON.stringify({ ...aviso, title: 'Outro título', _id, ...more });
      return writer('POST', '/api/publicacoes', { seccao: 'avisos', chave, valores });
    };
    expect(await ask({ versao })).toMatchObject({
      status: 409,
      body: { errors: [{ param: 'versao' }], aviso: { title: 'Corrigido' } },
    });
    expect(await asked()).toEqual([]);
    expect((await ask({ versao: versao + 1, _id: 'x' })).status).toBe(404);
    const { publicacao } = (await ask({ versao: versao + 1 })).body;
    expect(publicacao.valores).toEqual({ title: 'Outro título' });
    await writer('DELETE', `/api/publicacoes/${publicacao._id}`);
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
    const { registo } = arrayRascunhos[0];
    const kept = await writer('GET', `/api/rascunhos/avisos?registo=${registo}`);
    expect(kept.body.rascunho.valores).toMatchObject({ title: 'Com um erro' });
    expect((await writer('DELETE', request)).status).toBe(200);
    expect(await asked(writer)).toEqual([]);
  });

  test('what is given back joins what its writer has typed since, and writes over none of it', async () => {
    await t.store.remove(drafts, {});
    await propose('Com um erro');
    const [pedido] = await asked();
    const read = await writer('GET', path());
    const { _id: registo, versao, title } = read.body.aviso;
    const since = { ...read.body.aviso, title: 'Escrito depois' };
    const typed = { valores: JSON.stringify(since), antes: JSON.stringify({ title }) };
    const draft = { registo, versao, revisao: 'a', ...typed };
    await writer('PUT', '/api/rascunhos/avisos', draft);
    await t.staff('DELETE', `/api/publicacoes/${pedido._id}`, { motivo: 'Falta a hora' });
    const { rascunho } = (await writer('GET', `/api/rascunhos/avisos?registo=${registo}`)).body;
    expect(rascunho.valores.title).toBe('Escrito depois');
    expect(rascunho.revisao).not.toBe('a');
    expect((await asked(writer))[0].valores).toEqual({ title: 'Com um erro' });
    await writer('DELETE', `/api/publicacoes/${pedido._id}`);
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

  const draftOf = async (title: string) => {
    const made = await writer('POST', '/api/avisos', { ...aviso, title, rascunho: true });
    chave = made.body.aviso._id;
    return (await writer('POST', '/api/publicacoes', { seccao: 'avisos', chave })).body.publicacao;
  };

  test('a draft that somebody publishes at its own screen no longer waits', async () => {
    await draftOf('Publicado à parte');
    expect(await asked()).toHaveLength(1);
    await t.staff('PUT', path(), { ...aviso, title: 'Publicado à parte' });
    expect(await asked()).toEqual([]);
  });

  test('what was put into a draft after it was asked for is not shown unseen', async () => {
    const pedido = await draftOf('Como foi visto');
    await writer('PUT', path(), { ...aviso, title: 'Metido depois', rascunho: true });
    const decide = `/api/publicacoes/${pedido._id}/publicar`;
    expect(await t.staff('POST', decide)).toMatchObject(
      refused('versao', messages.changedSinceAsked('rita'), 409),
    );
    expect((await t.visitor('GET', path())).status).toBe(404);
    await writer('POST', '/api/publicacoes', { seccao: 'avisos', chave });
    expect((await t.staff('POST', decide)).status).toBe(404);
    const [again] = await asked();
    expect((await t.staff('POST', `/api/publicacoes/${again._id}/publicar`)).status).toBe(200);
    expect((await t.visitor('GET', path())).body.aviso.title).toBe('Metido depois');
  });

  test('what was given back is decided, keeps nobody else from asking, and finds room', async () => {
    for (let at = 0; at < mostDrafts; at += 1) {
      await writer('PUT', '/api/rascunhos/avisos', { registo: `r${at}`, revisao: 'uma' });
    }
    const { _id } = (await propose('Devolvido')).body.publicacao;
    expect((await t.staff('DELETE', `/api/publicacoes/${_id}`, { motivo: 'x' })).status).toBe(200);
    expect(await t.store.count(drafts)).toBe(mostDrafts + 1);
    expect((await t.staff('POST', `/api/publicacoes/${_id}/publicar`)).status).toBe(404);
    expect((await t.staff('DELETE', `/api/publicacoes/${_id}`, { motivo: 'y' })).status).toBe(404);
    expect((await propose('De outra pessoa', other)).status).toBe(201);
    const [pedido] = await asked();
    expect(pedido).toMatchObject({ quem: 'rui', valores: { title: 'De outra pessoa' } });
    await other('DELETE', `/api/publicacoes/${pedido._id}`);
  });

  test('of a record that was deleted nothing waits to be decided', async () => {
    await draftOf('A apagar');
    const waiting = async () =>
      (await t.staff('GET', '/api/resumo')).body.resumo.contagens.publicacoesPorDecidir;
    expect([await waiting(), (await asked()).length]).toEqual([1, 1]);
    await t.staff('DELETE', path());
    expect([await waiting(), (await asked()).length]).toEqual([0, 0]);
    await t.staff('POST', `/api/reciclagem/${chave}/repor`);
    const [pedido] = await asked();
    expect((await t.staff('POST', `/api/publicacoes/${pedido._id}/publicar`)).status).toBe(200);
  });

  test('one who asks again while others decide waits for nobody for ever', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { _id } = (await propose(`Volta ${round}`)).body.publicacao;
      const answers = await Promise.all([
        propose(`Volta ${round}, outra vez`),
        t.staff('POST', `/api/publicacoes/${_id}/publicar`),
        propose(`Volta ${round}, e outra`),
        t.staff('DELETE', `/api/publicacoes/${_id}`, { motivo: 'x' }),
      ]);
      for (const { status } of answers) expect([200, 201, 404, 409]).toContain(status);
    }
    for (const { _id } of await asked(writer)) await writer('DELETE', `/api/publicacoes/${_id}`);
  });

  test('who has a hundred waiting asks for no more', async () => {
    const pedido = await draftOf('O primeiro');
    const { conta = '' } = (await t.store.find(pedidosPublicacao, { _id: pedido._id })) ?? {};
    for (let at = 1; at < mostDrafts; at += 1) {
      await t.store.create(pedidosPublicacao, { registo: `r${at}`, conta, seccao: 'avisos' });
    }
    const ask = { seccao: 'avisos', chave };
    expect((await writer('POST', '/api/publicacoes', ask)).status).toBe(201);
    expect(await draftOf('Um a mais')).toBeUndefined();
    await t.store.remove(pedidosPublicacao, { conta });
  });

  test('news is asked for as news, an event as an event', async () => {
    const event = (await t.staff('POST', '/api/noticiasEventos/evento', evento)).body.noticiaEvento;
    const valores = JSON.stringify({ type: 'NOTICIA', title: 'Afinal é uma notícia' });
    const ask = { seccao: 'noticias', chave: event.identifier, valores };
    expect((await writer('POST', '/api/publicacoes', ask)).status).toBe(404);
  });

  test('who booked for an event that is hidden now is written to by those who publish', async () => {
    const { _id, identifier } = (
      await t.staff('POST', '/api/noticiasEventos/evento', { ...evento, rascunho: false })
    ).body.noticiaEvento;
    const party = { name: 'Ana Reis', email: 'ana@exemplo.pt', telefone: '912345678' };
    const booking = { _id, ...party, numeroAdultos: 1, numeroCriancas: 0 };
    expect((await t.staff('POST', '/api/inscricoes/balcao', booking)).status).toBe(201);
    const hidden = { ...evento, rascunho: true };
    const change = `/api/noticiasEventos/evento/${identifier}`;
    expect((await t.staff('PUT', change, hidden)).status).toBe(200);
    const letters = () => t.store.count(outbox);
    const before = await letters();
    const told = { ...hidden, location: 'Outro sítio', avisarInscritos: true };
    const no = refused('permissoes', messages.publishOnly, 403);
    expect(await writer('PUT', change, told)).toMatchObject(no);
    expect(await writer('DELETE', `/api/noticiasEventos/${identifier}`)).toMatchObject(no);
    expect(await letters()).toBe(before);
    expect((await writer('PUT', change, { ...told, avisarInscritos: false })).status).toBe(200);
    expect((await t.staff('DELETE', `/api/noticiasEventos/${identifier}`)).status).toBe(200);
    expect(await writer('POST', `/api/reciclagem/${_id}/repor`, {})).toMatchObject(no);
    expect((await t.staff('POST', `/api/reciclagem/${_id}/repor`, {})).status).toBe(200);
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
