import { expect, test } from 'vitest';
import { escapeIcs, fold, type IcsEvento, ics } from './ics.ts';

const evento: IcsEvento = {
  _id: 'abc',
  identifier: 'magusto-x1y2z3',
  title: 'Magusto',
  description: '<p>Castanhas</p>',
  location: 'Largo do Forno',
  startDate: '2027-11-11',
  startTime: '15:00',
  endDate: '',
  endTime: '',
  updatedAt: '2027-10-01T09:30:15.123Z',
};

const linesOf = (changed: Partial<IcsEvento>) =>
  ics([{ ...evento, ...changed }], { name: 'Eventos', siteUrl: 'https://aldeia.example' }).split(
    '\r\n',
  );
const times = (changed: Partial<IcsEvento>) =>
  linesOf(changed).filter((line) => /^DT(START|END)[;:](TZID|VALUE)/.test(line));

test('what means something to a calendar is escaped', () => {
  expect(escapeIcs('Pão, vinho; e \\ mais\nna eira\r\nhoje')).toBe(
    'Pão\\, vinho\\; e \\\\ mais\\nna eira\\nhoje',
  );
});

test('a line has at most 75 octets and no letter is cut', () => {
  const line = `SUMMARY:${'Açorda à moda do Soajo 🌰 '.repeat(12)}`;
  const pieces = fold(line).split('\r\n');
  expect(pieces.length).toBeGreaterThan(3);
  for (const piece of pieces) expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75);
  expect(pieces.slice(1).every((piece) => piece.startsWith(' '))).toBe(true);
  expect(pieces.map((piece, index) => (index === 0 ? piece : piece.slice(1))).join('')).toBe(line);
});

test('a line of exactly 75 octets stays whole', () => {
  expect(fold('x'.repeat(75))).toBe('x'.repeat(75));
  expect(fold('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
});

const [day, hour] = ['VALUE=DATE', 'TZID=Europe/Lisbon'];
const night = { startDate: '2027-03-28', startTime: '03:00', endTime: '04:15' };
const otherNight = { startDate: '2027-10-31', startTime: '00:30', endTime: '03:00' };
test.each<[string, Partial<IcsEvento>, string, string, string?]>([
  [
    'without an hour takes a whole day',
    { startTime: '', startDate: '2027-12-31' },
    day,
    '20271231',
    '20280101',
  ],
  ['takes its last day too', { startTime: '', endDate: '2027-11-13' }, day, '20271111', '20271114'],
  ['has the hour of Lisbon in summer', night, hour, '20270328T030000', '20270328T041500'],
  ['and in winter', otherNight, hour, '20271031T003000', '20271031T030000'],
  ['has no end that is made up', {}, hour, '20271111T150000'],
  [
    'lasts until midnight of its last day',
    { endDate: '2027-11-12' },
    hour,
    '20271111T150000',
    '20271113T000000',
  ],
  [
    'ends when it is said to',
    { endDate: '2027-11-12', endTime: '18:00' },
    hour,
    '20271111T150000',
    '20271112T180000',
  ],
])('an event %s', (_case, changes, kind, start, end) => {
  const lines = [`DTSTART;${kind}:${start}`, `DTEND;${kind}:${end}`];
  expect(times(changes)).toEqual(end ? lines : lines.slice(0, 1));
});

/** The UTC offset at a local time, worked out from the calendar's VTIMEZONE as a calendar program does. */
function offsetByRule(lines: string[], local: string): string {
  const rule = (part: string) => {
    const from = lines.indexOf(`BEGIN:${part}`);
    const block = lines.slice(from, lines.indexOf(`END:${part}`));
    const value = (name: string) =>
      block.find((line) => line.startsWith(`${name}:`))?.split(':')[1];
    const month = Number(/BYMONTH=(\d+)/.exec(value('RRULE') ?? '')?.[1]);
    const lastDay = new Date(Date.UTC(Number(local.slice(0, 4)), month, 0));
    lastDay.setUTCDate(lastDay.getUTCDate() - lastDay.getUTCDay());
    const start = `${lastDay.toISOString().slice(0, 10)}T${value('DTSTART')?.slice(9, 11)}:00`;
    return { start, to: value('TZOFFSETTO') ?? '' };
  };
  const summer = rule('DAYLIGHT');
  const winter = rule('STANDARD');
  return local >= summer.start && local < winter.start ? summer.to : winter.to;
}

test.each(['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31', '2027-07-01', '2027-12-25'])(
  'the rule of summer time agrees with the clock in Lisbon around %s',
  (date) => {
    const lines = linesOf({});
    for (const time of ['00:30', '02:30', '12:00']) {
      const offset = offsetByRule(lines, `${date}T${time}`);
      const moment = new Date(`${date}T${time}:00${offset.slice(0, 3)}:${offset.slice(3)}`);
      const inLisbon = moment.toLocaleTimeString('pt-PT', {
        timeZone: 'Europe/Lisbon',
        hour: '2-digit',
        minute: '2-digit',
      });
      expect(inLisbon).toBe(time);
    }
  },
);

test('the same event has the same name in every calendar, and says when it was changed', () => {
  expect(linesOf({ title: 'Outro' })).toEqual(
    expect.arrayContaining([
      'UID:abc@aldeia.example',
      'DTSTAMP:20271001T093015Z',
      'URL:https://aldeia.example/noticias_e_eventos/magusto-x1y2z3',
    ]),
  );
});

test('a title cannot add a line of its own', () => {
  const lines = linesOf({ title: 'Festa\r\nATTACH:http://mau.example' });
  expect(lines.some((line) => line.startsWith('ATTACH'))).toBe(false);
});

test('one that was cancelled says so to the programs that look, and in its name to all others', () => {
  const lines = linesOf({ cancelado: true });
  expect(lines).toContain('STATUS:CANCELLED');
  expect(lines).toContain('SUMMARY:Cancelado: Magusto');
  expect(lines).toContain('SEQUENCE:1');
  expect(linesOf({}).join()).not.toMatch(/STATUS|SEQUENCE|Cancelado/);
});
