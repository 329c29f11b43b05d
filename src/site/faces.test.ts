import { expect, test } from 'vitest';
import type { ChoiceField } from '../fields/choice.ts';
import { en } from '../language/words/en.ts';
import { everyCollection } from '../sections/all.ts';
import { faces, type PublicSection } from '../sections/faces.ts';
import { placesIn } from '../sections/section.ts';
import { seeAll } from './faces.ts';

/** The sections whose pages are there in other languages, without events, news and contacts. */
const places = [
  ...['pontos_interesse', 'aqui_perto', 'essencias', 'alojamentos', 'restaurantes', 'lojas'],
];
const inOtherLanguages = [...places, 'noticias', 'eventos', 'contactos'];

const unknown = (words: readonly (string | undefined)[]) =>
  words.filter((each) => each !== undefined && each !== '' && !(each in en));

function inMenuAndFooter({ label, menu, landing }: PublicSection) {
  const shown = menu && ('group' in menu ? menu.group : menu.entry);
  return [label, shown, landing?.kicker];
}

test('the menu and the footer can be read in every language', () => {
  expect(unknown(faces.flatMap(inMenuAndFooter))).toEqual([]);
});

test.each(inOtherLanguages)(
  'what %s declares for visitors can be read in every language',
  (name) => {
    const face = faces.find((each) => each.name === name) as PublicSection;
    const { heading, kicker, all, lead, description, empty, searchLabel, facts } = face;
    const { section } = placesIn(everyCollection).find((each) => each.section.name === name) ?? {};
    const choices = Object.values(section?.fields ?? {}).flatMap(
      (field) => (field as ChoiceField).choices && (field.readings ?? []).map(([, said]) => said),
    );
    const said = [
      heading,
      kicker,
      all,
      seeAll(face).label,
      lead,
      description,
      empty.text,
      empty.unread,
    ];
    expect(unknown([...said, ...choices])).toEqual([]);
    if (typeof searchLabel === 'string') expect(unknown([searchLabel])).toEqual([]);
    if (places.includes(name)) {
      expect(unknown(Object.values(facts).map(({ label }) => label))).toEqual([]);
    }
  },
);
