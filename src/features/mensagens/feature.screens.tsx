import type { ScreenFeature } from '../../backoffice/feature.ts';
import { readConversa } from './conversa.screen.ts';
import { MensagemScreen } from './Mensagem.screen.tsx';
import { MensagensScreen, readMensagens } from './Mensagens.screen.tsx';

export const screens: ScreenFeature = {
  routes: [
    { path: 'mensagens', loader: readMensagens, element: <MensagensScreen /> },
    { path: 'mensagens/:_id', loader: readConversa, element: <MensagemScreen /> },
  ],
};
