import { randomUUID } from 'node:crypto';
import { everyCollection } from '../../src/sections/all.ts';
import type { Collection, Section } from '../../src/sections/section.ts';
import type { TestApp } from '../startApp.ts';
import { validBody } from '../validBody.ts';
import type { Writes } from './write.ts';

const none = { path: '', body: () => ({}) };

/** What is done with a collection's records. A copy of one is a draft, which only staff see. */
function writesOf(t: TestApp, { name, one, key, sections }: Collection): Writes {
  const written = Map.groupBy(sections, ({ writePath }) => `${name}/${writePath ?? ''}`);
  const paths = Array.from(written, ([path, [section]]) => {
    return {
      path: `/api/${path.replace(/\/$/, '')}`,
      body: () => validBody(section as Section, randomUUID()),
    };
  });
  const made = async ({ path, body } = paths[0] ?? none) => {
    const record = (await t.staff('POST', path, body())).body[one];
    return { [key]: String(record[key]) };
  };
  const params = async () => ({ params: await made() });
  const base = `/api/${name}/:${key}`;
  return {
    seen: {
      ...Object.fromEntries(
        paths.flatMap((each) => [
          [`POST ${each.path}`, async () => ({ body: each.body() })],
          [
            `PUT ${each.path}/:${key}`,
            async () => ({ params: await made(each), body: each.body() }),
          ],
        ]),
      ),
      [`DELETE ${base}`]: params,
      [`POST ${base}/versoes/:numero/repor`]: async () => ({
        params: { ...(await made()), numero: '1' },
      }),
    },
    unseen: { [`POST ${base}/duplicar`]: params },
  };
}

/** Every call of a collection that writes. */
export function collectionWrites(t: TestApp): Writes {
  const parts = everyCollection.map((collection) => writesOf(t, collection));
  return {
    seen: Object.assign({}, ...parts.map(({ seen }) => seen)),
    unseen: Object.assign({}, ...parts.map(({ unseen }) => unseen)),
  };
}
