/** The values that go into a call's address: its path parameters and its query. */
export type CallInput = {
  params?: Readonly<Record<string, string>>;
  query?: URLSearchParams | Readonly<Record<string, string | number | boolean>>;
};

/** The address of a call: its path with the parameters filled in, and the query. */
export function addressOf(path: string, { params = {}, query = {} }: CallInput = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const entries = query instanceof URLSearchParams ? query : Object.entries(query);
  const search = new URLSearchParams(Array.from(entries, ([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
