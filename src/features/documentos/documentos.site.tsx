import { longDate } from '../../language/calendar.ts';
import { faceOf, inVillage, pathOf } from '../../site/faces.ts';
import { listHead, recordHead } from '../../site/heads.ts';
import { page, Redirect, readOne } from '../../site/page.ts';
import { ComunidadeTabs } from '../../site/pages/ComunidadeTabs.tsx';
import { pageParam, readPage } from '../../site/paging.ts';
import { EmptyState } from '../../site/parts/EmptyState.tsx';
import { ListPage } from '../../site/parts/ListPage.tsx';
import { Filters, SearchForm, TakeOff } from './DocumentFilters.site.tsx';
import { DocumentList } from './DocumentList.site.tsx';
import { DocumentPage } from './DocumentPage.site.tsx';
import {
  chosenIn,
  facetsOf,
  filterNames,
  keptOf,
  titleOf,
  totalInWords,
} from './documentFilters.ts';
import { documentLine } from './documentLine.ts';
import styles from './documentos.module.css';
import { ExpectedDocuments } from './ExpectedDocuments.site.tsx';
import { documentFeed } from './feeds.site.ts';
import { digitalDocument, sessionEvent } from './schemaOrg.site.ts';

const size = 25;

const section = faceOf('documentos');

const feed = { title: 'Documentos da junta e da assembleia', path: documentFeed.path };

const nothing = {
  text: 'Não encontrámos documentos assim. Retire um filtro, ou experimente outras palavras.',
  drawing: 'quadro',
} as const;

/** The list of documents, latest act first, filtered by type, year and organ, and searched. */
export const list = page({
  sheet: 'documentos',
  params: [...filterNames, 'q', pageParam],
  async load(read, { search }) {
    const chosen = chosenIn(search);
    if (!chosen) throw new Redirect(section.path);
    const kept = keptOf(chosen);
    const isFront = Object.keys(kept).length === 0 && !search.has(pageParam);
    const [{ items, total, paging }, { contagem }, expected] = await Promise.all([
      readPage(read, 'documentos', { query: kept, search, size, kept }),
      // If the counts cannot be read, show the list without filters.
      read('/api/documentosContagem').catch(() => ({ contagem: [] })),
      isFront ? read('/api/documentosEsperados').catch(() => undefined) : undefined,
    ]);
    return { chosen, items, total, paging, facets: facetsOf(contagem, chosen), expected };
  },
  head({ chosen, total, paging }, site) {
    const { q } = chosen;
    const title = titleOf(chosen);
    const isPart = Object.keys(keptOf(chosen)).length > 0;
    return listHead(section, paging, site, {
      feed,
      ...(isPart && {
        title: q ? `${title}: «${q}»` : title,
        description: `${title}: ${totalInWords(total).toLowerCase()}. ${inVillage(section.description, site)}`,
      }),
      // Searches and empty filters make endless pages, so search engines leave them out.
      ...((q || (isPart && total === 0)) && { noindex: true }),
    });
  },
  Component: ({ data: { chosen, items, total, paging, facets, expected } }) => {
    const isPart = Object.keys(keptOf(chosen)).length > 0;
    const path = section.path;
    return (
      <ListPage
        section={section}
        heading={titleOf(chosen)}
        lead={isPart ? '' : section.lead}
        isEmpty={total === 0 && !isPart}
        paging={paging}
        filter={<ComunidadeTabs current={path} />}
      >
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.search}>
            <SearchForm path={path} chosen={chosen} />
          </div>
          <Filters path={path} chosen={chosen} facets={facets} />
          <div className={styles.results}>
            <div className={`row ${styles.summary}`}>
              <p className={styles.count}>{totalInWords(total)}</p>
              {isPart && <TakeOff path={path} chosen={chosen} />}
            </div>
            {total === 0 ? (
              <EmptyState {...nothing} />
            ) : (
              <DocumentList
                documentos={items}
                unit={chosen.q ? undefined : chosen.ano ? 'month' : 'year'}
              />
            )}
            {expected && <ExpectedDocuments {...expected} />}
            <p className={`unprinted ${styles.feed}`}>
              <a href={documentFeed.path} className="tap">
                Seguir os novos documentos (RSS)
              </a>
            </p>
          </div>
        </div>
      </ListPage>
    );
  },
});

/** One document: what it is, its files, its text, and those before and after it. */
export const each = page({
  sheet: 'documentos',
  async load(read, { params: { key = '' } }) {
    const [{ item }, { vizinhos }] = await Promise.all([
      readOne(read, 'documentos', key),
      // A document that is not published yet has no neighbours.
      read('/api/documentos/:identifier/vizinhos', { params: { identifier: key } }).catch(() => ({
        vizinhos: {},
      })),
    ]);
    return { item, vizinhos, now: new Date() };
  },
  head: ({ item }, site) => {
    const path = pathOf(section, item);
    const head = recordHead(section, item, site, {
      text: item.smallDescription ? 'smallDescription' : 'description',
      about: digitalDocument(item, path, site),
    });
    const about = [...(head.about ?? []), ...sessionEvent(item, path, site)];
    const line = `${documentLine(item)}, ${longDate(item.date)}. ${site.definicoes.councilName}.`;
    return { ...head, description: head.description || line, about, feed };
  },
  Component: ({ data: { item, vizinhos, now }, site }) => (
    <DocumentPage documento={item} vizinhos={vizinhos} now={now} site={site} />
  ),
});
