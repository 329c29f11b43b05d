import { lastBeforeBaseline, ofEarlierProgram } from '../store/steps.ts';

/** A backup cannot be made or restored; the message is one line to show as it is. */
export class BackupError extends Error {}

export const strange = 'A cópia de segurança tem registos que não se percebem';

/** Says what to do with a backup that only earlier programs read. */
export const tooOld = `A cópia é ${ofEarlierProgram}: reponha-a com a última dessas (${lastBeforeBaseline}) e faça com ela uma cópia nova.`;

/** A text from an untrusted file, made safe to print: one line, no control codes for the terminal. */
export function printable(text: string): string {
  const shown = text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd');
  return shown.length > 100 ? `${shown.slice(0, 100)}…` : shown;
}

/** Ends the message about a table or column that this program does not know. */
export const unknownHere = 'que esta versão do programa não conhece: atualize-o primeiro';
