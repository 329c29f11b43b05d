/** A record cut down to these of its fields: what a page carries to the browser, and no more. */
export function pick<R extends object, const K extends keyof R>(
  record: R,
  ...names: K[]
): Pick<R, K> {
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<R, K>;
}
