import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Challenge } from 'altcha-lib';
import Sqlite from 'better-sqlite3';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { freePort } from '../tests/freePort.ts';
import { startMailServer } from '../tests/mailServer.ts';
import { isNight } from '../tests/night.ts';
import { newDatabase } from '../tests/openTestStore.ts';
import { emptyPdf } from '../tests/pdfs.ts';
import { runProgram, startProgram } from '../tests/program.ts';
import { openEvent, signUpForm } from '../tests/prove/signUps.ts';
import { solveCaptcha } from '../tests/solveCaptcha.ts';
import { apiKey, credentials } from '../tests/startApp.ts';

let dataDir: string;
let running: ChildProcess[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'aldeia-main-'));
  running = [];
});
afterEach(async () => {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(dataDir, { recursive: true });
});

/** Starts the program as `npm start` does, in a folder without a `.env`. */
function start(settings: Record<string, string>) {
  const env = { HOST: '127.0.0.1', DEMO: '0', DATA_DIR: dataDir, ...settings };
  const child = startProgram('dist/main.js', { cwd: dataDir, env });
  running.push(child);
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    printed.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed.err += chunk;
  });
  return { child, printed, exited: once(child, 'close').then(([code]) => code as number | null) };
}

const linesOf = (log: string) =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const noPostgres = Object.assign(new URL(inject('postgresUrl')), { port: '1' }).href;

describe('a start that cannot succeed says why in one line, and ends', () => {
  test.each<[string, Record<string, string>, RegExp, (() => void)?]>([
    ['a port that is no number', { PORT: 'abc' }, /PORT: deve ser um número inteiro/],
    ['a first password that is too short', { ADMIN_PASSWORD: 'curta' }, /ADMIN_PASSWORD: /],
    [
      'a PostgreSQL that does not answer',
      { DATABASE_URL: noPostgres },
      /PostgreSQL: .*ECONNREFUSED/,
    ],
    [
      'a folder in the place of the database',
      {},
      /base de dados .*aldeia\.db/,
      () => mkdirSync(join(dataDir, 'aldeia.db')),
    ],
  ])(
    '%s',
    async (_case, settings, reason, spoil) => {
      spoil?.();
      const { printed, exited } = start({ PORT: String(await freePort()), ...settings });
      expect(await exited).toBe(1);
      expect(printed.err).toMatch(/^Não foi possível arrancar\. [^\n]+\n$/);
      expect(printed.err).toMatch(reason);
      expect(printed.err).not.toMatch(/\bat \S+:\d+/);
      expect(printed.out).not.toContain('Aldeia:');
    },
    60_000,
  );

  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { printed, exited } = start({ PORT: String(port) });
    expect(await exited).toBe(1);
    expect(printed.err).toBe(
      `Não foi possível arrancar. A porta ${port} já está ocupada. Escolha outra com PORT.\n`,
    );
    other.close();
  }, 60_000);
});

test('a second start over one folder says who has it, and touches nothing; commands work beside, and the dead hold nothing', {
  skip: !isNight,
  timeout: 120_000,
}, async () => {
  const first = start({ PORT: String(await freePort()) });
  await expect.poll(() => first.printed.out, { timeout: 40_000 }).toContain('Aldeia: ');
  const second = start({ PORT: String(await freePort()) });
  expect(await second.exited).toBe(1);
  expect(second.printed.err).toBe(
    `Não foi possível arrancar. A pasta ${dataDir} já está a ser usada por outro processo deste site (número ${first.child.pid}). Pare-o primeiro, ou escolha outra pasta com DATA_DIR.\n`,
  );
  const env = { DATA_DIR: dataDir };
  for (const [command, ...args] of [
    ['staff', 'list'],
    ['backup', join(dataDir, 'copia.tar.gz')],
    ['register'],
    ['removeDemo'],
    ['restore', join(dataDir, 'copia.tar.gz'), '--substituir', '--sim'],
  ]) {
    const ended = await runProgram(`dist/${command}Command.js`, { args, cwd: dataDir, env });
    expect([command, ended]).toEqual([command, expect.objectContaining({ code: 0, err: '' })]);
  }
  first.child.kill('SIGKILL');
  // Its pid file now names another, living process, as can happen after a reboot.
  writeFileSync(join(dataDir, 'aldeia.pid'), `${process.pid}\n`);
  const third = start({ PORT: String(await freePort()) });
  await expect
    .poll(() => third.printed.out + third.printed.err, { timeout: 40_000 })
    .toContain('Aldeia: ');
  expect(readFileSync(join(dataDir, 'aldeia.pid'), 'utf8')).toBe(`${third.child.pid}\n`);
});

