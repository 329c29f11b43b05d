import type { ScreenFeature } from './feature.screens.ts';

/** What each feature brings to the back-office, found by the name of its file. */
export const screenFeatures: ScreenFeature[] = Object.values(
  import.meta.glob<ScreenFeature>('./*/feature.screens.tsx', { eager: true, import: 'screens' }),
);
