import { z } from 'zod';
import { choice } from '../../fields/choice.ts';
import { coordinate } from '../../fields/coordinate.ts';
import { count } from '../../fields/count.ts';
import { date } from '../../fields/date.ts';
import { email } from '../../fields/email.ts';
import type { Field, Values } from '../../fields/field.ts';
import { flag } from '../../fields/flag.ts';
import { instant } from '../../fields/instant.ts';
import { phone } from '../../fields/phone.ts';
import { price } from '../../fields/price.ts';
import { text } from '../../fields/text.ts';
import { messages } from '../../language/messages.ts';
import { form } from '../../sections/form.ts';
import { type Estado, estados, stateNames } from './estados.ts';
import type { Respostas } from './questions.ts';

/** Answers as they are sent; `checkRespostas` checks each against its question. */
const respostas: Field<Respostas> = {
  kind: 'respostas',
  label: 'Respostas',
  help: 'Pelas chaves das perguntas do serviço',
  column: 'text',
  initial: {},
  schema: z.record(z.string(), z.unknown(), messages.invalid),
  answer: z.record(z.string(), z.unknown()),
  isEmpty: () => false,
  toColumn: (value) => JSON.stringify(value),
  fromColumn: (stored) => JSON.parse(String(stored)),
};

/** A request, as a visitor sends it. */
export const pedido = form({
  name: 'pedidos',
  fields: {
    nome: text('Nome', { required: true, most: 100, noAddresses: true }),
    email: email('Email', { required: true }),
    telemovel: phone('Telemóvel', { help: 'Facultativo.' }),
  },
  envelope: {
    servico: text('Serviço', { required: true, help: 'O identificador do serviço' }),
    respostas,
    segue: text('Problema que se acompanha', {
      help: 'O número de um que está no site e se viu também; com ele não há perguntas',
    }),
    captcha: text('Verificação', { most: 10_000 }),
    chave: text('Chave do formulário', {
      help: 'Um texto aleatório por formulário: repetir o envio não repete o pedido.',
    }),
  },
});

const { captcha: _, ...entered } = pedido.envelope;

/** The same as staff enter it for somebody who came or called: no captcha, and the e-mail is optional. */
export const pedidoAoBalcao = form({
  name: 'pedidosAoBalcao',
  fields: {
    ...pedido.fields,
    email: email('Email', { help: 'Facultativo. A quem não tem, dá-se um talão.' }),
  },
  envelope: entered,
});

/** What visitors read of a published problem. Staff write it, and answer for it. */
export const publicWords = {
  textoPublico: text('O que se passa', {
    required: true,
    lines: true,
    most: 2_000,
    help: 'É isto que toda a gente lê. Não deixe nomes, telefones nem matrículas.',
  }),
  ondePublico: text('Onde é', { help: 'O ponto no mapa fica arredondado a dez metros.' }),
  feito: text('O que foi feito', { lines: true, most: 2_000, help: 'Facultativo.' }),
};

/** All money received and refunded, which follows from its movements. */
export const sumFields = {
  valorPago: price('Recebido', { initial: 0 }),
  totalDevolvido: price('Devolvido', { initial: 0 }),
} as const;

/** What is stored of a request, and staff read of it, besides its answers. */
export const storedFields = {
  ...pedido.fields,
  numero: { ...text('Número'), unique: true },
  servico: text('Serviço'),
  servicoNome: text('Pedido'),
  estado: choice('Estado', estados, { names: stateNames }),
  recebidoEm: instant('Recebido em'),
  prazo: count('Prazo, em dias úteis'),
  /** The deadline; while it is stopped, still the one that held on `paradoEm`. */
  prazoAte: date('Responder até'),
  /** The day the deadline stopped, as the council had nothing more to do; '' while it runs. */
  paradoEm: date('Prazo parado desde'),
  taxa: price('Taxa'),
  /** The fee that was waived, kept so that the waiver can be taken back. */
  dispensada: price('Taxa dispensada'),
  /** The explanation that some states need: what is missing, why it was refused, where it was forwarded. */
  motivo: text('Explicação', { lines: true, most: 2_000 }),
  /** The username of the clerk in charge. */
  atribuidoA: text('A cargo de'),
  fechadoEm: instant('Fechado em'),
  /** How many months it is kept once it is closed. */
  meses: count('Meses que se guarda'),
  versao: count('Versão', { initial: 1 }),
  /** What a problem is about, and where, to ten metres; '' and null for all other requests. */
  assunto: text('Assunto'),
  latitude: coordinate('Latitude', { most: 90 }),
  longitude: coordinate('Longitude', { most: 180 }),
  /** When it was published on the site; '' while it is not. */
  publicadoEm: instant('No site desde'),
  ...publicWords,
  /** The `_id` of the first report of the same problem, which this request moves with; '' for most. */
  segue: text('Acompanha'),
} as const;

export const pedidoFields = { ...storedFields, ...sumFields } as const;

export type PedidoValues = Values<typeof pedidoFields>;

/** What staff write about a request. */
export const deskWords = {
  texto: text('Mensagem', { required: true, lines: true, most: 5_000 }),
  nota: flag('Nota interna: só a junta a lê'),
};

/** What is refused here, in words. */
export const refusals = {
  gone: 'Este serviço deixou de se pedir por aqui',
  closed: 'Este pedido já está fechado',
  nif: 'Este NIF não existe: confira os nove algarismos',
  filesTooLarge: (megabytes: number) =>
    `Os ficheiros de um pedido podem ter juntos ${megabytes} MB, e com este teriam mais. Envie uma versão mais pequena, ou traga-o à junta`,
  tooManyFiles: (most: number) => `Um pedido leva no máximo ${most} ficheiros`,
  noFileAsked:
    'Neste pedido a junta não espera ficheiros. Se faz falta um, escreva-lhe primeiro a dizer qual',
  onlyPhotos: 'Aqui só servem fotografias',
  changedMeanwhile: 'Entretanto alguém mudou este pedido. Veja como está agora e tente de novo',
  noSuchStep: (from: Estado, to: Estado) =>
    `Um pedido ${stateNames[from].toLowerCase()} não pode passar a ${stateNames[to].toLowerCase()}`,
  farAway: 'Esse lugar fica longe da freguesia. Mude o marcador, ou diga só por palavras onde é',
  noProblem: 'Este problema já não está aberto',
  follows: 'Aqui acompanha um problema que outra pessoa comunicou',
  served: 'O que pediu já está feito: para desistir, fale com a junta',
  notReopened: 'Este pedido já não se pode reabrir por aqui',
  notPublic: 'O que se pede neste serviço não se mostra no site',
  nothingToPay: 'Este pedido não tem nada a pagar',
  nothingMoved: 'Já está feito, ou não há nada que fazer: veja como está agora',
  annulled: 'Este documento foi anulado',
  changedFile: 'O ficheiro guardado já não é o que foi emitido',
  unknownColleague: 'Não há nenhuma conta com esse nome que trate de pedidos',
};

/** How many days the files of a closed request are kept; for all else its service sets the months. */
export const daysOfFiles = 30;
