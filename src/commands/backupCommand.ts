import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { counted } from '../language/counted.ts';
import { type Backup, startBackup } from '../server/backup/backup.ts';
import { noteBackup } from '../server/backup/copias.ts';
import { sync } from '../server/process/sync.ts';
import { checkedInWords } from '../server/register/check.ts';
import { CommandError, runCommand, usageOf, withStore } from './command.ts';

const usage = usageOf('backup', 'FICHEIRO.tar.gz');

/** Passed by deploy/backup.sh, so that staff see when the last nightly backup was made. */
const byItself = '--noite';

/** Writes under a draft name; the file has its name only once it is whole and safe from a power cut. */
async function writeWhole({ stream }: Backup, file: string): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  const out = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await pipeline(stream, out);
    await rename(draft, file);
    await sync(dirname(file));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

await runCommand({ usage, options: [byItself] }, async (args) => {
  const [file, ...rest] = args.filter((arg) => arg !== byItself);
  if (!file || rest.length > 0) throw new CommandError(usage);
  // npm changes into the project's folder, but the name is relative to where it was typed.
  const target = resolve(process.env.INIT_CWD ?? '', file);
  if (existsSync(target)) throw new CommandError(`Já existe ${target}; escolha outro nome.`);
  return withStore(async (store, { dataDir }, { tables }) => {
    const now = new Date();
    const backup = await startBackup({ store, dataDir, tables, now });
    await writeWhole(backup, target);
    await noteBackup(store, now);
    if (args.includes(byItself)) await noteBackup(store, now, 'noite');
    const { rows, files, missing, registo } = backup.progress;
    const megabytes = Math.max(0.1, (await stat(target)).size / 1e6).toLocaleString('pt-PT', {
      maximumFractionDigits: 1,
    });
    return [
      `Cópia de segurança feita: ${target} (${megabytes} MB; ${counted(rows, 'registo', 'registos')}, ${counted(files, 'ficheiro', 'ficheiros')}).`,
      'Tem dados pessoais e palavras-passe cifradas: guarde-a em lugar seguro.',
      ...missing.map((name) => `Já não existia: ${name}`),
      ...checkedInWords(registo),
    ].join('\n');
  });
});
