import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunction } from 'react-router';
import type { CallKey } from '../calls/all.ts';
import type { Refused } from '../calls/ask.ts';
import type { Stored } from '../sections/section.ts';
import type { May } from './may.ts';

/** An answer to the question before a save: its button, what is sent with the save, and the message afterwards. */
export type SaveAnswer = {
  label: string;
  envelope: Readonly<Record<string, unknown>>;
  message: string;
};

/** What is asked before a change is saved; the first answer is the one that is proposed. */
export type SaveQuestion = {
  question: string;
  words: ReactNode;
  answers: readonly [SaveAnswer, ...SaveAnswer[]];
};

type Screen = {
  path: string;
  load: LoaderFunction;
  Component: ComponentType;
  /** Who may use it, if its data can be read by others too. */
  mayUse?(may: May): boolean;
};

/** The record that a part of its screen is about. */
export type ItemProps = { item: Stored & Readonly<Record<string, unknown>> };

/** What only one section has. */
export type Panel = {
  /** Shown instead of a record's detail; `open` and `close` label the button that switches. */
  instead?: {
    open: string;
    close: string;
    /** The call that it reads its data with; only users who may make it get the button. */
    needs: CallKey;
    Component: ComponentType<{ itemKey: string }>;
  };
  /** Screens beside the list, such as a shorter form. */
  ownScreens?: readonly Screen[];
  /** Screens below a record, such as one of its bookings; `path` follows the record's. */
  screens?: readonly Screen[];
  /** More buttons over the list. */
  ListActions?: ComponentType;
  /** The next step of a record, and the buttons behind «Mais» over it. */
  NextStep?: ComponentType<ItemProps>;
  ItemActions?: ComponentType<ItemProps>;
  /** Notices above the list, and above a record's fields. */
  ListNotice?: ComponentType;
  ItemNotice?: ComponentType<ItemProps>;
  /** One more column of the list, made from these fields; left out where it is empty for every row. */
  column?: {
    name: string;
    label: string;
    fields: readonly string[];
    /** '' where there is nothing to say. */
    words(item: ItemProps['item']): string;
    Component: ComponentType<ItemProps>;
  };
  /** Checks a new record or a change before it is saved: returns a refusal, a question, or neither. */
  beforeSave?(
    record: (Stored & Readonly<Record<string, unknown>>) | undefined,
    values: Readonly<Record<string, unknown>>,
  ): Promise<Refused | SaveQuestion | undefined>;
  /** What else to know before a record is deleted, read at that moment; `block` prevents the deletion. */
  DeleteNotice?: ComponentType<{ itemKey: string; block(isBlocked: boolean): void }>;
  /** What else to know before an earlier version of a record is restored. */
  restoreNotice?: string;
};
