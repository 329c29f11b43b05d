import { everyCollection } from '../sections/all.ts';
import { theCommandLine } from './atividade.ts';
import { readConfig } from './config.ts';
import { removeDemo } from './removeDemo.ts';
import { announceChange } from './store/content.ts';
import { openStore } from './store/store.ts';
import { ownTables } from './tables.ts';

async function run(): Promise<string> {
  const config = readConfig(process.env, process.cwd());
  const store = await openStore(config, [...everyCollection, ...ownTables]);
  try {
    const removed = await removeDemo(store, everyCollection, {
      who: theCommandLine,
      now: new Date(),
    });
    await announceChange(store);
    return removed === 0
      ? 'Não havia conteúdo de demonstração.'
      : `Conteúdo de demonstração apagado: ${removed} registos.`;
  } finally {
    await store.close();
  }
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
