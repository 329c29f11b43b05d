import { mkdtempSync, rmSync } from 'node:fs';
const { openContext } = await import('../src/server/open.ts');
const { readConfig } = await import('../src/server/config.ts');
const { makeSearch } = await import('../src/server/search.ts');
const { noticiasEventos } = await import('../src/sections/noticiasEventos.ts');
const { settings } = await import('./village.ts');
const common = 'aldeia serra castanha forno pão lã moinho ribeira ponte festa adro igreja caminho pastor rebanho mel urze lume vinho ceia neve souto eira granito fonte largo banda procissão romaria colheita azeite milho broa queijo cabrito lameiro carvalho'.split(' ');
const words = [...common, ...common.flatMap((a) => common.map((b) => `${a}${b.slice(-3)}`))];
const text = (seed: number, length: number) => { let s = seed + 1; return Array.from({ length }, () => { s = (s * 48271 + 11) % 2147483647; return words[Math.floor(words.length * (s / 2147483647) ** 3)]; }).join(' '); };
for (const amount of [100, 10000]) {
  const dir = mkdtempSync('/tmp/hC/g-');
  const context = await openContext(readConfig(settings(dir, 3000), dir));
  await context.store.transaction(async (trx) => { for (let n = 0; n < amount; n++) await trx.create(noticiasEventos, { type: 'NOTICIA', title: text(n, 5), description: `<p>${text(n + 7, 240)}</p>`, identifier: `p-${n}`, insertionDate: new Date(1.6e12 + n * 3.6e6).toISOString() }); });
  await context.content.change();
  const search = makeSearch(context);
  const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  let c = cpu(); await search('castanha'); console.log(amount, 'first index', Math.round(cpu() - c), 'ms cpu');
  for (const q of ['castanha', 'lameiro', 'lameirolho', 'lamero']) { const t: number[] = []; for (let i = 0; i < 9; i++) { await context.content.change(); c = cpu(); await search(q); t.push(cpu() - c); } t.sort((a, b) => a - b); console.log(amount, q, 'median', t[4]?.toFixed(1), 'ms cpu'); }
  await context.close(); rmSync(dir, { recursive: true });
}
