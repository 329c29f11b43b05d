import { excerpt } from '../fields/plainText.ts';
import type { Head, Site } from './page.ts';
import { type About, breadcrumbList } from './schemaOrg.ts';

/** A list of the site: what it is called, where it stands and what the way back to it is called. */
export type List = { label: string; to: string; back: string };

/** What the page of one thing says of itself; `about` describes the thing to search engines. */
export function detailHead<
  One extends { identifier: string; description: string; mainPhoto: string },
>(
  title: string,
  one: One,
  list: List,
  site: Site,
  about?: (one: One, path: string, site: Site) => About,
): Head {
  const path = `${list.to}/${one.identifier}`;
  const trail = breadcrumbList(
    [
      { name: list.label, path: list.to },
      { name: title, path },
    ],
    site,
  );
  return {
    title,
    description: excerpt(one.description, 155),
    image: one.mainPhoto,
    about: about ? [about(one, path, site), trail] : [trail],
  };
}
