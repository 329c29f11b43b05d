import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contactos } from '../../src/sections/contactos.ts';
import { openStore } from '../../src/server/search/openStore.ts';
import { everyTable } from '../everyTable.ts';
import { newPlace } from '../openTestStore.ts';
import { makePostgres } from '../postgresServer.ts';
import { type Answer, call } from './call.ts';
import { openOffice } from './office.ts';
import { record } from './report.ts';
import { captchasOf, signUpForm } from './signUps.ts';
import { startVillage } from './startVillage.ts';
import { until } from './until.ts';
import { pdfSaying, uploadOf } from './uploadOf.ts';
import { eventAt, villageFor } from './villageFor.ts';
import { writeLoad } from './writeLoad.ts';

/** Whether an answer has the shape of every refusal. */
function isRefusal({ body }: Answer): boolean {
  try {
    return JSON.parse(body).errors.every(
      ({ param, msg }: { param: unknown; msg: unknown }) =>
        typeof param === 'string' && typeof msg === 'string' && msg !== '',
    );
  } catch {
    return false;
  }
}

/** Opens sockets that begin a request and go on with a bit every second; returns how to close them. */
function dawdle(url: string, amount: number, begin: string, bit: string): () => void {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = Array.from({ length: amount }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(begin);
    return socket;
  });
  const trickle = setInterval(() => {
    for (const socket of sockets) if (bit && socket.writable) socket.write(bit);
  }, 1_000);
  return () => {
    clearInterval(trickle);
    for (const socket of sockets) socket.destroy();
  };
}

