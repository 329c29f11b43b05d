import { sql } from 'kysely';
import { notFound, refusal } from '../../calls/refusal.ts';
import { monthsBefore } from '../../language/calendar.ts';
import { messages } from '../../language/messages.ts';
import { pageOf } from '../../server/api/paging.ts';
import { captchaGate } from '../../server/limits/captcha.ts';
import { factsIn, personalData } from '../../server/people/personalData.ts';
import { logActivity } from '../../server/store/atividade.ts';
import { removeBefore } from '../../server/store/removeBefore.ts';
import { table } from '../../server/store/table.ts';
import type { Routes } from '../../server/village/context.ts';
import type { ServerFeature } from '../../server/village/feature.ts';
import {
  assinatura,
  assinaturaCalls,
  assinaturaFields,
  monthsOfSignatures,
} from './assinaturas.ts';

export const assinaturas = table({
  name: assinatura.name,
  fields: assinaturaFields,
  searched: ['name', 'texto'],
});

const newest = { order: [sql`"escritaEm" desc`] };

const routes: Routes = (route, context) => {
  const { store, config, now, withdraw } = context;

  route(assinaturaCalls.write, async ({ body: { captcha, ...written } }) => {
    const spendCaptcha = captchaGate(config, captcha, assinatura.name, now());
    await store.transaction(async (trx) => {
      if (!(await spendCaptcha(trx))) throw refusal(422, 'captcha', messages.captcha);
      await trx.create(assinaturas, { ...written, escritaEm: now().toISOString() });
    });
    return { assinatura: { received: true as const } };
  });

  route(assinaturaCalls.read, async () => ({
    arrayAssinaturas: await store.list(assinaturas, {
      where: { publicada: true },
      ...newest,
      limit: 100,
    }),
  }));

  route(assinaturaCalls.list, async ({ query }) => {
    const { rows, ...counted } = await pageOf(store, assinaturas, query, newest);
    return { arrayAssinaturas: rows, ...counted };
  });

  route(assinaturaCalls.publish, async ({ params, body, actor }) => {
    const page = await store.transaction(async (trx) => {
      const found = await trx.lock(assinaturas, params);
      if (!found) throw notFound('_id');
      const publicada = body.publicada ?? !found.publicada;
      const verb = publicada ? 'signaturePublished' : 'signatureHidden';
      await logActivity(trx, actor, { verb });
      const [changed = found] = await trx.change(assinaturas, params, { publicada });
      return changed;
    });
    if (!page.publicada) await withdraw();
    return { assinatura: page };
  });

  route(assinaturaCalls.remove, async ({ params, actor }) => {
    const page = await store.transaction(async (trx) => {
      const [removed] = await trx.remove(assinaturas, params);
      if (!removed) throw notFound('_id');
      await logActivity(trx, actor, { verb: 'signatureDeleted' });
      return removed;
    });
    await withdraw();
    return { assinatura: page };
  });
};

/** The guest book. */
export const livroDeVisitasServer: ServerFeature = {
  tables: [assinaturas],
  people: {
    withoutPeople: [],
    holdings: [
      personalData({
        table: assinaturas,
        title: 'Livro de visitas',
        who: { fields: ['name'], of: ({ name }) => ({ name }) },
        mentions: 'blanked',
        describe: async (_context, rows) =>
          rows.map((row) => ({
            titulo: row.name,
            factos: factsIn(assinaturas, row, ['escritaEm', 'texto']),
          })),
        async erase(trx, rows) {
          await trx.remove(assinaturas, { _id: rows.map(({ _id }) => _id) });
        },
      }),
    ],
  },
  routes: [routes],
  async erase(trx, { now }) {
    const before = monthsBefore(now(), monthsOfSignatures);
    return { signaturesErased: await removeBefore(trx, assinaturas, 'escritaEm', before) };
  },
};
