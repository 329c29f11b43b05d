import { call } from '../../backoffice/client.ts';
import type { ScreenFeature } from '../../backoffice/feature.ts';
import { ActionButton } from '../../backoffice/form/ActionButton.tsx';
import { type Listing, ListScreen } from '../../backoffice/list/ListScreen.tsx';
import { readPage } from '../../backoffice/list/readPage.ts';
import type { Paged } from '../../calls/all.ts';
import { longDate } from '../../language/calendar.ts';

type Read = Paged<'GET /api/assinaturas'>;
type Page = Read['arrayAssinaturas'][number];

/** What is done with a page: it is published or taken off the site, or deleted. */
function PageButtons({ page: { _id, publicada } }: { page: Page }) {
  const params = { _id };
  return (
    <>
      <ActionButton
        label={publicada ? 'Tirar do site' : 'Publicar'}
        failed="Não foi possível mudar a página"
        act={() => call('PUT /api/assinaturas/:_id', { params, body: { publicada: !publicada } })}
        done={() => (publicada ? 'A página já não está no site.' : 'A página está no site.')}
      />
      <ActionButton
        label="Apagar"
        confirm={{
          question: 'Apagar esta página?',
          children: 'Não volta atrás.',
          yes: 'Apagar',
          grave: true,
        }}
        failed="Não foi possível apagar a página"
        act={() => call('DELETE /api/assinaturas/:_id', { params })}
        done={() => 'A página foi apagada.'}
      />
    </>
  );
}

const assinaturas: Listing<Page, Read> = {
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
  buttons: (page) => <PageButtons page={page} />,
};

export const screens: ScreenFeature = {
  routes: [
    {
      path: 'livro_de_visitas',
      loader: (args) => readPage('GET /api/assinaturas', args),
      element: <ListScreen listing={assinaturas} />,
    },
  ],
};
