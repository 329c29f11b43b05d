import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { notFound, refusal } from '../../calls/refusal.ts';
import { lisbonDay } from '../../language/calendar.ts';
import { messages } from '../../language/messages.ts';
import { isAllowed } from '../../sections/abilities.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import type { RecordOf } from '../../sections/section.ts';
import { staffOf } from '../../server/api/access.ts';
import { present } from '../../server/api/answerRecords.ts';
import { checked } from '../../server/api/body.ts';
import { sendPrivateFile } from '../../server/api/files.ts';
import { pageOf } from '../../server/api/paging.ts';
import { readPrivateFile } from '../../server/files/privateFiles.ts';
import { captchaGate } from '../../server/limits/captcha.ts';
import { handedOver, isHandedOver } from '../../server/mail/privateLink.ts';
import { isNotOver } from '../../server/rules/noticiasEventos.ts';
import type { Query } from '../../server/rules/rule.ts';
import type { Actor } from '../../server/store/atividade.ts';
import type { Store } from '../../server/store/store.ts';
import type { Routes } from '../../server/village/context.ts';
import { movementsOf } from '../dinheiro/movimentos.server.ts';
import { book, cancelBooking } from './book.server.ts';
import { eventField, filterField, inscricaoCalls } from './bookingCalls.ts';
import {
  bookedEvents,
  bookingTotals,
  byEvent,
  narrowed,
  ofEvent,
  ofEvents,
  outstanding,
  proofsOf,
  searchedBy,
} from './bookingFilters.server.ts';
import { privatePage } from './bookingLetter.server.ts';
import { noProof } from './bookingMoney.ts';
import { accountCsv, bookingsCsv } from './bookingsCsv.server.ts';
import { cancelEvent } from './cancelEvent.server.ts';
import { changeBooking, decideExpired, noteArrival } from './changeBooking.server.ts';
import { guestOf } from './guest.ts';
import { refuseProof, removeBooking, setPayment, setRefund } from './handleBooking.server.ts';
import {
  comprovativos,
  eventsOf,
  findBooking,
  type InscricaoRow,
  inOrder,
  inscricoes,
  listBookings,
  takenAt,
  withMoney,
} from './tables.server.ts';
import { logBookingActivity } from './writeLetters.server.ts';

/** Rows with their money, and with what is read of their proof of payment. */
async function withProofs(store: Store, rows: Parameters<typeof withMoney>[1]) {
  const proofs = await proofsOf(
    store,
    rows.map(({ _id }) => _id),
  );
  const paid = await withMoney(store, rows);
  return paid.map((row) => ({ ...row, ...(proofs.get(row._id) ?? noProof) }));
}

/** The filter in a query; blank means all bookings. */
function filterIn({ estado = '' }: Query) {
  return checked({ fields: { estado: filterField } }, { estado }).estado || 'todas';
}

/** The bookings a query asks for, of one event or of all, and how many each filter finds. */
async function readQuery(store: Store, query: Query, isCurrent: RawBuilder<SqlBool>) {
  const filter = filterIn(query);
  const { evento } = checked({ fields: { evento: eventField } }, { evento: query.evento });
  if (evento !== '') {
    const some = ofEvents(sql<SqlBool>`"identifier" = ${evento}`);
    return { only: narrowed(some, filter), estados: (await bookingTotals(store, some)).estados };
  }
  const some = searchedBy(filter, isCurrent);
  return { only: narrowed(some, filter), estados: await outstanding(store, isCurrent) };
}

/** Whether the account may see whole bookings, not only what the door needs. */
const seesBookings = (request: FastifyRequest) =>
  isAllowed(staffOf(request), inscricaoCalls.read.who);

/** Refuses accounts that may not confirm payments, in calls that can also record money. */
function refuseUnlessTreasurer({ allowed }: Actor): void {
  if (allowed && isAllowed(allowed, inscricaoCalls.pay.who)) return;
  throw refusal(403, 'permissoes', messages.permissions);
}

