import { createApp, createServer } from '../../src/app.ts';
import { serverFeatures } from '../../src/features/all.server.ts';
import { readConfig } from '../../src/server/process/config.ts';
import { ensureFirstStaff } from '../../src/server/staff/staff.ts';
import { startJobs } from '../../src/server/village/jobs.ts';
import { openContext } from '../../src/server/village/open.ts';
import { keepSamplePdf } from '../keepSamplePdf.ts';

/**
 * A village in a separate process, for proofs that need several, kill one, or set its clock ahead.
 * With the argument `pages` it has the public site and the back-office too.
 */
const [wanted] = process.argv.slice(2);
const ahead = Number(process.env.CLOCK_AHEAD ?? 0);
const config = readConfig(process.env, process.cwd());
const context = await openContext(config, {
  features: serverFeatures,
  now: () => new Date(Date.now() + ahead),
});
const app = await (wanted === 'pages' ? createApp(context) : createServer(context));
await ensureFirstStaff(context.store, config);
await keepSamplePdf(context);
await app.listen({ port: config.port, host: '127.0.0.1' });
startJobs(context);
process.stdout.write('ready\n');
