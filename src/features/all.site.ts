import type { ComponentType } from 'react';
import type { LandingPart, LandingSection, SiteFeature, Slots } from '../site/feature.ts';

/** What each feature brings to the public pages, found by the name of its file. */
export const siteFeatures: SiteFeature[] = Object.values(
  import.meta.glob<SiteFeature>('./*/feature.site.tsx', { eager: true, import: 'site' }),
);

/** The component that a feature puts into a slot of a public page; undefined if no feature fills it. */
export function slot<Name extends keyof Slots>(name: Name): ComponentType<Slots[Name]> | undefined {
  return siteFeatures.find(({ slots }) => slots?.[name])?.slots?.[name];
}

/** Shown before the ways to pay for a booking. It is passed in, since the booking's page belongs to another feature. */
export const payBooking = siteFeatures.find((feature) => feature.payBooking)?.payBooking;

/** The parts that features add to a section of the landing page. */
export function landingParts(section: LandingSection): LandingPart[] {
  return siteFeatures.flatMap(({ landing }) => landing?.[section] ?? []);
}
