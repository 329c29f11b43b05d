import { expect, test } from 'vitest';
import { openLog } from './log.ts';

function openLines() {
  const lines: string[] = [];
  return { log: openLog({ write: (line) => lines.push(line) }), lines };
}

const withCode = (code: string) => Object.assign(new Error('no'), { code });

test('whoever runs the site reads once that the disk is full, and what to do', () => {
  const { log, lines } = openLines();
  log.error(withCode('SQLITE_FULL'));
  log.error({ err: withCode('ENOSPC') }, 'request failed');
  log.child({ a: 1 }).error({ err: new Error('outer', { cause: withCode('53100') }) }, 'failed');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"msg":"the disk is full: make room on it');
});

test.each([
  'no such table: lojas',
  'no such table: main.lojas',
  'relation "lojas" does not exist',
  'permission denied for table lojas',
])('and which table cannot be read (%s)', (message) => {
  const { log, lines } = openLines();
  for (let time = 0; time < 3; time++) log.error({ err: new Error(message) }, 'request failed');
  log.error(Object.assign(new Error('/api/lojas answered 503'), { isTold: true }));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"msg":"the table lojas cannot be read');
});

test('every other failure is told as often as it happens', () => {
  const { log, lines } = openLines();
  for (let time = 0; time < 3; time++) log.error({ err: new Error('no') }, 'request failed');
  log.info('started');
  expect(lines).toHaveLength(4);
});
