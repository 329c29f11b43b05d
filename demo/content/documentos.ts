import { yearlyDocuments } from './documentos/accounts.ts';
import { assembly } from './documentos/assembly.ts';
import { council } from './documentos/council.ts';
import type { DemoRecord } from './shape.ts';

const day = 24 * 60 * 60 * 1000;

/** What the council and the assembly have published of three years, as of the day the village is filled. */
export function documentos(today: string): DemoRecord<'documentos'>[] {
  const all = [
    ...assembly(today),
    ...yearlyDocuments(Number(today.slice(0, 4))),
    ...council(today),
  ];
  return all
    .filter(({ date = '' }) => date <= today)
    .map((record) => ({
      ...record,
      insertedDaysAgo: (Date.parse(today) - Date.parse(record.date ?? today)) / day,
    }));
}
