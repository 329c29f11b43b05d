import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { privateFileTypes } from '../../calls/anexos.ts';
import { notFound, Refusal, refusal } from '../../calls/refusal.ts';
import { fileCalls } from '../../calls/village.ts';
import { minute, second } from '../../language/durations.ts';
import { megabyte, mostMegabytes } from '../../language/fileSize.ts';
import { messages } from '../../language/messages.ts';
import { isAllowed } from '../../sections/abilities.ts';
import { tooLarge } from '../files/disk.ts';
import type { Files } from '../files/files.ts';
import { type FileRow, pdfFactsOf, photoFacts } from '../files/filesTable.ts';
import { isStoredPath } from '../files/storedPath.ts';
import type { Context } from '../village/context.ts';
import type { Route } from '../village/route.ts';
import { staffOf } from './access.ts';
import { boundaryOf, partsOf } from './multipart.ts';

/** How long a sender may keep silent, and how long a whole upload may take, in milliseconds. */
export type Patience = { pause: number; whole: number };

/** Enough for 25 MB from a phone with poor reception; nginx allows the same pause. */
const usual: Patience = { pause: 30 * second, whole: 10 * minute };

/** No request may take longer to arrive. */
export const longestUpload = usual.whole;

/** How long a form with a file may be: its other parts are dropped as they arrive, but they must end too. */
export const mostUploadBytes = (mostMegabytes + 1) * megabyte;

/** Upload, description and removal of files, for staff. */
export function fileRoutes(
  route: Route,
  { files, publicFiles }: Pick<Context, 'files' | 'publicFiles'>,
  patience = usual,
): void {
  route(fileCalls.upload, async (_asked, request, reply) => {
    const { temp, name } = await receiveOne(request, reply, files, patience);
    return answerFor(await files.keep(temp, name));
  });

  /** What is said of a photo is on every page that shows it, so for a public one the caller must be able to publish. */
  async function describe(
    request: FastifyRequest,
    ...[path, facts]: Parameters<Files['describePhoto']>
  ) {
    const isSeen = isStoredPath(path) && (await publicFiles.until(path)) > 0;
    if (isSeen && !isAllowed(staffOf(request), ['publicar', 'definicoes'])) {
      throw refusal(403, 'permissoes', messages.publishOnly);
    }
    return answerFor(await files.describePhoto(path, facts));
  }
  route(fileCalls.describe, ({ body: { path, alt } }, request) => describe(request, path, { alt }));
  route(fileCalls.focus, ({ body: { path, foco } }, request) => describe(request, path, { foco }));

  route(fileCalls.cut, ({ query: { path = '' } }) => files.cutOf(path));
  route(fileCalls.recut, async ({ body: { path, corte, voltas } }) =>
    answerFor(await files.recut(path, corte, voltas ?? 0)),
  );

  route(fileCalls.remove, async ({ body: { path } }) => {
    await files.removeFile(path);
    return { file: path };
  });
}

function answerFor(row: FileRow) {
  return { file: row.path, photo: photoFacts(row), pdf: pdfFactsOf(row) };
}

/** Sends a private file for the browser to save, not to show; no cache keeps it, and no site learns its address. */
export function sendPrivateFile(
  reply: FastifyReply,
  bytes: Buffer | undefined,
  { name, extension }: { name: string; extension: keyof typeof privateFileTypes },
) {
  if (!bytes) throw notFound('_id');
  return (
    reply
      .type(privateFileTypes[extension])
      .header('cache-control', 'no-store')
      // Also what tells the counter of visits that the address has a secret in it.
      .header('referrer-policy', 'no-referrer')
      .header('content-disposition', `attachment; filename="${name}.${extension}"`)
      .send(bytes)
  );
}

/** The name that the sender's program gave a file, without its folders and without control characters. */
export function plainFileName(name: string): string {
  const last = (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  return last.slice(-100) || 'ficheiro';
}

/** Receives the one file of a request in a temporary file. Reads the whole request, to refuse a broken or second part. */
export async function receiveOne(
  { body, headers }: FastifyRequest,
  reply: FastifyReply,
  files: Pick<Files, 'receive' | 'discard'>,
  patience = usual,
): Promise<{ temp: string; name: string }> {
  if (!(body instanceof Readable)) throw refusal(415, 'file', messages.mediaType);
  let received: { temp: string; name: string } | undefined;
  try {
    const boundary = boundaryOf(headers['content-type'] ?? '');
    for await (const { name, filename, content } of partsOf(arriving(body, patience), boundary)) {
      if (filename === undefined) continue;
      if (name !== 'file') throw refusal(422, 'file', messages.fileMissing);
      if (received) throw refusal(400, 'file', messages.oneFile);
      received = { temp: await files.receive(content), name: filename };
    }
  } catch (error) {
    if (received) await files.discard(received.temp);
    const refused = asRefusal(error);
    // The client has stopped sending, so the connection is closed after the answer.
    if (refused instanceof Refusal && refused.status === 408) reply.header('connection', 'close');
    throw refused;
  } finally {
    // Reads and drops what still arrives: a client that is cut off does not read the answer.
    body.resume();
  }
  if (!received) throw refusal(422, 'file', messages.fileMissing);
  return received;
}

/** The bytes of a request while they keep coming; the stream is left open, so that it can be answered. */
async function* arriving(stream: Readable, { pause, whole }: Patience): AsyncGenerator<Buffer> {
  const chunks = stream.iterator({ destroyOnReturn: false });
  const last = performance.now() + whole;
  try {
    for (let size = 0; ; ) {
      const left = Math.min(pause, last - performance.now());
      const { value, done } = await inTime(chunks.next(), left);
      if (done) return;
      size += value.length;
      if (size > mostUploadBytes) throw tooLarge();
      yield value;
    }
  } finally {
    // Don't await: with a silent client it would wait for ever.
    chunks.return?.()?.catch(() => {});
  }
}

async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const stop = () => reject(refusal(408, 'file', messages.uploadStopped));
    timer = setTimeout(stop, milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A failure of the disk is the server's; every other one means a malformed request. */
function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal || 'syscall' in (error as Error)) return error;
  return refusal(400, 'file', messages.badRequest);
}
