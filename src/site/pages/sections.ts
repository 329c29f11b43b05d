import { siteFeatures } from '../../features/all.site.ts';
import { hasPages } from '../../sections/face.ts';
import type { PublicSection } from '../../sections/faces.ts';
import { lists } from '../faces.ts';
import type { CollectionPages } from '../feature.ts';
import type { PageEntry } from '../page.ts';
import * as comunidade from './comunidade.tsx';
import * as contactos from './contactos.tsx';
import * as executivo from './executivo.tsx';
import * as noticiasEventos from './noticiasEventos.tsx';
import { listPage, recordPage } from './sectionPages.tsx';

/** The collections whose pages are designed by hand; all others are drawn as they are declared. */
const byHand: Record<string, CollectionPages> = {
  noticiasEventos,
  avisos: comunidade,
  pessoas: executivo,
  contactos,
  ...Object.assign({}, ...siteFeatures.map(({ collectionPages }) => collectionPages)),
};

/** The pages that list a section, and those of single records. */
export const sectionEntries: PageEntry[] = lists.flatMap((section: PublicSection) => {
  const { list, each } = byHand[section.collection] ?? {
    list: listPage(section),
    each: recordPage(section),
  };
  const ofRecords = hasPages(section) && each ? [{ path: `${section.path}/:key`, page: each }] : [];
  return [{ path: section.path, page: list }, ...ofRecords];
});
