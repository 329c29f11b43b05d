import '../parts/fonts.css';
import '../parts/tokens.css';
import './design/base.css';
import type { Fotos } from '../fields/photo.ts';
import { inLanguage } from '../language/inLanguage.ts';
import { pathIn } from '../language/speaking.ts';
import type { Definicoes } from '../sections/definicoes.ts';
import { type DocumentSettings, drawDocument } from './drawDocument.tsx';
import { feeds } from './feeds/all.ts';
import { readIn, splitLanguage } from './inLanguages.ts';
import { Failure, failureHead } from './layout/Failure.tsx';
import { type Page, Redirect, type Site, toNotFound } from './page.ts';
import { findPage } from './pages/all.ts';
import { emPreparacao } from './pages/emPreparacao.tsx';
import { notFound } from './pages/notFound.tsx';
import { PhotoContext } from './parts/Photo.tsx';
import type { Reader } from './reader.ts';

/**
 * A whole page and whether search engines should leave it out; or an address to go to; or what is shown when
 * the page failed.
 */
type Rendered =
  | { status: number; html: string; noindex: boolean }
  | { redirect: string }
  | { failure: unknown; html: string };

type Settings = DocumentSettings & {
  siteUrl: string;
  /** The settings of a village that has not filled in any. */
  blank: Definicoes;
};

/**
 * Reads the data for the frame around every page. If the settings cannot be read, the last known
 * ones stay; if the urgent notices cannot, there are none. Either is better than no page.
 */
async function readAround(read: Reader): Promise<Partial<Site>> {
  const [definicoes, urgentes, traducoes] = await Promise.allSettled([
    read('/api/definicoes'),
    read('/api/urgentes'),
    read('/api/traducoes'),
  ]);
  // If both fail, the whole database is missing and not just one table.
  if (definicoes.status === 'rejected' && urgentes.status === 'rejected') throw definicoes.reason;
  return {
    ...(definicoes.status === 'fulfilled' && definicoes.value),
    ...(traducoes.status === 'fulfilled' && traducoes.value),
    urgentes: urgentes.status === 'fulfilled' ? urgentes.value.arrayUrgentes : [],
  };
}

/**
 * Renders whole pages on the server as strings, and knows which addresses have a page; the feeds come with
 * them.
 */
export function makeRenderer(settings: Settings) {
  const { siteUrl, blank } = settings;

  /**
   * What the cache needs to know about a page; `path` is its canonical spelling. One page answers for all
   * addresses that do not exist, so that asking for many costs nothing.
   */
  function pageAt(pathname: string) {
    const { language, path } = splitLanguage(pathname);
    const route = findPage(path) ?? { page: notFound, path: '/not_found' };
    const { params = [], isPrivate = false }: Page = route.page;
    return { path: pathIn(language, route.path), params, isPrivate };
  }

  /** The data for the frame as last read, used when it cannot be read. */
  let lastSite: Site = {
    definicoes: blank,
    fotos: {},
    responsavel: '',
    enviaEmail: false,
    siteUrl,
    urgentes: [],
    traducoes: { en: [], es: [], fr: [] },
  };

  /** Renders the page of an address with what `reader` answers; staff see it even while the site is closed. */
  function render(url: string, reader: Reader, isStaff = false): Promise<Rendered> {
    const { pathname, searchParams: search } = new URL(url, siteUrl);
    const { language, path } = splitLanguage(pathname);
    const read = readIn(language, reader);
    return inLanguage(language, async () => {
      try {
        const route = findPage(path);
        if (!route) throw toNotFound();
        const { page: asked, params } = route;
        const [around, data] = await Promise.all([
          readAround(read),
          asked.load(read, { params, search }) as Promise<{ fotos?: Fotos } | null>,
        ]);
        const site: Site = { ...lastSite, ...around };
        if (!language) lastSite = site;
        else if (!asked.isInEveryLanguage && !site.traducoes[language].includes(route.path)) {
          throw new Redirect(url.slice(pathIn(language, '/').length) || '/');
        }
        const isOpen = !site.definicoes.emPreparacao || asked.isPrivate || asked.isShownWhileClosed;
        const page = isOpen || isStaff ? asked : emPreparacao;
        const head = page.head(data, site);
        const children = (
          <PhotoContext value={{ ...site.fotos, ...data?.fotos }}>
            <page.Component data={data} site={site} />
          </PhotoContext>
        );
        const html = drawDocument(settings, {
          path,
          language,
          head,
          site,
          section: page.section?.(data),
          sheet: page.sheet,
          isBare: page !== asked,
          children,
        });
        return { status: page.status ?? 200, html, noindex: head.noindex ?? false };
      } catch (failure) {
        if (failure instanceof Redirect) return { redirect: failure.to };
        const html = drawDocument(settings, {
          path,
          language,
          head: failureHead(),
          site: lastSite,
          children: <Failure at={url} />,
        });
        return { failure, html };
      }
    });
  }

  return { render, pageAt, feeds };
}
