import type { Table } from '../store/table.ts';

/** A value as both engines keep it. */
export type ColumnValue = string | number | null;

type Column = {
  type: 'text' | 'integer';
  /** The value for rows from before the column existed; undefined if every row must have one. */
  initial: ColumnValue | undefined;
};

/** The columns of a table by name, those that every table has included. */
export function columnsOf(table: Table): Map<string, Column> {
  const declared = Object.entries(table.fields).map(([name, field]): [string, Column] => {
    // Null, as when the column is added to a table: a shared value would be neither unique nor
    // the `_id` of a row.
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
