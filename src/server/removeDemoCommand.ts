import { everyCollection } from '../sections/all.ts';
import { readConfig } from './config.ts';
import { removeDemo } from './removeDemo.ts';
import { openStore } from './store/store.ts';
import { ownTables } from './tables.ts';

async function run(): Promise<string> {
  const config = readConfig(process.env, process.cwd());
  const store = await openStore(config, [...everyCollection, ...ownTables]);
  try {
    const removed = await removeDemo(store, everyCollection);
    return removed === 0
      ? 'Não havia conteúdo de demonstração.'
      : `Conteúdo de demonstração apagado: ${removed} registos. Se o site estiver a correr, as páginas atualizam-se em menos de um quarto de hora.`;
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
