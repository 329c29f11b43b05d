import { resolve } from 'node:path';
import { registerEndIn } from '../server/backup/unpack.ts';
import { checkRegister, type End, missingEnd } from '../server/register/check.ts';
import { CommandError, runCommand, usageOf, withStore } from './command.ts';

const usage = usageOf('register', '[LINHA RESUMO, como estão na certidão | CÓPIA.tar.gz]');

/** The last line of the register, as a certificate or a backup has it; undefined if none is given. */
async function endIn(args: readonly string[]): Promise<End | undefined> {
  const [first = '', second = '', ...rest] = args;
  if (args.length === 0) return undefined;
  if (args.length === 1 && first.endsWith('.tar.gz')) {
    return registerEndIn(resolve(process.env.INIT_CWD ?? '', first));
  }
  const resumo = second.toLowerCase();
  if (!/^\d{1,15}$/.test(first) || !/^[0-9a-f]{64}$/.test(resumo) || rest.length > 0) {
    throw new CommandError(usage);
  }
  return { linha: Number(first), resumo };
}

await runCommand({ usage }, async (args) => {
  const end = await endIn(args);
  return withStore(async ({ db }, { dataDir }) => {
    const { isWhole, words } = await checkRegister(db, dataDir);
    const missing = end && (await missingEnd(db, end));
    if (!isWhole || missing) {
      throw new CommandError([...words, ...(missing ? [missing] : [])].join('\n'));
    }
    if (words.length === 0) return 'O registo dos documentos ainda não tem linhas.';
    return [...words, ...(end ? [`A linha ${end.linha} é deste registo.`] : [])].join('\n');
  });
});
