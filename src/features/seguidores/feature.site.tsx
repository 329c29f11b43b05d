import type { SiteFeature, Slots } from '../feature.site.ts';
import { seguindo, seguir } from './seguir.site.tsx';

/** The way to follow the village, from whatever makes one wish to. */
function Follow({ tema, className }: Slots['follow']) {
  return (
    <a href={tema ? `/seguir?tema=${tema}` : '/seguir'} className={className}>
      Seguir a aldeia
    </a>
  );
}

export const site: SiteFeature = {
  slots: { follow: Follow },
  pages: [
    { path: '/seguir', page: seguir },
    { path: '/seguir/:segredo', page: seguindo },
    // Where mail programs leave by themselves: people who open it see what they may do.
    { path: '/seguir/:segredo/sair', page: seguindo },
  ],
  sitemap: async () => [{ path: '/seguir' }],
};
