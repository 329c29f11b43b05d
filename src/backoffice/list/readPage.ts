import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { CallKey, Paged } from '../../calls/all.ts';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { call } from '../client.ts';
import { callFor, lastPage, perPage, viewIn } from './listView.ts';

/** Reads the page that the address asks for, narrowed by `more`; redirects to the last page from beyond it. */
export async function readPage<Key extends CallKey>(
  key: Key,
  { request }: LoaderFunctionArgs,
  more: Readonly<Record<string, string>> = {},
): Promise<Paged<Key> | Refused> {
  const { pathname, searchParams } = new URL(request.url);
  const view = viewIn(searchParams);
  const args = callFor(view);
  for (const [name, value] of Object.entries(more)) if (value) args.set(name, value);
  // Every list answers its total, so the type of any list will do here.
  const read = (await call(key as 'GET /api/cartas', { query: args })) as
    | Paged<'GET /api/cartas'>
    | Refused;
  if (!isRefused(read) && read.total > 0 && read.total <= (view.page - 1) * perPage) {
    throw redirect(`${pathname}?${lastPage(searchParams, read.total)}`);
  }
  return read as unknown as Paged<Key> | Refused;
}
