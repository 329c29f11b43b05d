import { faces, type PublicSection } from '../../sections/faces.ts';

/** One entry of the menu: a place on the landing page, a page, or a group of them. */
export type MenuLink = {
  label: string;
  to: string;
  /** Where the drawer of small screens leads instead. */
  onPhone?: string;
  /** The paths that belong to it, with all paths below them. */
  paths: readonly string[];
  /** The sections it shows; the entry is left out when all of them are empty. */
  sections?: readonly string[];
};
export type MenuEntry = MenuLink | { label: string; links: MenuLink[] };

/** A link to the list's part of the landing page if it has one, otherwise to its page. */
function linkTo({ name, path, landing }: PublicSection, label: string): MenuLink {
  const parts = faces.filter(({ within, menu: own }) => within === path && !own);
  return {
    label,
    to: landing ? `/#${landing.id}` : path,
    paths: [path, ...parts.map((part) => part.path)],
    sections: [name, ...parts.map((part) => part.name)],
  };
}

/** The menu. A group is placed where its first section is. */
function makeMenu(): MenuEntry[] {
  const entries: MenuEntry[] = [{ label: 'A aldeia', to: '/#aldeia', paths: ['/aldeia'] }];
  for (const face of faces) {
    if (!face.menu) continue;
    if ('entry' in face.menu) {
      const onPhone = face.menu.opensPageOnPhone && { onPhone: face.path };
      entries.push({ ...linkTo(face, face.menu.entry), ...onPhone });
      continue;
    }
    const { group } = face.menu;
    const link = linkTo(face, face.label);
    const begun = entries.find((entry) => 'links' in entry && entry.label === group);
    if (begun && 'links' in begun) begun.links.push(link);
    else entries.push({ label: group, links: [link] });
  }
  return entries;
}

export const menu = makeMenu();

/** The menu without the entries that lead only to empty sections. */
export function menuWithout(empty: readonly string[]): MenuEntry[] {
  const isShown = ({ sections }: MenuLink) => !sections?.every((name) => empty.includes(name));
  return menu.flatMap((entry) => {
    if (!('links' in entry)) return isShown(entry) ? entry : [];
    const links = entry.links.filter(isShown);
    return links.length > 0 ? { ...entry, links } : [];
  });
}

/** Whether an entry is the current one: for a page of its section, or at an address below its own. */
export function isCurrent({ to, paths }: MenuLink, pathname: string, section?: string): boolean {
  if (section !== undefined) return to === `/#${section}`;
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
