import { connect } from 'node:net';

/** What a raw request came back with; the status is 0 when the connection just ended. */
export type RawAnswer = { status: number; text: string };

/** Writes bytes to a village as they are, right or wrong, and reads until it hangs up. */
export function rawRequest(url: string, bytes: Buffer, patience = 20_000): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    const done = () => {
      socket.destroy();
      const text = Buffer.concat(chunks).toString();
      // An encouragement to go on is no answer yet.
      const [, status = '0'] = /^(?:HTTP\/1\.1 100 .*\r\n\r\n)?HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
      resolve({ status: Number(status), text });
    };
    socket.setTimeout(patience, done);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', done);
    socket.on('close', done);
    socket.write(bytes);
  });
}
