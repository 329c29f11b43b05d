import { refusal } from '../../calls/refusal.ts';
import { fileName } from '../../language/fileName.ts';
import { messages } from '../../language/messages.ts';
import type { Routes } from '../../server/api/route.ts';
import { files } from '../../server/files/filesTable.ts';
import type { Store } from '../../server/store/store.ts';
import { documentoCalls } from './documentoCalls.ts';
import { guessDocument } from './guessDocument.ts';

/** The text of a PDF's first page; '' where none was read, for then its name has to do. */
async function firstPageOf({ db }: Store, file: string): Promise<string> {
  const pages = db.selectFrom('pdfPages').select('text').where('file', '=', file);
  const first = await pages.orderBy('page').executeTakeFirst();
  return String(first?.text ?? '');
}

/** Guesses what a PDF is, so that nobody has to type what it says of itself. */
export const sugestaoRoute: Routes = (route, { store, now }) => {
  route(documentoCalls.suggest, async ({ query: { file = '' } }) => {
    const row = await store.find(files, { path: file });
    if (row?.kind !== 'pdf') throw refusal(404, 'file', messages.fileUnknown);
    const sugestao = guessDocument(fileName(file), await firstPageOf(store, file), now());
    return { sugestao, lido: row.ready };
  });
};
