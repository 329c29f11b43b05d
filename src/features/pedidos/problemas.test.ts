import { beforeEach, describe, expect, test } from 'vitest';
import { emptyPng } from '../../../tests/emptyPng.ts';
import { bothEngines, engines } from '../../../tests/openTestStore.ts';
import { lamp, problemsIn, servico, words } from '../../../tests/pedidos/problemsIn.ts';
import { person, requestsIn } from '../../../tests/pedidos/requestsIn.ts';
import { pdfSaying } from '../../../tests/prove/uploadOf.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { moveJoined } from './ask.server.ts';
import { refusals } from './pedidos.ts';
import { problemPath, radiusOf } from './problemas.ts';
import { answersIn, ficheiros, passos, pedidos, removeRequests } from './tables.server.ts';

const here = `${lamp.lat},${lamp.lon}`;

describe.each(engines)('problems on %s', (engine) => {
  const t = testApp(engine, { settings: { MAIL_TO: 'junta@exemplo.pt' } });
  const { send, begin, reported, publish, near, read } = problemsIn(t);
  beforeEach(begin);
  const all = async () => (await t.visitor('GET', '/api/problemas')).body.arrayProblemas;
  const lettersTo = async (email: string) =>
    (await t.store.list(outbox)).filter(({ recipient }) => recipient === email);

  test('have a place, as a point, in words or both; staff know it to the metre', async () => {
    const { _id } = await reported();
    expect(await read(_id)).toMatchObject({
      assunto: 'Iluminação',
      latitude: 41.7935,
      longitude: -7.8681,
      publicadoEm: '',
    });
    expect(answersIn(await read(_id)).onde).toEqual(lamp);
    const { pedido } = (await t.staff('GET', `/api/pedidos/${_id}`)).body;
    expect(pedido.respostas).toContainEqual({
      chave: 'onde',
      label: 'Onde é?',
      valor: 'Rua da Fonte (41.793456, -7.868123)',
    });
    const inWords = await read((await reported({ onde: 'Ao pé do forno' }))._id);
    expect(inWords).toMatchObject({ assunto: 'Iluminação', latitude: null });
  });

  test.each<[string, unknown, string]>([
    ['in the sea', { lat: 41.7, lon: -9.9 }, refusals.farAway],
    ['where no latitude is and no longitude', { lat: 0, lon: 0 }, refusals.farAway],
    ['beyond the pole', { lat: 91, lon: 0 }, messages.invalid],
    ['that is half of one', { lat: 41 }, messages.invalid],
    ['that is a list', [41, -7], messages.invalid],
    ['that is blank', ' ', messages.required],
  ])('are refused at a place %s', async (_what, onde, msg) => {
    const captcha = await t.captcha('pedidos');
    const respostas = { assunto: 'Iluminação', descricao: 'x', onde };
    const sent = { ...person, servico, respostas, captcha };
    expect(await t.visitor('POST', '/api/pedidos', sent)).toMatchObject(
      refused('respostas.onde', msg),
    );
  });

  test('are nobody’s business until a person at the desk publishes them, and again after', async () => {
    const { _id, own } = await reported();
    await send(`${own}/ficheiros?chave=fotografia`, emptyPng(20, 20), 'a.png');
    await send(`${own}/ficheiros`, pdfSaying('conta'), 'conta.pdf');
    const { numero } = await read(_id);
    const page = `/api/problemas/${numero.replace('/', '-')}`;
    const [foto, pdf] = (await t.store.list(ficheiros)).map((file) => file._id);
    const photo = `${problemPath(numero)}/fotos/${foto}`;
    const seen = async () => [
      (await all()).length,
      (await near(here)).length,
      (await t.visitor('GET', page)).status,
      (await t.app.inject(photo)).statusCode,
    ];
    expect(await seen()).toEqual([0, 0, 404, 404]);
    expect((await t.visitor('PUT', `/api/pedidos/${_id}/publicacao`, words)).status).toBe(401);
    expect((await publish(_id, { fotos: [foto, pdf] })).body).toEqual({
      endereco: problemPath(numero),
    });
    expect(await seen()).toEqual([1, 1, 200, 200]);
    const { problema } = (await t.visitor('GET', page)).body;
    expect(problema).toMatchObject({
      numero,
      assunto: 'Iluminação',
      texto: 'Candeeiro apagado.',
      onde: 'Rua da Fonte',
      latitude: 41.7935,
      longitude: -7.8681,
      estado: 'recebido',
      fotos: [photo],
    });
    for (const secret of [person.nome, person.email, person.telemovel, 'Zulmira', '41.793456']) {
      expect(JSON.stringify(problema)).not.toContain(secret);
    }
    expect((await t.app.inject(`${problemPath(numero)}/fotos/${pdf}`)).statusCode).toBe(404);
    await t.staff('DELETE', `/api/pedidos/${_id}/publicacao`);
    expect(await seen()).toEqual([0, 0, 404, 404]);
  });

  test('are published in words that somebody wrote, by one clerk at a time', async () => {
    const { _id } = await reported();
    expect(await publish(_id, { textoPublico: ' ' })).toMatchObject(
      refused('textoPublico', messages.required),
    );
    expect(await publish(_id, { versao: 7 })).toMatchObject(
      refused('versao', refusals.changedMeanwhile, 409),
    );
    expect(await publish('x')).toMatchObject(refused('_id', messages.notFound, 404));
    const other = await requestsIn(t).asked();
    expect(await publish(other._id)).toMatchObject(refused('assunto', refusals.notPublic));
    const { pedido } = (await t.staff('GET', `/api/pedidos/${_id}`)).body;
    expect(pedido.paraOSite).toEqual({
      textoPublico: 'Da Zulmira.',
      ondePublico: 'Rua da Fonte',
      feito: '',
      fotos: [],
    });
  });

  test('that are open are found around a place, each kind within its own radius', async () => {
    const at = async (metresNorth: number, assunto: string) => {
      const lat = lamp.lat + metresNorth / 111_320;
      const { _id } = await reported({ assunto, onde: { ...lamp, lat } });
      await publish(_id, { textoPublico: `${assunto} ${metresNorth}` });
      return _id;
    };
    const lit = await at(20, 'Iluminação');
    await at(radiusOf('Iluminação') + 15, 'Iluminação');
    await at(150, 'Animais');
    await at(150, 'Água');
    const told = (found: { texto: string }[]) => found.map(({ texto }) => texto);
    expect(told(await near(here))).toEqual(['Iluminação 20', 'Animais 150']);
    expect(told(await near(here, '&assunto=Animais'))).toEqual(['Animais 150']);
    await t.staff('PUT', `/api/pedidos/${lit}`, { estado: 'concluido' });
    expect(told(await near(here))).toEqual(['Animais 150']);
    expect((await all()).at(-1)).toMatchObject({ estado: 'concluido', texto: 'Iluminação 20' });
    for (const perto of ['x', '41', '41,', '41,-7,3', '1e5,2']) {
      const answer = await t.visitor('GET', `/api/problemas?perto=${perto}`);
      expect(answer).toMatchObject(refused('perto', messages.invalid));
    }
  });

  test('are followed by others, who hear what becomes of them and not what was written to the first', async () => {
    const first = await reported();
    const { numero } = await read(first._id);
    const follow = { segue: numero, respostas: {}, nome: 'Bento', email: 'bento@exemplo.pt' };
    const tried = await t.visitor('POST', '/api/pedidos', {
      ...person,
      ...follow,
      servico,
      captcha: await t.captcha('pedidos'),
    });
    expect(tried).toMatchObject(refused('segue', refusals.noProblem, 409));
    await publish(first._id);
    const second = await reported({}, follow);
    expect(await second.read()).toMatchObject({
      acompanha: true,
      estado: 'recebido',
      noSite: problemPath(numero),
      respostas: [],
    });
    const list = (await t.staff('GET', '/api/pedidos?estado=problemas')).body;
    expect([list.arrayPedidos.length, list.contagens.problemas]).toEqual([1, 1]);
    const { pedido } = (await t.staff('GET', `/api/pedidos/${first._id}`)).body;
    expect(pedido.acompanham).toBe(1);

    const to = (estado: string, motivo = '') =>
      t.staff('PUT', `/api/pedidos/${first._id}`, { estado, motivo });
    await to('espera-requerente', 'Zulmira, de que lado?');
    expect(await second.read()).toMatchObject({ estado: 'recebido' });
    await publish(first._id, { feito: 'Passou à empresa da luz.' });
    await to('encaminhado', 'Zulmira, vai para a empresa.');
    expect(await second.read()).toMatchObject({ estado: 'encaminhado', motivo: '' });
    const told = (await lettersTo('bento@exemplo.pt')).map(({ body }) => body).join('\n');
    expect(told).toContain('Passou à empresa da luz.');
    expect(told).not.toContain('Zulmira');
    expect(await t.visitor('POST', `${second.own}/respostas`, { texto: 'x' })).toMatchObject(
      refused('estado', refusals.closed),
    );
  });

  test('that nobody reports any more go on with whoever followed them, kept for as long', async () => {
    const first = await reported();
    await publish(first._id);
    const segue = (await read(first._id)).numero;
    await t.store.change(pedidos, { _id: first._id }, { meses: 7 });
    const second = await reported({}, { segue, email: 'bento@exemplo.pt' });
    expect(await t.visitor('POST', `${second.own}/respostas`, { texto: 'x' })).toMatchObject(
      refused('segue', refusals.follows),
    );
    await t.visitor('DELETE', first.own);
    expect(await all()).toEqual([]);
    expect(await read(second._id)).toMatchObject({
      segue: '',
      estado: 'recebido',
      textoPublico: 'Candeeiro apagado.',
      meses: 7,
    });
    expect((await publish(second._id)).status).toBe(200);
    const third = await reported({}, { segue: (await read(second._id)).numero });
    await t.store.transaction((trx) => removeRequests(trx, t.context, { _id: second._id }));
    expect((await read(third._id)).segue).toBe('');
    expect(await t.store.count(ficheiros)).toBe(0);
  });

  test('that staff mark as withdrawn go on with whoever followed them too', async () => {
    const first = await reported();
    await publish(first._id);
    const segue = (await read(first._id)).numero;
    const second = await reported({}, { segue, email: 'bento@exemplo.pt' });
    await t.staff('PUT', `/api/pedidos/${first._id}`, { estado: 'retirado' });
    expect(await all()).toEqual([]);
    expect(await read(second._id)).toMatchObject({ segue: '', estado: 'recebido' });
    expect(await lettersTo('bento@exemplo.pt')).toHaveLength(1);
  });

  test('are taken up again by their own page within thirty days, by whoever follows them too', async () => {
    const { _id, own, read: mine } = await reported();
    await publish(_id);
    const follower = await reported({}, { segue: (await read(_id)).numero, nome: 'Bento' });
    const close = () => t.staff('PUT', `/api/pedidos/${_id}`, { estado: 'concluido' });
    const reopen = (url: string, texto = 'Continua apagado.') =>
      t.visitor('POST', `${url}/reabrir`, { texto });
    expect(await reopen(own)).toMatchObject(refused('estado', refusals.notReopened));
    await close();
    expect(await mine()).toMatchObject({ reabrivel: true, aberto: false });
    expect(await reopen(own, '')).toMatchObject(refused('texto', messages.required));
    expect((await reopen(own)).body.pedido).toMatchObject({
      estado: 'em-curso',
      conversa: [{ texto: 'Continua apagado.' }],
    });
    expect(await follower.read()).toMatchObject({ estado: 'em-curso' });
    await close();
    expect((await reopen(follower.own, 'Segredo do Bento.')).status).toBe(201);
    expect(JSON.stringify(await mine())).not.toContain('Bento');
    expect((await t.store.list(passos)).at(-1)).toMatchObject({ pedido: _id, de: 'nota' });
    await close();
    await t.setClock('2026-07-02T11:00:00.000Z');
    expect(await mine()).toMatchObject({ reabrivel: false });
    expect(await reopen(own)).toMatchObject(refused('estado', refusals.notReopened));
    const other = await requestsIn(t).asked();
    await t.staff('PUT', `/api/pedidos/${other._id}`, { estado: 'concluido' });
    expect(await reopen(other.own)).toMatchObject(refused('estado', refusals.notReopened));
  });
});

