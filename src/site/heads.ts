import { excerpt } from '../language/plainText.ts';
import { translated } from '../language/speaking.ts';
import type { PublicSection } from '../sections/faces.ts';
import { textOf } from './cards.ts';
import { inVillage, lists, type PublicRecord, pathOf } from './faces.ts';
import type { Head, Site } from './page.ts';
import { type Paging, pagedHead } from './paging.ts';
import { type About, breadcrumbList } from './schemaOrg.ts';

/** The name of a list, on its page and in breadcrumbs. */
export const headingOf = ({ heading, label }: Pick<PublicSection, 'heading' | 'label'>) =>
  translated(heading ?? label);

type Step = { name: string; path: string };

/** The breadcrumbs of a list: the list that it is a part of, if any, then itself. */
function wayTo(section: PublicSection): Step[] {
  return lists
    .filter(({ path }) => path === section.within || path === section.path)
    .map((list) => ({ name: headingOf(list), path: list.path }));
}

/** The head of a list's page; `own` is what differs for a part of the list. */
export function listHead(
  section: PublicSection,
  paging: Paging,
  site: Site,
  own: Partial<Head> = {},
): Head {
  const head = {
    title: headingOf(section),
    description: inVillage(section.description, site),
    about: [breadcrumbList(wayTo(section), site)],
    ...own,
  };
  return pagedHead(head, paging);
}

/** The head of a record's page; `about` describes the record to search engines. */
export function recordHead(
  section: PublicSection,
  record: PublicRecord,
  site: Site,
  { text = section.text, about }: { text?: string | undefined; about?: About | undefined } = {},
): Head {
  const title = textOf(record, section.title);
  const trail = [...wayTo(section), { name: title, path: pathOf(section, record) }];
  return {
    title,
    description: excerpt(textOf(record, text), 155),
    ...(section.picture && { image: textOf(record, section.picture) }),
    about: [...(about ? [about] : []), breadcrumbList(trail, site)],
  };
}
