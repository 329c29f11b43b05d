import { randomUUID } from 'node:crypto';
import { openDisk } from '../../server/files/disk.ts';
import { examineAndKeep } from '../../server/files/examineAndKeep.ts';
import type { Row } from '../../server/store/table.ts';
import {
  type BookingContext,
  comprovativos,
  type InscricaoRow,
  inscricoes,
  isInBin,
  isPayable,
  proofFolder,
  refuseUnlessActive,
} from './tables.server.ts';
import { writeLetters } from './writeLetters.server.ts';

type ComprovativoRow = Row<typeof comprovativos.fields>;

const hour = 60 * 60 * 1000;

/** Opens the folder of proofs, and makes it where it is missing. */
export async function openProofs(context: BookingContext) {
  const { store, config, now } = context;
  const disk = await openDisk(proofFolder(config));

  return {
    receive: (bytes: AsyncIterable<Buffer>) => disk.receive(bytes),
    discard: (draft: string) => disk.discard(draft),

    /** Keeps a received draft as the proof of a booking, in place of an earlier one. */
    async keep(draft: string, segredo: string): Promise<InscricaoRow | undefined> {
      const file = randomUUID();
      const { extension, size } = await examineAndKeep(disk, draft, () => file);
      const booking = await store.transaction(async (trx) => {
        const inscricao = await trx.lock(inscricoes, { segredo });
        if (!inscricao || isInBin(inscricao)) return undefined;
        if (!isPayable(inscricao)) return inscricao;
        const earlier = await trx.remove(comprovativos, { inscricao: inscricao._id });
        await trx.create(comprovativos, {
          inscricao: inscricao._id,
          file,
          extension,
          size,
          createdAt: now().toISOString(),
        });
        await trx.change(inscricoes, { _id: inscricao._id }, { motivoRecusa: '' });
        const told = 'Novo comprovativo de pagamento';
        await writeLetters(trx, context, { inscricao }, undefined, told);
        await trx.afterCommit(async () => {
          for (const replaced of earlier) await disk.erase(replaced.file);
        });
        return inscricao;
      });
      if (!booking || !isPayable(booking)) await disk.erase(file);
      if (booking && !isPayable(booking)) refuseUnlessActive(booking, 'file');
      return booking;
    },

    /** Its bytes; none where it went with its booking a moment ago. */
    read: ({ file }: ComprovativoRow): Promise<Buffer | undefined> =>
      disk.read(file).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return undefined;
      }),

    /** Erases the files whose booking is gone; young ones may be on their way into a row. */
    async sweep(): Promise<void> {
      const named = new Set((await store.list(comprovativos)).map(({ file }) => file));
      const before = new Date(now().getTime() - hour);
      for (const name of await disk.names()) {
        if (!named.has(name) && (await disk.isOlder(name, before))) await disk.erase(name);
      }
      await disk.removeDrafts(before);
    },
  };
}
