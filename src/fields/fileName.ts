/** How many characters stand before the name in a stored path: `/f/`, nine random ones, `-`. */
export const pathPrefix = 13;

/** The name people see for a stored path. */
export function fileName(path: string): string {
  return path.slice(pathPrefix);
}
