import { excerpt } from '../../fields/plainText.ts';
import { faceOf, pathOf } from '../faces.ts';
import { publicationNames } from '../publicationNames.ts';
import type { Reader } from '../reader.ts';
import { element } from './xml.ts';

type Entry = { title: string; path: string; date: string; category: string; text: string };

const mostEntries = 40;

async function readEntries(read: Reader): Promise<Entry[]> {
  const [news, notices] = await Promise.all([
    read(`/api/noticiasEventos?type=NOTICIA,PROJETO&limit=${mostEntries}`),
    read(`/api/avisos?sort=-date&limit=${mostEntries}`),
  ]);
  return [
    ...news.arrayNoticiaEventos.map((noticia) => ({
      title: noticia.title,
      path: pathOf(faceOf('noticias'), noticia),
      date: noticia.insertionDate,
      category: publicationNames[noticia.type],
      text: excerpt(noticia.description, 500),
    })),
    ...notices.arrayAvisos.map((aviso) => ({
      title: aviso.title,
      path: pathOf(faceOf('avisos'), aviso),
      date: aviso.date,
      category: aviso.type,
      text: aviso.smallDescription,
    })),
  ]
    .sort((one, other) => other.date.localeCompare(one.date))
    .slice(0, mostEntries);
}

/** News and notices for feed readers (RSS 2.0), newest first. */
export async function rss(read: Reader, siteUrl: string): Promise<string> {
  const [{ definicoes }, entries] = await Promise.all([read('/api/definicoes'), readEntries(read)]);
  const items = entries.map(
    ({ title, path, date, category, text }) => `<item>
${element('title', title)}
${element('link', siteUrl + path)}
${element('guid', siteUrl + path)}
${element('pubDate', new Date(date).toUTCString())}
${element('category', category)}
${element('description', text)}
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${element('title', `${definicoes.villageName || 'Aldeia'}: notícias e avisos`)}
${element('link', siteUrl)}
${element('description', definicoes.tagline || definicoes.councilName)}
<language>pt-PT</language>
<atom:link href="${siteUrl}/feed.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}
