import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { serverFeatures } from './features/all.server.ts';
import { readConfig, SettingError, unknownSettings } from './server/process/config.ts';
import { keepTickShape } from './server/process/keepTickShape.ts';
import { restrictOldFiles, restrictUmask } from './server/process/permissions.ts';
import { isDiskFull } from './server/process/systemErrors.ts';
import { ensureFirstStaff } from './server/staff/staff.ts';
import { DatabaseError } from './server/store/database.ts';
import { holdFolder } from './server/store/holdFolder.ts';
import { isEmpty } from './server/store/isEmpty.ts';
import { privateFolders } from './server/store/table.ts';
import { startJobs } from './server/village/jobs.ts';
import { joinFeatures } from './server/village/joinFeatures.ts';
import { openContext } from './server/village/open.ts';
import { isUnbegun, openWelcome } from './welcome/welcome.ts';

/** How long requests under way may take when the program is told to stop. */
const answerTimeout = 10_000;
/** How long it then waits for other work, such as a letter being sent. */
const lastWait = 5_000;

/** Fills an empty database with the demo village, completely or not at all. */
type Fill = () => Promise<void>;

async function run(fill: Fill): Promise<void> {
  keepTickShape();
  restrictUmask();
  const config = readConfig(process.env, process.cwd());
  const { tables, settings } = joinFeatures(serverFeatures);
  for (const line of unknownSettings(process.cwd(), settings)) process.stderr.write(`${line}\n`);
  restrictOldFiles(config.dataDir, privateFolders(tables));
  // Pages that earlier versions kept as files: a web server set up for them would show them for ever.
  rmSync(join(config.dataDir, 'paginas'), { recursive: true, force: true });
  // With PostgreSQL several processes share the folder, so only SQLite locks it.
  const unlockFolder = config.databaseUrl ? () => {} : holdFolder(config.dataDir);
  const context = await openContext(config, { features: serverFeatures });
  const { log, store, files, sender, content } = context;
  const app = await createApp(context);
  if (config.demo && (await isEmpty(store))) {
    await fill();
    await content.change();
  }
  const welcome = (await isUnbegun(context)) ? openWelcome(context, fill) : undefined;
  const firstPassword = welcome ? undefined : await ensureFirstStaff(store, config);
  await app.listen({ port: config.port, host: config.host });
  const stopJobs = startJobs(context);
  log.info({ port: config.port, engine: store.engine }, 'started');

  const stop = async () => {
    log.info('stopping');
    setTimeout(() => app.server.closeAllConnections(), answerTimeout).unref();
    setTimeout(() => {
      log.warn('stopped before all was done');
      process.exit(0);
    }, answerTimeout + lastWait).unref();
    // The sender finishes its letter, and the files the one they look into, while the last requests are answered.
    await Promise.all([app.close(), sender.close(), files.close(), stopJobs()]);
    await context.close();
    unlockFolder();
    log.info('stopped');
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  const begin = welcome ? `Para começar: ${welcome.link}\n` : '';
  const firstLogin = firstPassword
    ? `Área reservada: utilizador ${config.adminUsername}, palavra-passe ${firstPassword}
Guarde a palavra-passe: não volta a ser mostrada.
`
    : '';
  // Last and at once: a script that waits for the address may send SIGTERM as soon as it reads it.
  process.stdout.write(`\nAldeia: ${config.siteUrl}\n${begin}${firstLogin}`);
}

/** Why the start failed, in one line for the operator. */
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
  if (isDiskFull(error)) return 'O disco está cheio. Liberte espaço e tente de novo.';
  return message;
}

/** Runs the program: reads the settings, opens the database, fills it if empty, listens, stops on a signal. */
export async function start(fill: Fill): Promise<void> {
  try {
    await run(fill);
  } catch (error) {
    process.stderr.write(`Não foi possível arrancar. ${reason(error)}\n`);
    process.exit(1);
  }
}
