import type { ScreenFeature } from '../backoffice/feature.ts';

/** What each feature brings to the back-office, found by the name of its file. */
export const screenFeatures: ScreenFeature[] = Object.values(
  import.meta.glob<ScreenFeature>('./*/feature.screens.tsx', { eager: true, import: 'screens' }),
);
