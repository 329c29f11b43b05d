import { createHash } from 'node:crypto';
import { count } from '../../fields/count.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { type Row, table } from '../store/table.ts';

/** The history of certified records: each line holds its own hash and the hash of the line before it. */
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
    /** What the record said at that moment, as canonical JSON. */
    conteudo: text('Conteúdo'),
    anterior: text('Resumo da linha anterior'),
    resumo: text('Resumo'),
  },
  indexes: { documento: '("documento")', identificador: '("identificador")' },
});

export type LineRow = Row<typeof registo.fields>;

/** What a line says, before it has its own hash. */
type Unhashed = Omit<LineRow, 'resumo' | 'sequence' | '_id' | 'updatedAt' | 'demo'>;

/** The parts of a line's content that are read here, whatever feature wrote it. */
export type LineContent = {
  /** The files of the record, with the hashes they then had. */
  files?: readonly { file: string; sha256: string }[];
  /** What the clock said, if the line took the moment of the one before it. */
  relogio?: string;
};

/** Stands in the first line for the hash of a line before it. */
export const beforeFirst = '0'.repeat(64);

/** JSON that is the same for the same values: names in the order of the alphabet. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, each) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}

/** The hash of a line: the SHA-256 of everything in it, including the hash of the line before. */
export function hashOf(line: Unhashed): string {
  const { numero, em, quem, documento, identificador, facto, conteudo, anterior } = line;
  const all = { numero, em, quem, documento, identificador, facto, conteudo, anterior };
  return createHash('sha256').update(canonical(all)).digest('hex');
}

/** The columns that every table has; here they derive from the line, so that a change of them is found too. */
export function commonOf({ numero, em }: Pick<Unhashed, 'numero' | 'em'>) {
  return { sequence: Number(numero), _id: `linha-${numero}`, updatedAt: em, demo: false };
}

/** A line may be dated this much before the one above it: its writer notes the time and then waits for the lock. */
const mostWait = 60_000;

/** Whether a moment is before another by more than such a wait, or is no date. */
export function isBackInTime(moment: string, before: string): boolean {
  return !(Date.parse(moment) >= Date.parse(before) - mostWait);
}
