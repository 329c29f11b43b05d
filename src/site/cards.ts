import { type Reading, readingOf } from '../fields/reading.ts';
import type { Lugar } from '../language/lugar.ts';
import { type Horario, isBlank } from '../language/openingHours.ts';
import { excerpt } from '../language/plainText.ts';
import { langOf, translated } from '../language/speaking.ts';
import type { RecordIn } from '../sections/all.ts';
import { signUpState } from '../sections/eventSignUp.ts';
import type { PublicSection } from '../sections/faces.ts';
import { type PublicRecord, pathOf } from './faces.ts';

/** One value of a record, with its label. */
type FactOf = { label: string; reading: Reading };

/** What a list shows of a record; '' for what its section does not have. */
export type Card = {
  /** The address of the record's page, and the id of the card on the list's page. */
  to: string;
  id: string;
  title: string;
  /** What sort of thing it is. */
  sort: string;
  local: string;
  /** '' if no text was asked for. */
  text: string;
  picture: string;
  phoneContacts: string[];
  facts: FactOf[];
  /** Its opening hours, if they are filled in. */
  horario: Horario | undefined;
  /** The language of its texts, if not that of the page. */
  lang?: string | undefined;
};

/** The opening hours of a record, if they are filled in. */
export function hoursOf({ hours }: PublicSection, record: PublicRecord): Horario | undefined {
  const horario = hours ? (record[hours] as Horario) : undefined;
  return horario && !isBlank(horario) ? horario : undefined;
}

/** The place of a record on the map, or null. */
export function pinOf({ pin }: PublicSection, record: PublicRecord): Lugar | null {
  return ((pin && record[pin]) || null) as Lugar | null;
}

/** A text of a record; '' if there is no such field. */
export function textOf(record: PublicRecord, name: string | undefined): string {
  return String((name && record[name]) ?? '');
}

/** The facts of a record that have no fixed place on its page: single values and lists. */
export function factsOf(section: PublicSection, record: PublicRecord) {
  const all = Object.entries(section.facts).map(([name, field]) => ({
    name,
    ...field,
    value: record[name],
  }));
  return {
    facts: all.flatMap((fact): FactOf[] => {
      const reading = Array.isArray(fact.value) ? undefined : readingOf(fact, fact.value);
      return reading ? [{ label: translated(fact.label), reading }] : [];
    }),
    lists: all.flatMap(({ name, label, value }) =>
      Array.isArray(value) && value.length > 0
        ? [{ name, label: translated(label), items: value as string[] }]
        : [],
    ),
  };
}

/** "Outro" tells a reader nothing, so it is left out. */
export const tellingSort = (sort: string) => (sort === 'Outro' ? '' : sort);

/** Records as cards for a list, each with a text of at most `most` letters, or without a text. */
export function cardsOf(
  section: PublicSection,
  records: readonly PublicRecord[],
  most?: number,
): Card[] {
  return records.map((record) => {
    const { facts, lists } = factsOf(section, record);
    // A list, such as the dishes of a restaurant, says more in one line than the text does.
    const note = section.drawnAs === undefined && lists[0]?.items.join('\u00a0· ');
    return {
      to: pathOf(section, record),
      id: textOf(record, section.key),
      title: textOf(record, section.title),
      sort: textOf(record, section.sort),
      local: textOf(record, 'local'),
      text: most ? note || excerpt(textOf(record, section.text), most) : '',
      picture: textOf(record, section.picture),
      phoneContacts: (record.phoneContacts ?? []) as string[],
      facts,
      horario: hoursOf(section, record),
      lang: langOf(record, section.title),
    };
  });
}

/** What a card says of a piece of news, a project or an event. */
export type PublicationCard = ReturnType<typeof publicationCard>;

/** The card of a publication, which has its own design and says whether people can sign up. */
export function publicationCard(item: RecordIn<'noticiasEventos'>, most: number, now: Date) {
  return {
    ...item,
    text: excerpt(item.description, most),
    signUp: signUpState(item, now),
    lang: langOf(item, 'title'),
  };
}
