import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from '../../calls/refusal.ts';
import { megabyte } from '../../language/fileSize.ts';
import { messages } from '../../language/messages.ts';
import { countUpload } from '../limits/uploadCount.ts';
import { disks } from '../process/disks.ts';
import type { Context } from '../village/context.ts';
import { mostUploadBytes, type Patience, receiveOne } from './files.ts';

/** With less room than this on the disk, what is left is kept for what the council writes. */
const leastRoom = 512 * megabyte;

/** How many bytes a request says it brings. */
export const announcedBytes = ({ headers }: FastifyRequest) =>
  Number(headers['content-length'] ?? mostUploadBytes);

/** What receives a visitor's file, and for how long it waits. */
type Receiver = {
  request: FastifyRequest;
  reply: FastifyReply;
  files: Parameters<typeof receiveOne>[2];
  patience?: Patience | undefined;
};

/**
 * Receives the file of a visitor and has it kept, while there is room for it: on the disk, and in what visitors
 * at one address may send in a day. A file that is refused takes none.
 */
export async function receiveFromVisitor<Kept>(
  context: Context,
  { request, reply, files, patience }: Receiver,
  keep: (received: { temp: string; name: string }) => Promise<Kept>,
): Promise<Kept> {
  if ((await disks.roomAt(context.config.dataDir)) < leastRoom) {
    throw refusal(507, 'file', messages.noRoom);
  }
  const bytes = Math.min(announcedBytes(request), mostUploadBytes);
  const takeBack = await countUpload(context, request.ip, bytes);
  try {
    return await keep(await receiveOne(request, reply, files, patience));
  } catch (error) {
    await takeBack();
    throw error;
  }
}
