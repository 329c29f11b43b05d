import type { Table } from './table.ts';

/** Two rows would share a value that must be unique. */
export class DuplicateError extends Error {
  readonly column: string;
  constructor(column: string, cause: unknown) {
    super(`duplicate ${column}`, { cause });
    this.column = column;
  }
}

/**
 * Turns each database's own error about two rows that share a value into one `DuplicateError`; other errors
 * stay as they are.
 */
export function asDuplicate(table: Table, error: unknown): unknown {
  type Fault = { code?: string; message?: string; constraint?: string };
  const { code, message = '', constraint = '' } = error as Fault;
  if (code === '23505') return new DuplicateError(constraint.slice(table.name.length + 1), error);
  if (code === 'SQLITE_CONSTRAINT_UNIQUE') {
    return new DuplicateError(message.split(`${table.name}.`)[1] ?? '', error);
  }
  return error;
}

/** Runs `work`; if somebody else was first to write a unique value, runs `instead`. */
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
