import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { CallKey } from '../calls/all.ts';
import type { Fields } from '../fields/field.ts';
import type { Panel } from './panel.ts';

/** What a form holds, for what is said above its buttons. */
export type FormNoticeProps = {
  fields: Fields;
  values: Readonly<Record<string, unknown>>;
  onChange(name: string, value: unknown): void;
};

/** What a feature brings to the back-office. */
export type ScreenFeature = {
  /** Its screens; paths begin after `/backoffice/`. */
  routes?: RouteObject[];
  /** Panels that it adds to sections, by section name. */
  panels?: Readonly<Record<string, Panel>>;
  /** Said above the buttons of the form of every section. */
  inForms?: ComponentType<FormNoticeProps>;
  /** A notice above the cards of Hoje, lowest `order` first. Only people who may make the call see it; it may show nothing. */
  today?: { order: number; needs: CallKey; Notice: ComponentType };
};
