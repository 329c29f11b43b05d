import type { Fields } from '../fields/field.ts';
import type { IconName } from '../fields/inputs/Icon.tsx';
import type { Collection } from '../sections/section.ts';

/** A group of the back-office's menu. */
export type MenuGroup = 'Publicar' | 'Atendimento' | 'Território' | 'Casa';

/** A screen that the menu leads to. */
export type MenuEntry = {
  group: MenuGroup;
  /** Where it stands among those of its group. */
  place: number;
  path: string;
  label: string;
  icon: IconName;
  /** The call that its screen reads with, by method and path: it is offered to those who may make it. */
  reads: `GET /api/${string}`;
  /** The task whose number stands beside it. */
  task?: string;
};

/** Something that may wait for somebody: how many is counted on the server under its name. */
export type Task = {
  name: string;
  /** Where it stands among the others. */
  place: number;
  /** Where exactly those are that it counts. */
  to: string;
  /** The call that lists them: it is a task of those who may make it. */
  reads: `GET /api/${string}`;
  one: string;
  many: string;
  /** Stands above every screen too; of which words a phone does without there. */
  always?: { unsaidOnPhone: RegExp; evenIfNone: boolean };
  isUrgent?: true;
};

/** What is said of a screen of the back-office: what it is for, what one does first, and how that is taken back. */
export type Help = {
  /** Its address after `/backoffice/`; `painel` stands for a panel shown instead of a record. */
  path: string;
  /** The file of its picture. */
  picture: string;
  words: readonly [string, string, string];
};

/** A page of Definições: what it is called, where it stands among the others, and where visitors see what comes of it. */
export type SettingsPage = { title: string; place: number; seenAt?: string };

/** What a feature says of itself, to the server and to the back-office. */
export type Feature = {
  /** The name of its folder. */
  name: string;
  /** Whether its public pages have a style sheet of their own, by its name: of all its styles, or of these files. */
  hasSheet?: true | readonly string[];
  /** The collections that it brings, after those of the site. */
  collections?: readonly Collection[];
  /** The settings that it reads, on a page of their own. */
  settings?: SettingsPage & { fields: Fields };
  activity?: { kind: string; label: string; sentences: Readonly<Record<string, string>> };
  menu?: readonly MenuEntry[];
  tasks?: readonly Task[];
  help?: readonly Help[];
};

/** Declares what a feature says of itself. */
export function feature<const F extends Feature>(declared: F): F {
  return declared;
}
