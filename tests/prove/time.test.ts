import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { everyCall } from '../../src/calls/all.ts';
import { lisbonDay, lisbonInstant } from '../../src/language/calendar.ts';
import { everyCollection } from '../../src/sections/all.ts';
import { recordPath } from '../../src/sections/face.ts';
import { restaurantes } from '../../src/sections/restaurantes.ts';
import type { Collection, Section } from '../../src/sections/section.ts';
import { emptyPng } from '../emptyPng.ts';
import { bothEngines } from '../openTestStore.ts';
import { validBody } from '../validBody.ts';
import { call } from './call.ts';
import { headersOf, type Office, officeAt, openOffice } from './office.ts';
import { record } from './report.ts';
import { startVillage, type Village } from './startVillage.ts';
import { until } from './until.ts';
import { pdfSaying, uploadOf } from './uploadOf.ts';
import { placeFor, villageFor } from './villageFor.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** The ways in which a public record stops being public. */
const states: Record<string, (write: Write) => Promise<unknown>> = {
  rascunho: ({ change }) => change({ rascunho: true }),
  agendado: ({ change }) => change({ publicarEm: inDays(1), retirarEm: inDays(2) }),
  retirado: ({ change }) => change({ retirarEm: new Date().toISOString() }),
  apagado: ({ remove }) => remove(),
};

type Write = { change(life: object): Promise<unknown>; remove(): Promise<unknown> };

type Hidden = {
  word: string;
  /** A word that occurs only inside its PDF, and whether the record names that PDF. */
  inside: string;
  hasPdf: boolean;
  addresses: string[];
  files: string[];
};

const everySection = everyCollection.flatMap((collection) =>
  collection.sections.map((section) => ({ collection, section })),
);

async function send(office: Office, method: string, path: string, body?: unknown) {
  const answer = await office.send(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body);
}

async function uploaded(url: string, office: Office, bytes: Buffer, name: string): Promise<string> {
  const { body, headers } = uploadOf(bytes, { name });
  const answer = await call('POST', `${url}/api/file`, body, {
    headers: { ...headers, ...headersOf(office.token) },
  });
  return JSON.parse(answer.body).file;
}

/** Makes a record in which every readable text is one word, with a photo and a PDF. */
async function makeRecord(
  { url }: Village,
  office: Office,
  { collection, section }: { collection: Collection; section: Section },
  word: string,
): Promise<Hidden & Write> {
  const photo = await uploaded(url, office, emptyPng(40, 30), `${word}.png`);
  const inside = word.replace('zz', 'zzpdf');
  const pdf = await uploaded(url, office, pdfSaying(word, inside), `${word}.pdf`);
  const said: Record<string, unknown> = {
    text: word,
    richText: `<p>${word} <img src="${photo}" alt="${word}"></p>`,
    photo,
    photos: [photo],
    list: [word],
    link: `${word}.example`,
    file: pdf,
    attachments: [{ file: pdf, title: word }],
    date: lisbonDay(new Date(inDays(30))),
  };
  const words = Object.entries(section.fields)
    .filter(([, field]) => field.kind in said)
    .map(([name, { kind }]) => [name, said[kind]]);
  const body = { ...validBody(section), ...Object.fromEntries(words) };
  const base = ['/api', collection.name, section.writePath].filter(Boolean).join('/');
  const made = (await send(office, 'POST', base, body))[collection.one];
  const key = String(made[collection.key]);
  const page = section.face ? recordPath(section.face, key, made) : '';
  const one = `/api/${collection.name}/${key}`;
  const named = JSON.stringify(words);
  return {
    word,
    inside,
    hasPdf: named.includes(pdf),
    addresses: [one, ...(page ? [page, `${page}.ics`] : [])],
    files: [photo, pdf].filter((path) => named.includes(path)),
    change: (life) => send(office, 'PUT', `${base}/${key}`, { ...body, ...life }),
    remove: () => send(office, 'DELETE', one),
  };
}

