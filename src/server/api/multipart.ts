import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';

/** One part of a form; its content is read, or skipped, before the next part comes. */
type Part = {
  name: string;
  /** Undefined for a part that is no file. */
  filename: string | undefined;
  content: AsyncIterable<Buffer>;
};

const blankLine = Buffer.from('\r\n\r\n');
const mostHeaderBytes = 16 * 1024;

const malformed = () => refusal(400, 'file', messages.badRequest);

/** The boundary between the parts, from the content type of the request. */
export function boundaryOf(contentType: string): string {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw malformed();
  return boundary;
}

/**
 * The parts of a form as its bytes come in. Only a part's header and the latest bytes are held, so
 * there may be any number of parts; a truncated or malformed form is refused. Everything is pulled
 * in one chain, so there is no stream whose error could go unhandled.
 */
export async function* partsOf(
  bytes: AsyncIterable<Buffer>,
  boundary: string,
): AsyncGenerator<Part> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const incoming = bytes[Symbol.asyncIterator]();
  // The first delimiter may have no line break before it; this one makes it like every other.
  let buffered: Buffer = Buffer.from('\r\n');

  async function hasMore(): Promise<boolean> {
    const { value, done } = await incoming.next();
    if (done) return false;
    buffered = Buffer.concat([buffered, value]);
    return true;
  }

  /** Yields the bytes before a mark, and skips the mark. */
  async function* upTo(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = buffered.indexOf(mark);
      // Without the mark, the last bytes may still be its beginning.
      const end = at >= 0 ? at : Math.max(0, buffered.length - mark.length + 1);
      const before = buffered.subarray(0, end);
      buffered = buffered.subarray(at >= 0 ? at + mark.length : end);
      if (before.length > 0) yield before;
      if (at >= 0) return;
      if (!(await hasMore())) throw malformed();
    }
  }

  async function headerLines(): Promise<string[]> {
    const read: Buffer[] = [];
    let size = 0;
    for await (const piece of upTo(blankLine)) {
      size += piece.length;
      if (size > mostHeaderBytes) throw malformed();
      read.push(piece);
    }
    return Buffer.concat(read).toString().split('\r\n');
  }

  try {
    if (!(await hasMore())) return;
    await skip(upTo(delimiter));
    for (;;) {
      while (buffered.length < 2) if (!(await hasMore())) throw malformed();
      if (buffered.toString('latin1', 0, 2) === '--') return;
      const [padding = '', ...headers] = await headerLines();
      if (padding.trim() !== '') throw malformed();
      const content = upTo(delimiter);
      yield { ...namesIn(headers), content };
      await skip(content);
    }
  } finally {
    await incoming.return?.();
  }
}

async function skip(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of content);
}

const disposition = /^content-disposition:\s*form-data\s*;/i;
// Browsers leave a backslash as it is, others put one before a quote.
const parameter = /;\s*(name|filename)\s*=\s*(?:"((?:\\"|[^"])*)"|([^\s;"]*))/gi;

/** The names in the headers of a part; `name` is '' if it has none. */
function namesIn(headers: readonly string[]): Pick<Part, 'name' | 'filename'> {
  const line = headers.find((header) => disposition.test(header)) ?? '';
  const given = new Map<string, string>();
  for (const [, key = '', quoted, plain = ''] of line.matchAll(parameter)) {
    // This is how browsers write a quote or a line break inside a name.
    const value = (quoted ?? plain).replace(/\\"|%22|%0d|%0a/gi, ' ');
    if (!given.has(key.toLowerCase())) given.set(key.toLowerCase(), value);
  }
  return { name: given.get('name') ?? '', filename: given.get('filename') };
}
