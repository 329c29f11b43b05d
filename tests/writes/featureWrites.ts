import { randomUUID } from 'node:crypto';
import { type InscricaoRow, inscricoes } from '../../src/features/inscricoes/tables.server.ts';
import { mensagens } from '../../src/features/mensagens/tables.server.ts';
import { alertas } from '../../src/features/meteorologia/feature.server.ts';
import readyServices from '../../src/features/pedidos/readyServices.json' with { type: 'json' };
import { pedidos } from '../../src/features/pedidos/tables.server.ts';
import { seguidores } from '../../src/features/seguidores/tables.server.ts';
import { noticiasEventos } from '../../src/sections/noticiasEventos.ts';
import { magusto } from '../inscricoes/magusto.ts';
import { emptyPdf } from '../pdfs.ts';
import { problemsIn, servico, words } from '../pedidos/problemsIn.ts';
import { person, requestsIn } from '../pedidos/requestsIn.ts';
import { makeReceiver } from '../seguidores/pushService.ts';
import { sendFile } from '../sendFile.ts';
import type { TestApp } from '../startApp.ts';
import type { Asked, Writes } from './write.ts';

const ana = {
  name: 'Ana Vieira',
  email: 'ana.vieira@exemplo.pt',
  telefone: '912345678',
  numeroAdultos: 2,
  numeroCriancas: 1,
};

/** Bookings: whatever takes or frees a place is seen on the page of the event, and money is not. */
function bookingWrites(t: TestApp): Writes {
  const event = async () => {
    const identifier = randomUUID();
    return t.store.create(noticiasEventos, { ...magusto, title: identifier, identifier });
  };
  async function booked(values: Partial<InscricaoRow> = {}) {
    const { _id: evento, identifier } = await event();
    const row = await t.store.create(inscricoes, {
      ...ana,
      evento,
      numeroPessoas: 3,
      precoAdulto: 10,
      precoCrianca: 5,
      enrollmentDate: t.context.now().toISOString(),
      chave: randomUUID(),
      segredo: randomUUID(),
      ...values,
    });
    return { ...row, identifier, params: { _id: row._id, segredo: row.segredo, identifier } };
  }
  const one = async () => ({ params: (await booked()).params });
  const proven = async () => {
    const { segredo, params } = await booked();
    await sendFile(t, `/api/reservas/${segredo}/comprovativo`, emptyPdf);
    return params;
  };
  const letter = { a: 'todos', assunto: 'Traga calçado', texto: 'O caminho está molhado.' };
  return {
    seen: {
      'POST /api/inscricoes': async () => ({
        body: { ...ana, _id: (await event())._id, captcha: await t.captcha('inscricoes') },
      }),
      'POST /api/inscricoes/balcao': async () => ({ body: { ...ana, _id: (await event())._id } }),
      'PUT /api/inscricoes/:_id/lugares': async () => {
        const { params, evento, updatedAt } = await booked();
        const body = { numeroAdultos: 4, numeroCriancas: 0, evento, visto: updatedAt };
        return { params, body };
      },
      'POST /api/inscricoes/:_id/cancelar': one,
      'POST /api/inscricoes/:_id/expirada': async () => ({
        params: (await booked({ estado: 'expirada' })).params,
        body: { decisao: 'repor' },
      }),
      'DELETE /api/inscricoes/:_id': one,
      'POST /api/noticiasEventos/evento/:identifier/cancelar': async () => ({
        params: (await booked()).params,
        body: { motivo: 'Chuva' },
      }),
      'PUT /api/reservas/:segredo': async () => ({
        params: (await booked()).params,
        body: { numeroAdultos: 1, numeroCriancas: 0 },
      }),
      'PUT /api/reservas/:segredo/oferta': async () => ({
        params: (await booked({ estado: 'oferta', ofertaAte: '2026-06-02T11:00:00.000Z' })).params,
        body: { aceita: false },
      }),
      'DELETE /api/reservas/:segredo': one,
    },
    unseen: {
      'PUT /api/inscricoes/:_id/chegada': async () => ({
        ...(await one()),
        body: { de: 0, chegaram: 2 },
      }),
      'PUT /api/inscricoes/:_id': async () => ({ ...(await one()), body: { estaPago: true } }),
      'PUT /api/inscricoes/:_id/devolucao': async () => {
        const { params } = await booked({ estado: 'cancelada', valorPago: 25, aDevolver: 25 });
        return { params, body: { devolvido: true } };
      },
      'POST /api/inscricoes/:_id/comprovativo/recusar': async () => ({
        params: await proven(),
        body: { motivo: 'Não se consegue ler' },
      }),
      'POST /api/reservas/:segredo/comprovativo': async () => ({
        ...(await one()),
        file: emptyPdf,
      }),
      'POST /api/reservas/:segredo/pagamentos': async () => ({
        ...(await one()),
        body: { meio: 'mbway', telemovel: '912345678' },
      }),
      'POST /api/noticiasEventos/evento/:identifier/cartas/previsao': async () => ({
        ...(await one()),
        body: letter,
      }),
      'POST /api/noticiasEventos/evento/:identifier/cartas': async () => ({
        ...(await one()),
        body: letter,
      }),
    },
  };
}

