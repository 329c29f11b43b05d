import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

type Said = Record<'page' | 'letter' | 'calendar', string>;

// At night `tests/prove/hour.test.ts` compares four such servers.
test('page, letter and calendar say the hour of Lisbon, on a server that stands elsewhere', () => {
  const env = { ...process.env, TZ: 'America/New_York' };
  const events: Said[] = JSON.parse(
    execFileSync(process.execPath, ['tests/hour.ts'], { env, encoding: 'utf8' }),
  );
  expect(events).toHaveLength(24);
  for (const { page, letter, calendar } of events) {
    const [, day, hour] = /^(.*\d{4}) (.*)$/.exec(page) ?? [];
    expect(letter).toBe(hour ? `${day}, às ${hour}` : day);
    if (hour) expect(calendar.slice(-7)).toBe(`T${hour.replace(':', '')}00`);
  }
});
