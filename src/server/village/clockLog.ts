import { type SqlBool, sql } from 'kysely';
import type { Fields } from '../../fields/field.ts';
import { day } from '../../language/durations.ts';
import type { ActivityVerb } from '../../sections/atividade.ts';
import type { Life, lifeFields } from '../../sections/life.ts';
import { sectionOf } from '../../sections/section.ts';
import { atividade, logActivity, theProgram } from '../store/atividade.ts';
import type { Row } from '../store/table.ts';
import type { Context } from './context.ts';

/** What happens to a record at each of its scheduled moments. */
const deeds = { publicarEm: 'published', retirarEm: 'withdrawn' } as const satisfies Partial<
  Record<keyof typeof lifeFields, ActivityVerb>
>;

/** How far back it looks, for a program that did not run for a while. */
const lookedBack = 30 * day;

/** Logs as activity what was published or withdrawn by schedule, each once. */
export async function logScheduledChanges(
  context: Pick<Context, 'store' | 'collections' | 'rules' | 'config' | 'now'>,
): Promise<void> {
  const { store, collections, rules, now } = context;
  const [until, since] = [now(), new Date(now().getTime() - lookedBack)].map((each) =>
    each.toISOString(),
  );
  for (const collection of collections) {
    for (const [name, verb] of Object.entries(deeds)) {
      const moment = sql.ref(name);
      // Skip records saved after their moment: the save has logged it already.
      const condition = sql<SqlBool>`${moment} <> '' and ${moment} > ${since} and ${moment} <= ${until}
        and ${moment} > "updatedAt" and "rascunho" = 0`;
      const rows = (await store.list(collection, { condition })) as (Row<Fields> & Life)[];
      for (const row of rows) {
        const at = row[name as keyof typeof deeds];
        const _id = `relogio-${row._id}-${at}`;
        if (await store.find(atividade, { _id })) continue;
        const { name: place = '', heading = '' } = sectionOf(collection.sections, row) ?? {};
        const subject = String(row[heading as keyof typeof row] ?? '');
        const deed = { _id, verb, place, subject, target: row._id };
        await store.transaction(async (trx) => {
          await logActivity(trx, { who: theProgram, now: new Date(at) }, deed);
          const { afterActivity } = rules[collection.name] ?? {};
          const still = afterActivity && (await trx.lock(collection, { _id: row._id }));
          // If the record was saved meanwhile, that save has already run `afterActivity`.
          if (!still || still.updatedAt !== row.updatedAt) return;
          const actor = { who: theProgram, now: now() };
          await afterActivity(trx, { verb, row: still, previous: still }, { ...context, actor });
        });
      }
    }
  }
}
