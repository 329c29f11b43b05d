import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { PdfFacts } from '../../src/fields/pdfFacts.ts';
import { files } from '../../src/server/files/filesTable.ts';
import { diskName } from '../../src/server/files/storedPath.ts';
import { hostilePdfs } from '../hostilePdfs.ts';
import { drawnPdf, packedPdf, pageOf, showing, soundPdf } from '../pdfs.ts';
import { apiKey } from '../startApp.ts';
import { call } from './call.ts';
import { record } from './report.ts';
import { startVillage, usualFlags } from './startVillage.ts';
import { until } from './until.ts';
import { uploadOf } from './uploadOf.ts';
import { villageFor } from './villageFor.ts';
import {
  addedBy,
  longestStretch,
  memoryOf,
  quantile,
  readInTurns,
  usualP99,
  watchMemory,
  workerOf,
} from './watchWorker.ts';

/** A PDF to upload: what it is, and the facts that must be found in it, or that it must be refused. */
type Sent = { what: string; bytes: Buffer; found: Partial<PdfFacts> | 'refused' };

const all = 300;
const paragraph =
  'A Assembleia de Freguesia deliberou, por unanimidade, fixar as taxas do cemitério. ';

function minutes(pages: number): Promise<Buffer> {
  return drawnPdf((document) => {
    for (let page = 1; page < pages; page++) document.text(paragraph.repeat(30)).addPage();
    document.text(paragraph.repeat(30));
  });
}

/** A PDF with bytes changed anywhere but at its ends, the same ones in every run. */
function spoilt(bytes: Buffer, seed: number): Buffer {
  const copy = Buffer.from(bytes);
  let state = seed * 2_654_435_761;
  for (let change = 0; change < 1 + (seed % 40); change++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    copy[9 + (state % (bytes.length - 80))] = state >>> 24;
  }
  return copy;
}

async function toSend(): Promise<Sent[]> {
  const tail = '\nstartxref\n9\n%%EOF\n';
  const lies: Sent[] = [
    { what: 'HTML', bytes: Buffer.from(`<html>%PDF-1.7${tail}`), found: 'refused' },
    { what: 'cut short', bytes: (await minutes(3)).subarray(0, 3_000), found: 'refused' },
    { what: 'empty', bytes: Buffer.alloc(0), found: 'refused' },
    { what: 'no PDF inside', bytes: Buffer.from(`%PDF-1.7\nnada${tail}`), found: { pages: null } },
  ];
  const hostile = Object.entries(hostilePdfs).map(([what, make]) => ({
    what,
    bytes: make(),
    found: {},
  }));
  const tagged = await soundPdf(paragraph);
  const lengths = [1, 2, 5, 20];
  const plain = await Promise.all(lengths.map(minutes));
  const sound = Array.from({ length: 140 }, (_, number): Sent => {
    if (number % 5 === 4) {
      return { what: 'tagged', bytes: tagged, found: { pages: 1, problemas: [] } };
    }
    const at = number % lengths.length;
    const pages = lengths[at] ?? 0;
    return { what: `${pages} pages`, bytes: plain[at] as Buffer, found: { pages } };
  });
  const models = [await minutes(4), packedPdf('Taxas'), pageOf(showing('Taxas'))];
  const left = all - lies.length - hostile.length - sound.length;
  const changed = Array.from({ length: left }, (_, number) => ({
    what: `changed bytes, ${number}`,
    bytes: spoilt(models[number % models.length] as Buffer, number + 1),
    found: {},
  }));
  // The kinds take turns.
  const kinds = [lies, hostile, sound, changed];
  const longest = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => kinds.flatMap((kind) => kind[at] ?? [])).flat();
}

