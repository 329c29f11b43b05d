import type { CollectionName, Item } from '../../sections/all.ts';
import type { Reader } from '../reader.ts';
import { element } from './xml.ts';

/** A page that search engines may show, and when it last changed. */
type Listed = { path: string; lastmod?: string | undefined };

/** Where each list stands, what it reads, and what its records are called in addresses. */
const lists = [
  { path: '/pontos_interesse', from: '/api/pontosInteresse?type=PONTO_INTERESSE' },
  { path: '/aqui_perto', from: '/api/pontosInteresse?type=AQUI_PERTO' },
  { path: '/noticias_e_eventos', from: '/api/noticiasEventos' },
  { path: '/restaurantes', from: '/api/restaurantes' },
  { path: '/lojas', from: '/api/lojas' },
  { path: '/alojamentos', from: '/api/alojamentos' },
  { path: '/essencia', from: '/api/essencias' },
  { path: '/comunidade', from: '/api/avisos' },
] as const;

/** Pages without records of their own to go into. */
const single = [
  '/aldeia',
  '/executivo',
  '/contactos',
  '/termos_e_condicoes',
  '/privacidade',
  '/acessibilidade',
];

type AnyItem = Item<Exclude<CollectionName, 'pessoas' | 'contactos'>>;

function latest(pages: Listed[]): string | undefined {
  return pages
    .flatMap(({ lastmod }) => lastmod ?? [])
    .sort()
    .at(-1);
}

async function readList(read: Reader, { path, from }: (typeof lists)[number]): Promise<Listed[]> {
  const { fotos: _, ...answer } = await read<Record<string, AnyItem[]>>(from);
  const records = (Object.values(answer)[0] ?? []).map((item) => ({
    path: `${path}/${'identifier' in item ? item.identifier : item._id}`,
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
  const urls = pages.map(({ path, lastmod }) => {
    const when = lastmod ? element('lastmod', lastmod) : '';
    return `<url>${element('loc', siteUrl + path)}${when}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
