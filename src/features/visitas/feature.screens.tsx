import type { ScreenFeature } from '../feature.screens.ts';
import { readVisitas, VisitasScreen } from './Visitas.screen.tsx';

export const screens: ScreenFeature = {
  routes: [{ path: 'visitas', loader: readVisitas, element: <VisitasScreen /> }],
};
