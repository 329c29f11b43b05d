import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { stop } from './cores.ts';
import { measured, quantile, type Row } from './row.ts';
import { apiKey, credentials, demoVillage, startVillage } from './village.ts';

/** A photo of 24 megapixels with enough in it to be work. */
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

/** How long a page takes, asked for a hundred times a second until told to stop. */
async function waitsWhile(url: string, going: () => boolean): Promise<number[]> {
  const waits: number[] = [];
  while (going()) {
    const begun = performance.now();
    await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
    waits.push(performance.now() - begun);
    await pause(10);
  }
  return waits;
}

/** A page's wait while a photo is taken in and its sizes are made, against a quiet village. */
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
    const quietUntil = performance.now() + 5_000;
    const quiet = await waitsWhile(village.url, () => performance.now() < quietUntil);

    let working = true;
    const upload = async () => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'grande.jpg');
      const headers = { apikey: apiKey, 'x-auth-token': token };
      const answer = await call('/api/file', { method: 'POST', headers, body });
      const { file } = (await answer.json()) as { file: string };
      // Until its last size is made, a smaller one stands in for it and may be kept for a moment only.
      for (;;) {
        const last = await call(`${file}.1600.webp`, { method: 'HEAD' });
        if (last.headers.get('cache-control')?.includes('immutable')) break;
        await pause(200);
      }
      working = false;
    };
    const [busy] = await Promise.all([waitsWhile(village.url, () => working), upload()]);
    return [
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
