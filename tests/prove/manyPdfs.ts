import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { text } from '../../bench/growVillage.ts';
import { pdfPage } from '../../src/server/search/pdfPage.ts';
import { writePages } from '../../src/server/search/searchIndex.ts';
import type { Context } from '../../src/server/village/context.ts';
import { collectionNamed } from '../collectionNamed.ts';

const documentos = collectionNamed('documentos');

const pages = 20;
const atATime = 20;

/** Words that occur on one page only: as many as real texts of that length have, and similar to each other. */
function rareWords(number: number): string {
  const syllables = ['ca', 'ra', 'ta', 'ma', 'na', 'la', 'sa', 'pa', 'va', 'ga'];
  const digits = (each: number) => String(each).padStart(6, '0').split('').map(Number);
  return [3 * number, 3 * number + 1, 3 * number + 2]
    .map((each) =>
      digits(each)
        .map((digit) => syllables[digit])
        .join(''),
    )
    .join(' ');
}

/** Fills a village with documents that have a PDF of twenty pages each; no PDF is on the disk. */
export async function fillWithPdfs({ store, content }: Context, amount: number): Promise<void> {
  for (let from = 0; from < amount; from += atATime) {
    await store.transaction(async (trx) => {
      for (let number = from; number < Math.min(amount, from + atATime); number++) {
        const isOdd = number % 2 === 1;
        const file = `/f/${number.toString(36).padStart(9, '0')}-documento.pdf`;
        const texts = Array.from({ length: pages }, (_, page) => {
          const at = number * pages + page;
          return `${text(at, 280)} ${rareWords(at)}`;
        });
        await writePages(trx.db, file, [texts.map(pdfPage)]);
        await trx.create(documentos, {
          title: `Documento ${number}`,
          identifier: `documento-${number}`,
          type: isOdd ? 'Ata' : 'Edital',
          orgao: isOdd ? 'Junta' : 'Assembleia',
          date: `${isOdd ? 2024 : 2000 + (number % 20)}-03-15`,
          smallDescription: text(number, 20),
          files: [{ file, title: '', anteriores: [] }],
        });
      }
    });
    // Yields to the event loop, so that the memory of so many SQLite statements is freed.
    await turn();
  }
  // PostgreSQL's autovacuum would do this within a minute.
  if (store.engine === 'postgres') await sql`vacuum analyze`.execute(store.db);
  await content.change();
}
