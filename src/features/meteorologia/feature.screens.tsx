import type { ScreenFeature } from '../feature.screens.ts';
import { WeatherToday } from './WeatherToday.screen.tsx';

export const screens: ScreenFeature = {
  today: { place: 0, reads: 'GET /api/meteorologia', Notice: WeatherToday },
};
