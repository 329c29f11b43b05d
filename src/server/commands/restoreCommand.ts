import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { counted } from '../../language/counted.ts';
import { everyCollection } from '../../sections/all.ts';
import { restoreBackup } from '../backup/restore.ts';
import { tablesHeld } from '../backup/tablesHeld.ts';
import { checkRegister } from '../register/check.ts';
import { logActivity, theCommandLine } from '../tables/atividade.ts';
import { announceRewrite, CommandError, runCommand, withStore } from './command.ts';

const replaceAll = '--substituir';
const yes = '--sim';
const shorten = '--encurtar-registo';
const options = [replaceAll, yes, shorten];
const usage = `Uso: npm run restore -- FICHEIRO.tar.gz ${options.map((each) => `[${each}]`).join(' ')}`;

/** Lines to print and a question to answer with yes, at the terminal or by an option. */
type Question = { facts: readonly string[]; question: string; option: string };

async function isAgreed({ facts, question, option }: Question): Promise<boolean> {
  const { stdin, stdout, argv } = process;
  for (const line of facts) console.log(line);
  if (argv.includes(option)) return true;
  if (!stdin.isTTY) {
    throw new CommandError(
      `Ninguém está ao terminal para responder: para continuar, acrescente ${option}.`,
    );
  }
  const lines = createInterface({ input: stdin, output: stdout });
  try {
    const answer = new Promise<string>((resolve) => {
      lines.question(`${question} (sim/não) `, resolve);
      lines.once('close', () => resolve(''));
    });
    return /^\s*s(im)?\s*$/i.test(await answer);
  } finally {
    lines.close();
  }
}

/** Prints who could log in after the restore and what the register would lose, and asks for each. */
async function agree(accounts: readonly string[], loss: readonly string[]): Promise<boolean> {
  const lost = { facts: loss, question: 'Deixar essas linhas para trás?', option: shorten };
  return (
    (await isAgreed({ facts: accounts, question: 'Continuar?', option: yes })) &&
    (loss.length === 0 || (await isAgreed(lost)))
  );
}

await runCommand({ usage, options }, async (args) => {
  const [file, ...rest] = args.filter((arg) => !options.includes(arg));
  if (!file || rest.length > 0) throw new CommandError(usage);
  return withStore(async (store, config) => {
    const { dataDir } = config;
    const { rows, files, newKeys } = await restoreBackup(store, {
      file: resolve(process.env.INIT_CWD ?? '', file),
      dataDir,
      tables: tablesHeld(everyCollection),
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
