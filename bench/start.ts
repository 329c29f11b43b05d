import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../tests/freePort.ts';
import { stop } from './cores.ts';
import { measured, median, type Row } from './row.ts';
import { demoVillage, firstAnswer, settings, startVillage } from './village.ts';

const rounds = 5;

/** What the system says a process holds in memory, in megabytes. */
function heldBy(pid = 0): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

async function wholeStart(dataDir: string): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  // In its own process group, since npm does not pass every signal on.
  const child = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...settings(dataDir, port) },
    stdio: 'ignore',
    detached: true,
  });
  const time = await firstAnswer(`http://127.0.0.1:${port}`, child, begun);
  const exited = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await exited;
  return time;
}

/** How long a start takes that fills the demo village, and the memory it holds right afterwards. */
async function firstStart(): Promise<{ startedIn: number; held: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aldeia-first-start-'));
  const { child, startedIn } = await startVillage(dataDir, 'any');
  await pause(3_000);
  const held = heldBy(child.pid);
  await stop(child);
  rmSync(dataDir, { recursive: true });
  return { startedIn, held };
}

/** The time from nothing to the first answer, and the memory held afterwards. */
export async function benchStart(): Promise<Row[]> {
  const dataDir = await demoVillage();
  const starts: number[] = [];
  const held: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { child, startedIn } = await startVillage(dataDir, 'any');
    starts.push(startedIn);
    await pause(3_000);
    held.push(heldBy(child.pid));
    await stop(child);
  }
  const first: { startedIn: number; held: number }[] = [];
  for (let round = 0; round < rounds; round++) first.push(await firstStart());
  const whole: number[] = [];
  for (let round = 0; round < rounds; round++) whole.push(await wholeStart(dataDir));
  const seconds = { unit: ' s', digits: 2 };
  return [
    measured('start to first answer', median(starts) / 1000, { ...seconds, most: 1 }),
    measured(
      'first start, with the demo village to fill',
      median(first.map(({ startedIn }) => startedIn)) / 1000,
      { ...seconds, most: 5 },
    ),
    measured('`npm start` to first answer, nothing to install or build', median(whole) / 1000, {
      ...seconds,
      most: 2,
    }),
    measured('memory at rest with the demo village', median(held), {
      unit: ' MB',
      most: 120,
      short:
        'All code is read at the start, and there is more than twice as much as when 120 MB was promised: payments, requests, followers, other languages, passkeys. Reading rare parts only when they are asked for would help.',
    }),
    measured(
      'memory right after a first start, which filled the demo village',
      median(first.map(({ held: megabytes }) => megabytes)),
      {
        unit: ' MB',
        most: 120,
        short:
          'A first start makes every table, which takes a few megabytes more than finding them there; the next start needs none of it.',
      },
    ),
  ];
}
