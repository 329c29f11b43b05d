import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { counted } from '../language/counted.ts';
import { restoreBackup } from '../server/backup/restore.ts';
import { checkRegister } from '../server/register/check.ts';
import { logActivity, theCommandLine } from '../server/store/atividade.ts';
import { announceRewrite, CommandError, runCommand, usageOf, withStore } from './command.ts';

const replaceAll = '--substituir';
const yes = '--sim';
const options = [replaceAll, yes];
const usage = usageOf('restore', `FICHEIRO.tar.gz ${options.map((each) => `[${each}]`).join(' ')}`);

/** Prints who could log in after the restore, and asks whether to go on: at the terminal, or by an option. */
async function agree(accounts: readonly string[]): Promise<boolean> {
  const { stdin, stdout, argv } = process;
  for (const line of accounts) console.log(line);
  if (argv.includes(yes)) return true;
  if (!stdin.isTTY) {
    throw new CommandError(
      `Ninguém está ao terminal para responder: para continuar, acrescente ${yes}.`,
    );
  }
  const lines = createInterface({ input: stdin, output: stdout });
  try {
    const answer = new Promise<string>((resolve) => {
      lines.question('Continuar? (sim/não) ', resolve);
      lines.once('close', () => resolve(''));
    });
    return /^\s*s(im)?\s*$/i.test(await answer);
  } finally {
    lines.close();
  }
}

await runCommand({ usage, options }, async (args) => {
  const [file, ...rest] = args.filter((arg) => !options.includes(arg));
  if (!file || rest.length > 0) throw new CommandError(usage);
  return withStore(async (store, config, { tables }) => {
    const { dataDir } = config;
    const { rows, files, newKeys } = await restoreBackup(store, {
      file: resolve(process.env.INIT_CWD ?? '', file),
      dataDir,
      tables,
      replace: args.includes(replaceAll),
      agree,
    });
    await logActivity(store, { who: theCommandLine, now: new Date() }, { verb: 'backupRestored' });
    await announceRewrite(store, config);
    const registo = await checkRegister(store.db, dataDir);
    return [
      `Cópia de segurança reposta: ${counted(rows, 'registo', 'registos')}, ${counted(files, 'ficheiro', 'ficheiros')}.`,
      ...(newKeys ? ['Se o site estiver a correr, reinicie-o: as chaves são as da cópia.'] : []),
      ...registo.words,
    ].join('\n');
  });
});
