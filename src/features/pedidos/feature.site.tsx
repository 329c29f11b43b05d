import type { SiteFeature } from '../../site/feature.ts';
import { pedido } from './pedido.site.tsx';
import { problemPages, problemSitemap } from './problemas.site.tsx';
import * as servicos from './servicos.site.tsx';
import { verificar } from './verificar.site.tsx';

export const site: SiteFeature = {
  collectionPages: { servicos },
  pages: [
    { path: '/pedido/:segredo', page: pedido },
    // Without a code the page is the same for everyone, so it may be cached.
    { path: '/verificar', page: { ...verificar, isPrivate: false } },
    { path: '/verificar/:codigo', page: verificar },
    ...problemPages,
  ],
  sitemap: async (read) => [{ path: '/verificar' }, ...(await problemSitemap(read))],
};
