import { useLocation, useMatches } from 'react-router';
import type { Handle } from '../page.ts';
import { isCurrent, type MenuLink } from './menu.ts';

/** Tells whether an entry of the menu is where one is. */
export function useIsCurrent(): (link: MenuLink) => boolean {
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const page = (match?.handle as Handle | undefined)?.page;
  // A page that could not be had knows nothing of itself.
  const section = match?.loaderData === undefined ? undefined : page?.section?.(match.loaderData);
  return (link) => isCurrent(link, pathname, section);
}
