import { sql } from 'kysely';
import { refusal } from '../../calls/refusal.ts';
import { atividadeCall } from '../../calls/staff.ts';
import { messages } from '../../language/messages.ts';
import {
  type ActivityVerb,
  activityKinds,
  activityVerbs,
  sentenceOf,
  verbsOf,
} from '../../sections/atividade.ts';
import { atividade } from '../store/atividade.ts';
import type { Routes } from '../village/context.ts';
import { staffOf } from './access.ts';
import { linksOf } from './atividadeLinks.ts';
import { checked } from './body.ts';

const perPage = 50;

/** Who did what of late, the newest first, for all staff to read. */
export const atividadeRoute: Routes = (route, context) => {
  const { store, collections } = context;
  const sections = collections.flatMap((collection) => collection.sections);

  route(atividadeCall, async ({ query }, request) => {
    const { who, kind, page } = checked({ fields: atividadeCall.query }, query);
    if (kind !== '' && !Object.hasOwn(activityKinds, kind)) {
      throw refusal(422, 'kind', messages.invalid);
    }
    const where = { verb: verbsOf(kind), ...(who !== '' && { who }) };
    const lines = await store.list(atividade, {
      where,
      order: [sql`"sequence" desc`],
      limit: perPage,
      offset: ((page ?? 1) - 1) * perPage,
    });
    const people = await store.db
      .selectFrom(atividade.name)
      .select('who')
      .distinct()
      .orderBy('who')
      .execute();

    const links = await linksOf(context, lines, staffOf(request));
    return {
      arrayAtividade: lines.map(({ _id, at, who: by, place, subject, ...line }) => {
        const verb = line.verb as ActivityVerb;
        const sentence = sentenceOf({ verb, place, subject }, sections);
        const { kind: sort } = activityVerbs[verb];
        return { _id, at, who: by, kind: sort, sentence, link: links.get(_id) ?? '' };
      }),
      people: people.map((person) => String(person.who)),
      total: await store.count(atividade, { where }),
      perPage,
    };
  });
};
