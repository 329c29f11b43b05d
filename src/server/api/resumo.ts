import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { lisbonDay } from '../../fields/calendar.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { isNotOver, notOver } from '../rules/noticiasEventos.ts';
import { lotacao } from '../store/lotacao.ts';
import { mensagens } from '../tables/mensagens.ts';
import type { Context } from '../village/context.ts';
import { requireStaff } from './access.ts';

const day = 24 * 60 * 60 * 1000;
const recentDays = 7;

/** The numbers of the day: what a clerk may have to look at next. */
export function resumoRoute(app: FastifyInstance, { store, now }: Context): void {
  const { db } = store;
  app.get('/api/resumo', { onRequest: requireStaff }, async () => {
    const today = lisbonDay(now());
    const count = sql<number>`count(*)`.as('total');
    const unpaid = await db
      .selectFrom(lotacao.table)
      .innerJoin(noticiasEventos.name, `${noticiasEventos.name}._id`, `${lotacao.table}.by`)
      .select(sql<number>`sum("porPagar")`.as('total'))
      .where('porPagar', '>', 0)
      .where(isNotOver(today))
      .executeTakeFirst();
    // Money that is owed does not wait for the event, nor end with it.
    const owed = await db
      .selectFrom(lotacao.table)
      .innerJoin(noticiasEventos.name, `${noticiasEventos.name}._id`, `${lotacao.table}.by`)
      .select(['porDevolver', 'identifier'])
      .where('porDevolver', '>', 0)
      .orderBy('startDate')
      .execute();
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
        devolucoesPorFazer: owed.reduce((sum, { porDevolver }) => sum + Number(porDevolver), 0),
        /** The event in which the first of them is. */
        devolverEm: String(owed[0]?.identifier ?? ''),
        mensagensRecentes: Number(written?.total ?? 0),
        mensagensPorResponder: Number(unanswered?.total ?? 0),
        proximoEvento: next
          ? { identifier: next.identifier, title: next.title, startDate: next.startDate }
          : null,
      },
    };
  });
}
