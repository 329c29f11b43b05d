import { choice } from '../fields/choice.ts';
import { count } from '../fields/count.ts';
import { email } from '../fields/email.ts';
import type { Values } from '../fields/field.ts';
import { flag } from '../fields/flag.ts';
import { instant } from '../fields/instant.ts';
import { phone } from '../fields/phone.ts';
import { price } from '../fields/price.ts';
import { text } from '../fields/text.ts';
import { type FormValues, form } from './form.ts';
import type { Stored } from './section.ts';

/** The sign-up for an event. */
export const inscricao = form({
  name: 'inscricoes',
  fields: {
    name: text('Nome', { required: true, most: 100, noAddresses: true }),
    email: email('Email', { required: true }),
    telefone: phone('Telefone', { required: true }),
    numeroAdultos: count('Número de adultos', { required: true, most: 1_000 }),
    numeroCriancas: count('Número de crianças (6 aos 12 anos)', { required: true, most: 1_000 }),
  },
  envelope: {
    _id: text('Evento', { required: true }),
    captcha: text('Verificação', { most: 10_000 }),
    chave: text('Chave do formulário', {
      help: 'Um texto aleatório por formulário: repetir o envio não repete a reserva.',
    }),
  },
});

export type FormInscricao = FormValues<typeof inscricao>;

/** A booking as it is stored and as staff read it. */
export const inscricaoFields = {
  ...inscricao.fields,
  evento: { ...text('Evento'), setByServer: true },
  numeroPessoas: { ...count('Número de pessoas'), setByServer: true },
  enrollmentDate: instant('Data da reserva'),
  estaPago: { ...flag('Está pago'), setByServer: true },
  /** What a head cost when it was booked, whatever the event costs now. */
  precoAdulto: { ...price('Preço por adulto'), setByServer: true },
  precoCrianca: { ...price('Preço por criança'), setByServer: true },
  /** A booking that its visitor cancelled stays, takes no place and is in no sum. */
  estado: {
    ...choice('Estado', ['ativa', 'cancelada'], {
      names: { ativa: 'Ativa', cancelada: 'Cancelada' },
    }),
    setByServer: true,
  },
  canceladaEm: instant('Cancelada em'),
  /** What the council owes to whoever cancelled, and whether it was given back. */
  aDevolver: { ...price('A devolver'), setByServer: true },
  devolvido: { ...flag('Devolvido'), setByServer: true },
} as const;

export type Inscricao = Stored & Values<typeof inscricaoFields>;
