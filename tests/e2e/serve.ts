import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { fillDemo } from '../../demo/fill.ts';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { openContext } from '../../src/server/open.ts';
import { ensureFirstStaff } from '../../src/server/staff.ts';
import { startMailServer } from '../mailServer.ts';
import { addresses, credentials } from './addresses.ts';
import { everyCollection } from './twelfth.ts';

type Options = { demo?: boolean; dist?: string; collections?: typeof everyCollection };

// Inside the project, so that a build copied there finds its packages.
const folder = mkdtempSync(resolve('node_modules/.e2e-'));
const mail = await startMailServer();

/** A build whose back-office was given a twelfth section, and not one line more. */
async function buildWithTwelfth(): Promise<string> {
  const dist = join(folder, 'dist');
  cpSync('dist', dist, { recursive: true });
  const twelfth = join(import.meta.dirname, 'twelfth.ts');
  await build({
    configFile: 'vite.backoffice.config.ts',
    logLevel: 'error',
    build: { outDir: join(dist, 'backoffice'), emptyOutDir: true },
    plugins: [
      {
        name: 'twelfth-section',
        enforce: 'pre',
        resolveId: (source, importer) =>
          source.endsWith('sections/all.ts') && importer !== twelfth ? twelfth : undefined,
      },
    ],
  });
  return dist;
}

async function startVillage(address: string, options: Options = {}) {
  const { port } = new URL(address);
  const config = readConfig(
    {
      PORT: port,
      SITE_URL: address,
      DATA_DIR: join(folder, port),
      ADMIN_USERNAME: credentials.username,
      ADMIN_PASSWORD: credentials.password,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'junta@soutodaurze.example',
      MAIL_TO: 'junta@soutodaurze.example',
      CAPTCHA_COST: '20',
      LIMITS: 'off',
    },
    folder,
  );
  const context = await openContext(config, options);
  const app = await createApp(context, options.dist);
  await ensureFirstStaff(context.store, config);
  if (options.demo) await fillDemo(context, { width: 640 });
  await app.listen({ port: config.port, host: 'localhost' });
}

process.once('SIGTERM', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

await startVillage(addresses.empty);
await startVillage(addresses.twelfth, {
  dist: await buildWithTwelfth(),
  collections: everyCollection,
});
createServer((_request, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(mail.received));
}).listen(new URL(addresses.letters).port);
// Last, since it is the one that the tests wait for.
await startVillage(addresses.village, { demo: true });
