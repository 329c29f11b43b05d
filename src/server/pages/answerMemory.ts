import type { IncomingMessage, ServerResponse } from 'node:http';
import { lane } from '../files/lane.ts';
import type { Content } from '../store/content.ts';
import { formFor, type Packed } from './packed.ts';

/** Answers that are the same for everyone, kept until the content or the hour changes. */
export type AnswerMemory = ReturnType<typeof answerMemory>;

/** What making an answer may end in instead: the way to another address, or nothing. */
export type NoAnswer = { redirect: string } | undefined;

/** Everything that depends on the clock changes on a quarter of an hour. */
const quarterHour = 15 * 60 * 1000;

const megabyte = 1024 * 1024;

/** How many that nobody asked for before may wait to be made; the next ones are sent away. */
const mostWaiting = 50;

/** More were asked for than can be made. */
export class TooManyError extends Error {
  readonly statusCode = 429;
}

/** Holds so many bytes of answers; the ones that nobody asks for go first. */
function shelf(mostBytes: number) {
  const held = new Map<string, { packed: Packed; bytes: number; wanted: boolean }>();
  let bytes = 0;

  function makeRoom(): void {
    for (const [url, entry] of held) {
      if (bytes <= mostBytes) return;
      held.delete(url);
      if (entry.wanted) {
        // Asked for since it last came by: it goes to the end of the queue.
        entry.wanted = false;
        held.set(url, entry);
      } else {
        bytes -= entry.bytes;
      }
    }
  }

  return {
    get(url: string): Packed | undefined {
      const entry = held.get(url);
      if (entry) entry.wanted = true;
      return entry?.packed;
    },
    set(url: string, packed: Packed): void {
      bytes -= held.get(url)?.bytes ?? 0;
      // Its compressed forms together are smaller than the plain one.
      const size = 2 * packed.identity.length + 4_096;
      held.set(url, { packed, bytes: size, wanted: false });
      bytes += size;
      makeRoom();
    },
    clear(): void {
      held.clear();
      bytes = 0;
    },
  };
}

/** There is no end to addresses with a query or an escape, and they all may lead to one page. */
const isEndless = (url: string) => /[?%]/.test(url);

/** Opens a memory, empty. */
export function answerMemory({
  apiKey,
  content,
  now,
}: {
  apiKey: string;
  content: Pick<Content, 'version'>;
  now(): Date;
}) {
  const plain = shelf(64 * megabyte);
  const endless = shelf(8 * megabyte);
  const making = new Map<string, Promise<Packed | NoAnswer>>();
  const oneAtATime = lane();
  let waiting = 0;
  let known = { version: -1, quarter: -1 };
  let moment = 0;

  /** A number that changes when everything kept so far is out of date. */
  function thisMoment(): number {
    const quarter = Math.floor(now().getTime() / quarterHour);
    if (known.version !== content.version || known.quarter !== quarter) {
      known = { version: content.version, quarter };
      moment += 1;
      plain.clear();
      endless.clear();
      making.clear();
    }
    return moment;
  }

  function find(url: string): Packed | undefined {
    thisMoment();
    return (isEndless(url) ? endless : plain).get(url);
  }

  /** Keeps what was made at a moment, unless that has passed. */
  function keep(url: string, packed: Packed, madeAt: number): void {
    if (thisMoment() === madeAt) (isEndless(url) ? endless : plain).set(url, packed);
  }

  /** What can be asked for without end is made one at a time, so that the rest is not held up. */
  async function inTurn<T>(make: () => Promise<T>): Promise<T> {
    if (waiting >= mostWaiting) throw new TooManyError('too many new addresses at once');
    waiting += 1;
    try {
      return await oneAtATime(make);
    } finally {
      waiting -= 1;
    }
  }

  /** What is kept for an address, or else made for it now, once for all who ask meanwhile; only answers are kept. */
  async function kept<Other extends NoAnswer>(
    url: string,
    make: () => Promise<Packed | Other>,
  ): Promise<Packed | Other> {
    const found = find(url) ?? (making.get(url) as Promise<Packed | Other> | undefined);
    if (found) return found;
    const madeAt = thisMoment();
    const work = isEndless(url) ? inTurn(make) : make();
    making.set(url, work);
    try {
      const made = await work;
      if (made && 'identity' in made) keep(url, made, madeAt);
      return made;
    } finally {
      if (making.get(url) === work) making.delete(url);
    }
  }

  /** Answers a request at once if all of its answer is at hand; otherwise it is still to be answered. */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const packed = find(url);
    if (!packed) return false;
    // Calls are kept as a visitor's: a token may give more, and without the key there is nothing.
    const isCall = url.startsWith('/api/');
    if (isCall && (headers.apikey !== apiKey || headers['x-auth-token'] !== undefined))
      return false;
    const ready = packed.ready[formFor(packed, headers)];
    if (!ready) return false;
    response.writeHead(ready.status, ready.head);
    response.end(ready.body);
    return true;
  }

  return { thisMoment, keep, kept, answer };
}
