import { type SqlBool, sql } from 'kysely';
import { firstSteps, hojeCall } from '../../calls/staff.ts';
import { isBlank } from '../../language/openingHours.ts';
import { avisos } from '../../sections/avisos.ts';
import { paymentWays } from '../../sections/definicoes.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { sectionOf } from '../../sections/section.ts';
import { lastBackup } from '../backup/copias.ts';
import { nextEvent } from '../rules/noticiasEventos.ts';
import { findAccount } from '../staff/findAccount.ts';
import { shouldHaveFactor } from '../staff/secondFactor.ts';
import { staff } from '../staff/staff.ts';
import { readOwnDefinicoes } from '../store/definicoes.ts';
import { isInState } from '../store/life.ts';
import type { Context, Routes } from '../village/context.ts';
import { staffOf } from './access.ts';
import { present } from './answerRecords.ts';

/** How many records of each section visitors do not see yet. */
async function toPublish({ store, collections, now }: Context) {
  const unpublished = isInState('rascunho', now());
  const scheduled = isInState('agendado', now());
  const found = [];
  for (const { name, sections } of collections) {
    const rows = await store.db
      .selectFrom(name)
      .select([
        sections.length > 1 ? 'type' : sql<string>`''`.as('type'),
        sql<number>`sum(case when ${unpublished} then 1 else 0 end)`.as('rascunhos'),
        sql<number>`sum(case when ${scheduled} then 1 else 0 end)`.as('agendados'),
      ])
      .where(sql<SqlBool>`(${unpublished}) or (${scheduled})`)
      .groupBy(sections.length > 1 ? 'type' : sql`1`)
      .execute();
    for (const section of sections) {
      const own = rows.filter((row) => sectionOf(sections, row) === section);
      const sum = (key: 'rascunhos' | 'agendados') =>
        own.reduce((all, row) => all + Number(row[key]), 0);
      found.push({
        seccao: section.name,
        rascunhos: sum('rascunhos'),
        agendados: sum('agendados'),
      });
    }
  }
  return found.filter(({ rascunhos, agendados }) => rascunhos + agendados > 0);
}

async function eventToCome(context: Context) {
  const next = await nextEvent(context.store, context.now());
  if (!next) return null;
  const [evento] = await present(context, noticiasEventos, [next]);
  return {
    ...next,
    inscritos: Number(evento?.currentParticipants ?? 0),
    lugares: next.permiteInscricao ? next.maxParticipants : null,
  };
}

/** The first steps that nobody has taken yet; the demo village's values do not count. */
async function stepsLeft({ store }: Context, copia: string) {
  const village = await readOwnDefinicoes(store);
  const isTaken: Record<(typeof firstSteps)[number], boolean> = {
    nome: Boolean(village.villageName && village.councilName),
    abertura: village.heroPhotos.length > 0,
    horario: village.openingHours !== '' || !isBlank(village.horario),
    pagamento: paymentWays(village).length > 0,
    aviso: (await store.count(avisos, { where: { demo: false, rascunho: false } })) > 0,
    colega: (await store.count(staff)) > 1,
    copia: copia !== '',
    abrir: !village.emPreparacao,
  };
  return firstSteps.filter((step) => !isTaken[step]);
}

/** What a clerk comes in to do, on one screen. */
export const hojeRoute: Routes = (route, context) => {
  const { store } = context;
  route(hojeCall, async (_asked, request) => {
    const own = await findAccount(store, staffOf(request));
    const ultimaCopia = await lastBackup(store);
    return {
      hoje: {
        porPublicar: await toPublish(context),
        proximoEvento: await eventToCome(context),
        ultimaCopia,
        copiaDaNoite: await lastBackup(store, 'noite'),
        semFator: shouldHaveFactor(own) && !own.segundoFator,
        porFazer: await stepsLeft(context, ultimaCopia),
      },
    };
  });
};
