import { resolve } from 'node:path';
import { everyCollection } from '../../sections/all.ts';
import { note, theCommandLine } from '../atividade.ts';
import { readConfig } from '../config.ts';
import { announceChange } from '../store/content.ts';
import { openStore } from '../store/store.ts';
import { ownTables } from '../tables.ts';
import { BackupError, inOneLine } from './BackupError.ts';
import { restoreBackup } from './restore.ts';
import { tablesHeld } from './tablesHeld.ts';

const usage = 'Uso: npm run restore -- FICHEIRO.tar.gz [--substituir]';
const option = '--substituir';

async function run(args: string[]): Promise<string> {
  const [file, ...rest] = args.filter((arg) => arg !== option);
  if (!file || file.startsWith('-') || rest.length > 0) throw new BackupError(usage);
  const config = readConfig(process.env, process.cwd());
  const store = await openStore(config, [...everyCollection, ...ownTables]);
  try {
    const { rows, files, newKeys } = await restoreBackup(store, {
      file: resolve(process.env.INIT_CWD ?? '', file),
      dataDir: config.dataDir,
      tables: tablesHeld(everyCollection),
      replace: args.includes(option),
    });
    await note(store, { who: theCommandLine, now: new Date() }, { verb: 'backupRestored' });
    await announceChange(store);
    return [
      `Cópia de segurança reposta: ${rows} registos, ${files} ficheiros.`,
      ...(newKeys ? ['Se o site estiver a correr, reinicie-o: as chaves são as da cópia.'] : []),
    ].join('\n');
  } finally {
    await store.close();
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(inOneLine(error));
  process.exitCode = 1;
}
