import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inscricoes } from '../../src/features/inscricoes/tables.server.ts';
import { noticiasEventos } from '../../src/sections/noticiasEventos.ts';
import { files } from '../../src/server/files/filesTable.ts';
import { outbox } from '../../src/server/mail/outbox.ts';
import { openStore } from '../../src/server/search/openStore.ts';
import type { Engine } from '../../src/server/store/database.ts';
import type { Store } from '../../src/server/store/store.ts';
import { contentOf } from '../contentOf.ts';
import { everyTable } from '../everyTable.ts';
import { bothEngines, newPlace, type Place } from '../openTestStore.ts';
import { openOffice } from './office.ts';
import { record } from './report.ts';
import { settingsOf, startVillage } from './startVillage.ts';
import { messagesIn, writeLoad } from './writeLoad.ts';

const promise = 'Backups restore';
const names = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
const closing: (() => Promise<unknown> | unknown)[] = [];
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aldeia-copia-'));
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  rmSync(folder, { recursive: true });
});

const newFile = () => join(folder, `${crypto.randomUUID()}.tar.gz`);

async function makePlace(engine: Engine): Promise<Place> {
  const place = await newPlace(engine);
  closing.push(() => rmSync(place.dataDir, { recursive: true }));
  return place;
}

async function openAt(place: Place): Promise<Store> {
  const store = await openStore(place, everyTable);
  closing.push(store.close);
  return store;
}

/** In MB. V8 keeps garbage while there is room: in a small heap, what is measured is what is needed. */
const tightHeap = 64;

