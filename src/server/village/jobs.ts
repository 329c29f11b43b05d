import { repeat } from '../process/repeat.ts';
import { withLock } from '../store/lock.ts';
import type { Context, Job } from './context.ts';

/** Runs some jobs one after another; if one fails, the others still run. */
export async function runJobs(context: Context, jobs: readonly Job[]): Promise<void> {
  for (const { name, run } of jobs) {
    await run(context).catch((error) => context.log.error(error, name));
  }
}

/** Runs every job now and at its intervals; returns the function that stops them and waits for them. */
export function startJobs(context: Context): () => Promise<void> {
  const { store, log } = context;
  // One lock for all of an interval: each lock holds a connection while they run.
  const stops = [...Map.groupBy(context.jobs, ({ every }) => every)].map(([every, jobs]) => {
    const work = () => withLock(store, `jobs every ${every}`, () => runJobs(context, jobs));
    return repeat({ every, work }, (error) => log.error(error));
  });
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
