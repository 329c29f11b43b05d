import { pesquisaCall } from '../../calls/village.ts';
import { languageCodes } from '../../language/speaking.ts';
import { publicSearch } from '../rules/publicSearch.ts';
import type { Routes } from '../village/context.ts';

/** Finds words, with or without accents, in everything that is public. */
export const pesquisaRoute: Routes = (route, context) => {
  const search = publicSearch(context);
  route(pesquisaCall, async ({ query }) => ({
    resultados: await search(
      query.q ?? '',
      languageCodes.find((code) => code === query.lingua),
    ),
  }));
};
