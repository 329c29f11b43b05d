import { element, xmlText } from '../../language/xml.ts';
import type { Reader } from '../reader.ts';

/** One entry of a feed. */
export type Entry = {
  title: string;
  path: string;
  date: string;
  category: string;
  text: string;
  /** An attached file. */
  enclosure?: { path: string; size: number; type: string } | undefined;
};

/** The content type of a feed. */
export const rssType = 'application/rss+xml; charset=utf-8';

/** How many of the latest entries a feed has. */
export const mostEntries = 40;

type Feed = { path: string; title: string; entries: readonly Entry[] };

/** A feed (RSS 2.0) of these entries, in the order they come in. */
export async function rss(
  read: Reader,
  siteUrl: string,
  { path: own, title: name, entries }: Feed,
): Promise<string> {
  const { definicoes } = await read('/api/definicoes');
  const items = entries.map(
    ({ title, path, date, category, text, enclosure }) => `<item>
${element('title', title)}
${element('link', siteUrl + path)}
${element('guid', siteUrl + path)}
${element('pubDate', new Date(date).toUTCString())}
${element('category', category)}
${element('description', text)}${
  enclosure
    ? `\n<enclosure url="${siteUrl}${xmlText(enclosure.path)}" length="${enclosure.size}" type="${enclosure.type}"/>`
    : ''
}
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${element('title', `${definicoes.villageName || 'Aldeia'}: ${name}`)}
${element('link', siteUrl)}
${element('description', definicoes.tagline || definicoes.councilName)}
<language>pt-PT</language>
<atom:link href="${siteUrl}${own}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}
