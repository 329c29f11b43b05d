import { execFileSync } from 'node:child_process';
import { test } from 'vitest';
import { record } from '../report.ts';
import { usualFlags } from '../startVillage.ts';

const lines = 1_000_000;

/** The expected sums: every page that was found, by a person and not a robot; each visitor once. */
function byHand() {
  const visitors = new Set<number>();
  let pages = 0;
  for (let at = 0; at < lines; at++) {
    if (at % 4 === 3 || at % 10 === 9) continue;
    pages += 1;
    visitors.add(at % 100_003);
  }
  return { pagina: pages, visita: visitors.size, origem: visitors.size };
}

test('a log of a million lines is counted as by hand, quickly and in little memory', () => {
  const program = [...usualFlags, 'tests/prove/visitas/visitLoad.ts', String(lines)];
  const { seconds, megabytes, sums } = JSON.parse(
    execFileSync(process.execPath, program, { encoding: 'utf8' }),
  );
  const expected = byHand();
  const isEqual = Object.entries(expected).every(([kind, times]) => sums[kind] === times);
  record({
    promise: 'What was counted names nobody',
    proof: 'a log of 1,000,000 lines of 100,003 visitors and robots, replayed',
    reached: `${sums.visita} visits, ${sums.pagina} pages; ${seconds.toFixed(1)} s of the processor, ${megabytes.toFixed(0)} MB`,
    promised: `${expected.visita} and ${expected.pagina}, as by hand; 30 s, 30 MB`,
    ok: isEqual && seconds < 30 && megabytes < 30,
  });
});
