/** What stands in an address beside the path that a call declares. */
export type Asked = {
  params?: Readonly<Record<string, string>>;
  query?: URLSearchParams | Readonly<Record<string, string | number | boolean>>;
};

/** The address of a call: its path with these parameters in their places. */
export function addressOf(path: string, { params = {}, query = {} }: Asked = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const entries = query instanceof URLSearchParams ? query : Object.entries(query);
  const search = new URLSearchParams(Array.from(entries, ([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
