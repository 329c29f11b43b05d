import { resolve } from 'node:path';
import { everyCollection } from '../../sections/all.ts';
import { note, theCommandLine } from '../atividade.ts';
import { CommandError, runCommand, withStore } from '../command.ts';
import { announceChange } from '../store/content.ts';
import { restoreBackup } from './restore.ts';
import { tablesHeld } from './tablesHeld.ts';

const usage = 'Uso: npm run restore -- FICHEIRO.tar.gz [--substituir]';
const option = '--substituir';

await runCommand(async (args) => {
  const [file, ...rest] = args.filter((arg) => arg !== option);
  if (!file || file.startsWith('-') || rest.length > 0) throw new CommandError(usage);
  return withStore(async (store, { dataDir }) => {
    const { rows, files, newKeys } = await restoreBackup(store, {
      file: resolve(process.env.INIT_CWD ?? '', file),
      dataDir,
      tables: tablesHeld(everyCollection),
      replace: args.includes(option),
    });
    await note(store, { who: theCommandLine, now: new Date() }, { verb: 'backupRestored' });
    await announceChange(store);
    return [
      `Cópia de segurança reposta: ${rows} registos, ${files} ficheiros.`,
      ...(newKeys ? ['Se o site estiver a correr, reinicie-o: as chaves são as da cópia.'] : []),
    ].join('\n');
  });
});