/** Requests: a problem that staff have published shows its state and when it changed last. */
function requestWrites(t: TestApp): Writes {
  const { asked } = requestsIn(t);
  const { reported, publish } = problemsIn(t);
  const residence = readyServices.find(({ identifier }) => identifier === 'atestado-de-residencia');
  const named = ({ _id, own }: { _id: string; own: string }) => ({
    _id,
    segredo: own.split('/').at(-1) ?? '',
  });
  const problem = async (estado = ''): Promise<Asked> => {
    const made = await reported();
    await publish(made._id);
    if (estado) await t.staff('PUT', `/api/pedidos/${made._id}`, { estado, motivo: 'Porque sim' });
    return { params: named(made) };
  };
  const withFee = async () => {
    const made = await reported();
    await t.store.change(pedidos, { _id: made._id }, { taxa: 7.5 });
    await publish(made._id);
    return { params: named(made) };
  };
  const answers = { nif: '501964843', nascimento: '1951-02-03', morada: 'Rua Nova, 3' };
  const issuing = {
    corpo: 'Atesta-se que mora em Vale da Urze.',
    fundamento: 'conhecimento',
    prova: 'Rui Couto, vogal',
  };
  const residenceAsked = async () => {
    if (!residence) throw new Error('there is no such service');
    await t.staff('POST', '/api/servicos', residence);
    const respostas = { ...answers, conhecido: 'Sim', finalidade: 'banco' };
    return named(await asked({ servico: residence.identifier, respostas }));
  };
  const issued = async (): Promise<Asked> => {
    const { _id } = await residenceAsked();
    const { documento } = (await t.staff('POST', `/api/pedidos/${_id}/documentos`, issuing)).body;
    return { params: { _id: documento._id } };
  };
  const respostas = {
    assunto: 'Iluminação',
    onde: { lat: 41.7935, lon: -7.8681, texto: 'Rua da Fonte' },
    descricao: 'Da Zulmira.',
  };
  const report = { ...person, servico, respostas };
  return {
    seen: {
      'POST /api/pedido/:segredo/respostas': async () => ({
        ...(await problem('espera-requerente')),
        body: { texto: 'É ao pé da fonte.' },
      }),
      'POST /api/pedido/:segredo/ficheiros': async () => ({ ...(await problem()), file: emptyPdf }),
      'POST /api/pedido/:segredo/reabrir': async () => ({
        ...(await problem('concluido')),
        body: { texto: 'Continua apagado.' },
      }),
      'DELETE /api/pedido/:segredo': () => problem(),
      'PUT /api/pedidos/:_id': async () => ({ ...(await problem()), body: { estado: 'em-curso' } }),
      'PUT /api/pedidos/:_id/pagamento': async () => ({
        ...(await withFee()),
        body: { passo: 'pagamento', meio: 'numerario' },
      }),
      'POST /api/pedidos/:_id/respostas': async () => ({
        ...(await problem()),
        body: { texto: 'Vamos ver.' },
      }),
      'PUT /api/pedidos/:_id/publicacao': async () => ({
        params: named(await reported()),
        body: { ...words, fotos: [] },
      }),
      'DELETE /api/pedidos/:_id/publicacao': () => problem(),
      'POST /api/pedidos/:_id/documentos': async () => ({
        params: await residenceAsked(),
        body: issuing,
      }),
    },
    unseen: {
      'POST /api/pedidos': async () => ({
        body: { ...report, captcha: await t.captcha('pedidos') },
      }),
      'POST /api/pedidos/balcao': async () => ({ body: { ...report, nome: 'Rui' } }),
      'POST /api/emitidos/:_id/assinado': async () => ({ ...(await issued()), file: emptyPdf }),
      'POST /api/emitidos/:_id/anular': async () => ({
        ...(await issued()),
        body: { motivo: 'Um engano' },
      }),
    },
  };
}

