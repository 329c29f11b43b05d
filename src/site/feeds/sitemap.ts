import { siteFeatures } from '../../features/all.site.ts';
import { languageCodes, pathIn } from '../../language/speaking.ts';
import { element } from '../../language/xml.ts';
import { hasPages } from '../../sections/face.ts';
import type { PublicSection } from '../../sections/faces.ts';
import { lists, pathOf } from '../faces.ts';
import type { ListedPage } from '../feature.ts';
import type { Reader } from '../reader.ts';

/** The most pages that one sitemap may hold. */
const mostPages = 50_000;

/** Lists that are never empty and have no pages of records, so that nothing has to be read for them. */
const isFixed = (list: PublicSection) => list.isNeverEmpty && !hasPages(list);

const single = [
  '/aldeia',
  '/mapa',
  '/termos_e_condicoes',
  '/privacidade',
  '/acessibilidade',
  ...lists.filter(isFixed).map(({ path }) => path),
];

type Named = { _id: string; updatedAt: string; identifier?: string };

function latest(pages: ListedPage[]): string | undefined {
  let last = '';
  for (const { lastmod = '' } of pages) if (lastmod > last) last = lastmod;
  return last || undefined;
}

/** A list with the pages of its records; nothing if it is empty. */
async function readList(read: Reader, list: PublicSection): Promise<ListedPage[]> {
  const query = new URLSearchParams(list.query);
  query.set('fields', list.key === '_id' ? list.title : list.key);
  query.set('limit', String(mostPages));
  const { fotos: _, ...answer } = await read(`/api/${list.collection}` as string, { query });
  const records = ((Object.values(answer)[0] ?? []) as Named[]).map((record) => ({
    path: pathOf(list, record),
    lastmod: record.updatedAt,
  }));
  if (records.length === 0) return [];
  return [{ path: list.path, lastmod: latest(records) }, ...(hasPages(list) ? records : [])];
}

/** All public pages, for search engines, in every language they exist in. */
export async function sitemap(read: Reader, siteUrl: string): Promise<string> {
  const filled = lists.filter((list) => !isFixed(list));
  const lengthy = await Promise.all(filled.map((list) => readList(read, list)));
  // The longest list comes last: if the limit cuts anything off, it is old news.
  const listed = lengthy.toSorted((one, other) => one.length - other.length).flat();
  const pages: ListedPage[] = [
    { path: '/', lastmod: latest(listed) },
    ...single.map((path) => ({ path })),
    ...(await Promise.all(siteFeatures.map((feature) => feature.sitemap?.(read) ?? []))).flat(),
    ...listed,
  ];
  const { traducoes } = await read('/api/traducoes');
  const inOthers = languageCodes.flatMap((language) => {
    const there = new Set(traducoes[language]);
    return pages
      .filter(({ path }) => there.has(path))
      .map((page) => ({ ...page, path: pathIn(language, page.path) }));
  });
  const urls = [...pages, ...inOthers].slice(0, mostPages).map(({ path, lastmod }) => {
    const when = lastmod ? element('lastmod', lastmod) : '';
    return `<url>${element('loc', siteUrl + path)}${when}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
