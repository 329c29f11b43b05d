import { type LoaderFunctionArgs, redirect } from 'react-router';
import { call, isRefused, type Refused } from '../client.ts';
import { callFor, lastPage, perPage, viewIn } from './listView.ts';

/** Reads from a call the page that the address asks for; past the last page stands the last one. */
export async function readPage<Read extends { total: number }>(
  path: string,
  { request }: LoaderFunctionArgs,
): Promise<Read | Refused> {
  const { pathname, searchParams } = new URL(request.url);
  const view = viewIn(searchParams);
  const read = await call<Read>('GET', `${path}?${callFor(view)}`);
  if (!isRefused(read) && read.total > 0 && read.total <= (view.page - 1) * perPage) {
    throw redirect(`${pathname}?${lastPage(searchParams, read.total)}`);
  }
  return read;
}
