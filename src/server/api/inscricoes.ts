import type { FastifyInstance } from 'fastify';
import { refusal } from '../../calls/refusal.ts';
import { lisbonClock } from '../../fields/calendar.ts';
import { messages } from '../../fields/messages.ts';
import { inscricao } from '../../sections/inscricoes.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { bookingTotal } from '../../sections/signUp.ts';
import { book, removeBooking, setPayment, setRefund } from '../bookings/bookings.ts';
import { bookedFor, type InscricaoRow, inOrder, inscricoes } from '../bookings/inscricoes.ts';
import { captchaGate } from '../limits/captcha.ts';
import type { Context } from '../village/context.ts';
import { actorOf, requireStaff } from './access.ts';
import { bodyOf, checked, queryOf, wantedFlag } from './body.ts';
import { csv } from './csv.ts';
import { publicWrite } from './limits.ts';
import { isPaged, pagingOf } from './paging.ts';
import { present } from './records.ts';

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
export function inscricaoRoutes(app: FastifyInstance, context: Context): void {
  const { store, proofs, rules, config, now } = context;
  const unknown = refusal(404, '_id', messages.notFound);
  type ById = { Params: { _id: string } };
  const staffOnly = { onRequest: requireStaff };

  app.post('/api/inscricoes', publicWrite(context), async (request, reply) => {
    const shape = { fields: { ...inscricao.fields, ...inscricao.envelope } };
    const form = checked(shape, bodyOf(request));
    const spendCaptcha = captchaGate(config, form.captcha, 'inscricoes', now());
    const booked = await book(context, form, spendCaptcha);
    reply.status(201);
    return { inscricao: booked };
  });

  // For somebody at the counter: the same lock, no captcha.
  app.post('/api/inscricoes/balcao', staffOnly, async (request, reply) => {
    const { _id, chave } = inscricao.envelope;
    const form = checked({ fields: { ...inscricao.fields, _id, chave } }, bodyOf(request));
    const booked = await book(context, form, async () => true, actorOf(request, now()));
    reply.status(201);
    return { inscricao: booked };
  });

  app.get<ById>('/api/inscricoes/:_id', staffOnly, async (request, reply) => {
    const row = await store.find(inscricoes, { _id: request.params._id });
    if (!row) reply.status(404);
    const proof = row && (await proofs.find(row._id));
    return { inscricao: row ? { ...forStaff(row), comprovativo: proof?.createdAt ?? '' } : null };
  });

  app.get<ById>('/api/inscricoes/:_id/comprovativo', staffOnly, async (request, reply) => {
    const proof = await proofs.find(request.params._id);
    const bytes = proof && (await proofs.read(proof));
    if (!bytes) throw unknown;
    return reply
      .type(proofTypes[proof.extension])
      .header('content-disposition', `attachment; filename="comprovativo.${proof.extension}"`)
      .header('cache-control', 'no-store')
      .send(bytes);
  });

  app.put<ById>('/api/inscricoes/:_id', staffOnly, async (request) => {
    const wanted = wantedFlag(request, 'estaPago');
    const actor = actorOf(request, now());
    const row = await setPayment(context, request.params._id, wanted, actor);
    if (!row) throw unknown;
    return { data: forStaff(row) };
  });

  app.put<ById>('/api/inscricoes/:_id/devolucao', staffOnly, async (request) => {
    const wanted = wantedFlag(request, 'devolvido');
    if (wanted === undefined) throw refusal(422, 'devolvido', messages.required);
    const row = await setRefund(context, request.params._id, wanted, actorOf(request, now()));
    if (!row) throw unknown;
    return { inscricao: forStaff(row) };
  });

  app.delete<ById>('/api/inscricoes/:_id', staffOnly, async (request) => {
    const row = await removeBooking(context, request.params._id, actorOf(request, now()));
    if (!row) throw unknown;
    return { inscricao: forStaff(row) };
  });

  app.get<{ Params: { identifier: string } }>(
    '/api/noticiasEventos/backoffice/:identifier',
    staffOnly,
    async (request, reply) => {
      const row = await store.find(noticiasEventos, { identifier: request.params.identifier });
      if (!row) return reply.status(404).send({ noticiaEvento: null });
      const [evento] = await present(store, rules.noticiasEventos, [row]);
      const query = queryOf(request);
      const paging = pagingOf(inscricoes, query);
      const selection = { ...paging, where: { evento: row._id }, order: inOrder };
      const bookings = await store.list(inscricoes, selection);
      return {
        noticiaEvento: { ...evento, inscricoes: bookings.map(forStaff) },
        ...(isPaged(query)
          ? {
              total: await store.count(inscricoes, selection),
              reservas: await bookedFor(store, row),
            }
          : {}),
      };
    },
  );

  app.get<{ Params: { identifier: string } }>(
    '/api/noticiasEventos/backoffice/:identifier/inscricoes.csv',
    staffOnly,
    async (request, reply) => {
      const evento = await store.find(noticiasEventos, { identifier: request.params.identifier });
      if (!evento) throw unknown;
      const where = { evento: evento._id };
      const bookings = await store.list(inscricoes, { where, order: inOrder });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${evento.identifier}.csv"`)
        .header('cache-control', 'no-store')
        .send(bookingsCsv(bookings));
    },
  );
}
