import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { Known, Paged } from '../../calls/all.ts';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { call } from '../client.ts';
import { callFor, lastPage, perPage, viewIn } from './listView.ts';

/** Reads from a call the page that the address asks for, of one state if any; past the last page stands the last one. */
export async function readPage<const Path extends string>(
  path: Path & Known<'GET', Path>,
  { request }: LoaderFunctionArgs,
  estado = '',
): Promise<Paged<Path> | Refused> {
  const { pathname, searchParams } = new URL(request.url);
  const view = viewIn(searchParams);
  const asked = callFor(view);
  if (estado) asked.set('estado', estado);
  const read = (await call('GET', `${path}?${asked}` as string)) as Paged<'/api/cartas'> | Refused;
  if (!isRefused(read) && read.total > 0 && read.total <= (view.page - 1) * perPage) {
    throw redirect(`${pathname}?${lastPage(searchParams, read.total)}`);
  }
  return read as Paged<Path> | Refused;
}
