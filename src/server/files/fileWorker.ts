import sharp from 'sharp';
import { Refusal } from '../refusal.ts';
import type { Job, Jobs, Told } from './jobs.ts';
import { look } from './look.ts';
import { makeSize } from './makeSize.ts';

// The program that opens what strangers sent, and nothing else: started by workerProcess.ts.

// One thread and no memory of past pictures: the pages matter more than the pictures.
sharp.concurrency(1);
sharp.cache(false);

function work(job: Job): Promise<Jobs[keyof Jobs]['answer']> {
  return job.name === 'examine' ? look(job.ask) : makeSize(job.ask);
}

function tell(told: Told): void {
  process.send?.(told);
}

process.on('message', (job: Job) => {
  work(job).then(
    (answer) => tell({ answer }),
    (error: Error & { code?: string }) =>
      error instanceof Refusal
        ? tell({ refused: { status: error.status, errors: error.errors } })
        : tell({ failed: { message: error.message, code: error.code } }),
  );
});

// It ends with the site, at once, and not before: a signal to stop goes to all of a service's
// processes, and the site may still be waiting for this one.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('SIGTERM', () => {});
process.on('SIGINT', () => {});
tell({ ready: true });
