import { sql } from 'kysely';
import { refusal } from '../../calls/refusal.ts';
import { monthsBefore } from '../../language/calendar.ts';
import { messages } from '../../language/messages.ts';
import { pageOf } from '../../server/api/paging.ts';
import { captchaGate } from '../../server/limits/captcha.ts';
import { councilLetter } from '../../server/mail/councilLetters.ts';
import { writeLetter } from '../../server/mail/outbox.ts';
import { factsIn, holding } from '../../server/people/holding.ts';
import { readDefinicoes } from '../../server/store/definicoes.ts';
import { removeBefore } from '../../server/store/removeBefore.ts';
import { table } from '../../server/store/table.ts';
import type { Routes } from '../../server/village/context.ts';
import type { ServerFeature } from '../../server/village/feature.ts';
import { assinaturaCalls, assinaturaFields, monthsOfSignatures } from './assinaturas.ts';

const assinaturas = table({
  name: 'assinaturas',
  fields: assinaturaFields,
  searched: ['name', 'texto'],
  hasLetters: true,
});

const routes: Routes = (route, { store, config, now }) => {
  route(assinaturaCalls.write, async ({ body: { captcha, ...written } }) => {
    const spendCaptcha = captchaGate(config, captcha, 'assinaturas', now());
    await store.transaction(async (trx) => {
      if (!(await spendCaptcha(trx))) throw refusal(422, 'captcha', messages.captcha);
      const { _id } = await trx.create(assinaturas, { ...written, escritaEm: now().toISOString() });
      if (!config.mailTo) return;
      const subject = 'Livro de visitas: uma página nova';
      const letter = councilLetter(config.mailTo, await readDefinicoes(trx), subject, {
        facts: [['De', written.name]],
        after: [written.texto],
        about: _id,
        tipo: assinaturas.name,
      });
      await writeLetter(trx, letter, { now: now() });
    });
    return { assinatura: { received: true as const } };
  });

  route(assinaturaCalls.list, async ({ query }) => {
    const newest = { order: [sql`"escritaEm" desc`] };
    const { rows, ...counted } = await pageOf(store, assinaturas, query, newest);
    return { arrayAssinaturas: rows.map(({ sequence: _, demo: __, ...row }) => row), ...counted };
  });
};

/** The guest book. */
export const livroDeVisitasServer: ServerFeature = {
  tables: [assinaturas],
  people: {
    ofNobody: [],
    holdings: [
      holding({
        table: assinaturas,
        title: 'Livro de visitas',
        who: { fields: ['name'], of: ({ name }) => ({ name }) },
        mentions: 'blanked',
        tell: async (_context, rows) =>
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
  letters: { kinds: [assinaturas.name], who: 'atendimento' },
  async erase(trx, { now }) {
    const before = monthsBefore(now(), monthsOfSignatures);
    return { signaturesErased: await removeBefore(trx, assinaturas, 'escritaEm', before) };
  },
};
