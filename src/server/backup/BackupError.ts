/** A backup cannot be made or brought back; the message is one line for whoever asked. */
export class BackupError extends Error {}

export const strange = 'A cópia de segurança tem registos que não se percebem';

/** A text out of a file that nobody vouches for, on one line and without commands to the terminal. */
export function printable(text: string): string {
  const shown = text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd');
  return shown.length > 100 ? `${shown.slice(0, 100)}…` : shown;
}

/** Said of what a backup has and this program does not. */
export const unknownHere = 'que esta versão do programa não conhece: atualize-o primeiro';
