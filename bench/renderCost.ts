import { createApp } from '../src/app.ts';
import { serverFeatures } from '../src/features/all.server.ts';
import { readConfig } from '../src/server/process/config.ts';
import { ensureFirstStaff } from '../src/server/staff/staff.ts';
import { openContext } from '../src/server/village/open.ts';
import { growVillage } from './growVillage.ts';
import { median } from './row.ts';
import { apiKey, credentials, settings } from './village.ts';

/**
 * Prints what each address costs a village, in milliseconds, with nothing in memory; one figure for
 * each size: `renderCost.ts FOLDER ROUNDS PUBLICATIONS…`. A size of 0 takes the folder as it is.
 */
const [folder = '', rounds = '', ...sizes] = process.argv.slice(2);

const addresses = {
  'the landing page': '/',
  'the list of publications': '/noticias_e_eventos',
  'a page of the API': '/api/noticiasEventos?limit=50&offset=0',
  'the list of the back-office':
    '/api/noticiasEventos?type=NOTICIA,PROJETO&limit=50&offset=0&fields=title,insertionDate',
  'a search': '/pesquisa?q=castanha',
};

async function openVillage(size: string) {
  const publications = Number(size);
  const dataDir = publications === 0 ? folder : `${folder}/${size}`;
  const config = readConfig(settings(dataDir, 3000), folder);
  const context = await openContext(config, { features: serverFeatures });
  if (publications > 0) await growVillage(context, { publications });
  await ensureFirstStaff(context.store, config);
  const app = await createApp(context);
  const headers: Record<string, string> = { apikey: apiKey };
  const { token } = (
    await app.inject({ method: 'POST', url: '/api/auth', headers, payload: credentials })
  ).json();
  return {
    async costOf(url: string): Promise<number> {
      await context.content.change();
      const isStaff = url.includes('fields=');
      const begun = performance.now();
      const { statusCode } = await app.inject({
        url,
        headers: { ...headers, ...(isStaff ? { 'x-auth-token': token } : {}) },
      });
      const cost = performance.now() - begun;
      if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}`);
      return cost;
    },
    async close() {
      await app.close();
      await context.close();
    },
  };
}

const villages = [];
for (const size of sizes) villages.push(await openVillage(size));
const costs: Record<string, number[]> = {};
for (const [what, url] of Object.entries(addresses)) {
  const samples: number[][] = villages.map(() => []);
  for (let round = 0; round < Number(rounds); round++) {
    for (const [index, village] of villages.entries()) {
      samples[index]?.push(await village.costOf(url));
    }
  }
  // The first ones warm the engine up.
  costs[what] = samples.map((each) => median(each.slice(Math.ceil(each.length / 4))));
}
for (const village of villages) await village.close();
process.stdout.write(JSON.stringify(costs));
