import { type SqlBool, sql } from 'kysely';
import type { NamedPdf } from '../../fields/field.ts';
import { pathPrefix } from '../../language/fileName.ts';
import { type Database, isPostgres } from '../store/database.ts';
import { inPieces } from '../store/inPieces.ts';
import { eachOutdated } from '../store/outdated.ts';
import type { RowIndex } from '../store/rowIndexes.ts';
import type { Table } from '../store/table.ts';
import { createSearchTables, entriesWith, listed, type PlacedWords, wordsRow } from './engines.ts';
import { recipeOf, searchEntryOf } from './entry.ts';
import type { PdfPage } from './pdfPage.ts';
import { createPdfPages, removePages, waitForPages, wordsInside } from './pdfPages.ts';
import { queryOf } from './query.ts';

const rowsAtATime = 100;

/** Whether visitors can find rows of a table. */
export function isFindable({ sections = [] }: Pick<Table, 'sections'>): boolean {
  return sections.some(({ face }) => face);
}

type Indexed = { sequence: number; words: PlacedWords; pdfs: readonly NamedPdf[] };

/** Writes the words of entries, with those inside their PDFs as they are now, into the engine's index. */
async function writeWords(db: Database, entries: readonly Indexed[]) {
  const known = new Set<string>();
  for (const { sequence, words, pdfs } of entries) {
    const whole = await wordsInside(db, pdfs);
    await db.deleteFrom('searchText').where('rowid', '=', sequence).execute();
    await db
      .insertInto('searchText')
      .values(wordsRow(db, sequence, { ...words, whole }))
      .execute();
    for (const some of [words.heading ?? [], words.own ?? [], whole]) {
      for (const word of some) known.add(word);
    }
  }
  await addToVocabulary(db, known);
}

/** Adds words in alphabetical order, so that two transactions that add the same ones cannot deadlock. */
async function addToVocabulary(db: Database, words: ReadonlySet<string>): Promise<void> {
  const added = [...words].filter((word) => /^\D{4,}$/.test(word)).sort();
  await sql`insert into "vocabulary" ("word", "backwards")
    select "value" ->> 0, "value" ->> 1 from ${listed(
      db,
      added.map((word) => [word, backwards(word)]),
    )} where true
    on conflict ("word") do nothing`.execute(db);
}

export const backwards = (word: string) => [...word].reverse().join('');

async function write(
  db: Database,
  table: Table,
  rows: readonly Readonly<Record<string, unknown>>[],
) {
  const entries: Indexed[] = [];
  for (const row of rows) {
    const entry = searchEntryOf(table, row);
    if (!entry) {
      await remove(db, table, [row]);
      continue;
    }
    const values = {
      _id: String(row._id),
      collection: table.name,
      record: Number(row.sequence),
      updatedAt: String(row.updatedAt),
      recipe: recipeOf(table),
      ...entry,
      words: JSON.stringify(entry.words),
      pdfs: JSON.stringify(entry.pdfs),
    };
    const { sequence } = await db
      .insertInto('searchEntries')
      .values(values)
      .onConflict((known) => known.column('_id').doUpdateSet(values))
      .returning('sequence')
      .executeTakeFirstOrThrow();
    entries.push({ ...entry, sequence: Number(sequence) });
  }
  await writeWords(db, entries);
}

async function remove(db: Database, _: Table, rows: readonly Readonly<Record<string, unknown>>[]) {
  for (const some of inPieces(rows, rowsAtATime)) {
    const ids = some.map(({ _id }) => String(_id));
    await db.deleteFrom('searchEntries').where('_id', 'in', ids).execute();
  }
}

/** Stores the pages of a PDF, some at a time, and indexes the records that name it again. */
export async function writePages(
  db: Database,
  path: string,
  pages: AsyncIterable<readonly PdfPage[]> | Iterable<readonly PdfPage[]>,
): Promise<void> {
  await waitForPages(db, [path], true);
  await removePages(db, [path]);
  let page = 0;
  for await (const some of pages) {
    const rows = some.map((each) => ({ file: path, page: ++page, ...each }));
    if (rows.length > 0) await db.insertInto('pdfPages').values(rows).execute();
  }
  const entries = await db
    .selectFrom('searchEntries')
    .select(['sequence', 'words', 'pdfs'])
    .where('_id', 'in', (uses) =>
      uses.selectFrom('fileUses').select('record').where('file', '=', path.slice(0, pathPrefix)),
    )
    // A record that is saved meanwhile must be read as it is then.
    .$if(isPostgres(db), (query) => query.forUpdate())
    .execute();
  await writeWords(
    db,
    entries.map(({ sequence, words, pdfs }) => ({
      sequence: Number(sequence),
      words: JSON.parse(String(words)),
      pdfs: JSON.parse(String(pdfs)),
    })),
  );
}

/** The index of all that visitors can find. */
export const searchIndex: RowIndex = {
  table: 'searchEntries',
  async create(db) {
    await createSearchTables(db);
    await createPdfPages(db);
  },
  covers: isFindable,
  write,
  remove,
  /**
   * Adds rows that are not in it, writes again those that an older program changed without it or that are now
   * declared to be found in another way, and removes those that are gone.
   */
  async refresh(db, table) {
    const { name } = table;
    const isSame = sql`"searchEntries"."_id" = ${sql.ref(`${name}._id`)}`;
    const isUpToDate = sql`${isSame} and "searchEntries"."updatedAt" = ${sql.ref(`${name}.updatedAt`)}
      and "searchEntries"."recipe" = ${recipeOf(table)}`;
    await sql`delete from "searchEntries" where "collection" = ${name}
      and not exists (select 1 from ${sql.table(name)} where ${isSame})`.execute(db);
    const isOutdated = sql<SqlBool>`not exists (select 1 from "searchEntries" where ${isUpToDate})`;
    await eachOutdated(db, table, isOutdated, (trx, rows) => write(trx, table, rows));
  },
  async clear(db) {
    for (const name of ['searchEntries', 'vocabulary']) await db.deleteFrom(name).execute();
  },
  /** A name must not outlive the record or PDF that it was in. */
  async vacuum(db) {
    const known = isPostgres(db)
      ? sql`select 1 from ts_stat('select "whole" from "searchText"') as "stat" where "stat"."word" = "vocabulary"."word"`
      : sql`select 1 from "searchText" where "searchText" match '"' || "word" || '"'`;
    await sql`delete from "vocabulary" where not exists (${known})`.execute(db);
    if (!isPostgres(db)) {
      await sql`insert into "searchText" ("searchText") values ('optimize')`.execute(db);
    }
  },
  finds(db, { name, fields }, text) {
    if (!Object.values(fields).some(({ pdfs }) => pdfs)) return undefined;
    const query = queryOf(text);
    if (query.length === 0) return sql<SqlBool>`1 = 0`;
    const entries = entriesWith(db, { query, place: 'whole', which: 'all' });
    // The plus sign stops SQLite from using its index on `sequence` here: it would look each row up by number
    // and then sort all of them, instead of reading the list in its order.
    return sql<SqlBool>`+"sequence" in (select "record" from "searchEntries"
      where "sequence" in (${entries}) and "collection" = ${name})`;
  },
};
