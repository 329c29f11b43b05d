import type { ComponentType } from 'react';

/** The places on public pages that a feature may fill, and what it is given there. */
export type Slots = {
  /** Beside the council's address and phone numbers. */
  contact: { email: string; className?: string | undefined };
};

/** What a feature brings to the public pages. */
export type SiteFeature = { slots?: { [Name in keyof Slots]?: ComponentType<Slots[Name]> } };
