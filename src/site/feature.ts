import type { ComponentType } from 'react';
import type { Reader } from '../calls/all.ts';
import type { RecordIn } from '../sections/all.ts';
import type { IcsEvento } from '../sections/ics.ts';
import type { Page, PageEntry, Site } from './page.ts';

/** An event on its own page, rendered as of `now`. */
type EventSlot = { evento: RecordIn<'noticiasEventos'>; now: Date; site: Site };

/** The places on public pages that features may fill, and what they are given there. */
export type Slots = {
  /** Beside the council's address and phone numbers. */
  contact: { email: string; className?: string | undefined };
  /** Where a visitor may want to follow a topic, or the whole village. */
  follow: { tema?: string; className?: string };
  /** Among an event's facts (`eventFacts`), and before the link that saves it to a calendar (`eventActions`). */
  eventFacts: EventSlot;
  eventActions: EventSlot;
  /** Between the executive and the notices on the landing page. */
  community: object;
  /** Before the ways to pay for what the holder of a secret booked. */
  payBooking: { segredo: string };
};

/** What a feature puts into a place: what it reads, if anything, and how it is drawn. It is left out when `load` gives undefined. */
export type Part<Given> = {
  load?(read: Reader, given: Given): Promise<unknown>;
  Component: ComponentType<Given & { data: never }>;
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
  slots?: { [Name in keyof Slots]?: Part<Slots[Name]> };
  /** By collection name. */
  collectionPages?: Readonly<Record<string, CollectionPages>>;
  /** Pages that belong to no collection. */
  pages?: readonly PageEntry[];
  /** Pages that the footer leads to and, if they name a group of it, the menu. */
  links?: readonly { label: string; path: string; group?: string }[];
  feeds?: readonly Feed[];
  /** Entries of the village's calendar besides its events. */
  calendar?(read: Reader): Promise<IcsEvento[]>;
  /** Pages for the sitemap that belong to no record. */
  sitemap?(read: Reader): Promise<ListedPage[]>;
};
