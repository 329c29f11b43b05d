/** How the system names what went wrong, such as ENOENT for a file that is not there. */
export const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** How the system, SQLite and PostgreSQL say that there is no room left, or no more than is allowed. */
const fullCodes = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'];

/** How SQLite and PostgreSQL say which table is gone, or closed to the program. */
const unreadable =
  /no such table: (?:main\.)?(\w+)|relation "(\w+)" does not exist|permission denied for (?:table|relation) (\w+)/;

/** Whether something failed because the disk is full, wherever it was noticed. */
export function isDiskFull(error: unknown): boolean {
  const { code = '', cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return fullCodes.includes(String(code)) || (cause !== undefined && isDiskFull(cause));
}

/** An error that concerns the whole site, in words for whoever runs it; undefined for all others. */
export function causeInWords(error: unknown): string | undefined {
  if (isDiskFull(error)) {
    return 'the disk is full: make room on it; until then reading goes on, and whatever would write is refused';
  }
  const [, ...named] = unreadable.exec(String((error as Partial<Error>)?.message)) ?? [];
  const table = named.find((name) => name !== undefined);
  return (
    table &&
    `the table ${table} cannot be read: what shows it says so, the rest of the site goes on; bring it back, from a backup if need be`
  );
}
