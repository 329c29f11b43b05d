import type { ScreenFeature } from '../../backoffice/feature.ts';
import { OnlyFor } from '../../backoffice/parts/Refusal.tsx';
import { EnterScreen, readServicos } from './Enter.screen.tsx';
import { PedidoScreen, readPedido } from './Pedido.screen.tsx';
import { PedidosScreen, readPedidos } from './Pedidos.screen.tsx';
import { ReadyServices } from './ReadyServices.screen.tsx';

export const screens: ScreenFeature = {
  routes: [
    { path: 'pedidos', loader: readPedidos, element: <PedidosScreen /> },
    {
      path: 'pedidos/registar',
      loader: readServicos,
      element: (
        <OnlyFor mayUse={(may) => may.call('POST /api/pedidos/balcao')}>
          <EnterScreen />
        </OnlyFor>
      ),
    },
    { path: 'pedidos/:_id', loader: readPedido, element: <PedidoScreen /> },
  ],
  panels: { servicos: { ListActions: ReadyServices } },
};
