import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Panel } from '../backoffice/panel.ts';

/** What a feature brings to the back-office. */
export type ScreenFeature = {
  /** Its screens; paths begin after `/backoffice/`. */
  routes?: RouteObject[];
  /** What it brings to sections, by their names. */
  panels?: Readonly<Record<string, Panel>>;
  /** What it says in Hoje above the cards, the lowest place first; it reads for itself, and may say nothing. */
  today?: { place: number; Notice: ComponentType };
};
