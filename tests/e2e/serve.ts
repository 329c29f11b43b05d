import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fillDemo } from '../../demo/fill.ts';
import { leaveVisitors } from '../../demo/helpPortraits.ts';
import { createApp } from '../../src/app.ts';
import { serverFeatures } from '../../src/features/all.server.ts';
import { outbox } from '../../src/server/mail/outbox.ts';
import { readConfig } from '../../src/server/process/config.ts';
import { ensureFirstStaff, staff } from '../../src/server/staff/staff.ts';
import { readDefinicoes, saveDefinicoes } from '../../src/server/store/definicoes.ts';
import type { Context } from '../../src/server/village/context.ts';
import { openContext } from '../../src/server/village/open.ts';
import { checkAnswers } from '../checkAnswers.ts';
import { type MailServer, startMailServer } from '../mailServer.ts';
import { startPayProvider } from '../payProvider.ts';
import { accounts, addresses, credentials, lateMailPort, villagePort } from './addresses.ts';
import { fillLong } from './fillLong.ts';

type Options = {
  /** A folder whose content it starts with. */
  demo?: string;
  /** Saves the demo's settings as the village's own. */
  isItsOwn?: boolean;
  mailPort?: number;
  /** It has no mail server. */
  isWithoutMail?: boolean;
  /** More settings, by the names an operator writes. */
  settings?: Record<string, string>;
  /** The port it listens on, if not that of its address. */
  port?: number;
};

/** An answer that differs from its call's declaration ends the villages, and so fails every journey. */
checkAnswers((fault) => {
  console.error(`An answer is not as declared. ${fault}`);
  process.exit(1);
});

const folder = mkdtempSync(resolve('node_modules/.e2e-'));
const mail = await startMailServer();
const payments = await startPayProvider({ told: { site: addresses.urgent, after: 4_000 } });
let late: MailServer | undefined;

/** The settings of a village, whose data is in a folder of this name. */
function settingsOf(name: string, address: string, options: Options = {}) {
  return readConfig(
    {
      PORT: name,
      SITE_URL: address,
      DATA_DIR: join(folder, name),
      ADMIN_USERNAME: credentials.username,
      ADMIN_PASSWORD: credentials.password,
      SMTP_URL: options.isWithoutMail ? '' : `smtp://127.0.0.1:${options.mailPort ?? mail.port}`,
      MAIL_FROM: 'junta@soutodaurze.example',
      MAIL_TO: 'junta@soutodaurze.example',
      CAPTCHA_COST: '20',
      LIMITS: 'off',
      ...options.settings,
    },
    folder,
  );
}

/** Fills the demo village once, for all villages that start with it; returns its folder. */
async function fillOnce(): Promise<string> {
  const config = settingsOf('1', addresses.village, { isWithoutMail: true });
  const context = await openContext(config, { features: serverFeatures });
  await fillDemo(context);
  await context.close();
  return config.dataDir;
}

async function startVillage(address: string, options: Options = {}) {
  const config = settingsOf(String(options.port ?? new URL(address).port), address, options);
  if (options.demo) cpSync(options.demo, config.dataDir, { recursive: true });
  const context = await openContext(config, { features: serverFeatures });
  const { store } = context;
  if (options.isItsOwn) await saveDefinicoes(store, await readDefinicoes(store));
  const app = await createApp(context);
  await ensureFirstStaff(store, config);
  const [first] = await store.list(staff);
  for (const username of accounts.slice(1)) {
    const { sequence: _, _id: __, ...account } = first ?? {};
    await store.create(staff, { ...account, username });
  }
  await app.listen({ port: config.port, host: 'localhost' });
  return context;
}

/** Adds a letter that the program gave up, as after half a day without a mail server. */
async function giveUpALetter({ store, now }: Context, recipient: string) {
  await store.create(outbox, {
    recipient,
    subject: 'Uma carta desistida',
    body: 'Boa tarde, esta carta nunca saiu.',
    html: '<p>Boa tarde, esta carta nunca saiu.</p>',
    state: 'failed',
    attempts: 12,
    lastError: 'connect ECONNREFUSED',
    createdAt: now().toISOString(),
    dueAt: now().toISOString(),
  });
}

process.once('SIGTERM', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

const demo = await fillOnce();
const [apart] = await Promise.all([
  startVillage(addresses.apart, { demo, mailPort: lateMailPort }),
  startVillage(addresses.urgent, { demo, settings: payments.settings }),
  startVillage(addresses.drafts, { demo }),
  startVillage(addresses.tasks, { demo, isItsOwn: true }).then(async (context) => {
    for (const who of ['secretaria', 'telemovel'])
      await giveUpALetter(context, `${who}@example.com`);
  }),
  startVillage(addresses.empty),
  startVillage(addresses.long).then(fillLong),
  startVillage(addresses.withoutMail, { isWithoutMail: true }),
  startVillage(addresses.screens, { demo, isItsOwn: true, isWithoutMail: true }).then(
    leaveVisitors,
  ),
]);
createServer(async (request, response) => {
  if (request.method === 'POST') late ??= await startMailServer(lateMailPort);
  if (request.method === 'DELETE') {
    await late?.stop();
    // Keep what it received: other journeys ask for it.
    mail.received.push(...(late?.received ?? []));
    late = undefined;
    await giveUpALetter(apart, await text(request));
  }
  const received = [...mail.received, ...(late?.received ?? [])];
  response.setHeader('content-type', 'application/json').end(JSON.stringify(received));
}).listen(new URL(addresses.letters).port);
// Started last, since the tests wait for this one.
await startVillage(addresses.village, { demo, isItsOwn: true, port: villagePort });
