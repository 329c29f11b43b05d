import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { lisbonDay } from '../../fields/calendar.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { inscricoes } from '../rules/inscricoes.ts';
import { mensagens } from '../rules/mensagens.ts';
import { requireStaff } from './access.ts';
import type { Context } from './context.ts';

const day = 24 * 60 * 60 * 1000;
const recentDays = 7;

const lastDay = sql`coalesce(nullif("endDate", ''), "startDate")`;

/** The numbers of the day: what a clerk may have to look at next. */
export function resumoRoute(app: FastifyInstance, { store: { db }, now }: Context): void {
  app.get('/api/resumo', { onRequest: requireStaff }, async () => {
    const today = lisbonDay(now());
    const count = sql<number>`count(*)`.as('total');
    // Nobody will ever mark as paid what costs nothing.
    const unpaid = await db
      .selectFrom(inscricoes.name)
      .innerJoin(noticiasEventos.name, `${noticiasEventos.name}._id`, `${inscricoes.name}.evento`)
      .select(count)
      .where('estaPago', '=', 0)
      .where(sql`coalesce("price", 0) + coalesce("childPrice", 0)`, '>', 0)
      .where(lastDay, '>=', today)
      .executeTakeFirst();
    const written = await db
      .selectFrom(mensagens.name)
      .select(count)
      .where('receivedAt', '>=', new Date(now().getTime() - recentDays * day).toISOString())
      .executeTakeFirst();
    const unanswered = await db
      .selectFrom(mensagens.name)
      .select(count)
      .where('respondida', '=', 0)
      .executeTakeFirst();
    const next = await db
      .selectFrom(noticiasEventos.name)
      .select(['identifier', 'title', 'startDate'])
      .where('type', '=', 'EVENTO')
      .where(lastDay, '>=', today)
      .orderBy('startDate')
      .orderBy('startTime')
      .executeTakeFirst();
    return {
      resumo: {
        reservasPorPagar: Number(unpaid?.total ?? 0),
        mensagensRecentes: Number(written?.total ?? 0),
        mensagensPorResponder: Number(unanswered?.total ?? 0),
        proximoEvento: next ?? null,
      },
    };
  });
}
