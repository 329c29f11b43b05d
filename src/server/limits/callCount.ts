import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';
import { sql } from 'kysely';
import { count } from '../../fields/count.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import type { Config } from '../process/config.ts';
import type { Store } from '../store/store.ts';
import { table } from '../store/table.ts';

/** Recent calls per address, for processes that share a database, and bytes uploaded by visitors; addresses are hashed. */
export const calls = table({
  name: 'calls',
  isPassing: true,
  fields: {
    key: { ...text('Chave'), unique: true },
    amount: count('Chamadas'),
    until: instant('Conta até'),
  },
});

type Counted = { amount: number; until: string };

/** What is counted, as a key that does not tell it. */
export function keyFor({ captchaSecret }: Pick<Config, 'captchaSecret'>, counted: string): string {
  return createHmac('sha256', captchaSecret).update(counted).digest('base64url');
}

type Counting = { now: Date; timeWindow: number; by?: number; most?: number };

/**
 * Counts in one statement, so that two processes never get the same number. Counts nothing, and returns
 * undefined, where it would be more than `most`; less than nothing takes back what was counted.
 */
export async function countCall(
  { db }: Store,
  key: string,
  { now, timeWindow, by = 1, most = 2 ** 31 - 1 }: Counting,
): Promise<Counted | undefined> {
  const moment = now.toISOString();
  const until = new Date(now.getTime() + timeWindow).toISOString();
  const isOver = sql`"calls"."until" <= ${moment}`;
  // A new `_id` each time: of two calls at once PostgreSQL would else refuse one for its `_id`, which no clause expects.
  const { rows } = await sql<Counted>`
    insert into "calls" ("_id", "updatedAt", "demo", "key", "amount", "until")
    values (${randomUUID()}, ${moment}, 0, ${key}, ${Math.max(0, by)}, ${until})
    on conflict ("key") do update set
      "amount" = case when ${isOver} then excluded."amount" else "calls"."amount" + ${by} end,
      "until" = case when ${isOver} then excluded."until" else "calls"."until" end
      where ${isOver} or "calls"."amount" <= ${most - by}
    returning "amount", "until"`.execute(db);
  return rows[0];
}

/** The store of the rate limiter where several processes must count together. */
export function callCounter({ store, config, now }: { store: Store; config: Config; now(): Date }) {
  return class CallCounter implements FastifyRateLimitStore {
    readonly route: string;
    constructor({
      routeInfo,
    }: FastifyRateLimitOptions & { routeInfo?: { method?: unknown; url?: string } }) {
      this.route = `${routeInfo?.method} ${routeInfo?.url}`;
    }

    incr(
      address: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
    ): void {
      const key = keyFor(config, `${this.route} ${address}`);
      const moment = now();
      countCall(store, key, { now: moment, timeWindow }).then((counted) => {
        const { amount, until } = counted as Counted;
        done(null, { current: amount, ttl: Date.parse(until) - moment.getTime() });
      }, done);
    }

    child(routeOptions: FastifyRateLimitOptions): CallCounter {
      return new CallCounter(routeOptions);
    }
  };
}
