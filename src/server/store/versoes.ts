import { sql } from 'kysely';
import { count } from '../../fields/count.ts';
import type { Fields } from '../../fields/field.ts';
import { instant } from '../../fields/instant.ts';
import { list } from '../../fields/list.ts';
import { text } from '../../fields/text.ts';
import { day } from '../../language/durations.ts';
import type { Collection } from '../../sections/section.ts';
import type { Actor } from './atividade.ts';
import type { Store } from './store.ts';
import { type AnyRecord, type Row, type Table, table } from './table.ts';

/** A record as JSON. The files it names are not swept. */
export const recordAsText = {
  ...text('Registo'),
  uploads: 'photo',
  holdsRecord: 'stored',
} as const;

/** A record as each save left it, the newest included. */
export const versoes = table({
  name: 'versoes',
  isPast: true,
  fields: {
    /** The `_id` of the record. */
    registo: text('Registo'),
    numero: count('Número'),
    quem: text('Quem'),
    em: instant('Quando'),
    /** The names of the fields that the save changed. */
    campos: list('Campos', { item: 'campo', most: 1_000 }),
    valores: recordAsText,
  },
  indexes: { registo: '("registo", "numero")' },
});

/** The last 50 versions are kept whatever their age, and those of a year whatever their number. */
const mostKept = 50;
const daysKept = 366;

/** What a version keeps of a record: all of its fields but the number of the version itself. */
function valuesIn({ fields }: Pick<Collection, 'fields'>, row: AnyRecord): AnyRecord {
  const names = Object.keys(fields).filter((name) => name !== 'versao');
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

/** The fields in which two states of a record differ. */
function changedFields(before: AnyRecord, after: AnyRecord): string[] {
  return Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}

type Kept = Pick<Row<Fields>, '_id' | 'updatedAt'>;

/** Keeps a version of what a save left, in its transaction; `previous` is the row before it, if any. */
export async function keepVersion(
  trx: Store,
  collection: Pick<Collection, 'fields'>,
  row: Kept,
  actor: Pick<Actor, 'who' | 'now'>,
  previous?: Kept,
): Promise<void> {
  const keep = (of: Kept, quem: string, em: string, campos: string[]) =>
    trx.create(versoes, {
      registo: of._id,
      numero: Number((of as AnyRecord).versao),
      quem,
      em,
      campos,
      valores: JSON.stringify(valuesIn(collection, of)),
    });
  const before = previous ? valuesIn(collection, previous) : {};
  // A row that nobody saved, like the demo's, gets its first version when it is first changed.
  const isFirst = (previous as AnyRecord | undefined)?.versao === 1;
  if (previous && isFirst && !(await trx.find(versoes, { registo: row._id, numero: 1 }))) {
    await keep(previous, '', previous.updatedAt, []);
  }
  const campos = previous ? changedFields(before, valuesIn(collection, row)) : [];
  await keep(row, actor.who, actor.now.toISOString(), campos);
}

/** Like `keepVersion`, for a row that does not count its saves: they are counted by its kept versions. */
export async function keepUncounted(
  trx: Store,
  { name: _id, fields }: Pick<Table, 'name' | 'fields'>,
  { before, after }: Record<'before' | 'after', AnyRecord>,
  actor: Pick<Actor, 'who' | 'now'>,
): Promise<void> {
  const [last] = await versionsOf(trx, _id, 1);
  const versao = last?.numero ?? 1;
  const stored = { _id, updatedAt: actor.now.toISOString() };
  const row = { ...stored, ...after, versao: versao + 1 };
  const previous = { ...stored, ...before, versao };
  await keepVersion(trx, { fields }, row, actor, previous);
}

/** The kept versions of a row, the newest first. */
export function versionsOf(store: Store, registo: string, limit?: number) {
  const order = [sql`"numero" desc`];
  return store.list(versoes, { where: { registo }, order, ...(limit && { limit }) });
}

/** Who made the present version of a record, and when; '' if nobody saved it. */
export async function authorOf(
  store: Store,
  row: Row<Fields>,
): Promise<{ por: string; em: string }> {
  const numero = Number((row as AnyRecord).versao);
  const made = await store.find(versoes, { registo: row._id, numero });
  return { por: made?.quem ?? '', em: made?.em ?? row.updatedAt };
}

/** Erases versions that are both old and followed by enough others. */
export async function eraseOldVersions({ db }: Store, now: Date): Promise<void> {
  const yearAgo = new Date(now.getTime() - daysKept * day).toISOString();
  const later = db
    .selectFrom('versoes as later')
    .select(({ fn }) => fn.max('later.numero').as('last'))
    .whereRef('later.registo', '=', 'versoes.registo');
  await db
    .deleteFrom(versoes.name)
    .where('em', '<', yearAgo)
    .where(({ eb }) => eb(eb('numero', '+', mostKept), '<=', later))
    .execute();
}
