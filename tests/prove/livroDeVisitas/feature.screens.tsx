import type { ScreenFeature } from '../../backoffice/feature.ts';
import { type Listing, ListScreen } from '../../backoffice/list/ListScreen.tsx';
import { readPage } from '../../backoffice/list/readPage.ts';
import type { Paged } from '../../calls/all.ts';
import { longDate } from '../../language/calendar.ts';

type Read = Paged<'GET /api/assinaturas'>;

const assinaturas: Listing<Read['arrayAssinaturas'][number], Read> = {
  title: 'Livro de visitas',
  called: {
    one: 'assinatura',
    many: 'assinaturas',
    none: 'Nenhuma assinatura',
    found: 'encontrada',
  },
  empty: 'Ainda ninguém escreveu no livro',
  rows: ({ arrayAssinaturas }) => arrayAssinaturas,
  columns: () => [
    { name: 'name', label: 'De' },
    { name: 'texto', label: 'O que achou', isTyped: true },
    { name: 'escritaEm', label: 'Escrita em', cell: ({ escritaEm }) => longDate(escritaEm) },
  ],
};

export const screens: ScreenFeature = {
  routes: [
    {
      path: 'livro_de_visitas',
      loader: (asked) => readPage('GET /api/assinaturas', asked),
      element: <ListScreen listing={assinaturas} />,
    },
  ],
};