test(`${all} PDFs, sound, broken and hostile, are taken in while pages are read`, async () => {
  const sent = await toSend();
  expect(sent).toHaveLength(all);
  const { place, village, store, office } = await villageFor('sqlite', {
    pages: true,
    flags: [...usualFlags, '--import', './tests/prove/watchTurns.ts'],
  });
  const { pid } = village.process;
  let isSending = false;
  const send = async (bytes: Buffer) => {
    const upload = uploadOf(bytes);
    const headers = { ...upload.headers, apikey: apiKey, 'x-auth-token': office.token };
    isSending = true;
    const asking = request(`${village.url}/api/file`, { method: 'POST', headers });
    asking.once('finish', () => {
      isSending = false;
    });
    asking.end(upload.body);
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, body: JSON.parse(await text(answer)) };
  };
  // Warm up first: memory that any upload and any page needs is not counted.
  for (const pages of [1, 200]) await send(await minutes(pages));
  for (let reading = 0; reading < 200; reading++) await call('GET', village.url);
  const before = memoryOf(pid, 'VmRSS');
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const saidBefore = village.log().length;
  const workers = watchMemory(() => workerOf(village));

  const wrong: string[] = [];
  const outcomes = { refused: 0, read: 0, unread: 0 };
  let longest = 0;
  let isWorking = true;
  const sending = (async () => {
    for (const { what, bytes, found } of sent) {
      const began = performance.now();
      const { status, body } = await send(bytes);
      const took = performance.now() - began;
      longest = Math.max(longest, took);
      if (took > 5_000) {
        console.log(`${what}: ${status} after ${Math.round(took)} ms, ${body.pdf?.problemas}`);
      }
      if (found === 'refused') {
        outcomes.refused += 1;
        if (![415, 422].includes(status ?? 0)) wrong.push(`${what}: ${status}`);
        continue;
      }
      const facts = body.pdf as PdfFacts | undefined;
      const isUnread = facts?.problemas.includes('ilegivel');
      outcomes[isUnread ? 'unread' : 'read'] += 1;
      const kept = body.file && readFileSync(join(place.dataDir, 'uploads', diskName(body.file)));
      const isKept = status === 201 && bytes.equals(kept);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const isAsFound = Object.entries({ ...found, sha256, size: bytes.length }).every(
        ([name, value]) =>
          JSON.stringify(facts?.[name as keyof PdfFacts]) === JSON.stringify(value),
      );
      if (!isKept || !isAsFound) wrong.push(`${what}: ${status} ${JSON.stringify(body)}`);
    }
    isWorking = false;
  })();
  const waits = await readInTurns(village, {
    isWorking: () => isWorking,
    isSending: () => isSending,
  });
  await sending;
  workers.stop();
  const raised = memoryOf(pid, 'VmHWM') - before;
  const rows = await store.list(files);
  const folder = join(place.dataDir, 'uploads');
  const strays =
    readdirSync(folder).length - 1 - rows.length + readdirSync(join(folder, '.tmp')).length;
  const unready = rows.filter(({ ready }) => !ready).length;
  const isGone = await until(() => workerOf(village) === undefined, { patience: 60_000 });
  if (wrong.length > 0) console.log(wrong.slice(0, 20).join('\n'));
  const p50 = addedBy(waits, (values) => quantile(values, 0.5));
  const p99 = addedBy(waits, usualP99);
  const stretch = longestStretch(village.log().slice(saidBefore));
  record({
    promise: 'Uploads are inert',
    proof: `${all} PDFs, sound, with changed bytes and made to swell, sent while a page is read over and over, and in between with the reading of them halted; ${waits.busy.length} and ${waits.quiet.length} readings of the page`,
    reached: `${outcomes.read} read whole, ${outcomes.unread} kept though not all of them could be read, ${outcomes.refused} that are none refused, ${wrong.length} wrong, ${strays} files astray, the longest after ${Math.round(longest / 1_000)} s; the site's own process ${Math.max(0, Math.round(raised))} MB more, its worker ${Math.round(workers.most())} MB at most and ${isGone ? 'gone' : 'still there'} afterwards; a page p50 ${p50.said}, p99 ${p99.said}; the site at work for ${stretch === 0 ? 'less than 10' : stretch} ms at a stretch`,
    promised:
      'all kept and read or known not to be, none after 25 s; the worker below 700 MB; the site within +50 MB, alive, never at work for 50 ms at a stretch; pages within 1.5 × of what they are without that work',
    ok:
      wrong.length + strays + unready === 0 &&
      longest < 25_000 &&
      workers.most() < 700 &&
      raised < 50 &&
      stretch < 50 &&
      p50.ratio < 1.5 &&
      p99.ratio < 1.5 &&
      isGone &&
      village.process.exitCode === null,
  });
}, 1_800_000);

