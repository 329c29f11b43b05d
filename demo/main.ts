import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// What is compiled is kept from start to start; this must be said before anything else is loaded.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/aldeia-compiled'));
const { start } = await import('../src/start.ts');
// Loaded only where there is a village to fill.
await start(async (context) => (await import('./fill.ts')).fillDemo(context));
flushCompileCache();
