import { connect } from 'node:net';

/**
 * Requests one address over and over and prints the rate and the waits. It knows that every answer
 * is as long as the first, so it counts bytes instead of reading them: the client must cost less
 * than the server. Run in its own process: `load.ts URL HEADERS CONNECTIONS SECONDS`.
 */
const [address = '', headers = '{}', connections = '50', seconds = '3'] = process.argv.slice(2);
const { host, hostname, port, pathname, search } = new URL(address);
const lines = Object.entries({ host, ...JSON.parse(headers) });
const request = Buffer.from(
  `GET ${pathname}${search} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
);

/** The length of a whole answer, head and body. */
async function answerLength(): Promise<number> {
  const socket = connect(Number(port), hostname);
  socket.write(request);
  let received = '';
  for await (const chunk of socket.setEncoding('latin1')) {
    received += chunk;
    const head = received.indexOf('\r\n\r\n');
    const length = /\r\ncontent-length: (\d+)/i.exec(received)?.[1];
    if (head > 0 && length && received.length >= head + 4 + Number(length)) break;
    // A chunked answer ends with an empty chunk.
    if (head > 0 && !length && received.endsWith('\r\n0\r\n\r\n')) break;
  }
  if (!received.startsWith('HTTP/1.1 200'))
    throw new Error(`${address}: ${received.slice(0, 200)}`);
  return received.length;
}

// The first answer may be made for this request, and differ from the later ones.
await answerLength();
const length = await answerLength();
const waits: number[] = [];
const begun = performance.now();
const end = begun + Number(seconds) * 1000;

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname).setNoDelay();
    let left = length;
    let since = performance.now();
    socket.on('data', (chunk) => {
      left -= chunk.length;
      if (left > 0) return;
      if (left < 0)
        return void socket.destroy(new Error(`${address}: an answer of another length`));
      const now = performance.now();
      waits.push(now - since);
      if (now > end) return void socket.destroy();
      left = length;
      since = now;
      socket.write(request);
    });
    socket.setTimeout(10_000, () => socket.destroy(new Error(`${address}: no whole answer`)));
    socket.on('error', reject).on('close', () => resolve());
    socket.write(request);
  });
}

await Promise.all(Array.from({ length: Number(connections) }, ask));
const sorted = Float64Array.from(waits).sort();
const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
const perSecond = waits.length / ((performance.now() - begun) / 1000);
process.stdout.write(
  JSON.stringify({ requests: waits.length, perSecond, p50: at(0.5), p99: at(0.99) }),
);
