/** The address in the back-office of something in one of its lists: a record of a section, an account, a letter. */
export function officePath(list: string, key: string): string {
  return `/backoffice/${list}/${encodeURIComponent(key)}`;
}

/** The parameter of an address that shows a record's panel, such as the bookings of an event, instead of the record. */
export const panelParam = 'painel';

/** What the address says of an open panel. */
export const panelOpen = { [panelParam]: 'aberto' };

/** The address of a record's panel, perhaps with only the rows of one state. */
export function panelPath(list: string, key: string, estado = ''): string {
  const search = new URLSearchParams({ ...panelOpen, ...(estado && { estado }) });
  return `${officePath(list, key)}?${search}`;
}
