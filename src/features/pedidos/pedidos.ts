import { z } from 'zod';
import { choice } from '../../fields/choice.ts';
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
  /** What is missing, why it was refused, or to whom it went: what its state leaves to be said. */
  motivo: text('Explicação', { lines: true, most: 2_000 }),
  /** The username of whoever looks after it. */
  atribuidoA: text('A cargo de'),
  fechadoEm: instant('Fechado em'),
  versao: count('Versão', { initial: 1 }),
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
  unknownColleague: 'Não há nenhuma conta com esse nome que trate de pedidos',
};

/** How long what was asked, and the files with it, are kept once it is closed. */
export const kept = { months: 12, daysOfFiles: 30 };
