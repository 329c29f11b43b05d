import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../calls/refusal.ts';
import { serverFeatures } from '../features/all.server.ts';
import { second } from '../language/durations.ts';
import { printable } from '../server/backup/BackupError.ts';
import { emptyWebCache } from '../server/pages/webCache.ts';
import { type Config, readConfig } from '../server/process/config.ts';
import { restrictUmask } from '../server/process/permissions.ts';
import { isDiskFull } from '../server/process/systemErrors.ts';
import { openStore } from '../server/search/openStore.ts';
import { announceChange } from '../server/store/content.ts';
import type { Store } from '../server/store/store.ts';
import type { Joined } from '../server/village/context.ts';
import { joinFeatures } from '../server/village/joinFeatures.ts';

/** The command cannot be carried out; the message is one line. */
export class CommandError extends Error {}

/** What stopped a command, in one line. */
function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return `${error.errors.map(({ msg }) => msg).join('. ')}.`;
  if (isDiskFull(error)) return 'Não há espaço no disco: nada foi alterado.';
  return (error as Partial<Error>).message ?? String(error);
}

/** Opens the store, runs the work and closes the store. */
export async function withStore<Result>(
  work: (store: Store, config: Config, joined: Joined) => Promise<Result>,
): Promise<Result> {
  restrictUmask();
  const config = readConfig(process.env, process.cwd());
  const joined = joinFeatures(serverFeatures);
  const store = await openStore(config, joined.tables);
  try {
    return await work(store, config, joined);
  } finally {
    await store.close();
  }
}

/**
 * Tells the processes that serve this database that the content is another, and the web server in front: that
 * twice, since in between it may still be given what a process has in memory.
 */
export async function announceRewrite(store: Store, { cacheDir }: Config): Promise<void> {
  await announceChange(store);
  if (!cacheDir) return;
  await emptyWebCache(cacheDir);
  await pause(second);
  await emptyWebCache(cacheDir);
}

/** Where the program is installed, every command is one of `aldeia`; in a clone it is a script of npm. */
const isInstalled = basename(process.argv[1] ?? '').startsWith('aldeiaCommand');

/** How a command is called, in one line. */
export function usageOf(name: string, args = ''): string {
  const script = args === '' ? name : `${name} --`;
  return `Uso: ${isInstalled ? `aldeia ${name}` : `npm run ${script}`} ${args}`.trimEnd();
}

/** How a command is called: its usage, and the options it knows. */
type Called = { usage: string; options?: readonly string[] };

/**
 * Prints what a command returns; if it fails, or is called with an option that it does not know,
 * prints the reason in one line and exits with code 1.
 */
export async function runCommand(
  { usage, options = [] }: Called,
  command: (args: string[]) => Promise<string>,
): Promise<void> {
  const args = process.argv.slice(2);
  try {
    const unknown = args.find((arg) => arg.startsWith('-') && !options.includes(arg));
    if (unknown !== undefined) {
      throw new CommandError(`Não se conhece a opção ${printable(unknown)}. ${usage}`);
    }
    console.log(await command(args));
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
}
