import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What rendering an address gives: a page, or the way to another. */
export type Rendered = { status: number; html: string } | { redirect: string };

/** A page ready to be sent, in each coding a browser may ask for. */
export type CachedPage = {
  status: number;
  etag: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
};

const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};

/** Old pages go first once there are more than this; each takes some tens of kilobytes. */
const mostPages = 2_000;

/** Everything on a page that depends on the clock changes on a quarter of an hour. */
const quarterHour = 15 * 60 * 1000;

async function pack(rendered: Rendered): Promise<CachedPage | { redirect: string }> {
  if ('redirect' in rendered) return rendered;
  const { status, html } = rendered;
  const identity = Buffer.from(html);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const [br, gzipped] = await Promise.all([
    compress.br(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    compress.gzip(identity, { level: 6 }),
  ]);
  return { status, etag, identity, br, gzip: gzipped };
}

/** Keeps rendered pages, compressed, until the content or the hour changes; `fresh` keeps nothing. */
export function pageCache(
  render: (url: string) => Promise<Rendered>,
  { version, now }: { version(): number; now(): Date },
) {
  const pages = new Map<string, Promise<CachedPage | { redirect: string }>>();
  let moment = '';

  const fresh = async (url: string) => pack(await render(url));

  async function kept(url: string): Promise<CachedPage | { redirect: string }> {
    const current = `${version()} ${Math.floor(now().getTime() / quarterHour)}`;
    if (current !== moment) {
      pages.clear();
      moment = current;
    }
    const known = pages.get(url);
    if (known) return known;
    const rendering = fresh(url);
    pages.set(url, rendering);
    const [oldest] = pages.keys();
    if (pages.size > mostPages && oldest !== undefined) pages.delete(oldest);
    const forget = () => pages.get(url) === rendering && pages.delete(url);
    // A failure is not worth keeping, nor is a way to somewhere else.
    rendering.then((page) => 'redirect' in page && forget(), forget);
    return rendering;
  }

  return { kept, fresh };
}