test('a flood and hundreds of slow clients keep nobody out', async () => {
  const options = { pages: true, settings: { LIMITS: 'on' } };
  const { place, village, url, office } = await villageFor('sqlite', options);
  const { _id, identifier } = await eventAt(office, 100);
  const slow = [
    dawdle(url, 200, 'GET / HTTP/1.1\r\nHost: x\r\nX-Lento: ', 'a'),
    dawdle(
      url,
      100,
      'POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{',
      ' ',
    ),
    dawdle(
      url,
      100,
      'POST /api/mensagens HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n',
      '1\r\n \r\n',
    ),
    dawdle(url, 100, '', ''),
  ];
  const stop = new AbortController();
  const statuses = new Map<number, number>();
  const flood = (work: (number: number) => Promise<Answer>, clients: number) =>
    Array.from({ length: clients }, async () => {
      for (let number = 0; !stop.signal.aborted; number++) {
        const { status } = await work(number);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
  const floods = [
    ...flood(
      (number) =>
        call(
          'GET',
          `${url}${['/', '/noticias_e_eventos', `/noticias_e_eventos/${identifier}`, `/pesquisa?q=${number}`, `/nada/${number}`][number % 5]}`,
        ),
      40,
    ),
    ...flood(
      (number) =>
        call(
          'GET',
          `${url}/api/${['noticiasEventos', 'avisos', `pesquisa?q=x${number}`, 'definicoes', 'nada'][number % 5]}`,
        ),
      40,
    ),
    ...flood(
      (number) =>
        call('POST', `${url}/api/auth`, { username: `n${number % 7}`, password: 'errada' }),
      20,
    ),
  ];
  // Another visitor, from another address, in the middle of the flood.
  const elsewhere = { localAddress: '127.0.0.3' };
  const waits: number[] = [];
  const kept: number[] = [];
  const solved = captchasOf(place);
  for (let visit = 0; visit < 20; visit++) {
    const began = performance.now();
    kept.push(
      (await call('GET', `${url}/noticias_e_eventos/${identifier}`, undefined, elsewhere)).status,
    );
    waits.push(performance.now() - began);
    await pause(500);
  }
  const form = { ...signUpForm(_id, 1), captcha: await solved() };
  const booked = await call('POST', `${url}/api/inscricoes`, form, elsewhere);
  stop.abort();
  await Promise.all(floods);
  const after = performance.now();
  const quiet = await call('GET', `${url}/api/noticiasEventos/${identifier}`);
  const recovery = performance.now() - after;
  for (const end of slow) end();
  const failures = [...statuses].filter(([status]) => status >= 500 || status === 0);
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const longest = Math.ceil(Math.max(...waits));
  record({
    promise: 'It stays up',
    proof:
      '10 s of pages, API and logins from 100 clients at once, beside 500 slow or silent connections; SQLite',
    reached: `${total} answers, ${failures.reduce((sum, [, count]) => sum + count, 0)} × 5xx or none; ${kept.filter((status) => status === 200).length} of ${kept.length} visits from elsewhere answered, the longest after ${longest} ms; a booking in the middle ${booked.status}; after it ${Math.ceil(recovery)} ms`,
    promised: '0 × 5xx, others served, recovers by itself',
    ok:
      failures.length === 0 &&
      kept.every((status) => status === 200) &&
      booked.status === 201 &&
      quiet.status === 200 &&
      JSON.parse(quiet.body).noticiaEvento.currentParticipants === 1 &&
      village.process.exitCode === null,
  });
});

/** Mounts a small disk, or returns why that is not possible. */
function mountSmallDisk(): { folder: string; unmount(): void } | string {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs root on Linux';
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-disk-'));
  try {
    const options = ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder];
    execFileSync('mount', options, { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return 'this machine lets nobody mount';
  }
  return {
    folder,
    unmount() {
      execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
      rmSync(folder, { recursive: true });
    },
  };
}

/** Takes all the room there is. */
function fillDisk(file: string): void {
  for (const size of [1024 * 1024, 4096, 1]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch {
      // Full, for pieces of this size.
    }
  }
}

test('a full disk refuses writes clearly, and harms nothing', async () => {
  const promise = 'It stays up' as const;
  const proof = 'disk full under write load, then room again; SQLite';
  const disk = mountSmallDisk();
  if (typeof disk === 'string') {
    return record({ promise, proof, reached: `not tried: ${disk}`, promised: '-', ok: true });
  }
  const place = { dataDir: disk.folder, databaseUrl: undefined };
  const village = await startVillage(place, { pages: true });
  const { url } = village;
  const store = await openStore(place, everyTable);
  try {
    const office = await openOffice(url);
    const load = await writeLoad(place, office);
    const stop = new AbortController();
    const writing = load.write(url, stop.signal);
    await pause(1_500);
    const filler = join(disk.folder, 'cheio');
    fillDisk(filler);
    await pause(500);
    fillDisk(filler);

    const contact = (name: string) => ({ name, identifier: name, phoneNumber: '1' });
    const upload = uploadOf(pdfSaying('x'.repeat(50_000)));
    const headers = { ...upload.headers, 'x-auth-token': office.token };
    const rename = { villageName: 'Aldeia sem espaço', councilName: 'Junta sem espaço' };
    // The database may have room of its own left: what still finds some has to be kept like anything else.
    const found: string[] = [];
    let refused = await office.send('POST', '/api/contactos', contact('cheio-0'));
    while (refused.status === 201 && found.length < 500) {
      found.push(`cheio-${found.length}`);
      fillDisk(filler);
      refused = await office.send('POST', '/api/contactos', contact(`cheio-${found.length}`));
    }
    const tried = [
      refused,
      await call('POST', `${url}/api/file`, upload.body, { headers }),
      await office.send('PUT', '/api/definicoes', rename),
    ];
    const readings: number[] = [];
    for (const path of ['/', '/contactos', '/api/contactos', '/api/noticiasEventos', '/saude']) {
      readings.push((await call('GET', url + path)).status);
    }
    readings.push((await office.send('GET', '/api/mensagens')).status);
    stop.abort();
    await writing;

    rmSync(filler);
    const isWell = async () =>
      (await office.send('POST', '/api/contactos', contact('de-novo'))).status === 201;
    const recovered = await until(isWell, { patience: 5_000 });
    const uploaded = await call('POST', `${url}/api/file`, upload.body, { headers });
    const { acknowledged, lost, half } = await load.compare(store);
    for (const identifier of found) {
      if (!(await store.find(contactos, { identifier }))) lost.push(identifier);
    }
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db);
    const isIntact = check.rows[0]?.integrity_check === 'ok';
    const answers = tried.map(({ status }) => status).join(', ');
    const told = village.log().match(/"msg":"the disk is full/g)?.length ?? 0;
    const settings = await office.send('GET', '/api/definicoes');
    // A few bytes may still find room; then they have to be kept like any others.
    const isRenamed = settings.body.includes(rename.villageName) === (tried.at(-1)?.status === 200);
    record({
      promise,
      proof,
      reached: `writes answered ${answers}, after ${found.length} that still found room, ${readings.filter((status) => status === 200).length} of ${readings.length} readings go on; afterwards ${lost.length} of ${acknowledged} lost, ${half.length} by halves, integrity_check ${isIntact ? 'ok' : 'failed'}, told of in the log ${told} time, ${recovered ? 'works again by itself' : 'still refuses'}`,
      promised: 'recovers by itself, no acknowledged write lost, told of once',
      ok:
        told === 1 &&
        tried.slice(0, 2).every(({ status }) => status === 507) &&
        tried.slice(0, 2).every(isRefusal) &&
        tried.every((answer) => answer.status === 200 || isRefusal(answer)) &&
        isRenamed &&
        readings.every((status) => status === 200) &&
        recovered &&
        uploaded.status === 201 &&
        lost.length + half.length === 0 &&
        acknowledged > 10 &&
        isIntact,
    });
  } finally {
    await village.kill();
    await store.close();
    disk.unmount();
  }
});

test('a database that goes comes back without anyone’s help', async () => {
  const server = await makePostgres({ durable: true });
  await server.start();
  const { dataDir } = await newPlace('sqlite');
  const place = { dataDir, databaseUrl: server.url };
  const village = await startVillage(place, { pages: true });
  const { url } = village;
  // A change takes pages out of the cache, so what is kept is looked at while nothing is written.
  const outages = [
    { signal: 'SIGINT', isWriting: true },
    { signal: 'SIGKILL', isWriting: true },
    { signal: 'SIGKILL', isWriting: false },
  ] as const;
  try {
    const office = await openOffice(url);
    const load = await writeLoad(place, office);
    const away: Answer[] = [];
    const pages: number[] = [];
    let longestAway = 0;
    let longestBack = 0;
    for (const { signal, isWriting } of outages) {
      const stop = new AbortController();
      const writing = load.write(url, stop.signal);
      await pause(1_500);
      if (!isWriting) {
        stop.abort();
        await writing;
        expect((await call('GET', `${url}/aldeia`)).status).toBe(200);
      }
      await server.halt(signal);
      for (const path of ['/api/contactos/nada', '/saude', `/api/reservas/${'A'.repeat(43)}`]) {
        const began = performance.now();
        away.push(await call('GET', url + path));
        longestAway = Math.max(longestAway, performance.now() - began);
      }
      if (!isWriting) pages.push((await call('GET', `${url}/aldeia`)).status);
      await pause(1_000);
      // PostgreSQL's last child processes take a moment to end; it cannot start before that.
      const isStarted = () =>
        server.start().then(
          () => true,
          () => false,
        );
      expect(await until(isStarted, { patience: 30_000, every: 500 })).toBe(true);
      const began = performance.now();
      const isWell = async () => (await call('GET', `${url}/saude`)).status === 200;
      expect(await until(isWell)).toBe(true);
      longestBack = Math.max(longestBack, performance.now() - began);
      await pause(1_000);
      stop.abort();
      await writing;
    }
    const store = await openStore(place, everyTable);
    const { acknowledged, lost, half } = await load.compare(store);
    await store.close();
    const isClear = away.every((answer) => answer.status === 503 && isRefusal(answer));
    record({
      promise: 'It stays up',
      proof: `PostgreSQL stopped and killed -9 under write load, and killed once more in between writes, each time back after a second or more`,
      reached: `while away ${[...new Set(away.map(({ status }) => status))]} ${isClear ? 'in the one shape' : ''} after ${Math.ceil(longestAway)} ms at most, a remembered page ${pages}; well ${Math.ceil(longestBack)} ms after its return; ${lost.length} of ${acknowledged} lost, ${half.length} by halves`,
      promised: 'recovers by itself, no acknowledged write lost',
      ok:
        isClear &&
        pages.every((status) => status === 200) &&
        lost.length + half.length === 0 &&
        acknowledged > 30 &&
        village.process.exitCode === null,
    });
  } finally {
    await village.kill();
    rmSync(dataDir, { recursive: true });
    await server.remove();
  }
});
