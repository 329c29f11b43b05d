import type { SiteFeature } from '../site/feature.ts';

/** What each feature brings to the public pages, found by the name of its file. */
export const siteFeatures: SiteFeature[] = Object.values(
  import.meta.glob<SiteFeature>('./*/feature.site.tsx', { eager: true, import: 'site' }),
);
