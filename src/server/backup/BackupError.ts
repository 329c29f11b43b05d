/** A backup cannot be made or brought back; the message is one line for whoever asked. */
export class BackupError extends Error {}

const full = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'];

/** What stopped a backup or a restore, in one line. */
export function inOneLine(error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  return full.includes(code) ? 'Não há espaço no disco: nada foi alterado.' : message;
}
