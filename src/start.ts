import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type * as Demo from '../demo/fill.ts';
import { createApp } from './app.ts';
import type { Context } from './server/api/context.ts';
import { readConfig, SettingError } from './server/config.ts';
import { startDailyWork } from './server/daily.ts';
import { openContext } from './server/open.ts';
import { definicoes } from './server/rules/definicoes.ts';
import { ensureFirstStaff } from './server/staff.ts';
import { alone } from './server/store/alone.ts';
import { DatabaseError } from './server/store/database.ts';

/** How long those who are being answered may take when the program is told to stop. */
const farewell = 10_000;
/** After that it waits so long for what else is under way, such as a letter. */
const lastWait = 5_000;

/** Runs as it is written wherever this file does, since it has pictures to paint in threads of its own. */
const demo = join(import.meta.dirname, '../demo/fill.ts');

const say = (line: string) => process.stdout.write(`${line}\n`);

function progress(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r  ${line} `);
}

/** Fills a village that nobody has begun; of several processes that start together, one does. */
async function fillIfEmpty(context: Context): Promise<void> {
  const { store, content } = context;
  // Whoever begins a village leaves these, and the demo need not even be loaded.
  if (await store.find(definicoes, {})) return;
  const { fillDemo, isEmpty } = (await import(demo)) as typeof Demo;
  const fill = async () => {
    if (!(await isEmpty(store))) return;
    say('A preencher a aldeia de demonstração (só acontece uma vez)…');
    await fillDemo(context, { report: progress });
    await content.change();
  };
  while (!(await alone(store, 'demo village', fill))) await pause(1_000);
}

async function run(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  const context = await openContext(config);
  const { log, store, files, sender } = context;
  const app = await createApp(context);
  if (config.demo) await fillIfEmpty(context);
  const firstPassword = await ensureFirstStaff(store, config);
  await app.listen({ port: config.port, host: config.host });
  files.startSweeping();
  const stopDailyWork = startDailyWork(context);
  log.info({ port: config.port, engine: store.engine }, 'started');

  say(`\nAldeia: ${config.siteUrl}`);
  if (firstPassword) {
    say(`Área reservada: utilizador ${config.adminUsername}, palavra-passe ${firstPassword}`);
    say('Guarde a palavra-passe: não volta a ser mostrada.');
  }

  const stop = async () => {
    log.info('stopping');
    setTimeout(() => app.server.closeAllConnections(), farewell).unref();
    setTimeout(() => {
      log.warn('stopped before all was done');
      process.exit(0);
    }, farewell + lastWait).unref();
    // The letter at hand is finished while the last visitors are answered.
    await Promise.all([app.close(), sender.close(), stopDailyWork()]);
    await context.close();
    log.info('stopped');
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** What stops a start, in one line for whoever runs the site. */
function reason(error: unknown): string {
  const {
    code,
    message = String(error),
    port,
  } = error as NodeJS.ErrnoException & { port?: number };
  if (error instanceof SettingError || error instanceof DatabaseError) return message;
  if (code === 'EADDRINUSE') return `A porta ${port} já está ocupada. Escolha outra com PORT.`;
  if (code === 'EACCES' && port)
    return `Sem permissão para usar a porta ${port}. Escolha outra com PORT.`;
  if (code === 'ENOSPC' || code === 'SQLITE_FULL')
    return 'O disco está cheio. Liberte espaço e tente de novo.';
  return message;
}

/** Reads the settings, opens the village, listens, and stops cleanly when told to. */
export async function start(): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`Não foi possível arrancar. ${reason(error)}\n`);
    process.exit(1);
  }
}
