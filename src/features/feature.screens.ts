import type { RouteObject } from 'react-router';

/** What a feature brings to the back-office. */
export type ScreenFeature = {
  /** Its screens; paths begin after `/backoffice/`. */
  routes: RouteObject[];
};
