import { fromColumns } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { type LineRow, registo } from './registo.ts';

const linesAtATime = 500;

/** Every line, one after the other. */
export async function* linesIn(db: Database): AsyncGenerator<LineRow> {
  for (let last = -Infinity; ; ) {
    const rows = await db
      .selectFrom(registo.name)
      .selectAll()
      .$if(last > -Infinity, (query) => query.where('sequence', '>', last))
      .orderBy('sequence')
      .limit(linesAtATime)
      .execute();
    for (const row of rows) yield fromColumns(registo, row) as LineRow;
    if (rows.length < linesAtATime) return;
    last = Number(rows.at(-1)?.sequence);
  }
}
