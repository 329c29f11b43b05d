import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../tests/freePort.ts';
import { runProgram, startProgram } from '../../tests/program.ts';

let folder: string;
let running: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aldeia-comecar-'));
});
afterEach(async () => {
  for (const child of running) if (child.kill('SIGKILL')) await once(child, 'close');
  running = [];
  rmSync(folder, { recursive: true });
});

/** Starts an empty village that nobody has begun with; the secret is that of the link it printed. */
async function start(dataDir = folder) {
  const port = await freePort();
  const env = { HOST: '127.0.0.1', PORT: String(port), DEMO: '0', DATA_DIR: dataDir };
  const child = startProgram('dist/main.js', { cwd: folder, env });
  running.push(child);
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  await expect.poll(() => out, { timeout: 60_000 }).toContain('Aldeia: ');
  const [, secret = ''] = /Para começar: \S+\/comecar\/(\S+)\n/.exec(out) ?? [];
  const url = `http://127.0.0.1:${port}`;
  const read = async (path: string) => {
    const answer = await fetch(url + path);
    return { status: answer.status, html: await answer.text() };
  };
  const send = async (step: string, body: Record<string, string> | Buffer = {}, key = secret) => {
    const typed = Buffer.isBuffer(body) ? new Uint8Array(body) : new URLSearchParams(body);
    const how = { method: 'POST', body: typed, redirect: 'manual' } as const;
    const answer = await fetch(`${url}/api/comecar/${key}/${step}`, how);
    return { status: answer.status, html: await answer.text() };
  };
  return { child, url, secret, read, send };
}

const nomes = { villageName: 'Vilar de Perdizes', councilName: 'Junta de Freguesia de Vilar' };
const conta = { username: 'Zulmira', email: 'z@exemplo.pt', password: 'três vezes nove e um' };
const logIn = (url: string) => {
  const { apiKey } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
  const { username, password } = conta;
  return fetch(`${url}/api/auth`, {
    method: 'POST',
    headers: { apikey: apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
};

test('an empty village is begun with by whoever has the link, step by step, and over a restart', async () => {
  const one = await start();
  for (const path of ['/', '/login', '/api/lojas', '/backoffice', `/comecar/${'x'.repeat(43)}`]) {
    const { status, html } = await one.read(path);
    expect([path, status]).toEqual([path, 503]);
    expect(html).toContain('Esta aldeia está a ser preparada');
  }
  expect((await one.read('/saude')).status).toBe(200);
  expect((await one.send('nomes', nomes, 'y'.repeat(43))).status).toBe(503);
  expect(readFileSync(join(folder, 'comecar.json'), 'utf8')).not.toContain(one.secret);

  const none = await one.send('nomes', { villageName: 'São Brás & "Ó"', councilName: '' });
  expect(none.status).toBe(422);
  expect(none.html).toContain('Campo obrigatório');
  expect(none.html).toContain('value="São Brás &amp; &quot;Ó&quot;"');
  expect((await one.send('vazia')).html).toContain('Passo 1 de 3');
  expect((await one.send('nomes', nomes)).status).toBe(303);
  one.child.kill('SIGTERM');
  await once(one.child, 'close');

  const two = await start();
  expect(two.secret).not.toBe(one.secret);
  expect((await two.read(`/comecar/${one.secret}`)).status).toBe(503);
  expect((await two.read(`/comecar/${two.secret}`)).html).toContain('Passo 2 de 3');
  const short = await two.send('conta', { ...conta, password: 'curta' });
  expect(short).toMatchObject({ status: 422, html: expect.stringContaining('10 caracteres') });
  expect(short.html).not.toContain('curta');
  expect((await two.send('conta', { ...conta, email: 'zulmira' })).status).toBe(422);
  expect((await two.send('conta', conta)).status).toBe(303);

  const wrong = await two.send('copia', Buffer.from('uma carta'));
  expect(wrong.html).toMatch(
    /role="alert">O ficheiro não é uma cópia de segurança.*nada foi alterado/,
  );
  expect((await two.send('vazia')).html).toContain('A aldeia está pronta');
  expect((await two.read(`/comecar/${two.secret}`)).status).not.toBe(200);
  expect((await two.send('vazia')).status).toBe(403);
  const closed = await two.read('/');
  expect(closed.status).toBe(503);
  expect(closed.html).toContain('O site de Vilar de Perdizes abre em breve');
  expect((await logIn(two.url)).status).toBe(200);
  two.child.kill('SIGTERM');
  await once(two.child, 'close');
  expect((await start()).secret).toBe('');
});

test('it can begin with the demo village, and another with a copy of it', async () => {
  const one = await start();
  await one.send('nomes', nomes);
  await one.send('conta', conta);
  expect((await one.send('demonstracao')).html).toContain('A aldeia está pronta');
  expect((await one.read('/')).html).toContain('O site de Vilar de Perdizes abre em breve');
  const copy = join(folder, 'copia.tar.gz');
  const env = { DATA_DIR: folder };
  const made = await runProgram('dist/backupCommand.js', { args: [copy], cwd: folder, env });
  expect(made.code).toBe(0);

  const other = await start(join(folder, 'outra'));
  await other.send('nomes', { villageName: 'Outra', councilName: 'Outra' });
  await other.send('conta', { ...conta, username: 'rui' });
  const whole = readFileSync(copy);
  const cut = await other.send('copia', whole.subarray(0, whole.length - 5_000));
  expect(cut.html).toContain('role="alert"');
  expect((await other.send('copia', whole)).html).toContain('A aldeia está pronta');
  const args = ['list'];
  const list = { args, cwd: folder, env: { DATA_DIR: join(folder, 'outra') } };
  expect((await runProgram('dist/staffCommand.js', list)).out).toMatch(/^zulmira\t.*\nrui\t/);
  // The copy brought other keys: the program ends, and is started again by what started it.
  if (other.child.exitCode === null) await once(other.child, 'close');
  expect(other.child.exitCode).toBe(0);
  expect((await start(join(folder, 'outra'))).secret).toBe('');
}, 240_000);
