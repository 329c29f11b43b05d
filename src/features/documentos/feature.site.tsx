import type { SiteFeature } from '../../site/feature.ts';
import * as documentos from './documentos.site.tsx';
import { feeds, listedParts, sessionsToCome } from './feeds.site.ts';
import { readSessao, Sessao } from './Sessao.site.tsx';

export const site: SiteFeature = {
  collectionPages: { documentos },
  slots: { community: { load: readSessao, Component: Sessao } },
  feeds,
  calendar: sessionsToCome,
  sitemap: listedParts,
};