test('a start says where the site is, and how to begin with it until somebody did; told to stop, it stops', async () => {
  const port = await freePort();
  for (const isBegun of [false, false, true]) {
    const begun: Record<string, string> = isBegun ? { ADMIN_PASSWORD: credentials.password } : {};
    const { child, printed, exited } = start({ PORT: String(port), ...begun });
    await expect.poll(() => printed.out + printed.err, { timeout: 40_000 }).toContain('Aldeia: ');
    expect(printed.out).toContain(`Aldeia: http://localhost:${port}\n`);
    expect(printed.out.includes('Para começar: ')).toBe(!isBegun);
    const answer = await fetch(`http://127.0.0.1:${port}/saude`);
    expect(await answer.json()).toEqual({ ok: true });
    const env = { PORT: String(port), DATA_DIR: dataDir };
    const status = { args: ['status'], cwd: dataDir, env };
    expect((await runProgram('dist/aldeiaCommand.js', status)).out).toMatch(
      /^A aldeia está a correr em .+\nBase de dados: SQLite, responde\n.+: [\d,]+ [KMG]B\n(?:Última .+: nenhuma ainda\n){2}Por enviar: 0 emails\n$/,
    );
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(linesOf(printed.err).map(({ msg }) => msg)).toEqual(['started', 'stopping', 'stopped']);
  }
}, 120_000);

/** The built files that a program loaded, from the coverage that V8 writes when it ends. */
function loadedBy(notes: string): string[] {
  return readdirSync(notes)
    .flatMap((name) => JSON.parse(readFileSync(join(notes, name), 'utf8')).result)
    .map(({ url }: { url: string }) => basename(url));
}

test('an empty village is filled with the demo at once and whole; where one is, the demo is not even loaded', {
  skip: !isNight,
  timeout: 240_000,
}, async () => {
  for (const [demo, isLoaded] of [
    ['0', false],
    ['1', true],
    ['1', false],
  ] as const) {
    const notes = mkdtempSync(join(dataDir, 'notes-'));
    const settings = { PORT: String(await freePort()), DEMO: demo, NODE_V8_COVERAGE: notes };
    const { child, printed, exited } = start(settings);
    await expect.poll(() => printed.out + printed.err, { timeout: 80_000 }).toContain('Aldeia: ');
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    const loaded = loadedBy(notes);
    expect(loaded).toContain('start.js');
    expect(loaded.includes('fillProgram.js')).toBe(isLoaded);
  }
  const database = new Sqlite(join(dataDir, 'aldeia.db'), { readonly: true });
  const count = (what: string) => database.prepare(`select count(*) as n from ${what}`).get();
  expect(count('files where ready = 0')).toEqual({ n: 0 });
  expect(count('pontosInteresse')).toEqual({ n: 12 });
  database.close();
});

test('of two that start together over one empty database, one fills it and the other waits', {
  skip: !isNight,
  timeout: 240_000,
}, async () => {
  const shared = { DATABASE_URL: await newDatabase(), API_KEY: apiKey, DEMO: '1' };
  const ports = [await freePort(), await freePort()];
  const starting = ports.map((port) => start({ ...shared, PORT: String(port) }));
  for (const { printed } of starting) {
    await expect.poll(() => printed.out + printed.err, { timeout: 80_000 }).toContain('Aldeia: ');
  }
  expect(starting.filter(({ printed }) => printed.out.includes('A preencher'))).toHaveLength(1);
  for (const port of ports) {
    const url = `http://127.0.0.1:${port}/api/pontosInteresse`;
    const answer = await fetch(url, { headers: { apikey: apiKey } });
    expect((await answer.json()).arrayPontos).toHaveLength(12);
  }
});

