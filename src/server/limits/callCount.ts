import { createHmac } from 'node:crypto';
import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';
import { sql } from 'kysely';
import { count } from '../../fields/count.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import type { Config } from '../process/config.ts';
import type { Store } from '../store/store.ts';
import { table } from '../store/table.ts';

/** Recent calls per address, for processes that share a database; addresses are hashed. */
export const calls = table({
  name: 'calls',
  fields: {
    key: { ...text('Chave'), unique: true },
    amount: count('Chamadas'),
    until: instant('Conta até'),
  },
});

type Counted = { amount: number; until: string };

/** Counts a call in one statement, so that two processes never get the same number. */
async function countCall(
  { db }: Store,
  key: string,
  { now, timeWindow }: { now: Date; timeWindow: number },
): Promise<Counted> {
  const moment = now.toISOString();
  const until = new Date(now.getTime() + timeWindow).toISOString();
  const isOver = sql`"calls"."until" <= ${moment}`;
  const { rows } = await sql<Counted>`
    insert into "calls" ("_id", "updatedAt", "demo", "key", "amount", "until")
    values (${key}, ${moment}, 0, ${key}, 1, ${until})
    on conflict ("key") do update set
      "amount" = case when ${isOver} then 1 else "calls"."amount" + 1 end,
      "until" = case when ${isOver} then excluded."until" else "calls"."until" end
    returning "amount", "until"`.execute(db);
  return rows[0] as Counted;
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
      const key = createHmac('sha256', config.captchaSecret)
        .update(`${this.route} ${address}`)
        .digest('base64url');
      const moment = now();
      countCall(store, key, { now: moment, timeWindow }).then(
        ({ amount, until }) =>
          done(null, { current: amount, ttl: Date.parse(until) - moment.getTime() }),
        done,
      );
    }

    child(routeOptions: FastifyRateLimitOptions): CallCounter {
      return new CallCounter(routeOptions);
    }
  };
}
