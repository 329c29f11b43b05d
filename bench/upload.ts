import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { diskName } from '../src/server/files/storedPath.ts';
import { stop } from './cores.ts';
import { whenQuiet } from './loadOf.ts';
import { measured, quantile, type Row } from './row.ts';
import { apiKey, credentials, demoVillage, startVillage } from './village.ts';

/** A photo of 24 megapixels, with enough noise to be real work. */
function bigPhoto(): Promise<Buffer> {
  return sharp({
    create: {
      width: 6000,
      height: 4000,
      channels: 3,
      background: 'green',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/**
 * The processor time, in milliseconds, of making a photo's sizes as up to version 0.3.0, without
 * the start of a process: six decodings, AVIF at effort 2. An upload is measured against it.
 */
async function costBefore(photo: Buffer): Promise<number> {
  sharp.concurrency(1);
  const before = process.cpuUsage();
  const longest = { width: 2_400, height: 2_400, fit: 'inside' } as const;
  const kept = await sharp(photo)
    .resize(longest)
    .jpeg({ quality: 85, progressive: true })
    .toBuffer();
  for (const width of [480, 960, 1_600]) {
    await sharp(kept).resize({ width }).avif({ quality: 50, effort: 2 }).toBuffer();
    await sharp(kept).resize({ width }).webp({ quality: 75 }).toBuffer();
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The processor time of a process's children that have ended, in milliseconds. */
function costOfEnded(pid = 0): number {
  const [, figures = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = figures.split(' ').slice(13, 15).map(Number);
  return ((user ?? 0) + (system ?? 0)) * 10;
}

async function untilAlone(pid = 0): Promise<void> {
  while (readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim() !== '') await pause(500);
}

/** The waits for a page, requested every 10 ms until told to stop; `fetch` would add its own garbage. */
async function waitsWhile(url: string, going: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const waits: number[] = [];
  while (going()) {
    const begun = performance.now();
    const asking = get(url, { agent, headers: { 'accept-encoding': 'br' } });
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    waits.push(performance.now() - begun);
    await pause(10);
  }
  agent.destroy();
  return waits;
}

/** What a photo costs, and a page's wait while it is taken in and its sizes are made, against a quiet village. */
export async function benchUpload(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-upload-'));
  cpSync(await demoVillage(), folder, {
    recursive: true,
    filter: (source) => !source.includes('/uploads/'),
  });
  const village = await startVillage(folder, 'any');
  try {
    const call = (path: string, init: RequestInit) => fetch(`${village.url}${path}`, init);
    const login = await call('/api/auth', {
      method: 'POST',
      headers: { apikey: apiKey, 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    const { token } = (await login.json()) as { token: string };
    const photo = await bigPhoto();
    await whenQuiet(village);
    const quietUntil = performance.now() + 5_000;
    const quiet = await waitsWhile(village.url, () => performance.now() < quietUntil);

    let working = true;
    const upload = async () => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'grande.jpg');
      const headers = { apikey: apiKey, 'x-auth-token': token };
      const answer = await call('/api/file', { method: 'POST', headers, body });
      const { file } = (await answer.json()) as { file: string };
      const last = join(folder, 'uploads', `${diskName(file)}.1600.webp`);
      while (!existsSync(last)) await pause(200);
      working = false;
    };
    const { pid } = village.child;
    await untilAlone(pid);
    const ended = costOfEnded(pid);
    const [busy] = await Promise.all([waitsWhile(village.url, () => working), upload()]);
    // The worker idles for a while and ends; only then is its whole cost known.
    await untilAlone(pid);
    const cost = costOfEnded(pid) - ended;
    return [
      measured(
        `processor time of an upload of 24 megapixels (${cost} ms, with the start of its process), against how sizes were made up to 0.3.0`,
        cost / (await costBefore(photo)),
        { digits: 2, most: 0.65 },
      ),
      measured(
        `a page's wait (p99) while a photo of 24 megapixels is worked on (quiet: ${quantile(quiet, 0.99).toFixed(1)} ms)`,
        quantile(busy, 0.99),
        {
          unit: ' ms',
          digits: 1,
          most: 50,
          short:
            'The picture is worked on by a process of its own at the lowest priority, and still shares the memory and the cores of the machine with the server and with whoever asks.',
        },
      ),
    ];
  } finally {
    await stop(village.child);
    rmSync(folder, { recursive: true });
  }
}
