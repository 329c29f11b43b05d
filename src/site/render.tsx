import '../parts/fonts.css';
import '../parts/tokens.css';
import './design/base.css';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Fotos } from '../fields/photo.ts';
import { escapeMarkup } from '../language/escapeMarkup.ts';
import type { Definicoes } from '../sections/definicoes.ts';
import { feeds } from './feeds/all.ts';
import { escapeJson, headTags } from './headTags.ts';
import { Failure, failureHead } from './layout/Failure.tsx';
import { Layout } from './layout/Layout.tsx';
import { type Head, nowhere, type Page, Redirect, type Site } from './page.ts';
import { findPage } from './pages/all.ts';
import { PhotoContext } from './parts/Photo.tsx';
import type { Reader } from './reader.ts';
import { closedKey, markOf, type Urgente } from './urgentes.ts';

/** The files of the browser's build that a page names. */
export type Assets = {
  script: string;
  style: string;
  /** The style sheets of single pages, by name. */
  sheets: Record<string, string>;
  fonts: string[];
};

/** A whole page, and whether search engines leave it out; the way to another; or what is said where there should be one. */
type Rendered =
  | { status: number; html: string; noindex: boolean }
  | { redirect: string }
  | { failure: unknown; html: string };

type Settings = {
  siteUrl: string;
  apiKey: string;
  /** The settings of a village that has not said a word. */
  blank: Definicoes;
  assets: Assets;
  /** Which pages the browser may fetch before they are asked for. */
  speculation: string;
  /** Hides the urgent notices that a device has put away before the page is drawn. */
  putAway: string;
};

/** A page is read with the settings that were known last, or without what is urgent, sooner than not at all. */
async function readAround(read: Reader): Promise<Partial<Site>> {
  const [definicoes, urgentes] = await Promise.allSettled([
    read('/api/definicoes'),
    read('/api/urgentes'),
  ]);
  // Where neither can be read it is not a table that is missing.
  if (definicoes.status === 'rejected' && urgentes.status === 'rejected') throw definicoes.reason;
  return {
    ...(definicoes.status === 'fulfilled' && definicoes.value),
    urgentes: urgentes.status === 'fulfilled' ? urgentes.value.arrayUrgentes : [],
  };
}

/** Makes whole pages on the server, as strings, and knows which addresses have one; the files for programs come with them. */
export function makeRenderer(ownRead: Reader, settings: Settings) {
  const { siteUrl, apiKey, blank, assets, speculation, putAway } = settings;

  /** What of a page decides how it is kept; `path` is the one way to write where it stands. */
  function pageAt(pathname: string) {
    const found = findPage(pathname);
    if (!found) return undefined;
    const { params = [], isPrivate = false } = found.page;
    return { path: found.path, params, isPrivate };
  }

  /** Before the style sheet, which it would have to wait for; only where there is something to hide. */
  function urgentScript(urgentes: readonly Urgente[]): string {
    if (urgentes.length === 0) return '';
    const marks = escapeMarkup(urgentes.map(markOf).join(' '));
    return `<script data-closed="${closedKey}" data-marks="${marks}">${putAway}</script>\n`;
  }

  /** What stands around every page, as it was read last: it stands there when it cannot be read. */
  let lastSite: Site = {
    ...{ definicoes: blank, fotos: {}, responsavel: '', enviaEmail: false },
    ...{ siteUrl, urgentes: [] },
  };

  function draw({ path, head, site, section, sheet, children }: Drawn): string {
    const body = renderToStaticMarkup(
      <Layout site={site} path={path} section={section}>
        {children}
      </Layout>,
    );
    return `<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headTags(head, site, path)}
<meta name="theme-color" content="#1f5140">
<link rel="icon" href="/icone.svg" type="image/svg+xml">
<link rel="alternate" type="application/rss+xml" title="Notícias e avisos" href="/feed.xml">
${assets.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`).join('\n')}
${urgentScript(site.urgentes)}${[assets.style, ...(sheet ? [assets.sheets[sheet]] : [])].map((file) => `<link rel="stylesheet" href="${file}">`).join('\n')}
<script type="module" src="${assets.script}"></script>
<script type="speculationrules">${speculation}</script>
</head>
<body>
${body}
<script id="data" type="application/json">${escapeJson({ apiKey })}</script>
</body>
</html>`;
  }

  /** The page of an address, as this reader finds what it shows. */
  async function render(url: string, read = ownRead): Promise<Rendered> {
    const { pathname: path, searchParams: search } = new URL(url, siteUrl);
    try {
      const found = findPage(path);
      if (!found) throw nowhere();
      const { page, params } = found;
      const [around, data] = await Promise.all([
        readAround(read),
        page.load(read, { params, search }) as Promise<{ fotos?: Fotos } | null>,
      ]);
      const site: Site = { ...lastSite, ...around };
      lastSite = site;
      const head = page.head(data, site);
      const children = (
        <PhotoContext value={{ ...site.fotos, ...data?.fotos }}>
          <page.Component data={data} site={site} />
        </PhotoContext>
      );
      const { sheet } = page;
      const html = draw({ path, head, site, section: page.section?.(data), sheet, children });
      return { status: page.status ?? 200, html, noindex: head.noindex ?? false };
    } catch (failure) {
      if (failure instanceof Redirect) return { redirect: failure.to };
      const html = draw({
        path,
        head: failureHead,
        site: lastSite,
        children: <Failure at={url} />,
      });
      return { failure, html };
    }
  }

  return { render, pageAt, feeds };
}

type Drawn = {
  path: string;
  head: Head;
  site: Site;
  section?: string | undefined;
  sheet?: Page['sheet'];
  children: ReactNode;
};
