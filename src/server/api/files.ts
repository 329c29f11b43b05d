import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '../../fields/messages.ts';
import { text } from '../../fields/text.ts';
import { mostMegabytes } from '../files/examine.ts';
import type { Files } from '../files/files.ts';
import { photoFacts } from '../files/photosOf.ts';
import type { FileRow } from '../files/table.ts';
import { Refusal, refusal } from '../refusal.ts';
import { requireStaff } from './access.ts';
import { bodyOf, checked } from './body.ts';
import type { Context } from './context.ts';

// No limit on the parts themselves: of one beyond it the parser forgets to hear the error, and a body
// that ends in the middle of such a part would end the program.
const limits = {
  files: 1,
  fields: 5,
  fieldSize: 1_000,
  // One byte more than is accepted, so that going over can be told from just fitting.
  fileSize: mostMegabytes * 1024 * 1024 + 1,
};

const removal = { fields: { path: text('Ficheiro', { required: true }) } };
const description = { fields: { ...removal.fields, alt: text('Texto alternativo') } };

/** Lets the routes of a scope take one file each. */
export async function takeUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { limits, throwFileSizeLimit: false });
}

/** Upload, description and removal of files, for staff. */
export async function fileRoutes(
  app: FastifyInstance,
  { files }: Pick<Context, 'files'>,
): Promise<void> {
  await app.register(async (scope) => {
    await takeUploads(scope);
    const guarded = { onRequest: requireStaff };

    scope.post('/api/file', guarded, async (request, reply) => {
      const { draft, name } = await receiveOne(request, files);
      reply.status(201);
      return answerFor(await files.keep(draft, name));
    });

    scope.put('/api/file', guarded, async (request) => {
      const { path, alt } = checked(description, bodyOf(request));
      return answerFor(await files.setAlt(path, alt));
    });

    scope.delete('/api/file', guarded, async (request) => {
      const { path } = checked(removal, bodyOf(request));
      await files.removeFile(path);
      return { file: path };
    });
  });
}

function answerFor(row: FileRow) {
  return { file: row.path, photo: photoFacts(row) };
}

/** Takes the one file of a request, as a draft. Reads all of it first, so that a broken or second part is known before anything is kept. */
export async function receiveOne(
  request: FastifyRequest,
  files: Pick<Files, 'receive' | 'discard'>,
): Promise<{ draft: string; name: string }> {
  if (!request.isMultipart()) throw refusal(415, 'file', messages.mediaType);
  let received: { draft: string; name: string } | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== 'file') throw refusal(422, 'file', messages.fileMissing);
      const draft = await files.receive(part.file);
      received = { draft, name: part.filename ?? '' };
    }
  } catch (error) {
    if (received) await files.discard(received.draft);
    // What is still on its way is let in and dropped: a client that is cut off hears no answer.
    request.raw.resume();
    throw asRefusal(error);
  }
  if (!received) throw refusal(422, 'file', messages.fileMissing);
  return received;
}

/** A failure of the disk is ours; every other is a request that is not what it should be. */
function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal || 'syscall' in (error as Error)) return error;
  const isSecondFile = (error as { code?: string }).code === 'FST_FILES_LIMIT';
  return refusal(400, 'file', isSecondFile ? messages.oneFile : messages.badRequest);
}
