import { type FileHandle, open } from 'node:fs/promises';
import type { PdfPage } from '../store/pdfPage.ts';

/** How many letters are passed on at a time, so that no write transaction takes long. */
const lettersAtATime = 50_000;
const pagesAtATime = 100;

/** Adds a page to a draft, as a line of JSON. */
export async function addPage(draft: FileHandle, page: PdfPage): Promise<void> {
  await draft.appendFile(`${JSON.stringify(page)}\n`);
}

/** The pages in a draft, some at a time; they are never all in memory. */
export async function* pagesIn(draft: string): AsyncGenerator<PdfPage[]> {
  let some: PdfPage[] = [];
  let letters = 0;
  for await (const line of (await open(draft)).readLines()) {
    some.push(JSON.parse(line));
    letters += line.length;
    if (letters < lettersAtATime && some.length < pagesAtATime) continue;
    yield some;
    [some, letters] = [[], 0];
  }
  yield some;
}