/** Starts the program with a mail server, and logs in. */
async function startAtWork(settings: Record<string, string> = {}) {
  const mail = await startMailServer();
  const port = await freePort();
  const started = start({
    PORT: String(port),
    API_KEY: apiKey,
    CAPTCHA_COST: '1',
    ADMIN_USERNAME: credentials.username,
    ADMIN_PASSWORD: credentials.password,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_TO: 'junta@exemplo.pt',
    ...settings,
  });
  await expect.poll(() => started.printed.out, { timeout: 40_000 }).toContain('Aldeia: ');
  const url = `http://127.0.0.1:${port}`;
  const headers: Record<string, string> = { apikey: apiKey, 'content-type': 'application/json' };
  const send = (method: string, path: string, body?: unknown) =>
    fetch(`${url}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const { token } = (await (await send('POST', '/api/auth', credentials)).json()) as {
    token: string;
  };
  headers['x-auth-token'] = token;
  const captcha = async (action: string) =>
    solveCaptcha((await (await send('GET', `/api/captcha?for=${action}`)).json()) as Challenge);
  return { ...started, mail, port, url, send, token, captcha };
}

const visitor = { name: 'Aurora Vilarinho', email: 'aurora@exemplo.pt', telefone: '912345678' };

/** Creates an event; each call of the returned function signs a visitor up for it. */
async function signUpAt({ send, captcha }: Awaited<ReturnType<typeof startAtWork>>) {
  const made = await send('POST', '/api/noticiasEventos/evento', openEvent('Magusto', 9));
  const { noticiaEvento } = (await made.json()) as { noticiaEvento: { _id: string } };
  return async () =>
    send('POST', '/api/inscricoes', {
      ...signUpForm(noticiaEvento._id, 1),
      ...visitor,
      chave: crypto.randomUUID(),
      captcha: await captcha('inscricoes'),
    });
}

/** Everything under a folder that other users could read, with its mode. */
function openToOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const { mode } = statSync(join(folder, name));
    return (mode & 0o077) === 0 ? [] : [`${name} ${(mode & 0o777).toString(8)}`];
  });
}

test('all that is written is for its owner alone, in a folder open to all and with a careless shell', async () => {
  // As an earlier version may have left it.
  chmodSync(dataDir, 0o755);
  mkdirSync(join(dataDir, 'uploads', '.tmp'), { recursive: true, mode: 0o755 });
  new Sqlite(join(dataDir, 'aldeia.db')).close();
  chmodSync(join(dataDir, 'aldeia.db'), 0o644);
  chmodSync(join(dataDir, 'uploads'), 0o755);
  const careless = process.umask(0);
  try {
    const village = await startAtWork();
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(emptyPdf)]), 'Ata nº 1.pdf');
    const headers = { apikey: apiKey, 'x-auth-token': village.token };
    const sent = await fetch(`${village.url}/api/file`, { method: 'POST', headers, body: form });
    expect(sent.status).toBe(201);
    const photo = sharp({ create: { width: 90, height: 60, channels: 3, background: 'green' } });
    form.set('file', new Blob([new Uint8Array(await photo.png().toBuffer())]), 'a.png');
    await fetch(`${village.url}/api/file`, { method: 'POST', headers, body: form });
    // The folder `.tmp`, the PDF, the photo and its two sizes.
    await expect
      .poll(() => readdirSync(join(dataDir, 'uploads')).length, { timeout: 20_000 })
      .toBe(5);
    const copy = join(dataDir, 'copia.tar.gz');
    const env = { DATA_DIR: dataDir };
    await runProgram('dist/backupCommand.js', { args: [copy], cwd: dataDir, env });
    expect(openToOthers(dataDir).filter((each) => !each.startsWith('uploads/.tmp'))).toEqual([]);

    const elsewhere = join(dataDir, 'outra');
    const restoring = { args: [copy, '--sim'], cwd: dataDir, env: { DATA_DIR: elsewhere } };
    expect(await runProgram('dist/restoreCommand.js', restoring)).toMatchObject({ code: 0 });
    expect(readdirSync(join(elsewhere, 'uploads')).length).toBeGreaterThan(2);
    expect(openToOthers(elsewhere)).toEqual([]);
    await village.mail.stop();
  } finally {
    process.umask(careless);
  }
}, 120_000);

test('told to stop, it finishes what it was asked and the letter at hand, and takes nothing new', async () => {
  // Without MAIL_TO only the visitor gets a letter.
  const village = await startAtWork({ MAIL_TO: '' });
  const { mail, port, token, child, exited } = village;
  mail.mood = 'dawdles';
  const signUp = await signUpAt(village);
  expect((await signUp()).status).toBe(201);

  // A slow upload of a photo, over a keep-alive connection.
  const photo = await sharp({
    create: { width: 400, height: 300, channels: 3, background: 'green' },
  })
    .jpeg()
    .toBuffer();
  const upload = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/file',
    agent: new Agent({ keepAlive: true }),
    headers: {
      apikey: apiKey,
      'x-auth-token': token,
      'content-type': 'multipart/form-data; boundary=x',
    },
  });
  const answered = once(upload, 'response');
  const type = 'Content-Type: image/jpeg';
  upload.write(
    `--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n${type}\r\n\r\n`,
  );
  upload.write(photo.subarray(0, 100));
  await expect.poll(() => readdirSync(join(dataDir, 'uploads/.tmp'))).toHaveLength(1);
  child.kill('SIGTERM');
  await expect.poll(() => village.printed.err).toContain('stopping');
  await expect
    .poll(() =>
      fetch(village.url).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused');
  upload.write(photo.subarray(100));
  upload.end('\r\n--x--\r\n');
  const [response] = (await answered) as [IncomingMessage];
  expect(response.statusCode).toBe(201);
  response.resume();
  expect(await exited).toBe(0);
  expect(mail.received).toHaveLength(1);
  await mail.stop();

  const database = new Sqlite(join(dataDir, 'aldeia.db'), { readonly: true });
  expect(database.prepare('select state from outbox').all()).toEqual([{ state: 'sent' }]);
  expect(database.prepare('select kind from files').all()).toEqual([{ kind: 'photo' }]);
  database.close();
}, 120_000);

test('a visitor who never finishes does not keep it from stopping', {
  skip: !isNight,
  timeout: 120_000,
}, async () => {
  const { child, exited, port } = await startAtWork();
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST /api/inscricoes HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
  socket.on('error', () => {});
  await new Promise((resolve) => setTimeout(resolve, 200));
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  socket.destroy();
});

test('the log says what failed, and nothing of the people it failed for', async () => {
  const village = await startAtWork();
  const { send, printed, url } = village;
  const signUp = await signUpAt(village);
  expect((await signUp()).status).toBe(201);
  const database = new Sqlite(join(dataDir, 'aldeia.db'));
  const booked = database.prepare('select segredo from inscricoes').get() as { segredo: string };
  const paths = [
    `/inscricao/${booked.segredo}`,
    `/api/reservas/${booked.segredo}`,
    '/pesquisa?q=palavra-secreta',
    '/api/pesquisa?q=palavra-secreta',
    '/noticias_e_eventos?tipo=palavra-secreta',
  ];
  for (const path of paths) expect((await send('GET', path)).status, path).toBe(200);

  // With their tables gone, these requests fail from now on.
  const tables = ['inscricoes', 'lojas', 'definicoes', 'searchEntries'];
  for (const name of tables) {
    database.exec(`alter table ${name} rename to ${name}_gone`);
  }
  database.close();
  const search = () => send('GET', '/pesquisa?q=palavra-secreta').then(({ status }) => status);
  await expect.poll(search).toBe(503);
  const failing = await Promise.all([
    ...paths.map((path) => send('GET', path)),
    signUp(),
    fetch(`${url}/lojas?nome=palavra-secreta`),
  ]);
  expect(failing.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(5);
  village.child.kill('SIGTERM');
  await village.exited;
  await village.mail.stop();

  const lines = linesOf(printed.err);
  const failed = lines.flatMap(({ level, msg }) =>
    level === 50 ? msg.split(' cannot be read')[0] : [],
  );
  expect(failed.toSorted()).toEqual(tables.map((name) => `the table ${name}`).toSorted());
  const personal = [...Object.values(visitor), booked.segredo, 'palavra-secreta'];
  for (const each of [...personal, '127.0.0.1', credentials.password, village.token, '?']) {
    expect(printed.err, each).not.toContain(each);
  }
}, 120_000);
