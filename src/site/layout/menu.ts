import { siteFeatures } from '../../features/all.site.ts';
import { faces, type PublicSection } from '../../sections/faces.ts';

/** One entry of the menu: a place on the landing page, a page, or a group of them. */
export type MenuLink = {
  label: string;
  to: string;
  /** The paths that belong to it, with all paths below them. */
  paths: readonly string[];
};
export type MenuEntry = MenuLink | { label: string; links: MenuLink[] };

/** A link to the list's part of the landing page if it has one, otherwise to its page. */
function linkTo({ path, landing }: PublicSection, label: string): MenuLink {
  const parts = faces.filter(({ within, menu: own }) => within === path && !own);
  return {
    label,
    to: landing ? `/#${landing.id}` : path,
    paths: [path, ...parts.map((part) => part.path)],
  };
}

function addTo(entries: MenuEntry[], group: string, link: MenuLink): void {
  const existing = entries.find((entry) => 'links' in entry && entry.label === group);
  if (existing && 'links' in existing) existing.links.push(link);
  else entries.push({ label: group, links: [link] });
}

/** The menu. A group is placed where its first section is. */
function makeMenu(): MenuEntry[] {
  const entries: MenuEntry[] = [{ label: 'A aldeia', to: '/#aldeia', paths: ['/aldeia'] }];
  for (const face of faces) {
    if (!face.menu) continue;
    if ('entry' in face.menu) {
      entries.push(linkTo(face, face.menu.entry));
      continue;
    }
    addTo(entries, face.menu.group, linkTo(face, face.label));
  }
  for (const { label, path, group } of siteFeatures.flatMap(({ links = [] }) => links)) {
    if (group) addTo(entries, group, { label, to: path, paths: [path] });
  }
  return entries;
}

export const menu = makeMenu();

/** Whether an entry is the current one: for a page of its section, or at an address below its own. */
export function isCurrent({ to, paths }: MenuLink, pathname: string, section?: string): boolean {
  if (section !== undefined) return to === `/#${section}`;
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
