import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../setup/browser.mjs';
import type { RecordIn } from '../src/sections/all.ts';
import { signUpState } from '../src/sections/eventSignUp.ts';
import { noticiasEventos } from '../src/sections/noticiasEventos.ts';
import { onAPhone } from '../tests/e2e/devices.ts';
import { stop } from './cores.ts';
import { measured, median, type Row, unmeasured } from './row.ts';
import { apiKey, demoVillage, startVillage } from './village.ts';

const rounds = 5;
/** How many times slower than this machine the phone is, and how long its visitor looks before the first tap. */
const slowdown = 4;
const look = 4_000;
/** After this long it stops waiting for the answer. */
const patience = 10_000;

/** A button, and how the page shows that it has answered. */
type Tap = { path: string; button: string; answer: 'dialog' | 'text' };

async function openEvent(url: string): Promise<string> {
  const asked = { headers: { apikey: apiKey } };
  const answer = await fetch(`${url}/api/noticiasEventos?type=EVENTO`, asked);
  const { [noticiasEventos.many]: eventos = [] } = (await answer.json()) as Record<
    string,
    RecordIn<'noticiasEventos'>[]
  >;
  const open = eventos.find((evento) => signUpState(evento, new Date()) === 'open');
  if (!open) throw new Error('No event of the demo can be booked');
  return `/noticias_e_eventos/${open.identifier}`;
}

/** Waits until this long after the page's first paint. */
function seenFor(page: Page, time: number): Promise<void> {
  return page.evaluate(
    (time) =>
      new Promise<void>((resolve) => {
        const seen = ({ startTime }: PerformanceEntry) =>
          setTimeout(resolve, startTime + time - performance.now());
        new PerformanceObserver((list) =>
          list.getEntriesByName('first-contentful-paint').forEach(seen),
        ).observe({ type: 'paint', buffered: true });
      }),
    time,
  );
}

/** Has the page measure the time from the first tap to the paint that shows its answer. */
async function watchAnswer(page: Page, answer: Tap['answer'], button: string): Promise<void> {
  await page.evaluate(
    ({ answer, button, patience }) => {
      const isAnswered = () =>
        answer === 'dialog'
          ? document.querySelector('dialog[open], [role=dialog]:not([hidden])') !== null
          : ![...document.querySelectorAll('button')].some((each) => each.innerText === button);
      const waited = new Promise<number>((resolve) => {
        addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            const ahead = new MessageChannel();
            // A message that is sent during a frame arrives once the frame is painted.
            ahead.port1.onmessage = () => resolve(performance.now() - timeStamp);
            const frame = () => {
              if (isAnswered() || performance.now() - timeStamp > patience)
                return ahead.port2.postMessage('');
              requestAnimationFrame(frame);
            };
            requestAnimationFrame(frame);
          },
          { capture: true, once: true },
        );
      });
      Object.assign(window, { waited });
    },
    { answer, button, patience },
  );
}

async function waitOf(browser: Browser, url: string, { path, button, answer }: Tap) {
  const context = await browser.newContext({ ...onAPhone, isMobile: true, locale: 'pt-PT' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    const target = page.getByRole('button', { name: button, exact: true });
    await target.scrollIntoViewIfNeeded();
    await seenFor(page, look);
    await watchAnswer(page, answer, button);
    const box = await target.boundingBox();
    if (!box) throw new Error(`There is no ${button} on ${path}`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    return await page.evaluate(() => (window as unknown as { waited: Promise<number> }).waited);
  } finally {
    await context.close();
  }
}

/** How long the first tap on a slow phone waits until its answer is seen. */
export async function benchFirstTap(): Promise<Row[]> {
  const executablePath = findBrowser();
  if (!executablePath) return [unmeasured('the first tap', 'there is no Chromium here')];
  const village = await startVillage(await demoVillage(), 'any');
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const taps: Tap[] = [
      { path: '/', button: 'Menu', answer: 'dialog' },
      { path: '/', button: 'Ler Mais', answer: 'text' },
      { path: await openEvent(village.url), button: 'Inscrever', answer: 'dialog' },
    ];
    const rows: Row[] = [];
    for (const tap of taps) {
      const waits: number[] = [];
      for (let round = 0; round < rounds; round++)
        waits.push(await waitOf(browser, village.url, tap));
      const [low, high] = [Math.min(...waits), Math.max(...waits)].map((wait) => wait.toFixed(0));
      rows.push(
        measured(
          `the first tap on '${tap.button}', until its answer is seen, on a phone ${slowdown} times slower (${low}–${high})`,
          median(waits),
          { unit: ' ms', most: 200 },
        ),
      );
    }
    return rows;
  } finally {
    await browser.close();
    await stop(village.child);
  }
}
