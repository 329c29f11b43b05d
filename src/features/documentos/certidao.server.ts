import { extname, join } from 'node:path';
import { type SqlBool, sql } from 'kysely';
import { notFound, refusal } from '../../calls/refusal.ts';
import { addDays, lisbonDay } from '../../language/calendar.ts';
import { drawnPdf } from '../../server/files/drawnPdf.ts';
import type { Routes } from '../../server/village/context.ts';
import { boardOf, daysRemembered } from './board.ts';
import { certidaoCalls } from './certidaoCalls.ts';
import { documentos, refusals } from './documentos.ts';
import { readCertidao } from './readCertidao.server.ts';

// Beside this file both in the source (.ts) and in the build (.js).
const program = join(import.meta.dirname, `certidaoProgram.server${extname(import.meta.filename)}`);

/** Certificates of publication, from the register. */
export const certidaoRoutes: Routes = (route, { config, store, now }) => {
  const { dataDir, siteUrl } = config;
  const read = ({ identifier }: { identifier: string }) =>
    readCertidao(store, identifier, { dataDir, siteUrl, now: now() });

  route(certidaoCalls.read, async ({ params }) => {
    const { certidao, registo } = await read(params);
    if (certidao) return { certidao, registo };
    const isThere = await store.find(documentos, { identifier: params.identifier });
    // Only null makes it a 404: a document without a certificate is there all the same.
    return isThere ? { registo } : { certidao: null, registo };
  });

  route(certidaoCalls.pdf, async ({ params }, _request, reply) => {
    const { certidao, registo } = await read(params);
    // No certificate to sign while the register cannot be trusted.
    if (registo.faltas.length > 0) {
      throw refusal(409, 'registo', refusals.registerBroken);
    }
    if (!certidao) throw notFound('identifier');
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="certidao-${certidao.identifier}.pdf"`)
      .send(await drawnPdf(program, certidao));
  });
};

/** The editais on the board, and those still to post. */
export const quadroRoute: Routes = (route, { store, now }) => {
  route(certidaoCalls.board, async () => {
    const today = lisbonDay(now());
    const rows = await store.list(documentos, {
      condition: sql<SqlBool>`"type" = 'Edital' and "retiradoEm" = ''
        and ("afixadoEm" <> '' or "date" >= ${addDays(today, -daysRemembered)})`,
      order: [sql`"date"`],
    });
    return {
      arrayQuadro: rows.map((row) => {
        const { identifier, title, numero, date, afixadoEm } = row;
        const { step: passo, words: palavras, isLate: atrasado } = boardOf(row, today);
        return { identifier, title, numero, date, afixadoEm, passo, palavras, atrasado };
      }),
    };
  });
};
