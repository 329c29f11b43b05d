import { counted } from '../../language/counted.ts';
import { euros } from '../../language/euros.ts';
import { centreOf } from '../../language/lugar.ts';
import type { RecordIn } from '../../sections/all.ts';
import { faceOf, pathOf } from '../../site/faces.ts';
import { listHead, recordHead } from '../../site/heads.ts';
import { island } from '../../site/island.tsx';
import { page, readOne } from '../../site/page.ts';
import { pageParam, readPage } from '../../site/paging.ts';
import { CardTitle } from '../../site/parts/CardTitle.tsx';
import { DetailPage } from '../../site/parts/DetailPage.tsx';
import { Fact, Facts } from '../../site/parts/Facts.tsx';
import { ListPage } from '../../site/parts/ListPage.tsx';
import { AskForm } from './AskForm.island.tsx';
import styles from './balcao.module.css';
import { problemsPath } from './problemas.ts';
import { servicos, usualMonths } from './servicos.ts';

type Servico = RecordIn<'servicos'>;

const section = faceOf('servicos');

const LiveForm = island('AskForm', AskForm);

/** In how long the council answers, and for how much. */
const inDays = ({ prazo }: Servico) => counted(prazo ?? 0, 'dia útil', 'dias úteis');
const inEuros = ({ taxa }: Servico) => (taxa ? euros(taxa) : 'Sem custos');

/** The fields that applicants have to know first. */
const shownFields = ['quemPode', 'oQueTrazer', 'baseLegal'] as const;

/** Every service: what it is for, how long it takes, what it costs. */
export const list = page({
  sheet: 'pedidos',
  params: [pageParam],
  load: (read, { search }) => readPage(read, 'servicos', { query: '', search, size: 40 }),
  head: ({ paging }, site) => listHead(section, paging, site),
  Component: ({ data: { items, paging } }) => (
    <ListPage section={section} isEmpty={items.length === 0} paging={paging}>
      <ul className={`wrap ${styles.services}`}>
        {items.map((servico) => (
          <li key={servico._id}>
            <CardTitle as="h2" to={pathOf(section, servico)}>
              {servico.name}
            </CardTitle>
            <p>{servico.smallDescription}</p>
            <p className="soft">
              {servico.perguntas.length > 0 ? `Até ${inDays(servico)}` : 'Ao balcão'}
              {' · '}
              {inEuros(servico)}
            </p>
          </li>
        ))}
      </ul>
      <p className={`wrap ${styles.asking}`}>
        <a href={problemsPath} className="arrow-link">
          Problemas comunicados, e o que se fez
        </a>
      </p>
      <p className={`wrap ${styles.asking}`}>
        <a href="/verificar" className="arrow-link">
          Verificar um documento da junta
        </a>
      </p>
    </ListPage>
  ),
});

/** One service: what applicants have to know, and the form to request it. */
export const each = page({
  sheet: 'pedidos',
  load: async (read, { params }) => (await readOne(read, 'servicos', params.key)).item,
  head: (servico, site) => recordHead(section, servico, site, { text: 'smallDescription' }),
  Component: ({ data: servico, site }) => (
    <DetailPage
      section={section}
      record={servico}
      byline={servico.smallDescription}
      facts={
        <Facts>
          {servico.perguntas.length > 0 && <Fact label="Resposta">Até {inDays(servico)}</Fact>}
          <Fact label="Taxa">{inEuros(servico)}</Fact>
          {shownFields.map(
            (name) =>
              servico[name] && (
                <Fact key={name} label={servicos.fields[name].label}>
                  <span className={styles.words}>{servico[name]}</span>
                </Fact>
              ),
          )}
        </Facts>
      }
    >
      {servico.perguntas.length > 0 && (
        <LiveForm
          servico={servico.identifier}
          perguntas={servico.perguntas}
          meses={servico.meses ?? usualMonths}
          centro={centreOf(site.definicoes)}
          publico={servico.publico}
        />
      )}
    </DetailPage>
  ),
});
