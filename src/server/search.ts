import MiniSearch from 'minisearch';
import type { Fields } from '../fields/field.ts';
import { plainText } from '../fields/plainText.ts';
import { type CollectionName, type Collections, everyCollection } from '../sections/all.ts';
import type { Context } from './api/context.ts';
import { readDefinicoes } from './rules/definicoes.ts';
import type { Row } from './store/table.ts';

/** Where the words asked for stand in a text: from, to. */
export type Mark = [from: number, to: number];

/** Something that was found. */
export type Resultado = {
  /** What it is, in words. */
  type: string;
  title: string;
  excerpt: string;
  path: string;
  marks: { title: Mark[]; excerpt: Mark[] };
};

/** What can be found, and where it leads. */
type Entry = {
  type: string;
  title: string;
  path: string;
  /** What the excerpt is taken from. */
  text: string;
  /** Found by, but not shown. */
  more?: string;
};

type RowOf<Name extends CollectionName> = Row<Collections[Name]['fields']>;

const publicationTypes: Record<string, string> = {
  NOTICIA: 'Notícia',
  PROJETO: 'Projeto',
  EVENTO: 'Evento',
};

/** The digits of a phone number, however it was typed. */
const digits = (phone: string) => phone.replace(/\D/g, '');

type Business = RowOf<'restaurantes' | 'lojas' | 'alojamentos'>;

function business(row: Business, { type, under }: { type: string; under: string }): Entry {
  return {
    type,
    title: row.name,
    path: `/${under}/${row.identifier}`,
    text: plainText(row.description),
    more: [row.local, ...row.phoneContacts.map(digits)].join(' '),
  };
}

/** What of each collection can be found; nothing of a record that visitors do not see. */
const entryOf: { [Name in CollectionName]: (row: RowOf<Name>) => Entry | undefined } = {
  pontosInteresse: (row) => ({
    ...(row.type === 'AQUI_PERTO'
      ? { type: 'Aqui perto', path: `/aqui_perto/${row.identifier}` }
      : { type: 'Ponto de interesse', path: `/pontos_interesse/${row.identifier}` }),
    title: row.name,
    text: plainText(row.description),
    more: row.local,
  }),
  restaurantes(row) {
    const entry = business(row, { type: 'Restaurante', under: 'restaurantes' });
    return { ...entry, more: [entry.more, row.type, ...row.pratos].join(' ') };
  },
  alojamentos(row) {
    const entry = business(row, { type: 'Alojamento', under: 'alojamentos' });
    return { ...entry, more: `${entry.more} ${row.type}` };
  },
  lojas: (row) => business(row, { type: 'Loja', under: 'lojas' }),
  noticiasEventos: (row) => ({
    type: publicationTypes[row.type] ?? '',
    title: row.title,
    path: `/noticias_e_eventos/${row.identifier}`,
    text: plainText(row.description),
    more: row.location,
  }),
  avisos: (row) => ({
    type: row.type,
    title: row.title,
    path: `/comunidade/${row._id}`,
    text: `${row.smallDescription} ${plainText(row.description)}`,
  }),
  essencias: (row) => ({
    type: 'Essência',
    title: row.title,
    path: `/essencia/${row.identifier}`,
    text: plainText(row.description),
  }),
  contactos: (row) => ({
    type: 'Contacto',
    title: row.name,
    path: '/contactos',
    text: [row.phoneNumber, row.email].filter((part) => part !== '').join(' · '),
    more: digits(row.phoneNumber),
  }),
  pessoas: (row) =>
    row.isActive
      ? {
          type: 'Pessoa',
          title: row.name,
          path: row.isExecutivo ? '/#comunidade' : '/executivo',
          text: row.position,
        }
      : undefined,
};

const word = /[\p{L}\p{N}]+/gu;

/** A word as it is compared: small and without accents. */
function fold(term: string): string {
  return term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Words that are everywhere and say nothing. */
const smallWords = new Set(
  'a o as os ao aos e de da do das dos em na no nas nos um uma para por com que se'.split(' '),
);

/** Numbers written in groups are one number. */
const joinNumbers = (query: string) => query.replace(/(?<=\d)[\s.-]+(?=\d)/g, '');

function makeIndex(): MiniSearch<Entry & { id: number }> {
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
      fuzzy: (term) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false),
    },
  });
}

function marksIn(text: string, terms: ReadonlySet<string>): Mark[] {
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

const longestQuery = 100;
const mostResults = 60;

/** Gives the search over everything that is public. It is made anew when the content has changed. */
export function makeSearch({
  store,
  content,
}: Pick<Context, 'store' | 'content'>): (query: string) => Promise<Resultado[]> {
  async function everything(): Promise<Entry[]> {
    const entries = await Promise.all(
      everyCollection.map(async (collection) => {
        const entry = entryOf[collection.name as CollectionName] as (row: Row<Fields>) => Entry;
        return (await store.list(collection)).map(entry);
      }),
    );
    const { villageName, shortText, longText, gettingThere } = await readDefinicoes(store);
    const aldeia = {
      type: 'A aldeia',
      title: villageName,
      path: '/aldeia',
      text: [shortText, longText, gettingThere].map(plainText).join(' '),
    };
    return [aldeia, ...entries.flat()].filter((entry) => entry !== undefined);
  }

  async function build() {
    const index = makeIndex();
    index.addAll((await everything()).map((entry, id) => ({ ...entry, id })));
    return index;
  }

  let built: { version: number; index: ReturnType<typeof build> } | undefined;
  function current() {
    if (built?.version !== content.version) {
      const making = { version: content.version, index: build() };
      // One that could not be made is tried again by the next who asks.
      making.index.catch(() => {
        if (built === making) built = undefined;
      });
      built = making;
    }
    return built.index;
  }

  return async (query) => {
    const asked = joinNumbers(query.slice(0, longestQuery));
    if (asked.search(word) < 0) return [];
    const index = await current();
    // All of the words, or, when nothing holds them all, any of them.
    const all = index.search(asked, { combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(asked);
    return found.slice(0, mostResults).map(({ type, title, path, text, terms }) => {
      const matched = new Set(terms);
      const excerpt = excerptAround(text, matched);
      return {
        ...{ type, title, excerpt, path },
        marks: { title: marksIn(title, matched), excerpt: marksIn(excerpt, matched) },
      };
    });
  };
}
