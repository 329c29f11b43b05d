import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inscricoes } from '../../src/features/inscricoes/tables.server.ts';
import type { Fields } from '../../src/fields/field.ts';
import { holdsSiteAddress } from '../../src/language/siteAddress.ts';
import { everyCollection } from '../../src/sections/all.ts';
import { definicoesFields } from '../../src/sections/definicoes.ts';
import { hasPages } from '../../src/sections/face.ts';
import { outbox } from '../../src/server/mail/outbox.ts';
import { openStore } from '../../src/server/search/openStore.ts';
import type { Store } from '../../src/server/store/store.ts';
import { everyTable } from '../everyTable.ts';
import { newPlace, type Place } from '../openTestStore.ts';
import { validBody } from '../validBody.ts';
import { call } from './call.ts';
import { type Office, openOffice } from './office.ts';
import { record } from './report.ts';
import { scripting, scriptingAddresses } from './scripting.ts';
import { captchasOf } from './signUps.ts';
import { startVillage, type Village } from './startVillage.ts';
import { together } from './together.ts';
import { until } from './until.ts';
import { openWatchedBrowser, type WatchedBrowser, type WatchedPage } from './watchedBrowser.ts';

let place: Place;
let village: Village;
let office: Office;
let store: Store;
let browser: WatchedBrowser;

beforeAll(async () => {
  place = await newPlace('sqlite');
  village = await startVillage(place, { pages: true, settings: { MAIL_TO: 'junta@a.example' } });
  office = await openOffice(village.url);
  store = await openStore(place, everyTable);
  browser = await openWatchedBrowser();
});

afterAll(async () => {
  await browser?.close();
  await village?.kill();
  await store?.close();
  rmSync(place.dataDir, { recursive: true });
});

const perRecord = 3;
const share = Math.ceil(scripting.length / perRecord);

let turn = 0;
/** The next attempt that is short enough for its field. */
function next(from: readonly string[], longest = 250): string {
  let found = '';
  do found = from[turn++ % from.length] ?? '';
  while (found.length > longest);
  return found;
}

/** The attempts that a name accepts: those without a web address. */
const names = scripting.filter((each) => !holdsSiteAddress(each));

/** A body in which every text is an attempt; each formatted text has a third of all attempts. */
function hostileBody(section: { fields: Fields; heading: string }, number: number) {
  const body: Record<string, unknown> = validBody(section, `Registo ${number} ${next(scripting)}`);
  const part = scripting.slice(number * share, (number + 1) * share);
  for (const [name, field] of Object.entries(section.fields)) {
    if (body[name] === undefined || name === section.heading) continue;
    if (field.kind === 'text') body[name] = next(scripting);
    if (field.kind === 'richText') body[name] = part.map((each) => `<p>${each}</p>`).join('\n');
    if (field.kind === 'link' || field.kind === 'photo') body[name] = next(scriptingAddresses);
    if (field.kind === 'photos') body[name] = [next(scriptingAddresses), next(scripting)];
    if (field.kind === 'list') body[name] = [next(scripting, 190), next(scriptingAddresses, 190)];
  }
  return body;
}

const ahead = { startDate: '2099-07-15', endDate: '', startTime: '', endTime: '' };

