import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { processorName } from './cores.ts';
import { benchDocuments } from './documents.ts';
import { benchFirstTap } from './firstTap.ts';
import { benchGrowth, benchRender } from './growth.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMemory } from './memory.ts';
import { benchPeers } from './peers.ts';
import type { Row } from './row.ts';
import { benchSaves } from './saves.ts';
import { benchSignUps } from './signUps.ts';
import { benchStart } from './start.ts';
import { benchUpload } from './upload.ts';

/** Every benchmark, by the name that runs it alone: `npm run bench -- memory start`. */
const benches: Record<string, () => Promise<Row[]>> = {
  memory: benchMemory,
  peers: benchPeers,
  render: benchRender,
  signUps: benchSignUps,
  saves: benchSaves,
  start: benchStart,
  growth: benchGrowth,
  documents: benchDocuments,
  upload: benchUpload,
  lighthouse: benchLighthouse,
  firstTap: benchFirstTap,
};

const verdict = ({ ok }: Row) => (ok === undefined ? '' : ok ? 'ok' : '**not**');

function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(
    (row) => `| ${row.measure} | ${row.reached} | ${row.promised} | ${verdict(row)} |`,
  );
  return ['| measure | reached | promised | |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

/** The reason for each missed figure; figures with the same reason share a line. */
function shortfalls(rows: readonly Row[]): string {
  const byReason = Map.groupBy(
    rows.filter(({ short }) => short),
    ({ short }) => short,
  );
  const missed = [...byReason].map(
    ([short, those]) => `- **${those.map(({ measure }) => measure).join('; ')}.** ${short}`,
  );
  return missed.length > 0 ? `\n## What is not reached\n\n${missed.join('\n')}\n` : '';
}

const wanted = process.argv.slice(2);
const chosen = Object.entries(benches).filter(
  ([name]) => wanted.length === 0 || wanted.includes(name),
);
const [busy = 0] = loadavg();
if (busy > 0.5)
  console.log(`The machine is busy (load ${busy.toFixed(1)}): expect the figures to suffer.`);

const rows: Row[] = [];
for (const [name, bench] of chosen) {
  console.log(`\n${name}…`);
  const reached = await bench();
  for (const row of reached) {
    console.log(
      `  ${row.reached.padStart(10)}  ${row.promised.padEnd(10)} ${verdict(row).padEnd(8)} ${row.measure}`,
    );
  }
  rows.push(...reached);
}

// Only a whole run is worth keeping.
if (wanted.length === 0) {
  const machine = `${availableParallelism()} cores, ${[processorName(), process.arch].filter(Boolean).join(', ')}, Node ${process.versions.node}`;
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(
    join(import.meta.dirname, '../docs/bench.md'),
    `# Bench

What \`npm run bench\` measured on ${day} with ${machine}. The one who asks and the one who answers have a core each; ratios compare rounds that took turns, each figure is the one in the middle.

${tableOf(rows)}
${shortfalls(rows)}`,
  );
  console.log('\nWritten to docs/bench.md.');
}
if (rows.some(({ ok }) => ok === false)) process.exitCode = 1;
