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

/** Answers as they are sent; what each may hold, its question says. */
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

/** Something asked of the council. */
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

/** The same as staff fill it in for somebody who came or called: not everybody has an address. */
export const pedidoAoBalcao = form({
  name: 'pedidosAoBalcao',
  fields: {
    ...pedido.fields,
    email: email('Email', { help: 'Facultativo. A quem não tem, dá-se um talão.' }),
  },
  envelope: entered,
});

/** What visitors read of a problem once staff have published it, in words that staff answer for. */
export const publicWords = {
  textoPublico: text('O que se passa', {
    ...{ required: true, lines: true, most: 2_000 },
    help: 'É isto que toda a gente lê. Não deixe nomes, telefones nem matrículas.',
  }),
  ondePublico: text('Onde é', { help: 'O ponto no mapa fica arredondado a dez metros.' }),
  feito: text('O que foi feito', { lines: true, most: 2_000, help: 'Facultativo.' }),
};

/** What staff read of a request, besides its answers. */
export const pedidoFields = {
  ...pedido.fields,
  numero: { ...text('Número'), unique: true },
  servico: text('Serviço'),
  servicoNome: text('Pedido'),
  estado: choice('Estado', estados, { names: stateNames }),
  recebidoEm: instant('Recebido em'),
  prazo: count('Prazo, em dias úteis'),
  /** While the clock stands still, the day it would be if it went on from `paradoEm`. */
  prazoAte: date('Responder até'),
  /** The day the clock stopped, because somebody else is awaited; '' while it goes. */
  paradoEm: date('Prazo parado desde'),
  taxa: price('Taxa'),
  /** All that came in for it, and all that was given back: what its rows come to. */
  valorPago: price('Recebido', { initial: 0 }),
  totalDevolvido: price('Devolvido', { initial: 0 }),
  /** What is missing, why it was refused, or to whom it went: what its state leaves to be said. */
  motivo: text('Explicação', { lines: true, most: 2_000 }),
  /** The username of whoever looks after it. */
  atribuidoA: text('A cargo de'),
  fechadoEm: instant('Fechado em'),
  /** How many months it is kept after that. */
  meses: count('Meses que se guarda'),
  versao: count('Versão', { initial: 1 }),
  /** What a problem is about, and where, to ten metres; '' and null for all other requests. */
  assunto: text('Assunto'),
  latitude: coordinate('Latitude', { most: 90 }),
  longitude: coordinate('Longitude', { most: 180 }),
  /** Since when visitors read of it; '' while they do not. */
  publicadoEm: instant('No site desde'),
  ...publicWords,
  /** The `_id` of the request of whoever reported the same before: it moves with that one. */
  segue: text('Acompanha'),
} as const;

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
  tooManyFiles: (most: number) => `Um pedido leva no máximo ${most} ficheiros`,
  onlyPhotos: 'Aqui só servem fotografias',
  changedMeanwhile: 'Entretanto alguém mudou este pedido. Veja como está agora e tente de novo',
  noSuchStep: (from: Estado, to: Estado) =>
    `Um pedido ${stateNames[from].toLowerCase()} não pode passar a ${stateNames[to].toLowerCase()}`,
  farAway: 'Esse lugar fica longe da freguesia. Mude o marcador, ou diga só por palavras onde é',
  noProblem: 'Este problema já não está aberto',
  follows: 'Aqui acompanha um problema que outra pessoa comunicou',
  notReopened: 'Este pedido já não se pode reabrir por aqui',
  notPublic: 'O que se pede neste serviço não se mostra no site',
  nothingToPay: 'Este pedido não tem nada a pagar',
  nothingMoved: 'Já está feito, ou não há nada que fazer: veja como está agora',
  annulled: 'Este documento foi anulado',
  changedFile: 'O ficheiro guardado já não é o que foi emitido',
  unknownColleague: 'Não há nenhuma conta com esse nome que trate de pedidos',
};

/** How many days the files of a request are kept once it is closed; of the rest its service says. */
export const daysOfFiles = 30;
