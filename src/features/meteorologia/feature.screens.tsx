import type { ScreenFeature } from '../../backoffice/feature.ts';
import { WeatherToday } from './WeatherToday.screen.tsx';

export const screens: ScreenFeature = {
  today: { order: 1, needs: 'GET /api/meteorologia', Notice: WeatherToday },
};
