import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { call } from './call.ts';
import type { Village } from './startVillage.ts';

const turnLength = 400;

/** A memory figure of a process, in MB. */
export function memoryOf(pid: number | undefined, figure: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

/** The pid of a village's worker, which is its child process; undefined while there is none. */
export function workerOf({ process: { pid } }: Village): number | undefined {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children === '' ? undefined : Number(children.split(' ')[0]);
}

/** The peak memory of a worker in MB, sampled every few milliseconds. */
export function watchMemory(pid: () => number | undefined) {
  let most = 0;
  const looking = setInterval(() => {
    try {
      most = Math.max(most, memoryOf(pid(), 'VmHWM') || 0);
    } catch {
      // It ended meanwhile.
    }
  }, 20);
  return { most: () => most, stop: () => clearInterval(looking) };
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended meanwhile.
  }
}

/**
 * How long a page took, in milliseconds: while the worker was at work, while it was not, and while a program
 * that only fills memory ran in its place at the same priority, which shows what two programs at once cost
 * on this machine, whatever they do.
 */
export type Waits = Record<'busy' | 'quiet' | 'beside', number[]>;

const turns = ['busy', 'quiet', 'busy', 'beside'] as const;

/**
 * A process that fills memory for a photo of 24 megapixels, over and over, while nobody else wants the
 * processor; halted at first. An empty loop is no measure: the kernel hands out memory without a pause.
 */
function startFiller() {
  const filler = spawn('chrt', [
    '--idle',
    '0',
    'nice',
    '-n',
    '19',
    process.execPath,
    '-e',
    'for (;;) Buffer.alloc(75_000_000, 1);',
  ]);
  const pid = filler.pid as number;
  signal(pid, 'SIGSTOP');
  return { pid, end: () => filler.kill('SIGKILL') };
}

/**
 * Reads a page over and over while there is work. The worker is stopped and continued in turn, many
 * times, so that other load on the machine affects all figures alike. Readings during an upload do
 * not count: sending it slows this process down, and not the site.
 */
export async function readInTurns(
  village: Village,
  { isWorking, isSending }: { isWorking: () => boolean; isSending: () => boolean },
): Promise<Waits> {
  const waits: Waits = { busy: [], quiet: [], beside: [] };
  const filler = startFiller();
  try {
    for (let turn = 0; isWorking(); turn++) {
      const worker = workerOf(village);
      const during = turns[turn % turns.length] as keyof Waits;
      if (worker) signal(worker, during === 'busy' ? 'SIGCONT' : 'SIGSTOP');
      signal(filler.pid, during === 'beside' ? 'SIGCONT' : 'SIGSTOP');
      const end = performance.now() + turnLength;
      while (performance.now() < end) {
        const began = performance.now();
        await call('GET', village.url);
        if (worker && !isSending()) waits[during].push(performance.now() - began);
        await pause(2);
      }
      if (worker) signal(worker, 'SIGCONT');
    }
  } finally {
    filler.end();
  }
  return waits;
}

/**
 * What the worker adds to a figure: how many times as much as in quiet or, where the machine alone is slower
 * with two programs at work, as beside the one that only fills memory.
 */
export function addedBy({ busy, quiet, beside }: Waits, measure: (waits: number[]) => number) {
  const [at, without, alone] = [measure(busy), measure(quiet), measure(beside)];
  const ms = (figure: number) => `${figure.toFixed(1)} ms`;
  return {
    ratio: at / Math.max(without, alone),
    said: `${ms(at)} against ${ms(without)} in quiet (${(at / without).toFixed(2)} ×) and ${ms(alone)} beside a program that only fills memory at the same priority (${(at / alone).toFixed(2)} ×)`,
  };
}

export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
}

/** The longest stretch that `watchTurns.ts` printed into a village's log; 0 if it printed none. */
export function longestStretch(log: string): number {
  return Math.max(0, ...[...log.matchAll(/worked ([\d.]+) ms/g)].map(([, took]) => Number(took)));
}

/** The median of the p99 of every 500 readings: a hiccup of the machine is in only a few of them. */
export function usualP99(waits: readonly number[]): number {
  const blocks = Array.from({ length: Math.floor(waits.length / 500) }, (_, number) =>
    quantile(waits.slice(number * 500, (number + 1) * 500), 0.99),
  );
  return quantile(blocks, 0.5);
}
