import type { Table } from './table.ts';

/** Two rows would share a value that must be unique. */
export class DuplicateError extends Error {
  readonly column: string;
  constructor(column: string, cause: unknown) {
    super(`duplicate ${column}`, { cause });
    this.column = column;
  }
}

/** What a database says of two rows that share a value, as one error; any other stays what it is. */
export function asDuplicate(table: Table, error: unknown): unknown {
  type Fault = { code?: string; message?: string; constraint?: string };
  const { code, message = '', constraint = '' } = error as Fault;
  if (code === '23505') return new DuplicateError(constraint.slice(table.name.length + 1), error);
  if (code === 'SQLITE_CONSTRAINT_UNIQUE') {
    return new DuplicateError(message.split(`${table.name}.`)[1] ?? '', error);
  }
  return error;
}

/** Does some work or, where another was first with what no two rows may share, something else instead. */
export async function unlessDuplicate<T>(
  work: () => Promise<T>,
  instead: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error;
    return instead();
  }
}
