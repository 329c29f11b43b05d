import type { ScreenFeature } from '../feature.screens.ts';
import { EnterScreen, readServicos } from './Enter.screen.tsx';
import { PedidoScreen, readPedido } from './Pedido.screen.tsx';
import { PedidosScreen, readPedidos } from './Pedidos.screen.tsx';
import { ReadyServices } from './ReadyServices.screen.tsx';

export const screens: ScreenFeature = {
  routes: [
    { path: 'pedidos', loader: readPedidos, element: <PedidosScreen /> },
    { path: 'pedidos/registar', loader: readServicos, element: <EnterScreen /> },
    { path: 'pedidos/:_id', loader: readPedido, element: <PedidoScreen /> },
  ],
  panels: { servicos: { ListActions: ReadyServices } },
};
