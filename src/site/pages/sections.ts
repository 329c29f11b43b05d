import { hasPages } from '../../sections/face.ts';
import type { PublicSection } from '../../sections/faces.ts';
import { lists } from '../faces.ts';
import type { Page } from '../page.ts';

/** A page whose code is fetched when somebody goes there. */
export type PageEntry = { path: string; open(): Promise<Page> };

/** The pages of a collection: of all its records, and of each. */
type Pages = { list: Page; each?: Page };

/** The collections whose pages are designed by hand; all others are drawn as they are declared. */
const byHand: Record<string, () => Promise<Pages>> = {
  noticiasEventos: () => import('./noticiasEventos.tsx'),
  avisos: () => import('./comunidade.tsx'),
  pessoas: () => import('./executivo.tsx'),
  contactos: () => import('./contactos.tsx'),
};

async function openPages(section: PublicSection): Promise<Pages> {
  const own = byHand[section.collection];
  if (own) return own();
  const { listPage, recordPage } = await import('./sectionPages.tsx');
  return { list: listPage(section), each: recordPage(section) };
}

/** The pages that list a section. */
export const listPages: PageEntry[] = lists.map((section) => ({
  path: section.path,
  open: async () => (await openPages(section)).list,
}));

/** The pages of single records. */
export const recordPages: PageEntry[] = lists.filter(hasPages).map((section) => ({
  path: `${section.path}/:key`,
  open: async () => (await openPages(section)).each as Page,
}));
