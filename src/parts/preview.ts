/** What the back-office sends to be shown: a page, and the one answer that page is to find changed. */
export type Preview = { path: string; call: string; answer: unknown };

/** Where the page that shows it stands. */
export const previewPath = '/previsao';

/** What that page says once it can be told what to show. */
export const previewReady = 'previsao pronta';

/** The preview in a message, if it came from this very site. */
export function previewIn({ origin, data }: MessageEvent): Preview | undefined {
  if (origin !== location.origin || typeof data !== 'object' || data === null) return undefined;
  return 'path' in data && 'call' in data && 'answer' in data ? (data as Preview) : undefined;
}
