import { type Phrase, portugueseHere, t } from '../../language/speaking.ts';
import type { Empty } from '../../sections/face.ts';
import { titleAlone } from '../../sections/noticiasEventos.ts';
import { faceOf, pathOf } from '../faces.ts';
import { listHead, recordHead } from '../heads.ts';
import { page, Redirect, readMany, readOne } from '../page.ts';
import { type Paging, pageParam, readPage } from '../paging.ts';
import { DetailPage } from '../parts/DetailPage.tsx';
import { FilterLinks } from '../parts/FilterLinks.tsx';
import { ListPage } from '../parts/ListPage.tsx';
import { When } from '../parts/When.tsx';
import { publicationNames } from '../publicationNames.ts';
import { event, newsArticle } from '../schemaOrg.ts';
import { arrangeNoticias } from './arrangeNoticias.ts';
import { EventFacts, isOver, whenAndWhere } from './EventFacts.tsx';
import styles from './noticiasEventos.module.css';
import { Agenda, Paper } from './Publications.tsx';

const section = faceOf('noticias');

const filters = [
  { tipo: '', query: 'arquivo=true', label: 'Todos' },
  { tipo: 'noticias', query: 'type=NOTICIA', label: 'Notícias' },
  { tipo: 'projetos', query: 'type=PROJETO', label: 'Projetos' },
  { tipo: 'eventos', query: 'type=EVENTO', label: 'Eventos' },
] as const satisfies { tipo: string; query: string; label: Phrase }[];

/** What is shown when a filter leaves nothing. */
function emptyOf(tipo: string): Empty {
  if (tipo !== '') return faceOf(tipo === 'eventos' ? 'eventos' : 'noticias').empty;
  return { text: t('Não há notícias nem eventos por agora. Volte em breve.'), drawing: 'jornal' };
}

/** One lead story and six others, in three columns. */
const size = 7;

/** How many of the next events come before all the rest; the filter for events lists all of them. */
const mostNext = 12;

const options = (current: string) =>
  filters.map(({ tipo, label }) => ({
    to: tipo ? `${section.path}?tipo=${tipo}` : section.path,
    label: t(label),
    isCurrent: tipo === current,
  }));

function paperTitle(tipo: string, { page }: Paging): string {
  if (tipo === 'eventos') return t('Já aconteceu');
  return page === 1 ? t('As últimas') : t('Mais antigas');
}

/** All news, projects and events: coming events as a calendar, the rest like a newspaper. */
export const list = page({
  params: ['tipo', pageParam],
  async load(read, { search }) {
    const filter = filters.find(({ tipo }) => tipo === (search.get('tipo') ?? ''));
    if (!filter) throw new Redirect(section.path);
    const { tipo, query } = filter;
    const { items, fotos, paging } = await readPage(read, 'noticiasEventos', {
      query,
      search,
      size,
      kept: tipo ? { tipo } : {},
    });
    const isFront = tipo === '' && paging.page === 1;
    const next = isFront
      ? await readMany(read, 'noticiasEventos', { type: 'EVENTO', limit: mostNext })
      : { items: [], fotos: {} };
    const arranged = arrangeNoticias(next.items, items, new Date());
    return { tipo, ...arranged, paging, fotos: { ...fotos, ...next.fotos } };
  },
  head: ({ paging }, site) => listHead(section, paging, site),
  section: ({ tipo }) => (tipo === 'eventos' ? 'eventos' : 'noticias'),
  Component: ({ data: { tipo, agenda, rest, paging } }) => (
    <ListPage
      section={section}
      empty={emptyOf(tipo)}
      isEmpty={agenda.length + rest.length === 0}
      filter={<FilterLinks options={options(tipo)} />}
      paging={paging}
    >
      {agenda.length > 0 && (
        <Agenda cards={agenda} goesOn={tipo === '' && agenda.length === mostNext} />
      )}
      {rest.length > 0 && <Paper cards={rest} title={paperTitle(tipo, paging)} />}
    </ListPage>
  ),
});

/** A piece of news, a project, or an event that people can sign up for. */
export const each = page({
  sheet: 'partilha',
  load: async (read, { params }) => {
    const found = await readOne(read, 'noticiasEventos', params.key);
    return { ...found, now: new Date() };
  },
  head: ({ item }, site) => {
    const isEvent = item.type === 'EVENTO';
    const about = (isEvent ? event : newsArticle)(item, pathOf(section, item), site);
    const head = recordHead(section, { ...item, title: titleAlone(item) }, site, { about });
    if (!isEvent) return head;
    return { ...head, description: `${whenAndWhere(item)}. ${head.description}` };
  },
  section: ({ item }) => (item.type === 'EVENTO' ? 'eventos' : 'noticias'),
  Component: ({ data: { item, now }, site }) => (
    <DetailPage
      section={section}
      record={item}
      kicker={publicationNames[item.type]}
      byline={
        <>
          {item.type !== 'EVENTO' && (
            <>
              {t('Publicado em')} <When at={item.insertionDate} />
            </>
          )}
          {item.cancelado && (
            <span className={styles.over}>
              {t('Este evento foi cancelado.')}
              <span className={styles.reason} lang={portugueseHere()}>
                {item.motivoCancelamento}
              </span>
            </span>
          )}
          {isOver(item, now) && !item.cancelado && (
            <span className={styles.over}>{t('Este evento já aconteceu.')}</span>
          )}
        </>
      }
      isTicket={item.type === 'EVENTO'}
      insertedAt={item.type === 'EVENTO' ? item.insertionDate : undefined}
      facts={item.type === 'EVENTO' && <EventFacts evento={item} now={now} site={site} />}
    />
  ),
});
