import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Client } from 'pg';
import { followClock, type ScheduledChange } from './followClock.ts';
import type { Store } from './store.ts';

/** A number that changes whenever what visitors can see changes. */
export type ContentVersion = {
  /** Grows with every change that a visitor could see, whether this process, another one or the clock made it. */
  readonly version: number;
  /** Counts a change here and tells the other processes; settles once they were told, or could not be. */
  change(): Promise<void>;
  close(): Promise<void>;
};

/** Tells the other processes, and stops listening to them. */
type Link = { notify(): Promise<void>; close(): Promise<void> };

const channel = 'aldeia_content';
const pollInterval = 500;
const heartbeatInterval = 10_000;
const timeout = 5_000;

/** Follows the content of a database that other processes, commands and the clock may change as well. */
export async function openContent(
  store: Store,
  {
    databaseUrl,
    now = () => new Date(),
    nextChange = async () => ({ at: undefined, isSure: true }),
  }: {
    databaseUrl?: string | undefined;
    now?(): Date;
    /** The first moment after the given one at which the content changes by itself. */
    nextChange?(after: Date): Promise<ScheduledChange>;
  } = {},
): Promise<ContentVersion> {
  let version = 0;
  const moveOn = () => {
    version += 1;
  };
  const clock = followClock({ now, nextChange, turned: moveOn });
  const changed = () => {
    moveOn();
    clock.lookAhead();
  };
  const link = databaseUrl
    ? await listenInPostgres(databaseUrl, changed)
    : await pollSqlite(store, changed);
  clock.lookAhead();
  return {
    get version() {
      clock.check();
      return version;
    },
    async change() {
      changed();
      await link.notify();
    },
    async close() {
      await link.close();
      await clock.close();
    },
  };
}

/** For a command that changes the content and ends: tells the processes that serve it. */
export async function announceChange(store: Store): Promise<void> {
  // Processes that serve an SQLite file poll it, so nobody has to be told.
  if (store.engine === 'postgres') await sql`notify ${sql.ref(channel)}`.execute(store.db);
}

/** SQLite counts the writes of other connections, and asking for the number costs next to nothing. */
async function pollSqlite({ db }: Store, changed: () => void): Promise<Link> {
  const readVersion = async () => {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
    return rows[0]?.data_version;
  };
  let known = await readVersion();
  let polling: Promise<void> | undefined;
  const poll = async () => {
    try {
      const latest = await readVersion();
      if (latest !== known) changed();
      known = latest;
    } catch {
      // If the database cannot be read now, the next poll will see the change.
    } finally {
      polling = undefined;
    }
  };
  const timer = setInterval(() => {
    // While a long transaction holds the connection, only one poll waits for it.
    polling ??= poll();
  }, pollInterval).unref();
  return {
    notify: async () => {},
    async close() {
      clearInterval(timer);
      await polling;
    },
  };
}

/**
 * Listens over a connection of its own. When that is lost, another one is made; messages may have been missed
 * in between in both directions, so both sides treat everything as changed.
 */
async function listenInPostgres(connectionString: string, changed: () => void): Promise<Link> {
  const { default: pg } = await import('pg');
  const stopping = new AbortController();
  const { signal } = stopping;
  let listener: Client | undefined;
  let sending: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  const disconnect = (client: Client | undefined) => client?.end().catch(() => {});

  async function send(): Promise<void> {
    const client = listener;
    try {
      await client?.query(`notify ${channel}`);
    } catch {
      // If telling fails, the connection is closed: the next one tells everybody that everything changed.
      await disconnect(client);
    }
  }

  /** Changes that arrive while the others are being told are sent together afterwards. */
  function notify(): Promise<void> {
    next ??= sending.then(() => {
      next = undefined;
      sending = send();
      return sending;
    });
    return next;
  }

  /** Resolves once it listens, with a promise that settles when the connection is lost. */
  async function listen(): Promise<{ lost: Promise<unknown> }> {
    const client: Client & { processID?: number } = new pg.Client({
      connectionString,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
    });
    // An error also ends the connection, which is what `lost` waits for; without a listener it
    // would end the process.
    client.on('error', () => {});
    client.on('notification', ({ processId }) => {
      if (processId !== client.processID) changed();
    });
    const lost = once(client, 'end');
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      await disconnect(client);
      throw error;
    }
    // If the server vanishes without closing the connection, only a query that times out shows it.
    const heartbeat = setInterval(
      () => client.query('select 1').catch(() => disconnect(client)),
      heartbeatInterval,
    ).unref();
    listener = client;
    changed();
    await notify();
    return { lost: lost.finally(() => clearInterval(heartbeat)) };
  }

  const attempted = Promise.withResolvers<void>();
  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      try {
        const { lost } = await listen();
        attempted.resolve();
        await lost;
      } catch {
        // The loop tries again after a pause.
      }
      attempted.resolve();
      listener = undefined;
      await pause(pollInterval, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const listening = keepListening();
  await attempted.promise;
  return {
    notify,
    async close() {
      stopping.abort();
      await disconnect(listener);
      await listening;
    },
  };
}
