import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { readPageData } from '../parts/pageData.ts';
import type { Site } from './page.ts';
import { readOverNetwork } from './reader.ts';
import { makeRoutes, openPages } from './routes.tsx';

/** Whether the address is still the one that the server drew the page for. */
function isDrawnForThisAddress(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(arrival?.name ?? location.href);
  return pathname === location.pathname && search === location.search;
}

/** Hydrates the page that the server drew. */
export async function hydrate(root: HTMLElement): Promise<void> {
  const { loaderData, failed } = readPageData();
  const { siteUrl } = loaderData.site as Site;
  const opened = await openPages(location.pathname);
  // Back, pressed before the page was hydrated, changed the address and nothing of what is shown.
  if (!isDrawnForThisAddress()) return location.reload();
  const router = createBrowserRouter(makeRoutes(readOverNetwork, siteUrl, opened), {
    // An address that leads nowhere has nothing to load.
    hydrationData: failed
      ? { loaderData, errors: { [failed]: new Error('the server could not make this page') } }
      : { loaderData: { '*': null, ...loaderData } },
  });
  // In small steps, between which the browser answers whoever already scrolls and types.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
}
