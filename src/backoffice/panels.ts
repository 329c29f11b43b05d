import { screenFeatures } from '../features/all.screens.ts';
import { EndUrgencyOf, UrgencyEnded, UrgentButton } from './avisos/UrgentActions.tsx';
import { UrgentScreen } from './avisos/UrgentScreen.tsx';
import { readUrgentes } from './avisos/urgent.ts';
import type { Panel } from './panel.ts';

const own: Record<string, Panel | undefined> = {
  avisos: {
    ownScreens: [{ path: 'urgente', load: readUrgentes, Component: UrgentScreen }],
    ListActions: UrgentButton,
    ItemActions: EndUrgencyOf,
    ItemNotice: UrgencyEnded,
  },
};

/** What only this section has, what features bring to it included. */
export function panelOf(section: string): Panel {
  return Object.assign({}, own[section], ...screenFeatures.map(({ panels }) => panels?.[section]));
}
