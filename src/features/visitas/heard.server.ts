import { createSocket, type Socket } from 'node:dgram';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Answered, isPage } from './visitCounter.server.ts';

type OnVisit = (answered: Answered) => void;

/** The `referrer-policy` of private pages, by which they are recognised here. */
const privatePolicy = 'no-referrer';

/** The visitor's address, as reported by the proxies in front, if they are trusted. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: number): string {
  const reported = String(headers['x-forwarded-for'] ?? '').split(',');
  const believed = trustProxy > 0 ? reported.at(-Math.min(trustProxy, reported.length)) : '';
  return believed?.trim() || (socket.remoteAddress ?? '');
}

/** What Node publishes about each request. */
type Begun = { request: IncomingMessage; response: ServerResponse };

/**
 * Notes what this program answers. It subscribes to Node, not to Fastify: cached answers never
 * reach the framework, and a host name may mean two addresses, with a server each.
 */
export function onAnswered(app: FastifyInstance, trustProxy: number, note: OnVisit): void {
  const isPrivate = new WeakSet<IncomingMessage>();
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.getHeader('referrer-policy') === privatePolicy) isPrivate.add(request.raw);
    done(null, payload);
  });
  let port = 0;
  app.addHook('onListen', async () => {
    [{ port }] = app.addresses() as [AddressInfo];
  });
  const hear = (begun: unknown) => {
    const { request, response } = begun as Begun;
    const { method = '', url = '', headers, socket } = request;
    const isStaff = headers['x-auth-token'] !== undefined;
    if (socket.localPort !== port || (!isStaff && !isPage(url))) return;
    response.once('finish', () =>
      note({
        method,
        url,
        isStaff,
        status: response.statusCode,
        address: addressOf(request, trustProxy),
        agent: headers['user-agent'] ?? '',
        referrer: headers.referer ?? '',
        mode: String(headers['sec-fetch-mode'] ?? ''),
        isPrivate: isPrivate.has(request),
      }),
    );
  };
  subscribe('http.server.request.start', hear);
  app.addHook('onClose', async () => void unsubscribe('http.server.request.start', hear));
}

/** A line of nginx, as deploy/nginx.conf writes it. */
const line = z.object({
  method: z.string(),
  url: z.string(),
  status: z.number(),
  address: z.string(),
  agent: z.string(),
  referrer: z.string(),
  mode: z.string(),
  policy: z.string(),
  session: z.string(),
});

/** Parses a line; undefined if it is malformed or was cut short. */
export function answeredIn(text: string): Answered | undefined {
  try {
    const { policy, session, ...rest } = line.parse(JSON.parse(text.slice(text.indexOf('{'))));
    return { ...rest, isPrivate: policy === privatePolicy, isStaff: session !== '' };
  } catch {
    return undefined;
  }
}

/**
 * Listens to nginx's lines, which come by UDP on this machine and are written to no file. Calls
 * `ended` on an error, as when another process has the port.
 */
export function hearLines(port: number, note: OnVisit, ended: () => void): Socket {
  return createSocket('udp4')
    .on('message', (bytes) => {
      const answered = answeredIn(bytes.toString());
      if (answered) note(answered);
    })
    .on('error', ended)
    .bind(port, '127.0.0.1');
}