/** Crawls every public address from the landing page, the feeds and the calls; returns each with its answer. */
async function everySurface(
  url: string,
  more: readonly string[],
  headers: Record<string, string> = {},
): Promise<Map<string, string>> {
  const calls = everyCall(everyCollection)
    .filter(({ method, path, who }) => method === 'GET' && who === 'anyone' && !path.includes(':'))
    .flatMap(({ path }) =>
      ['', '?estado=todos', '?estado=rascunho', '?limit=0&offset=0'].map((q) => path + q),
    );
  const feeds = ['/', '/sitemap.xml', '/feed.xml', '/eventos.ics', '/robots.txt', '/not_found'];
  const waiting = [...feeds, ...calls, ...more];
  const seen = new Map<string, string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path) || path.startsWith('/f/') || path.startsWith('/backoffice')) continue;
    const { status, body } = await call('GET', url + path, undefined, { headers });
    expect(status, path).toBeLessThan(500);
    seen.set(path, body);
    const links = body.matchAll(/(?:href=|<loc>|<link>)["']?(?:http:\/\/[^/"<]+)?(\/[^"'<>#\s]*)/g);
    waiting.push(...[...links].map(([, link = '']) => link.replaceAll('&amp;', '&')));
  }
  return seen;
}

const leaksIn = (surfaces: ReadonlyMap<string, string>, words: readonly string[]) =>
  [...surfaces].flatMap(([path, body]) =>
    words.filter((word) => body.toLowerCase().includes(word)).map((word) => `${path}: ${word}`),
  );

test.each(bothEngines)('strangers meet nothing that is not published, on %s', async (engine) => {
  const { village, office } = await villageFor(engine, { pages: true });
  const { url } = village;
  const hidden: (Hidden & Write & { state: string })[] = [];
  const live: (Hidden & Write)[] = [];
  for (const each of everySection) {
    const name = each.section.name.replace('_', '');
    live.push(await makeRecord(village, office, each, `zzvivo${name}`));
    for (const state of Object.keys(states)) {
      const made = await makeRecord(village, office, each, `zzoculto${name}${state}`);
      hidden.push({ ...made, state });
    }
  }
  const addresses = [...hidden, ...live].flatMap((each) => each.addresses);
  const searches = [...hidden, ...live].flatMap(({ word, inside }) => [
    ...[`/api/pesquisa?q=${word}`, `/api/pesquisa?q=${inside}`, `/api/documentos?q=${inside}`],
  ]);
  const hiddenWords = [...hidden.flatMap(({ word, inside }) => [word, inside]), 'zzantigo'];
  const papers = [...hidden, ...live].filter(({ hasPdf }) => hasPdf);
  const isRead = async ({ inside }: Hidden) =>
    (await call('GET', `${url}/api/pesquisa?q=${inside}`)).body.includes(inside);
  for (const paper of papers) await until(() => isRead(paper), { patience: 60_000 });

  // At first everything is public and cached: a crawl that finds it would find leaks.
  const before = leaksIn(await everySurface(url, [...addresses, ...searches]), hiddenWords);
  for (const { state, ...write } of hidden) await states[state]?.(write);
  // Words of an older version must not be public either.
  for (const [index, { word, change }] of live.entries()) {
    const { section } = everySection[index] as (typeof everySection)[number];
    await change({ [section.heading]: `zzantigo${word}` });
    await change({ [section.heading]: `${word} mudado` });
  }

  const surfaces = await everySurface(url, [...addresses, ...searches]);
  const leaks = leaksIn(surfaces, hiddenWords);
  const isAnswered = (path: string) => call('GET', url + path).then(({ status }) => status === 200);
  const answered: string[] = [];
  for (const path of hidden.flatMap((each) => each.addresses)) {
    if (path.startsWith('/api/') && (await isAnswered(path))) answered.push(path);
  }
  const files: string[] = [];
  const hiddenFiles = new Set(hidden.flatMap((each) => each.files));
  for (const path of hiddenFiles) {
    if (await isAnswered(encodeURI(path))) files.push(path);
  }
  // Control: staff, who may see them, find the words by the same crawl, so it would find a leak.
  const staff = await everySurface(url, addresses, { 'x-auth-token': office.token });
  const control = leaksIn(staff, hiddenWords).length;
  const seenLive = live.filter(({ word }) => leaksIn(surfaces, [word]).length > 0).length;
  const seenInside = papers.filter(({ inside }) => leaksIn(surfaces, [inside]).length > 0).length;
  const found = [...leaks, ...answered, ...files];
  if (found.length > 0) console.log(found.slice(0, 30));
  record({
    promise: 'What is not published is not seen',
    proof: `${surfaces.size} public addresses, ${hidden.length} records of ${everySection.length} sections in ${Object.keys(states).length} states, their ${hiddenFiles.size} files and what stands inside ${papers.length} PDFs, caches included, on ${engine}; a control who may see them finds ${control} words by the same way`,
    reached: `${leaks.length + answered.length} words, ${files.length} files`,
    promised: '0 words, 0 files',
    ok:
      found.length === 0 &&
      hiddenFiles.size > Object.keys(states).length &&
      before.length > hidden.length &&
      control > hidden.length &&
      seenLive === live.length &&
      seenInside > 1 &&
      seenInside === live.filter(({ hasPdf }) => hasPdf).length,
  });
});

