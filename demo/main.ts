import { fork } from 'node:child_process';
import { once } from 'node:events';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { extname, join } from 'node:path';

// Keeps compiled code from start to start; must come before anything else is loaded.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/aldeia-compiled'));
const { start } = await import('../src/start.ts');

// It is beside this file, both in the source and in the build.
const fillProgram = join(import.meta.dirname, `fillProgram${extname(import.meta.filename)}`);

// In a separate process, so that the memory it takes is freed when it ends.
await start(async () => {
  const [code] = await once(fork(fillProgram), 'exit');
  if (code !== 0) throw new Error('A aldeia de demonstração não ficou preenchida.');
});
flushCompileCache();
