import { fork } from 'node:child_process';
import { once } from 'node:events';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { extname, join } from 'node:path';

// What is compiled is kept from start to start; this must be said before anything else is loaded.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/aldeia-compiled'));
const { start } = await import('../src/start.ts');

// Beside this file as it is written, and as it is built.
const fillProgram = join(import.meta.dirname, `fillProgram${extname(import.meta.filename)}`);

// By a process of its own: what it takes of memory goes with it.
await start(async () => {
  const [code] = await once(fork(fillProgram), 'exit');
  if (code !== 0) throw new Error('A aldeia de demonstração não ficou preenchida.');
});
flushCompileCache();
