import { type SqlBool, sql } from 'kysely';
import type { Fields } from '../../fields/field.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { day } from '../../language/durations.ts';
import { daysInBin } from '../../sections/reciclagem.ts';
import { type Collection, sectionOf } from '../../sections/section.ts';
import type { Store } from '../store/store.ts';
import { type Row, table } from '../store/table.ts';
import type { Actor } from './atividade.ts';
import { recordAsText, versoes } from './versoes.ts';

type AnyRecord = Readonly<Record<string, unknown>>;

/** Records that were deleted, each under its own `_id`. */
export const reciclagem = table({
  name: 'reciclagem',
  isPast: true,
  searched: ['titulo'],
  fields: {
    titulo: text('Título'),
    colecao: text('Coleção'),
    seccao: text('Secção'),
    /** What its address named it by; another record may be named so since. */
    chave: text('Identificador'),
    por: text('Apagado por'),
    em: instant('Apagado em'),
    valores: recordAsText,
  },
});

export type InBin = Row<typeof reciclagem.fields>;

/** When a record that is in the bin goes for good. */
export function goesOn({ em }: Pick<InBin, 'em'>): string {
  return new Date(Date.parse(em) + daysInBin * day).toISOString();
}

/** Since when what was deleted is still there. */
export function binBegins(now: Date): string {
  return new Date(now.getTime() - daysInBin * day).toISOString();
}

/** Takes a record from where visitors and staff see it. */
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

/** Brings a record back to where it was, in its old place of the order; under another identifier where one is given. */
export async function takeFromBin(
  trx: Store,
  collection: Collection,
  { _id, valores }: InBin,
  identifier = '',
): Promise<Row<Fields>> {
  const { updatedAt: _, sequence, ...values } = JSON.parse(valores);
  // After a restore on another machine a record that came since may have its place.
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

/** Lets go for good of what these say, with all its versions; answers what there was. */
export async function emptyBin(trx: Store, some: { _id?: string; demo?: true }): Promise<InBin[]> {
  const gone = await trx.remove(reciclagem, some);
  if (gone.length > 0) await trx.remove(versoes, { registo: gone.map(({ _id }) => _id) });
  return gone;
}

/** Lets go of what has been there for long enough. */
export async function eraseOldBin(trx: Store, now: Date): Promise<InBin[]> {
  const holds = sql<SqlBool>`"em" < ${binBegins(now)}`;
  const erased: InBin[] = [];
  // One after the other: of one that is being brought back right now nothing is left here.
  for (const { _id } of await trx.list(reciclagem, { holds })) {
    erased.push(...(await emptyBin(trx, { _id })));
  }
  return erased;
}
