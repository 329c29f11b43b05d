import { z } from 'zod';
import { privateFileTypes } from '../../calls/anexos.ts';
import { pagingFields, recordOf, total, valuesOf } from '../../calls/answers.ts';
import { call, whole } from '../../calls/call.ts';
import { recordSchema } from '../../calls/records.ts';
import { choice } from '../../fields/choice.ts';
import { count } from '../../fields/count.ts';
import { flag } from '../../fields/flag.ts';
import { momentAnswer } from '../../fields/instant.ts';
import { price } from '../../fields/price.ts';
import { text } from '../../fields/text.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { meioField, movimentoFields } from '../dinheiro/movimentos.ts';
import { guestFields } from './guest.ts';
import { guestLetterCalls } from './guestLetterCalls.ts';
import {
  type BookingFilter,
  bookingFilters,
  cancelEventFields,
  conferidoCom,
  inscricao,
  inscricaoAoBalcao,
  inscricaoFields,
} from './inscricoes.ts';

const booking = recordOf('inscricao', inscricaoFields);
const one = { inscricao: booking };
const { enrollmentDate, estaPago, estado, pagarAte } = inscricaoFields;
const party = { numeroAdultos: z.int(), numeroCriancas: z.int() };
const receipt = {
  inscricao: z.strictObject({
    _id: z.string(),
    ...party,
    numeroPessoas: z.int(),
    ...valuesOf({ enrollmentDate, estaPago, estado, pagarAte }),
    total: z.number(),
    pagina: z.string().meta({ description: 'A página privada da reserva' }),
  }),
};
const guest = z
  .strictObject({
    _id: z.string(),
    ...valuesOf(guestFields),
    deve: z.boolean().meta({ description: 'Se há alguma coisa por pagar' }),
    reserva: booking.nullable().meta({ description: 'Só para quem vê as inscrições' }),
  })
  .meta({ id: 'convidado' });
const filters = Object.keys(bookingFilters) as [BookingFilter, ...BookingFilter[]];

/** The filter of booking lists; `porPagar` includes unpaid bookings that have a proof. */
export const filterField = choice('Estado', filters, {
  names: bookingFilters,
  help: 'todas, ou só as deste estado',
});
const listQuery = { ...pagingFields, estado: filterField };
const listed = z
  .strictObject({ ...booking.shape, comprovativo: momentAnswer, ...valuesOf({ conferidoCom }) })
  .meta({ id: 'inscricaoNaLista' });
type Counts = Record<BookingFilter, z.ZodInt>;
const estados = z
  .strictObject(Object.fromEntries(filters.map((filter) => [filter, z.int()])) as Counts)
  .meta({ description: 'Quantas há em cada estado, seja qual for o que se pediu' });
const { numeroAdultos, numeroCriancas } = inscricaoFields;
const required = { required: true } as const;
const { title, identifier, startDate, startTime, location } = noticiasEventos.fields;
const ofAnEvent = z.strictObject(valuesOf({ identifier, title, startDate }));

/** The sum that staff saw on the screen: with another by now, the call is refused. */
const sumSeen = price('Valor', { help: 'Tal como se viu; vazio, seja qual for' });

/** Narrows bookings to one event, over or not. */
export const eventField = text('Evento', { help: 'Só as deste evento, pelo seu identificador' });

/** Who reads bookings at the desk. */
const desk = ['inscricoes', 'pagamentos'] as const;

