import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../setup/browser.mjs';
import { stop } from './cores.ts';
import { measured, median, type Row, unmeasured } from './row.ts';
import { demoVillage, startVillage } from './village.ts';

const pages = {
  'the landing page': '/',
  'a list': '/restaurantes',
  'a detail': '/pontos_interesse/ponte-velha',
  'the contact form': '/contactos',
};
const rounds = 5;

/** A run may fail by itself: its browser did not start, or a page's answer was lost. */
const tries = 3;

const short =
  'Its phone is four times slower than this machine, on which it also runs itself: a busy moment counts against the page.';

type Report = {
  categories: Record<string, { title: string; score: number }>;
  audits: Record<string, { numericValue?: number }>;
};

/** The limits for a page on Lighthouse's phone, by Lighthouse's names. */
const audits = {
  'total-blocking-time': {
    title: 'total blocking time',
    unit: ' ms',
    digits: 0,
    share: 1,
    most: 50,
  },
  'largest-contentful-paint': {
    title: 'largest contentful paint',
    unit: ' s',
    digits: 1,
    share: 0.001,
    most: 2,
  },
  'cumulative-layout-shift': { title: 'layout shift', unit: '', digits: 3, share: 1, most: 0 },
};

/** A row with the median, and with the least and the most of all rounds in its text. */
function rowOf(
  subject: string,
  values: readonly number[],
  figure: { unit?: string; digits?: number; most?: number; least?: number },
): Row {
  const [low, high] = [Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(figure.digits ?? 0),
  );
  const measure = `Lighthouse on a phone, ${subject} (${low}–${high})`;
  return measured(measure, median(values), { ...figure, short });
}

/** Fetched when the bench is run: the project itself does not need it. */
const lighthouse = ['exec', '--yes', '--', 'lighthouse@13.5.0'];

function reportOf(url: string, folder: string, browser: string): Report | undefined {
  const file = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';
  const options = [url, '--quiet', '--output=json', `--output-path=${file}`];
  const { status } = spawnSync('npm', [...lighthouse, ...options, `--chrome-flags=${flags}`], {
    env: { ...process.env, CHROME_PATH: browser },
    stdio: 'ignore',
    timeout: 5 * 60 * 1000,
  });
  return status === 0 ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** What Lighthouse thinks of four pages on a phone. */
export async function benchLighthouse(): Promise<Row[]> {
  const browser = findBrowser();
  if (!browser) return [unmeasured('Lighthouse', 'there is no Chromium here')];
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-lighthouse-'));
  const village = await startVillage(await demoVillage(), 'any');
  try {
    const rows: Row[] = [];
    for (const [what, path] of Object.entries(pages)) {
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round++) {
        let report: Report | undefined;
        for (let time = 0; time < tries && !report; time++) {
          report = reportOf(`${village.url}${path}`, folder, browser);
        }
        if (!report) return [unmeasured('Lighthouse', 'it could not be fetched, or did not run')];
        reports.push(report);
      }
      for (const [id, { title }] of Object.entries(reports[0]?.categories ?? {})) {
        const scores = reports.map(({ categories }) => (categories[id]?.score ?? 0) * 100);
        rows.push(rowOf(`${what}: ${title}`, scores, { least: id === 'performance' ? 98 : 100 }));
      }
      for (const [id, { title, share, ...figure }] of Object.entries(audits)) {
        const values = reports.map(({ audits }) => (audits[id]?.numericValue ?? NaN) * share);
        rows.push(rowOf(`${what}: ${title}`, values, figure));
      }
    }
    return rows;
  } finally {
    await stop(village.child);
    rmSync(folder, { recursive: true });
  }
}
