import type { ComponentType } from 'react';
import type { CallInput as AskedOfCall } from '../calls/address.ts';
import type { Lists } from '../calls/all.ts';
import type { FeatureName } from '../features/all.ts';
import type { Fotos } from '../fields/photo.ts';
import { inThisLanguage, type Language } from '../language/speaking.ts';
import type { CollectionName, RecordIn } from '../sections/all.ts';
import type { Definicoes } from '../sections/definicoes.ts';
import { isNotFound, type Reader } from './reader.ts';
import type { Urgente } from './urgentes.ts';

/** What search engines, shared links and the browser's tab say of a page. */
export type Head = {
  /** Without the village's name, which follows; '' for the village alone. */
  title: string;
  description: string;
  /** The path or address of a picture. */
  image?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** The query of its canonical address, and of the addresses of the pages before and after it. */
  search?: string;
  prev?: string;
  next?: string;
  /** The feed of what it lists. */
  feed?: { title: string; path: string };
  /** schema.org descriptions. */
  about?: Record<string, unknown>[];
};

/** What every page knows of the village. */
export type Site = {
  definicoes: Definicoes;
  fotos: Fotos;
  /** Who is responsible for what the site says, or ''. */
  responsavel: string;
  /** Whether the site can send letters. */
  enviaEmail: boolean;
  siteUrl: string;
  /** The pages that exist in other languages, by their paths in Portuguese. */
  traducoes: Readonly<Record<Language, readonly string[]>>;
  /** The urgent notices above every page. */
  urgentes: readonly Urgente[];
};

/** The parameters of an address. */
type Asked = { params: Record<string, string | undefined>; search: URLSearchParams };

type Sheet = 'inicio' | 'aldeia' | 'mapa' | 'pesquisa' | 'textos' | 'partilha' | FeatureName;

/** A page: what it reads, what it says of itself, and how it looks. */
export type Page<Data = unknown> = {
  /** The search parameters that change what it shows. */
  params?: readonly string[];
  /** For one person only: never kept, neither by this site nor by a proxy. */
  isPrivate?: boolean;
  load(read: Reader, asked: Asked): Promise<Data>;
  head(data: Data, site: Site): Head;
  Component: ComponentType<{ data: Data; site: Site }>;
  status?: number;
  /** Whether it exists in every language, whatever staff have translated. */
  isInEveryLanguage?: true;
  /** Whether visitors get it even while the site is closed to them. */
  isShownWhileClosed?: true;
  /** The style sheets it needs besides the common one; vite.config.ts says what is in each. */
  sheet?: Sheet | readonly Sheet[];
  /** The section of the menu that it belongs to, if its path does not show it. */
  section?(data: Data): string;
};

/** A page and its path. */
export type PageEntry = { path: string; page: Page };

/** Thrown to redirect to another address. */
export class Redirect extends Error {
  readonly to: string;
  constructor(to: string) {
    super(`leads to ${to}`);
    this.to = to;
  }
}

/** The redirect for something that does not exist. */
export const toNotFound = () => new Redirect(inThisLanguage('/not_found'));

/** Declares a page. `head` and `Component` get what `load` answers; the renderer need not know its type. */
export function page<Data>(declared: Page<Data>): Page {
  return declared as unknown as Page;
}

/**
 * A list with its photos, and its length if a page of it was asked for. A list that
 * cannot be read is shown as an empty one, with the error in `failed`.
 */
export async function readMany<Name extends keyof Lists>(
  read: Reader,
  name: Name,
  query: NonNullable<AskedOfCall['query']>,
): Promise<{
  items: Lists[Name][];
  fotos: Fotos;
  total?: number | undefined;
  failed?: unknown;
}> {
  try {
    const { fotos = {}, total, ...answer } = await read(`/api/${name}` as string, { query });
    const items = Object.values(answer)[0] as Lists[Name][];
    return { items, fotos, total };
  } catch (error) {
    return { items: [], fotos: {}, failed: error };
  }
}

/** One record with its photos; one that does not exist leads to the not-found page. */
export async function readOne<Name extends CollectionName>(
  read: Reader,
  name: Name,
  key = '',
): Promise<{ item: RecordIn<Name>; fotos: Fotos }> {
  try {
    const { fotos = {}, ...answer } = await read(`/api/${name}/:key` as string, {
      params: { key },
    });
    return { item: Object.values(answer)[0] as RecordIn<Name>, fotos };
  } catch (error) {
    if (isNotFound(error)) throw toNotFound();
    throw error;
  }
}
