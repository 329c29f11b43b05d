import type { CollectionName } from '../../sections/all.ts';
import type { PublicSection } from '../../sections/faces.ts';
import type { Reach } from '../../sections/reach.ts';
import { cardsOf, factsOf, said } from '../cards.ts';
import { type AnyRecord, ownSection, pathOf } from '../faces.ts';
import { listHead, recordHead } from '../heads.ts';
import { page, Redirect, readOne } from '../page.ts';
import { pageParam, readPage } from '../paging.ts';
import { DetailPage } from '../parts/DetailPage.tsx';
import { Directory } from '../parts/Directory.tsx';
import { Fact, Facts } from '../parts/Facts.tsx';
import { ListPage } from '../parts/ListPage.tsx';
import { Places, Stories } from '../parts/PictureCards.tsx';
import { aboutRecord } from '../schemaOrg.ts';
import styles from './sectionPages.module.css';

/** How each sort of list is drawn, how many records a page of it holds and how many letters it gives each. */
const drawings = {
  directory: { List: Directory, size: 24, most: 160, isIndexed: false },
  places: { List: Places, size: 12, most: 500, isIndexed: true },
  stories: { List: Stories, size: 12, most: 500, isIndexed: true },
};

/** The page that lists a section, as its declaration says. */
export function listPage(section: PublicSection) {
  const { List, size, most, isIndexed } = drawings[section.drawnAs ?? 'directory'];
  return page({
    params: [pageParam],
    async load(read, { search }) {
      const { paging, items, fotos } = await readPage(read, section.collection as CollectionName, {
        query: section.query,
        search,
        size,
      });
      return { cards: cardsOf(section, { items }, most), paging, fotos };
    },
    head: ({ paging }, site) => listHead(section, paging, site),
    Component: ({ data: { cards, paging } }) => (
      <ListPage
        section={section}
        index={isIndexed ? cards.map(({ id, title }) => ({ id, name: title })) : []}
        isEmpty={cards.length === 0}
        paging={paging}
      >
        <List cards={cards} />
      </ListPage>
    ),
  });
}

function RecordPage({ section, record }: { section: PublicSection; record: AnyRecord }) {
  const { hasLocal, hasReach } = section;
  const { facts, lists } = factsOf(section, record);
  return (
    <DetailPage
      section={section}
      record={record}
      kicker={said(record, section.sort)}
      facts={
        (hasLocal || hasReach || facts.length > 0) && (
          <Facts
            local={said(record, hasLocal ? 'local' : undefined)}
            {...(hasReach && { reach: record as unknown as Reach })}
          >
            {facts.map(({ label, reading: { text, href } }) => (
              <Fact key={label} label={label}>
                {href ? <a href={href}>{text}</a> : text}
              </Fact>
            ))}
          </Facts>
        )
      }
    >
      {lists.map(({ name, label, items }) => (
        <section key={name} className={styles.pratos} aria-labelledby={name}>
          <h2 id={name}>{label}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </DetailPage>
  );
}

/** The page of one record of a section, as its declaration says. */
export function recordPage(section: PublicSection) {
  return page({
    async load(read, { params }) {
      const answer = await readOne(read, section.collection as CollectionName, params.key);
      const record: AnyRecord = answer.item;
      // A record has one address; asked for under another section, it redirects to its own.
      const own = ownSection(section, record);
      if (own !== section) throw new Redirect(pathOf(own, record));
      return { record, fotos: answer.fotos };
    },
    head: ({ record }, site) =>
      recordHead(section, record, site, { about: aboutRecord(section, record, site) }),
    Component: ({ data: { record } }) => <RecordPage section={section} record={record} />,
  });
}
