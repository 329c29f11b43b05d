// What `npm run dev` runs: every change in src/ is built into dist/ as `npm start` would build it, the
// server starts again, and the pages that are open reload. Requests wait for the new server. If a build
// fails or the server does not start, they are answered with the reason, until the next change.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, watch } from 'node:fs';
import { createServer, request, type ServerResponse } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv, stripVTControlCharacters } from 'node:util';
import { build } from 'vite';
import { escapeMarkup } from '../src/language/escapeMarkup.ts';
import { freePort } from '../tests/freePort.ts';
import { markOf, targets } from './build.mjs';

const root = process.cwd();
const envFile = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
const port = Number(process.env.PORT || envFile.PORT || 3000);

/** The open pages, each by the stream that has it reload. */
const pages = new Set<ServerResponse>();
const reloader = `const changes = new EventSource('/@reload');
changes.onmessage = () => location.reload();`;
const reloading = '<script src="/@reload.js"></script>';

let server: ChildProcess | undefined;
let serverPort = 0;
/** What the server wrote on standard error since it started, in lines. */
let output: string[] = [];
/** Why there is nothing to show, by the build that failed, or the server. */
const failures = new Map<string, string>();

/** Settles once requests can be answered, by the server or with the failures. */
let ready = Promise.withResolvers<void>();
let isReady = false;

function wait() {
  if (isReady) ready = Promise.withResolvers();
  isReady = false;
}

function goOn() {
  isReady = true;
  ready.resolve();
  for (const page of pages) page.write('data: \n\n');
}

function fail(what: string, why: string) {
  failures.set(what, `${what}\n\n${stripVTControlCharacters(why)}`);
  goOn();
}

/** A line of the server; failures, which it logs as JSON, as people read them. */
function readable(line: string): string {
  if (!line.includes('"stack":')) return line;
  const { msg, err } = JSON.parse(line);
  return `${msg}: ${err.stack}`;
}

async function restart() {
  wait();
  const previous = server;
  server = undefined;
  if (previous?.exitCode === null && previous.signalCode === null) {
    const ended = once(previous, 'exit');
    previous.kill('SIGTERM');
    await ended;
  }
  failures.delete('The server stopped');
  output = [];
  serverPort = await freePort();
  const { env } = process;
  const started = spawn(process.execPath, ['--enable-source-maps', 'dist/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      SITE_URL: `http://localhost:${port}`,
      ...env,
      PORT: String(serverPort),
      HOST: '127.0.0.1',
    },
  });
  server = started;
  started.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    // It prints the line with its address once it listens.
    if (String(chunk).includes('Aldeia: ')) goOn();
  });
  createInterface({ input: started.stderr }).on('line', (line) => {
    output.push(readable(line));
    console.error(output.at(-1));
  });
  started.once('close', () => {
    if (server === started) fail('The server stopped', output.slice(-30).join('\n'));
  });
}

let restarting = Promise.resolve();
let soon: NodeJS.Timeout | undefined;
const unbuilt = new Set<string>();

/** One change may concern several builds: the last one to end starts the server. */
function restartSoon() {
  clearTimeout(soon);
  soon = setTimeout(() => {
    if (unbuilt.size === 0) restarting = restarting.then(restart);
  }, 50);
}

async function showFailures(answer: ServerResponse) {
  const text = escapeMarkup([...failures.values()].join('\n\n'));
  answer.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
  answer.end(`<!doctype html><title>500</title><pre>${text}</pre>${reloading}`);
}

const proxy = createServer(async (incoming, answer) => {
  if (incoming.url === '/@reload') {
    answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    pages.add(answer);
    incoming.on('close', () => pages.delete(answer));
    return;
  }
  if (incoming.url === '/@reload.js') {
    answer.setHeader('content-type', 'text/javascript').end(reloader);
    return;
  }
  await ready.promise;
  if (failures.size > 0) return showFailures(answer);
  const linesBefore = output.length;
  const { 'accept-encoding': _, 'if-none-match': __, ...headers } = incoming.headers;
  const passed = request(
    { host: '127.0.0.1', port: serverPort, method: incoming.method, path: incoming.url, headers },
    (answered) => {
      const isPage = answered.headers['content-type']?.startsWith('text/html');
      const { 'content-length': length, ...rest } = answered.headers;
      const status = answered.statusCode ?? 502;
      answer.writeHead(status, isPage || length === undefined ? rest : answered.headers);
      answered.on('end', async () => {
        if (!isPage) return answer.end();
        // What the server wrote may come after its answer.
        if (status >= 500) await pause(50);
        const why = status >= 500 ? output.slice(linesBefore).join('\n') : '';
        // A script after the document is run like one at its end.
        answer.end(`${why && `<pre>${escapeMarkup(why)}</pre>`}${reloading}`);
      });
      answered.pipe(answer, { end: false });
    },
  );
  passed.on('error', () => answer.destroy());
  incoming.pipe(passed);
});
proxy.once('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(isTaken ? `A porta ${port} já está ocupada. Escolha outra com PORT.` : error);
  process.exit(1);
});
proxy.listen(port);
await once(proxy, 'listening');

process.once('exit', () => server?.kill());
process.once('SIGTERM', () => process.exit());

watch(root, (_event, name) => {
  if (name === '.env') restartSoon();
});
// From here on dist/ is no longer the build of `npm start`.
rmSync(markOf(root), { force: true });
for (const { configFile, ssr = false } of targets) {
  const name = `The build of ${configFile}${ssr ? ' for the server' : ''} failed`;
  unbuilt.add(name);
  const watcher = await build({
    configFile,
    configLoader: 'native',
    root,
    logLevel: 'warn',
    build: { ssr, watch: {} },
  });
  if (!('on' in watcher)) throw new Error(`${configFile} is not watched`);
  watcher.on('event', (event) => {
    if (event.code === 'START') {
      unbuilt.add(name);
      failures.delete(name);
      wait();
    }
    if (event.code === 'BUNDLE_END') void event.result.close();
    if (event.code === 'ERROR') fail(name, event.error.message);
    if (event.code === 'END' && !failures.has(name)) {
      unbuilt.delete(name);
      restartSoon();
    }
  });
}
