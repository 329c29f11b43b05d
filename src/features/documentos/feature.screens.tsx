import type { ScreenFeature } from '../../backoffice/feature.ts';
import { BoardLine, BoardState, boardInWords } from './BoardLine.screen.tsx';
import { BoardToday } from './BoardToday.screen.tsx';
import { BulkButton, BulkScreen, readDrafts } from './Bulk.screen.tsx';
import { CertidaoButton, CertidaoScreen, readCertidao } from './Certidao.screen.tsx';
import { MissingButton, MissingScreen, readExpected } from './Missing.screen.tsx';

/** What can be done with all documents besides adding one. */
function DocumentsActions() {
  return (
    <>
      <MissingButton />
      <BulkButton />
    </>
  );
}

export const screens: ScreenFeature = {
  today: { order: 2, needs: 'GET /api/quadro', Notice: BoardToday },
  panels: {
    documentos: {
      ownScreens: [
        {
          path: 'carregar',
          load: readDrafts,
          Component: BulkScreen,
          mayUse: (may) => may.edit('documentos'),
        },
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
