import type { JSHandle, Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';

/** The exports of a source file, for what only a browser can run; loaded into the page. */
export async function inBrowser<Exports>(page: Page, file: string): Promise<JSHandle<Exports>> {
  const lib = { entry: file, name: 'tested', formats: ['iife' as const] };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  await page.addScriptTag({ content: output[0].code });
  return page.evaluateHandle<Exports>('tested');
}
