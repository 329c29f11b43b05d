import sharp from 'sharp';
import { passwordHeader } from '../../src/calls/passwordHeader.ts';
import { avisos } from '../../src/sections/avisos.ts';
import { lojas } from '../../src/sections/lojas.ts';
import type { Section } from '../../src/sections/section.ts';
import { outbox } from '../../src/server/mail/outbox.ts';
import { sendLink } from '../../src/server/staff/resetLinks.ts';
import { staff } from '../../src/server/staff/staff.ts';
import { reciclagem } from '../../src/server/store/reciclagem.ts';
import { appCode } from '../appCode.ts';
import { emptyPdf } from '../pdfs.ts';
import { sendFile } from '../sendFile.ts';
import { softKey } from '../softKey.ts';
import { type Answer, credentials, type TestApp } from '../startApp.ts';
import { validBody } from '../validBody.ts';
import type { Writes } from './write.ts';

const { username, password } = credentials;

/** Accounts, sessions and second factors. None of it is on a page. */
function accountWrites(t: TestApp): Writes['unseen'] {
  const site = () => t.context.config.siteUrl;
  let made = 0;

  /** Somebody with an account and a session; the hash is the administrator's, so that nobody waits for one. */
  async function colleague() {
    made += 1;
    const name = `colega${made}`;
    const { passwordHash = '' } = (await t.store.find(staff, { username })) ?? {};
    const email = `${name}@exemplo.pt`;
    const { _id } = await t.store.create(staff, { username: name, passwordHash, email });
    const { token } = (await t.visitor('POST', '/api/auth', { username: name, password })).body;
    const headers = {
      'x-auth-token': token,
      [passwordHeader]: encodeURIComponent(password),
    };
    const send = (method: 'POST' | 'PUT' | 'GET', url: string, body?: unknown) =>
      t.visitor(method, url, body, headers);
    return { _id, name, headers, send };
  }
  async function withApp() {
    const who = await colleague();
    const { segredo } = (await who.send('POST', '/api/auth/totp')).body;
    const body = { codigo: appCode(segredo, t.context.now()) };
    return { ...who, body, switchOn: () => who.send('PUT', '/api/auth/totp', body) };
  }
  async function withKey() {
    const who = await colleague();
    const key = softKey(site());
    const { opcoes } = (await who.send('POST', '/api/chaves/opcoes')).body;
    const body = { nome: 'Telemóvel', resposta: key.make(opcoes) };
    const add = async () => (await who.send('POST', '/api/chaves', body)).body.chave._id as string;
    return { ...who, key, body, add };
  }
  const newPassword = 'outra palavra comprida';

  return {
    'POST /api/auth': async () => ({ body: credentials }),
    'PUT /api/auth': async () => ({
      body: { password, newPassword },
      headers: (await colleague()).headers,
    }),
    'DELETE /api/auth': async () => ({ headers: (await colleague()).headers }),
    'POST /api/contas': async () => ({ body: { username: 'nova', perfil: 'Secretaria' } }),
    'PUT /api/contas/:_id': async () => ({
      params: { _id: (await colleague())._id },
      body: { disabled: true },
    }),
    'POST /api/auth/chave/opcoes': async () => ({}),
    'POST /api/auth/chave': async () => {
      const { key, add } = await withKey();
      await add();
      const { opcoes } = (await t.visitor('POST', '/api/auth/chave/opcoes')).body;
      return { body: { resposta: key.use(opcoes) } };
    },
    'POST /api/auth/recuperar': async () => ({ body: { username: (await colleague()).name } }),
    'PUT /api/auth/recuperar': async () => {
      const { name } = await colleague();
      await sendLink(t.store, name, { siteUrl: site(), now: t.context.now() });
      const { secret = '' } = (await t.store.list(outbox)).at(-1) ?? {};
      return { body: { segredo: secret, password: newPassword } };
    },
    'DELETE /api/sessoes/:_id': async () => {
      const { headers, send } = await colleague();
      const [sessao] = (await send('GET', '/api/sessoes')).body.arraySessoes;
      return { params: { _id: sessao._id }, headers };
    },
    'DELETE /api/sessoes': async () => ({ headers: (await colleague()).headers }),
    'POST /api/auth/totp': async () => ({ headers: (await colleague()).headers }),
    'PUT /api/auth/totp': withApp,
    'DELETE /api/auth/totp': async () => {
      const { headers, switchOn } = await withApp();
      await switchOn();
      return { headers };
    },
    'POST /api/auth/codigos': async () => {
      const { headers, switchOn } = await withApp();
      await switchOn();
      return { headers };
    },
    'POST /api/chaves/opcoes': async () => ({ headers: (await colleague()).headers }),
    'POST /api/chaves': withKey,
    'PUT /api/chaves/:_id': async () => {
      const { headers, add } = await withKey();
      return { params: { _id: await add() }, headers, body: { nome: 'Computador' } };
    },
    'DELETE /api/chaves/:_id': async () => {
      const { headers, add } = await withKey();
      return { params: { _id: await add() }, headers };
    },
    'PUT /api/segundo-fator': async () => ({ body: { desde: '2099-01-01' } }),
    'POST /api/contas/:_id/ligacao': async () => ({ params: { _id: (await colleague())._id } }),
    'DELETE /api/contas/:_id/sessoes': async () => ({ params: { _id: (await colleague())._id } }),
    'DELETE /api/contas/:_id/fatores': async () => {
      const { _id, switchOn } = await withApp();
      await switchOn();
      return { params: { _id } };
    },
  };
}