/** Sign-ups: visitors make them, staff look after them. */
export const inscricaoCalls = {
  ...guestLetterCalls,
  book: call('POST /api/inscricoes', 'anyone', 'Inscrever-se num evento', {
    takes: whole(inscricao),
    answers: receipt,
    status: 201,
    limit: 'write',
  }),
  bookAtCounter: call('POST /api/inscricoes/balcao', 'inscricoes', 'Inscrever alguém ao balcão', {
    takes: whole(inscricaoAoBalcao),
    answers: receipt,
    status: 201,
  }),
  list: call(
    'GET /api/inscricoes',
    desk,
    'As reservas dos eventos que ainda não acabaram ou, de qualquer evento, as que têm dinheiro por devolver',
    {
      query: { ...listQuery, evento: eventField },
      answers: {
        arrayInscricoes: z.array(z.strictObject({ ...listed.shape, doEvento: ofAnEvent })),
        total,
        estados,
        eventos: z.array(ofAnEvent).meta({ description: 'Os eventos com reservas a tratar' }),
      },
    },
  ),
  read: call('GET /api/inscricoes/:_id', desk, 'Uma reserva', {
    answers: {
      inscricao: listed.nullable(),
      mostraLigacao: z.boolean().meta({ description: 'Se nenhum email leva a página privada' }),
    },
  }),
  showLink: call(
    'POST /api/inscricoes/:_id/ligacao',
    'inscricoes',
    'Mostrar a página privada de uma reserva a que nenhum email a leva; fica na atividade',
    { answers: { endereco: z.string() }, changesNothing: true },
  ),
  payments: call(
    'GET /api/inscricoes/:_id/pagamentos',
    desk,
    'O dinheiro que entrou por uma reserva e o que se devolveu, do mais antigo ao mais novo',
    { answers: { arrayPagamentos: z.array(recordOf('pagamento', movimentoFields)) } },
  ),
  change: call(
    'PUT /api/inscricoes/:_id/lugares',
    'inscricoes',
    'Mudar quantas pessoas traz, ou passá-la para outro evento, dentro das vagas que há',
    {
      takes: {
        fields: {
          numeroAdultos,
          numeroCriancas,
          evento: text('Evento', required),
          visto: text('Quando a reserva mudou pela última vez, tal como se viu', required),
          avisar: flag('Escrever a quem fez a reserva'),
        },
      },
      answers: one,
    },
  ),
  cancel: call(
    'POST /api/inscricoes/:_id/cancelar',
    'inscricoes',
    'Cancelar uma reserva a pedido de quem a fez, com o que houver a devolver',
    { answers: one },
  ),
  decide: call(
    'POST /api/inscricoes/:_id/expirada',
    'inscricoes',
    'Repor uma reserva cujo prazo passou, se houver vagas, ou cancelá-la, com o que houver a devolver',
    {
      takes: { fields: { decisao: choice('Decisão', ['repor', 'cancelar'], required) } },
      answers: one,
    },
  ),
  arrive: call(
    'PUT /api/inscricoes/:_id/chegada',
    ['porta', 'inscricoes'],
    'Dizer quantas pessoas da reserva já chegaram',
    {
      takes: {
        fields: {
          de: count('Quantas tinham chegado, tanto quanto se sabia', required),
          chegaram: count('Chegaram', required),
        },
      },
      answers: { inscricao: guest },
      changesNothing: true,
    },
  ),
  proof: call(
    'GET /api/inscricoes/:_id/comprovativo',
    desk,
    'O comprovativo de pagamento (PDF ou imagem)',
    { answers: Object.values(privateFileTypes) },
  ),
  refuseProof: call(
    'POST /api/inscricoes/:_id/comprovativo/recusar',
    'pagamentos',
    'Recusar o comprovativo de pagamento: apaga-se, e quem o enviou pode enviar outro',
    {
      takes: {
        fields: {
          motivo: text('Motivo', { ...required, lines: true, most: 500 }),
          visto: text('Quando chegou o comprovativo, tal como se viu; vazio, seja qual for'),
        },
      },
      answers: one,
      changesNothing: true,
    },
  ),
  pay: call(
    'PUT /api/inscricoes/:_id',
    'pagamentos',
    'Confirmar ou cancelar o pagamento: o estado que se quer ou, sem ele, o contrário',
    {
      takes: { fields: { estaPago, meio: meioField }, toggles: 'estaPago' },
      answers: { data: booking },
      changesNothing: true,
    },
  ),
  refund: call(
    'PUT /api/inscricoes/:_id/devolucao',
    'pagamentos',
    'Dizer se o que foi pago por uma reserva cancelada já foi devolvido',
    {
      takes: {
        fields: {
          devolvido: { ...inscricaoFields.devolvido, required: true },
          meio: meioField,
          valor: sumSeen,
        },
        toggles: 'devolvido',
      },
      answers: one,
      changesNothing: true,
    },
  ),
  remove: call(
    'DELETE /api/inscricoes/:_id',
    'inscricoes',
    'Apagar a reserva; se a junta tem dinheiro dela, só com o que se lhe fez',
    {
      takes: {
        fields: {
          devolucao: choice('Devolução', ['', 'feita', 'dispensada'], {
            help: 'Se foi devolvido, ou se não há nada a devolver',
          }),
          valor: sumSeen,
        },
      },
      answers: one,
    },
  ),
  ofEvent: call(
    'GET /api/noticiasEventos/backoffice/:identifier',
    desk,
    'Um evento com as suas reservas',
    {
      query: listQuery,
      answers: {
        noticiaEvento: z
          .strictObject({ ...recordSchema(noticiasEventos).shape, inscricoes: z.array(listed) })
          .nullable(),
        total,
        reservas: z
          .strictObject({
            reservas: z.int(),
            pessoas: z.int(),
            vieram: z.int(),
            comLugar: z.int().meta({ description: 'As que têm lugares, mesmo só oferecidos' }),
            comEmail: z.int().meta({ description: 'Destas, as que deixaram email' }),
            recebido: z.number().meta({ description: 'Ao todo, o das canceladas incluído' }),
            recebidoPor: z
              .array(z.strictObject({ meio: meioField.answer, valor: z.number() }))
              .meta({ description: 'O mesmo, por meio de pagamento' }),
            devolvido: z.number(),
            pago: z.number(),
            porPagar: z.number(),
            canceladas: z.int(),
            porDevolver: z.number(),
            aDecidir: z.number().meta({ description: 'O que chegou depois do prazo' }),
            emCaixa: z
              .number()
              .meta({ description: 'O que a junta tem, o das canceladas incluído' }),
            estados,
          })
          .optional()
          .meta({ description: 'As contas de todas as reservas; só quando se indica offset' }),
      },
    },
  ),
  cancelEvent: call(
    'POST /api/noticiasEventos/evento/:identifier/cancelar',
    'publicar',
    'Cancelar um evento, de vez: fica no site, assim marcado, e escreve-se a quem se inscreveu',
    {
      takes: { fields: cancelEventFields },
      answers: { noticiaEvento: recordSchema(noticiasEventos) },
    },
  ),
  door: call(
    'GET /api/noticiasEventos/backoffice/:identifier/entrada',
    ['porta', 'inscricoes'],
    'Quem vem a um evento, e quem já chegou',
    {
      answers: {
        evento: z
          .strictObject({
            _id: z.string(),
            ...valuesOf({ title, identifier, startDate, startTime, location }),
            maxParticipants: z.int().nullable(),
            currentParticipants: z.int(),
          })
          .nullable(),
        inscricoes: z.array(guest),
      },
      isUnattended: true,
    },
  ),
  accountOfEvent: call(
    'GET /api/noticiasEventos/backoffice/:identifier/contas.csv',
    desk,
    'As contas de um evento, em CSV',
    { answers: ['text/csv'] },
  ),
  sheetOfEvent: call(
    'GET /api/noticiasEventos/backoffice/:identifier/inscricoes.csv',
    desk,
    'As reservas de um evento, em CSV',
    { answers: ['text/csv'] },
  ),
};
