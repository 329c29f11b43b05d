import { z } from 'zod';
import { valuesOf } from '../../calls/answers.ts';
import { call } from '../../calls/call.ts';
import { flag } from '../../fields/flag.ts';
import { momentAnswer } from '../../fields/instant.ts';
import { translationsOf } from '../../fields/translation.ts';
import { languageCodes, translationName } from '../../language/speaking.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { inscricaoFields, smallerParty } from './inscricoes.ts';

const { name, enrollmentDate, estaPago, estado } = inscricaoFields;
const { canceladaEm, canceladaComEvento, devolvido, motivoRecusa } = inscricaoFields;
const { pagarAte, ofertaAte } = inscricaoFields;
const { title, identifier, startDate, startTime, endDate, location } = noticiasEventos.fields;
const { motivoCancelamento, maxParticipants } = noticiasEventos.fields;

const { traduzidoDe: _, ...translations } = translationsOf(noticiasEventos.fields, [
  'title',
  'location',
]);

/** The translations of an event that the page of a booking shows. */
export const eventTranslations = Object.keys(translations);

/** The same of a way to pay, of which only the council's notes have any. */
export const wayTranslations = languageCodes.map((language) => ({
  from: translationName('paymentNotes', language),
  to: translationName('value', language),
}));

const translatedWay = Object.fromEntries(
  wayTranslations.map(({ to }) => [to, z.string().optional()]),
);

const reserva = z
  .strictObject({
    referencia: z.string(),
    numeroAdultos: z.int(),
    numeroCriancas: z.int(),
    ...valuesOf({ name, enrollmentDate, estaPago, estado, canceladaEm, devolvido }),
    ...valuesOf({ canceladaComEvento, motivoRecusa }),
    precoAdulto: z.number(),
    precoCrianca: z.number(),
    aDevolver: z.number(),
    eventoRetirado: z.boolean(),
    evento: z.strictObject({
      ...valuesOf({ title, identifier, startDate, startTime, endDate, location }),
      ...valuesOf({ motivoCancelamento, maxParticipants }),
      ...(valuesOf(translations) as object),
    }),
    total: z.number(),
    porPagar: z.number(),
    pago: z.number().meta({ description: 'O que a junta tem desta reserva' }),
    iban: z.string().meta({ description: 'Vazio quando não se paga por transferência' }),
    codigoEntrada: z
      .string()
      .meta({ description: 'O que diz o código QR que se mostra à entrada, ou vazio' }),
    codigoTransferencia: z
      .string()
      .meta({ description: 'O que diz o código QR da transferência (EPC069-12), ou vazio' }),
    pagamento: z.array(
      z.strictObject({ label: z.string(), value: z.string(), ...(translatedWay as object) }),
    ),
    comprovativo: momentAnswer,
    comprovativoPorValidar: z.boolean(),
    cancelarAte: z.string(),
    cancelarAteHora: z.string().meta({ description: 'Vazio quando conta o dia inteiro' }),
    podeCancelar: z.boolean(),
    ...valuesOf({ pagarAte, ofertaAte }),
    guardadoAte: momentAnswer.meta({
      description:
        'Até quando se lhe guardam os lugares livres, que ainda não chegam; vazio se não se guardam',
    }),
  })
  .meta({ id: 'reserva' });

const found = { reserva: reserva.nullable() };

/** What the holder of a booking's secret may see and do. */
export const reservaCalls = {
  read: call('GET /api/reservas/:segredo', 'anyone', 'O estado de uma reserva, para quem a fez', {
    answers: found,
  }),
  reduce: call(
    'PUT /api/reservas/:segredo',
    'anyone',
    'Trazer menos pessoas, no prazo em que se pode cancelar',
    { takes: { fields: smallerParty }, answers: found, limit: 'write' },
  ),
  answerOffer: call(
    'PUT /api/reservas/:segredo/oferta',
    'anyone',
    'Aceitar ou recusar os lugares oferecidos a quem está em lista de espera',
    {
      takes: { fields: { aceita: flag('Aceita', { required: true }) } },
      answers: found,
      limit: 'write',
    },
  ),
  cancel: call(
    'DELETE /api/reservas/:segredo',
    'anyone',
    'Cancelar a reserva, até 15 dias depois e antes de o evento começar',
    { answers: found, limit: 'write' },
  ),
  sendProof: call(
    'POST /api/reservas/:segredo/comprovativo',
    'anyone',
    'Enviar o comprovativo de pagamento',
    { takes: 'file', answers: found, status: 201, limit: 'write', changesNothing: true },
  ),
};
