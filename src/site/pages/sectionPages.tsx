import { lisbonDay } from '../../language/calendar.ts';
import { spansOn } from '../../language/openingHours.ts';
import { langOf, t } from '../../language/speaking.ts';
import type { PublicSection } from '../../sections/faces.ts';
import type { Reach } from '../../sections/reach.ts';
import { type Card, cardsOf, factsOf, hoursOf, pinOf, textOf } from '../cards.ts';
import { ownSection, type PublicRecord, pathOf } from '../faces.ts';
import { listHead, recordHead } from '../heads.ts';
import { page, Redirect, readMany, readOne, type Site } from '../page.ts';
import { type Paging, pageParam, readPage } from '../paging.ts';
import { DetailPage } from '../parts/DetailPage.tsx';
import { Directory } from '../parts/Directory.tsx';
import { Fact, Facts, PinFact } from '../parts/Facts.tsx';
import { FilterLinks } from '../parts/FilterLinks.tsx';
import { ListPage } from '../parts/ListPage.tsx';
import { OpeningHours } from '../parts/OpeningHours.tsx';
import { Places, Stories } from '../parts/PictureCards.tsx';
import type { Reader } from '../reader.ts';
import { aboutRecord } from '../schemaOrg.ts';
import styles from './sectionPages.module.css';

/** How each kind of list is drawn, how many records a page has, and how many letters of text each gets. */
const drawings = {
  directory: { List: Directory, size: 24, most: 160, isIndexed: false },
  places: { List: Places, size: 12, most: 500, isIndexed: true },
  stories: { List: Stories, size: 12, most: 500, isIndexed: true },
};

/** The search parameter that limits a list to what is open today. */
const openParam = 'abertos';
const noneOpen = 'Hoje não há nada aberto. Telefone, que às vezes se arranja.';

/** The page that lists a section, as its declaration says. */
export function listPage(section: PublicSection) {
  const { List, size, most, isIndexed } = drawings[section.drawnAs ?? 'directory'];

  /** Reads all records: which are open today is known only later, with the parish's own holidays. */
  async function readAll(read: Reader) {
    const asked = new URLSearchParams(section.query);
    const { items, fotos, failed } = await readMany(read, section.collection, asked);
    const kept = { [openParam]: 'hoje' };
    const paging: Paging = { page: 1, pages: 1, kept, failed: failed ? true : undefined };
    return { items, fotos, paging };
  }

  return page({
    params: section.hours ? [openParam, pageParam] : [pageParam],
    async load(read, { search }) {
      const now = new Date();
      const isOpenToday = section.hours !== undefined && search.has(openParam);
      const asked = { query: section.query, search, size };
      const { items, fotos, paging } = isOpenToday
        ? await readAll(read)
        : await readPage(read, section.collection, asked);
      return { cards: cardsOf(section, items, most), isOpenToday, paging, fotos, now };
    },
    head: ({ isOpenToday, paging }, site) =>
      listHead(section, paging, site, isOpenToday ? { noindex: true } : {}),
    Component: ({ data: { cards, isOpenToday, paging, now }, site }) => {
      const options = [
        { to: section.path, label: t('Todos'), isCurrent: !isOpenToday },
        {
          to: `${section.path}?${openParam}=hoje`,
          label: t('Abertos hoje'),
          isCurrent: isOpenToday,
        },
      ];
      const hasHours = isOpenToday || cards.some(({ horario }) => horario);
      const isChosen = ({ horario }: Card) =>
        !isOpenToday ||
        (horario && spansOn(horario, lisbonDay(now), site.definicoes.feriados).length > 0);
      const shown = cards.filter(isChosen);
      return (
        <ListPage
          section={section}
          index={isIndexed ? shown.map(({ id, title, lang }) => ({ id, name: title, lang })) : []}
          isEmpty={shown.length === 0}
          {...(isOpenToday && { empty: { ...section.empty, text: t(noneOpen) } })}
          filter={hasHours && !isIndexed && <FilterLinks options={options} />}
          paging={paging}
        >
          <List cards={shown} now={now} ownDays={site.definicoes.feriados} />
        </ListPage>
      );
    },
  });
}

type RecordProps = { section: PublicSection; record: PublicRecord; now: Date; site: Site };

function RecordPage({ section, record, now, site }: RecordProps) {
  const { hasLocal, hasReach } = section;
  const horario = hoursOf(section, record);
  const { facts, lists } = factsOf(section, record);
  return (
    <DetailPage
      section={section}
      record={record}
      kicker={textOf(record, section.sort)}
      facts={
        (hasLocal || hasReach || facts.length > 0) && (
          <Facts
            local={textOf(record, hasLocal ? 'local' : undefined)}
            {...(hasReach && { reach: record as unknown as Reach })}
          >
            <PinFact lugar={pinOf(section, record)} definicoes={site.definicoes} />
            {horario && (
              <Fact label={t('Horário')}>
                <OpeningHours horario={horario} now={now} ownDays={site.definicoes.feriados} />
              </Fact>
            )}
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
          <ul lang={langOf(record, name)}>
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
      const answer = await readOne(read, section.collection, params.key);
      const record: PublicRecord = answer.item;
      // A record has one address; asked for under another section, it redirects to its own.
      const own = ownSection(section, record);
      if (own !== section) throw new Redirect(pathOf(own, record));
      return { record, fotos: answer.fotos, now: new Date() };
    },
    head: ({ record }, site) =>
      recordHead(section, record, site, { about: aboutRecord(section, record, site) }),
    Component: ({ data: { record, now }, site }) => (
      <RecordPage section={section} record={record} now={now} site={site} />
    ),
  });
}
