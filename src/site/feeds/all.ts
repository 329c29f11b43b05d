import { siteFeatures } from '../../features/all.site.ts';
import type { Feed } from '../../features/feature.site.ts';
import type { RecordIn } from '../../sections/all.ts';
import { ics } from '../../sections/ics.ts';
import { sessionEvento } from '../../sections/sessao.ts';
import { faceOf, pathOf } from '../faces.ts';
import { isNotFound } from '../reader.ts';
import { documentFeed, makeDocumentFeed } from './documentFeed.ts';
import { newsFeed } from './newsFeed.ts';
import { robots } from './robots.ts';
import { securityTxt } from './securityTxt.ts';
import { sitemap } from './sitemap.ts';

/** All that are to come, as a rule, and the latest of those that are over. */
const mostEvents = 500;

const calendar = 'text/calendar; charset=utf-8';
const rssType = 'application/rss+xml; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

/** What a call answers; undefined where there is no such thing. */
async function orNothing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** A summons as the calendar holds its session. */
const sessionOf = (convocatoria: RecordIn<'documentos'>) =>
  sessionEvento(convocatoria, pathOf(faceOf('documentos'), convocatoria));

/** Every file the public site has for programs. */
export const feeds: Feed[] = [
  { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', make: sitemap },
  { path: '/robots.txt', type: plain, make: async (_read, siteUrl) => robots(siteUrl) },
  { path: '/.well-known/security.txt', type: plain, make: securityTxt },
  { path: '/feed.xml', type: rssType, make: newsFeed },
  { path: documentFeed.path, type: rssType, make: makeDocumentFeed },
  {
    path: '/eventos.ics',
    type: calendar,
    async make(read, siteUrl) {
      const [{ arrayNoticiaEventos }, { arrayDocumentos }, { definicoes }, ...ofFeatures] =
        await Promise.all([
          read('/api/noticiasEventos', { query: { type: 'EVENTO', limit: mostEvents } }),
          read('/api/documentos', { query: { sessoes: true, limit: mostEvents } }),
          read('/api/definicoes'),
          ...siteFeatures.map(({ calendar }) => calendar?.(read) ?? []),
        ]);
      const all = [...arrayNoticiaEventos, ...arrayDocumentos.map(sessionOf), ...ofFeatures.flat()];
      return ics(all, { name: `Eventos: ${definicoes.villageName}`, siteUrl });
    },
  },
  {
    path: `${faceOf('eventos').path}/:identifier.ics`,
    type: calendar,
    async make(read, siteUrl, { identifier = '' }) {
      const event = read('/api/noticiasEventos/:identifier', { params: { identifier } });
      const evento = (await orNothing(event))?.noticiaEvento;
      if (evento?.type !== 'EVENTO') return undefined;
      return ics([evento], { name: evento.title, siteUrl });
    },
  },
  {
    path: `${faceOf('documentos').path}/:identifier.ics`,
    type: calendar,
    async make(read, siteUrl, { identifier = '' }) {
      const document = read('/api/documentos/:identifier', { params: { identifier } });
      const documento = (await orNothing(document))?.documento;
      if (documento?.type !== 'Convocatória') return undefined;
      const session = sessionOf(documento);
      return ics([session], { name: session.title, siteUrl });
    },
  },
  ...siteFeatures.flatMap((feature) => feature.feeds ?? []),
];
