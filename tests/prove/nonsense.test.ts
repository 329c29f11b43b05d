import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { test } from 'vitest';
import { inscricoes } from '../../src/features/inscricoes/tables.server.ts';
import { everyCollection } from '../../src/sections/all.ts';
import { atividade } from '../../src/server/store/atividade.ts';
import { contentOf } from '../contentOf.ts';
import { bothEngines } from '../openTestStore.ts';
import { validBody } from '../validBody.ts';
import { call } from './call.ts';
import { knownRoutes } from './knownRoutes.ts';
import { forms, formTo, nonsenseOver } from './nonsense.ts';
import { type RawAnswer, rawRequest } from './rawRequest.ts';
import { record } from './report.ts';
import { signUpForm } from './signUps.ts';
import { together } from './together.ts';
import { until } from './until.ts';
import { eventAt, villageFor } from './villageFor.ts';

const amount = 10_000;
const batch = 25;
const formsSent = 1_000;

/** Text that only a program leaking its internals would send. */
const insides =
  /\n\s+at \S+ \(|node_modules|\/src\/server|\.ts:\d+|SQLITE_|SqliteError|ECONN|"stack"/;

test.each(bothEngines)('ten thousand senseless requests do no harm on %s', async (engine) => {
  const { place, village, store, office } = await villageFor(engine, { pages: true });
  const { _id, identifier } = await eventAt(office, 9);
  await office.send('POST', '/api/inscricoes/balcao', signUpForm(_id, 1));
  for (const { name, sections } of everyCollection) {
    for (const section of sections) {
      await office.send('POST', `/api/${name}`, validBody(section));
    }
  }
  const contentNow = async () => {
    const { rows, files } = await contentOf(store, place.dataDir);
    // Not compared: refused logins are noted there, as they should be.
    return JSON.stringify({ ...rows, [atividade.name]: [], files });
  };

  const requests = fc.sample(
    nonsenseOver(await knownRoutes(), {
      token: office.token,
      keys: [identifier, _id, 'um-registo'],
    }),
    { numRuns: amount, seed: 20_270_715 },
  );
  const failed: string[] = [];
  const shown: string[] = [];
  const changedByNo: string[] = [];
  const statuses = new Map<number, number>();
  let quiet = 0;
  let before = await contentNow();
  for (let start = 0; start < amount; start += batch) {
    const asked = requests.slice(start, start + batch);
    const answers = await together(asked.length, 20, (number) =>
      rawRequest(village.url, asked[number]?.bytes ?? Buffer.alloc(0)),
    );
    let written = 0;
    for (const [number, { status, text }] of answers.entries() as Iterable<[number, RawAnswer]>) {
      const { method = '', path = '', bytes } = asked[number] ?? {};
      const what = `${method} ${path.slice(0, 200)} → ${status}`;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) failed.push(`${what}\n${bytes?.toString().slice(0, 600)}`);
      if (insides.test(text)) shown.push(`${what}\n${text.slice(0, 600)}`);
      if (status >= 200 && status < 300 && !['GET', 'HEAD'].includes(method)) written += 1;
    }
    const after = await contentNow();
    if (written === 0) {
      quiet += 1;
      if (after !== before) changedByNo.push(`batch at ${start}`);
    }
    before = after;
    if ((start + batch) % 2_000 === 0) console.log(`${start + batch} of ${amount} requests`);
  }
  const alive = await call('GET', `${village.url}/saude`);
  const isAlive = village.process.exitCode === null && alive.status === 200;
  const complaints = village
    .log()
    .split('\n')
    .filter((line) => line.includes('"level":50'));
  const answered = [...statuses].sort().map(([status, count]) => `${count} × ${status || 'none'}`);
  console.log(answered.join(', '));
  if (!isAlive) console.log(`It died:`, village.log().slice(-3_000));
  if (failed.length + shown.length + complaints.length > 0) {
    console.log([...failed, ...shown, ...complaints].slice(0, 12).join('\n---\n').slice(0, 15_000));
  }
  record({
    promise: 'Nonsense is harmless',
    proof: `${amount} generated requests over all routes through a socket, half of them with a staff token; ${engine}`,
    reached: `${failed.length} × 5xx, ${shown.length} with insides shown, process ${isAlive ? 'alive' : 'dead'}, ${complaints.length} failures of its own in the log, ${changedByNo.length} of ${quiet} batches of refusals changed anything`,
    promised: '0 × 5xx, alive, no stack shown',
    ok: failed.length + shown.length + changedByNo.length === 0 && isAlive && quiet > 10,
  });
});

test.each(bothEngines)('senseless forms, whole or cut, do no harm on %s', async (engine) => {
  const { place, village, store, office } = await villageFor(engine);
  const { _id } = await eventAt(office, 9);
  await office.send('POST', '/api/inscricoes/balcao', signUpForm(_id, 1));
  const [booking] = await store.list(inscricoes);
  const proof = `/api/reservas/${booking?.segredo}/comprovativo`;
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  const sent = fc.sample(forms, { numRuns: formsSent, seed: 20_271_108 });
  await together(formsSent, 10, async (number) => {
    const form = sent[number] ?? Buffer.alloc(0);
    // As a visitor and as staff; one in four promises more than it sends and then hangs up.
    const [path, token] = number % 2 === 0 ? [proof, ''] : ['/api/file', office.token];
    const missing = number % 8 < 6 ? 0 : 99;
    const bytes = formTo(path, form, { token, missing });
    const answer = await rawRequest(village.url, bytes, missing > 0 ? 200 : undefined);
    const { status, text } = answer;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const isExpected = status === 201 || (status >= 400 && status < 500) || missing > 0;
    if (!isExpected || insides.test(text)) {
      wrong.push(`${path} → ${status}\n${form.toString().slice(-300)}\n${text.slice(0, 300)}`);
    }
  });
  const alive = await call('GET', `${village.url}/saude`);
  const isAlive = village.process.exitCode === null && alive.status === 200;
  const drafts = () =>
    ['uploads', 'proofs'].flatMap((folder) => readdirSync(join(place.dataDir, folder, '.tmp')));
  await until(() => drafts().length === 0);
  if (!isAlive) console.log('It died:', village.log().slice(-3_000));
  if (wrong.length > 0) console.log(wrong.slice(0, 6).join('\n---\n'));
  const answered = [...statuses].sort().map(([status, count]) => `${count} × ${status || 'none'}`);
  record({
    promise: 'Nonsense is harmless',
    proof: `${formsSent} multipart forms of 0 to 5,000 parts, with and without a file, whole or cut at any byte, to both uploads; ${engine}`,
    reached: `answered ${answered.join(', ')} (none: hung up first); ${wrong.length} wrong, ${drafts().length} drafts left, process ${isAlive ? 'alive' : 'dead'}`,
    promised: '0 × 5xx, alive, no stack shown, nothing left',
    ok: wrong.length + drafts().length === 0 && isAlive,
  });
});
