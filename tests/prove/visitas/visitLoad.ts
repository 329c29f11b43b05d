import { answeredIn } from '../../../src/features/visitas/heard.server.ts';
import { visitCounter } from '../../../src/features/visitas/visitCounter.server.ts';

/** Replays a log of this many lines; prints the processor time, the memory and the counted sums. */
const lines = Number(process.argv[2]);

/** A line of the log; visitor, page and referrer follow from its number, so that a test can count them by hand. */
function line(at: number): string {
  const visitor = at % 100_003;
  const told = {
    method: 'GET',
    url: `/lojas/casa-${at % 50}?pagina=${at}`,
    status: at % 10 === 9 ? 404 : 200,
    address: `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
    agent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36${at % 4 === 3 ? ' Googlebot/2.1' : ''}`,
    referrer: `https://site${visitor % 20}.example/algures?q=${at}`,
    mode: '',
    policy: '',
    session: '',
  };
  return `<190>Nov 18 12:00:00 nginx: ${JSON.stringify(told)}`;
}

const sums: Record<string, number> = {};
const counter = visitCounter({ siteUrl: 'https://aldeia.example', now: () => new Date(0) });
function write(): void {
  for (const { tipo, vezes } of counter.take()) sums[tipo] = (sums[tipo] ?? 0) + vezes;
}

const before = process.memoryUsage.rss();
const began = process.cpuUsage();
let most = before;
for (let at = 0; at < lines; at++) {
  const answered = answeredIn(line(at));
  if (answered) counter.note(answered);
  if (at % 10_000 === 0) {
    write();
    most = Math.max(most, process.memoryUsage.rss());
  }
}
write();
const { user, system } = process.cpuUsage(began);
const seconds = (user + system) / 1e6;
console.log(JSON.stringify({ seconds, megabytes: (most - before) / 2 ** 20, sums }));
