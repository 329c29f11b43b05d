import { openPrivateFiles } from '../../server/files/privateFiles.ts';
import { isPayable } from './bookingState.ts';
import {
  type BookingContext,
  comprovativos,
  type InscricaoRow,
  inscricoes,
  isInBin,
  lockBooking,
  refuseUnlessActive,
} from './tables.server.ts';
import { writeLetters } from './writeLetters.server.ts';

/** Opens the folder of proofs, and makes it where it is missing. */
export async function openProofs(context: BookingContext) {
  const { store, now } = context;
  const { receive, discard, keep, erase } = await openPrivateFiles(context, comprovativos);

  return {
    receive,
    discard,

    /** Keeps a received upload as the proof of a booking, in place of an earlier one. */
    async keep(temp: string, segredo: string): Promise<InscricaoRow | undefined> {
      const { file, extension, size } = await keep(temp);
      const booking = await store.transaction(async (trx) => {
        const inscricao = await lockBooking(trx, { segredo });
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
        const toCouncil = 'Novo comprovativo de pagamento';
        await writeLetters(trx, context, { inscricao }, { toCouncil });
        await trx.afterCommit(async () => {
          for (const replaced of earlier) await erase(replaced.file);
        });
        return inscricao;
      });
      if (!booking || !isPayable(booking)) await erase(file);
      if (booking && !isPayable(booking)) refuseUnlessActive(booking, 'file');
      return booking;
    },
  };
}
