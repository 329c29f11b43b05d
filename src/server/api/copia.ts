import { copiaCalls } from '../../calls/village.ts';
import { lisbonDay } from '../../language/calendar.ts';
import { startBackup } from '../backup/backup.ts';
import { lastBackup, noteBackup } from '../backup/copias.ts';
import { logActivity } from '../store/atividade.ts';
import type { Routes } from '../village/context.ts';

/** Downloads everything as one file, and says when that was last done. */
export const copiaRoutes: Routes = (route, { config, store, tables, now }) => {
  route(copiaCalls.take, async ({ actor }, request, reply) => {
    const moment = now();
    await logActivity(store, actor, { verb: 'backupTaken' });
    const { stream, progress } = await startBackup({
      store,
      dataDir: config.dataDir,
      now: moment,
      tables,
    });
    reply.raw.once('finish', () => {
      const missing = progress.missing.length;
      if (missing > 0) request.log.warn({ missing }, 'files were gone before their turn');
      const { faltas } = progress.registo;
      if (faltas.length > 0) request.log.error({ faltas }, 'the register is not whole');
      noteBackup(store, moment).catch((error) => request.log.error(error));
    });
    return reply
      .type('application/gzip')
      .header('content-disposition', `attachment; filename="aldeia-${lisbonDay(moment)}.tar.gz"`)
      .send(stream);
  });

  route(copiaCalls.last, async () => ({
    copia: { madeAt: await lastBackup(store) },
  }));
};
