import type { Field, Fields } from '../../fields/field.ts';
import { sanitise } from '../rules/sanitize.ts';
import type { Table } from '../store/table.ts';
import { BackupError, strange } from './BackupError.ts';
import type { ColumnValue } from './columns.ts';

type Row = Record<string, ColumnValue>;

/** Parses JSON; undefined if the text is none. */
export function parsed(text: ColumnValue): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesOf = (fields: Fields, is: (field: Field) => unknown) =>
  Object.keys(fields).filter((name) => is(fields[name] as Field));

const listsIn = (fields: Fields) => namesOf(fields, ({ initial }) => Array.isArray(initial));

/** The fields to check in each row of a table. */
function partsOf({ fields }: Table) {
  return {
    html: namesOf(fields, ({ isHtml }) => isHtml),
    lists: listsIn(fields),
    records: namesOf(fields, ({ holdsRecord }) => holdsRecord),
  };
}

/** These tables, with those last whose rows name a record by its `_id` (in `registo`). */
export function recordsFirst(tables: readonly Table[]): Table[] {
  const rank = ({ fields }: Table) => Number(Object.hasOwn(fields, 'registo'));
  return tables.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Makes rows from an untrusted file as safe to show as typed ones: sanitises the fields that saving
 * sanitises, also inside earlier versions and deleted records, and refuses values that could not be
 * read. Tables must come in the order of `recordsFirst`.
 */
export function soundRows(tables: readonly Table[]) {
  const parts = new Map(tables.map((table) => [table, partsOf(table)]));
  const byName = new Map(tables.map((table) => [table.name, table.fields]));
  /** The fields of each present or deleted record, by its `_id`. */
  const fieldsOf = new Map<string, Fields>();

  /** Sanitises a record kept as JSON; the row names its collection or the record that it was. */
  function soundRecord(row: Row, text: ColumnValue): string | undefined {
    const values = parsed(text);
    if (!isRecord(values)) return undefined;
    const { colecao, registo } = row;
    const fields = byName.get(String(colecao)) ?? fieldsOf.get(String(registo)) ?? {};
    if (colecao) fieldsOf.set(String(row._id), fields);
    const isWhole = listsIn(fields).every((name) => Array.isArray(values[name] ?? []));
    if (!isWhole) return undefined;
    for (const name of namesOf(fields, ({ isHtml }) => isHtml)) {
      if (typeof values[name] !== 'string') continue;
      values[name] = sanitise(values[name]);
      if (values[name] === undefined) return undefined;
    }
    return JSON.stringify(values);
  }

  return (table: Table, row: Row): Row => {
    const { html = [], lists = [], records = [] } = parts.get(table) ?? {};
    const refuse = (name: string) => new BackupError(`${strange} (${table.name}.${name}).`);
    if (table.key) fieldsOf.set(String(row._id), table.fields);
    for (const name of lists) {
      if (row[name] !== null && !Array.isArray(parsed(row[name] ?? null))) throw refuse(name);
    }
    const sound = html.length + records.length > 0 ? { ...row } : row;
    for (const name of html) {
      const clean = sanitise(String(row[name] ?? ''));
      if (clean === undefined) throw refuse(name);
      sound[name] = clean;
    }
    for (const name of records) {
      const record = soundRecord(row, row[name] ?? null);
      if (record === undefined) throw refuse(name);
      sound[name] = record;
    }
    return sound;
  };
}
