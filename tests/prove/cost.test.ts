import { setTimeout as pause } from 'node:timers/promises';
import { describe, onTestFinished, test } from 'vitest';
import { growVillage } from '../../bench/growVillage.ts';
import { median } from '../../bench/row.ts';
import { everyCall } from '../../src/calls/all.ts';
import type { Call } from '../../src/calls/call.ts';
import { serverFeatures } from '../../src/features/all.server.ts';
import { everyCollection } from '../../src/sections/all.ts';
import { readConfig } from '../../src/server/process/config.ts';
import { openContext } from '../../src/server/village/open.ts';
import { feeds } from '../../src/site/feeds/all.ts';
import { pages } from '../../src/site/pages/all.ts';
import { bothEngines } from '../openTestStore.ts';
import { call } from './call.ts';
import { fillWithPdfs } from './manyPdfs.ts';
import { openOffice } from './office.ts';
import { record } from './report.ts';
import { settingsOf, startVillage, usualFlags } from './startVillage.ts';
import { placeFor } from './villageFor.ts';
import { workOf } from './workOf.ts';
import { slowness } from './yardstick.ts';

const pdfs = 2_000;
/** The most processor time of an answer, in milliseconds on the machine that `yardstick.ts` describes. */
const most = 50;
/** The same for each record of a list without search words, which answers all records. */
const mostPerRecord = 0.1;
const times = 3;
/** An address that seems dear is asked this often: compiling, collecting and busy neighbours count in a few answers. */
const timesIfDear = 15;

/** Expensive searches that a stranger may send; `manyPdfs.ts` makes the texts that they search. */
const worstWords = {
  'ten common words': 'aldeia serra castanha forno moinho ribeira ponte festa adro igreja',
  'ten beginnings': 'ald ser cas for moi rib pon fes adr igr',
  'ten beginnings of rare words': 'cara tara mara nara lara sara para vara gara cata',
  'ten mistyped words': 'aldeea sorra costanha fornu moenho ribeera pomte feste adru igreha',
  'mistyped words that are like thousands of others':
    'carataxamana caranalasxapa maratxanalasa tamaranaxlasa sapavaxgacara gacaravxatama lasapavxagaca',
  'nine common words and one that is nowhere':
    'aldeia serra castanha forno moinho ribeira ponte festa adro zimbrox',
  'words that are nowhere': 'xyzzyx wqwqwq kjkjkjk zzzzzzz qqqqqqq wwwwwww yyyyyyy hhhhhhh',
  'a very long word': 'a'.repeat(100),
  'single digits': '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17',
  'a word of every document': 'documento',
};

/** The most expensive values of a parameter, by its name; for parameters that only filter, any value will do. */
const worstValues: Record<string, string[]> = {
  q: Object.values(worstWords),
  limit: ['0', '9999999'],
  offset: ['0', '1', '9999999'],
  pagina: ['80', '99999'],
  sort: ['title', '-title', 'name', '-date'],
  fields: ['identifier', 'title,ficheiros,achado'],
};

/** An address with each of its parameters at its worst, alone and together with those that may lift a limit. */
function worstOf(path: string, names: readonly string[]): string[] {
  const at = (values: Record<string, string>) => `${path}?${new URLSearchParams(values)}`;
  const single = names.flatMap((name) =>
    (worstValues[name] ?? ['true', '2024', 'x']).map((value) => ({ [name]: value })),
  );
  const together = single.flatMap((each) =>
    'q' in each && names.includes('limit')
      ? [
          { ...each, limit: '0', offset: '0' },
          { ...each, limit: '9999999', offset: '1900' },
          { ...each, sort: '-title' },
          { ...each, fields: 'title,achado' },
        ]
      : [],
  );
  return [path, ...[...single, ...together].map(at)];
}

/** Every address that a stranger may read, each at its worst; a record that does not exist is a quick 404. */
function addresses(): string[] {
  const named = (path: string) =>
    path
      .replace(/(documentos\/):\w+/, '$1documento-77')
      .replace(/((?:noticiasEventos|noticias_e_eventos)\/):\w+/, '$1publicacao-10')
      .replace(/:\w+/g, 'nada');
  const calls: Call[] = everyCall(everyCollection).filter(
    ({ method, who }) => method === 'GET' && who === 'anyone',
  );
  return [
    ...calls.flatMap(({ path, query = {} }) => worstOf(named(path), Object.keys(query))),
    ...pages.flatMap(({ path, page }) => worstOf(named(path), page.params ?? [])),
    ...feeds.map(({ path }) => named(path)),
    '/saude',
    '/api/docs',
  ];
}

