import type { SiteFeature } from '../../site/feature.ts';
import { island } from '../../site/island.tsx';
import { page } from '../../site/page.ts';
import { VisitForm } from './VisitForm.island.tsx';

const Form = island('VisitForm', VisitForm);

const livro = page({
  load: async () => ({}),
  head: () => ({ title: 'Livro de visitas', description: 'Conte-nos o que achou da aldeia.' }),
  Component: () => (
    <div className="wrap">
      <h1>Livro de visitas</h1>
      <Form />
    </div>
  ),
});

export const site: SiteFeature = { pages: [{ path: '/livro_de_visitas', page: livro }] };
