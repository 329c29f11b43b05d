import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { Refusal } from '../../calls/refusal.ts';
import { examine } from './examine.ts';
import type { Job, Jobs, Outcome, WorkerMessage } from './jobs.ts';
import { readPdf } from './readPdf.ts';
import { widest } from './sizes.ts';

// The program that opens what strangers sent, and nothing else: started by workerProcess.ts.

// One thread and no memory of past pictures: the pages matter more than the pictures.
sharp.concurrency(1);
sharp.cache(false);

/**
 * What a large picture took does not all come back in one piece, and the next would find less room
 * below the ceiling; so a worker that ever held more than this, in kilobytes, is replaced.
 */
const mostHeld = 160 * 1024;

/** In kilobytes. What the system counts as a process's own use begins with what its parent held. */
function mostEverHeld(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
}

/** The pixels of the photo whose sizes are being made, no wider than the widest of them: decoded once for all. */
let opened: { photo: string; data: Buffer; raw: OutputInfo } | undefined;

async function pixelsOf(photo: string): Promise<Sharp> {
  if (opened?.photo !== photo) {
    opened = undefined;
    const { data, info } = await sharp(await readFile(photo))
      .resize({ width: widest, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    opened = { photo, data, raw: info };
  }
  return sharp(opened.data, { raw: opened.raw });
}

/** Makes a size of a kept photo, in the worker. */
async function makeSize({ photo, width, format, into }: Jobs['makeSize']['ask']): Promise<null> {
  const small = (await pixelsOf(photo)).resize({ width });
  // More effort takes twice as long, for files that look the same and weigh as much to a few per cent.
  const made =
    format === 'avif'
      ? small.avif({ quality: 50, effort: 1 })
      : small.webp({ quality: 75, effort: 2 });
  await writeFile(into, await made.toBuffer(), { flag: 'wx' });
  return null;
}

function work(job: Job): Promise<Jobs[keyof Jobs]['answer']> {
  if (job.name === 'makeSize') return makeSize(job.ask);
  // Whatever comes next may need the room.
  opened = undefined;
  return job.name === 'readPdf' ? readPdf(job.ask) : examine(job.ask);
}

function tell(message: WorkerMessage): void {
  process.send?.(message);
}

function outcomeOf(error: Error & { code?: string }): Outcome {
  if (error instanceof Refusal) return { refused: { status: error.status, errors: error.errors } };
  return { failed: { message: error.message, code: error.code } };
}

/** A PDF that was given up on is still being worked on, and what becomes of that is not the next file's fault. */
function isCutShort(outcome: Outcome): boolean {
  const answer = 'answer' in outcome ? outcome.answer : null;
  return answer !== null && 'problemas' in answer && answer.problemas.includes('ilegivel');
}

process.on('message', async (job: Job) => {
  const outcome: Outcome = await work(job).then((answer) => ({ answer }), outcomeOf);
  tell({ outcome, isSpent: mostEverHeld() > mostHeld || isCutShort(outcome) });
});

// It ends with the site, at once, and not before: a signal to stop goes to all of a service's
// processes, and the site may still be waiting for this one.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('SIGTERM', () => {});
process.on('SIGINT', () => {});
tell({ ready: true });
