import { type SqlBool, sql } from 'kysely';
import { type Database, isPostgres } from './database.ts';
import { inPieces } from './inPieces.ts';
import { eachOutdated } from './outdated.ts';
import { recipeOf, searchEntryOf } from './searchEntry.ts';
import { termsInside } from './searchInside.ts';
import type { Table } from './table.ts';

type AnyRow = Readonly<Record<string, unknown>>;

const rowsAtATime = 100;

/** Whether visitors can find rows of a table. */
export function isFindable({ sections = [] }: Pick<Table, 'sections'>): boolean {
  return sections.some(({ face }) => face);
}

/** Whether rows of a table are found by the words inside their PDFs too. */
export function isFoundInside(table: Table): boolean {
  return isFindable(table) && Object.values(table.fields).some(({ pdfs }) => pdfs);
}

/** The beginning and the end of a word: a mistyped word usually has one of the two right. */
export function endsOf(word: string): { head: string; tail: string } {
  return { head: word.slice(0, 2), tail: word.slice(-3) };
}

/**
 * Adds words in alphabetical order, so that two transactions that add the same ones cannot
 * deadlock. They are passed as one JSON value: a PDF brings thousands, and SQLite would hold on to
 * the memory of thousands of bound values until the next garbage collection.
 */
export async function addWords(db: Database, terms: readonly string[]): Promise<void> {
  const words = terms.filter((term) => /^[cd]\D{4,}$/.test(term)).map((term) => term.slice(1));
  const rows = [...new Set(words)].sort().map((word) => ({ word, ...endsOf(word) }));
  if (rows.length === 0) return;
  const json = JSON.stringify(rows);
  const read = isPostgres(db)
    ? sql`select "word", "head", "tail" from
          json_to_recordset(${json}::json) as "added" ("word" text, "head" text, "tail" text)`
    : sql`select "value" ->> 'word', "value" ->> 'head', "value" ->> 'tail'
          from json_each(${json}) where true`;
  await sql`insert into "searchWords" ("word", "head", "tail") ${read}
    on conflict ("word") do nothing`.execute(db);
}

/** Indexes what visitors can find of these rows, in the transaction that changed them. */
export async function indexRows(db: Database, table: Table, rows: readonly AnyRow[]) {
  if (!isFindable(table)) return;
  for (const some of inPieces(rows, rowsAtATime)) await indexSome(db, table, some);
}

async function indexSome(db: Database, table: Table, rows: readonly AnyRow[]) {
  const entries = rows.map((row) => ({ row, entry: searchEntryOf(table, row) }));
  const lost = entries.filter(({ entry }) => !entry).map(({ row }) => row);
  await unindexRows(db, table, lost);
  const found = [];
  for (const { row, entry } of entries) {
    if (!entry) continue;
    const of = { _id: String(row._id), collection: table.name, record: Number(row.sequence) };
    const stamp = { updatedAt: String(row.updatedAt), recipe: recipeOf(table) };
    const inside = await termsInside(db, entry);
    found.push({ ...of, ...stamp, ...entry, pdfs: JSON.stringify(entry.pdfs), inside });
  }
  if (found.length === 0) return;
  const columns = Object.keys(found[0] ?? {});
  await db
    .insertInto('searchIndex')
    .values(found)
    .onConflict((known) =>
      known
        .column('_id')
        .doUpdateSet(({ ref }) =>
          Object.fromEntries(columns.map((name) => [name, ref(`excluded.${name}`)])),
        ),
    )
    .execute();
  await addWords(
    db,
    found.flatMap(({ terms, inside }) => [...terms.split(' '), ...inside.split(' ')]),
  );
}

/** Removes rows from the index. */
export async function unindexRows(db: Database, table: Table, rows: readonly AnyRow[]) {
  if (!isFindable(table) || rows.length === 0) return;
  const ids = rows.map(({ _id }) => String(_id));
  await db.deleteFrom('searchIndex').where('_id', 'in', ids).execute();
}

/** Empties the index, so that restored rows are indexed again. */
export async function clearIndex(db: Database): Promise<void> {
  for (const name of ['searchIndex', 'searchWords']) await db.deleteFrom(name).execute();
}

/** Removes words that stand nowhere any more, so that a name does not outlive the record or PDF it was in. */
export async function forgetWords(db: Database): Promise<void> {
  const isHeld = isPostgres(db)
    ? sql`select 1 from "searchIndex" where "vector" @@ ('c' || "word")::tsquery
        union all select 1 from "searchIndex" where "whole" @@ ('d' || "word")::tsquery`
    : sql`select 1 from "searchTerms" where "searchTerms" match 'c' || "word" || ' OR d' || "word"`;
  await sql`delete from "searchWords" where not exists (${isHeld})`.execute(db);
}

/**
 * Brings the index of a table up to date: adds rows that are not in it, writes again those that an older
 * program changed without it or that are now declared to be found in another way, and removes rows that are
 * gone.
 */
export async function refreshIndex(db: Database, table: Table): Promise<void> {
  if (!isFindable(table)) return;
  const { name } = table;
  const isSame = sql`"searchIndex"."_id" = ${sql.ref(`${name}._id`)}`;
  const isUpToDate = sql`${isSame} and "searchIndex"."updatedAt" = ${sql.ref(`${name}.updatedAt`)}
    and "searchIndex"."recipe" = ${recipeOf(table)}`;
  await sql`delete from "searchIndex" where "collection" = ${name}
    and not exists (select 1 from ${sql.table(name)} where ${isSame})`.execute(db);
  const isOutdated = sql<SqlBool>`not exists (select 1 from "searchIndex" where ${isUpToDate})`;
  await eachOutdated(db, table, isOutdated, (trx, rows) => indexRows(trx, table, rows));
}
