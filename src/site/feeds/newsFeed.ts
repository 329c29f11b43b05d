import { excerpt } from '../../language/plainText.ts';
import { titleAlone } from '../../sections/noticiasEventos.ts';
import { faceOf, pathOf } from '../faces.ts';
import { publicationNames } from '../publicationNames.ts';
import type { Reader } from '../reader.ts';
import { type Entry, mostEntries, rss } from './rss.ts';

async function readEntries(read: Reader): Promise<Entry[]> {
  const [news, notices, events] = await Promise.all([
    read('/api/noticiasEventos', { query: { type: 'NOTICIA,PROJETO', limit: mostEntries } }),
    read('/api/avisos', { query: { sort: '-date', limit: mostEntries } }),
    read('/api/noticiasEventos', { query: { type: 'EVENTO', limit: mostEntries } }),
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
    ...events.arrayNoticiaEventos
      .filter(({ cancelado }) => cancelado)
      .map((evento) => ({
        title: titleAlone(evento),
        path: pathOf(faceOf('eventos'), evento),
        date: evento.canceladoEm,
        category: publicationNames.EVENTO,
        text: evento.motivoCancelamento,
      })),
  ]
    .sort((one, other) => other.date.localeCompare(one.date))
    .slice(0, mostEntries);
}

/** News, notices and cancelled events, for feed readers, newest first. */
export async function newsFeed(read: Reader, siteUrl: string): Promise<string> {
  const entries = await readEntries(read);
  return rss(read, siteUrl, { path: '/feed.xml', title: 'notícias e avisos', entries });
}
