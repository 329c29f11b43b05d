import type { Field, Fields } from '../../fields/field.ts';
import { instant } from '../../fields/instant.ts';
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

/** The fields to check in each row of a table. */
function partsOf({ fields }: Table) {
  const all: Fields = { ...fields, updatedAt: instant('Alterado em') };
  return {
    all,
    html: namesOf(fields, ({ isHtml }) => isHtml),
    records: namesOf(fields, ({ holdsRecord }) => holdsRecord),
  };
}

/**
 * Whether a value is of its field's kind. Texts and numbers may be beyond what can be typed now:
 * the program writes such, and older versions let people type them.
 */
function isOfKind({ answer }: Field, value: unknown): boolean {
  const { error } = answer.safeParse(value);
  return (error?.issues ?? []).every(
    (issue) =>
      (issue.code === 'too_big' || issue.code === 'too_small') &&
      issue.origin !== 'array' &&
      issue.path.length === 0,
  );
}

/** The same of a value as the database keeps it. */
function isStoredAs(field: Field, stored: string | number): boolean {
  try {
    return isOfKind(field, field.fromColumn(stored));
  } catch {
    return false;
  }
}

/** These tables, with those last whose rows name a record by its `_id` (in `registo`). */
export function recordsFirst(tables: readonly Table[]): Table[] {
  const rank = ({ fields }: Table) => Number(Object.hasOwn(fields, 'registo'));
  return tables.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Makes rows from an untrusted file as safe to show as typed ones: sanitises the fields that saving
 * sanitises, and refuses values that are not of their field's kind, also inside earlier versions
 * and deleted records. Tables must come in the order of `recordsFirst`.
 */
export function soundRows(tables: readonly Table[]) {
  const parts = new Map(tables.map((table) => [table, partsOf(table)]));
  const byName = new Map(tables.map((table) => [table.name, table.fields]));
  /** The fields of each present or deleted record, by its `_id`. */
  const fieldsOf = new Map<string, Fields>();

  /** Sanitises a record kept as JSON; the row names its collection or the record that it was. */
  function soundRecord(row: Row, text: ColumnValue, holdsRecord: Field['holdsRecord']) {
    const values = parsed(text);
    if (!isRecord(values)) return undefined;
    const { colecao, registo } = row;
    const fields = byName.get(String(colecao)) ?? fieldsOf.get(String(registo)) ?? {};
    if (colecao) fieldsOf.set(String(row._id), fields);
    // What was only typed need not be valid yet.
    const isSound = (field: Field, value: unknown) =>
      holdsRecord === 'stored'
        ? isOfKind(field, value)
        : !Array.isArray(field.initial) || Array.isArray(value);
    const isWhole = Object.entries(fields).every(
      ([name, field]) => values[name] == null || isSound(field, values[name]),
    );
    if (!isWhole) return undefined;
    for (const name of namesOf(fields, ({ isHtml }) => isHtml)) {
      if (typeof values[name] !== 'string') continue;
      values[name] = sanitise(values[name]);
      if (values[name] === undefined) return undefined;
    }
    return JSON.stringify(values);
  }

  return (table: Table, row: Row): Row => {
    const { all = {} as Fields, html = [], records = [] } = parts.get(table) ?? {};
    const refuse = (name: string) => new BackupError(`${strange} (${table.name}.${name}).`);
    if (table.key) fieldsOf.set(String(row._id), table.fields);
    for (const [name, field] of Object.entries(all)) {
      const stored = row[name] ?? null;
      if (stored !== null && !isStoredAs(field, stored)) throw refuse(name);
    }
    const sound = html.length + records.length > 0 ? { ...row } : row;
    for (const name of html) {
      const clean = sanitise(String(row[name] ?? ''));
      if (clean === undefined) throw refuse(name);
      sound[name] = clean;
    }
    for (const name of records) {
      const record = soundRecord(row, row[name] ?? null, table.fields[name]?.holdsRecord);
      if (record === undefined) throw refuse(name);
      sound[name] = record;
    }
    return sound;
  };
}
