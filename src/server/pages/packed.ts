import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a client may ask a body to be coded in. */
export type Coding = 'br' | 'gzip' | 'identity';

/** A form that has been sent once and can be sent again as it is: header names and values in turn, and the body. */
type Ready = { status: number; head: string[]; body: Buffer | undefined };

/** An answer that is the same for everyone, with the forms it was asked for so far. */
export type Packed = {
  status: number;
  type: string;
  etag: string;
  identity: Buffer;
  compressed: Partial<Record<Coding, Promise<Buffer>>>;
  /** `unchanged` is for a client that has it already. */
  ready: Partial<Record<Coding | 'unchanged', Ready>>;
};

const makeBrotli = promisify(brotliCompress);
const makeGzip = promisify(gzip);

/** Below this a compressed body saves less than it costs. */
const leastBytes = 1_000;

const compressors: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => makeBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => makeGzip(body, { level: 6 }),
  identity: async (body) => body,
};

/** Makes an answer ready to be sent in whichever form is asked for. */
export function pack({
  status,
  type,
  text,
}: {
  status: number;
  type: string;
  text: string;
}): Packed {
  const identity = Buffer.from(text);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, type, etag, identity, compressed: {}, ready: {} };
}

/** The form a client is to be given: nothing new, or the smallest coding that it takes. */
export function formFor(
  { etag, identity }: Packed,
  headers: {
    'if-none-match'?: string | undefined;
    'accept-encoding'?: string | string[] | undefined;
  },
): Coding | 'unchanged' {
  // A client may name several it has, and a proxy may have marked them as weak.
  if (headers['if-none-match']?.includes(etag)) return 'unchanged';
  const accepted = String(headers['accept-encoding'] ?? '');
  if (identity.length < leastBytes) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** The headers of a reply, framework's and helmet's alike, as names and values in turn. */
function headOf(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}

/** Gives a reply its status and headers and answers the body to send; what was sent once is ready from then on. */
export async function dress(
  request: FastifyRequest,
  reply: FastifyReply,
  packed: Packed,
): Promise<Buffer | null> {
  const form = formFor(packed, request.headers);
  const { type, etag, compressed } = packed;
  reply.headers({ 'content-type': type, etag, vary: 'accept-encoding' });
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (form === 'unchanged') {
    reply.status(304);
    packed.ready.unchanged ??= { status: 304, head: headOf(reply), body: undefined };
    return null;
  }
  compressed[form] ??= compressors[form](packed.identity);
  const body = await compressed[form];
  if (form !== 'identity') reply.header('content-encoding', form);
  reply.status(packed.status).header('content-length', body.length);
  packed.ready[form] ??= { status: packed.status, head: headOf(reply), body };
  return body;
}
