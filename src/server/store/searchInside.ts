import { type ExpressionBuilder, sql } from 'kysely';
import type { Achado } from '../../fields/achado.ts';
import type { NamedPdf } from '../../fields/field.ts';
import { type AnyTables, type Database, isPostgres } from './database.ts';
import { inPieces } from './inPieces.ts';
import { excerptAround, marksIn } from './searchExcerpt.ts';
import { type Asked, askedIn, wordsHeld } from './searchQuery.ts';

/** Together with the record's own terms this stays below PostgreSQL's limit. */
const mostBytes = 250_000;

/** More pages than any PDF has. */
const manyPages = 1_000_000;

/** Of the words that a mistyped one may stand for, only this many are looked for on pages. */
const mostReadings = 3;

/**
 * Where no page has all the words, only this many of them decide which page has most, since each is
 * looked for on every page.
 */
const mostCounted = 5;

/** SQLite refuses a condition that is nested a thousand deep. */
const pagesAtATime = 500;

/** Keeps these locks apart from those of `lock.ts`. */
const family = 7266;

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

/** The terms that stand in the PDFs of a record but not in the record itself. */
export async function termsInside(
  db: Database,
  { pdfs, terms }: { pdfs: readonly NamedPdf[]; terms: string },
): Promise<string> {
  if (pdfs.length === 0) return '';
  const files = [...new Set(pdfs.map(({ file }) => file))];
  await waitForPages(db, files);
  const own = new Set(terms.split(' '));
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
      const term = `d${word}`;
      if (word === '' || own.has(`c${word}`) || inside.has(term)) continue;
      bytes += Buffer.byteLength(term) + 1;
      if (bytes > mostBytes) return [...inside].join(' ');
      inside.add(term);
    }
  }
  return [...inside].join(' ');
}

/** For each word asked for, the condition that a page has it. */
function wordsOn(db: Database, asked: Asked) {
  const position = sql.raw(isPostgres(db) ? 'strpos' : 'instr');
  return asked.map((words) => {
    const held = words.slice(0, mostReadings).map((word) => {
      const looked = word.endsWith('*') ? ` ${word.slice(0, -1)}` : ` ${word} `;
      return sql`${position}("words", ${looked}) > 0`;
    });
    return sql`(${sql.join(held, sql` or `)})`;
  });
}

/** The first page of each PDF that has all the words asked for, or any of them; later pages are not read. */
async function firstPages(
  db: Database,
  files: readonly string[],
  asked: Asked,
  which: 'all' | 'any',
) {
  const joined = which === 'all' ? sql` and ` : sql` or `;
  const json = JSON.stringify(files);
  const listed = isPostgres(db)
    ? sql`json_array_elements_text(${json}::json) as "listed" ("file")`
    : sql`(select "value" as "file" from json_each(${json})) as "listed"`;
  const { rows } = await sql<{ file: string; page: number | null }>`
    select "file", (select "page" from "pdfPages" where "file" = "listed"."file"
      and (${sql.join(wordsOn(db, asked), joined)}) order by "page" limit 1) as "page"
    from ${listed}`.execute(db);
  return rows.flatMap(({ file, page }) => (page === null ? [] : [{ file, page }]));
}

/** The page of each PDF that has most of the words asked for; the first of them, where several have as many. */
async function bestPages(db: Database, files: readonly string[], asked: Asked) {
  const each = wordsOn(db, asked).map((has) => sql`case when ${has} then 1 else 0 end`);
  const { rows } = await sql<{ file: string; best: number }>`
    select "file", max((${sql.join(each, sql` + `)}) * ${sql.lit(manyPages)} - "page") as "best"
    from "pdfPages" where "file" in (${sql.join(files)}) group by "file"`.execute(db);
  return rows.map(({ file, best }) => {
    const words = Math.ceil(Number(best) / manyPages);
    return { file, words, page: words * manyPages - Number(best) };
  });
}

/**
 * The page to show of each PDF. For `any` it is the first page with one of the words. For `all` it
 * is the first page with all of them, or, if the record does not have them all itself, the page
 * with most.
 */
async function pagesFor(
  db: Database,
  records: readonly Holder[],
  asked: Asked,
  which: 'all' | 'any',
) {
  const filesOf = (some: readonly Holder[]) => [
    ...new Set(some.flatMap(({ pdfs }) => pdfs.map(({ file }) => file))),
  ];
  const found = new Map<string, { words: number; page: number }>();
  for (const { file, page } of await firstPages(db, filesOf(records), asked, which)) {
    found.set(file, { words: which === 'all' ? asked.length : 1, page });
  }
  if (which === 'any') return found;
  const left = records.filter(
    ({ pdfs, saysAll }) => !saysAll && !pdfs.some(({ file }) => found.has(file)),
  );
  const some = asked.slice(0, mostCounted);
  for (const files of inPieces(filesOf(left), pagesAtATime)) {
    for (const { file, ...best } of await bestPages(db, files, some)) found.set(file, best);
  }
  return found;
}

/** The PDFs of a record, and whether the record itself has all the words asked for. */
type Holder = { pdfs: readonly NamedPdf[]; saysAll: boolean };

/**
 * For each record, the place in its PDFs where most of the words stand; null where none do. If the record
 * itself has all the words, only a page that has all of them too is worth showing.
 */
export async function foundInside(
  db: Database,
  records: readonly Holder[],
  asked: Asked,
  which: 'all' | 'any' = 'all',
): Promise<(Achado | null)[]> {
  const best = await pagesFor(db, records, asked, which);
  const places = records.map(({ pdfs, saysAll }) => {
    const [first] = pdfs
      .flatMap((pdf) => ({ ...pdf, ...(best.get(pdf.file) ?? { words: 0, page: 0 }) }))
      .toSorted((one, other) => other.words - one.words);
    return first && first.words >= (saysAll ? asked.length : 1) ? first : null;
  });
  const wanted = places.filter((place) => place !== null);
  if (wanted.length === 0) return records.map(() => null);
  const texts = new Map<unknown, string>();
  for (const some of inPieces(wanted, pagesAtATime)) {
    const isWanted = ({ or, and, eb }: ExpressionBuilder<AnyTables, string>) =>
      or(some.map(({ file, page }) => and([eb('file', '=', file), eb('page', '=', page)])));
    const rows = await db.selectFrom('pdfPages').select(['file', 'text']).where(isWanted).execute();
    for (const { file, text } of rows) texts.set(file, String(text));
  }
  return places.map((place) => {
    if (!place) return null;
    const { file, title, page } = place;
    const excerpt = excerptAround(texts.get(file) ?? '', asked);
    return { file, title, page, excerpt, marks: marksIn(excerpt, asked) };
  });
}

/** Where the words of a query stand in the PDFs of records. */
export async function whereFound(
  db: Database,
  ids: readonly string[],
  query: string,
): Promise<(Achado | null)[]> {
  const { begun } = askedIn(query);
  if (ids.length === 0 || begun.length === 0) return ids.map(() => null);
  const rows = await db
    .selectFrom('searchIndex')
    .select(['_id', 'terms', 'pdfs'])
    .where('_id', 'in', [...ids])
    .execute();
  const holders = rows.map(({ terms, pdfs }) => ({
    pdfs: JSON.parse(String(pdfs)) as NamedPdf[],
    saysAll: wordsHeld(String(terms), begun) === begun.length,
  }));
  const found = await foundInside(db, holders, begun);
  const byId = new Map(rows.map(({ _id }, index) => [_id, found[index] ?? null]));
  return ids.map((_id) => byId.get(_id) ?? null);
}
