import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyCall } from '../../src/calls/all.ts';
import { everyCollection } from '../../src/sections/all.ts';
import { bothEngines } from '../openTestStore.ts';
import { refusalShape } from '../refusalShape.ts';
import { testApp } from '../startApp.ts';

const json = { 'content-type': 'application/json' };

const harmless = everyCall(everyCollection).filter(
  ({ method, path }) => !(path === '/api/auth' && method !== 'GET'),
);

const deep = (depth: number, open: string, close: string) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;
const oddBodies = [
  `{"name":${deep(2_000, '[', ']')}}`,
  `{"name":${deep(2_000, '{"a":', '}')}}`,
  `{"${'k'.repeat(10_000)}":1}`,
  `{${Array.from({ length: 500 }, (_, index) => `"k${index}":${index}`).join(',')}}`,
  '{"name":"\\u0000","identifier":"\\u0000","title":"\\ud800","type":"\\u0000"}',
  '{"hasOwnProperty":1,"toString":null,"type":"constructor","_id":"__proto__"}',
  '{"photos":{"length":1e9},"pratos":[[]],"price":1e400,"maxParticipants":-0}',
  '{"description":"<p><p><p><script>alert(1)</script><svg onload=x>","name":"🙃"}',
  '\ufeff{}',
];
const oddKeys = "%00 __proto__ constructor ..%2f.. %F0%9F%99%83 ' %25 + *".split(' ');
const oddQueries = [
  'a=%00&limit=',
  '__proto__=1&__proto__=2',
  'type[]=x&type[a]=y',
  'limit=1&limit=2',
  '&&&===',
  '%E0%A4%A=1',
  `x=${'y'.repeat(5_000)}`,
];

describe.each(bothEngines)('a refusal on %s', (engine) => {
  const t = testApp(engine);

  test('never is a failure, whatever is sent where', async () => {
    for (const { method, path } of harmless) {
      const body = method === 'GET' ? [undefined] : oddBodies;
      for (const [index, payload] of body.entries()) {
        const url = path.replace(/:\w+/g, oddKeys[index % oddKeys.length] ?? '');
        await t.staff(method, url, payload, json);
      }
      for (const key of oddKeys) await t.staff(method, path.replace(/:\w+/g, key), {}, json);
      if (method !== 'GET') continue;
      for (const query of oddQueries) {
        const answer = await t.staff(method, `${path.replace(/:\w+/g, 'x')}?${query}`, {}, json);
        if (answer.body?.errors) expect(answer.body).toEqual(refusalShape);
      }
    }
  }, 120_000);

  test('never is a failure, for bodies that nobody thought of', async () => {
    const writes = harmless.filter(({ method }) => method === 'POST' || method === 'PUT');
    const names = [...new Set(everyCollection.flatMap(({ fields }) => Object.keys(fields)))];
    const body = fc.dictionary(
      fc.oneof(fc.constantFrom(...names, '_id', 'path', 'username', 'captcha'), fc.string()),
      fc.oneof(
        fc.jsonValue(),
        fc.string({ unit: 'binary' }),
        fc.constantFrom('EVENTO', '2026-07-01'),
      ),
      { noNullPrototype: true },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...writes), body, async ({ method, path }, sent) => {
        const url = path.replace(/:\w+/g, 'x');
        const answer = await t.staff(method, url, JSON.stringify(sent), json);
        if (answer.status >= 400) expect(answer.body).toEqual(refusalShape);
      }),
      { numRuns: 150 },
    );
  }, 120_000);
});
