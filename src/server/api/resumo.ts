import type { FastifyInstance } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import { lisbonDay } from '../../fields/calendar.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { mensagens } from '../rules/mensagens.ts';
import { isNotOver, notOver } from '../rules/noticiasEventos.ts';
import { lotacao } from '../store/lotacao.ts';
import { requireStaff } from './access.ts';
import type { Context } from './context.ts';

const day = 24 * 60 * 60 * 1000;
const recentDays = 7;

/** The numbers of the day: what a clerk may have to look at next. */
export function resumoRoute(app: FastifyInstance, { store, now }: Context): void {
  const { db } = store;
  app.get('/api/resumo', { onRequest: requireStaff }, async () => {
    const today = lisbonDay(now());
    const count = sql<number>`count(*)`.as('total');
    // Nobody will ever mark as paid what costs nothing.
    const unpaid = await db
      .selectFrom(lotacao.table)
      .innerJoin(noticiasEventos.name, `${noticiasEventos.name}._id`, `${lotacao.table}.by`)
      .select(sql<number>`sum("porPagar")`.as('total'))
      .where('porPagar', '>', 0)
      .where(sql<SqlBool>`coalesce("price", 0) + coalesce("childPrice", 0) > 0`)
      .where(isNotOver(today))
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
    const [next] = await store.list(noticiasEventos, {
      parts: notOver(today),
      fields: ['identifier', 'title', 'startDate'],
      limit: 1,
    });
    return {
      resumo: {
        reservasPorPagar: Number(unpaid?.total ?? 0),
        mensagensRecentes: Number(written?.total ?? 0),
        mensagensPorResponder: Number(unanswered?.total ?? 0),
        proximoEvento: next
          ? { identifier: next.identifier, title: next.title, startDate: next.startDate }
          : null,
      },
    };
  });
}
