import { createServer } from '../../src/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { openContext } from '../../src/server/open.ts';

/** A process of its own that answers the API, for proofs that need more than one, or need to kill one. */
const config = readConfig(process.env, process.cwd());
const context = await openContext(config);
const app = await createServer(context);
await app.listen({ port: config.port, host: '127.0.0.1' });
process.stdout.write('ready\n');
