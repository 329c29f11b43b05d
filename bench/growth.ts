import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askOn } from './cores.ts';
import { measured, type Row } from './row.ts';
import { demoVillage } from './village.ts';

type Costs = Record<string, number[]>;
const script = join(import.meta.dirname, 'renderCost.ts');
const small = 100;
const large = 10_000;

/** What a page costs when it is not in memory, in the demo village. */
export async function benchRender(): Promise<Row[]> {
  const command = [process.execPath, script, await demoVillage(), '40', '0'];
  const costs = await askOn<Costs>('answering', command);
  return [
    measured('the landing page drawn anew', costs['the landing page']?.[0] ?? Number.NaN, {
      unit: ' ms',
      digits: 1,
    }),
  ];
}

const short =
  'A list says how many there are: to count 10,000 in their index takes three milliseconds, and the rest of the answer takes few more.';

/** What the same costs when there is a hundred times as much of everything. */
export async function benchGrowth(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-growth-'));
  try {
    for (const size of [small, large]) mkdirSync(join(folder, String(size)));
    const sizes = [small, large].map(String);
    const command = [process.execPath, script, folder, '40', ...sizes];
    const costs = await askOn<Costs>('answering', command);
    return Object.entries(costs).map(([what, [few = Number.NaN, many = Number.NaN]]) =>
      measured(
        `${what}, drawn anew with 10,000 publications and 100,000 bookings (${many.toFixed(1)} ms), against 100 and 1,000`,
        many / few,
        { digits: 2, most: 1.2, short },
      ),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
