import { type FileHandle, open } from 'node:fs/promises';
import type { PdfPage } from '../search/pdfPage.ts';

/** How many letters are passed on at a time, so that no write transaction takes long. */
const lettersAtATime = 50_000;
const pagesAtATime = 100;

/** Adds a page to a temporary file, as a line of JSON. */
export async function addPage(temp: FileHandle, page: PdfPage): Promise<void> {
  await temp.appendFile(`${JSON.stringify(page)}\n`);
}

/** The pages in such a file, some at a time; they are never all in memory. */
export async function* pagesIn(temp: string): AsyncGenerator<PdfPage[]> {
  let some: PdfPage[] = [];
  let letters = 0;
  for await (const line of (await open(temp)).readLines()) {
    some.push(JSON.parse(line));
    letters += line.length;
    if (letters < lettersAtATime && some.length < pagesAtATime) continue;
    yield some;
    [some, letters] = [[], 0];
  }
  yield some;
}