/** Fills the village with attempts; returns the addresses of the pages that show them. */
async function fill(): Promise<{ open: string[]; reserved: string[] }> {
  const open = [
    ...['/', '/aldeia', '/comunidade', '/executivo', '/contactos', '/termos_e_condicoes'],
    ...['/privacidade', '/acessibilidade', '/login', '/not_found'],
    ...scripting.slice(0, 12).map((each) => `/pesquisa?q=${encodeURIComponent(each)}`),
    '/pesquisa?q=registo',
  ];
  const reserved = ['definicoes', 'mensagens', 'cartas', 'atividade', 'contas', 'palavra-passe'];
  const settings = hostileBody({ fields: definicoesFields, heading: 'villageName' }, 0);
  expect((await office.send('PUT', '/api/definicoes', settings)).status).toBe(200);

  for (const collection of everyCollection) {
    for (const section of collection.sections) {
      const path = [`/api/${collection.name}`, section.writePath].filter(Boolean).join('/');
      for (let number = 0; number < perRecord; number++) {
        const isEvent = 'startDate' in section.fields;
        const when = isEvent ? { ...ahead, limitEnrollmentDate: '2099-07-15' } : {};
        const body = { ...hostileBody(section, number), ...when };
        const made = await office.send('POST', path, body);
        expect(made.status, made.body).toBe(201);
        const row = JSON.parse(made.body)[collection.one];
        const key = encodeURIComponent(row[collection.key]);
        reserved.push(`${section.name}/${key}`, `${section.name}/editar/${key}`);
        if (section.face && hasPages(section.face)) open.push(`${section.face.path}/${key}`);
        if (isEvent) {
          const form = { name: next(names, 100), email: 'a@b.pt', telefone: '912345678' };
          const booked = { ...form, numeroAdultos: 1, numeroCriancas: 0, _id: row._id };
          const { status } = await office.send('POST', '/api/inscricoes/balcao', booked);
          expect(status).toBe(201);
        }
      }
      reserved.push(section.name);
      if (section.face) open.push(section.face.path);
    }
  }
  const solved = captchasOf(place);
  for (let number = 0; number < 5; number++) {
    const words = {
      subject: next(scripting),
      mensagem: scripting
        .slice(number * 55, number * 55 + 55)
        .join('\n')
        .slice(0, 9_900),
    };
    const { status } = await call('POST', `${village.url}/api/mensagens`, {
      name: next(names, 100),
      email: 'a@b.pt',
      captcha: await solved('mensagens'),
      ...words,
    });
    expect(status).toBe(201);
  }
  const { arrayMensagens } = JSON.parse((await office.send('GET', '/api/mensagens')).body);
  for (const { _id } of arrayMensagens) reserved.push(`mensagens/${_id}`);
  for (const { _id } of await store.list(outbox)) reserved.push(`cartas/${_id}`);
  for (const { _id, segredo, evento } of await store.list(inscricoes)) {
    const { body } = await call('GET', `${village.url}/api/noticiasEventos`);
    const events: { _id: string; identifier: string }[] = JSON.parse(body).arrayNoticiaEventos;
    const event = events.find((each) => each._id === evento);
    reserved.push(`eventos/${encodeURIComponent(event?.identifier ?? '')}/${_id}`);
    open.push(`/inscricao/${segredo}`);
  }
  return { open: [...new Set(open)], reserved: reserved.map((path) => `/backoffice/${path}`) };
}

/** What the policy of a page lets through that it should not. */
function policyFaults(policy: string): string[] {
  const directives = new Map(
    policy.split(';').map((each) => {
      const [name = '', ...values] = each.trim().split(/\s+/);
      // A script allowed by its checksum cannot be changed.
      return [name, values.filter((value) => !value.startsWith("'sha256-")).join(' ')];
    }),
  );
  const wanted = {
    'script-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'frame-ancestors': "'self'",
    'form-action': "'self'",
    'default-src': "'self'",
  };
  return Object.entries(wanted)
    .filter(([name, value]) => directives.get(name) !== value)
    .map(([name]) => `${name} ${directives.get(name)}`);
}

async function visit({ page, takeHits }: WatchedPage, path: string) {
  const answer = await page.goto(village.url + path, { waitUntil: 'load' });
  await page
    .locator('h1')
    .first()
    .waitFor({ state: 'attached', timeout: 20_000 })
    .catch(() => {});
  // Time for handlers of errors, focus and animations.
  await page.waitForTimeout(100);
  const isThere = (await page.locator('h1').count()) > 0;
  const policy = policyFaults((await answer?.headerValue('content-security-policy')) ?? '');
  const sniff = (await answer?.headerValue('x-content-type-options')) === 'nosniff';
  return { isThere, policy: sniff ? policy : [...policy, 'nosniff'], hits: await takeHits() };
}

