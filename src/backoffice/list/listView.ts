/** What a list is sorted by; in its own order when by nothing. */
export type Order = { column: string; down: boolean } | undefined;

/** What of a long list is shown. It is kept in the address, so that Back leads to it. */
export type ListView = { q: string; order: Order; page: number };

/** How many rows a page holds. */
export const perPage = 50;

const names = { q: 'q', order: 'ordem', page: 'pagina' };

/** In the address when a list shows the rows of one state only. */
export const stateParam = 'estado';

/** What an address asks for; nonsense asks for nothing. */
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

/** The address with another view; what else it says stays. */
export function searchWith(search: URLSearchParams, changes: Partial<ListView>): URLSearchParams {
  // Whatever is looked for or sorted anew begins at its first page.
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

/** The address of the rows of one state, '' for all: from the first page on, what else it says stays. */
export function searchIn(search: URLSearchParams, state: string): URLSearchParams {
  const next = searchWith(search, {});
  if (state) next.set(stateParam, state);
  else next.delete(stateParam);
  return next;
}

/** The address of the last page, for whoever asked for one that is no more. */
export function lastPage(search: URLSearchParams, total: number): URLSearchParams {
  return searchWith(search, { page: Math.ceil(total / perPage) });
}

/** What is asked of a call so that it answers this view. */
export function callFor({ q, order, page }: ListView, size = perPage): URLSearchParams {
  const call = new URLSearchParams({ limit: String(size), offset: String((page - 1) * size) });
  if (q) call.set('q', q);
  if (order) call.set('sort', orderName(order));
  return call;
}
