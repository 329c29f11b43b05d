import { ics } from '../../sections/ics.ts';
import { faceOf } from '../faces.ts';
import { ReadError, type Reader } from '../reader.ts';
import { robots } from './robots.ts';
import { rss } from './rss.ts';
import { securityTxt } from './securityTxt.ts';
import { sitemap } from './sitemap.ts';

/** A file for programs: where it stands, what it is, and what it holds; undefined when there is no such. */
export type Feed = {
  path: string;
  type: string;
  make(read: Reader, siteUrl: string, params: Record<string, string>): Promise<string | undefined>;
};

/** All that are to come, as a rule, and the latest of those that are over. */
const mostEvents = 500;

const calendar = 'text/calendar; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

async function readEvento(read: Reader, identifier: string) {
  try {
    const answer = await read(`/api/noticiasEventos/${encodeURIComponent(identifier)}`);
    return answer.noticiaEvento.type === 'EVENTO' ? answer.noticiaEvento : undefined;
  } catch (error) {
    if (error instanceof ReadError && error.status === 404) return undefined;
    throw error;
  }
}

/** Every file the public site has for programs. */
export const feeds: Feed[] = [
  { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', make: sitemap },
  { path: '/robots.txt', type: plain, make: async (_read, siteUrl) => robots(siteUrl) },
  { path: '/.well-known/security.txt', type: plain, make: securityTxt },
  { path: '/feed.xml', type: 'application/rss+xml; charset=utf-8', make: rss },
  {
    path: '/eventos.ics',
    type: calendar,
    async make(read, siteUrl) {
      const [{ arrayNoticiaEventos }, { definicoes }] = await Promise.all([
        read(`/api/noticiasEventos?type=EVENTO&limit=${mostEvents}`),
        read('/api/definicoes'),
      ]);
      return ics(arrayNoticiaEventos, { name: `Eventos: ${definicoes.villageName}`, siteUrl });
    },
  },
  {
    path: `${faceOf('eventos').path}/:identifier.ics`,
    type: calendar,
    async make(read, siteUrl, { identifier = '' }) {
      const evento = await readEvento(read, identifier);
      return evento && ics([evento], { name: evento.title, siteUrl });
    },
  },
];
