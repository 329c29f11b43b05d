import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Panel } from '../backoffice/panel.ts';
import type { CallKey } from '../calls/all.ts';

/** What a feature brings to the back-office. */
export type ScreenFeature = {
  /** Its screens; paths begin after `/backoffice/`. */
  routes?: RouteObject[];
  /** What it brings to sections, by their names. */
  panels?: Readonly<Record<string, Panel>>;
  /** What it says in Hoje above the cards, the lowest place first; it reads for itself with this call, and may say nothing. */
  today?: { place: number; reads: CallKey; Notice: ComponentType };
};
