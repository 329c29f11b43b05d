import type { ScreenFeature } from '../feature.screens.ts';
import { readSeguidores, SeguidoresScreen } from './Seguidores.screen.tsx';
import { followedPanels } from './tellFollowers.screen.tsx';

export const screens: ScreenFeature = {
  routes: [{ path: 'seguidores', loader: readSeguidores, element: <SeguidoresScreen /> }],
  panels: followedPanels,
};
