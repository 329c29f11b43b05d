import { inscricaoCalls } from '../../calls/bookings.ts';
import { refusal } from '../../calls/refusal.ts';
import { lisbonClock } from '../../fields/calendar.ts';
import { messages } from '../../fields/messages.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import type { RecordOf } from '../../sections/section.ts';
import { bookingTotal } from '../../sections/signUp.ts';
import { book, removeBooking, setPayment, setRefund } from '../bookings/bookings.ts';
import { bookedFor, type InscricaoRow, inOrder, inscricoes } from '../bookings/inscricoes.ts';
import { captchaGate } from '../limits/captcha.ts';
import { present } from './answerRecords.ts';
import { csv } from './csv.ts';
import { pageOf } from './paging.ts';

import type { Routes } from './route.ts';

/** A booking as staff read it. */
function forStaff({ sequence: _, demo: __, chave: ___, segredo: ____, ...row }: InscricaoRow) {
  return row;
}

const proofTypes = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' };

const sheetEuros = (euros: number) => String(euros).replace('.', ',');

/** Everything about an event's bookings, as a spreadsheet; what was cancelled adds nothing to any sum. */
function bookingsCsv(bookings: InscricaoRow[]): string {
  const head = [
    'Nome',
    'Email',
    'Telefone',
    'Adultos',
    'Crianças',
    'Pessoas',
    'Total (€)',
    'Pago',
    'Data',
    'Estado',
    'A devolver (€)',
    'Devolvido',
  ];
  const rows = bookings.map((row) => {
    const isOwed = (row.aDevolver ?? 0) > 0;
    return [
      ...[row.name, row.email, row.telefone],
      ...(row.estado === 'cancelada'
        ? ['', '', '', '']
        : [
            ...[row.numeroAdultos ?? 0, row.numeroCriancas ?? 0, row.numeroPessoas ?? 0],
            sheetEuros(bookingTotal(row)),
          ]),
      row.estaPago ? 'Sim' : 'Não',
      lisbonClock(new Date(row.enrollmentDate)),
      row.estado === 'cancelada' ? 'Cancelada' : 'Ativa',
      ...(isOwed ? [sheetEuros(row.aDevolver ?? 0), row.devolvido ? 'Sim' : 'Não'] : ['', '']),
    ];
  });
  return csv([head, ...rows]);
}

/** Sign-ups: visitors make them, staff look after them. */
export const inscricaoRoutes: Routes = (route, context) => {
  const { store, proofs, config, now } = context;
  const unknown = refusal(404, '_id', messages.notFound);

  route(inscricaoCalls.book, async ({ body }) => {
    const spendCaptcha = captchaGate(config, body.captcha, 'inscricoes', now());
    return { inscricao: await book(context, body, spendCaptcha) };
  });

  // For somebody at the counter: the same lock, no captcha.
  route(inscricaoCalls.bookAtCounter, async ({ body, actor }) => ({
    inscricao: await book(context, body, async () => true, actor),
  }));

  route(inscricaoCalls.read, async ({ params }) => {
    const row = await store.find(inscricoes, params);
    const proof = row && (await proofs.find(row._id));
    return { inscricao: row ? { ...forStaff(row), comprovativo: proof?.createdAt ?? '' } : null };
  });

  route(inscricaoCalls.proof, async ({ params }, _request, reply) => {
    const proof = await proofs.find(params._id);
    const bytes = proof && (await proofs.read(proof));
    if (!bytes) throw unknown;
    return reply
      .type(proofTypes[proof.extension])
      .header('content-disposition', `attachment; filename="comprovativo.${proof.extension}"`)
      .send(bytes);
  });

  route(inscricaoCalls.pay, async ({ params, body, actor }) => {
    const row = await setPayment(context, params._id, body.estaPago, actor);
    if (!row) throw unknown;
    return { data: forStaff(row) };
  });

  route(inscricaoCalls.refund, async ({ params, body, actor }) => {
    const isGivenBack = body.devolvido === true;
    const row = await setRefund(context, params._id, isGivenBack, actor);
    if (!row) throw unknown;
    return { inscricao: forStaff(row) };
  });

  route(inscricaoCalls.remove, async ({ params, actor }) => {
    const row = await removeBooking(context, params._id, actor);
    if (!row) throw unknown;
    return { inscricao: forStaff(row) };
  });

  route(inscricaoCalls.ofEvent, async ({ params, query }) => {
    const row = await store.find(noticiasEventos, params);
    if (!row) return { noticiaEvento: null };
    const [evento] = await present(context, noticiasEventos, [row]);
    const ofEvent = { where: { evento: row._id }, order: inOrder };
    const { rows, ...total } = await pageOf(store, inscricoes, query, ofEvent);
    return {
      noticiaEvento: {
        ...(evento as RecordOf<typeof noticiasEventos>),
        inscricoes: rows.map(forStaff),
      },
      ...total,
      ...('total' in total && { reservas: await bookedFor(store, row) }),
    };
  });

  route(inscricaoCalls.sheetOfEvent, async ({ params }, _request, reply) => {
    const evento = await store.find(noticiasEventos, params);
    if (!evento) throw unknown;
    const where = { evento: evento._id };
    const bookings = await store.list(inscricoes, { where, order: inOrder });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${evento.identifier}.csv"`)
      .send(bookingsCsv(bookings));
  });
};
