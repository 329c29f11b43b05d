/** The address in the back-office of a record of a section. */
export function officePath(section: string, key: string): string {
  return `/backoffice/${section}/${encodeURIComponent(key)}`;
}
