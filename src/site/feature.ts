import type { ComponentType } from 'react';
import type { Reader } from '../calls/all.ts';
import type { RecordIn } from '../sections/all.ts';
import type { IcsEvento } from '../sections/ics.ts';
import type { BookingPart, Page, PageEntry, Site } from './page.ts';

/** An event on its own page, rendered as of `now`. */
type EventSlot = { evento: RecordIn<'noticiasEventos'>; now: Date; site: Site };

/** The places on public pages that a feature may fill, and what it is given there. */
export type Slots = {
  /** Beside the council's address and phone numbers. */
  contact: { email: string; className?: string | undefined };
  /** Where a visitor may want to follow a topic, or the whole village. */
  follow: { tema?: string; className?: string };
  /** Among an event's facts (`eventFacts`), and before the link that saves it to a calendar (`eventActions`). */
  eventFacts: EventSlot;
  eventActions: EventSlot;
};

/** The sections of the landing page that a feature may add a part to. */
export type LandingSection = 'comunidade';

/** A part of the landing page: what it reads and how it is drawn. It is left out when there is nothing to show. */
export type LandingPart = {
  id: string;
  load(read: Reader): Promise<unknown>;
  Component: ComponentType<{ data: never }>;
};

/** A file for programs: its path, content type and text. `make` gives undefined if there is no such file. */
export type Feed = {
  path: string;
  type: string;
  make(read: Reader, siteUrl: string, params: Record<string, string>): Promise<string | undefined>;
};

/** A page that search engines may show, and when it last changed. */
export type ListedPage = { path: string; lastmod?: string | undefined };

/** Hand-designed pages of a collection: its list, and the page of one record. */
export type CollectionPages = { list: Page; each?: Page };

/** What a feature brings to the public pages. */
export type SiteFeature = {
  slots?: { [Name in keyof Slots]?: ComponentType<Slots[Name]> };
  landing?: { [Name in LandingSection]?: LandingPart };
  /** Shown before the ways to pay for an unpaid booking. */
  payBooking?: BookingPart;
  /** By collection name. */
  collectionPages?: Readonly<Record<string, CollectionPages>>;
  /** Pages that belong to no collection. */
  pages?: readonly PageEntry[];
  feeds?: readonly Feed[];
  /** Entries of the village's calendar besides its events. */
  calendar?(read: Reader): Promise<IcsEvento[]>;
  /** Pages for the sitemap that belong to no record. */
  sitemap?(read: Reader): Promise<ListedPage[]>;
};
