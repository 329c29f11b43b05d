import type { ScreenFeature } from './feature.screens.ts';

/** What each feature brings to the back-office: every folder that has screens says so in a file of this name. */
export const screenFeatures: ScreenFeature[] = Object.values(
  import.meta.glob<ScreenFeature>('./*/feature.screens.tsx', { eager: true, import: 'screens' }),
);
