import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/freePort.ts';
import { askOn, startOn, stop } from './cores.ts';
import { measured, median, type Row, unmeasured } from './row.ts';
import { type Answering, apiKey, demoVillage, firstAnswer, startVillage } from './village.ts';

const paths = {
  'the landing page': '/',
  'a list': '/restaurantes',
  'a detail': '/pontos_interesse/ponte-velha',
  'GET /api/noticiasEventos': '/api/noticiasEventos',
};

const rounds = 5;
const seconds = 3;
const connections = 50;
const asked = { apikey: apiKey, 'accept-encoding': 'br', connection: 'keep-alive' };

type Wire = { head: string[]; body: string };
type Load = { perSecond: number; p99: number; requests: number; work: number };

/** An answer as it comes over the wire, coded as it is. */
function wireOf(url: string): Promise<Wire> {
  return new Promise((resolve, reject) => {
    request(url, { headers: asked }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers;
        const head = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
        resolve({ head, body: Buffer.concat(chunks).toString('base64') });
      });
    })
      .on('error', reject)
      .end();
  });
}

async function startBare(folder: string, answers: Record<string, Wire>): Promise<Answering> {
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const port = await freePort();
  const bare = join(import.meta.dirname, 'bareServer.ts');
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = startOn('answering', [process.execPath, bare, String(port), file]);
  return { url, child, startedIn: await firstAnswer(url, child, begun) };
}

async function startNginx(
  folder: string,
  answers: Record<string, Wire>,
): Promise<Answering | undefined> {
  if (spawnSync('nginx', ['-v']).status !== 0) return undefined;
  // Its workers may run under another account.
  chmodSync(folder, 0o755);
  const locations = Object.entries(answers).map(([path, { head, body }], number) => {
    writeFileSync(join(folder, `${number}.bin`), Buffer.from(body, 'base64'));
    const headers = head.flatMap((name, index) =>
      index % 2 === 0 && !['content-length', 'content-type'].includes(name)
        ? [`add_header ${name} ${JSON.stringify(head[index + 1])};`]
        : [],
    );
    return `location = ${path} { etag off; if_modified_since off; types {} default_type "${head[head.indexOf('content-type') + 1]}"; ${headers.join(' ')} root ${folder}; try_files /${number}.bin =404; }`;
  });
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    file,
    `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log /dev/null;
events { worker_connections 1024; }
http { access_log off; open_file_cache max=100; sendfile on; tcp_nopush on; keepalive_requests 100000000; ${temporary.join(' ')}
server { listen 127.0.0.1:${port}; ${locations.join('\n')} } }`,
  );
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = startOn('answering', ['nginx', '-c', file, '-e', '/dev/null']);
  return { url, child, startedIn: await firstAnswer(url, child, begun) };
}

/** How long the main thread of a process has been at work, in microseconds. */
function workOf({ child }: Answering): number {
  return Number(readFileSync(`/proc/${child.pid}/schedstat`, 'utf8').split(' ')[0]) / 1000;
}

/** Loads an address; `work` is what each request took of the processor, which others on the machine hardly change. */
async function loadOf(answering: Answering, path: string): Promise<Load> {
  const load = join(import.meta.dirname, 'load.ts');
  const how = [JSON.stringify(asked), String(connections), String(seconds)];
  const before = workOf(answering);
  const command = [process.execPath, load, `${answering.url}${path}`, ...how];
  const measuredLoad = await askOn<Omit<Load, 'work'>>('asking', command);
  return { ...measuredLoad, work: (workOf(answering) - before) / measuredLoad.requests };
}

/** What is in memory, against the least a server of Node can do with the same bytes, and against nginx. */
export async function benchMemory(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-bench-'));
  const village = await startVillage(await demoVillage());
  const answers: Record<string, Wire> = {};
  for (const path of Object.values(paths)) answers[path] = await wireOf(`${village.url}${path}`);
  const bare = await startBare(folder, answers);
  const nginx = await startNginx(folder, answers);
  const rows: Row[] = [];
  try {
    for (const [what, path] of Object.entries(paths)) {
      const loads: Record<'village' | 'bare' | 'nginx', Load[]> = {
        village: [],
        bare: [],
        nginx: [],
      };
      for (let round = 0; round < rounds; round++) {
        loads.village.push(await loadOf(village, path));
        loads.bare.push(await loadOf(bare, path));
        if (nginx) loads.nginx.push(await loadOf(nginx, path));
      }
      const middle = (of: keyof typeof loads, figure: keyof Load) =>
        median(loads[of].map((load) => load[figure]));
      const rate = Math.round(middle('village', 'perSecond'));
      rows.push(
        measured(
          `${what} from memory (${rate} a second), requests a second against bare \`node:http\``,
          middle('village', 'perSecond') / middle('bare', 'perSecond'),
          { digits: 2, least: 0.85 },
        ),
        measured(
          `${what} from memory (${middle('village', 'p99').toFixed(1)} ms), p99 against bare \`node:http\``,
          middle('village', 'p99') / middle('bare', 'p99'),
          { digits: 2, most: 1.5 },
        ),
        measured(
          `${what} from memory (${middle('village', 'work').toFixed(0)} µs), processor time a request against bare \`node:http\``,
          middle('village', 'work') / middle('bare', 'work'),
          { digits: 2 },
        ),
        nginx
          ? measured(
              `${what} from memory, requests a second against nginx`,
              middle('village', 'perSecond') / middle('nginx', 'perSecond'),
              { digits: 2 },
            )
          : unmeasured(`${what} from memory against nginx`, 'nginx is not installed'),
      );
    }
  } finally {
    for (const each of [village, bare, nginx]) if (each) await stop(each.child);
    rmSync(folder, { recursive: true });
  }
  return rows;
}
