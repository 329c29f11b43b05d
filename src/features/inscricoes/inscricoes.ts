import { choice } from '../../fields/choice.ts';
import { count } from '../../fields/count.ts';
import { date } from '../../fields/date.ts';
import { email } from '../../fields/email.ts';
import type { Values } from '../../fields/field.ts';
import { flag } from '../../fields/flag.ts';
import { instant } from '../../fields/instant.ts';
import { phone } from '../../fields/phone.ts';
import { price } from '../../fields/price.ts';
import { text } from '../../fields/text.ts';
import { type FormValues, form } from '../../sections/form.ts';
import { linguaField } from '../../sections/lingua.ts';
import { officePath } from '../../sections/officePath.ts';
import type { Stored } from '../../sections/section.ts';
import { meioField } from '../dinheiro/movimentos.ts';

/** All that had been received for a booking once staff accepted its proof of payment; null until they do. */
export const conferidoCom = price('Recebido ao todo quando se aceitou o comprovativo');

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
    listaEspera: flag('Lista de espera', {
      help: 'Se não houver vagas, fica em lista de espera em vez de ser recusada.',
    }),
    lingua: linguaField,
  },
});

export type FormInscricao = FormValues<typeof inscricao>;

const { name, telefone, numeroAdultos, numeroCriancas } = inscricao.fields;
const { captcha: _, listaEspera: __, lingua: ___, ...envelope } = inscricao.envelope;

/** The sign-up at the counter, in the order staff ask; without an e-mail no letters are sent. */
export const inscricaoAoBalcao = form({
  name: 'inscricoes/balcao',
  fields: {
    name,
    telefone,
    numeroAdultos,
    numeroCriancas: { ...numeroCriancas, initial: 0 },
    email: email('Email', { help: 'Sem email, não se escreve a quem reserva.' }),
    estaPago: flag('Pago agora'),
    meio: { ...meioField, label: 'Como pagou' },
  },
  envelope,
});

/** What staff fill in to cancel an event. */
export const cancelEventFields = {
  motivo: text('Motivo', {
    required: true,
    lines: true,
    most: 500,
    help: 'Lê-se no site, na página do evento, e no email.',
  }),
  mensagem: text('O que quer dizer a quem se inscreveu', {
    lines: true,
    most: 2_000,
    help: 'Só no email. O que há a devolver já lá vai dito.',
  }),
};

/** The usual reasons for refusing a proof of payment, as its sender reads them. */
export const proofFaults = [
  'Não se consegue ler',
  'O valor não é o da reserva',
  'O pagamento não chegou à conta da junta',
] as const;

/** The new party of a booking that its visitor reduces. */
export const smallerParty = { numeroAdultos, numeroCriancas };

/** The filters of booking lists. */
export const bookingFilters = {
  todas: 'Todas',
  porPagar: 'Por pagar',
  comprovativo: 'Comprovativo por validar',
  espera: 'Em lista de espera',
  canceladas: 'Canceladas',
  expiradas: 'Expiradas',
  aDecidir: 'A decidir',
  porDevolver: 'Por devolver',
  comDinheiro: 'Com dinheiro recebido',
} as const;

export type BookingFilter = keyof typeof bookingFilters;

/** What follows from a booking's movements: `moneyOf` works it out, and nothing stores it. */
export const moneyFields = {
  estaPago: { ...flag('Está pago'), setByServer: true },
  /** The refund that the council owes or, if `devolvido`, the last one it made. */
  aDevolver: { ...price('A devolver', { initial: 0 }), setByServer: true },
  devolvido: { ...flag('Devolvido'), setByServer: true },
  /** Everything received and refunded. */
  valorPago: { ...price('Pago ao todo', { initial: 0 }), setByServer: true },
  totalDevolvido: { ...price('Devolvido ao todo', { initial: 0 }), setByServer: true },
  /** The sum that confirming the payment would add or, once it is confirmed, that undoing it takes back. */
  valorConfirmado: { ...price('Valor da confirmação', { initial: 0 }), setByServer: true },
} as const;

/** A booking as it is stored. */
export const storedFields = {
  ...inscricao.fields,
  lingua: { ...linguaField, setByServer: true },
  evento: { ...text('Evento'), setByServer: true },
  numeroPessoas: { ...count('Número de pessoas'), setByServer: true },
  enrollmentDate: instant('Data da reserva'),
  /** The price per person when it was booked, whatever the event costs now. */
  precoAdulto: { ...price('Preço por adulto'), setByServer: true },
  precoCrianca: { ...price('Preço por criança'), setByServer: true },
  /**
   * `ativa` and `oferta` take places; only `ativa` counts in the number of people and in what is
   * owed. Bookings that were cancelled, by the visitor or with the event, or not paid in time are
   * kept.
   */
  estado: {
    ...choice('Estado', ['ativa', 'oferta', 'espera', 'expirada', 'cancelada'], {
      names: {
        ativa: 'Ativa',
        oferta: 'Lugar oferecido',
        espera: 'Em lista de espera',
        expirada: 'Expirada',
        cancelada: 'Cancelada',
      },
    }),
    setByServer: true,
  },
  /** The last day to pay, where the event had one; '' otherwise. */
  pagarAte: { ...date('Pagar até'), setByServer: true },
  /** Whether its visitor was reminded to pay. */
  lembrada: { ...flag('Lembrada do pagamento'), setByServer: true },
  /** The day of the event that the visitor was reminded of the day before; '' until then. */
  avisadaPara: { ...date('Avisada para'), setByServer: true },
  /** Until when the offered places are kept. */
  ofertaAte: instant('Oferta até'),
  /** How often places too few for it were offered to others behind it. */
  preterida: { ...count('Vezes que ficou para trás', { initial: 0 }), setByServer: true },
  /** Until when free places are kept for it, which was passed over often; '' if they never were. */
  guardadoAte: instant('Lugares guardados até'),
  canceladaEm: instant('Cancelada em'),
  canceladaComEvento: { ...flag('Cancelada com o evento'), setByServer: true },
  /** Why the last proof of payment was refused; '' once another has come. */
  motivoRecusa: { ...text('Motivo da recusa do comprovativo', { lines: true }), setByServer: true },
  /** How many of its people are at the event. */
  chegaram: { ...count('Chegaram', { initial: 0 }), setByServer: true },
} as const;

/** A booking as staff read it. */
export const inscricaoFields = { ...storedFields, ...moneyFields } as const;

export type Inscricao = Stored & Values<typeof inscricaoFields>;

/** How many letters and digits a reference has. */
export const referenceLength = 6;

/** The reference that a visitor quotes at the counter or on the phone, from the start of the `_id`. */
export function referenceOf({ _id }: Pick<Inscricao, '_id'>): string {
  return _id.replace(/[-_]/g, '').slice(0, referenceLength).toUpperCase();
}

/** The address in a booking's QR code: opens the list at the door and notes the arrival. */
export function arrivalPath(
  { identifier }: { identifier: string },
  { _id }: Pick<Inscricao, '_id'>,
): string {
  return `${officePath('eventos', identifier)}/entrada?chegou=${encodeURIComponent(_id)}`;
}
