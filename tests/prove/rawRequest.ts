import { connect } from 'node:net';

/** The answer to a raw request; the status is 0 when the connection ended without one. */
export type RawAnswer = { status: number; text: string };

/** Sends bytes to a village as they are, valid or not, and reads until it closes the connection. */
export function rawRequest(url: string, bytes: Buffer, patience = 20_000): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    const done = () => {
      socket.destroy();
      const text = Buffer.concat(chunks).toString();
      // A `100 Continue` is not the answer yet.
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
