import { type SqlBool, sql } from 'kysely';
import type { Fields } from '../../fields/field.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { day } from '../../language/durations.ts';
import { daysInBin } from '../../sections/reciclagem.ts';
import { type Collection, sectionOf } from '../../sections/section.ts';
import type { Actor } from './atividade.ts';
import type { Store } from './store.ts';
import { type AnyRecord, type Row, table } from './table.ts';
import { recordAsText, versoes } from './versoes.ts';

/** Records that were deleted, each under its own `_id`. */
export const reciclagem = table({
  name: 'reciclagem',
  isPast: true,
  searched: ['titulo'],
  fields: {
    titulo: text('Título'),
    colecao: text('Coleção'),
    seccao: text('Secção'),
    /** Its identifier, which another record may have taken since. */
    chave: text('Identificador'),
    por: text('Apagado por'),
    em: instant('Apagado em'),
    valores: recordAsText,
  },
});

export type InBin = Row<typeof reciclagem.fields>;

/** When a record in the bin is erased for good. */
export function goesOn({ em }: Pick<InBin, 'em'>): string {
  return new Date(Date.parse(em) + daysInBin * day).toISOString();
}

/** What was deleted since this moment is still in the bin. */
export function binBegins(now: Date): string {
  return new Date(now.getTime() - daysInBin * day).toISOString();
}

/** Moves a deleted record to the bin. */
export async function moveToBin(
  trx: Store,
  collection: Collection,
  row: Row<Fields>,
  { who, now }: Actor,
): Promise<void> {
  const values: AnyRecord = row;
  const { name: seccao = '', heading = '' } = sectionOf(collection.sections, row) ?? {};
  await trx.remove(collection, { _id: row._id });
  await trx.create(reciclagem, {
    _id: row._id,
    demo: row.demo,
    titulo: String(values[heading] ?? ''),
    colecao: collection.name,
    seccao,
    chave: String(values[collection.key] ?? ''),
    por: who,
    em: now.toISOString(),
    valores: JSON.stringify(row),
  });
}

/** Restores a record from the bin, in its old place of the order; under another identifier if one is given. */
export async function takeFromBin(
  trx: Store,
  collection: Collection,
  { _id, valores }: InBin,
  identifier = '',
): Promise<Row<Fields>> {
  const { updatedAt: _, sequence, ...values } = JSON.parse(valores);
  // After a backup was restored on another machine, a newer record may have its place.
  const isPlaceFree = !(await trx.find(collection, { sequence }));
  const isRenamed = identifier !== '' && collection.key === 'identifier';
  await trx.remove(reciclagem, { _id });
  return trx.create(collection, {
    ...values,
    ...(isPlaceFree && { sequence }),
    ...(isRenamed && { identifier }),
    _id,
  });
}

/** Erases these records from the bin for good, with all their versions; returns them. */
export async function emptyBin(trx: Store, some: { _id?: string; demo?: true }): Promise<InBin[]> {
  const gone = await trx.remove(reciclagem, some);
  if (gone.length > 0) await trx.remove(versoes, { registo: gone.map(({ _id }) => _id) });
  return gone;
}

/** Erases records that have been in the bin for long enough; returns them. */
export async function eraseOldBin(trx: Store, now: Date): Promise<InBin[]> {
  const condition = sql<SqlBool>`"em" < ${binBegins(now)}`;
  const erased: InBin[] = [];
  // One by one: a record that is being restored right now is gone from here, and `emptyBin` then
  // leaves its versions alone.
  for (const { _id } of await trx.list(reciclagem, { condition })) {
    erased.push(...(await emptyBin(trx, { _id })));
  }
  return erased;
}
