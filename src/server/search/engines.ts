import { sql } from 'kysely';
import { type Language, languageCodes } from '../../language/speaking.ts';
import { type Database, isPostgres } from '../store/database.ts';
import type { Query } from './query.ts';

/**
 * Where the words of a record stand: in its heading, anywhere in what it says itself, also inside its PDFs;
 * or in its translation into a language.
 */
export type Place = 'heading' | 'own' | 'whole' | Language;

/** The places to look in, the best first: each holds all that the one before holds. */
export const places = ['heading', 'own', 'whole'] as const satisfies readonly Place[];

const columns: readonly Place[] = [...places, ...languageCodes];

/**
 * Creates the tables of the search. `searchEntries` has a row for each record that can be found, `searchText` its
 * words as the engine indexes them, a column for each place. `vocabulary` has every word, forwards and backwards, to
 * guess what a mistyped one means. All of it is made from the records and the PDFs, so no backup holds it.
 */
export async function createSearchTables(db: Database): Promise<void> {
  const number = isPostgres(db) ? 'bigserial' : 'integer';
  const byLetter = isPostgres(db) ? 'text collate "C"' : 'text';
  const steps = [
    `create table "searchEntries" ("sequence" ${number} primary key,
       "_id" text not null unique, "updatedAt" text not null, "collection" text not null,
       "record" integer not null, "recipe" text not null, "type" text not null, "title" text not null,
       "path" text not null, "pdfs" text not null, "text" text not null, "traducoes" text not null,
       "words" text not null)`,
    `create table "vocabulary" (
       "word" ${byLetter} primary key, "backwards" ${byLetter} not null)`,
    'create index "vocabulary_backwards" on "vocabulary" ("backwards", "word")',
    ...(isPostgres(db) ? postgresSteps : sqliteSteps),
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}

const sqliteSteps = [
  `create virtual table "searchText" using fts5 (${columns.join()}, content = '',
     contentless_delete = 1, tokenize = 'ascii', prefix = '3 4 5 6 7 8 9 10')`,
  `create trigger "searchEntries_delete" after delete on "searchEntries"
     begin delete from "searchText" where rowid = old."sequence"; end`,
];

// PostgreSQL underestimates what it costs to read the long words of PDFs row by row, so the query is in a function
// that can only use the index.
const postgresSteps = [
  `create table "searchText" ("rowid" bigint primary key
     references "searchEntries" on delete cascade, ${columns.map((name) => `"${name}" tsvector`)})`,
  ...columns.map(
    (name) => `create index "searchText_${name}" on "searchText" using gin ("${name}")`,
  ),
  `create or replace function "searchMatches"(place text, query tsquery) returns setof bigint
     language plpgsql stable set enable_seqscan = off set enable_indexscan = off as
     $$ begin return query execute format('select "rowid" from "searchText" where %I @@ $1', place)
        using query; end $$`,
];

/** A list as rows of one column, `value`, in a single parameter; SQLite would keep the memory of thousands. */
export function listed(db: Database, list: readonly unknown[]) {
  const json = JSON.stringify(list);
  return isPostgres(db)
    ? sql`json_array_elements(${json}::json) as "listed" ("value")`
    : sql`json_each(${json}) as "listed"`;
}

/** The words of an entry by place. */
export type PlacedWords = Partial<Record<Place, readonly string[]>>;

/** The places that a search of one looks in. */
const upTo = (place: Place) =>
  places.some((each) => each === place) ? places.slice(0, columns.indexOf(place) + 1) : [place];

/** A row of `searchText`. FTS5 asks several columns at once, so there each has only what those before lack. */
export function wordsRow(db: Database, rowid: number, words: PlacedWords) {
  const cell = (place: Place) => {
    if (!isPostgres(db)) return words[place]?.join(' ') ?? '';
    const all = upTo(place).flatMap((each) => words[each] ?? []);
    // With positions the engine ranks what a text repeats; the long words of PDFs do without.
    return all.map((word, index) => (place === 'whole' ? word : `${word}:${index + 1}`)).join(' ');
  };
  return { rowid, ...Object.fromEntries(columns.map((place) => [place, cell(place)])) };
}

/** How each engine writes words and joins them. Words hold only letters and digits, so nothing needs escaping. */
const dialects = {
  sqlite: { word: '"', prefix: '"*', and: ' AND ', or: ' OR ' },
  postgres: { word: "'", prefix: "':*", and: ' & ', or: ' | ' },
};

/** The words to look for, in what place, and whether an entry must have them all. */
export type Wanted = { query: Query; place: Place; which: 'all' | 'any' };

/** The query in the syntax of the engine, and the entries that match it. */
function matching(db: Database, { query, place, which }: Wanted) {
  const { word: quote, prefix, and, or } = dialects[isPostgres(db) ? 'postgres' : 'sqlite'];
  const written = (word: string) =>
    word.endsWith('*') ? `${quote}${word.slice(0, -1)}${prefix}` : `${quote}${word}${quote}`;
  const groups = query.map((words) => `(${words.map(written).join(or)})`);
  const expression = groups.join(which === 'all' ? and : or);
  const entries = isPostgres(db)
    ? sql`"searchMatches"(${place}, ${expression}::tsquery) as "matches" ("rowid") where true`
    : sql`"searchText" where "searchText" match ${`{${upTo(place).join(' ')}} : (${expression})`}`;
  return { entries, anyWord: sql`${groups.join(or)}::tsquery` };
}

/** The numbers of all entries that match. */
export const entriesWith = (db: Database, wanted: Wanted) =>
  sql<number>`select "rowid" from ${matching(db, wanted).entries}`;

/** An entry that matches, and how well. */
export type Match = { sequence: number; collection: string; _id: string; rank: number };

/** How much more a word counts in a heading. */
const headingWeight = sql.lit(10);

/** Has `ts_rank` count a word less in a longer text, as `bm25` does. */
const byLength = sql.lit(1);

/**
 * The newest entries that match, before a number, the last one first. Only these are ranked: to rank an entry the
 * engines read it, and a word can be in all of them.
 */
export async function newestMatches(
  db: Database,
  wanted: Wanted,
  { before, most }: { before: number; most: number },
): Promise<Match[]> {
  const { entries, anyWord } = matching(db, wanted);
  const rest = sql`from ${entries} and "rowid" < ${before} order by "rowid" desc limit ${most}`;
  const own = sql.ref(wanted.place === 'whole' ? 'own' : wanted.place);
  const ranked = isPostgres(db)
    ? sql`select "rowid", ts_rank("heading", ${anyWord}, ${byLength}) * ${headingWeight}
        + ts_rank(${own}, ${anyWord}, ${byLength})
        as "rank" from "searchText" where "rowid" in (select "rowid" ${rest})`
    : sql`select "rowid", -bm25("searchText", ${headingWeight}, 1, 0) as "rank" ${rest}`;
  const { rows } = await sql<Match>`select "sequence", "collection", "_id", "rank"
    from (${ranked}) as "ranked" join "searchEntries" on "sequence" = "rowid"
    order by "sequence" desc`.execute(db);
  return rows;
}
