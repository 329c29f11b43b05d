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
};
const rounds = 3;

const shorts: Record<string, string> = {
  'the landing page: Performance':
    'Its phone is four times slower than this machine, on which it also runs itself. What is left is the layout of the whole page, which has eleven sections, in the moments after its first drawing: to lay out only the sections that are near would mend it, once scrolling to a section and coming back to a place can live with heights that are not known yet.',
};

type Report = { categories: Record<string, { title: string; score: number }> };

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

/** What Lighthouse thinks of three pages on a phone. */
export async function benchLighthouse(): Promise<Row[]> {
  const browser = findBrowser();
  if (!browser) return [unmeasured('Lighthouse', 'there is no Chromium here')];
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-lighthouse-'));
  const village = await startVillage(await demoVillage(), 'any');
  try {
    const rows: Row[] = [];
    for (const [what, path] of Object.entries(pages)) {
      const scores: Record<string, number[]> = {};
      for (let round = 0; round < rounds; round++) {
        const report = reportOf(`${village.url}${path}`, folder, browser);
        if (!report) return [unmeasured('Lighthouse', 'it could not be fetched, or did not run')];
        for (const { title, score } of Object.values(report.categories)) {
          scores[title] = [...(scores[title] ?? []), score * 100];
        }
      }
      for (const [title, each] of Object.entries(scores)) {
        const least = title === 'Performance' ? 98 : 100;
        const subject = `${what}: ${title}`;
        rows.push(
          measured(`Lighthouse on a phone, ${subject}`, median(each), {
            least,
            short: shorts[subject],
          }),
        );
      }
    }
    return rows;
  } finally {
    await stop(village.child);
    rmSync(folder, { recursive: true });
  }
}
