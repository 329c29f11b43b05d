import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunction } from 'react-router';
import type { CallKey } from '../calls/all.ts';
import type { Refused } from '../calls/ask.ts';
import type { Stored } from '../sections/section.ts';

/** An answer to the question before a save: its button, what the save then carries, and what is said afterwards. */
export type SaveAnswer = {
  label: string;
  envelope: Readonly<Record<string, unknown>>;
  said: string;
};

/** What is asked before a change is saved; the first answer is the one that is proposed. */
export type SaveQuestion = {
  question: string;
  words: ReactNode;
  answers: readonly [SaveAnswer, ...SaveAnswer[]];
};

type Screen = { path: string; load: LoaderFunction; Component: ComponentType };

/** A record that a part of its screen is about. */
export type ItemProps = { item: Stored & Readonly<Record<string, unknown>> };

/** What only one section has. */
export type Panel = {
  /** Shown instead of a record's detail at the press of a button: what shows it, and what goes back. */
  instead?: {
    open: string;
    close: string;
    /** The call that it reads with: for those who may make it. */
    reads: CallKey;
    Component: ComponentType<{ itemKey: string }>;
  };
  /** Screens beside the list, such as a shorter form. */
  ownScreens?: readonly Screen[];
  /** Screens below a record, such as one of its bookings; `path` follows the record's. */
  screens?: readonly Screen[];
  /** More buttons over the list, and over a record. */
  ListActions?: ComponentType;
  ItemActions?: ComponentType<ItemProps>;
  /** What is said above the list, and above what a record holds. */
  ListNotice?: ComponentType;
  ItemNotice?: ComponentType<ItemProps>;
  /** One more column of the list, made of these fields; it is left out where it says nothing of any row. */
  column?: {
    name: string;
    label: string;
    fields: readonly string[];
    /** '' where there is nothing to say. */
    words(item: ItemProps['item']): string;
    Component: ComponentType<ItemProps>;
  };
  /** Looks at a new record, or at a change, before it is saved: something is wrong with it, or to be asked, or neither. */
  beforeSave?(
    record: (Stored & Readonly<Record<string, unknown>>) | undefined,
    values: Readonly<Record<string, unknown>>,
  ): Promise<Refused | SaveQuestion | undefined>;
  /** What more there is to know before a record is deleted, as it stands at that moment; `block` says that it cannot be. */
  DeleteNotice?: ComponentType<{ itemKey: string; block(isBlocked: boolean): void }>;
  /** What more there is to know before an earlier version of a record is brought back. */
  restoreNotice?: string;
};
