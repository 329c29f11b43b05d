import type { ScreenFeature } from '../feature.screens.ts';
import { BoardLine, BoardState, boardInWords } from './BoardLine.screen.tsx';
import { BoardToday } from './BoardToday.screen.tsx';
import { BulkScreen, readDrafts } from './Bulk.screen.tsx';
import { CertidaoButton, CertidaoScreen, readCertidao } from './Certidao.screen.tsx';
import { DocumentsActions } from './DocumentsActions.screen.tsx';
import { MissingScreen } from './Missing.screen.tsx';
import { readExpected } from './readExpected.screen.ts';

export const screens: ScreenFeature = {
  today: { place: 1, Notice: BoardToday },
  panels: {
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
  },
};
