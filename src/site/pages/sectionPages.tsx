import { lisbonDay } from '../../language/calendar.ts';
import { spansOn } from '../../language/openingHours.ts';
import { langOf, t } from '../../language/speaking.ts';
import type { PublicSection } from '../../sections/faces.ts';
import type { Reach } from '../../sections/reach.ts';
import { type Card, cardsOf, factsOf, hoursOf, pinOf, said } from '../cards.ts';
import { type AnyRecord, ownSection, pathOf } from '../faces.ts';
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
  return page({
    params: section.hours ? [openParam, pageParam] : [pageParam],
    async load(read, { search }) {
      const now = new Date();
      if (section.hours && search.has(openParam)) return { ...(await everyCard(read)), now };
      const asked = { query: section.query, search, size };
      const { paging, items, fotos } = await readPage(read, section.collection, asked);
      return { cards: cardsOf(section, { items }, most), paging, fotos, now };
    },
    head: ({ paging }, site) =>
      listHead(section, paging, site, openParam in paging.kept ? { noindex: true } : {}),
    Component: ({ data: { cards, paging, now }, site }) => {
      const isPart = openParam in paging.kept;
      const options = [
        { to: section.path, label: t('Todos'), isCurrent: !isPart },
        { to: `${section.path}?${openParam}=hoje`, label: t('Abertos hoje'), isCurrent: isPart },
      ];
      const hasHours = isPart || cards.some(({ horario }) => horario);
      const isChosen = ({ horario }: Card) =>
        !isPart ||
        (horario && spansOn(horario, lisbonDay(now), site.definicoes.feriados).length > 0);
      const shown = cards.filter(isChosen);
      return (
        <ListPage
          section={section}
          index={isIndexed ? shown.map(({ id, title, lang }) => ({ id, name: title, lang })) : []}
          isEmpty={shown.length === 0}
          {...(isPart && { empty: { ...section.empty, text: t(noneOpen) } })}
          filter={hasHours && !isIndexed && <FilterLinks options={options} />}
          paging={paging}
        >
          <List cards={shown} now={now} ownDays={site.definicoes.feriados} />
        </ListPage>
      );
    },
  });

  /** Reads all records: which are open today is known only later, with the parish's own holidays. */
  async function everyCard(read: Reader) {
    const asked = new URLSearchParams(section.query);
    const { items, fotos, failed } = await readMany(read, section.collection, asked);
    const kept = { [openParam]: 'hoje' };
    const paging: Paging = { page: 1, pages: 1, kept, failed: failed ? true : undefined };
    return { cards: cardsOf(section, { items }, most), paging, fotos };
  }
}

type RecordProps = { section: PublicSection; record: AnyRecord; now: Date; site: Site };

function RecordPage({ section, record, now, site }: RecordProps) {
  const { hasLocal, hasReach } = section;
  const horario = hoursOf(section, record);
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
      const record: AnyRecord = answer.item;
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
