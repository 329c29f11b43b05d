import { t } from '../../language/speaking.ts';
import type { SiteFeature, Slots } from '../../site/feature.ts';
import { seguindo, seguir } from './seguir.site.tsx';

/** The link to follow the village, with the topic of the page it stands on. */
function Follow({ tema, className }: Slots['follow']) {
  return (
    <a href={tema ? `/seguir?tema=${tema}` : '/seguir'} className={className}>
      {t('Seguir a aldeia')}
    </a>
  );
}

export const site: SiteFeature = {
  slots: { follow: { Component: Follow } },
  pages: [
    { path: '/seguir', page: seguir },
    { path: '/seguir/:segredo', page: seguindo },
    // Mail programs unsubscribe by a POST to this path; people who open it get their private page.
    { path: '/seguir/:segredo/sair', page: seguindo },
  ],
  sitemap: async () => [{ path: '/seguir' }],
};
