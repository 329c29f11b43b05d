import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';

const main = join(import.meta.dirname, 'main.ts');

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
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', DEMO: '0', DATA_DIR: dataDir };
  const child = spawn(process.execPath, [main], { cwd: dataDir, env: { ...env, ...settings } });
  running.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  return { child, said, exited: once(child, 'close').then(([code]) => code as number | null) };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

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
      const { said, exited } = start({ PORT: String(await freePort()), ...settings });
      expect(await exited).toBe(1);
      expect(said.err).toMatch(/^Não foi possível arrancar\. [^\n]+\n$/);
      expect(said.err).toMatch(reason);
      expect(said.err).not.toMatch(/\bat \S+:\d+/);
      expect(said.out).not.toContain('Aldeia:');
    },
    60_000,
  );

  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { said, exited } = start({ PORT: String(port) });
    expect(await exited).toBe(1);
    expect(said.err).toBe(
      `Não foi possível arrancar. A porta ${port} já está ocupada. Escolha outra com PORT.\n`,
    );
    other.close();
  }, 60_000);
});

test('a start says where the site is and, once only, how to get in; told to stop, it stops', async () => {
  const port = await freePort();
  for (const isFirst of [true, false]) {
    const { child, said, exited } = start({ PORT: String(port) });
    await expect.poll(() => said.out + said.err, { timeout: 40_000 }).toContain('Aldeia: ');
    expect(said.out).toContain(`Aldeia: http://localhost:${port}\n`);
    expect(said.out.includes('palavra-passe')).toBe(isFirst);
    const answer = await fetch(`http://127.0.0.1:${port}/saude`);
    expect(await answer.json()).toEqual({ ok: true });
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(said.err).toBe('');
  }
}, 120_000);
