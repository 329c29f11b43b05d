import { createApp } from './app.ts';
import { readConfig, SettingError } from './server/config.ts';
import { startDailyWork } from './server/daily.ts';
import { openContext } from './server/open.ts';
import { ensureFirstStaff } from './server/staff.ts';
import { DatabaseError } from './server/store/database.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Reads the settings, opens the village, listens, and stops cleanly when told to. */
async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  const context = await openContext(config);
  const app = await createApp(context);

  if (config.demo) {
    const { fillDemo, isEmpty } = await import('../demo/fill.ts');
    if (await isEmpty(context.store)) {
      say('A preencher a aldeia de demonstração (só acontece uma vez)…');
      await fillDemo(context, { report: progress });
    }
  }
  const firstPassword = await ensureFirstStaff(context.store, config);
  await app.listen({ port: config.port, host: config.host });
  context.files.startSweeping();
  const stopDailyWork = startDailyWork(context, (error) => app.log.error(error));

  say(`\nAldeia: ${config.siteUrl}`);
  if (firstPassword) {
    say(`Área reservada: utilizador ${config.adminUsername}, palavra-passe ${firstPassword}`);
    say('Guarde a palavra-passe: não volta a ser mostrada.');
  }

  const stop = async () => {
    stopDailyWork();
    await app.close();
    await context.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function progress(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r  ${line} `);
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

main().catch((error) => {
  process.stderr.write(`Não foi possível arrancar. ${reason(error)}\n`);
  process.exit(1);
});
