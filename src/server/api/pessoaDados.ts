import { sql } from 'kysely';
import { pessoaDadosCalls } from '../../calls/pessoaDados.ts';
import { notFound, refusal } from '../../calls/refusal.ts';
import { lisbonDay } from '../../language/calendar.ts';
import { messages } from '../../language/messages.ts';
import { answerBy } from '../../sections/pedidosDados.ts';
import { erasePerson, requestsIn } from '../people/erasePerson.ts';
import { findPerson, tellPerson } from '../people/findPerson.ts';
import { noteAnswered, type PedidoDadosRow, pedidosDados } from '../people/pedidosDados.ts';
import { type Identity, identityTyped } from '../people/person.ts';
import { personArchive } from '../people/personArchive.ts';
import type { Query } from '../rules/rule.ts';
import { logActivity } from '../store/atividade.ts';
import { readDefinicoes } from '../store/definicoes.ts';
import type { Routes } from '../village/context.ts';
import { checked } from './body.ts';

/** The person that a search means; refuses words that are too few to tell. */
function askedFor(q: string): Identity {
  const identity = identityTyped(q);
  if (!identity) throw refusal(422, 'q', messages.tooFewSigns);
  return identity;
}

const identityIn = (query: Query) =>
  askedFor(checked({ fields: pessoaDadosCalls.read.query }, query).q);

const answerFor = (row: PedidoDadosRow) => ({ ...row, prazo: answerBy(row) });

/** All that is held about one person. The activity log says that somebody looked, never at whom. */
export const pessoaDadosRoutes: Routes = (route, context) => {
  const { store, now } = context;

  route(pessoaDadosCalls.read, async ({ query, actor }) => {
    const identity = identityIn(query);
    const person = await findPerson(context, identity);
    const parts = await tellPerson(context, person);
    if (parts.length > 0) await logActivity(store, actor, { verb: 'personLooked' });
    const everything = parts.flatMap(({ registos }) => registos);
    return {
      pessoaDados: {
        pessoas: person.people.map(({ name, email, phone }) => ({
          nome: name,
          email,
          telefone: phone,
        })),
        eUma: person.isOne,
        podeApagar: person.isOne && (person.isKnown || identity.name === ''),
        impede: everything.find(({ impede }) => impede)?.impede ?? '',
        partes: parts.map(({ titulo, registos }) => ({
          titulo,
          registos: registos.map(({ link = '', fica = '', ficheiros = {}, ...each }) => ({
            titulo: each.titulo,
            factos: each.factos,
            link,
            fica,
            ficheiros: Object.keys(ficheiros),
          })),
        })),
      },
    };
  });

  route(pessoaDadosCalls.file, async ({ query, actor }, _request, reply) => {
    const person = await findPerson(context, identityIn(query));
    if (!person.isOne) throw refusal(422, 'q', messages.severalPeople);
    const partes = await tellPerson(context, person);
    const { councilName } = await readDefinicoes(store);
    const archive = personArchive({ councilName, at: now(), partes });
    await store.transaction(async (trx) => {
      await noteAnswered(trx, { _id: requestsIn(person.found), tipo: 'ver' }, actor);
      await logActivity(trx, actor, { verb: 'personHandedOver' });
    });
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="dados-${lisbonDay(now())}.zip"`)
      .send(archive);
  });

  route(pessoaDadosCalls.erase, async ({ body, actor }) => {
    const apagado = await erasePerson(context, askedFor(body.q), actor);
    // What was theirs, or named them, may have been published.
    await context.withdraw();
    return { apagado };
  });

  route(pessoaDadosCalls.requests, async () => {
    const order = [sql`case when "respondidoEm" = '' then 0 else 1 end`, sql`"recebidoEm"`];
    return { arrayPedidosDados: (await store.list(pedidosDados, { order })).map(answerFor) };
  });

  route(pessoaDadosCalls.note, async ({ body, actor }) => {
    if (body.recebidoEm > lisbonDay(now())) throw refusal(422, 'recebidoEm', messages.notYet);
    if (!identityTyped(body.quem)) throw refusal(422, 'quem', messages.tooFewSigns);
    return store.transaction(async (trx) => {
      const row = await trx.create(pedidosDados, body);
      await logActivity(trx, actor, { verb: 'dataRequested' });
      return { pedidoDados: answerFor(row) };
    });
  });

  route(pessoaDadosCalls.answer, async ({ params, body, actor }) =>
    store.transaction(async (trx) => {
      if (body.respondido) await noteAnswered(trx, params, actor);
      else await trx.change(pedidosDados, params, { respondidoEm: '', respondidoPor: '' });
      const row = await trx.find(pedidosDados, params);
      if (!row) throw notFound('_id');
      const verb = body.respondido ? 'dataAnswered' : 'dataReopened';
      await logActivity(trx, actor, { verb });
      return { pedidoDados: answerFor(row) };
    }),
  );
};
