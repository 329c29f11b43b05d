import type { AnswerOf } from '../../calls/all.ts';
import map from '../../fields/inputs/map.module.css';
import { lisbonDay, longDate } from '../../language/calendar.ts';
import { centreOf } from '../../language/lugar.ts';
import { faceOf } from '../../site/faces.ts';
import { listHead } from '../../site/heads.ts';
import { island } from '../../site/island.tsx';
import { page, toNotFound } from '../../site/page.ts';
import { pageParam, readPage } from '../../site/paging.ts';
import { Breadcrumb } from '../../site/parts/Breadcrumb.tsx';
import { CardTitle } from '../../site/parts/CardTitle.tsx';
import { ListPage } from '../../site/parts/ListPage.tsx';
import type { Pin } from '../../site/parts/openMap.ts';
import { ShareLinks } from '../../site/parts/ShareLinks.tsx';
import { orNothing, type Reader } from '../../site/reader.ts';
import { AskForm } from './AskForm.island.tsx';
import styles from './balcao.module.css';
import { isClosed } from './estados.ts';
import { problemPath, problemsPath, publicState } from './problemas.ts';

type Problema = NonNullable<AnswerOf<'GET /api/problemas/:numero'>['problema']>;

const balcao = faceOf('servicos');

/** The list of problems is a page below the counter's, not a section of its own. */
const section: typeof balcao = {
  ...balcao,
  path: problemsPath,
  within: balcao.path,
  heading: 'Problemas comunicados',
  lead: 'O que foi comunicado à junta, em que ponto está e o que se fez.',
  description: 'Problemas comunicados em {aldeia}: onde são e o que a {junta} fez.',
  empty: { text: 'Não há problemas comunicados à vista.', drawing: 'banca' },
};

const LiveForm = island('AskForm', AskForm);
const Share = island('share', ShareLinks);

const titleOf = ({ assunto, onde }: Problema) => (onde ? `${assunto}: ${onde}` : assunto);

/** How far it has come, and since when. */
function State({ problema: { estado, recebidoEm, fechadoEm } }: { problema: Problema }) {
  return (
    <p className={styles.stage} data-closed={isClosed(estado) || undefined}>
      <strong>{publicState(estado)}</strong>{' '}
      {fechadoEm
        ? `a ${longDate(lisbonDay(new Date(fechadoEm)))}`
        : `· comunicado a ${longDate(lisbonDay(new Date(recebidoEm)))}`}
    </p>
  );
}

/** A map of the problems; the text beside it says the same. */
function Where({ of, label }: { of: Problema[]; label: string }) {
  const pins = of.flatMap((each): Pin[] => {
    const at = centreOf(each);
    const told = { kind: 'problemas', name: titleOf(each), to: problemPath(each.numero) };
    return at ? [{ ...at, ...told }] : [];
  });
  const [first] = pins;
  if (!first) return null;
  return (
    <div className={`scripted unprinted map-grid ${map.frame} ${styles.map}`}>
      <section
        className={map.canvas}
        aria-label={label}
        data-map={`${first.lat} ${first.lon}`}
        data-pins={JSON.stringify(pins)}
      />
    </div>
  );
}

function Done({ feito }: { feito: string }) {
  if (feito === '') return null;
  return (
    <p className={styles.words}>
      <strong>O que foi feito:</strong> {feito}
    </p>
  );
}

/** Every problem that staff have published, with what was done. */
const list = page({
  sheet: 'pedidos',
  params: [pageParam],
  async load(read, { search }) {
    const { items, paging } = await readPage(read, 'problemas', { search, size: 40 });
    return { items, paging };
  },
  head: ({ paging }, site) => listHead(section, paging, site),
  Component: ({ data: { items, paging } }) => (
    <ListPage section={section} isEmpty={items.length === 0} paging={paging}>
      <div className="wrap">
        <Where of={items} label="Mapa dos problemas" />
      </div>
      <ul className={`wrap ${styles.services}`}>
        {items.map((problema) => (
          <li key={problema.numero}>
            <CardTitle as="h2" to={problemPath(problema.numero)}>
              {titleOf(problema)}
            </CardTitle>
            <State problema={problema} />
            <p className={styles.words}>{problema.texto}</p>
            <Done feito={problema.feito} />
          </li>
        ))}
      </ul>
    </ListPage>
  ),
});

/** One problem: what is known of it, and the way to follow it. */
const each = page<Problema>({
  sheet: ['pedidos', 'partilha'],
  async load(read, { params: { numero = '' } }) {
    const found = await orNothing(read('/api/problemas/:numero', { params: { numero } }));
    if (!found) throw toNotFound();
    return found.problema;
  },
  head: (problema, site) => ({
    title: titleOf(problema),
    description: `${publicState(problema.estado)}: ${problema.texto}`.slice(0, 155),
    about: listHead(section, { page: 1, pages: 1, kept: {} }, site).about ?? [],
  }),
  Component: ({ data: problema, site }) => {
    const { texto, feito, fotos, numero, servico, estado } = problema;
    return (
      <article className={`wrap ${styles.private}`}>
        <header>
          <Breadcrumb section={section} />
          <p className="kicker">Problema n.º {numero}</p>
          <h1>{titleOf(problema)}</h1>
          <State problema={problema} />
        </header>
        <p className={styles.words}>{texto}</p>
        <Done feito={feito} />
        <Where of={[problema]} label="Onde é" />
        {fotos.map((foto, at) => (
          <img
            key={foto}
            src={foto}
            alt={`Fotografia ${at + 1} do problema`}
            className={styles.photo}
            loading="lazy"
          />
        ))}
        <Share
          title={titleOf(problema)}
          text={texto}
          url={site.siteUrl + problemPath(numero)}
          council={site.definicoes.councilName}
        />
        {!isClosed(estado) && <LiveForm servico={servico} perguntas={[]} segue={numero} />}
      </article>
    );
  },
});

/** The pages of problems. They come before those of services, whose paths would match them too. */
export const problemPages = [
  { path: problemsPath, page: list },
  { path: `${problemsPath}/:numero`, page: each },
];

/** Those pages, for search engines. */
export async function problemSitemap(read: Reader) {
  const { arrayProblemas } = await read('/api/problemas');
  return [
    { path: problemsPath },
    ...arrayProblemas.map(({ numero, updatedAt }) => ({
      path: problemPath(numero),
      lastmod: updatedAt,
    })),
  ];
}
