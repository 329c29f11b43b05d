import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A letter as it came over the wire. */
export type Received = { from: string; to: string[]; raw: string; encrypted: boolean };

/** The text of a letter, decoded from quoted-printable. */
export const unpacked = (raw: string) =>
  raw
    .replace(/=\r\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (packed) =>
      Buffer.from(packed.replaceAll('=', ''), 'hex').toString(),
    );

/** A real mail server on this machine whose mood can be changed. */
export type MailServer = {
  port: number;
  received: Received[];
  /** How often somebody connected. */
  connections: number;
  /** What it does with the next letters. */
  mood: 'takes' | 'refuses' | 'knowsNobody' | 'dawdles';
  stop(): Promise<void>;
};

/** Starts one; `port` puts it where an earlier one was, `tls` makes it offer STARTTLS. */
export async function startMailServer(port = 0, { tls = false } = {}): Promise<MailServer> {
  const state: MailServer = {
    port,
    received: [],
    connections: 0,
    mood: 'takes',
    stop: async () => {},
  };
  const server = new SMTPServer({
    authOptional: true,
    onConnect(_session, done) {
      state.connections += 1;
      done();
    },
    disabledCommands: tls ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.mood === 'refuses') {
          return done(Object.assign(new Error('mailbox busy'), { responseCode: 451 }));
        }
        if (state.mood === 'knowsNobody') {
          return done(Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }));
        }
        const take = () => {
          const { mailFrom, rcptTo } = session.envelope;
          state.received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString(),
            encrypted: session.secure,
          });
          done();
        };
        if (state.mood === 'dawdles') setTimeout(take, 300);
        else take();
      });
    },
  });
  // Ignored: tests kill senders in the middle of a connection.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  state.port = (server.server.address() as AddressInfo).port;
  state.stop = () => new Promise((resolve) => server.close(resolve));
  return state;
}
