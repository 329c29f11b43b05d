import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { text } from '../../fields/text.ts';
import { everyCollection } from '../../sections/all.ts';
import { openStore } from '../search/openStore.ts';
import { table } from './table.ts';
import { vacuum } from './vacuum.ts';

const papers = table({ name: 'papers', fields: { words: text('Palavras', { lines: true }) } });

test('what was erased can no longer be read in the files of the database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'aldeia-scrub-'));
  const store = await openStore({ dataDir }, [...everyCollection, papers]);
  const traces = () =>
    readdirSync(dataDir).filter((name) =>
      readFileSync(join(dataDir, name), 'latin1').includes('segredo'),
    );
  // Rows of many sizes, half of which stay, so that pages are split and joined.
  for (let number = 0; number < 600; number++) {
    const word = number % 2 ? 'segredo ' : 'conhecido ';
    await store.create(papers, { _id: `${word}${number}`, words: word.repeat(number) });
  }
  for (let number = 1; number < 600; number += 2) {
    await store.remove(papers, { _id: `segredo ${number}` });
  }
  expect(traces()).not.toEqual([]);
  await vacuum(store);
  expect(traces()).toEqual([]);
  expect(await store.list(papers)).toHaveLength(300);
  await store.close();
  rmSync(dataDir, { recursive: true });
});
