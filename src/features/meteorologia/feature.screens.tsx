import type { ScreenFeature } from '../feature.screens.ts';
import { WeatherToday } from './WeatherToday.screen.tsx';

export const screens: ScreenFeature = {
  today: { order: 1, needs: 'GET /api/meteorologia', Notice: WeatherToday },
};
