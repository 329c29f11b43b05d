import type { Fields } from '../fields/field.ts';
import type { IconName } from '../fields/inputs/Icon.tsx';
import type { Collection, MenuGroup } from './section.ts';

/** A screen that the menu leads to. */
export type MenuEntry = {
  group: MenuGroup;
  /** Its position in the group. */
  order: number;
  path: string;
  label: string;
  icon: IconName;
  /** The call its screen needs, as method and path: only people who may make it see the entry. */
  needs: `${string} /api/${string}`;
  /** The task whose count is shown beside it. */
  task?: string;
  /** The screen that leads to this one: whoever may open that needs no line for it in the menu. */
  inside?: string;
};

/** Work that may wait for staff; the server counts it under the task's name. */
export type Task = {
  name: string;
  /** Its position among the tasks. */
  order: number;
  /** The address that lists exactly the rows it counts. */
  to: string;
  /** The call that lists them: only people who may make it see the task. */
  needs: `GET /api/${string}`;
  one: string;
  many: string;
  isUrgent?: true;
};

/** Help for a back-office screen: what it is for, what to do first, and how to undo it. */
export type Help = {
  /** Its address after `/backoffice/`; `painel` stands for a panel shown instead of a record. */
  path: string;
  /** The file name of its screenshot. */
  picture: string;
  words: readonly [string, string, string];
};

/** A page of Definições: its title, its position, and where visitors see the result. */
export type SettingsPage = { title: string; order: number; seenAt?: string };

/** A feature's declaration, for the server and the back-office. */
export type Feature = {
  /** The name of its folder. */
  name: string;
  /** Whether its public pages have their own style sheet, named after it: from all its styles, or from these files. */
  hasSheet?: true | readonly string[];
  /** Its collections, listed after those of the site. */
  collections?: readonly Collection[];
  /** Its settings, edited on a page of their own. */
  settings?: SettingsPage & { fields: Fields };
  activity?: { kind: string; label: string; sentences: Readonly<Record<string, string>> };
  menu?: readonly MenuEntry[];
  tasks?: readonly Task[];
  help?: readonly Help[];
};

/** Declares a feature. */
export function feature<const F extends Feature>(declared: F): F {
  return declared;
}
