import type { CollectionName, RecordIn } from '../src/sections/all.ts';
import type { Store } from '../src/server/store/store.ts';

/** A day relative to the day the demo is filled, so that the demo never looks old. */
export type DemoDay = { inDays: number } | null;

/** A paragraph (a string), heading, list or table, whose first row is its head. */
export type PdfPart =
  | string
  | { heading: string; onNewPage?: true }
  | { list: string[] }
  | { table: string[][] };

/** A PDF made when the demo is filled, from text or from a scanned page. */
export type DemoPdf = { name: string; title: string } & ({ parts: PdfPart[] } | { scan: string });

/** An attached PDF, with the earlier versions it replaced. */
export type DemoAttachment = { pdf: DemoPdf; anteriores?: { pdf: DemoPdf; ate: string }[] };

/** The attachments of a record that have replaced nothing. */
export const attached = (...pdfs: DemoPdf[]): DemoAttachment[] => pdfs.map((pdf) => ({ pdf }));

/** A record as the demo writes it: photos by file name, relative days, PDFs still to be made, and its texts in English. */
export type DemoRecord<Name extends CollectionName> = {
  [Key in keyof RecordIn<Name>]?: Key extends 'startDate' | 'endDate' | 'limitEnrollmentDate'
    ? DemoDay
    : Key extends 'file'
      ? DemoPdf | null
      : Key extends 'files'
        ? DemoAttachment[]
        : RecordIn<Name>[Key];
} & {
  [Key in Extract<keyof RecordIn<Name>, string> as `${Key}_en`]?: RecordIn<Name>[Key];
} & { insertedDaysAgo?: number };

/** What a feature adds to the demo village. */
export type DemoFeature = {
  /** Records by collection; `today` is the day the demo is filled. */
  records?: { [Name in CollectionName]?: (today: string) => DemoRecord<Name>[] };
  /** Fills its own tables, after all records are in. */
  fill?(trx: Store, now: Date): Promise<void>;
};
