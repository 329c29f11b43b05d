import type { ComponentType } from 'react';
import type { SiteFeature, Slots } from './feature.site.ts';

const found = Object.values(
  import.meta.glob<SiteFeature>('./*/feature.site.tsx', { eager: true, import: 'site' }),
);

/** What a feature puts into a place of a public page; nothing where no feature fills it. */
export function slot<Name extends keyof Slots>(name: Name): ComponentType<Slots[Name]> | undefined {
  return found.find(({ slots }) => slots?.[name])?.slots?.[name];
}
