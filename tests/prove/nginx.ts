import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../freePort.ts';
import { until } from './until.ts';

/** Debian installs nginx in /usr/sbin, which is not in the PATH of ordinary accounts. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };

/** The programs that are needed and could not be installed: without them the proofs fail, in the end. */
export function missingPrograms(): string[] {
  const asked = { nginx: '-v', openssl: 'version' };
  return Object.entries(asked).flatMap(([name, flag]) =>
    spawnSync(name, [flag], { env }).error ? [name] : [],
  );
}

/** What nginx stands in front of. */
type Behind = {
  apps: readonly string[];
  visitsPort?: number;
  /** Takes more pages from one address than it should, so that a proof can read fast. */
  isFast?: boolean;
};

/** The site configuration of deploy/, for this machine and these ports; `folder` gets its other files. */
export function siteOf(
  { folder, plain, secure }: Pick<Prepared, 'folder' | 'plain' | 'secure'>,
  { apps, visitsPort = 9, isFast = false }: Behind,
) {
  const servers = apps.map((app) => `server ${new URL(app).host};`).join('\n    ');
  // The clone may stand where nginx's account cannot go.
  cpSync('deploy', join(folder, 'deploy'), { recursive: true });
  return readFileSync('deploy/nginx.conf', 'utf8')
    .replace('server 127.0.0.1:3000;', servers)
    .replace('server=127.0.0.1:3080', `server=127.0.0.1:${visitsPort}`)
    .replace(/listen \[::\].*;\n/g, '')
    .replace(/listen 80\b/g, `listen 127.0.0.1:${plain}`)
    .replace(/listen 443\b/g, `listen 127.0.0.1:${secure}`)
    .replace('https://$server_name$', `https://$server_name:${secure}$`)
    .replace(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/usr/lib/aldeia/deploy', join(folder, 'deploy'))
    .replaceAll('/var/cache/aldeia', cacheIn(folder))
    .replaceAll('rate=20r/s', isFast ? 'rate=50000r/s' : 'rate=20r/s')
    .replaceAll('aldeia.example', 'localhost');
}

/** The parts of Debian's nginx.conf that affect a site, with every path in `folder`. */
function mainOf(folder: string): string {
  const parts = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${process.getuid?.() === 0 ? 'user www-data;' : ''}
worker_processes auto;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/main.log;
events { worker_connections 768; }
http {
  ${parts.map((part) => `${part}_temp_path ${folder}/${part};`).join('\n  ')}
  sendfile on;
  tcp_nopush on;
  default_type application/octet-stream;
  access_log off;
  gzip on;
  include ${folder}/site.conf;
}`;
}

function selfSign(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      ...name,
      ...files,
    ],
    { env, stdio: 'ignore' },
  );
}

function answers(port: number): Promise<boolean> {
  return new Promise((tell) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      tell(true);
    });
    socket.on('error', () => tell(false));
  });
}

/** A real nginx with the configuration of deploy/, in front of villages. */
export type Nginx = {
  plain: string;
  secure: string;
  /** What `nginx -t` says. */
  verdict: string;
  /** Everything in its logs; waits first, since nginx holds log lines back for up to a second. */
  logs(): Promise<string>;
  stop(): Promise<void>;
};

/** nginx's cache, in its folder: the program removes files from it. */
export const cacheIn = (folder: string) => join(folder, 'cache');

/** What a village is told before it and nginx start: its public address, and where the cache is. */
export type Prepared = Awaited<ReturnType<typeof prepareNginx>>;

/** Makes nginx's folder, with its certificate and an empty cache, and finds it two ports. */
export async function prepareNginx() {
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-nginx-'));
  mkdirSync(join(folder, 'logs'));
  mkdirSync(cacheIn(folder));
  // nginx's account may pass through one and write in the other, as on a real machine, and reads what it may.
  chmodSync(folder, 0o711);
  chmodSync(cacheIn(folder), 0o777);
  selfSign(folder);
  const [plain, secure] = [await freePort(), await freePort()];
  const settings = {
    SITE_URL: `https://localhost:${secure}`,
    TRUST_PROXY: '1',
    CACHE_DIR: cacheIn(folder),
    // The program asks for its own pages, and nobody else vouches for this certificate.
    NODE_EXTRA_CA_CERTS: join(folder, 'fullchain.pem'),
  };
  return { folder, plain, secure, settings };
}

/** Checks the configuration, starts nginx and waits until it listens. */
export async function startNginx(prepared: Prepared, behind: Behind): Promise<Nginx> {
  const { folder, ...ports } = prepared;
  writeFileSync(join(folder, 'site.conf'), siteOf(prepared, behind));
  writeFileSync(join(folder, 'nginx.conf'), mainOf(folder));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  const { stderr } = spawnSync('nginx', ['-t', ...args], { env, encoding: 'utf8' });
  const server = spawn('nginx', args, { env, stdio: 'ignore' });
  const exited = once(server, 'exit');
  if (!(await until(() => answers(ports.secure), { patience: 10_000 }))) {
    throw new Error(`nginx does not listen:\n${stderr}`);
  }
  return {
    plain: `http://localhost:${ports.plain}`,
    secure: `https://localhost:${ports.secure}`,
    verdict: stderr.trim(),
    async logs() {
      await pause(2_000);
      return ['aldeia.access.log', 'aldeia.error.log', 'main.log']
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join('');
    },
    async stop() {
      server.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}
