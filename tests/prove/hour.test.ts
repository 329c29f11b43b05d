import { execFileSync } from 'node:child_process';
import { test } from 'vitest';
import { record } from './report.ts';

const zones = ['Europe/Lisbon', 'UTC', 'America/New_York', 'Asia/Tokyo'];

function saidIn(zone: string): Record<string, string>[] {
  const env = { ...process.env, TZ: zone };
  return JSON.parse(execFileSync(process.execPath, ['tests/hour.ts'], { env, encoding: 'utf8' }));
}

test('page, letter and calendar say one hour, wherever the server stands', () => {
  const [here = [], ...elsewhere] = zones.map(saidIn);
  const wrong = elsewhere.flatMap((said) =>
    said.filter((one, index) => JSON.stringify(one) !== JSON.stringify(here[index])),
  );
  // Compared with the hour that was put in, too: all zones could agree on a wrong one.
  const untrue = here.filter(({ page = '', letter = '', calendar = '' }) => {
    const [, hour = ''] = /(\d\d:\d\d)$/.exec(page) ?? [];
    const inCalendar = hour === '' || calendar.endsWith(`T${hour.replace(':', '')}00`);
    return !letter.includes(hour) || !inCalendar;
  });
  record({
    promise: 'The hour is right',
    proof: `${here.length} events beside both changes of hour, under ${zones.length} server time zones`,
    reached: `${wrong.length + untrue.length} differences between page, letter and calendar`,
    promised: 'all equal',
    ok: here.length === 24 && wrong.length + untrue.length === 0,
  });
});
