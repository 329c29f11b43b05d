import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/freePort.ts';
import { missingPrograms, siteOf } from '../tests/prove/nginx.ts';
import { askOn, startOn, stop } from './cores.ts';
import { measured, median, type Row, unmeasured } from './row.ts';
import { behindNginx, demoVillage, firstAnswer, startVillage, untilKept } from './village.ts';

const paths = { 'the landing page': '/', 'a detail': '/pontos_interesse/ponte-velha' };
const rounds = 5;
const seconds = 2;
const connections = 50;
const asked = { host: 'localhost', 'accept-encoding': 'gzip', connection: 'keep-alive' };

const short =
  'A page costs nginx some microseconds more than a plain file: the name and the coding are worked out by maps, three headers depend on them, and the connections of a visitor are counted. Most of what could be had without giving that up is had: one look for the file, a plain expression, log lines written together, which the plain file’s are not. The larger part is the line that tells the program of each page, so that visits are counted without a script: it is sent at once and on its own.';

type Load = { perSecond: number; p99: number };

/** Has a village write its pages to files and stops it, so that nothing changes them during the measurement. */
async function leaveFiles(dataDir: string): Promise<void> {
  const { url, child } = await startVillage(dataDir, 'any', behindNginx);
  await untilKept(url, dataDir, Object.values(paths));
  await stop(child);
}

/** The headers of deploy/cabecalhos.conf with fixed values, so that nginx need not look any up. */
const fixedHeaders = () =>
  readFileSync('deploy/cabecalhos.conf', 'utf8')
    .replace('$aldeia_keeping', 'no-cache')
    .replace('add_header Content-Type $aldeia_type;', '')
    .replace('default_type ""', 'default_type "text/html; charset=utf-8"');

/** Listens as the program does that counts visits, but reads nothing, since it would need a core of its own. */
async function startListener(port: number) {
  const listen = `require('node:dgram').createSocket('udp4').bind(${port}, '127.0.0.1', console.log)`;
  const child = spawn(process.execPath, ['-e', listen]);
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  return child;
}

/** nginx as in deploy/, without TLS, and beside it a plain folder with the same bytes and headers. */
async function startNginx(folder: string, dataDir: string, visitsPort: number) {
  const [plain, files, bare] = [await freePort(), await freePort(), await freePort()];
  for (const coding of ['gz', 'plain']) {
    for (const [number, path] of Object.values(paths).entries()) {
      const ending = coding === 'gz' ? '.gz' : '';
      const file = join(dataDir, `paginas/atual/${coding}${path}~`);
      cpSync(file, join(folder, `${number}.html${ending}`), { preserveTimestamps: true });
    }
  }
  const site = siteOf(
    folder,
    { plain, secure: files },
    { apps: ['http://127.0.0.1:9'], dataDir, visitsPort },
  )
    .replaceAll(' ssl http2', '')
    .replace(/ssl_(?:certificate|reject).*;/g, '');
  const parts = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off;
pid ${folder}/nginx.pid; error_log /dev/null; events { worker_connections 1024; }
http { sendfile on; tcp_nopush on; keepalive_requests 100000000;
${parts.map((part) => `${part}_temp_path ${folder}/${part};`).join(' ')}
${site}
server { listen 127.0.0.1:${bare}; server_name localhost; access_log ${folder}/bare.log aldeia;
location / { root ${folder}; gzip_static on; ${fixedHeaders()} } } }`,
  );
  const child = startOn('answering', [
    'nginx',
    '-c',
    join(folder, 'nginx.conf'),
    '-e',
    '/dev/null',
  ]);
  const of = (port: number) => `http://127.0.0.1:${port}`;
  await firstAnswer(`${of(bare)}/0.html`, child, performance.now());
  return { child, files: of(files), bare: of(bare) };
}

async function loadOf(url: string): Promise<Load> {
  const load = join(import.meta.dirname, 'load.ts');
  const how = [JSON.stringify(asked), String(connections), String(seconds)];
  return askOn<Load>('asking', [process.execPath, load, url, ...how]);
}

/** Pages as files through nginx, against nginx with the same bytes in a plain folder. */
export async function benchPageFiles(): Promise<Row[]> {
  if (missingPrograms().length > 0) {
    return [unmeasured('pages as files through nginx', 'nginx is not installed')];
  }
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-bench-'));
  const dataDir = await demoVillage();
  await leaveFiles(dataDir);
  const visitsPort = await freePort();
  const listener = await startListener(visitsPort);
  const nginx = await startNginx(folder, dataDir, visitsPort);
  try {
    const rows: Row[] = [];
    for (const [number, [what, path]] of Object.entries(paths).entries()) {
      const [files, bare]: [Load[], Load[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        files.push(await loadOf(nginx.files + path));
        bare.push(await loadOf(`${nginx.bare}/${number}.html`));
      }
      const middle = (loads: Load[], figure: keyof Load) =>
        median(loads.map((load) => load[figure]));
      const against = 'against nginx with `gzip_static` over a plain folder';
      rows.push(
        measured(
          `${what} as a file (${middle(files, 'perSecond').toFixed(0)} a second), requests a second ${against}`,
          middle(files, 'perSecond') / middle(bare, 'perSecond'),
          { digits: 2, least: 0.9, short },
        ),
        measured(
          `${what} as a file (${middle(files, 'p99').toFixed(1)} ms), p99 ${against}`,
          middle(files, 'p99') / middle(bare, 'p99'),
          { digits: 2, most: 1.2 },
        ),
      );
    }
    return rows;
  } finally {
    await stop(nginx.child);
    // It is halted, so it would not hear that it should end.
    listener.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
}