describe.each(bothEngines)(`a village with ${pdfs} PDFs on %s`, (engine) => {
  test(`nothing that a stranger asks for takes more than ${most} ms of the processor`, async () => {
    const place = await placeFor(engine);
    const context = await openContext(readConfig(settingsOf(place), place.dataDir), {
      features: serverFeatures,
    });
    await growVillage(context, { publications: 300 });
    await fillWithPdfs(context, pdfs);
    await context.close();
    const village = await startVillage(place, { pages: true, flags: usualFlags });
    onTestFinished(() => village.kill());
    const office = await openOffice(village.url);
    const { pid } = village.process;
    const ask = async (address: string) => {
      const headers = { 'accept-encoding': 'br' };
      const { status } = await call('GET', village.url + address, undefined, { headers });
      // Work that is done after the answer counts too.
      await pause(5);
      return status;
    };

    const asked: { address: string; cost: number; status: number }[] = [];
    const all = addresses();
    // Warm up first: compiling, and the database's first reads, are not measured.
    for (const address of all) await ask(address);
    const slowBefore = slowness();
    for (const address of all) {
      const taken: number[] = [];
      let status = 0;
      const enough = () => taken.length >= (median(taken) > most / 2 ? timesIfDear : times);
      for (let time = 0; time < times || !enough(); time++) {
        // A write empties the cache, so that no answer comes from there.
        await office.send('PUT', '/api/definicoes', { tagline: `${address} ${time}`.slice(-200) });
        await pause(20);
        const before = workOf(pid);
        status = await ask(address);
        taken.push(workOf(pid) - before);
      }
      asked.push({ address, cost: median(taken), status });
    }
    const slow = (slowBefore + slowness()) / 2;
    const here = `as the usual machine would take; this one took ${slow.toFixed(2)} times as long`;
    const costs = asked.map((each) => ({ ...each, cost: each.cost / slow }));
    const dearest = costs.toSorted((one, other) => other.cost - one.cost);
    for (const { address, cost, status } of dearest.filter((each) => each.cost > most / 2)) {
      console.log(`${cost.toFixed(1)} ms, ${status}: ${decodeURIComponent(address).slice(0, 140)}`);
    }
    // As the API promises, a list without words and without a limit answers every record.
    const isWhole = ({ address }: { address: string }) =>
      /^\/api\/documentos(?:\?(?!.*\bq=|limit=9999999)|$)/.test(address);
    const wholes = dearest.filter(isWhole);
    const beyond = dearest.filter((each) => !isWhole(each) && each.cost > most);
    record({
      promise: 'Nobody outside can end or fill it',
      proof: `all ${pdfs.toLocaleString('en')} documents in one list without words on ${engine}, in ${wholes.length} ways`,
      reached: `${Math.round(wholes[0]?.cost ?? 0)} ms of the processor for the dearest, ${here}`,
      promised: `${pdfs * mostPerRecord} ms: a tenth of a millisecond for each`,
      ok: wholes.every(({ cost }) => cost <= pdfs * mostPerRecord),
    });
    const failed = costs.filter(({ status }) => status === 0 || status >= 500);
    const { address = '', cost = 0 } = dearest.find((each) => !isWhole(each)) ?? {};
    record({
      promise: 'Nobody outside can end or fill it',
      proof: `${all.length} public addresses on ${engine}, each call, page and feed at its worst, with ${pdfs.toLocaleString('en')} PDFs of 20 pages; the median of ${times} answers of which nothing was kept, of ${timesIfDear} where it is above ${most / 2} ms`,
      reached: `${beyond.length} beyond it; the dearest ${Math.round(cost)} ms (${decodeURIComponent(address).slice(0, 80)}), the median ${median(costs.map((each) => each.cost)).toFixed(1)} ms, ${here}; ${failed.length} failed`,
      promised: `none takes more than ${most} ms of the site's processor, none fails`,
      ok: beyond.length + failed.length === 0,
    });
  }, 1_800_000);
});
