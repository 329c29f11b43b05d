import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { Answer } from '../../calls/call.ts';
import type { pesquisaCall } from '../../calls/village.ts';
import type { Field, Fields } from '../../fields/field.ts';
import { plainText } from '../../fields/plainText.ts';
import { readingOf } from '../../fields/reading.ts';
import { recordPath } from '../../sections/face.ts';
import { type Collection, sectionOf } from '../../sections/section.ts';
import { seenBy } from '../rules/rule.ts';
import type { ContentVersion } from '../store/content.ts';
import type { Row } from '../store/table.ts';
import { readDefinicoes } from '../tables/definicoes.ts';
import type { Context } from '../village/context.ts';

/** Something that was found. */
export type Resultado = Answer<typeof pesquisaCall>['resultados'][number];

/** What can be found, and where it leads. */
type Entry = {
  type: string;
  title: string;
  path: string;
  /** What the excerpt is taken from. */
  text: string;
  /** Found by, but not shown. */
  more: string;
};

type Indexed = Entry & { id: string };

/** What the search looks into. */
type Searched = Pick<Context, 'store' | 'collections' | 'rules' | 'now'>;

/** Numbers written in groups are one number. */
const joinNumbers = (text: string) => text.replace(/(?<=\d)[\s.-]+(?=\d)/g, '');

/** What a value says, in words. */
function wordsOf(field: Field, value: unknown): string {
  if (field.isHtml) return plainText(String(value));
  return readingOf(field, value)?.text ?? '';
}

/** What of a record can be found; nothing where visitors never meet its section. */
function entryOf({ sections, key }: Collection, row: Row<Fields>): Entry | undefined {
  const { face, fields, heading } = sectionOf(sections, row) ?? {};
  if (!face || !fields || !heading) return undefined;
  const named = typeof face.foundAs === 'string' ? '' : face.foundAs.field;
  const words = (name: string) => wordsOf(fields[name] as Field, row[name]);
  const names = Object.keys(fields);
  const excerpted = face.excerptOf ?? names.filter((name) => fields[name]?.isHtml);
  const isFormatted = excerpted.some((name) => fields[name]?.isHtml);
  const short = names.filter((name) => fields[name]?.isSearched && !fields[name].unique);
  const apart = [heading, named, ...excerpted];
  const foundBy = face.foundBy ?? short.filter((name) => !apart.includes(name));
  return {
    type: named ? words(named) : String(face.foundAs),
    title: words(heading),
    path: recordPath(face, String(row[key]), row),
    text: excerpted
      .map(words)
      .filter((part) => part !== '')
      .join(isFormatted ? ' ' : ' · '),
    more: foundBy
      .flatMap((name) => (Array.isArray(row[name]) ? row[name] : words(name)))
      .map((part) => joinNumbers(String(part)))
      .join(' '),
  };
}

const word = /[\p{L}\p{N}]+/gu;

/** A word as it is compared: small and without accents. */
function fold(term: string): string {
  return term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Words that are everywhere and say nothing. */
const smallWords = new Set(
  'a o as os ao aos e de da do das dos em na no nas nos um uma para por com que se'.split(' '),
);

function makeIndex(): MiniSearch<Indexed> {
  return new MiniSearch({
    fields: ['title', 'type', 'text', 'more'],
    storeFields: ['type', 'title', 'path', 'text'],
    tokenize: (text) => text.match(word) ?? [],
    processTerm(term) {
      const folded = fold(term);
      return smallWords.has(folded) ? null : folded;
    },
    searchOptions: {
      boost: { title: 5, type: 2 },
      prefix: (term) => term.length > 2,
    },
  });
}

const slips = (term: string) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false);

const longestQuery = 100;
const mostResults = 60;

/** How to look, one way after the other, until one gives enough: the words themselves if they are everywhere, what begins with them, slips of the pen, any of them. */
const ways: { how: SearchOptions; enough: number }[] = [
  { how: { combineWith: 'AND', prefix: false }, enough: mostResults },
  { how: { combineWith: 'AND' }, enough: 1 },
  { how: { combineWith: 'AND', fuzzy: slips }, enough: 1 },
  { how: { combineWith: 'OR', fuzzy: slips }, enough: 1 },
];

function lookFor(words: string, index: MiniSearch<Indexed>): SearchResult[] {
  for (const { how, enough } of ways) {
    const found = index.search(words, how);
    if (found.length >= enough) return found.slice(0, mostResults);
  }
  return [];
}

function marksIn(text: string, terms: ReadonlySet<string>): Resultado['marks']['title'] {
  return [...text.matchAll(word)]
    .filter(([found]) => terms.has(fold(found)))
    .map(({ 0: found, index }) => [index, index + found.length]);
}

