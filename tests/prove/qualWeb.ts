import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../setup/browser.mjs';

type Report = {
  assertions: Record<
    string,
    {
      code: string;
      name: string;
      metadata: { 'success-criteria': { name: string }[] };
      results: { verdict: string; description: string; elements: { htmlCode?: string }[] }[];
    }
  >;
};

type Runner = new (
  options: object,
  language: string,
) => {
  configure(options: object): {
    test(page: { sourceHtml: string; newTabWasOpen: boolean }): {
      testSpecial?(): void;
      getReport(): Report;
    };
  };
};

declare const ACTRulesRunner: Runner;
declare const WCAGTechniquesRunner: Runner;

/** QualWeb's own driver puts these scripts into a page in this order, with a browser that it downloads. */
const scripts = ['qw-page', 'util', 'locale', 'act-rules', 'wcag-techniques'].map((name) =>
  createRequire(import.meta.url).resolve(`@qualweb/${name}`),
);

/** The window that QualWeb looks at, and the one in which it looks for text that is cut off. */
const desk = { width: 1366, height: 768 };
const zoomed = { width: 640, height: 512 };

const levels = ['A', 'AA'];

/** What QualWeb finds against a criterion of level A or AA, in words. */
function failuresIn({ assertions }: Report): string[] {
  return Object.values(assertions).flatMap(({ code, name, metadata, results }) => {
    const criteria = metadata['success-criteria'].map((criterion) => criterion.name).join(', ');
    return results
      .filter(({ verdict }) => verdict === 'failed')
      .map(({ description, elements }) => {
        const where = elements.map(({ htmlCode = '' }) => htmlCode.slice(0, 120)).join(' | ');
        return `${code} (${criteria}) ${name}: ${description} ${where}`;
      });
  });
}

/** Opens a browser in which QualWeb, the engine of AccessMonitor, evaluates one page after the other. */
export async function openQualWeb() {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
  const context = await browser.newContext({
    bypassCSP: true,
    serviceWorkers: 'block',
    locale: 'pt-PT',
    reducedMotion: 'reduce',
    viewport: desk,
  });

  async function evaluate(address: string): Promise<string[]> {
    const page = await context.newPage();
    const answer = await page.goto(address, { waitUntil: 'load' });
    const asked = { sourceHtml: (await answer?.text()) ?? '', newTabWasOpen: false };
    for (const path of scripts) await page.addScriptTag({ path });
    const rules = await page.evaluateHandle(
      ([tested, options]) => new ACTRulesRunner(options, 'en').configure(options).test(tested),
      [asked, { levels }] as const,
    );
    const techniques = await page.evaluate(
      ([tested, options]) =>
        new WCAGTechniquesRunner(options, 'en').configure(options).test(tested).getReport(),
      [asked, { levels }] as const,
    );
    await page.setViewportSize(zoomed);
    const report = await rules.evaluate((tested) => {
      tested.testSpecial?.();
      return tested.getReport();
    });
    await page.close();
    return [...failuresIn(report), ...failuresIn(techniques)];
  }

  return { evaluate, close: () => browser.close() };
}
