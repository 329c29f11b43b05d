import { sql } from 'kysely';
import type { Achado } from '../../fields/achado.ts';
import type { NamedPdf } from '../../fields/field.ts';
import { type Database, isPostgres } from '../store/database.ts';
import { listed } from './engines.ts';
import { excerptAround, marksIn } from './excerpt.ts';
import type { Query } from './query.ts';

/** The most words inside its PDFs that a record is found by; with its own they stay below PostgreSQL's limit. */
const mostBytes = 250_000;

/** More pages than any PDF has. */
const manyPages = 1_000_000;

/** Each word is looked for on every page, so only this many decide which page is shown. */
const mostCounted = 5;

/** Of what may stand for a word, only this much is looked for on pages. */
const mostReadings = 3;

/** Keeps these locks apart from those of `lock.ts`. */
const family = 7266;

/** Creates the table of PDF pages: the text of each as it is shown, and the words it is found by. */
export async function createPdfPages(db: Database): Promise<void> {
  await sql`create table if not exists "pdfPages" ("file" text not null, "page" integer not null,
    "words" text not null, "text" text not null, primary key ("file", "page"))`.execute(db);
}

/** Removes the stored pages of these PDFs. */
export async function removePages(db: Database, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await db
    .deleteFrom('pdfPages')
    .where('file', 'in', [...paths])
    .execute();
}

/**
 * Storing the pages of a PDF and indexing a record that names it take this lock, so that the second
 * to run sees what the first wrote. SQLite has one writer at a time anyway.
 */
export async function waitForPages(db: Database, paths: readonly string[], isWriting = false) {
  if (!isPostgres(db)) return;
  for (const path of paths.toSorted()) {
    const key = sql`${family}::integer, hashtext(${path})`;
    await (isWriting
      ? sql`select pg_advisory_xact_lock(${key})`
      : sql`select pg_advisory_xact_lock_shared(${key})`
    ).execute(db);
  }
}

/** The words inside these PDFs, each once. */
export async function wordsInside(db: Database, pdfs: readonly NamedPdf[]): Promise<string[]> {
  const files = [...new Set(pdfs.map(({ file }) => file))];
  await waitForPages(db, files);
  const inside = new Set<string>();
  let bytes = 0;
  for (const file of files) {
    const pages = await db
      .selectFrom('pdfPages')
      .select('words')
      .where('file', '=', file)
      .orderBy('page')
      .execute();
    for (const word of pages.flatMap(({ words }) => String(words).trim().split(' '))) {
      if (word === '' || inside.has(word)) continue;
      bytes += Buffer.byteLength(word) + 1;
      if (bytes > mostBytes) return [...inside];
      inside.add(word);
    }
  }
  return [...inside];
}

/** For each word asked for, the condition that a page has it. */
function wordsOn(db: Database, query: Query) {
  const position = sql.raw(isPostgres(db) ? 'strpos' : 'instr');
  return query.slice(0, mostCounted).map((words) => {
    const readings = words.filter((word) => !words.includes(`${word}*`)).slice(0, mostReadings);
    const held = readings.map((word) => {
      const looked = word.endsWith('*') ? ` ${word.slice(0, -1)}` : ` ${word} `;
      return sql`${position}("words", ${looked}) > 0`;
    });
    return sql`(${sql.join(held, sql` or `)})`;
  });
}

/** The page of a PDF that has most of the words asked for, and how many it has. */
type BestPage = { file: string; page: number; count: number };

/**
 * The best page of each PDF: the first, of several. The first page with all of the words ends the reading of a PDF;
 * all of its pages are compared only if there is none, and only `isPartial` finds one then.
 */
async function bestPages(
  db: Database,
  pdfs: readonly NamedPdf[],
  query: Query,
  isPartial: boolean,
): Promise<BestPage[]> {
  const conditions = wordsOn(db, query);
  const held = conditions.map((has) => sql`case when ${has} then 1 else 0 end`);
  const ofFile = sql`from "pdfPages" where "file" = "value" ->> 'file'`;
  const first = sql`select ${sql.lit(conditions.length * manyPages)} - "page" ${ofFile}
    and ${sql.join(conditions, sql` and `)} order by "page" limit 1`;
  const most = sql`select max((${sql.join(held, sql` + `)}) * ${sql.lit(manyPages)} - "page") ${ofFile}`;
  const { rows } = await sql<{ file: string; best: number | null }>`
    select "value" ->> 'file' as "file", coalesce((${first}), ${isPartial ? sql`(${most})` : sql`0`}) as "best"
    from ${listed(db, pdfs)}`.execute(db);
  return rows.map(({ file, best }) => {
    const count = Math.ceil(Number(best) / manyPages);
    return { file, count, page: count * manyPages - Number(best) };
  });
}

/** A record that was found: its PDFs, and whether it has all the words itself. */
export type Candidate = { pdfs: readonly NamedPdf[]; hasAllWords: boolean };

/**
 * For each record, the place in its PDFs where most of the words stand; null where none do. If the record
 * itself has all the words, only a page that has all of them too is worth showing.
 */
export async function foundInside(
  db: Database,
  candidates: readonly Candidate[],
  query: Query,
): Promise<(Achado | null)[]> {
  const pages = new Map<string, BestPage>();
  for (const hasAllWords of [true, false]) {
    const pdfs = candidates
      .filter((each) => each.hasAllWords === hasAllWords)
      .flatMap(({ pdfs }) => pdfs);
    if (pdfs.length === 0) continue;
    for (const page of await bestPages(db, pdfs, query, !hasAllWords)) {
      if (page.count > 0) pages.set(page.file, page);
    }
  }
  const best = candidates.map(({ pdfs }) => {
    const found = pdfs.flatMap(({ file, title }) => ({ title, ...pages.get(file) }));
    return found.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))[0];
  });
  const { rows } = await sql<{ file: string; text: string }>`select "file", "text" from "pdfPages"
    where ("file", "page") in (select "value" ->> 'file', cast("value" ->> 'page' as integer)
      from ${listed(db, best)})`.execute(db);
  const texts = new Map(rows.map(({ file, text }) => [file, text]));
  return best.map((place) => {
    if (!place?.file || place.page === undefined) return null;
    const { file, title, page } = place;
    const excerpt = excerptAround(texts.get(file) ?? '', query);
    return { file, title, page, excerpt, marks: marksIn(excerpt, query) };
  });
}
