import type { FastifyInstance } from 'fastify';
import { lisbonDay } from '../../fields/calendar.ts';
import { startBackup } from '../backup/backup.ts';
import { tablesHeld } from '../backup/tablesHeld.ts';
import { logActivity } from '../tables/atividade.ts';
import { lastBackup, noteBackup } from '../tables/copias.ts';
import type { Context } from '../village/context.ts';
import { actorOf, confirmed, requireAdmin } from './access.ts';

/** The whole village as one file to take away, and when that was last done. */
export function copiaRoutes(app: FastifyInstance, context: Context): void {
  const { config, store, collections, now } = context;
  const adminOnly = { onRequest: requireAdmin };

  app.get('/api/copia', adminOnly, async (request, reply) => {
    await confirmed(request, reply, context);
    const moment = now();
    await logActivity(store, actorOf(request, moment), { verb: 'backupTaken' });
    const { stream, progress } = await startBackup({
      ...{ store, dataDir: config.dataDir, now: moment },
      tables: tablesHeld(collections),
    });
    reply.raw.once('finish', () => {
      const missing = progress.missing.length;
      if (missing > 0) request.log.warn({ missing }, 'files were gone before their turn');
      noteBackup(store, moment).catch((error) => request.log.error(error));
    });
    return reply
      .type('application/gzip')
      .header('content-disposition', `attachment; filename="aldeia-${lisbonDay(moment)}.tar.gz"`)
      .header('cache-control', 'no-store')
      .send(stream);
  });

  app.get('/api/copia/ultima', adminOnly, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { copia: { madeAt: await lastBackup(store) } };
  });
}
