import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { megabyte } from '../../language/fileSize.ts';
import { files } from '../files/filesTable.ts';
import { isStoredPath } from '../files/storedPath.ts';
import { codeOf } from '../process/systemErrors.ts';
import type { Table } from '../store/table.ts';
import { BackupError, printable, strange, unknownHere } from './BackupError.ts';
import { type ColumnValue, columnsOf } from './columns.ts';
import { parsed } from './soundRow.ts';
import { isFileName } from './unpack.ts';

/** A row as the database has it. */
export type Row = Record<string, ColumnValue>;

/** A request may hold a megabyte; a letter repeats some of it, and JSON may double it. */
const mostOfRow = 16 * megabyte;

/** Whether the file that a row names is inside its folder: any other would be read or erased later. */
function leadsInside({ name, filesIn }: Table, { path, file }: Row): boolean {
  if (name === files.name) return isStoredPath(String(path));
  return filesIn === undefined || isFileName(String(file));
}

function rowFrom(line: string, table: Table): Row {
  const read = parsed(line);
  if (typeof read !== 'object' || read === null)
    throw new BackupError(`${strange} (${table.name}).`);
  const columns = columnsOf(table);
  const unknown = Object.keys(read).find((name) => !columns.has(name));
  if (unknown !== undefined) {
    throw new BackupError(
      `A cópia tem a coluna ${table.name}.${printable(unknown)}, ${unknownHere}.`,
    );
  }
  const given = read as Record<string, unknown>;
  const row: Row = Object.fromEntries(
    [...columns].map(([name, { type, initial }]) => {
      const value = Object.hasOwn(given, name) ? given[name] : initial;
      const fits =
        (value === null && initial !== undefined) ||
        (type === 'text' ? typeof value === 'string' : Number.isSafeInteger(value));
      if (!fits) throw new BackupError(`${strange} (${table.name}.${name}).`);
      return [name, value as ColumnValue];
    }),
  );
  if (!leadsInside(table, row)) throw new BackupError(`${strange} (${table.name}).`);
  return row;
}

/**
 * The lines of a file. Only a line feed ends one: readline also splits at separators that are text
 * here. Throws at a line that is longer than a row can be.
 */
async function* linesOf(file: string) {
  let rest: Buffer[] = [];
  let bytesKept = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let bytes = chunk;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10)) {
      yield Buffer.concat([...rest, bytes.subarray(0, end)]).toString();
      rest = [];
      bytesKept = 0;
      bytes = bytes.subarray(end + 1);
    }
    rest.push(bytes);
    bytesKept += bytes.length;
    if (bytesKept > mostOfRow) throw new RangeError('a line is too long');
  }
  if (bytesKept > 0) yield Buffer.concat(rest).toString();
}

/** The rows of a table in an unpacked backup, each checked. */
export async function* rowsOf(unpacked: string, table: Table): AsyncGenerator<Row> {
  const file = join(unpacked, 'tables', `${table.name}.jsonl`);
  try {
    for await (const line of linesOf(file)) yield rowFrom(line, table);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return;
    if (cause instanceof RangeError)
      throw new BackupError(`${strange} (${table.name}).`, { cause });
    throw cause;
  }
}
