import { z } from 'zod';
import { momentAnswer } from '../fields/instant.ts';
import { inscricao, inscricaoFields } from '../sections/inscricoes.ts';
import { noticiasEventos } from '../sections/noticiasEventos.ts';
import { pagingFields, recordOf, total, valuesOf } from './answers.ts';
import { call, whole } from './call.ts';
import { answerOf } from './records.ts';

const booking = recordOf('inscricao', inscricaoFields);
const one = { inscricao: booking };
const { enrollmentDate, estaPago } = inscricaoFields;
const party = { numeroAdultos: z.int(), numeroCriancas: z.int() };
const receipt = {
  inscricao: z.strictObject({
    _id: z.string(),
    ...party,
    numeroPessoas: z.int(),
    ...valuesOf({ enrollmentDate, estaPago }),
    total: z.number(),
    pagina: z.string().meta({ description: 'A página privada da reserva' }),
  }),
};
const { captcha: _, ...atTheCounter } = inscricao.envelope;

/** Sign-ups: visitors make them, staff look after them. */
export const inscricaoCalls = {
  book: call('POST /api/inscricoes', 'anyone', 'Inscrever-se num evento', {
    takes: whole(inscricao),
    answers: receipt,
    status: 201,
    limit: 'write',
  }),
  bookAtCounter: call('POST /api/inscricoes/balcao', 'staff', 'Inscrever alguém ao balcão', {
    takes: whole({ fields: inscricao.fields, envelope: atTheCounter }),
    answers: receipt,
    status: 201,
  }),
  read: call('GET /api/inscricoes/:_id', 'staff', 'Uma reserva', {
    answers: {
      inscricao: z.strictObject({ ...booking.shape, comprovativo: momentAnswer }).nullable(),
    },
  }),
  proof: call(
    'GET /api/inscricoes/:_id/comprovativo',
    'staff',
    'O comprovativo de pagamento (PDF ou imagem)',
    { answers: ['application/pdf', 'image/jpeg', 'image/png'] },
  ),
  pay: call(
    'PUT /api/inscricoes/:_id',
    'staff',
    'Confirmar ou cancelar o pagamento: o estado que se quer ou, sem ele, o contrário',
    { takes: { fields: { estaPago }, toggles: 'estaPago' }, answers: { data: booking } },
  ),
  refund: call(
    'PUT /api/inscricoes/:_id/devolucao',
    'staff',
    'Dizer se o que foi pago por uma reserva cancelada já foi devolvido',
    {
      takes: {
        fields: { devolvido: { ...inscricaoFields.devolvido, required: true } },
        toggles: 'devolvido',
      },
      answers: one,
    },
  ),
  remove: call('DELETE /api/inscricoes/:_id', 'staff', 'Apagar a reserva', { answers: one }),
  ofEvent: call(
    'GET /api/noticiasEventos/backoffice/:identifier',
    'staff',
    'Um evento com as suas reservas',
    {
      query: pagingFields,
      answers: {
        noticiaEvento: z
          .strictObject({ ...answerOf(noticiasEventos).shape, inscricoes: z.array(booking) })
          .nullable(),
        total,
        reservas: z
          .strictObject({
            reservas: z.int(),
            pago: z.number(),
            porPagar: z.number(),
            canceladas: z.int(),
            porDevolver: z.number(),
          })
          .optional()
          .meta({ description: 'As contas de todas as reservas; só quando se indica offset' }),
      },
    },
  ),
  sheetOfEvent: call(
    'GET /api/noticiasEventos/backoffice/:identifier/inscricoes.csv',
    'staff',
    'As reservas de um evento, em CSV',
    { answers: ['text/csv'] },
  ),
};

const { name, estado, canceladaEm, devolvido } = inscricaoFields;
const { title, identifier, startDate, startTime, endDate, location } = noticiasEventos.fields;
const reserva = z
  .strictObject({
    ...party,
    ...valuesOf({ name, enrollmentDate, estaPago, estado, canceladaEm, devolvido }),
    aDevolver: z.number(),
    evento: z.strictObject(
      valuesOf({ title, identifier, startDate, startTime, endDate, location }),
    ),
    total: z.number(),
    pagamento: z.array(z.strictObject({ label: z.string(), value: z.string() })),
    comprovativo: momentAnswer,
    cancelarAte: z.string(),
    cancelarAteHora: z.string().meta({ description: 'Vazio quando conta o dia inteiro' }),
    podeCancelar: z.boolean(),
  })
  .meta({ id: 'reserva' });

const found = { reserva: reserva.nullable() };

/** What the holder of a booking's secret may see and do. */
export const reservaCalls = {
  read: call('GET /api/reservas/:segredo', 'anyone', 'O estado de uma reserva, para quem a fez', {
    answers: found,
  }),
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
    { takes: 'file', answers: found, status: 201, limit: 'write' },
  ),
};
