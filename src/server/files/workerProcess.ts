import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { extname, join } from 'node:path';
import { Refusal, refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import { queue } from '../process/queue.ts';
import type { Job, Jobs, Outcome, WorkerMessage } from './jobs.ts';

/**
 * The memory limit of the worker in kilobytes, of what the kernel counts as its data: 600 MB for pictures,
 * plus what Node reserves for stacks and heaps without using it, which on Intel is twice as much.
 */
const ceiling = ((process.arch === 'x64' ? 610 : 300) + 600) * 1024;

/**
 * The limit covers native memory too, so a decoder that asks for more is refused, or the process ends. If the
 * whole machine runs out of memory this process is killed first, and it never takes the processor from a page.
 */
const limited = `ulimit -d "$0" || exit 1
echo 1000 2>/dev/null >/proc/self/oom_score_adj
chrt --idle --pid 0 $$ >/dev/null 2>&1
exec nice -n 19 "$@"`;

/**
 * Few threads and small heaps; pictures stay in memory, where the limit counts them, instead of temporary
 * files.
 */
const flags = ['--max-old-space-size=128', '--max-semi-space-size=2', '--v8-pool-size=1'];
const environment = {
  UV_THREADPOOL_SIZE: '2',
  MALLOC_ARENA_MAX: '2',
  VIPS_DISC_THRESHOLD: '100g',
  PATH: process.env.PATH,
};

// Beside this file, both as source and as built.
const program = join(import.meta.dirname, `fileWorker${extname(import.meta.filename)}`);

/**
 * How long a start, a job, and the wait for another job may take, in milliseconds; other uploads wait
 * meanwhile.
 */
type Times = { start: number; job: number; rest: number };

/**
 * How much memory reading a PDF may hold, in kilobytes, checked every few milliseconds. Unlike a picture it
 * does not use what Node reserves, so the limit above would leave it more than it should have.
 */
const mostForPdf = 640 * 1024;

/**
 * A job that ran out of time with less processor time than this was slowed down by the machine, not by the
 * file.
 */
const fairShare = 2_000;

/**
 * A process of its own for opening files, not yet started: it starts with the first job and ends when
 * there is nothing to do. It does one job at a time, in the order they came.
 */
export function workerProcess({
  start: mostStart = 60_000,
  job: mostJob = 20_000,
  rest = 20_000,
}: Partial<Times> = {}) {
  const inTurn = queue();
  let child: ChildProcess | undefined;
  let isSpent = false;
  let resting: NodeJS.Timeout | undefined;

  async function start(): Promise<ChildProcess> {
    const command = [String(ceiling), process.execPath, ...flags, program];
    const started = spawn('/bin/sh', ['-c', limited, ...command], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: environment,
    });
    let complaints = '';
    started.stderr?.on('data', (chunk) => {
      complaints = (complaints + chunk).slice(-2_000);
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    const failed = () => new Error(`the worker for files does not start: ${complaints}`);
    await nextMessage(started, mostStart, failed);
    child = started;
    return started;
  }

  function end(): void {
    child?.kill('SIGKILL');
    child = undefined;
    isSpent = false;
  }

  return {
    /** Has a job done. A file that the worker dies of, or takes too long over, is refused. */
    run<Name extends keyof Jobs>(
      name: Name,
      ask: Jobs[Name]['ask'],
    ): Promise<Jobs[Name]['answer']> {
      return inTurn(async () => {
        clearTimeout(resting);
        // Only a file that was not examined yet may need all of the memory.
        const needsRoom = name !== 'makeSize';
        if (isSpent && needsRoom) end();
        const working = child ?? (await start());
        keepAlive(working, true);
        const watching = name === 'readPdf' ? endAbove(working, mostForPdf) : undefined;
        try {
          const unopened = (isBusy: boolean) =>
            // A kept PDF can be read another time.
            isBusy && name === 'readPdf'
              ? new Error('the machine is too busy to read a PDF')
              : refusal(422, 'file', messages.fileUnopened);
          const message = nextMessage(working, mostJob, unopened);
          working.send({ name, ask } as Job, (error) => error && working.kill('SIGKILL'));
          const done = (await message) as Exclude<WorkerMessage, { ready: true }>;
          isSpent = done.isSpent;
          if (isSpent && needsRoom) end();
          return answerIn(done.outcome) as Jobs[Name]['answer'];
        } finally {
          clearInterval(watching);
          keepAlive(working, false);
          resting = setTimeout(end, rest).unref();
        }
      });
    },
    /** Its process id while it runs. */
    pid: () => child?.pid,
  };
}

/** The worker of this process: it opens one file at a time. */
export const worker = workerProcess();

/** The next message of a child; fails if the child ends first, or is killed for saying nothing in time. */
function nextMessage(
  child: ChildProcess,
  time: number,
  failed: (isBusy: boolean) => Error,
): Promise<WorkerMessage> {
  return new Promise((resolve, reject) => {
    const worked = workOf(child);
    let isBusy = false;
    const late = setTimeout(() => {
      isBusy = workOf(child) - worked < fairShare;
      child.kill('SIGKILL');
    }, time);
    const stop = () => {
      clearTimeout(late);
      child.off('message', receive).off('exit', fail).off('error', fail);
    };
    const receive = (message: unknown) => {
      stop();
      resolve(message as WorkerMessage);
    };
    const fail = () => {
      stop();
      reject(failed(isBusy));
    };
    child.on('message', receive).on('exit', fail).on('error', fail);
  });
}

/** Kills a child once it holds more than this many kilobytes, where /proc tells. */
function endAbove(child: ChildProcess, most: number): NodeJS.Timeout {
  return setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      if (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) > most) child.kill('SIGKILL');
    } catch {
      // It ended meanwhile.
    }
  }, 20);
}

/** The processor time of a process so far, in milliseconds; the wall clock where /proc does not tell. */
function workOf({ pid }: ChildProcess): number {
  try {
    const figures = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(figures[11]) + Number(figures[12])) * 10;
  } catch {
    return performance.now();
  }
}

function answerIn(outcome: Outcome): unknown {
  if ('answer' in outcome) return outcome.answer;
  if ('refused' in outcome) throw new Refusal(outcome.refused.status, outcome.refused.errors);
  const { message, code } = outcome.failed;
  throw Object.assign(new Error(message), { code });
}

/** A child keeps this process from ending only while it is at work. */
function keepAlive(child: ChildProcess, isAtWork: boolean): void {
  for (const each of [child, child.channel, child.stderr as Socket | null]) {
    if (isAtWork) each?.ref();
    else each?.unref();
  }
}
