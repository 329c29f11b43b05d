import { escapeMarkup } from '../language/escapeMarkup.ts';
import { languageCodes, locale, otherLanguage, pathIn } from '../language/speaking.ts';
import type { Head, Site } from './page.ts';

/** The full title of a page: its own, then the village's. */
function fullTitle({ title }: Head, { definicoes }: Site): string {
  const village = definicoes.villageName || 'Aldeia';
  const parts = title === '' ? [village, definicoes.councilName] : [title, village];
  return parts.filter((part) => part !== '').join(' · ');
}

/** JSON that cannot end the script element it is in. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The address of a path on this site; an address elsewhere stays as it is. */
export function absolute(siteUrl: string, path: string): string {
  return /^https?:/.test(path) ? path : `${siteUrl}${path}`;
}

/** The same page in each language that has it, itself too; nothing if only Portuguese does. */
function alternates({ search = '' }: Head, { traducoes, siteUrl }: Site, path: string): string[] {
  const others = languageCodes.filter((language) => traducoes[language].includes(path));
  if (others.length === 0) return [];
  const tag = (name: string, to: string) =>
    `<link rel="alternate" hreflang="${name}" href="${escapeMarkup(absolute(siteUrl, to + search))}">`;
  return [
    tag('pt-PT', path),
    ...others.map((language) => tag(language, pathIn(language, path))),
    tag('x-default', path),
  ];
}

/** The tags in the head of a page that depend on the page; `path` is that of the page in Portuguese. */
export function headTags(head: Head, site: Site, path: string): string {
  const own = pathIn(otherLanguage(), path);
  const at = (search: string) => escapeMarkup(absolute(site.siteUrl, own + search));
  const title = fullTitle(head, site);
  const { definicoes, siteUrl } = site;
  const image = head.image || definicoes.heroPhotos[0];
  const properties: [string, string | undefined][] = [
    ['og:type', 'website'],
    ['og:locale', locale().replace('-', '_')],
    ['og:site_name', definicoes.villageName],
    ['og:title', title],
    ['og:description', head.description],
    ['og:url', absolute(siteUrl, own + (head.search ?? ''))],
    ['og:image', image && absolute(siteUrl, image)],
  ];
  return [
    `<title>${escapeMarkup(title)}</title>`,
    `<meta name="description" content="${escapeMarkup(head.description)}">`,
    ...(head.noindex
      ? ['<meta name="robots" content="noindex">']
      : [
          `<link rel="canonical" href="${at(head.search ?? '')}">`,
          ...alternates(head, site, path),
        ]),
    head.prev === undefined ? '' : `<link rel="prev" href="${at(head.prev)}">`,
    head.next === undefined ? '' : `<link rel="next" href="${at(head.next)}">`,
    head.feed
      ? `<link rel="alternate" type="application/rss+xml" title="${escapeMarkup(head.feed.title)}" href="${head.feed.path}">`
      : '',
    ...properties.map(([name, content]) =>
      content ? `<meta property="${name}" content="${escapeMarkup(content)}">` : '',
    ),
    image ? '<meta name="twitter:card" content="summary_large_image">' : '',
    ...(head.about ?? []).map(
      (about) =>
        `<script type="application/ld+json">${escapeJson({ '@context': 'https://schema.org', ...about })}</script>`,
    ),
  ]
    .filter((tag) => tag !== '')
    .join('\n');
}
