import type { ServerFeature } from '../server/village/feature.ts';
import { dinheiroServer } from './dinheiro/feature.server.ts';
import { documentosServer } from './documentos/feature.server.ts';
import { ifthenpayServer } from './ifthenpay/feature.server.ts';
import { inscricoesServer } from './inscricoes/feature.server.ts';
import { mensagensServer } from './mensagens/feature.server.ts';
import { meteorologiaServer } from './meteorologia/feature.server.ts';
import { pedidosServer } from './pedidos/feature.server.ts';
import { seguidoresServer } from './seguidores/feature.server.ts';
import { visitasServer } from './visitas/feature.server.ts';

/** What each feature brings to the server. */
export const serverFeatures: readonly ServerFeature[] = [
  dinheiroServer,
  ifthenpayServer,
  inscricoesServer,
  mensagensServer,
  documentosServer,
  pedidosServer,
  seguidoresServer,
  visitasServer,
  meteorologiaServer,
];
