import type { Fotos } from '../fields/photo.ts';
import type { CollectionName, RecordIn } from '../sections/all.ts';
import { type Head, nowhere, readMany } from './page.ts';
import type { Reader } from './reader.ts';

/** Where one is in a list that goes on over several pages. */
export type Paging = {
  page: number;
  pages: number;
  /** The other parameters of the address, such as a filter; they stay from page to page. */
  kept: Readonly<Record<string, string>>;
  /** It could not be read, and seems empty. */
  failed?: true;
};

/** The search parameter that every list looks at. */
export const pageParam = 'pagina';

/** What follows the path of a list at this page; nothing for the first. */
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
  if (!/^[1-9]\d{0,4}$/.test(asked)) throw nowhere();
  return Number(asked);
}

/** One page of a list, and the length of the whole list; a page after the last does not exist. */
export async function readPage<Name extends CollectionName>(
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
    /** Which of the records the list is about. */
    query?: string | Record<string, string>;
    kept?: Readonly<Record<string, string>>;
  },
): Promise<{ items: RecordIn<Name>[]; fotos: Fotos; total: number; paging: Paging }> {
  const page = pageIn(search);
  const asked = new URLSearchParams(query);
  asked.set('limit', String(size));
  asked.set('offset', String((page - 1) * size));
  const { items, fotos, total = 0, failed } = await readMany(read, name, asked);
  if (failed) return { items, fotos, total, paging: { page, pages: page, kept, failed: true } };
  const pages = Math.max(1, Math.ceil(total / size));
  if (page > pages) throw nowhere();
  return { items, fotos, total, paging: { page, pages, kept } };
}

/** What a page of a list says of itself: which one it is, and which come before and after. */
export function pagedHead(head: Head, paging: Paging): Head {
  const { page, pages } = paging;
  return {
    ...head,
    title: page > 1 ? `${head.title}, página ${page}` : head.title,
    search: searchAt(paging, page),
    ...(page > 1 ? { prev: searchAt(paging, page - 1) } : {}),
    ...(page < pages ? { next: searchAt(paging, page + 1) } : {}),
  };
}
