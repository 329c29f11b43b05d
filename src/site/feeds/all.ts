import { siteFeatures } from '../../features/all.site.ts';
import { ics, icsType } from '../../sections/ics.ts';
import { faceOf } from '../faces.ts';
import type { Feed } from '../feature.ts';
import { orNothing } from '../reader.ts';
import { manifest, manifestType } from './manifest.ts';
import { newsFeed } from './newsFeed.ts';
import { robots } from './robots.ts';
import { rssType } from './rss.ts';
import { securityTxt } from './securityTxt.ts';
import { sitemap } from './sitemap.ts';

/** As a rule this covers all events to come and the latest of the past ones. */
const mostEvents = 500;

const plain = 'text/plain; charset=utf-8';

/** Every file the public site has for programs. */
export const feeds: Feed[] = [
  { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', make: sitemap },
  { path: '/robots.txt', type: plain, make: async (_read, siteUrl) => robots(siteUrl) },
  { path: '/.well-known/security.txt', type: plain, make: securityTxt },
  { path: '/manifest.webmanifest', type: manifestType, make: manifest },
  { path: '/feed.xml', type: rssType, make: newsFeed },
  {
    path: '/eventos.ics',
    type: icsType,
    async make(read, siteUrl) {
      const [{ arrayNoticiaEventos }, { definicoes }, ...ofFeatures] = await Promise.all([
        read('/api/noticiasEventos', { query: { type: 'EVENTO', limit: mostEvents } }),
        read('/api/definicoes'),
        ...siteFeatures.map((feature) => feature.calendar?.(read) ?? []),
      ]);
      const all = [...arrayNoticiaEventos, ...ofFeatures.flat()];
      return ics(all, { name: `Eventos: ${definicoes.villageName}`, siteUrl });
    },
  },
  {
    path: `${faceOf('eventos').path}/:identifier.ics`,
    type: icsType,
    async make(read, siteUrl, { identifier = '' }) {
      const event = read('/api/noticiasEventos/:identifier', { params: { identifier } });
      const evento = (await orNothing(event))?.noticiaEvento;
      if (evento?.type !== 'EVENTO') return undefined;
      return ics([evento], { name: evento.title, siteUrl });
    },
  },
  ...siteFeatures.flatMap((feature) => feature.feeds ?? []),
];
