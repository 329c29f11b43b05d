import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { askOn } from './cores.ts';
import type { Answering } from './village.ts';

const seconds = 3;
const connections = 50;

export type Load = { perSecond: number; p99: number; requests: number; work: number };

/** How long the main thread of a process has been at work, in microseconds. */
function workOf({ child }: Answering): number {
  return Number(readFileSync(`/proc/${child.pid}/schedstat`, 'utf8').split(' ')[0]) / 1000;
}

/** Settles when a program has hardly worked for a second, so that the work after a first start is over. */
export async function whenQuiet(answering: Answering): Promise<void> {
  let before = workOf(answering);
  for (;;) {
    await pause(1000);
    const now = workOf(answering);
    if (now - before < 20_000) return;
    before = now;
  }
}

/** Puts load on an address; `work` is the processor time of a request, which other load hardly changes. */
export async function loadOf(
  answering: Answering,
  path: string,
  asked: Record<string, string>,
): Promise<Load> {
  const load = join(import.meta.dirname, 'load.ts');
  const how = [
    JSON.stringify({ ...asked, connection: 'keep-alive' }),
    String(connections),
    String(seconds),
  ];
  const before = workOf(answering);
  const command = [process.execPath, load, `${answering.url}${path}`, ...how];
  const measuredLoad = await askOn<Omit<Load, 'work'>>('asking', command);
  return { ...measuredLoad, work: (workOf(answering) - before) / measuredLoad.requests };
}
