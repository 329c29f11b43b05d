import { screenFeatures } from '../features/all.screens.ts';
import { EndUrgencyOf, UrgentButton } from './avisos/UrgentActions.tsx';
import { UrgentScreen } from './avisos/UrgentScreen.tsx';
import { readUrgentes } from './avisos/urgent.ts';
import { BoardLine, BoardState, boardInWords } from './documentos/BoardLine.tsx';
import { BoardToday } from './documentos/BoardToday.tsx';
import { BulkScreen, readDrafts } from './documentos/BulkScreen.tsx';
import { CertidaoButton, CertidaoScreen, readCertidao } from './documentos/CertidaoScreen.tsx';
import { DocumentsActions } from './documentos/DocumentsActions.tsx';
import { MissingScreen } from './documentos/MissingScreen.tsx';
import { readExpected } from './documentos/readExpected.ts';
import type { Panel } from './panel.ts';

const own: Record<string, Panel | undefined> = {
  avisos: {
    ownScreens: [{ path: 'urgente', load: readUrgentes, Component: UrgentScreen }],
    ListActions: UrgentButton,
    ItemActions: EndUrgencyOf,
  },
  documentos: {
    ownScreens: [
      { path: 'carregar', load: readDrafts, Component: BulkScreen },
      { path: 'em_falta', load: readExpected, Component: MissingScreen },
    ],
    ListActions: DocumentsActions,
    screens: [{ path: 'certidao', load: readCertidao, Component: CertidaoScreen }],
    ListNotice: BoardToday,
    ItemActions: CertidaoButton,
    ItemNotice: BoardLine,
    column: {
      name: 'afixadoEm',
      label: 'Quadro',
      fields: ['type', 'date', 'afixadoEm', 'retiradoEm'],
      words: boardInWords,
      Component: BoardState,
    },
  },
};

/** What only this section has, what features bring to it included. */
export function panelOf(section: string): Panel {
  return Object.assign({}, own[section], ...screenFeatures.map(({ panels }) => panels?.[section]));
}