/** A plain night and the two nights on which the clocks change, each with a moment to publish at. */
const nights = {
  'a plain night': { day: '2027-06-15', time: '02:00' },
  spring: { day: '2027-03-28', time: '02:00' },
  autumn: { day: '2027-10-31', time: '01:00' },
};

test.each(
  Object.entries(nights).flatMap(([night, moment]) =>
    bothEngines.map((engine) => ({ night, moment, engine })),
  ),
)('the clock publishes and withdraws at $night on $engine', async ({ night, moment, engine }) => {
  const place = await placeFor(engine);
  const begins = Date.parse(lisbonInstant(moment.day, moment.time));
  const ends = begins + 5 * second;
  const ahead = begins - Date.now() - 30 * second;
  const start = () => startVillage(place, { pages: true, ahead });
  const villages = [await start(), ...(engine === 'postgres' ? [await start()] : [])];
  onTestFinished(async () => {
    for (const village of villages) await village.kill();
  });
  const [first] = villages as [Village];
  const office = officeAt(first.url, (await openOffice(first.url)).token);
  const clock = () => Date.now() + ahead;
  const [section] = restaurantes.sections;
  const body = {
    ...validBody(section as Section, 'Tasca da hora'),
    publicarEm: new Date(begins).toISOString(),
    retirarEm: new Date(ends).toISOString(),
  };
  await send(office, 'POST', '/api/restaurantes', body);

  /** Polls an address and counts the answers that are more than a second behind the clock. */
  async function watch(
    address: string,
  ): Promise<{ answers: number; shown: number; wrong: number }> {
    const counts = { answers: 0, shown: 0, wrong: 0 };
    while (clock() < ends + 2_000) {
      const asked = clock();
      const { body: said } = await call('GET', address);
      const isThere = said.includes('Tasca da hora');
      const isEarly = isThere && clock() < begins;
      const isMissing = !isThere && asked >= begins + second && clock() < ends;
      const isLate = isThere && asked >= ends + second;
      counts.answers += 1;
      if (isThere) counts.shown += 1;
      if (isEarly || isMissing || isLate) counts.wrong += 1;
      await pause(50);
    }
    return counts;
  }
  const seen = await Promise.all(
    villages.flatMap(({ url }) =>
      ['/api/restaurantes', '/restaurantes', '/api/pesquisa?q=tasca'].map((path) =>
        watch(url + path),
      ),
    ),
  );
  const sum = (of: 'answers' | 'wrong') => seen.reduce((all, each) => all + each[of], 0);
  record({
    promise: 'The clock is kept',
    proof: `published and withdrawn by the clock on ${night}, ${villages.length} ${villages.length === 1 ? 'process' : 'processes'} on ${engine}, list, page and search asked ${sum('answers')} times around it`,
    reached: `${sum('wrong')} answers more than a second behind`,
    promised: '0, and seen everywhere between',
    ok: sum('wrong') === 0 && seen.every(({ shown }) => shown > 0),
  });
});
