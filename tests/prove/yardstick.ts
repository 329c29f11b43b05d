import { execFileSync } from 'node:child_process';
import { brotliCompressSync, constants } from 'node:zlib';
import { median } from '../../bench/row.ts';

/**
 * The processor time of one round of the work below, in milliseconds, on the machine that the
 * proofs' limits are written for: an Intel Xeon at 2.5 GHz with 2 cores and Node 24. Measured while
 * it was busy, as the value that the quickest tenth of 800 rounds stayed below.
 */
const usual = 1.75;

/** Work like that of a page, without the site: records are serialised, parsed and compressed. */
function work(): void {
  const records = Array.from({ length: 600 }, (_, index) => ({
    identifier: `documento-${index}`,
    title: `Ata n.º ${index} da Assembleia de Freguesia`,
    date: `20${10 + (index % 15)}-0${1 + (index % 9)}-17`,
    files: [{ file: `/ficheiros/${(index * 7_919).toString(36)}.pdf`, title: 'Ata' }],
  }));
  const read = JSON.parse(JSON.stringify(records)) as typeof records;
  const body = read.map(({ identifier, title }) => `<li id="${identifier}">${title}</li>`).join('');
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** How many times as long as that machine this one takes for the same work, as busy as it is now. */
export function slowness(): number {
  return Number(execFileSync(process.execPath, [import.meta.filename])) / usual;
}

// Runs in a separate process, as the site does; the first rounds, which compile it, do not count.
if (import.meta.main) {
  const taken = Array.from({ length: 300 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  console.log(median(taken.slice(100)));
}
