import { setTimeout as pause } from 'node:timers/promises';
import { runCommand, withStore } from '../src/commands/command.ts';
import { everyCollection } from '../src/sections/all.ts';
import { openFiles } from '../src/server/files/files.ts';
import { isEmpty } from '../src/server/store/isEmpty.ts';
import { withLock } from '../src/server/store/lock.ts';
import { fillDemo } from './fill.ts';

// Fills an empty village and ends. main.ts starts it, and it exits if main.ts does.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

// If several start together over one database, one fills it and the others wait.
await runCommand({ usage: 'Uso: npm start' }, () =>
  withStore(async (store, { dataDir }) => {
    const given = { dataDir, store, tables: everyCollection, logError: console.error };
    const files = await openFiles(given);
    const fillAlone = async () => {
      if (!(await isEmpty(store))) return;
      console.log('A preencher a aldeia de demonstração (só acontece uma vez)…');
      await fillDemo({ store, files, now: () => new Date() });
    };
    while ((await isEmpty(store)) && !(await withLock(store, 'demo village', fillAlone))) {
      await pause(1_000);
    }
    await files.close();
    return 'A aldeia de demonstração está preenchida.';
  }),
);
