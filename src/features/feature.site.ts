import type { ComponentType } from 'react';
import type { Reader } from '../calls/all.ts';
import type { RecordIn } from '../sections/all.ts';
import type { IcsEvento } from '../sections/ics.ts';
import type { BookingPart, Page, PageEntry, Site } from '../site/page.ts';

/** An event on its page, which is drawn as of `now`. */
type EventSlot = { evento: RecordIn<'noticiasEventos'>; now: Date; site: Site };

/** The places on public pages that a feature may fill, and what it is given there. */
export type Slots = {
  /** Beside the council's address and phone numbers. */
  contact: { email: string; className?: string | undefined };
  /** Where somebody may wish to hear more of it: of a topic, or of the village. */
  follow: { tema?: string; className?: string };
  /** Among the facts of an event, and before the way to save it in a calendar. */
  eventFacts: EventSlot;
  eventActions: EventSlot;
};

/** The sections of the landing page that a feature may add a part to. */
export type LandingSection = 'comunidade';

/** A part of the landing page: what it reads, and how that looks. It is left out where there is nothing to show. */
export type LandingPart = {
  id: string;
  load(read: Reader): Promise<unknown>;
  Component: ComponentType<{ data: never }>;
};

/** A file for programs: where it stands, what it is, and what it holds; undefined when there is no such. */
export type Feed = {
  path: string;
  type: string;
  make(read: Reader, siteUrl: string, params: Record<string, string>): Promise<string | undefined>;
};

/** A page that search engines may show, and when it last changed. */
export type ListedPage = { path: string; lastmod?: string | undefined };

/** The pages of a collection that are designed by hand: of all its records, and of each. */
export type CollectionPages = { list: Page; each?: Page };

/** What a feature brings to the public pages. */
export type SiteFeature = {
  slots?: { [Name in keyof Slots]?: ComponentType<Slots[Name]> };
  landing?: { [Name in LandingSection]?: LandingPart };
  /** What stands before the ways to pay of a booking that is not paid. */
  payBooking?: BookingPart;
  /** By the name of the collection. */
  collectionPages?: Readonly<Record<string, CollectionPages>>;
  /** Pages that belong to no collection. */
  pages?: readonly PageEntry[];
  feeds?: readonly Feed[];
  /** What stands in the village's calendar beside its events. */
  calendar?(read: Reader): Promise<IcsEvento[]>;
  /** Pages that the sitemap would not find among the records. */
  sitemap?(read: Reader): Promise<ListedPage[]>;
};
