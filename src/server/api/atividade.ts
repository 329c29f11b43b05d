import { refusal } from '../../calls/refusal.ts';
import { atividadeCall } from '../../calls/staff.ts';
import { messages } from '../../fields/messages.ts';
import {
  type ActivityVerb,
  activityKinds,
  activityVerbs,
  sentenceOf,
  verbsOf,
} from '../../sections/atividade.ts';
import { atividade } from '../tables/atividade.ts';
import { staffOf } from './access.ts';
import { type Line, linksOf } from './atividadeLinks.ts';
import { checked } from './body.ts';
import type { Routes } from './route.ts';

const perPage = 50;

/** Who did what of late, the newest first, for all staff to read. */
export const atividadeRoute: Routes = (route, { store, collections }) => {
  const sections = collections.flatMap((collection) => collection.sections);

  route(atividadeCall, async ({ query }, request) => {
    const { who, kind, page } = checked({ fields: atividadeCall.query }, query);
    if (kind !== '' && !Object.hasOwn(activityKinds, kind)) {
      throw refusal(422, 'kind', messages.invalid);
    }
    const found = store.db
      .selectFrom(atividade.name)
      .where('verb', 'in', verbsOf(kind))
      .$if(who !== '', (query) => query.where('who', '=', who));
    const lines = (await found
      .select(['_id', 'at', 'who', 'verb', 'place', 'subject', 'target', 'versao'])
      .orderBy('sequence', 'desc')
      .limit(perPage)
      .offset(((page ?? 1) - 1) * perPage)
      .execute()) as (Line & { at: string; who: string; verb: ActivityVerb; subject: string })[];
    const total = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirst();
    const people = await store.db
      .selectFrom(atividade.name)
      .select('who')
      .distinct()
      .orderBy('who')
      .execute();

    const links = await linksOf(store, collections, lines, staffOf(request));
    return {
      arrayAtividade: lines.map((line) => ({
        _id: line._id,
        at: line.at,
        who: line.who,
        kind: activityVerbs[line.verb].kind,
        sentence: sentenceOf(line, sections),
        link: links.get(line._id) ?? '',
      })),
      people: people.map((person) => String(person.who)),
      total: Number(total?.total ?? 0),
      perPage,
    };
  });
};
