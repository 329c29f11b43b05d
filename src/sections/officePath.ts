/** The address of a screen of the back-office: a list, or by its key a record, an account or a letter in it. */
export function officePath(list: string, ...keys: unknown[]): string {
  return ['/backoffice', list, ...keys.map((key) => encodeURIComponent(String(key)))].join('/');
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
