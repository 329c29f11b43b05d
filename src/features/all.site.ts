import type { ComponentType } from 'react';
import type { LandingPart, LandingSection, SiteFeature, Slots } from './feature.site.ts';

/** What each feature brings to the public pages, found by the name of its file. */
export const siteFeatures: SiteFeature[] = Object.values(
  import.meta.glob<SiteFeature>('./*/feature.site.tsx', { eager: true, import: 'site' }),
);

/** What a feature puts into a place of a public page; nothing where no feature fills it. */
export function slot<Name extends keyof Slots>(name: Name): ComponentType<Slots[Name]> | undefined {
  return siteFeatures.find(({ slots }) => slots?.[name])?.slots?.[name];
}

/** What stands before the ways to pay of a booking; its page, which is a feature's own, is handed it. */
export const payBooking = siteFeatures.find((feature) => feature.payBooking)?.payBooking;

/** What features add to a section of the landing page. */
export function landingParts(section: LandingSection): LandingPart[] {
  return siteFeatures.flatMap(({ landing }) => landing?.[section] ?? []);
}