/** What is half-written. */
function draftWrites(t: TestApp): Writes['unseen'] {
  const draft = { titulo: 'Mel', revisao: 'a', valores: '{"name":"Mel"}' };
  const params = { seccao: 'lojas' };
  return {
    'PUT /api/rascunhos/:seccao': async () => ({ params, body: draft }),
    'DELETE /api/rascunhos/:seccao': async () => {
      await t.staff('PUT', '/api/rascunhos/lojas', draft);
      return { params, query: '?desde=a' };
    },
    'POST /api/previsao/:seccao': async () => ({
      params: { seccao: 'lojas' },
      body: validBody(lojas.sections[0] as Section),
    }),
  };
}

/** Letters, and what people ask about their own data. */
function letterWrites(t: TestApp): Writes['unseen'] {
  const asked = { quem: 'ana@exemplo.pt', tipo: 'ver', recebidoEm: '2026-05-20' };
  const letter = async () => {
    const { _id } = await t.store.create(outbox, { recipient: 'a@exemplo.pt', state: 'failed' });
    return { params: { _id } };
  };
  return {
    'PUT /api/cartas': async () => ({}),
    'PUT /api/cartas/:_id': letter,
    'DELETE /api/cartas/:_id': letter,
    'POST /api/cartas/teste': async () => ({}),
    'POST /api/pessoa-dados/pedidos': async () => ({ body: asked }),
    'PUT /api/pessoa-dados/pedidos/:_id': async () => {
      const { _id } = (await t.staff('POST', '/api/pessoa-dados/pedidos', asked)).body.pedidoDados;
      return { params: { _id }, body: { respondido: true } };
    },
  };
}

const aviso = () => validBody(avisos.sections[0] as Section, 'Corte de água');

/** Asking that a record be published, and what comes of it. */
function publicationWrites(t: TestApp): Writes {
  const asked = async (): Promise<Answer['body']> => {
    const { _id: chave } = (await t.staff('POST', '/api/avisos', aviso())).body.aviso;
    const valores = JSON.stringify({ ...aviso(), title: 'Outro título' });
    return { seccao: 'avisos', chave, valores };
  };
  const request = async () => {
    const { _id } = (await t.staff('POST', '/api/publicacoes', await asked())).body.publicacao;
    return { params: { _id } };
  };
  return {
    seen: { 'POST /api/publicacoes/:_id/publicar': request },
    unseen: {
      'POST /api/publicacoes': async () => ({ body: await asked() }),
      'DELETE /api/publicacoes/:_id': request,
    },
  };
}

/** The bin: only what comes back from it is seen. */
function binWrites(t: TestApp): Writes {
  const deleted = async () => {
    const { _id } = (await t.staff('POST', '/api/avisos', aviso())).body.aviso;
    await t.staff('DELETE', `/api/avisos/${_id}`);
    const [row] = await t.store.list(reciclagem, { where: { _id } });
    return { params: { _id: row?._id ?? '' } };
  };
  return {
    seen: { 'POST /api/reciclagem/:_id/repor': deleted },
    unseen: { 'DELETE /api/reciclagem/:_id': deleted, 'DELETE /api/reciclagem': deleted },
  };
}

/** Files: one that no record names is seen by nobody. */
function fileWrites(t: TestApp): Writes {
  const picture = () =>
    sharp({ create: { width: 80, height: 60, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
  const uploaded = async () =>
    (await sendFile(t, '/api/file', await picture(), 'a.jpg')).body.file as string;
  return {
    seen: {
      'PUT /api/file': async () => ({ body: { path: await uploaded(), alt: 'A ponte' } }),
      'PUT /api/file/foco': async () => ({
        body: { path: await uploaded(), foco: { x: 0.2, y: 0.8 } },
      }),
    },
    unseen: {
      'POST /api/file': async () => ({ file: emptyPdf }),
      'POST /api/file/recorte': async () => ({
        body: { path: await uploaded(), corte: { x: 0, y: 0, largura: 0.5, altura: 1 }, voltas: 1 },
      }),
      'DELETE /api/file': async () => ({ body: { path: await uploaded() } }),
    },
  };
}

/** Every call that writes and belongs to no collection and to no feature. */
export function ownWrites(t: TestApp): Writes {
  const parts = [publicationWrites(t), binWrites(t), fileWrites(t)];
  return {
    seen: {
      ...Object.assign({}, ...parts.map(({ seen }) => seen)),
      'PUT /api/definicoes': async () => ({ body: { villageName: 'Souto', councilName: 'Junta' } }),
      'DELETE /api/demonstracao': async () => ({}),
      'POST /api/pessoa-dados/apagar': async () => ({ body: { q: 'ana@exemplo.pt' } }),
    },
    unseen: {
      ...accountWrites(t),
      ...draftWrites(t),
      ...letterWrites(t),
      ...Object.assign({}, ...parts.map(({ unseen }) => unseen)),
    },
  };
}
