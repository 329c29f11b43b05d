import { expressionBuilder } from 'kysely';
import type { Field, Fields } from '../../fields/field.ts';
import { flag } from '../../fields/flag.ts';
import { instant } from '../../fields/instant.ts';
import type { AnyTables } from './database.ts';
import type { Table } from './table.ts';

/** The columns of every table, read and written like declared fields. */
const commonFields: Fields = { updatedAt: instant('Atualizado em'), demo: flag('Demonstração') };

/** Values as the columns keep them. */
export function toColumns(table: Table, values: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = table.fields[name] ?? commonFields[name];
      return [name, field ? (field.toColumn(value) ?? null) : (value as string)];
    }),
  );
}

type Layout = { fields: Map<string, Field>; empty: Record<string, unknown> };
const layouts = new WeakMap<Table, Layout>();

/**
 * The parts that every row of a table has, worked out once per table. Each row starts as a copy of an empty
 * one, so the engine reserves room for all its properties at once.
 */
function layoutOf(table: Table): Layout {
  const known = layouts.get(table);
  if (known) return known;
  const fields = new Map(Object.entries({ ...commonFields, ...table.fields }));
  const named = Array.from(fields, ([name, { initial }]) => [name, initial]);
  const made = { fields, empty: { sequence: 0, _id: '', ...Object.fromEntries(named) } };
  layouts.set(table, made);
  return made;
}

/** A row with its columns converted to the values of their fields. */
export function fromColumns(table: Table, columns: Record<string, string | number | null>) {
  const { fields, empty } = layoutOf(table);
  const row = { ...empty, sequence: columns.sequence, _id: columns._id };
  for (const name in columns) {
    const stored = columns[name] ?? null;
    const field = stored === null ? undefined : fields.get(name);
    if (field && stored !== null) (row as Record<string, unknown>)[name] = field.fromColumn(stored);
  }
  return row as Record<string, unknown>;
}

/** No stored text contains a NUL character, and PostgreSQL refuses even to compare with one. */
function canBeStored(column: string | number | null): boolean {
  return typeof column !== 'string' || !column.includes('\u0000');
}

/** The condition for rows that hold these values; a list means any of them. */
export function matching(table: Table, where: Record<string, unknown> = {}) {
  const { and, eb } = expressionBuilder<AnyTables, string>();
  return and(
    Object.entries(where).map(([name, value]) => {
      const column = (each: unknown) => toColumns(table, { [name]: each })[name] ?? null;
      if (!Array.isArray(value) && column(value) === null) return eb(name, 'is', null);
      const wanted = [value].flat().map(column).filter(canBeStored);
      return wanted.length > 0 ? eb(name, 'in', wanted) : eb.lit(false);
    }),
  );
}
