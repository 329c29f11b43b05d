import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inscricoes } from '../../src/features/inscricoes/tables.server.ts';
import { files } from '../../src/server/files/filesTable.ts';
import { workerProcess } from '../../src/server/files/workerProcess.ts';
import { type Answer, call } from './call.ts';
import { type Hostile, hostilePictures } from './hostilePictures.ts';
import { record } from './report.ts';
import { signUpForm } from './signUps.ts';
import { until } from './until.ts';
import { uploadOf } from './uploadOf.ts';
import { eventAt, villageFor } from './villageFor.ts';
import { memoryOf, watchMemory, workerOf } from './watchWorker.ts';

async function openVillage() {
  const { place, village, store, office } = await villageFor('sqlite', { pages: true });
  const { _id } = await eventAt(office, 9);
  await office.send('POST', '/api/inscricoes/balcao', signUpForm(_id, 1));
  const [booking] = await store.list(inscricoes);
  const send = (path: string, bytes: Buffer): Promise<Answer> => {
    const upload = uploadOf(bytes);
    const headers = { ...upload.headers, 'x-auth-token': office.token };
    return call('POST', village.url + path, upload.body, { headers });
  };
  return {
    place,
    village,
    asFile: (bytes: Buffer) => send('/api/file', bytes),
    asProof: (bytes: Buffer) => send(`/api/reservas/${booking?.segredo}/comprovativo`, bytes),
    /** Settles when every size of every photo is made. */
    async allMade() {
      const isMade = async () =>
        (await store.list(files, { where: { ready: false } })).length === 0;
      expect(await until(isMade, { patience: 120_000 })).toBe(true);
    },
  };
}

/** A photo of 24 megapixels, with enough noise to be real work. */
function honestPhoto(): Promise<Buffer> {
  return sharp({
    create: {
      width: 6000,
      height: 4000,
      channels: 3,
      background: 'green',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg({ quality: 85 })
    .toBuffer();
}

let made: Promise<Hostile[]> | undefined;
function hostileFiles(): Promise<Hostile[]> {
  made ??= hostilePictures();
  return made;
}

test('a file made to swell is not felt by the site', async () => {
  const hostile = await hostileFiles();
  const { place, village, asFile, asProof, allMade } = await openVillage();
  const { pid } = village.process;
  const photo = await honestPhoto();
  // Warm up with one of each kind: memory that any upload needs is not counted.
  expect((await asFile(photo)).status).toBe(201);
  expect((await asProof(photo)).status).toBe(201);
  await allMade();
  const before = memoryOf(pid, 'VmRSS');
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const workers = watchMemory(() => workerOf(village));
  const wrong: string[] = [];
  const refused: string[] = [];
  let longest = 0;
  for (const { what, bytes, fits } of hostile) {
    for (const send of [asFile, asProof]) {
      const began = performance.now();
      const { status, body } = await send(bytes);
      const took = performance.now() - began;
      longest = Math.max(longest, took);
      const page = await call('GET', village.url);
      const said = status === 201 ? 'kept' : JSON.parse(body).errors?.[0]?.msg;
      console.log(
        `${what}, ${Math.ceil(bytes.length / 1024)} kB: ${status} ${said}, ${Math.round(took)} ms, site ${Math.round(memoryOf(pid, 'VmHWM') - before)} MB more, worker ${Math.round(workers.most())} MB at most`,
      );
      if (status !== 201) refused.push(what);
      const isExpected = fits ? status === 201 : [201, 413, 415, 422].includes(status);
      if (!isExpected || page.status !== 200) {
        wrong.push(`${what}: ${status} ${body.slice(0, 200)}`);
      }
    }
  }
  const honest = await asFile(photo);
  await allMade();
  workers.stop();
  const raised = memoryOf(pid, 'VmHWM') - before;
  const drafts = ['uploads', 'proofs'].flatMap((folder) =>
    readdirSync(join(place.dataDir, folder, '.tmp')),
  );
  const isGone = await until(() => workerOf(village) === undefined, { patience: 60_000 });
  record({
    promise: 'Uploads are inert',
    proof: `${hostile.length} files made to swell when opened (interlaced, deep, wide, many scans, packed comments, PDFs), each as a file and as a proof of payment`,
    reached: `${refused.length} of ${hostile.length * 2} refused, the rest kept small, ${wrong.length} wrong, the longest after ${Math.round(longest / 100) / 10} s; the site's own process ${Math.max(0, Math.round(raised))} MB more, its worker ${Math.round(workers.most())} MB at most and ${isGone ? 'gone' : 'still there'} afterwards; an honest photo then ${honest.status}`,
    promised: 'the site within +50 MB, worker below 700 MB, pages answered',
    ok:
      wrong.length + drafts.length === 0 &&
      raised < 50 &&
      workers.most() < 700 &&
      isGone &&
      honest.status === 201 &&
      village.process.exitCode === null,
  });
}, 1_200_000);

test('what slips past the reckoning ends at the ceiling', async () => {
  const hostile = (await hostileFiles()).filter(({ what }) => /PNG, 1,|10,000|AVIF, /.test(what));
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-ceiling-'));
  const worker = workerProcess();
  const { most, stop } = watchMemory(worker.pid);
  let stopped = 0;
  try {
    for (const [number, { what, bytes }] of hostile.entries()) {
      const photo = join(folder, `photo-${number}`);
      writeFileSync(photo, bytes);
      // `makeSize` expects photos that were examined before, so it does not check the header.
      const into = join(folder, String(number));
      const outcome = await worker
        .run('makeSize', { photo, into, width: 480, format: 'webp' })
        .then(
          () => 'made',
          (error: Error) => error.message,
        );
      if (outcome !== 'made') stopped += 1;
      console.log(`${what}: ${outcome}; ${Math.round(most())} MB at most`);
    }
  } finally {
    stop();
    rmSync(folder, { recursive: true });
  }
  record({
    promise: 'Uploads are inert',
    proof: `${hostile.length} of them decoded without looking at the header first`,
    reached: `${stopped} stopped at the ceiling, the worker held ${Math.round(most())} MB at most`,
    promised: 'worker below 700 MB',
    ok: most() < 700 && stopped > 0,
  });
}, 1_200_000);
