import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { freePort } from '../tests/freePort.ts';
import { missing, stop } from './cores.ts';
import { type Load, loadOf } from './loadOf.ts';
import { startNginx } from './nginx.ts';
import { measured, median, type Row, unmeasured } from './row.ts';
import { type Answering, behindNginx, demoVillage, startVillage } from './village.ts';
import { addedHeaders, wireOf } from './wire.ts';
import { missingForWordpress, startWordpress, wordpressServer } from './wordpress.ts';

const rounds = 5;
const asked = { 'accept-encoding': 'gzip' };
const root = join(import.meta.dirname, '..');

/** Listens as the program does that counts visits, but reads nothing, since it would need a core of its own. */
async function startListener(port: number): Promise<ChildProcess> {
  const listen = `require('node:dgram').createSocket('udp4').bind(${port}, '127.0.0.1', console.log)`;
  const child = spawn(process.execPath, ['-e', listen]);
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  return child;
}

/** The site configuration of deploy/, without TLS, which none of the others has here either. */
function villageServer(
  folder: string,
  { port, village, visitsPort }: { port: number; village: string; visitsPort: number },
): string {
  const whole = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
  const servers = [...whole.matchAll(/^server \{.*?^\}$/gms)].map(([server]) => server);
  const site = servers.find((server) => server.includes('proxy_pass')) ?? '';
  return `${whole.slice(0, whole.indexOf('\nserver {'))}\n${site}`
    .replace('server 127.0.0.1:3000;', `server ${new URL(village).host};`)
    .replace(/^.*(?:listen \[::\]|ssl_).*\n/gm, '')
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/var/cache/aldeia', join(folder, 'kept'))
    .replaceAll('rate=20r/s', 'rate=100000r/s')
    .replace('127.0.0.1:3080', `127.0.0.1:${visitsPort}`)
    .replace(/listen 443.*;/, `listen 127.0.0.1:${port};`)
    .replaceAll('/usr/lib/aldeia/deploy', join(root, 'deploy'));
}

/** A page as a file that was compressed beforehand, with all its headers. */
async function staticServer(port: number, folder: string, village: string): Promise<string> {
  const { head, body } = await wireOf(village, asked);
  const files = join(folder, 'static');
  mkdirSync(files);
  const compressed = Buffer.from(body, 'base64');
  writeFileSync(join(files, 'index.html'), gunzipSync(compressed));
  writeFileSync(join(files, 'index.html.gz'), compressed);
  const headers = addedHeaders(head, ['content-encoding', 'etag', 'vary']);
  return `server { listen 127.0.0.1:${port}; root ${files}; gzip_static on; gzip_vary on; types { text/html html; } charset utf-8; ${headers} }`;
}

/** How long WordPress takes without its cache, in milliseconds. */
async function freshWait(url: string): Promise<number> {
  const waits: number[] = [];
  for (let round = 0; round < 20; round++) {
    const begun = performance.now();
    const answer = await fetch(`${url}/?fresh=1`, { headers: asked });
    await answer.arrayBuffer();
    if (answer.headers.get('x-cache') !== 'BYPASS') throw new Error('WordPress used its cache');
    waits.push(performance.now() - begun);
  }
  return median(waits);
}

type Peers = Record<'alone' | 'behind' | 'file', Answering> & { wordpress?: Answering };

/** Puts load on each peer in turn; returns the ratios between them. */
async function compare(peers: Peers): Promise<Row[]> {
  const loads: Record<string, Load[]> = {};
  for (let round = 0; round < rounds; round++) {
    for (const [who, peer] of Object.entries(peers)) {
      loads[who] = [...(loads[who] ?? []), await loadOf(peer, '/', asked)];
    }
  }
  const middle = (who: keyof Peers, figure: 'perSecond' | 'p99') =>
    median(loads[who]?.map((load) => load[figure]) ?? []);
  const ratio = (what: string, one: keyof Peers, other: keyof Peers, least?: number) => [
    measured(
      `${what} (${middle(one, 'perSecond').toFixed(0)} a second against ${middle(other, 'perSecond').toFixed(0)})`,
      middle(one, 'perSecond') / middle(other, 'perSecond'),
      { digits: 2, ...(least !== undefined && { least }) },
    ),
    measured(
      `${what}, p99 (${middle(one, 'p99').toFixed(1)} ms against ${middle(other, 'p99').toFixed(1)} ms)`,
      middle(one, 'p99') / middle(other, 'p99'),
      { digits: 2 },
    ),
  ];
  const rows = [
    ...ratio(
      'the landing page from the cache of nginx against nginx sending the same bytes from a file',
      'behind',
      'file',
      0.6,
    ),
    ...ratio(
      'the landing page by the program alone against nginx sending the same bytes from a file',
      'alone',
      'file',
    ),
  ];
  if (!peers.wordpress) return rows;
  return [
    ...rows,
    ...ratio(
      'the landing page from the cache of nginx against a WordPress that nginx keeps the pages of',
      'behind',
      'wordpress',
      10,
    ),
    ...ratio(
      'the landing page by the program alone against a WordPress that nginx keeps the pages of',
      'alone',
      'wordpress',
    ),
    measured("WordPress's front page made anew", await freshWait(peers.wordpress.url), {
      unit: ' ms',
    }),
  ];
}

/** The landing page, alone and behind nginx, against peers; all on one core, without TLS, with gzip. */
export async function benchPeers(): Promise<Row[]> {
  const [absent] = missing(['nginx']);
  if (absent) return [unmeasured('the landing page against peers', `${absent} is not installed`)];
  const absentForWordpress = missingForWordpress();
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-peers-'));
  const dataDir = await demoVillage();
  const alone = await startVillage(dataDir, 'answering', behindNginx);
  const visitsPort = await freePort();
  const listener = await startListener(visitsPort);
  // It is halted, so it would not hear that it should end.
  const ends = [() => stop(alone.child), async () => void listener.kill('SIGKILL')];
  try {
    const [behind, file, blog] = [await freePort(), await freePort(), await freePort()];
    const servers = [
      villageServer(folder, { port: behind, village: alone.url, visitsPort }),
      await staticServer(file, folder, alone.url),
    ];
    const urlOf = (port: number) => `http://127.0.0.1:${port}`;
    if (absentForWordpress.length === 0) {
      ends.unshift(await startWordpress(folder, urlOf(blog), alone.url));
      servers.push(wordpressServer(folder, blog));
    }
    const nginx = await startNginx(folder, file, servers.join('\n'));
    ends.unshift(() => stop(nginx.child));
    const rows = await compare({
      alone,
      behind: { ...nginx, url: urlOf(behind) },
      file: nginx,
      ...(absentForWordpress.length === 0 && { wordpress: { ...nginx, url: urlOf(blog) } }),
    });
    if (absentForWordpress.length === 0) return rows;
    const why = `not installed: ${absentForWordpress.join(', ')}`;
    return [...rows, unmeasured('the landing page against WordPress', why)];
  } finally {
    for (const end of ends) await end();
    rmSync(folder, { recursive: true });
  }
}
