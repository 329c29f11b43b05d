import type { Reader } from '../reader.ts';
import { element } from './xml.ts';

/** A page that search engines may show, and when it last changed. */
type Listed = { path: string; lastmod?: string | undefined };

/** More than this one sitemap may not hold. */
const mostPages = 50_000;

const identifiers = `fields=identifier&limit=${mostPages}`;

/** Where each list stands, and the call that names its records. */
const lists = [
  {
    path: '/pontos_interesse',
    from: `/api/pontosInteresse?type=PONTO_INTERESSE&${identifiers}`,
  },
  { path: '/aqui_perto', from: `/api/pontosInteresse?type=AQUI_PERTO&${identifiers}` },
  { path: '/restaurantes', from: `/api/restaurantes?${identifiers}` },
  { path: '/lojas', from: `/api/lojas?${identifiers}` },
  { path: '/alojamentos', from: `/api/alojamentos?${identifiers}` },
  { path: '/essencia', from: `/api/essencias?${identifiers}` },
  { path: '/comunidade', from: `/api/avisos?sort=-date&fields=date&limit=${mostPages}` },
  // Last, since there may be no end to them: should anything be left out, it is old news.
  { path: '/noticias_e_eventos', from: `/api/noticiasEventos?${identifiers}` },
];

/** Pages without records of their own to go into. */
const single = [
  '/aldeia',
  '/executivo',
  '/contactos',
  '/termos_e_condicoes',
  '/privacidade',
  '/acessibilidade',
];

type Named = { _id: string; updatedAt: string; identifier?: string };

function latest(pages: Listed[]): string | undefined {
  return pages
    .flatMap(({ lastmod }) => lastmod ?? [])
    .sort()
    .at(-1);
}

async function readList(read: Reader, { path, from }: (typeof lists)[number]): Promise<Listed[]> {
  const { fotos: _, ...answer } = await read<Record<string, Named[]>>(from);
  const records = (Object.values(answer)[0] ?? []).map((item) => ({
    path: `${path}/${item.identifier ?? item._id}`,
    lastmod: item.updatedAt,
  }));
  return [{ path, lastmod: latest(records) }, ...records];
}

/** All public pages, for search engines. */
export async function sitemap(read: Reader, siteUrl: string): Promise<string> {
  const listed = (await Promise.all(lists.map((list) => readList(read, list)))).flat();
  const pages: Listed[] = [
    { path: '/', lastmod: latest(listed) },
    ...single.map((path) => ({ path })),
    ...listed,
  ];
  const urls = pages.slice(0, mostPages).map(({ path, lastmod }) => {
    const when = lastmod ? element('lastmod', lastmod) : '';
    return `<url>${element('loc', siteUrl + path)}${when}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
