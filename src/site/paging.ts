import type { Lists } from '../calls/all.ts';
import type { Fotos } from '../fields/photo.ts';
import { t } from '../language/speaking.ts';
import { type Head, readMany, toNotFound } from './page.ts';
import type { Reader } from './reader.ts';

/** The current page of a list that has several. */
export type Paging = {
  page: number;
  pages: number;
  /** The other parameters of the address, such as a filter; they stay from page to page. */
  kept: Readonly<Record<string, string>>;
  /** The list could not be read, so it only seems empty. */
  failed?: true;
};

/** The search parameter for the page number, the same for every list. */
export const pageParam = 'pagina';

/** The query of a page of a list; the first page needs no number. */
export function searchAt({ kept }: Paging, page: number): string {
  const search = new URLSearchParams(kept);
  if (page > 1) search.set(pageParam, String(page));
  return search.size > 0 ? `?${search}` : '';
}

/**
 * The page number in the address. Anything that is no number, or too large for any list, is a page that does
 * not exist.
 */
function pageIn(search: URLSearchParams): number {
  const asked = search.get(pageParam) ?? '1';
  if (!/^[1-9]\d{0,4}$/.test(asked)) throw toNotFound();
  return Number(asked);
}

/** One page of a list, and the length of the whole list; a page after the last does not exist. */
export async function readPage<Name extends keyof Lists>(
  read: Reader,
  name: Name,
  {
    search,
    size,
    query,
    kept = {},
  }: {
    search: URLSearchParams;
    size: number;
    /** Which records the list shows. */
    query?: string | Record<string, string>;
    kept?: Readonly<Record<string, string>>;
  },
): Promise<{ items: Lists[Name][]; fotos: Fotos; total: number; paging: Paging }> {
  const page = pageIn(search);
  const asked = new URLSearchParams(query);
  asked.set('limit', String(size));
  asked.set('offset', String((page - 1) * size));
  const { items, fotos, total = 0, failed } = await readMany(read, name, asked);
  if (failed) return { items, fotos, total, paging: { page, pages: page, kept, failed: true } };
  const pages = Math.max(1, Math.ceil(total / size));
  if (page > pages) throw toNotFound();
  return { items, fotos, total, paging: { page, pages, kept } };
}

/** The head of one page of a list: its number, and the pages before and after it. */
export function pagedHead(head: Head, paging: Paging): Head {
  const { page, pages } = paging;
  return {
    ...head,
    title:
      page > 1 ? t('{titulo}, página {pagina}', { titulo: head.title, pagina: page }) : head.title,
    search: searchAt(paging, page),
    ...(page > 1 ? { prev: searchAt(paging, page - 1) } : {}),
    ...(page < pages ? { next: searchAt(paging, page + 1) } : {}),
  };
}
