/** The address in the back-office of something in one of its lists: a record of a section, an account, a letter. */
export function officePath(list: string, key: string): string {
  return `/backoffice/${list}/${encodeURIComponent(key)}`;
}
