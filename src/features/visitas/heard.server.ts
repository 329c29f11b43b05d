import { createSocket, type Socket } from 'node:dgram';
import type { IncomingMessage, Server } from 'node:http';
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

/** Hears of what this program answers; at the server itself, since what stands ready in memory never comes to the framework. */
export function hearAnswers(server: Server, trustProxy: number, note: Note): void {
  server.prependListener('request', (request, response) => {
    const { method = '', url = '', headers } = request;
    const isStaff = headers['x-auth-token'] !== undefined;
    if (!isStaff && !isPage(url)) return;
    response.once('finish', () =>
      note({
        ...{ method, url, isStaff, status: response.statusCode },
        address: addressOf(request, trustProxy),
        agent: headers['user-agent'] ?? '',
        referrer: headers.referer ?? '',
        isPrivate: response.getHeader('referrer-policy') === privatePolicy,
      }),
    );
  });
}

/** A line of nginx, as deploy/nginx.conf writes it. */
const line = z.object({
  ...{ method: z.string(), url: z.string(), status: z.number() },
  ...{ address: z.string(), agent: z.string(), referrer: z.string() },
  ...{ policy: z.string(), session: z.string() },
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
