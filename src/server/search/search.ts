import { sql } from 'kysely';
import type { Answer } from '../../calls/call.ts';
import type { pesquisaCall } from '../../calls/village.ts';
import type { Achado } from '../../fields/achado.ts';
import type { NamedPdf } from '../../fields/field.ts';
import type { Language } from '../../language/speaking.ts';
import type { Database } from '../store/database.ts';
import {
  entriesWith,
  type Match,
  newestMatches,
  type Place,
  places,
  type Wanted,
} from './engines.ts';
import type { SearchEntry, Translated } from './entry.ts';
import { excerptAround, marksIn } from './excerpt.ts';
import { withMeant } from './misspellings.ts';
import { foundInside } from './pdfPages.ts';
import { type Query, queryOf } from './query.ts';

/** Something that was found. */
export type Resultado = Answer<typeof pesquisaCall>['resultados'][number];

/** An entry that was found, and the place where. */
type Found = Omit<SearchEntry, 'pdfs' | 'words'> & { sequence: number; pdfs: string; place: Place };

const mostResults = 60;
/** How many results are shown where nothing has all the words. */
const mostPartial = 20;
/** How many results come from inside PDFs; the list of documents has more, page by page. */
const mostInside = 20;
/** How many of the newest entries are ranked. */
const mostRanked = 200;

/** Those of these records that visitors may see, by their `_id`s. */
type PublicAmong = (records: readonly Match[]) => Promise<{ has(_id: string): boolean }>;

/** Makes the search over everything that is public at the moment of the query. */
export function makeSearch(db: Database, publicAmong: PublicAmong) {
  /** The newest public entries that match, the best first; where many are hidden, it reads on. */
  async function ranked(wanted: Wanted): Promise<Match[]> {
    const found: Match[] = [];
    for (let before = Number.MAX_SAFE_INTEGER, most = mostRanked; ; most = 1_000) {
      const matches = await newestMatches(db, wanted, { before, most });
      const visible = await publicAmong(matches);
      found.push(...matches.filter(({ _id }) => visible.has(_id)));
      before = matches.at(-1)?.sequence ?? 0;
      if (matches.length < most || found.length >= mostResults) break;
    }
    return found.toSorted((one, other) => other.rank - one.rank);
  }

  /** The entries that match, those in the best place first. */
  async function find(query: Query, which: Wanted['which'], looked: readonly Place[]) {
    const found = new Map<number, Place>();
    for (const place of looked) {
      const most = place === 'whole' ? found.size + mostInside : mostResults;
      for (const { sequence } of await ranked({ query, place, which })) {
        if (found.size < Math.min(most, mostResults) && !found.has(sequence))
          found.set(sequence, place);
      }
      if (found.size >= mostResults) break;
    }
    if (found.size === 0) return [];
    const { rows } = await sql<Found>`
      select "sequence", "type", "title", "path", "pdfs", "text", "traducoes" from "searchEntries"
      where "sequence" in (${sql.join([...found.keys()])})`.execute(db);
    const bySequence = new Map(rows.map((row) => [row.sequence, row]));
    return [...found].flatMap(([sequence, place]) => {
      const row = bySequence.get(sequence);
      return row ? [{ ...row, place }] : [];
    });
  }

  return async (typed: string, language?: Language): Promise<Resultado[]> => {
    const query = queryOf(typed);
    if (query.length === 0) return [];
    const looked = language ? [language, ...places] : places;
    const found = await find(query, 'all', looked);
    if (found.length > 0) return shown(db, found, query, language);
    const guessed = await withMeant(db, query);
    const near = await find(guessed, 'all', looked);
    if (near.length > 0) return shown(db, near, guessed, language);
    const partial = await find(guessed, 'any', ['whole']);
    return shown(db, partial.slice(0, mostPartial), guessed, language);
  };
}

/** The entries found, as they are answered. */
async function shown(db: Database, found: readonly Found[], query: Query, language?: Language) {
  // Finding the page is the most expensive part, so only the first results get one, and those that need one.
  const candidates = found.map(({ pdfs, place }, index) => ({
    pdfs: place === 'whole' || index < mostInside ? (JSON.parse(pdfs) as NamedPdf[]) : [],
    hasAllWords: place !== 'whole',
  }));
  const achados = await foundInside(db, candidates, query);
  const results = found.map((entry, index) => {
    const { type, path } = entry;
    const { title, text } =
      (language && (JSON.parse(entry.traducoes) as Translated)[language]) ?? entry;
    const excerpt = excerptAround(text, query);
    const marks = { title: marksIn(title, query), excerpt: marksIn(excerpt, query) };
    return { type, title, excerpt, path, marks, achado: achados[index] ?? null };
  });
  if (!language) return results;
  // A translation has no heading of its own in the index.
  return results.toSorted((one, other) => other.marks.title.length - one.marks.title.length);
}

/** Where the words of a query stand in the PDFs of records. */
export async function whereFound(
  db: Database,
  ids: readonly string[],
  typed: string,
): Promise<(Achado | null)[]> {
  const query = queryOf(typed);
  if (ids.length === 0 || query.length === 0) return ids.map(() => null);
  const own = entriesWith(db, { query, place: 'own', which: 'all' });
  const { rows } = await sql<{ _id: string; pdfs: string; hasAllWords: number | boolean }>`
    select "_id", "pdfs", "sequence" in (${own}) as "hasAllWords" from "searchEntries"
    where "_id" in (${sql.join([...ids])})`.execute(db);
  const candidates = rows.map(({ pdfs, hasAllWords }) => ({
    pdfs: JSON.parse(pdfs) as NamedPdf[],
    hasAllWords: Boolean(hasAllWords),
  }));
  const found = await foundInside(db, candidates, query);
  const byId = new Map(rows.map(({ _id }, index) => [_id, found[index] ?? null]));
  return ids.map((_id) => byId.get(_id) ?? null);
}
