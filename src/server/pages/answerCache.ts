import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { minute } from '../../language/durations.ts';
import { megabyte } from '../../language/fileSize.ts';
import type { PartialReads } from '../process/partialReads.ts';
import { queue } from '../process/queue.ts';
import type { ContentVersion } from '../store/content.ts';
import { bytesOf, formFor, type Prepared } from './prepared.ts';

/** The quarter of an hour that a moment is in: everything that depends on the clock changes with it. */
const quarterOf = (moment: Date) => Math.floor(moment.getTime() / (15 * minute));

/** Answers that are the same for everyone, kept until the content or the hour changes. */
export type AnswerCache = ReturnType<typeof answerCache>;

/** What there may be instead of an answer: the address to go to, a failure, or nothing. */
type NoAnswer = { redirect: string } | { failure: unknown; html: string } | undefined;

/** How many addresses that are not kept may wait to be made; further ones are refused. */
const mostWaiting = 50;

/** Too many addresses that are not kept are waiting to be made. */
class TooManyError extends Error {
  readonly statusCode = 429;
}

/** A cache of this many bytes, addresses included; the answers asked for longest ago go first. */
function cacheOf(mostBytes: number): LRUCache<string, Prepared> {
  return new LRUCache({
    maxSize: mostBytes,
    sizeCalculation: (prepared, url) => url.length + bytesOf(prepared),
  });
}

/**
 * Whether an address is plain. There are only as many plain ones as there is content; with a query or an
 * escape there is no end to them.
 */
const isPlain = (url: string) => /^\/[\w.~/-]*$/.test(url);

/** Answers marked `no-store` are not kept. */
export const isKept = ({ headers }: Prepared) => headers['cache-control'] !== 'no-store';

/** Makes addresses that are not plain one at a time, so that a flood of them does not hold up the rest. */
function makeTurns() {
  const oneAtATime = queue();
  let waiting = 0;
  return async <T>(make: () => Promise<T>): Promise<T> => {
    if (waiting >= mostWaiting) throw new TooManyError('too many new addresses at once');
    waiting += 1;
    try {
      return await oneAtATime(make);
    } finally {
      waiting -= 1;
    }
  };
}

type CacheOptions = {
  apiKey: string;
  content: Pick<ContentVersion, 'version'>;
  now(): Date;
  partialReads?: Pick<PartialReads, 'count'>;
};

/** Opens a cache, empty. */
export function answerCache({ apiKey, content, now, partialReads = { count: 0 } }: CacheOptions) {
  let plain = cacheOf(64 * megabyte);
  /** What was there until the quarter of an hour turned, for as long as the content is the same. */
  let earlier = cacheOf(64 * megabyte);
  const unbounded = cacheOf(8 * megabyte);
  const cacheFor = (url: string) => (isPlain(url) ? plain : unbounded);
  const making = new Map<string, Promise<Prepared | NoAnswer>>();
  const oneAtATime = makeTurns();
  let known = { version: -1, quarter: -1 };
  let lacking = 0;
  let current = 0;

  /**
   * A number that grows when an answer under way must not be kept: because the content has changed, or because
   * a part of it could not be read.
   */
  function generation(): number {
    const quarter = quarterOf(now());
    const { version } = content;
    if (known.version !== version || known.quarter !== quarter) {
      if (known.version === version) [earlier, plain] = [plain, earlier];
      else earlier.clear();
      known = { version, quarter };
      current += 1;
      plain.clear();
      unbounded.clear();
      making.clear();
    } else if (lacking !== partialReads.count) current += 1;
    lacking = partialReads.count;
    return current;
  }

  /** The answer kept for an address. */
  function find(url: string): Prepared | undefined {
    generation();
    return cacheFor(url).get(url);
  }

  /** Keeps an answer unless its generation has passed. */
  function put(url: string, prepared: Prepared, madeIn: number): void {
    if (generation() !== madeIn) return;
    const cache = cacheFor(url);
    cache.set(url, prepared);
    prepared.onGrowth = () => {
      if (cache.peek(url) !== prepared) return;
      // Setting the same object again would not measure its size again.
      cache.delete(url);
      cache.set(url, prepared);
    };
  }

  /**
   * The answer for an address, kept or made now; requests meanwhile wait for the same one. Only
   * real answers are kept. If it cannot be made, that of the quarter of an hour before still holds.
   */
  async function getOrMake<Other extends NoAnswer>(
    url: string,
    make: () => Promise<Prepared | Other>,
  ): Promise<Prepared | Other> {
    const cached = find(url) ?? (making.get(url) as Promise<Prepared | Other> | undefined);
    if (cached) return cached;
    const madeIn = generation();
    const work = isPlain(url) ? make() : oneAtATime(make);
    making.set(url, work);
    try {
      const made = await work;
      if (made && 'identity' in made && isKept(made)) put(url, made, madeIn);
      const before = made && 'failure' in made ? earlier.peek(url) : undefined;
      return before && before.ends > now().getTime() ? before : made;
    } finally {
      if (making.get(url) === work) making.delete(url);
    }
  }

  /** Answers a request at once if the whole answer is in memory; says whether it did. */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const prepared = find(url);
    if (!prepared) return false;
    // Answers to calls are kept as a visitor gets them. Someone with a token may get more, and someone without
    // the key gets nothing, so both go on to the route.
    const isAllowed = headers.apikey === apiKey && headers['x-auth-token'] === undefined;
    if (prepared.isCall && !isAllowed) return false;
    const ready = prepared.ready[formFor(prepared, headers)];
    if (!ready) return false;
    response.writeHead(ready.status, ready.head);
    response.end(ready.body);
    return true;
  }

  return { generation, find, put, getOrMake, answer };
}
