import type { Field, Fields } from '../../fields/field.ts';
import { flag } from '../../fields/flag.ts';
import { instant } from '../../fields/instant.ts';
import type { Table } from './table.ts';

/** The columns of every table, read and written like declared fields. */
const commonFields: Fields = { updatedAt: instant('Atualizado em'), demo: flag('Demonstração') };

function fieldOf(table: Table, name: string): Field | undefined {
  return table.fields[name] ?? commonFields[name];
}

/** Values as the columns keep them. */
export function toColumns(table: Table, values: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fieldOf(table, name)?.toColumn(value) ?? (fieldOf(table, name) ? null : (value as string)),
    ]),
  );
}

const everyField = new WeakMap<Table, [name: string, Field][]>();

/** The fields of a table with those of every table: put together once, and not for each of thousands of rows. */
function fieldsOf(table: Table): [name: string, Field][] {
  const known = everyField.get(table) ?? Object.entries({ ...commonFields, ...table.fields });
  everyField.set(table, known);
  return known;
}

/** A row as its fields answer it. */
export function fromColumns(table: Table, columns: Record<string, string | number | null>) {
  const row: Record<string, unknown> = { sequence: columns.sequence, _id: columns._id };
  for (const [name, field] of fieldsOf(table)) {
    const stored = columns[name] ?? null;
    row[name] = stored === null ? field.initial : field.fromColumn(stored);
  }
  return row;
}
