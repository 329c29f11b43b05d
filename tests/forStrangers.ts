import { everyCollection } from '../src/sections/all.ts';

/** What strangers may do, written by hand: a call that is declared open and is not here fails. */
export const forStrangers = [
  ...everyCollection.flatMap(({ name, key }) => [`GET /api/${name}`, `GET /api/${name}/:${key}`]),
  'POST /api/inscricoes',
  'GET /api/reservas/:segredo',
  'PUT /api/reservas/:segredo',
  'PUT /api/reservas/:segredo/oferta',
  'DELETE /api/reservas/:segredo',
  'POST /api/reservas/:segredo/comprovativo',
  'GET /api/reservas/:segredo/pagamentos',
  'POST /api/reservas/:segredo/pagamentos',
  'GET /api/pagamentos/ifthenpay',
  'POST /api/mensagens',
  'POST /api/auth',
  'POST /api/auth/chave/opcoes',
  'POST /api/auth/chave',
  'POST /api/auth/recuperar',
  'PUT /api/auth/recuperar',
  'GET /api/auth/recuperar/:segredo',
  'GET /api/definicoes',
  'GET /api/pesquisa',
  'GET /api/documentosEsperados',
  'GET /api/documentosContagem',
  'GET /api/documentos/:identifier/vizinhos',
  'GET /api/urgentes',
  'GET /api/captcha',
];
