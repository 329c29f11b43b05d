import { rmSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type { DemoPdf } from '../../../demo/feature.ts';
import { fillDemo } from '../../../demo/fill.ts';
import { makePdf } from '../../../demo/pdf.ts';
import { engines, newPlace } from '../../../tests/openTestStore.ts';
import { startApp } from '../../../tests/startApp.ts';
import { attachedFiles } from '../../fields/attachments.ts';
import { addDays, lisbonDay } from '../../language/calendar.ts';
import { files } from '../../server/files/filesTable.ts';
import { documentos as collection } from './documentos.ts';
import { documentosDemo } from './feature.demo.ts';
import { accounts, budgets, sum } from './figures.demo.ts';

const documentos = (today: string) => documentosDemo.records?.documentos?.(today) ?? [];

const pdfsOn = (today: string): DemoPdf[] =>
  documentos(today)
    .flatMap(({ files = [] }) => files)
    .flatMap(({ pdf, anteriores = [] }) => [pdf, ...anteriores.map((each) => each.pdf)]);

/** What a reader finds in a PDF: its pages and its metadata. */
async function read(pdf: DemoPdf) {
  const bytes = await makePdf(pdf);
  const size = bytes.length;
  const doc = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(doc);
  const { info } = (await doc.getMetadata()) as { info: { Title?: string; Language?: string } };
  return { size, pages: text.map(plain), info, isTagged: (await doc.getMarkInfo())?.Marked };
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const wordsOf = (pdf: DemoPdf) =>
  'parts' in pdf
    ? pdf.parts.flatMap((part) => {
        if (typeof part === 'string') return [part];
        if ('heading' in part) return [part.heading];
        return 'list' in part ? part.list : part.table.flat();
      })
    : [];

test.each(engines)(
  'a demo village on %s shows documents of three years, an edital on the board and a session to come',
  async (engine) => {
    const place = await newPlace(engine);
    const village = await startApp(engine, { place });
    await fillDemo(village.context);
    const rows = await village.store.list(collection);
    const today = lisbonDay(village.context.now());
    const years = new Set(rows.map(({ date }) => date.slice(0, 4)));
    expect(years.size).toBe(3);
    const onBoard = rows.filter(({ afixadoEm, retiradoEm }) => afixadoEm && !retiradoEm);
    expect(onBoard).toMatchObject([{ type: 'Edital', afixadoEm: addDays(today, -2) }]);
    expect(rows.filter(({ sessao }) => sessao > today).length).toBeGreaterThanOrEqual(1);
    const named = rows.flatMap((row) => attachedFiles(row.files));
    expect(named).toHaveLength(new Set(named).size);
    const kept = await village.store.list(files, { where: { path: named } });
    expect(kept.filter(({ kind }) => kind === 'pdf')).toHaveLength(named.length);
    await village.close();
    rmSync(place.dataDir, { recursive: true });
  },
);

describe.each(['2026-11-16', '2027-01-01', '2028-02-29', '2026-12-31'])(
  'the documents on %s',
  (today) => {
    const told = documentos(today);

    test('are acts of the past, all but the session that a summons calls to', () => {
      expect(told.length).toBeGreaterThanOrEqual(26);
      expect(told.filter(({ date = '' }) => date > today)).toEqual([]);
      expect(told.filter(({ afixadoEm = '' }) => afixadoEm > today)).toEqual([]);
      expect(new Set(told.map(({ type }) => type)).size).toBe(9);
      expect(new Set(told.map(({ title }) => title)).size).toBe(told.length);
    });

    test('name each file once', () => {
      const names = pdfsOn(today).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    });
  },
);

test('what the village was to receive is what it was to spend, and it never spent more than it had', () => {
  for (const { income, current, capital } of budgets) {
    expect(sum(current) + sum(capital)).toBe(sum(income));
    const [, , , [, funds] = ['', 0]] = income;
    expect(sum(current)).toBeLessThan(sum(income) - funds);
  }
  for (const { income, spent } of accounts) expect(sum(spent)).toBeLessThan(sum(income));
});

test.each(pdfsOn('2026-11-16'))('$name is small and read back as it was written', async (pdf) => {
  const { size, pages, info, isTagged } = await read(pdf);
  expect(size).toBeLessThan(30_000);
  if ('scan' in pdf) {
    expect({ pages, title: info.Title, isTagged }).toEqual({ pages: [''] });
    return;
  }
  expect(info).toMatchObject({ Title: pdf.title, Language: 'pt-PT' });
  expect(isTagged).toBe(true);
  for (const words of wordsOf(pdf)) expect(pages.join(' ')).toContain(plain(words));
});

test('the fees of the cemetery stand on the second page of the annex', async () => {
  const annex = pdfsOn('2026-11-16').find(({ name }) => name === 'Tabela-de-taxas-2024.pdf');
  const { pages } = await read(annex as DemoPdf);
  expect(pages).toHaveLength(2);
  expect(pages[0]).not.toContain('cemitério');
  expect(pages[1]).toContain('A taxa do cemitério em 2024');
});
