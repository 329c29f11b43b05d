/** The address of a screen of the back-office. */
export function screen(...path: unknown[]): string {
  return ['/backoffice', ...path.map((part) => encodeURIComponent(String(part)))].join('/');
}
