import { sql } from 'kysely';
import { z } from 'zod';
import { notFound } from '../../calls/refusal.ts';
import { text } from '../../fields/text.ts';
import { day, minute } from '../../language/durations.ts';
import { avisos } from '../../sections/avisos.ts';
import { avisoOf } from '../../sections/urgente.ts';
import { checkRecord, recordSaver } from '../../server/api/saveRecord.ts';
import { origin, readSettings } from '../../server/process/config.ts';
import { readDefinicoes } from '../../server/store/definicoes.ts';
import { removeBefore } from '../../server/store/removeBefore.ts';
import type { Store } from '../../server/store/store.ts';
import { table } from '../../server/store/table.ts';
import type { Context, Routes } from '../../server/village/context.ts';
import type { ServerFeature } from '../../server/village/feature.ts';
import { alertaCalls } from './alertaCalls.ts';
import { type Alerta, alertaFields } from './alertas.ts';
import { askIpma } from './ipma.server.ts';

/** Warnings that were proposed, and what became of them, so that none is proposed twice. */
export const alertas = table({
  name: 'alertas',
  fields: { ...alertaFields, area: text('Zona') },
});

/** The address of IPMA's weather warnings; any other is a simulation. */
const settings = z.object({
  IPMA_URL: origin('https://api.ipma.pt').default('https://api.ipma.pt'),
});

/** Asks IPMA, if the village chose an area; a warning that IPMA withdrew is no longer proposed. */
export async function lookAtTheWeather({ store, config, now, log }: Context): Promise<void> {
  const { areaIpma: area } = await readDefinicoes(store);
  if (area === '') return;
  try {
    const warnings = await askIpma(readSettings(settings, config.given).ipmaUrl, area);
    await store.transaction(async (trx) => {
      const known = await trx.list(alertas, { where: { area } });
      const isSame = (one: Alerta, other: (typeof warnings)[number]) =>
        one.mensagem === other.mensagem && one.title === other.title;
      const gone = known.filter((row) => !warnings.some((each) => isSame(row, each)));
      await trx.remove(alertas, { _id: gone.map(({ _id }) => _id), estado: 'proposto' });
      for (const each of warnings) {
        const isNew = !known.some((row) => isSame(row, each));
        if (isNew && each.urgenteAte > now().toISOString())
          await trx.create(alertas, { ...each, area });
      }
    });
  } catch (error) {
    log.warn({ err: error }, 'what IPMA warns of could not be read');
  }
}

const alertaRoutes: Routes = (route, context) => {
  const { store, now } = context;
  const isAhead = () => sql<boolean>`"urgenteAte" > ${now().toISOString()}`;

  route(alertaCalls.list, async () => {
    const { areaIpma: area } = await readDefinicoes(store);
    const where = { estado: 'proposto' as const, area };
    return { arrayAlertas: await store.list(alertas, { where, condition: isAhead() }) };
  });

  /** Publishes or ignores a warning that waits, once. */
  const decide = (
    _id: string,
    estado: Alerta['estado'],
    then?: (trx: Store, alerta: Alerta) => Promise<unknown>,
  ) =>
    store.transaction(async (trx) => {
      const alerta = await trx.lock(alertas, { _id });
      const isOver = (alerta?.urgenteAte ?? '') <= now().toISOString();
      if (alerta?.estado !== 'proposto' || isOver) throw notFound('_id');
      await then?.(trx, alerta);
      await trx.change(alertas, { _id }, { estado });
      return { alerta: { ...alerta, estado } };
    });

  route(alertaCalls.publish, async ({ params: { _id }, body, actor }) =>
    decide(_id, 'publicado', (trx, { title, mensagem, urgencia, urgenteAte }) => {
      const notice = avisoOf({ title, mensagem, urgencia, urgenteAte, ...body });
      const checked = checkRecord(avisos.sections, notice, now());
      return recordSaver(context, avisos).create(trx, checked, actor);
    }),
  );
  route(alertaCalls.ignore, async ({ params: { _id } }) => decide(_id, 'ignorado'));
};

export const meteorologiaServer: ServerFeature = {
  tables: [alertas],
  people: { withoutPeople: [alertas], holdings: [] },
  settings,
  routes: [alertaRoutes],
  jobs: [{ name: 'warnings of the weather', every: 15 * minute, run: lookAtTheWeather }],
  async erase(trx, { now }) {
    await removeBefore(trx, alertas, 'urgenteAte', new Date(now().getTime() - 30 * day));
    return {};
  },
};
