/** How many characters stand before the name in a stored path: `/f/`, nine random ones, `-`. */
export const pathPrefix = 13;

/** The name people see for a stored path. */
export function fileName(path: string): string {
  return path.slice(pathPrefix);
}

/** The address of a stored path, escaped because its name may have spaces and accents. */
export function fileAddress(path: string): string {
  return encodeURI(path.toWellFormed());
}
