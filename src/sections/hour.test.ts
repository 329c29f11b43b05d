import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const zones = ['Europe/Lisbon', 'UTC', 'America/New_York', 'Asia/Tokyo'];

type Said = { page: string; letter: string; calendar: string; open: string };

function saidIn(zone: string): Said[] {
  const env = { ...process.env, TZ: zone };
  return JSON.parse(execFileSync(process.execPath, ['tests/hour.ts'], { env, encoding: 'utf8' }));
}

test('page, letter and calendar say the same hour, wherever the server stands', () => {
  const [lisbon = [], ...others] = zones.map(saidIn);
  expect(lisbon).toHaveLength(24);
  for (const other of others) expect(other).toEqual(lisbon);

  const nightOfTheChange = lisbon.find(({ page }) => page === '28 de março de 2027 01:30');
  expect(nightOfTheChange).toMatchObject({
    letter: '28 de março de 2027, às 01:30',
    calendar: 'DTSTART;TZID=Europe/Lisbon:20270328T013000',
  });
});
