import { sql } from 'kysely';
import type { NamedPdf } from '../../fields/field.ts';
import { pathPrefix } from '../../fields/fileName.ts';
import type { Database } from './database.ts';
import { wordsIn } from './searchEntry.ts';
import { addWords } from './searchIndex.ts';
import { termsInside, waitForPages } from './searchInside.ts';

const longestPage = 50_000;
const longestNumber = 15;
const pagesAtATime = 100;

/** Creates the table of what stands on each page of the PDFs: as it is shown, and the words it is found by. */
export async function createPdfPages(db: Database): Promise<void> {
  await sql`create table if not exists "pdfPages" ("file" text not null, "page" integer not null,
    "words" text not null, "text" text not null, primary key ("file", "page"))`.execute(db);
}

/** What a page says, in letters that people type and databases take. */
function readable(text: string): string {
  return text.slice(0, longestPage).toWellFormed().normalize('NFKC').replaceAll('\u00ad', '');
}

/** Each word of a page once; those cut at the end of a line, and numbers written in groups, also as one. */
function wordsOfPage(text: string): string {
  const words = new Set([...wordsIn(text)].map(({ word }) => word));
  for (const [cut] of text.matchAll(/\p{L}+-\s*\n\s*\p{L}+/gu)) {
    for (const { word } of wordsIn(cut.replace(/-\s*/, ''))) words.add(word);
  }
  for (const [grouped] of text.matchAll(/\d+(?:[ .-]\d+)+/g)) {
    const number = grouped.replace(/\D/g, '');
    if (number.length <= longestNumber) words.add(number);
  }
  return ` ${[...words].join(' ')} `;
}

/** Writes down what stands on the pages of a PDF, and has the records that name it found by it. */
export async function writePages(
  db: Database,
  path: string,
  pages: readonly string[],
): Promise<void> {
  await waitForPages(db, [path], true);
  await removePages(db, [path]);
  const rows = pages.map(readable).map((text, index) => ({
    file: path,
    page: index + 1,
    words: wordsOfPage(text),
    text: text.replace(/[\s\p{Cc}]+/gu, ' ').trim(),
  }));
  for (let from = 0; from < rows.length; from += pagesAtATime) {
    const some = rows.slice(from, from + pagesAtATime);
    await db.insertInto('pdfPages').values(some).execute();
  }
  await indexRecordsOf(db, path);
}

async function indexRecordsOf(db: Database, path: string): Promise<void> {
  const entries = await db
    .selectFrom('searchIndex')
    .select(['_id', 'terms', 'pdfs'])
    .where('_id', 'in', (uses) =>
      uses.selectFrom('fileUses').select('record').where('file', '=', path.slice(0, pathPrefix)),
    )
    .execute();
  for (const { _id, terms, pdfs } of entries) {
    const entry = { terms: String(terms), pdfs: JSON.parse(String(pdfs)) as NamedPdf[] };
    const inside = await termsInside(db, entry);
    await db.updateTable('searchIndex').set({ inside }).where('_id', '=', _id).execute();
    await addWords(db, inside.split(' '));
  }
}

/** Forgets what stands in PDFs that are gone. */
export async function removePages(db: Database, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await db
    .deleteFrom('pdfPages')
    .where('file', 'in', [...paths])
    .execute();
}