/** Sign-ups: visitors make them, staff look after them. */
export const inscricaoRoutes: Routes = (route, context) => {
  const { store, config, now } = context;

  route(inscricaoCalls.book, async ({ body }) => {
    const mayBook = captchaGate(config, body.captcha, 'inscricoes', now());
    return { inscricao: await book(context, body, { mayBook }) };
  });

  // For somebody at the counter: the same lock, no captcha.
  route(inscricaoCalls.bookAtCounter, async ({ body, actor }) => {
    if (body.estaPago) refuseUnlessTreasurer(actor);
    return { inscricao: await book(context, body, { clerk: actor }) };
  });

  route(inscricaoCalls.list, async ({ query }) => {
    const isCurrent = isNotOver(lisbonDay(now()));
    const { only, estados } = await readQuery(store, query, isCurrent);
    const { rows, ...length } = await pageOf(store, inscricoes, query, { only, order: byEvent });
    const events = await eventsOf(store, rows);
    const shown = await withProofs(store, rows);
    return {
      arrayInscricoes: shown.flatMap((row) => {
        const evento = events.get(row.evento);
        // Leave it out: its event was deleted a moment ago.
        if (!evento) return [];
        const { identifier, title, startDate } = evento;
        return [{ ...row, doEvento: { identifier, title, startDate } }];
      }),
      ...length,
      estados,
      eventos: await bookedEvents(store, isCurrent),
    };
  });

  route(inscricaoCalls.read, async ({ params }) => {
    const row = await store.find(inscricoes, { ...params, eventoApagado: '' });
    const [inscricao = null] = await withProofs(store, row ? [row] : []);
    return { inscricao, mostraLigacao: inscricao !== null && isHandedOver(config, inscricao) };
  });

  route(inscricaoCalls.showLink, ({ params: { _id }, actor }) =>
    store.transaction(async (trx) => {
      const inscricao = await findBooking(trx, { _id, eventoApagado: '' });
      if (!inscricao) throw notFound('_id');
      const endereco = handedOver(config, inscricao, privatePage(inscricao));
      await logBookingActivity(trx, actor, { verb: 'bookingLinkShown', inscricao });
      return { endereco };
    }),
  );

  route(inscricaoCalls.payments, async ({ params }) => {
    if (!(await store.find(inscricoes, { ...params, eventoApagado: '' }))) throw notFound('_id');
    return { arrayPagamentos: await movementsOf(store, params._id) };
  });

  route(inscricaoCalls.proof, async ({ params }, _request, reply) => {
    const proof = await store.find(comprovativos, { inscricao: params._id });
    if (!proof) throw notFound('_id');
    const bytes = await readPrivateFile(context, comprovativos, proof.file);
    return sendPrivateFile(reply, bytes, { name: 'comprovativo', extension: proof.extension });
  });

  /** The changed booking, or 404 if there is none. */
  const changed = async (work: Promise<InscricaoRow | undefined>) => {
    const row = await work;
    if (!row) throw notFound('_id');
    return { inscricao: row };
  };

  route(inscricaoCalls.pay, async ({ params, body, actor }) => {
    const paid = setPayment(context, params._id, body, actor);
    return { data: (await changed(paid)).inscricao };
  });

  route(inscricaoCalls.refuseProof, ({ params, body, actor }) =>
    changed(refuseProof(context, params._id, body, actor)),
  );

  route(inscricaoCalls.refund, ({ params, body, actor }) =>
    changed(setRefund(context, params._id, { ...body, devolvido: body.devolvido === true }, actor)),
  );

  route(inscricaoCalls.change, ({ params, body, actor }) =>
    changed(changeBooking(context, params._id, body, actor)),
  );

  route(inscricaoCalls.cancel, ({ params: { _id }, actor }) =>
    changed(cancelBooking(context, { _id }, actor)),
  );

  route(inscricaoCalls.decide, ({ params, body, actor }) =>
    changed(decideExpired(context, params._id, body.decisao, actor)),
  );

  route(inscricaoCalls.arrive, async ({ params, body: { de, chegaram } }, request) => {
    const noted = noteArrival(context, params._id, { de: de ?? 0, chegaram: chegaram ?? 0 });
    return { inscricao: guestOf((await changed(noted)).inscricao, seesBookings(request)) };
  });

  route(inscricaoCalls.remove, async ({ params, body, actor }) => {
    if (body.devolucao !== '') refuseUnlessTreasurer(actor);
    return changed(removeBooking(context, params._id, body, actor));
  });
};

/** The bookings of one event: for its screen, for the door and as a sheet. */
export const eventBookingRoutes: Routes = (route, context) => {
  const { store } = context;

  route(inscricaoCalls.ofEvent, async ({ params, query }) => {
    const row = await store.find(noticiasEventos, params);
    if (!row) return { noticiaEvento: null };
    const [evento] = await present(context, noticiasEventos, [row]);
    const all = ofEvent(row);
    const chosen = { only: narrowed(all, filterIn(query)), order: inOrder };
    const { rows, ...length } = await pageOf(store, inscricoes, query, chosen);
    return {
      noticiaEvento: {
        ...(evento as RecordOf<typeof noticiasEventos>),
        inscricoes: await withProofs(store, rows),
      },
      ...length,
      ...('total' in length && { reservas: await bookingTotals(store, all) }),
    };
  });

  route(inscricaoCalls.cancelEvent, async ({ params, body, actor }) => {
    const evento = await cancelEvent(context, params.identifier, body, actor);
    const [noticiaEvento] = await present(context, noticiasEventos, [evento]);
    return { noticiaEvento: noticiaEvento as RecordOf<typeof noticiasEventos> };
  });

  route(inscricaoCalls.door, async ({ params }, request) => {
    const row = await store.find(noticiasEventos, { ...params, type: 'EVENTO' });
    if (!row) return { evento: null, inscricoes: [] };
    const { _id, title, identifier, startDate, startTime, location, maxParticipants } = row;
    const where = { evento: _id, estado: 'ativa' as const };
    const rows = await listBookings(store, { where, sort: { field: 'name', down: false } });
    const currentParticipants = await takenAt(store, _id);
    return {
      evento: {
        _id,
        title,
        identifier,
        startDate,
        startTime,
        location,
        maxParticipants,
        currentParticipants,
      },
      inscricoes: rows.map((each) => guestOf(each, seesBookings(request))),
    };
  });

  const eventAt = async (params: { identifier: string }) => {
    const evento = await store.find(noticiasEventos, params);
    if (!evento) throw notFound('_id');
    return evento;
  };
  const sheet = (reply: FastifyReply, name: string, content: string) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}.csv"`)
      .send(content);

  route(inscricaoCalls.sheetOfEvent, async ({ params }, _request, reply) => {
    const { _id, identifier } = await eventAt(params);
    const where = { evento: _id };
    const bookings = await listBookings(store, { where, order: inOrder });
    return sheet(reply, identifier, bookingsCsv(bookings));
  });

  route(inscricaoCalls.accountOfEvent, async ({ params }, _request, reply) => {
    const evento = await eventAt(params);
    const account = accountCsv(evento, await bookingTotals(store, ofEvent(evento)));
    return sheet(reply, `${evento.identifier}-contas`, account);
  });
};
