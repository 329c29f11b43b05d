import type { Table } from '../store/table.ts';

/** A value as both engines keep it. */
export type ColumnValue = string | number | null;

type Column = {
  type: 'text' | 'integer';
  /** What a row holds that was written before there was such a column; undefined: no row is without it. */
  initial: ColumnValue | undefined;
};

/** The columns of a table by name, those that every table has included. */
export function columnsOf(table: Table): Map<string, Column> {
  const declared = Object.entries(table.fields).map(([name, field]): [string, Column] => {
    // As when the column is added to a table: a shared initial value would not be unique, nor a row's _id.
    const isEmpty = field.unique || table.belongsTo?.field === name;
    const initial = isEmpty ? null : field.toColumn(field.initial);
    return [name, { type: field.column, initial }];
  });
  return new Map([
    ['sequence', { type: 'integer', initial: undefined }],
    ['_id', { type: 'text', initial: undefined }],
    ['updatedAt', { type: 'text', initial: undefined }],
    ['demo', { type: 'integer', initial: undefined }],
    ...declared,
  ]);
}