describe.each(bothEngines)('a problem that several people follow on %s', (engine) => {
  const t = testApp(engine);
  const { begin, reported, publish, read } = problemsIn(t);
  beforeEach(begin);

  /** A published problem, and those who follow it. */
  async function followed() {
    const { _id } = await reported();
    await publish(_id);
    const { numero: segue } = await read(_id);
    const followers = [];
    for (const nome of ['Ana', 'Bento', 'Caio', 'Dora']) {
      followers.push(await reported({}, { segue, nome, email: `${nome}@exemplo.pt` }));
    }
    return { _id, followers };
  }

  test('is reopened once, however many of them ask for it at one moment', async () => {
    const { _id, followers } = await followed();
    await t.staff('PUT', `/api/pedidos/${_id}`, { estado: 'concluido' });
    const answers = await Promise.all(
      followers.map(({ own }) => t.visitor('POST', `${own}/reabrir`, { texto: 'Continua.' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    const rows = await t.store.list(pedidos);
    expect(rows.every(({ estado }) => estado === 'em-curso')).toBe(true);
  });

  test('does not come back to whoever withdraws while it is closed', async () => {
    const { _id, followers } = await followed();
    const gone = followers[0]?._id ?? '';
    await t.store.change(pedidos, { _id }, { estado: 'concluido' });
    const first = await read(_id);
    await t.store.transaction(async (trx) => {
      // The follower withdraws after the others were listed and before they are written to.
      const list = (async (table: never, some: never) => {
        const rows = await trx.list(table, some);
        await trx.change(pedidos, { _id: gone }, { estado: 'retirado' });
        return rows;
      }) as typeof trx.list;
      await moveJoined({ ...trx, list }, t.context, first);
    });
    const states = await Promise.all(followers.map(async (each) => (await read(each._id)).estado));
    expect(states).toEqual(['retirado', 'concluido', 'concluido', 'concluido']);
  });

  test('leaves nobody behind when it is closed while they begin to', async () => {
    const { _id } = await reported();
    await publish(_id);
    const { numero: segue } = await read(_id);
    const sent = await Promise.all(
      [1, 2, 3, 4].map(async (n) => ({
        ...person,
        nome: `Pessoa ${n}`,
        servico,
        segue,
        respostas: {},
        captcha: await t.captcha('pedidos'),
      })),
    );
    const [closed, ...answers] = await Promise.all([
      t.staff('PUT', `/api/pedidos/${_id}`, { estado: 'concluido' }),
      ...sent.map((body) => t.visitor('POST', '/api/pedidos', body)),
    ]);
    expect(closed.status).toBe(200);
    expect(answers.every(({ status }) => [201, 409].includes(status))).toBe(true);
    const left = await t.store.list(pedidos, { where: { segue: _id } });
    expect(left).toHaveLength(answers.filter(({ status }) => status === 201).length);
    expect(left.every(({ estado }) => estado === 'concluido')).toBe(true);
  });
});
