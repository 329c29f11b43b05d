import { createSocket, type Socket } from 'node:dgram';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Answered, isPage } from './visitCounter.server.ts';

type Note = (answered: Answered) => void;

/** What a private page says with itself: nobody is told where a visitor came from. */
const privatePolicy = 'no-referrer';

/** The visitor's address, as far as the proxies in front are believed. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: number): string {
  const reported = String(headers['x-forwarded-for'] ?? '').split(',');
  const believed = trustProxy > 0 ? reported.at(-Math.min(trustProxy, reported.length)) : '';
  return believed?.trim() || (socket.remoteAddress ?? '');
}

/** What Node itself says of each request that comes. */
type Begun = { request: IncomingMessage; response: ServerResponse };

/**
 * Hears of what this program answers: from Node, since what stands ready in memory never comes to the framework,
 * and a name may stand for two addresses, with a server each.
 */
export function hearAnswers(app: FastifyInstance, trustProxy: number, note: Note): void {
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
        ...{ method, url, isStaff, status: response.statusCode },
        address: addressOf(request, trustProxy),
        agent: headers['user-agent'] ?? '',
        referrer: headers.referer ?? '',
        destination: String(headers['sec-fetch-dest'] ?? ''),
        isPrivate: isPrivate.has(request),
      }),
    );
  };
  subscribe('http.server.request.start', hear);
  app.addHook('onClose', async () => void unsubscribe('http.server.request.start', hear));
}

/** A line of nginx, as deploy/nginx.conf writes it. */
const line = z.object({
  ...{ method: z.string(), url: z.string(), status: z.number() },
  ...{ address: z.string(), agent: z.string(), referrer: z.string() },
  ...{ destination: z.string(), policy: z.string(), session: z.string() },
});

/** What a line tells; undefined for one that is none, or was cut short. */
export function answeredIn(said: string): Answered | undefined {
  try {
    const { policy, session, ...told } = line.parse(JSON.parse(said.slice(said.indexOf('{'))));
    return { ...told, isPrivate: policy === privatePolicy, isStaff: session !== '' };
  } catch {
    return undefined;
  }
}

/** Hears nginx's lines, which come over this machine's own network and stand in no file. Where another process hears them, it ends. */
export function hearLines(port: number, note: Note, ended: () => void): Socket {
  return createSocket('udp4')
    .on('message', (bytes) => {
      const answered = answeredIn(bytes.toString());
      if (answered) note(answered);
    })
    .on('error', ended)
    .bind(port, '127.0.0.1');
}
