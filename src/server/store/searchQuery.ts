import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Engine } from './database.ts';
import { joined, joinNumbers, type Prefix } from './searchEntry.ts';
import { wordsIn } from './wordsIn.ts';

/** For each word asked for, the words that match it; one ending in * matches every word that begins so. */
export type Asked = readonly (readonly string[])[];

const longestQuery = 100;
const mostWords = 10;

/** The words of a query: as typed (`whole`), as prefixes (`begun`), and joined into one (`atOnce`). */
export function askedIn(query: string) {
  const written = [...wordsIn(joinNumbers(query.slice(0, longestQuery)))].map(({ word }) => word);
  const words = [...new Set(written)].slice(0, mostWords);
  return {
    words,
    whole: words.map((word) => [word]) satisfies Asked,
    begun: words.map((word) => [word.length > 2 ? `${word}*` : word]) satisfies Asked,
    atOnce: joined(written),
  };
}

/** How each engine writes and joins terms. Terms hold only letters and digits, so nothing needs escaping. */
const dialects = {
  sqlite: { term: '"', start: '"*', and: ' AND ', or: ' OR ' },
  postgres: { term: "'", start: "':*", and: ' & ', or: ' | ' },
} satisfies Record<Engine, object>;

/** Builds expressions, in the syntax of an engine, that say which terms an entry must have. */
export function expressions(engine: Engine) {
  const { term, start, and, or } = dialects[engine];
  const each = (asked: Asked, places: readonly Prefix[]) =>
    asked.map((words) => {
      const terms = words.flatMap((word) =>
        places.map((place) =>
          word.endsWith('*')
            ? `${term}${place}${word.slice(0, -1)}${start}`
            : `${term}${place}${word}${term}`,
        ),
      );
      return `(${terms.join(or)})`;
    });
  const all = (asked: Asked, ...places: Prefix[]) => each(asked, places).join(and);
  const any = (asked: Asked, ...places: Prefix[]) => `(${each(asked, places).join(or)})`;
  const oneInTitle = (asked: Asked, ...places: Prefix[]) =>
    [any(asked, 'a'), all(asked, 'c', ...places)].join(and);
  return { all, any, oneInTitle };
}

/** The entries that match an expression; `isInside` if it also asks for the words of their PDFs. */
export function entriesWith(engine: Engine, expression: string, isInside: boolean) {
  if (engine === 'sqlite') {
    return sql`"searchTerms" cross join "searchIndex" on "sequence" = "searchTerms".rowid
      where "searchTerms" match ${expression}`;
  }
  return isInside
    ? sql`"searchInside"(${expression}) where true`
    : sql`"searchIndex" where "vector" @@ ${expression}::tsquery`;
}

/** The condition for rows of a table that have every word of a text, in themselves or in their PDFs. */
export function isFoundBy(engine: Engine, table: string, text: string): RawBuilder<SqlBool> {
  const { begun } = askedIn(text);
  if (begun.length === 0) return sql<SqlBool>`1 = 0`;
  const entries = entriesWith(engine, expressions(engine).all(begun, 'c', 'd'), true);
  // The plus sign stops SQLite from using its index on `sequence` here: it would look each row up by number
  // and then sort all of them, instead of reading the list in its order.
  return sql<SqlBool>`+"sequence" in (select "record" from ${entries} and "collection" = ${table})`;
}

/** Makes a function that says which of the words asked for a word matches, by index; -1 for none. */
export function matcher(asked: Asked): (word: string) => number {
  const tests = asked.map((words) => {
    const whole = new Set(words);
    const starts = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
    return (word: string) => whole.has(word) || starts.some((start) => word.startsWith(start));
  });
  // The first letter already rules out nearly all words of a text.
  const initials = new Set(asked.flat().map((word) => word[0]));
  return (word) => (initials.has(word[0]) ? tests.findIndex((matches) => matches(word)) : -1);
}

/** How many of the words asked for are among the terms of an entry. */
export function wordsHeld(terms: string, asked: Asked): number {
  const apart = ` ${terms} `;
  const isHeld = (word: string) =>
    apart.includes(word.endsWith('*') ? ` c${word.slice(0, -1)}` : ` c${word} `);
  return asked.filter((words) => words.some(isHeld)).length;
}
