/** What a list is sorted by; undefined for its own order. */
export type Order = { column: string; down: boolean } | undefined;

/** What of a long list is shown. It is kept in the address, so that Back leads to it. */
export type ListView = { q: string; order: Order; page: number };

/** How many rows a page holds. */
export const perPage = 50;

const names = { q: 'q', order: 'ordem', page: 'pagina' };

/** The address's parameter for showing only the rows of one state. */
export const stateParam = 'estado';

/** The view that an address asks for; invalid values are ignored. */
export function viewIn(search: URLSearchParams): ListView {
  const order = search.get(names.order) ?? '';
  const page = search.get(names.page) ?? '';
  return {
    q: (search.get(names.q) ?? '').slice(0, 100),
    order: order ? { column: order.replace(/^-/, ''), down: order.startsWith('-') } : undefined,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

const orderName = (order: Order) => (order ? `${order.down ? '-' : ''}${order.column}` : '');

/** The address with another view; its other parameters stay. */
export function searchWith(search: URLSearchParams, changes: Partial<ListView>): URLSearchParams {
  // A new search or order begins at the first page.
  const { q, order, page } = { ...viewIn(search), page: 1, ...changes };
  const next = new URLSearchParams(search);
  const written = { [names.q]: q, [names.order]: orderName(order) };
  for (const [name, value] of Object.entries({
    ...written,
    [names.page]: page > 1 ? String(page) : '',
  })) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The address of the rows of one state ('' for all), at the first page; its other parameters stay. */
export function searchIn(search: URLSearchParams, state: string): URLSearchParams {
  const next = searchWith(search, {});
  if (state) next.set(stateParam, state);
  else next.delete(stateParam);
  return next;
}

/** The address of the last page, for an address that asks for one beyond it. */
export function lastPage(search: URLSearchParams, total: number): URLSearchParams {
  return searchWith(search, { page: Math.ceil(total / perPage) });
}

/** The query that makes a call answer this view. */
export function callFor({ q, order, page }: ListView, size = perPage): URLSearchParams {
  const call = new URLSearchParams({ limit: String(size), offset: String((page - 1) * size) });
  if (q) call.set('q', q);
  if (order) call.set('sort', orderName(order));
  return call;
}
