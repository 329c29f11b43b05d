import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeMarkup } from '../language/escapeMarkup.ts';
import { type Language, t } from '../language/speaking.ts';
import { escapeJson, headTags } from './headTags.ts';
import { linksIn } from './inLanguages.ts';
import { Layout } from './layout/Layout.tsx';
import type { Head, Page, Site } from './page.ts';
import { rarerMark } from './parts/RichText.tsx';
import { closedKey, markOf, type Urgente } from './urgentes.ts';

/** The files of the browser's build that a page links to. */
export type Assets = {
  script: string;
  style: string;
  /** The style sheets of single pages, by name. */
  sheets: Record<string, string>;
  fonts: string[];
};

export type DocumentSettings = {
  apiKey: string;
  assets: Assets;
  /** Whether browsers keep the last pages and can install the site as an app. */
  serviceWorker: boolean;
  /** Which pages the browser may fetch before they are asked for. */
  speculation: string;
  /** A style that has pages fade into each other. */
  fading: string;
  /** A script that hides the urgent notices closed on this device, before the page is drawn. */
  hideClosedNotices: string;
};

type Drawn = {
  path: string;
  language: Language | undefined;
  head: Head;
  site: Site;
  section?: string | undefined;
  sheet?: Page['sheet'];
  isBare?: boolean;
  children: ReactNode;
};

/**
 * Placed before the style sheet, which a script after it would have to wait for; left out if there is
 * nothing to hide.
 */
function urgentScript(urgentes: readonly Urgente[], hideClosedNotices: string): string {
  if (urgentes.length === 0) return '';
  const marks = escapeMarkup(urgentes.map(markOf).join(' '));
  return `<script data-closed="${closedKey}" data-marks="${marks}">${hideClosedNotices}</script>\n`;
}

/** A whole page as a string. */
export function drawDocument(settings: DocumentSettings, drawn: Drawn): string {
  const { apiKey, assets, serviceWorker, speculation, fading, hideClosedNotices } = settings;
  const { path, language, head, site, section, sheet, isBare, children } = drawn;
  const markup = renderToStaticMarkup(
    <Layout site={site} path={path} section={section} isBare={isBare}>
      {children}
    </Layout>,
  );
  const body = linksIn(language, markup, language ? site.traducoes[language] : []);
  const sheets = [sheet, body.includes(rarerMark) ? 'formatado' : undefined].flat();
  const styles = [assets.style, ...sheets.flatMap((name) => assets.sheets[name ?? ''] ?? [])];
  return `<!doctype html>
<html lang="${language ?? 'pt-PT'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${fading}</style>
${headTags(head, site, path)}
<meta name="theme-color" content="#1f5140">
<link rel="icon" href="/icone.svg" type="image/svg+xml">
${serviceWorker ? '<link rel="manifest" href="/manifest.webmanifest">\n' : ''}<link rel="alternate" type="application/rss+xml" title="${t('Notícias e avisos')}" href="/feed.xml">
${assets.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`).join('\n')}
${urgentScript(site.urgentes, hideClosedNotices)}${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n')}
<script type="module" src="${assets.script}"></script>
<script type="speculationrules">${speculation}</script>
</head>
<body>
${body}
<script id="data" type="application/json">${escapeJson({ apiKey })}</script>
</body>
</html>`;
}
