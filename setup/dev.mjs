// What `npm run dev` runs: every change in src/ is built into dist/ as `npm start` would build it,
// the server starts again, and the pages that are open reload. Requests wait for the new server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { build } from 'vite';
import { markOf, targets } from './build.mjs';

const root = process.cwd();
const port = Number(process.env.PORT ?? 3000);
const inner = port + 1;

/** @type {Set<import('node:http').ServerResponse>} */
const open = new Set();
/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
/** Settles when the server answers. */
let ready = Promise.withResolvers();

process.once('exit', () => server?.kill());
process.once('SIGTERM', () => process.exit());

const reloader = `const changes = new EventSource('/@reload');
changes.onmessage = () => location.reload();`;

async function restart() {
  if (server?.exitCode === null) {
    ready = Promise.withResolvers();
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
  const { env } = process;
  server = spawn(process.execPath, ['--enable-source-maps', 'dist/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { SITE_URL: `http://localhost:${port}`, ...env, PORT: String(inner), HOST: '127.0.0.1' },
  });
  server.stdout?.on('data', (chunk) => {
    process.stdout.write(chunk);
    // It prints the line with its address once it listens.
    if (String(chunk).includes('Aldeia: ')) ready.resolve(undefined);
  });
  await ready.promise;
  for (const page of open) page.write('data: \n\n');
}

let restarting = Promise.resolve();
/** @type {NodeJS.Timeout | undefined} */
let soon;
/** @type {Set<string>} */
const unbuilt = new Set();

/** One change may concern several builds: the last one to end starts the server. */
function built() {
  clearTimeout(soon);
  soon = setTimeout(() => {
    if (unbuilt.size === 0) restarting = restarting.then(restart);
  }, 50);
}

// From here on dist/ is no longer the build of `npm start`.
rmSync(markOf(root), { force: true });
for (const { configFile, ssr = false } of targets) {
  const name = `${configFile} ${ssr}`;
  unbuilt.add(name);
  const watcher = await build({ configFile, root, logLevel: 'warn', build: { ssr, watch: {} } });
  if (!('on' in watcher)) throw new Error(`${name} is not watched`);
  watcher.on('event', (event) => {
    if (event.code === 'START') unbuilt.add(name);
    if (event.code === 'BUNDLE_END') void event.result.close();
    if (event.code === 'ERROR') console.error(event.error.message);
    if (event.code === 'END') {
      unbuilt.delete(name);
      built();
    }
  });
}

createServer(async (asked, answer) => {
  if (asked.url === '/@reload') {
    answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    open.add(answer);
    asked.on('close', () => open.delete(answer));
    return;
  }
  if (asked.url === '/@reload.js') {
    answer.setHeader('content-type', 'text/javascript').end(reloader);
    return;
  }
  await ready.promise;
  const { 'accept-encoding': _, 'if-none-match': __, ...headers } = asked.headers;
  const passed = request(
    { host: '127.0.0.1', port: inner, method: asked.method, path: asked.url, headers },
    (answered) => {
      const isPage = answered.headers['content-type']?.startsWith('text/html');
      const { 'content-length': length, ...rest } = answered.headers;
      const status = answered.statusCode ?? 502;
      answer.writeHead(status, isPage || length === undefined ? rest : answered.headers);
      // A script after the document is run like one at its end.
      answered.on('end', () => answer.end(isPage ? '<script src="/@reload.js"></script>' : ''));
      answered.pipe(answer, { end: false });
    },
  );
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}).listen(port);
