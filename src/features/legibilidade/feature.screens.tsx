import type { ScreenFeature } from '../../backoffice/feature.ts';
import { BeforePublishing } from './BeforePublishing.screen.tsx';
import { LeftToday } from './LeftToday.screen.tsx';

export const screens: ScreenFeature = {
  inForms: BeforePublishing,
  today: { order: 9, needs: 'GET /api/hoje', Notice: LeftToday },
};