/** Runs what `npm run backup` or `npm run restore` runs; returns the seconds and the peak memory. */
async function run(program: 'backup' | 'restore', place: Place, args: string[]) {
  const started = performance.now();
  const child = spawn(process.execPath, [`dist/${program}Command.js`, ...args], {
    env: {
      ...process.env,
      ...settingsOf(place),
      // The young generation is small as well, or V8 collects the old one at every step to make up.
      NODE_OPTIONS: `--max-old-space-size=${tightHeap} --max-semi-space-size=2`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let megabytes = 0;
  const looking = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      megabytes = Math.max(megabytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // It has just ended.
    }
  }, 50);
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  clearInterval(looking);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return { seconds: (performance.now() - started) / 1000, megabytes: Math.round(megabytes) };
}

/** Restores a backup into a new village on an engine. */
async function restored(file: string, engine: Engine) {
  const place = await makePlace(engine);
  await run('restore', place, [file, '--sim']);
  return { place, store: await openAt(place) };
}

/** Bookings without a letter and letters without their row: half writes, since nothing is removed here. */
async function halvesIn(store: Pick<Store, 'list'>): Promise<number> {
  const written = [...(await store.list(inscricoes)), ...(await messagesIn(store))];
  const letters = await store.list(outbox);
  const ids = new Set(written.map(({ _id }) => _id));
  const told = new Set(letters.map(({ about }) => about));
  const mute = written.filter((row) => 'evento' in row && !told.has(row._id));
  return mute.length + letters.filter(({ about }) => !ids.has(about)).length;
}

/** Files that a row names and the folder lacks, or has in another size. */
async function spoiltFilesIn(store: Store, { dataDir }: Place): Promise<number> {
  const rows = await store.list(files);
  const sizeOf = (path: string) =>
    statSync(join(dataDir, 'uploads', path.slice('/f/'.length)), { throwIfNoEntry: false })?.size;
  return rows.filter(({ path, size }) => sizeOf(path) !== size).length;
}

test.each(bothEngines)('backups made under load are each of one moment, on %s', async (engine) => {
  const place = await makePlace(engine);
  const village = await startVillage(place);
  closing.push(() => village.kill());
  const load = await writeLoad(place, await openOffice(village.url));
  const store = await openAt(place);
  const stop = new AbortController();
  const writing = load.write(village.url, stop.signal);
  const { bookings, messages } = load.kept;
  await pause(1_000);

  // Control: without a snapshot, tables are read at different moments and do not fit together.
  let unguarded = 0;
  for (let look = 0; look < 1_000 && unguarded === 0; look++) {
    unguarded += await halvesIn(store);
    // Reading without a pause would keep this process from writing.
    await pause(2);
  }

  const rounds = 3;
  let lost = 0;
  let half = 0;
  let spoilt = 0;
  let during = 0;
  for (let round = 0; round < rounds; round++) {
    const before = [...bookings];
    const subjects = [...messages];
    const file = newFile();
    await run('backup', place, [file]);
    during += bookings.size - before.length;
    const other = await restored(file, bothEngines[round % 2] ?? engine);
    const ids = new Set((await other.store.list(inscricoes)).map(({ _id }) => _id));
    const found = new Set((await messagesIn(other.store)).map(({ subject }) => subject));
    lost += before.filter((id) => !ids.has(id)).length;
    lost += subjects.filter((subject) => !found.has(subject)).length;
    half += await halvesIn(other.store);
    spoilt += await spoiltFilesIn(other.store, other.place);
  }
  stop.abort();
  await writing;
  await village.kill('SIGTERM');

  // Without load: restored on the other engine, backed up there, and restored on the first again.
  let file = newFile();
  await run('backup', place, [file]);
  const original = await contentOf(store, place.dataDir);
  let unequal = 0;
  for (const next of engine === 'sqlite' ? bothEngines.toReversed() : bothEngines) {
    const other = await restored(file, next);
    const content = await contentOf(other.store, other.place.dataDir);
    // The restore adds a line of its own to the activity.
    content.rows.atividade?.pop();
    if (JSON.stringify(content) !== JSON.stringify(original)) unequal += 1;
    file = newFile();
    await run('backup', other.place, [file]);
    original.rows.atividade = await other.store.list(
      everyTable.find(({ name }) => name === 'atividade') as (typeof everyTable)[number],
    );
  }
  record({
    promise,
    proof: `${rounds} backups under write load, ${during} bookings meanwhile, each restored; then ${engine === 'sqlite' ? 'SQLite → PostgreSQL → SQLite' : 'PostgreSQL → SQLite → PostgreSQL'}`,
    reached: `${lost} of what was acknowledged before lost, ${half} done by halves (${unguarded} without the one moment), ${spoilt} files spoilt, ${unequal} differences at rest`,
    promised: 'equal, and one command each',
    ok: lost + half + spoilt + unequal === 0 && during > 0 && unguarded > 0,
  });
});

/** Fills a village with bookings, inserted directly, and with large files that are not photos. */
async function fill(place: Place, bookings: number, megabytes: number): Promise<Store> {
  const store = await openAt(place);
  const { _id: evento } = await store.create(noticiasEventos, { type: 'EVENTO', identifier: 'x' });
  const template = await store.create(inscricoes, {
    evento,
    chave: '-',
    segredo: '-',
    name: 'Ana',
  });
  const { sequence: _, ...row } = (
    await store.db.selectFrom(inscricoes.name).selectAll().where('_id', '=', template._id).execute()
  )[0] as Record<string, string | number | null>;
  for (let start = 0; start < bookings; start += 500) {
    const rows = Array.from({ length: Math.min(500, bookings - start) }, (_each, index) => {
      const number = String(start + index);
      return {
        ...row,
        _id: number,
        chave: number,
        segredo: number,
        email: `p${number}@example.com`,
      };
    });
    await store.db.insertInto(inscricoes.name).values(rows).execute();
  }
  mkdirSync(join(place.dataDir, 'uploads'), { recursive: true });
  const bytes = randomBytes(20_000_000);
  for (let number = 0; number < megabytes / 20; number++) {
    const name = `${String(number).padStart(9, 'a')}-grande.pdf`;
    writeFileSync(join(place.dataDir, 'uploads', name), bytes);
    await store.create(files, { path: `/f/${name}`, kind: 'pdf', size: bytes.length });
  }
  return store;
}

test.each(bothEngines)(
  'a large village costs no more memory than a small one, on %s',
  async (engine) => {
    const small = await makePlace(engine);
    await fill(small, 100, 0);
    const large = await makePlace(engine);
    const store = await fill(large, 100_000, 200);
    const [smallFile, largeFile] = [newFile(), newFile()];
    const { megabytes: least } = await run('backup', small, [smallFile]);
    const made = await run('backup', large, [largeFile]);
    const target = await makePlace(engine);
    const back = await run('restore', target, [largeFile, '--sim']);
    const counted = await (await openAt(target)).db
      .selectFrom(inscricoes.name)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    const { rows } = await store.db
      .selectFrom(inscricoes.name)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    rmSync(largeFile);
    record({
      promise,
      proof: `100,000 bookings and 200 MB of files in a heap of ${tightHeap} MB; ${names[engine]}`,
      reached: `backup ${made.seconds.toFixed(1)} s, ${made.megabytes} MB of memory at most (${least} MB with 100 bookings); restore ${back.seconds.toFixed(1)} s, ${back.megabytes} MB`,
      promised: 'memory within 100 MB of the small one',
      ok: made.megabytes - least < 100 && back.megabytes - least < 100 && counted.rows === rows,
    });
  },
);

test('the nightly script keeps the newest fourteen, and nothing of a run that was cut short', async () => {
  const place = await makePlace('sqlite');
  const kept = mkdtempSync(join(folder, 'nights-'));
  const night = (day: number) => `aldeia-2026-01-${String(day).padStart(2, '0')}-033000.tar.gz`;
  const others = ['nota.txt'];
  for (let day = 1; day <= 20; day++) writeFileSync(join(kept, night(day)), '');
  for (const name of [`${night(9)}.7.tmp`, ...others]) writeFileSync(join(kept, name), '');
  const child = spawn('sh', ['deploy/backup.sh', kept], {
    env: { ...process.env, ...settingsOf(place) },
    stdio: 'ignore',
  });
  const [code] = await once(child, 'exit');
  const left = readdirSync(kept).sort();
  const backups = left.filter((name) => name.endsWith('.tar.gz'));
  record({
    promise,
    proof: 'deploy/backup.sh over 20 older backups and a torn one',
    reached: `ended with ${code}, ${backups.length} backups, ${left.length - backups.length} other files, the oldest ${backups[0]}`,
    promised: '14 backups, the newest',
    ok:
      code === 0 &&
      backups.length === 14 &&
      backups[0] === night(8) &&
      left.length - backups.length === others.length,
  });
});
