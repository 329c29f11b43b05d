import { readdirSync, readFileSync } from 'node:fs';

/** The processor time of a process so far, in milliseconds, over all of its threads. */
export function workOf(pid: number | undefined): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}
