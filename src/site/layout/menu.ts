import { faces, type PublicSection } from '../../sections/faces.ts';

/** One entry of the menu: a place on the landing page, a page, or a group of them. */
export type MenuLink = {
  label: string;
  to: string;
  /** Where the drawer of small screens leads instead. */
  onPhone?: string;
  /** The paths that belong to it, with all paths below them. */
  paths: readonly string[];
  /** The sections it shows; it goes when none of them has anything to show. */
  sections?: readonly string[];
};
export type MenuEntry = MenuLink | { label: string; links: MenuLink[] };

/** Leads to the section of the landing page where there is one, from wherever one is. */
function linkTo({ name, path, landing }: PublicSection, label: string): MenuLink {
  const parts = faces.filter(({ within, menu: own }) => within === path && !own);
  return {
    label,
    to: landing ? `/#${landing.id}` : path,
    paths: [path, ...parts.map((part) => part.path)],
    sections: [name, ...parts.map((part) => part.name)],
  };
}

/** The menu. A group stands where its first section does. */
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

/** What of the menu leads to something, where these sections have nothing to show. */
export function menuWithout(empty: readonly string[]): MenuEntry[] {
  const isShown = ({ sections }: MenuLink) => !sections?.every((name) => empty.includes(name));
  return menu.flatMap((entry) => {
    if (!('links' in entry)) return isShown(entry) ? entry : [];
    const links = entry.links.filter(isShown);
    return links.length > 0 ? { ...entry, links } : [];
  });
}

/** Whether an entry is where one is: on a page of its section, or at an address below its own. */
export function isCurrent({ to, paths }: MenuLink, pathname: string, section?: string): boolean {
  if (section !== undefined) return to === `/#${section}`;
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
