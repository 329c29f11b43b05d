import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { createApp } from '../src/app.ts';
import { serverFeatures } from '../src/features/all.server.ts';
import { readConfig } from '../src/server/process/config.ts';
import { pdfPage } from '../src/server/search/pdfPage.ts';
import { writePages } from '../src/server/search/searchIndex.ts';
import type { Store } from '../src/server/store/store.ts';
import type { Context } from '../src/server/village/context.ts';
import { openContext } from '../src/server/village/open.ts';
import { collectionNamed } from '../tests/collectionNamed.ts';
import { makePostgres } from '../tests/postgresServer.ts';
import { text } from './growVillage.ts';
import { measured, median, type Row } from './row.ts';
import { apiKey, settings } from './village.ts';

const documentos = collectionNamed('documentos');

const few = 20;
const many = 2_000;
const pages = 20;
const rounds = 60;
const atATime = 20;
/** The results on a page: as many as both villages have of everything that is asked for. */
const shown = 10;

/**
 * The text of a page of a PDF: `tributo` is on every page, `sepultura` on one page of each PDF,
 * `coval` in the first PDFs and a tenth of the rest, `jazigo` in two PDFs.
 */
function pageOf(document: number, page: number): string {
  const said = [
    'tributo',
    ...(page === 3 ? ['sepultura'] : []),
    ...(page === 4 && (document < few || document % 10 === 0) ? ['coval'] : []),
    ...(page === 5 && document < 2 ? ['jazigo'] : []),
  ];
  return `${text(document * pages + page, 280)} ${said.join(' ')}`;
}

async function fill({ store, content }: Context, amount: number): Promise<void> {
  for (let from = 0; from < amount; from += atATime) {
    await store.transaction((trx) => fillSome(trx, from, Math.min(amount, from + atATime)));
    // Yields to the event loop, so that the memory of so many SQLite statements is freed.
    await turn();
  }
  // PostgreSQL's autovacuum would do this within a minute.
  if (store.engine === 'postgres') await sql`vacuum analyze`.execute(store.db);
  await content.change();
}

async function fillSome(trx: Store, from: number, to: number): Promise<void> {
  for (let number = from; number < to; number++) {
    const isOdd = number % 2 === 1;
    const file = `/f/${number.toString(36).padStart(9, '0')}-documento.pdf`;
    const texts = Array.from({ length: pages }, (_, page) => pageOf(number, page));
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
}

async function openVillage(amount: number, databaseUrl: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-documents-'));
  const config = readConfig(
    { ...settings(folder, 3000), ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    folder,
  );
  const context = await openContext(config, { features: serverFeatures });
  await fill(context, amount);
  const app = await createApp(context);
  return {
    async costOf(url: string): Promise<number> {
      await context.content.change();
      const begun = performance.now();
      const { statusCode } = await app.inject({ url, headers: { apikey: apiKey } });
      const cost = performance.now() - begun;
      if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}`);
      return cost;
    },
    async close() {
      await app.close();
      await context.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const list = `/api/documentos?limit=${shown}`;

const short =
  'All that is found is counted, and passed by up to the page that is asked for: one to three milliseconds for 2,000, which show where the rest of an answer takes few. Nothing of it grows with the pages of the PDFs.';

/** What is asked for; `last` becomes the offset of the last page. */
const addresses: Record<string, string> = {
  'the first page of documents': `${list}&offset=0`,
  'the last page of documents': `${list}&offset=last`,
  'the documents of a type': `${list}&offset=0&type=Ata`,
  'the documents of a year': `${list}&offset=0&ano=2024`,
  'the documents of an organ': `${list}&offset=0&orgao=Junta`,
  'a list by a word of every page': `${list}&offset=0&q=tributo`,
  'its last page': `${list}&offset=last&q=tributo`,
  'a list by a word of each PDF': `${list}&offset=0&q=sepultura`,
  'a list by the beginning of one, of a type and a year': `${list}&offset=0&q=sepul&type=Ata&ano=2024`,
  'a list by a word of a PDF in ten': `${list}&offset=0&q=coval`,
  'a list by a word of two PDFs': `${list}&offset=0&q=jazigo`,
  'a search for a word of every page': '/api/pesquisa?q=tributo',
  'a search for a word of each PDF': '/api/pesquisa?q=sepultura',
  'a search for the beginning of one': '/api/pesquisa?q=sepul',
  'a search for two words': '/api/pesquisa?q=tributo+sepultura',
  'a search for a word of a PDF in ten': '/api/pesquisa?q=coval',
  'a search for a word of two PDFs': '/api/pesquisa?q=jazigo',
  'a search for a word that is nowhere': '/api/pesquisa?q=zimbro',
};

async function compare(engine: string, urls: readonly (string | undefined)[]): Promise<Row[]> {
  const villages = [await openVillage(few, urls[0]), await openVillage(many, urls[1])];
  const rows: Row[] = [];
  for (const [what, address] of Object.entries(addresses)) {
    const costs: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      for (const [index, amount] of [few, many].entries()) {
        const url = address.replace('last', String(amount - shown));
        costs[index]?.push((await villages[index]?.costOf(url)) ?? Number.NaN);
      }
    }
    // The first ones warm the engine up.
    const [small, large] = costs.map((each) => median(each.slice(rounds / 4))) as [number, number];
    const measure = `${what} on ${engine}, with ${many.toLocaleString('en')} PDFs of ${pages} pages (${large.toFixed(1)} ms), against ${few}`;
    rows.push(measured(measure, large / small, { digits: 2, most: 1.2, short }));
  }
  for (const village of villages) await village.close();
  return rows;
}

/** Creates databases on a server; returns their addresses. */
async function databases(server: string, names: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const name of names) await client.query(`create database ${name}`);
  await client.end();
  return names.map((name) => new URL(`/${name}`, server).href);
}

/** What lists and searches of documents cost when there are a hundred times as many. */
export async function benchDocuments(): Promise<Row[]> {
  const server = await makePostgres({ durable: false });
  await server.start();
  try {
    const urls = await databases(server.url, ['few', 'many']);
    return [
      ...(await compare('SQLite', [undefined, undefined])),
      ...(await compare('PostgreSQL', urls)),
    ];
  } finally {
    await server.remove();
  }
}
