import type { CollectionName, RecordIn } from '../../src/sections/all.ts';
import type { Inscricao } from '../../src/sections/inscricoes.ts';

/** A day counted from the day the village is filled, so that the demo never ages. */
export type DemoDay = { inDays: number } | null;

/** The text of a PDF that is made when the village is filled. */
export type DemoPdf = { name: string; title: string; paragraphs: string[] };

/** A record as the demo writes it: photos by the names of their pictures, days and files yet to be made. */
export type DemoRecord<Name extends CollectionName> = {
  [Key in keyof RecordIn<Name>]?: Key extends 'startDate' | 'endDate' | 'limitEnrollmentDate'
    ? DemoDay
    : Key extends 'file'
      ? DemoPdf | null
      : RecordIn<Name>[Key];
} & { insertedDaysAgo?: number };

/** A booking as the demo writes it. */
export type DemoParty = Pick<Inscricao, 'name' | 'email' | 'telefone' | 'estaPago'> & {
  numeroAdultos: number;
  numeroCriancas: number;
  daysAgo: number;
  /** Only where its visitor cancelled it. */
  cancelledDaysAgo?: number;
};
