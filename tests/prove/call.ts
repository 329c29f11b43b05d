import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { apiKey } from '../startApp.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** What came back over the wire; a call that was cut off has the status 0. */
export type Answer = { status: number; body: string; headers: IncomingHttpHeaders };

/** Calls an address with the key; a body that is neither text nor bytes is sent as JSON. */
export function call(
  method: string,
  url: string,
  body?: unknown,
  {
    headers = {},
    localAddress,
  }: {
    headers?: Record<string, string>;
    /** Which of this machine's own addresses the call comes from. */
    localAddress?: string;
  } = {},
): Promise<Answer> {
  const isReady = typeof body === 'string' || Buffer.isBuffer(body);
  const payload = body === undefined || isReady ? body : JSON.stringify(body);
  // Node does not set the length of a DELETE's body by itself.
  const type =
    payload === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) };
  return new Promise((resolve) => {
    const cutOff = () => resolve({ status: 0, body: '', headers: {} });
    const sent = request(
      url,
      {
        method,
        headers: { apikey: apiKey, ...type, ...headers },
        ...(localAddress ? { localAddress, agent: false } : { agent }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', cutOff);
        response.on('end', () => {
          const { statusCode = 0, headers: received } = response;
          resolve({
            status: statusCode,
            body: Buffer.concat(chunks).toString(),
            headers: received,
          });
        });
      },
    );
    sent.on('error', cutOff);
    sent.end(payload);
  });
}
