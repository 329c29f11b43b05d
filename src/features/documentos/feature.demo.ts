import type { DemoFeature, DemoRecord } from '../../../demo/feature.ts';
import { day } from '../../language/durations.ts';
import { yearlyDocuments } from './accounts.demo.ts';
import { assembly } from './assembly.demo.ts';
import { council } from './council.demo.ts';

/** What the council and the assembly have published of three years, as of the day the village is filled. */
function documentos(today: string): DemoRecord<'documentos'>[] {
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

export const documentosDemo: DemoFeature = { records: { documentos } };
