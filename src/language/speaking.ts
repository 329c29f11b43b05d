import type { en } from './words/en.ts';

/** The languages besides Portuguese, each by its own name. */
export const languages = { en: 'English', es: 'Español', fr: 'Français' } as const;

/** A language other than Portuguese. */
export type Language = keyof typeof languages;

/** The codes of these languages, in the order in which they are offered. */
export const languageCodes = Object.keys(languages) as Language[];

/** A phrase of the site as it stands in Portuguese, which is its key in the tables of the others. */
export type Phrase = keyof typeof en;

/** The table of a language. */
export type Words = Readonly<Record<Phrase, string>>;

/** The language being spoken, with its table; undefined for Portuguese. */
export type Spoken = { language: Language; words: Words } | undefined;

let spoken: () => Spoken = () => undefined;

/** Says where to look up the language: the server has one for each request, a browser one for its page. */
export function speak(lookUp: () => Spoken): void {
  spoken = lookUp;
}

/** The language other than Portuguese that is being spoken, if any. */
export const otherLanguage = (): Language | undefined => spoken()?.language;

/** The `lang` of what stays Portuguese on a page in another language; undefined on a Portuguese page. */
export const portugueseHere = (): 'pt-PT' | undefined => otherLanguage() && 'pt-PT';

/** The field that holds the translation of another: `name_en`. */
export const translationName = (name: string, language: Language) => `${name}_${language}`;

/** The `lang` of a text of a record: that of the page, unless nobody has translated it. */
export function langOf(record: object, name: string): 'pt-PT' | undefined {
  const language = otherLanguage();
  const values = record as Readonly<Record<string, unknown>>;
  return language && !values[translationName(name, language)] ? 'pt-PT' : undefined;
}

const locales = { en: 'en-GB', es: 'es-ES', fr: 'fr-FR' } as const;

/** The locale that dates and figures are written in. */
export function locale(): string {
  const language = otherLanguage();
  return language ? locales[language] : 'pt-PT';
}

/** Makes something once for each locale, and answers that of the language being spoken. */
export function perLocale<Made>(make: (locale: string) => Made): () => Made {
  const made: Record<string, Made> = {};
  return () => {
    const at = locale();
    made[at] ??= make(at);
    return made[at];
  };
}

type Values = Readonly<Record<string, string | number>>;

const filledIn = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** A phrase in the language being spoken; `{name}` becomes the value of that name. */
export function t(phrase: Phrase, values: Values = {}): string {
  return filledIn(spoken()?.words[phrase] ?? phrase, values);
}

/**
 * A text that is data, such as the label of a field or a refusal of the server, in the language being
 * spoken; as it is if the tables do not have it. The tables keep it with `{1}`, `{2}` in place of its numbers.
 */
export function translated(text: string): string {
  const { words } = spoken() ?? {};
  if (!words) return text;
  const known = (phrase: string) =>
    Object.hasOwn(words, phrase) ? words[phrase as Phrase] : undefined;
  const figures: Record<string, string> = {};
  const phrase = text.replace(/\d+(?:[.,]\d+)*/g, (figure) => {
    const at = String(Object.keys(figures).length + 1);
    figures[at] = figure;
    return `{${at}}`;
  });
  const phraseIn = known(phrase);
  return known(text) ?? (phraseIn === undefined ? text : filledIn(phraseIn, figures));
}

/** The address in a language of the page that has this path in Portuguese. */
export function pathIn(language: Language | undefined, path: string): string {
  return language ? `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}` : path;
}

/** The address of a page in the language being spoken, which must have that page. */
export const inThisLanguage = (path: string): string => pathIn(otherLanguage(), path);
