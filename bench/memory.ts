import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/freePort.ts';
import { missing, startOn, stop } from './cores.ts';
import { type Load, loadOf, whenQuiet } from './loadOf.ts';
import { startNginx } from './nginx.ts';
import { measured, median, type Row, unmeasured } from './row.ts';
import { type Answering, apiKey, firstAnswer, startVillage } from './village.ts';
import { addedHeaders, headerOf, type Wire, wireOf } from './wire.ts';

const paths = {
  'the landing page': '/',
  'a list': '/restaurantes',
  'a detail': '/pontos_interesse/ponte-velha',
  'GET /api/noticiasEventos': '/api/noticiasEventos',
};

const rounds = 5;
const asked = { apikey: apiKey, 'accept-encoding': 'br' };

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

/** An nginx that sends the same bytes. */
async function startPlainNginx(folder: string, answers: Record<string, Wire>): Promise<Answering> {
  const locations = Object.entries(answers).map(([path, { head, body }], number) => {
    writeFileSync(join(folder, `${number}.bin`), Buffer.from(body, 'base64'));
    return `location = ${path} { etag off; if_modified_since off; types {} default_type "${headerOf(head, 'content-type')}"; ${addedHeaders(head)} root ${folder}; try_files /${number}.bin =404; }`;
  });
  const port = await freePort();
  const server = `server { listen 127.0.0.1:${port}; ${locations.join('\n')} }`;
  return startNginx(folder, port, server);
}

/** Answers from memory, against the least that a Node server can do with the same bytes, and against nginx. */
export async function benchMemory(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-bench-'));
  // A first start, which has done more work than any other before the first request.
  const dataDir = join(folder, 'village');
  mkdirSync(dataDir);
  const village = await startVillage(dataDir);
  const answers: Record<string, Wire> = {};
  for (const path of Object.values(paths))
    answers[path] = await wireOf(`${village.url}${path}`, asked);
  const bare = await startBare(folder, answers);
  const nginx =
    missing(['nginx']).length === 0 ? await startPlainNginx(folder, answers) : undefined;
  const rows: Row[] = [];
  try {
    await whenQuiet(village);
    // Warm up, so that no engine compiles while it is measured.
    for (const each of [village, bare]) await loadOf(each, '/', asked);
    for (const [what, path] of Object.entries(paths)) {
      const loads: Record<'village' | 'bare' | 'nginx', Load[]> = {
        village: [],
        bare: [],
        nginx: [],
      };
      for (let round = 0; round < rounds; round++) {
        loads.village.push(await loadOf(village, path, asked));
        loads.bare.push(await loadOf(bare, path, asked));
        if (nginx) loads.nginx.push(await loadOf(nginx, path, asked));
      }
      const middle = (of: keyof typeof loads, figure: keyof Load) =>
        median(loads[of].map((load) => load[figure]));
      const rate = Math.round(middle('village', 'perSecond'));
      rows.push(
        measured(
          `${what} from memory (${rate} a second), requests a second against bare \`node:http\``,
          middle('village', 'perSecond') / middle('bare', 'perSecond'),
          { digits: 2, least: 1 },
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
