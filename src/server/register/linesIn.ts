import { batchesOf } from '../store/batchesOf.ts';
import { fromColumns } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { type LineRow, registo } from './registo.ts';

/** Every line, one after the other. */
export async function* linesIn(db: Database): AsyncGenerator<LineRow> {
  for await (const rows of batchesOf(db, registo, { most: 500 })) {
    for (const row of rows) yield fromColumns(registo, row) as LineRow;
  }
}
