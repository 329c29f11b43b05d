import type { Call } from '../../calls/call.ts';
import { versionsOf } from '../../calls/records.ts';
import { notFound } from '../../calls/refusal.ts';
import { lifeFields } from '../../sections/life.ts';
import { type Collection, sectionOf } from '../../sections/section.ts';
import type { Store } from '../store/store.ts';
import type { Row } from '../store/table.ts';
import { versionsOf as versionsOfRow, versoes } from '../store/versoes.ts';
import type { Context } from '../village/context.ts';
import type { Route } from '../village/route.ts';
import { present } from './answerRecords.ts';
import { checked } from './body.ts';
import { whereIn } from './records.ts';
import { type AnyRow, recordSaver } from './saveRecord.ts';

function answerFor({ numero, quem, em, campos }: Row<typeof versoes.fields>) {
  return { numero: numero ?? 0, quem, em, campos };
}

/** Gives a collection the routes to the versions of its records. */
export function versionRoutes(route: Route, context: Context, collection: Collection): void {
  const { store, files } = context;
  const calls = versionsOf(collection);
  const saver = recordSaver(context, collection);
  const recordAt = (from: Store, params: object) =>
    from.find(collection, whereIn(collection, params)) as Promise<AnyRow | undefined>;
  const versionOf = async (
    from: Store,
    row: AnyRow | undefined,
    { numero = '' }: { numero?: string },
  ) =>
    row && /^\d{1,9}$/.test(numero)
      ? from.find(versoes, { registo: row._id, numero: Number(numero) })
      : undefined;

  route(calls.list, async ({ params }) => {
    const row = await recordAt(store, params);
    if (!row) return { arrayVersoes: null };
    const kept = await versionsOfRow(store, row._id);
    return { arrayVersoes: kept.map(answerFor) };
  });

  route(calls.read, async ({ params }) => {
    const row = await recordAt(store, params);
    const version = await versionOf(store, row, params);
    if (!version) return { versao: null, fotos: {} };
    const valores = JSON.parse(version.valores);
    return {
      versao: { ...answerFor(version), valores },
      fotos: await files.describe(collection.fields, [valores]),
    };
  });

  const { restore }: { restore: Call } = calls;
  route(restore, async ({ params, actor }) => {
    const saved = await store.transaction(async (trx) => {
      const previous = (await trx.lock(collection, whereIn(collection, params))) as
        | AnyRow
        | undefined;
      const version = await versionOf(trx, previous, params);
      const section = previous && sectionOf(collection.sections, previous);
      if (!section || !version) throw notFound('numero');
      // The content comes back; whether visitors see it stays as it is now.
      const life = Object.keys(lifeFields).map((name) => [name, previous[name as 'rascunho']]);
      const whole = { ...JSON.parse(version.valores), ...Object.fromEntries(life) };
      const values = checked(section, whole);
      return saver.change(trx, { previous, values }, actor, 'versionRestored');
    });
    return { [collection.one]: (await present(context, collection, [saved]))[0] };
  });
}
