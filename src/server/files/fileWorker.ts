import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { Refusal } from '../../calls/refusal.ts';
import { examine } from './examine.ts';
import type { Job, Jobs, Outcome, WorkerMessage } from './jobs.ts';
import { readPdf } from './readPdf.ts';
import { widest } from './sizes.ts';

// The program that opens what strangers sent, and nothing else: started by workerProcess.ts.

// One thread and no cache of earlier pictures, because pages matter more than pictures.
sharp.concurrency(1);
sharp.cache(false);

/**
 * In kilobytes: a worker that ever held more than this is replaced. The memory of a large picture does not
 * come back in one piece, so the next picture would find less room below the limit.
 */
const mostHeld = 160 * 1024;

/**
 * The most memory this process ever held, in kilobytes. Linux tells in `VmHWM`; `maxRSS` starts with what the
 * parent process held.
 */
function mostEverHeld(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
}

/** The pixels of the photo being worked on, as wide as its widest size: decoded once for all sizes. */
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
  // A higher effort takes twice as long, and the files look the same and are only a few per cent smaller.
  const made =
    format === 'avif'
      ? small.avif({ quality: 50, effort: 1 })
      : small.webp({ quality: 75, effort: 2 });
  await writeFile(into, await made.toBuffer(), { flag: 'wx' });
  return null;
}

/** Turns and cuts a kept photo, in the worker; without loss, since it is examined as any other afterwards. */
async function recut({ photo, into, voltas, ...corte }: Jobs['recut']['ask']): Promise<null> {
  const turned = sharp(await readFile(photo)).rotate(voltas * 90);
  const { data, info: raw } = await turned.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = raw;
  const [left, top] = [Math.floor(corte.x * width), Math.floor(corte.y * height)];
  const cut = sharp(data, { raw }).extract({
    left: Math.min(left, width - 1),
    top: Math.min(top, height - 1),
    width: Math.max(1, Math.min(Math.round(corte.largura * width), width - left)),
    height: Math.max(1, Math.min(Math.round(corte.altura * height), height - top)),
  });
  await writeFile(into, await cut.png({ compressionLevel: 1 }).toBuffer(), { flag: 'wx' });
  return null;
}

/** Drawings are drawn at the size of the largest icon. */
const density = 576;

/** Makes an icon of a picture, in the worker: all of the picture is in it. */
async function makeIcon({ picture, size, ground, into }: Jobs['makeIcon']['ask']): Promise<null> {
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  // Phones cut such an icon round: only a circle of four fifths is certain to be seen.
  const edge = ground ? Math.round(size / 5) : 0;
  const icon = sharp(await readFile(picture), { density })
    .resize(size - 2 * edge, size - 2 * edge, { fit: 'contain', background })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
    .flatten(ground ? { background } : false);
  await writeFile(into, await icon.png().toBuffer(), { flag: 'wx' });
  return null;
}

function work(job: Job): Promise<Jobs[keyof Jobs]['answer']> {
  if (job.name === 'makeSize') return makeSize(job.ask);
  // Let go of the pixels: the next job may need the memory.
  opened = undefined;
  if (job.name === 'makeIcon') return makeIcon(job.ask);
  if (job.name === 'recut') return recut(job.ask);
  return job.name === 'readPdf' ? readPdf(job.ask) : examine(job.ask);
}

function tell(message: WorkerMessage): void {
  process.send?.(message);
}

function outcomeOf(error: Error & { code?: string }): Outcome {
  if (error instanceof Refusal) return { refused: { status: error.status, errors: error.errors } };
  return { failed: { message: error.message, code: error.code } };
}

/**
 * Whether a PDF was given up on. It is still being worked on in here, and must not be blamed on the next file.
 */
function isCutShort(outcome: Outcome): boolean {
  const answer = 'answer' in outcome ? outcome.answer : null;
  return answer !== null && 'problemas' in answer && answer.problemas.includes('ilegivel');
}

process.on('message', async (job: Job) => {
  const outcome: Outcome = await work(job).then((answer) => ({ answer }), outcomeOf);
  tell({ outcome, isSpent: mostEverHeld() > mostHeld || isCutShort(outcome) });
});

// This process ends with the site and not before. A signal to stop reaches all processes of a service, and the
// site may still be waiting for this one, so signals are ignored.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('SIGTERM', () => {});
process.on('SIGINT', () => {});
tell({ ready: true });
