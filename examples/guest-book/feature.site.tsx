import type { AnswerOf } from '../../calls/all.ts';
import { longDate } from '../../language/calendar.ts';
import type { SiteFeature } from '../../site/feature.ts';
import { island } from '../../site/island.tsx';
import { page } from '../../site/page.ts';
import styles from './livro.module.css';
import { VisitForm } from './VisitForm.island.tsx';

const path = '/livro_de_visitas';

const LiveForm = island('VisitForm', VisitForm);

const livro = page({
  sheet: 'livroDeVisitas',
  load: (read) => read('/api/livro-de-visitas'),
  head: () => ({ title: 'Livro de visitas', description: 'Conte-nos o que achou da aldeia.' }),
  Component: ({ data, site }) => (
    <div className={`wrap ${styles.page}`}>
      <p className="kicker">{site.definicoes.villageName}</p>
      <h1>Livro de visitas</h1>
      <Pages {...data} />
      <h2>Escrever no livro</h2>
      <LiveForm />
    </div>
  ),
});

function Pages({ arrayAssinaturas }: AnswerOf<'GET /api/livro-de-visitas'>) {
  if (arrayAssinaturas.length === 0) return <p>Ainda ninguém escreveu. Seja a primeira pessoa.</p>;
  return arrayAssinaturas.map(({ _id, name, texto, escritaEm }) => (
    <article key={_id}>
      <p>{texto}</p>
      <p className="soft">
        {name}, {longDate(escritaEm)}
      </p>
    </article>
  ));
}

export const site: SiteFeature = {
  pages: [{ path, page: livro }],
  links: [{ label: 'Livro de visitas', path, group: 'Descobrir' }],
  sitemap: async () => [{ path }],
};
