import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../setup/browser.mjs';
import { hideClosedNotices, speculation } from '../../src/server/pages/browserPolicy.ts';
import { canary } from './scripting.ts';

/** A page that notices every script in it that is not part of the site. */
export type WatchedPage = {
  page: Page;
  /** What ran, was requested or could run since the last call of this. */
  takeHits(): Promise<string[]>;
};

/** A real browser whose pages are watched. */
export type WatchedBrowser = {
  /** Each page has a browser profile of its own. */
  open(options?: { token?: string; origin: string }): Promise<WatchedPage>;
  close(): Promise<void>;
};

/** Runs first in every frame: reports calls of `alert` and the like, by which attempts show themselves. */
function watch() {
  const told = window as unknown as { executed(what: string): void };
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'msgbox'] as const) {
    Object.defineProperty(window, name, { value: () => told.executed(name) });
  }
}

/** Everything in a document that could run or fetch code; `own` are the site's inline scripts. */
function findDangers(own: readonly string[]): string[] {
  const dangers: string[] = [];
  const tell = (element: Element, why: string) =>
    dangers.push(`${why}: ${element.outerHTML.slice(0, 150)}`);
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) tell(element, 'handler');
      const isAddress =
        /^(href|src|action|formaction|data|poster|srcset|xlink:href|ping|background)$/;
      // The address of a picture is never run, whatever it says.
      if (!isAddress.test(name) || element.matches('img, source')) continue;
      const url = URL.parse(value, document.baseURI);
      if (/^(javascript|vbscript|livescript):$/.test(url?.protocol ?? '')) tell(element, 'address');
      if (/^data:text\/html/i.test(url?.href ?? '')) tell(element, 'address');
      if (name === 'ping') tell(element, 'ping');
    }
    if (element.matches('iframe, object, embed, base, applet, portal, frame'))
      tell(element, 'frame');
    if (element.matches('meta[http-equiv]')) tell(element, 'meta');
    if (element.matches('svg script, math script')) tell(element, 'script');
    if (
      element.matches(
        'script:not([src]):not([type="application/json"]):not([type="application/ld+json"])',
      ) &&
      !(element.matches('head > script') && own.includes(element.textContent ?? ''))
    ) {
      tell(element, 'script');
    }
    if (
      element.matches('[style*="url("]') &&
      !/url\("?data:image/.test(element.getAttribute('style') ?? '')
    ) {
      tell(element, 'style');
    }
  }
  return dangers;
}

/**
 * Starts Chromium with the Content-Security-Policy switched off, so that only the site's sanitising
 * keeps a script from running; the policy is checked separately.
 */
export async function openWatchedBrowser(): Promise<WatchedBrowser> {
  const executablePath = findBrowser();
  const browser: Browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });

  async function openContext(token: string | undefined, origin: string): Promise<BrowserContext> {
    const localStorage = [
      { name: 'isLoggedIn', value: 'true' },
      { name: 'token', value: token ?? '' },
    ];
    return browser.newContext({
      bypassCSP: true,
      // Every page must come from the server, and not from a service worker's cache.
      serviceWorkers: 'block',
      locale: 'pt-PT',
      ...(token ? { storageState: { cookies: [], origins: [{ origin, localStorage }] } } : {}),
    });
  }

  return {
    async open({ token, origin } = { origin: '' }) {
      const context = await openContext(token, origin);
      let hits: string[] = [];
      await context.exposeBinding('executed', (_source, what) => void hits.push(`ran ${what}`));
      await context.addInitScript(watch);
      await context.route('**/*', (route) => {
        const request = route.request();
        // Chromium requests some addresses that Node cannot parse.
        const host = URL.parse(request.url())?.host;
        const isImage = request.resourceType() === 'image';
        // Pictures are aborted: many attempts wait for one that fails to load.
        if (`http://${host}` === origin && !isImage) return route.continue();
        // A photo may be on another site, as the specification allows.
        if (host === canary && !isImage) {
          hits.push(`asked for ${request.resourceType()} ${request.url()}`);
        }
        return route.abort();
      });
      const page = await context.newPage();
      page.on('dialog', (dialog) => {
        hits.push(`dialog ${dialog.type()}`);
        void dialog.dismiss();
      });
      return {
        page,
        async takeHits() {
          const dangers = await page.evaluate(findDangers, [speculation, hideClosedNotices]);
          const taken = [...hits, ...dangers];
          hits = [];
          return taken;
        },
      };
    },
    close: () => browser.close(),
  };
}
