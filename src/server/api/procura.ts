import { sql } from 'kysely';
import { procuraCall } from '../../calls/staff.ts';
import { longDate } from '../../language/calendar.ts';
import { folded } from '../../language/folded.ts';
import { isAllowed } from '../../sections/abilities.ts';
import { hasPages, recordPath } from '../../sections/face.ts';
import { estado, estadoOf, type Life, lifeFields } from '../../sections/life.ts';
import { officePath } from '../../sections/officePath.ts';
import { type Place, placesIn } from '../../sections/section.ts';
import type { Store } from '../store/store.ts';
import type { Routes } from '../village/context.ts';
import type { SearchResult } from '../village/subject.ts';
import { isAtTheDesk, staffOf } from './access.ts';
import { inSection } from './answerRecords.ts';
import { checked } from './body.ts';

/** How many results each section gives, and how many there are in all where no words are given. */
const [mostOfPlace, mostRecent] = [4, 8];

/** First rows that begin with the words, then rows with a word that does, then the newest. */
function found(words: string) {
  const start = `${folded(words).replace(/[\\%_]/g, '\\$&')}%`;
  const rank = sql`case when "words" like ${start} escape '\\' then 0
    when "words" like ${`% ${start}`} escape '\\' then 1 else 2 end`;
  return { words, order: [rank, sql`"sequence" desc`], limit: mostOfPlace };
}

/** What was changed last. */
const recent = { order: [sql`"updatedAt" desc`, sql`"sequence" desc`], limit: mostRecent };

/** The records of a section, with the day they are about, and their state unless visitors see them. */
async function recordsOf(store: Store, place: Place, { words, now }: { words: string; now: Date }) {
  const { collection, section } = place;
  const { name, menu, heading, fields, face } = section;
  const day = Object.keys(fields).find((field) => fields[field]?.readAs === 'day');
  const { key } = collection;
  const rows = await store.list(collection, {
    ...(words === '' ? recent : found(words)),
    where: inSection(place),
    fields: [heading, key, ...(day ? [day] : []), ...Object.keys(lifeFields)],
  });
  return rows.map((row) => {
    const record = row as typeof row & Life & Record<string, unknown>;
    const state = estadoOf(record, now);
    const about = [
      day && record[day] ? longDate(String(record[day])) : '',
      state === 'publicado' ? '' : estado.names?.[state],
    ];
    return {
      updatedAt: row.updatedAt,
      titulo: String(record[heading]),
      onde: menu,
      pormenor: about.filter(Boolean).join(', '),
      link: officePath(name, record[key]),
      ...(face &&
        hasPages(face) && {
          pagina: {
            endereco: recordPath(face, String(record[key])),
            registo: `${collection.name}/${row._id}`,
          },
        }),
    };
  });
}

/** Finds words in everything that staff look after; the search box finds the screens by itself. */
export const procuraRoute: Routes = (route, { store, collections, finders, now }) => {
  route(procuraCall, async ({ query }, request) => {
    const asker = staffOf(request);
    const words = checked({ fields: procuraCall.query }, query).q.trim();
    const records = [];
    if (isAtTheDesk(request)) {
      for (const place of placesIn(collections)) {
        records.push(...(await recordsOf(store, place, { words, now: now() })));
      }
    }
    if (words === '') {
      records.sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
      return { resultados: records.slice(0, mostRecent) };
    }
    const others: SearchResult[] = [];
    for (const { by, rows } of finders) {
      if (isAllowed(asker, by.who)) others.push(...(await rows(store, found(words))));
    }
    return { resultados: [...records, ...others] };
  });
};
