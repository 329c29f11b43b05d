import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { choice } from '../../fields/choice.ts';
import { count } from '../../fields/count.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { openDisk } from '../files/disk.ts';
import { examine } from '../files/examine.ts';
import { type Row, table } from '../store/table.ts';
import { announceProof, type Desk, type InscricaoRow, inscricoes } from './inscricoes.ts';

/** Proofs of payment: one per booking, outside the public files, readable by staff only. */
export const comprovativos = table({
  name: 'comprovativos',
  fields: {
    inscricao: { ...text('Reserva'), unique: true },
    /** Its name in the folder of proofs. */
    file: text('Ficheiro'),
    extension: choice('Tipo', ['pdf', 'jpg', 'png']),
    size: count('Tamanho'),
    createdAt: instant('Enviado em'),
  },
  belongsTo: { field: 'inscricao', table: inscricoes.name },
});

export type ComprovativoRow = Row<typeof comprovativos.fields>;

const hour = 60 * 60 * 1000;

/** The verbs for proofs. */
export type Proofs = Awaited<ReturnType<typeof openProofs>>;

/** Opens the folder of proofs. */
export async function openProofs(desk: Desk) {
  const { store, config, now } = desk;
  const disk = await openDisk(join(config.dataDir, 'proofs'));

  return {
    receive: (stream: Readable) => disk.receive(stream),
    discard: (draft: string) => disk.discard(draft),

    /** Keeps a received draft as the proof of a booking, in place of an earlier one. */
    async keep(draft: string, segredo: string): Promise<InscricaoRow | undefined> {
      const file = randomUUID();
      try {
        const { extension, bytes } = await examine(await readFile(draft));
        await disk.write(file, bytes);
        const earlier: string[] = [];
        const booking = await store.transaction(async (trx) => {
          const inscricao = await trx.lock(inscricoes, { segredo });
          if (!inscricao) return undefined;
          const replaced = await trx.remove(comprovativos, { inscricao: inscricao._id });
          earlier.push(...replaced.map((row) => row.file));
          await trx.create(comprovativos, {
            ...{ inscricao: inscricao._id, file, extension, size: bytes.length },
            createdAt: now().toISOString(),
          });
          await announceProof(trx, desk, inscricao);
          return inscricao;
        });
        for (const name of booking ? earlier : [file]) await disk.erase(name);
        return booking;
      } finally {
        await disk.discard(draft);
      }
    },

    find: (inscricao: string) => store.find(comprovativos, { inscricao }),
    read: ({ file }: ComprovativoRow) => disk.read(file),

    /** Erases the files whose booking is gone; young ones may be on their way into a row. */
    async sweep(): Promise<void> {
      const kept = new Set((await store.list(comprovativos)).map(({ file }) => file));
      const before = new Date(now().getTime() - hour);
      for (const name of await disk.names()) {
        if (!kept.has(name) && (await disk.isOlder(name, before))) await disk.erase(name);
      }
      await disk.removeDrafts(before);
    },
  };
}