/** Messages and their answers, which nobody else reads. */
function messageWrites(t: TestApp): Writes['unseen'] {
  const written = {
    name: 'Benedita Quaresma',
    email: 'benedita@exemplo.pt',
    subject: 'Caminho',
    mensagem: 'O caminho está cortado.',
  };
  const message = async () => {
    const receivedAt = t.context.now().toISOString();
    const { _id } = await t.store.create(mensagens, { ...written, receivedAt });
    return { params: { _id } };
  };
  return {
    'POST /api/mensagens': async () => ({
      body: { ...written, captcha: await t.captcha('mensagens') },
    }),
    'POST /api/mensagens/:_id/respostas': async () => ({
      ...(await message()),
      body: { texto: 'Obrigado.', chave: randomUUID() },
    }),
    'PUT /api/mensagens/:_id': message,
    'DELETE /api/mensagens/:_id': message,
    'PUT /api/frases': async () => ({ body: { frases: ['Bom dia.'] } }),
    'POST /api/anexos': async () => ({
      query: `?about=${(await message()).params._id}`,
      file: emptyPdf,
    }),
  };
}

/** Those who follow the village, by letter or on a device. */
function followerWrites(t: TestApp): Writes['unseen'] {
  const wish = { temas: ['avisos'], frequencia: 'logo' } as const;
  const follower = async (estado: 'por-confirmar' | 'confirmado' = 'confirmado') => {
    const email = `${randomUUID()}@exemplo.pt`;
    const pedidoEm = t.context.now().toISOString();
    const asked = { email, caixa: email, estado, pedidoEm, segredo: randomUUID() };
    const { segredo } = await t.store.create(seguidores, { ...asked, frequencia: 'logo' });
    return { params: { segredo } };
  };
  const endpoint = 'https://push.example/um';
  return {
    'POST /api/seguidores': async () => ({
      body: { ...wish, email: 'rita@exemplo.pt', captcha: await t.captcha('seguidores') },
    }),
    'POST /api/seguidores/:segredo/confirmar': () => follower('por-confirmar'),
    'PUT /api/seguidores/:segredo': async () => ({ ...(await follower()), body: wish }),
    'DELETE /api/seguidores/:segredo': () => follower(),
    'POST /api/notificacoes': async () => {
      const { chave: p256dh, segredo: auth } = await makeReceiver();
      const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
      return { body: { subscription, temas: wish.temas } };
    },
    'DELETE /api/notificacoes': async () => ({
      query: `?endereco=${encodeURIComponent(endpoint)}`,
    }),
  };
}

/** Warnings about the weather: seen once they are published. */
function warningWrites(t: TestApp): Writes {
  const warning = async () => {
    const { _id } = await t.store.create(alertas, {
      title: 'Aviso laranja: precipitação',
      mensagem: 'Aguaceiros',
      urgencia: 'Atenção',
      urgenteAte: '2026-06-01T18:00:00.000Z',
      estado: 'proposto',
    });
    return { params: { _id } };
  };
  return {
    seen: { 'POST /api/meteorologia/:_id': warning },
    unseen: { 'DELETE /api/meteorologia/:_id': warning },
  };
}

/** Every call of a feature that writes, other than those of its collections. */
export function featureWrites(t: TestApp): Writes {
  const parts = [bookingWrites(t), requestWrites(t), warningWrites(t)];
  return {
    seen: Object.assign({}, ...parts.map(({ seen }) => seen)),
    unseen: {
      ...messageWrites(t),
      ...followerWrites(t),
      ...Object.assign({}, ...parts.map(({ unseen }) => unseen)),
    },
  };
}
