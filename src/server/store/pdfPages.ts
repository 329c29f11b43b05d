import { sql } from 'kysely';
import type { NamedPdf } from '../../fields/field.ts';
import { pathPrefix } from '../../language/fileName.ts';
import type { Database } from './database.ts';
import type { PdfPage } from './pdfPage.ts';
import { addWords } from './searchIndex.ts';
import { termsInside, waitForPages } from './searchInside.ts';

/** Creates the table of PDF pages: the text of each as it is shown, and the words it is found by. */
export async function createPdfPages(db: Database): Promise<void> {
  await sql`create table if not exists "pdfPages" ("file" text not null, "page" integer not null,
    "words" text not null, "text" text not null, primary key ("file", "page"))`.execute(db);
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

/** Removes the stored pages of these PDFs. */
export async function removePages(db: Database, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await db
    .deleteFrom('pdfPages')
    .where('file', 'in', [...paths])
    .execute();
}