test('no attempt runs on any page, even without the policy', async () => {
  const { open, reserved } = await fill();
  const visitor = await browser.open({ origin: village.url });
  const clerk = await browser.open({ origin: village.url, token: office.token });
  for (const [kind, watched, paths] of [
    ['public', visitor, open],
    ['reserved', clerk, reserved],
  ] as const) {
    const hits: string[] = [];
    const policies: string[] = [];
    const missing: string[] = [];
    for (const [number, path] of paths.entries()) {
      const seen = await visit(watched, path);
      hits.push(...seen.hits.map((hit) => `${path}: ${hit}`));
      policies.push(...seen.policy.map((fault) => `${path}: ${fault}`));
      if (!seen.isThere) missing.push(path);
      if ((number + 1) % 25 === 0) console.log(`${number + 1} of ${paths.length} ${kind} pages`);
    }
    expect(missing, 'pages that did not show').toEqual([]);
    if (hits.length + policies.length > 0)
      console.log([...hits, ...policies].slice(0, 20).join('\n'));
    record({
      promise: 'Rich text cannot script',
      proof: `${scripting.length} attempts in every text of every section, settings, messages and bookings, opened in Chromium on ${paths.length} ${kind} pages with the policy switched off`,
      reached: `${hits.length} executions or traces of one; ${policies.length} pages whose policy lets a script in`,
      promised: '0 executions, a policy without unsafe-inline for scripts',
      ok: hits.length + policies.length === 0,
    });
  }
});

test('no attempt by itself survives the way through the API', async () => {
  const section = everyCollection.find(({ name }) => name === 'avisos')?.sections[0];
  if (!section) throw new Error('No notices');
  const stored = await together(scripting.length, 10, async (number) => {
    const description = `<p>Antes</p>${scripting[number]}`;
    const body = { ...validBody(section, `Aviso ${number}`), description };
    const { body: answer } = await office.send('POST', '/api/avisos', body);
    return String(JSON.parse(answer).aviso.description);
  });
  const letters = (await store.list(outbox)).map(({ html }) => html);
  const watched = await browser.open({ origin: village.url });
  await watched.page.goto(`${village.url}/saude`);

  /** Shows HTML as part of a page from the server, and as React inserts it into an open page. */
  const show = async (html: string) => {
    await watched.page.setContent(`<!doctype html><div>${html}</div>`, { waitUntil: 'load' });
    const read = await watched.takeHits();
    await watched.page.evaluate((markup) => {
      document.body.innerHTML = markup;
      // Serialised and parsed again: markup that mutates by that must not run either.
      document.body.innerHTML = `<section>${document.body.innerHTML}</section>`;
    }, html);
    await watched.page.evaluate(() => new Promise((done) => setTimeout(done, 5)));
    return [...read, ...(await watched.takeHits())];
  };
  const hits: string[] = [];
  for (const html of [...stored, ...letters]) {
    hits.push(...(await show(html)).map((hit) => `${hit} in ${html.slice(0, 200)}`));
  }
  if (hits.length > 0) console.log(hits.slice(0, 20).join('\n'));

  // Control: the same attempts as they were sent, which the browser must be seen to run.
  let caught = 0;
  const careless = await browser.open({ origin: village.url });
  for (const html of scripting) {
    // The attempt before may still be navigating away.
    await until(() =>
      careless.page.goto(`${village.url}/saude`).then(
        () => true,
        () => false,
      ),
    );
    const document = `<!doctype html><div>${html}</div>`;
    await careless.page.setContent(document, { waitUntil: 'commit' }).catch(() => {});
    await careless.page.waitForTimeout(20);
    // An attempt that navigates away leaves nothing to look at.
    const seen = await careless.takeHits().catch(() => ['left the page']);
    if (seen.length > 0) caught += 1;
  }
  record({
    promise: 'Rich text cannot script',
    proof: `${scripting.length} attempts one by one, as stored, and ${letters.length} letters, read twice by Chromium without a policy`,
    reached: `${hits.length} executions or traces of one`,
    promised: '0 executions',
    ok: hits.length === 0,
  });
  record({
    promise: 'Rich text cannot script',
    proof: 'negative control: the same attempts as they were sent, not sanitised',
    reached: `${caught} of ${scripting.length} noticed: the proof sees them`,
    promised: 'more than 150 noticed',
    ok: caught > 150,
  });
});