/** A few kilobytes each: without limits, one of them took minutes and the others all the memory. */
const small = Object.entries(hostilePdfs).filter(([what]) =>
  /share one long|draws nothing|every letter|widths for/.test(what),
);

test('whoever uploads after a PDF that would take for ever waits for 20 seconds of it at most', async () => {
  const { village, store, office } = await villageFor('sqlite', { flags: usualFlags });
  const send = (bytes: Buffer) => {
    const { body, headers } = uploadOf(bytes);
    const all = { ...headers, 'x-auth-token': office.token };
    return call('POST', `${village.url}/api/file`, body, { headers: all });
  };
  const honest = await minutes(2);
  await send(honest);
  const workers = watchMemory(() => workerOf(village));
  const waits: string[] = [];
  let longest = 0;
  const found: string[] = [];
  for (const [what, make] of small) {
    const bytes = make();
    const hostile = send(bytes);
    await until(() => workerOf(village) !== undefined);
    const began = performance.now();
    const next = await send(honest);
    const waited = performance.now() - began;
    const { status, body } = await hostile;
    longest = Math.max(longest, waited);
    waits.push(`${what} (${(bytes.length / 1024).toFixed(1)} kB) ${(waited / 1000).toFixed(1)} s`);
    const isRead = JSON.parse(next.body).pdf?.pages === 2;
    if (status !== 201 || !isRead) found.push(`${what}: ${status} ${body}, next ${next.status}`);
  }
  workers.stop();
  const unready = await store.count(files, { where: { ready: false } });
  record({
    promise: 'Uploads are inert',
    proof: `${small.length} PDFs of a few kilobytes made to be read for ever, each with an honest one sent right behind it`,
    reached: `${waits.join('; ')}; ${found.length} wrong ${found.join()}, ${unready} not read yet, the worker ${Math.round(workers.most())} MB at most`,
    promised: 'each kept, the honest one read within 25 s, the worker below 700 MB',
    ok: found.length === 0 && longest < 25_000 && workers.most() < 700,
  });
}, 900_000);

test('a program killed while it reads a PDF reads it after the next start', async () => {
  const { place, village, store, office } = await villageFor('sqlite');
  const slow = hostilePdfs['forms that each draw the next twice']?.() as Buffer;
  const headers = { 'x-auth-token': office.token };
  const upload = uploadOf(slow);
  const sent = call('POST', `${village.url}/api/file`, upload.body, {
    headers: { ...upload.headers, ...headers },
  });
  const unready = async () => (await store.list(files, { where: { ready: false } })).length;
  const wasKept = await until(async () => (await unready()) === 1, { every: 10 });
  await village.kill('SIGKILL');
  const { status } = await sent;
  const next = await startVillage(place);
  const wasRead = await until(async () => (await unready()) === 0, { patience: 180_000 });
  const [row] = await store.list(files);
  const pages = await store.db.selectFrom('pdfPages').selectAll().execute();
  await next.kill();
  record({
    promise: 'Acknowledged is kept',
    proof: 'kill -9 while a PDF is read, before its upload was answered',
    reached: `answered ${status === 0 ? 'never' : status}; on disk ${wasKept ? 'yes' : 'no'}; after the next start ${wasRead ? `read: ${pages.length} page, ${row?.problemas}` : 'not read'}`,
    promised: 'read after the next start',
    ok: status === 0 && wasKept && wasRead && pages.length === 1,
  });
}, 600_000);
