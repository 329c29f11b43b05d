export const megabyte = 1024 * 1024;

/** The largest upload of any kind. */
export const mostMegabytes = 25;

/** How much visitors may send in files: with one request, and from one network in a day. */
export const mostMegabytesFromVisitor = 50;

/** How large a file is, as people read it: `84 KB`, `1,2 MB`, `3,4 GB`. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1024) return `${kilobytes} KB`;
  const [size, unit] = bytes < 1024 * megabyte ? [bytes, 'MB'] : [bytes / 1024, 'GB'];
  return `${(size / megabyte).toFixed(1).replace('.', ',')} ${unit}`;
}
