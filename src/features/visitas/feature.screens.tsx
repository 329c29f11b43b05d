import type { ScreenFeature } from '../../backoffice/feature.ts';
import { readVisitas, VisitasScreen } from './Visitas.screen.tsx';

export const screens: ScreenFeature = {
  routes: [{ path: 'visitas', loader: readVisitas, element: <VisitasScreen /> }],
};
