import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { alone } from '../process/alone.ts';

/** What a client may ask a body to be coded in. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A form that has been sent once and can be sent again as it is: header names and values in turn, and the body. */
type Ready = { status: number; head: string[]; body: Buffer | undefined };

/** An answer that is the same for everyone, with the forms it was asked for so far. */
export type Prepared = {
  status: number;
  type: string;
  etag: string;
  /** Its headers, besides the content type. */
  headers: Record<string, string>;
  /** When something in it ends by itself, in milliseconds; Infinity if nothing does. */
  ends: number;
  /** Whether it answers a call of the API, as a visitor with the key gets it. */
  isCall: boolean;
  /** Whether many ask for it, so that it is worth compressing well. */
  isPopular: boolean;
  identity: Buffer;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
  /** `unchanged` is for a client that has it already. */
  ready: Partial<Record<Encoding | 'unchanged', Ready>>;
  /** Called when it has grown, so that the cache counts its bytes again. */
  onGrowth?(): void;
};

const makeBrotli = promisify(brotliCompress);
const makeGzip = promisify(gzip);

/** Below this a compressed body saves less than it costs. */
const leastBytes = 1_000;

/**
 * Copies bytes into memory of their own: Node cuts small buffers out of larger ones, and keeping one would
 * keep all of it.
 */
function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/**
 * How to compress this many bytes: with only as much memory as they need, where brotli takes megabytes for
 * each by default.
 */
function brotliFor(bytes: number, isPopular: boolean) {
  const window = Math.ceil(Math.log2(bytes + 16));
  return {
    // Quality 10 makes a page a tenth smaller and takes as long as making it, once. What somebody searched for
    // is seldom asked for again, for the largest pages it takes too long, and for the longest lists 6 does too.
    [constants.BROTLI_PARAM_QUALITY]: isPopular && bytes < 40_000 ? 10 : bytes < 150_000 ? 6 : 2,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(window, constants.BROTLI_DEFAULT_WINDOW),
  };
}

const compressors: Record<Encoding, (body: Buffer, isPopular: boolean) => Promise<Buffer>> = {
  br: async (body, isPopular) =>
    ownBytes(await makeBrotli(body, { params: brotliFor(body.length, isPopular) })),
  gzip: async (body) => ownBytes(await makeGzip(body, { level: body.length < 400_000 ? 6 : 1 })),
  identity: async (body) => body,
};

type Answer = Pick<Prepared, 'status' | 'type'> & { text: string };
type Rest = Partial<Pick<Prepared, 'headers' | 'ends' | 'isCall' | 'isPopular'>>;

/** Makes an answer ready to be sent in whichever form is asked for. */
export function prepare(answer: Answer & Rest): Prepared {
  const { status, type, text, headers = {}, isCall = false, isPopular = false } = answer;
  const { ends = Number.POSITIVE_INFINITY } = answer;
  const identity = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  identity.write(text);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const kept = { compressed: {}, ready: {} };
  return { status, type, etag, headers, ends, isCall, isPopular, identity, ...kept };
}

/** What an answer takes besides body and headers: objects, promises, its place in the cache. */
const bytesAround = 2_000;

/** How much memory an answer takes, in the forms it was asked for so far. */
export function bytesOf({ identity, ready }: Prepared): number {
  let bytes = bytesAround + identity.length;
  for (const { head, body } of Object.values(ready)) {
    for (const word of head) bytes += word.length;
    if (body && body !== identity) bytes += body.length;
  }
  return bytes;
}

/** The form a client is to be given: nothing new, or the smallest coding that it takes. */
export function formFor(
  { etag, identity }: Prepared,
  headers: {
    'if-none-match'?: string | undefined;
    'accept-encoding'?: string | string[] | undefined;
  },
): Encoding | 'unchanged' {
  // A client may name several it has, and a proxy may have marked them as weak.
  if (headers['if-none-match']?.includes(etag)) return 'unchanged';
  const accepted = String(headers['accept-encoding'] ?? '');
  if (identity.length < leastBytes) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** The bytes of a form, which are made once. */
export function bodyOf(prepared: Prepared, form: Encoding): Promise<Buffer> {
  prepared.compressed[form] ??= compressors[form](prepared.identity, prepared.isPopular);
  return prepared.compressed[form];
}

/** The headers of a reply, framework's and helmet's alike, as names and values in turn. */
function headOf(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}

/** Sets status and headers of a reply and answers the body to send; a form that was sent once is kept ready. */
export async function negotiate(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: Prepared,
): Promise<Buffer | null> {
  const form = formFor(prepared, request.headers);
  const { type, etag, headers, ends, isCall, ready } = prepared;
  // A caller with a token may be answered more, and one without the key nothing.
  const vary = isCall ? 'accept-encoding, apikey, x-auth-token' : 'accept-encoding';
  reply.headers({ 'content-type': type, etag, vary, ...headers });
  if (!reply.hasHeader('cache-control')) {
    // There is no end to what is missing or searched for: no web server need keep it.
    const isForCaches = prepared.status === 200 && !('x-robots-tag' in headers);
    reply.header('cache-control', isForCaches ? `max-age=0, ${alone(ends)}` : 'no-cache');
  }
  let body: Buffer | undefined;
  if (form === 'unchanged') {
    reply.status(304);
  } else {
    body = await bodyOf(prepared, form);
    if (form !== 'identity') reply.header('content-encoding', form);
    reply.status(prepared.status).header('content-length', body.length);
  }
  // What ends says how many seconds are left, which is never the same again.
  if (!ready[form] && ends === Number.POSITIVE_INFINITY) {
    ready[form] = { status: reply.statusCode, head: headOf(reply), body };
    prepared.onGrowth?.();
  }
  return body ?? null;
}
