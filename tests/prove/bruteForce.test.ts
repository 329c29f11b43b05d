import { randomBytes, randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { test } from 'vitest';
import { newPlace } from '../openTestStore.ts';
import { credentials } from '../startApp.ts';
import { call } from './call.ts';
import { newColleague, openOffice } from './office.ts';
import { record } from './report.ts';
import { startVillage, type Village } from './startVillage.ts';

const attempts = 1_000;

const anyAddress = () => Array.from({ length: 4 }, () => randomInt(1, 255)).join('.');
const anyNeighbour = () =>
  `2001:db8:1:2:${randomBytes(8).toString('hex').match(/.{4}/g)?.join(':')}`;

/** One account, spelled as by a program that hopes to be counted as many. */
const disguises = ['admin', 'ADMIN', ' admin', 'admin ', 'Admin'];

const floods: {
  name: string;
  /** Each name is counted on its own, so only the count per address stops these. */
  manyNames?: true;
  proxies: string;
  username(number: number): string;
  forwarded(): string;
}[] = [
  {
    name: 'one account, forged X-Forwarded-For',
    proxies: '0',
    username: (number) => disguises[number % disguises.length] ?? '',
    forwarded: () => `${anyAddress()}, ${anyAddress()}`,
  },
  {
    name: 'a thousand names, forged X-Forwarded-For',
    manyNames: true,
    proxies: '0',
    username: (number) => `nome${number}`,
    forwarded: anyAddress,
  },
  {
    name: 'a thousand names behind a proxy that is believed, with forged addresses before its own',
    manyNames: true,
    proxies: '1',
    username: (number) => `nome${number}`,
    forwarded: () => `${anyAddress()}, 198.51.100.7`,
  },
  {
    name: 'a thousand names behind a proxy, from all over one IPv6 network',
    manyNames: true,
    proxies: '1',
    username: (number) => `nome${number}`,
    forwarded: anyNeighbour,
  },
];

const setUps = [
  { engine: 'sqlite', processes: 1, engineName: 'SQLite' },
  { engine: 'postgres', processes: 2, engineName: 'PostgreSQL, two processes' },
] as const;

test.each(setUps)(
  'guessing passwords stops, on $engineName',
  async ({ engine, processes, engineName }) => {
    for (const { name, manyNames, proxies, username, forwarded } of floods) {
      const place = await newPlace(engine);
      const settings = { LIMITS: 'on', TRUST_PROXY: proxies };
      const villages: Village[] = [];
      for (let number = 0; number < processes; number++) {
        villages.push(await startVillage(place, { settings }));
      }
      const url = villages[0]?.url ?? '';
      const { who: colleague } = await newColleague(url, await openOffice(url), 'colega');

      const logIn = (who: typeof credentials, address: string, from?: string) =>
        call('POST', `${url}/api/auth`, who, {
          headers: { 'x-forwarded-for': address },
          ...(from ? { localAddress: from } : {}),
        });
      const began = performance.now();
      const flood = Promise.all(
        Array.from({ length: attempts }, (_, number) =>
          call(
            'POST',
            `${villages[number % processes]?.url}/api/auth`,
            { username: username(number), password: `palpite ${number}` },
            { headers: { 'x-forwarded-for': forwarded() } },
          ),
        ),
      );
      // A colleague at another address logs in during the flood and after it.
      const during = await logIn(colleague, '203.0.113.9', '127.0.0.2');
      const answers = await flood;
      const seconds = (performance.now() - began) / 1_000;
      const after = await logIn(colleague, '203.0.113.9', '127.0.0.2');
      for (const village of villages) await village.kill();
      rmSync(place.dataDir, { recursive: true });

      const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
      const evaluated = count(401);
      // After its tenth attempt an address gets another one after 1, then 2, then 4 seconds …
      const most = manyNames ? 10 + Math.floor(Math.log2(seconds + 1)) : 10;
      const isIn = [during, after].every(({ status }) => status === 200);
      record({
        promise: 'Brute force stops',
        proof: `${attempts} parallel wrong logins: ${name}; ${engineName}`,
        reached: `${evaluated} passwords looked at in ${seconds.toFixed(1)} s, ${count(429)} sent away, ${attempts - evaluated - count(429)} others; a colleague from elsewhere ${isIn ? 'gets in' : 'is locked out'}`,
        promised: `≤ 10 evaluated${manyNames ? ', then one after each pause of 1, 2, 4 … s' : ''}; other staff not locked out`,
        ok: evaluated <= most && evaluated + count(429) === attempts && isIn,
      });
    }
  },
);

test.each(setUps)(
  'whoever comes back to a device gets in, on $engineName',
  async ({ engine, processes, engineName }) => {
    const place = await newPlace(engine);
    const settings = { LIMITS: 'on', TRUST_PROXY: '1' };
    const villages: Village[] = [];
    for (let number = 0; number < processes; number++) {
      villages.push(await startVillage(place, { settings }));
    }
    let asked = 0;
    const logIn = (body: object, address: string) =>
      call('POST', `${villages[asked++ % processes]?.url}/api/auth`, body, {
        headers: { 'x-forwarded-for': address },
      });
    const office = '198.51.100.7';
    const { dispositivo } = JSON.parse((await logIn(credentials, office)).body);
    const person = { ...credentials, dispositivo };

    const guess = (number: number) =>
      logIn(
        {
          username: disguises[number % disguises.length],
          password: `palpite ${number}`,
          // Device marks that are invented or altered.
          dispositivo: number % 3 ? '' : `${number % 2 ? 'x' : ''}${dispositivo}x`,
        },
        // Some of them come from the village's own network.
        number % 4 ? anyAddress() : office,
      );
    const flood = Promise.all(Array.from({ length: attempts }, (_, number) => guess(number)));
    const returns = [await logIn(person, office), await logIn(person, anyAddress())];
    const answers = await flood;
    for (let each = 0; each < 10; each += 1) {
      await guess(each);
      returns.push(await logIn(person, office));
    }
    const stranger = await logIn(credentials, office);

    // Attempts with a stolen mark are slowed down by their own count, and not by anybody else's.
    const thief = await Promise.all(
      Array.from({ length: attempts }, (_, number) =>
        logIn({ ...person, password: `palpite ${number}` }, anyAddress()),
      ),
    );
    for (const village of villages) await village.kill();
    rmSync(place.dataDir, { recursive: true });

    const looked = (all: typeof answers) => all.filter(({ status }) => status === 401).length;
    const isIn = returns.filter(({ status }) => status === 200).length;
    record({
      promise: 'Nobody outside shuts staff out',
      proof: `${attempts} wrong logins on one name from everywhere, the same person coming back to a known device; ${engineName}`,
      reached: `in at ${isIn} of ${returns.length} first tries, during and after; without the mark ${stranger.status}; ${looked(answers)} passwords of strangers looked at, ${looked(thief)} of ${attempts} tried with the mark itself`,
      promised:
        'in at the first try; a device without a mark waits; ≤ 10 evaluated, with a stolen mark too',
      ok:
        isIn === returns.length &&
        stranger.status === 429 &&
        looked(answers) <= 10 &&
        looked(thief) <= 10,
    });
  },
);
