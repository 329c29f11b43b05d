import type { RouteObject } from 'react-router';
import { matchPath, useLoaderData, useRouteLoaderData } from 'react-router';
import type { Fotos } from '../fields/photo.ts';
import { Failure } from './layout/Failure.tsx';
import { Layout } from './layout/Layout.tsx';
import type { Handle, Page, Site } from './page.ts';
import { pages } from './pages/all.ts';
import type { PageEntry } from './pages/sections.ts';
import { PhotoContext } from './parts/Photo.tsx';
import type { Reader } from './reader.ts';

/** Pages whose code is at hand, by their paths. */
export type OpenedPages = ReadonlyMap<string, Page>;

/** Fetches the code of the pages that an address may lead to; of all pages when none is given. */
export async function openPages(pathname?: string): Promise<OpenedPages> {
  const wanted = pages.filter(({ path }) => pathname === undefined || matchPath(path, pathname));
  const opened = wanted.map(async ({ path, open }) => [path, await open()] as const);
  return new Map(await Promise.all(opened));
}

function Shown({ handle: { page } }: { handle: Handle }) {
  const data = useLoaderData() as { fotos?: Fotos } | null;
  const site = useRouteLoaderData('site') as Site;
  return (
    page && (
      <PhotoContext value={{ ...site.fotos, ...data?.fotos }}>
        <page.Component data={data} site={site} />
      </PhotoContext>
    )
  );
}

function routeOf({ path, open }: PageEntry, read: Reader, opened: OpenedPages): RouteObject {
  const handle: Handle = { page: opened.get(path) };
  return {
    id: path,
    path,
    handle,
    element: <Shown handle={handle} />,
    errorElement: <Failure />,
    // Not the router's own way to fetch code late: when that fails it shows nothing at all.
    async loader({ params, request }) {
      handle.page ??= await open();
      return handle.page.load(read, { params, search: new URL(request.url).searchParams });
    },
  };
}

/** The routes of the public site over a way to read; on both sides the same. */
export function makeRoutes(read: Reader, siteUrl: string, opened: OpenedPages): RouteObject[] {
  return [
    {
      id: 'site',
      Component: Layout,
      loader: async (): Promise<Site> => {
        const answer = await read('/api/definicoes');
        return { ...answer, siteUrl };
      },
      shouldRevalidate: () => false,
      children: pages.map((entry) => routeOf(entry, read, opened)),
    },
  ];
}
