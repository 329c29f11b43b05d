import { createHash } from 'node:crypto';
import { count } from '../../fields/count.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { type Row, table } from '../store/table.ts';

/** What became of records that are certified, line by line: each holds the hash of the one before and its own. */
export const registo = table({
  name: 'registo',
  isAppendOnly: true,
  fields: {
    /** From 1, without gaps. */
    numero: { ...count('Linha'), unique: true },
    em: instant('Quando'),
    /** The account, or the program. */
    quem: text('Quem'),
    /** The `_id` of the record. */
    documento: text('Documento'),
    identificador: text('Identificador'),
    facto: text('Facto'),
    /** What then held of it, as canonical JSON. */
    conteudo: text('Conteúdo'),
    anterior: text('Resumo da linha anterior'),
    resumo: text('Resumo'),
  },
});

export type LineRow = Row<typeof registo.fields>;

/** What a line says, before it has its own hash. */
type Said = Omit<LineRow, 'resumo' | 'sequence' | '_id' | 'updatedAt' | 'demo'>;

/** What the engine reads in a line, whatever feature wrote it. */
export type LineContent = {
  /** The files of the record, with the hashes they then had. */
  files?: readonly { file: string; sha256: string }[];
  /** What the clock said, where the line has the moment of the one before it. */
  relogio?: string;
};

/** What the first line has in the place of a hash before it. */
export const beforeFirst = '0'.repeat(64);

/** JSON that is the same for the same values: names in the order of the alphabet. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, each) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}

/** The hash of a line: the SHA-256 of all that it says, the hash before it included. */
export function hashOf(said: Said): string {
  const { numero, em, quem, documento, identificador, facto, conteudo, anterior } = said;
  const all = { numero, em, quem, documento, identificador, facto, conteudo, anterior };
  return createHash('sha256').update(canonical(all)).digest('hex');
}

/** The columns that every row has; here they follow from the line, so that a change of them shows too. */
export function commonOf({ numero, em }: Pick<Said, 'numero' | 'em'>) {
  return { sequence: Number(numero), _id: `linha-${numero}`, updatedAt: em, demo: false };
}

/** More than writers wait for each other, whose moments are those at which they began. */
const mostWait = 60_000;

/** Whether a moment is before another by more than a wait, or is none. */
export function isBackInTime(moment: string, before: string): boolean {
  return !(Date.parse(moment) >= Date.parse(before) - mostWait);
}
