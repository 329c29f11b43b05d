import type { CollectionName, RecordIn } from '../sections/all.ts';
import type { Store } from '../server/store/store.ts';

/** A day counted from the day the village is filled, so that the demo never ages. */
export type DemoDay = { inDays: number } | null;

/** A paragraph, or what is no paragraph; the first row of a table is its head. */
export type PdfPart =
  | string
  | { heading: string; onNewPage?: true }
  | { list: string[] }
  | { table: string[][] };

/** A PDF that is made when the village is filled: of words, or of the picture of a page. */
export type DemoPdf = { name: string; title: string } & ({ parts: PdfPart[] } | { scan: string });

/** A PDF among others, with those it has taken the place of. */
export type DemoAttachment = { pdf: DemoPdf; anteriores?: { pdf: DemoPdf; ate: string }[] };

/** A record as the demo writes it: photos by the names of their pictures, days and files yet to be made. */
export type DemoRecord<Name extends CollectionName> = {
  [Key in keyof RecordIn<Name>]?: Key extends 'startDate' | 'endDate' | 'limitEnrollmentDate'
    ? DemoDay
    : Key extends 'file'
      ? DemoPdf | null
      : Key extends 'files'
        ? DemoAttachment[]
        : RecordIn<Name>[Key];
} & { insertedDaysAgo?: number };

/** What a feature tells of itself in the demo village. */
export type DemoFeature = {
  /** Records by their collection, as of the day it is filled. */
  records?: { [Name in CollectionName]?: (today: string) => DemoRecord<Name>[] };
  /** Fills its tables, once all records are there. */
  fill?(trx: Store, now: Date): Promise<void>;
};