const excerptLength = 220;

/** The part of a text that holds the first word asked for, cut between words. */
function excerptAround(text: string, terms: ReadonlySet<string>): string {
  const first = marksIn(text, terms)[0]?.[0] ?? 0;
  const start = first < excerptLength * 0.7 ? 0 : text.lastIndexOf(' ', first - 60) + 1;
  const rest = text.slice(start);
  const end = rest.length <= excerptLength ? rest.length : rest.lastIndexOf(' ', excerptLength);
  const cut = rest.slice(0, end > 0 ? end : excerptLength);
  return `${start > 0 ? '… ' : ''}${cut}${cut.length < rest.length ? '…' : ''}`;
}

/** So many records are read and indexed in one go; then others are served. */
const atATime = 20;

/** Keeps the index as the content is: reads again what changed since the last time, and only that. */
function makeIndexer({ store, collections, rules, now }: Searched) {
  const index = makeIndex();
  /** When each record that was read had last been changed. */
  const seen = new Map<string, string>();
  /** The etag of each collection when it was last read. */
  const etags = new Map<string, string>();

  async function etagOf(name: string): Promise<string> {
    const { rows } = await sql`select count(*) as "amount", max("sequence") as "last",
      max("updatedAt") as "latest" from ${sql.table(name)}`.execute(store.db);
    return JSON.stringify(rows);
  }

  function put(id: string, entry: Entry | undefined): void {
    if (index.has(id)) index.discard(id);
    if (entry) index.add({ ...entry, id } satisfies Indexed);
  }

  async function refreshCollection(collection: Collection): Promise<void> {
    const etag = await etagOf(collection.name);
    if (etags.get(collection.name) === etag) return;
    const idOf = (_id: unknown) => `${collection.name} ${_id}`;
    const rows = await store.db.selectFrom(collection.name).select(['_id', 'updatedAt']).execute();
    const present = new Set(rows.map(({ _id }) => idOf(_id)));
    for (const id of seen.keys()) {
      if (!id.startsWith(`${collection.name} `) || present.has(id)) continue;
      seen.delete(id);
      put(id, undefined);
    }
    const changed = rows.filter(({ _id, updatedAt }) => seen.get(idOf(_id)) !== updatedAt);
    for (let from = 0; from < changed.length; from += atATime) {
      const some = changed.slice(from, from + atATime);
      const ids = some.map(({ _id }) => String(_id));
      const visitor = seenBy({ isStaff: false, now: now() }, rules[collection.name]);
      const found = await store.list(collection, { ...visitor, where: { _id: ids } as object });
      const entries = new Map(found.map((row) => [row._id, entryOf(collection, row)]));
      for (const { _id, updatedAt } of some) {
        seen.set(idOf(_id), String(updatedAt));
        put(idOf(_id), entries.get(String(_id)));
      }
      await setImmediate();
    }
    etags.set(collection.name, etag);
  }

  return async () => {
    for (const collection of collections) await refreshCollection(collection);
    const { villageName, shortText, longText, gettingThere } = await readDefinicoes(store);
    put('aldeia', {
      type: 'A aldeia',
      title: villageName,
      path: '/aldeia',
      text: [shortText, longText, gettingThere].map(plainText).join(' '),
      more: '',
    });
    return index;
  };
}

/** Gives the search over everything that is public, as it is when asked. */
export function makeSearch({
  content,
  ...village
}: Searched & { content: Pick<ContentVersion, 'version'> }): (
  query: string,
) => Promise<Resultado[]> {
  const refresh = makeIndexer(village);
  let latest: { version: number; index: ReturnType<typeof refresh> } | undefined;
  function current() {
    if (latest?.version !== content.version) {
      const { version } = content;
      // One after the other, whether or not the last one came to its end.
      const last = latest?.index ?? Promise.resolve();
      const refreshing = { version, index: last.then(refresh, refresh) };
      // One that could not be made is tried again by the next who asks.
      refreshing.index.catch(() => {
        if (latest === refreshing) refreshing.version = -1;
      });
      latest = refreshing;
    }
    return latest.index;
  }

  return async (query) => {
    const asked = joinNumbers(query.slice(0, longestQuery));
    if (asked.search(word) < 0) return [];
    const index = await current();
    return lookFor(asked, index).map(({ type, title, path, text, terms }) => {
      const matched = new Set(terms);
      const excerpt = excerptAround(text, matched);
      return {
        type,
        title,
        excerpt,
        path,
        marks: { title: marksIn(title, matched), excerpt: marksIn(excerpt, matched) },
      };
    });
  };
}
