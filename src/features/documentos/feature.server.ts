import type { ServerFeature } from '../../server/village/feature.ts';
import { certidaoRoutes, quadroRoute } from './certidao.server.ts';
import { documentoRoutes, sugestaoRoute } from './documentos.server.ts';
import { documentosEsperadosRoute } from './documentosEsperados.server.ts';
import { documentosRule } from './rule.server.ts';

/** Documents of the council: counted, guessed, expected, posted and certified. */
export const documentosServer: ServerFeature = {
  tables: [],
  people: { holdings: [], withoutPeople: [] },
  rules: { documentos: documentosRule },
  routes: [documentoRoutes, documentosEsperadosRoute, sugestaoRoute, certidaoRoutes, quadroRoute],
};
