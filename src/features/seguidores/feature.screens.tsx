import type { ScreenFeature } from '../../backoffice/feature.ts';
import { readSeguidores, SeguidoresScreen } from './Seguidores.screen.tsx';
import { followedPanels } from './tellFollowers.screen.tsx';

export const screens: ScreenFeature = {
  routes: [{ path: 'seguidores', loader: readSeguidores, element: <SeguidoresScreen /> }],
  panels: followedPanels,
};
