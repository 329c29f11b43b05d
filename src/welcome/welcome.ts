import { randomBytes } from 'node:crypto';
import {
  createWriteStream,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { email } from '../fields/email.ts';
import { text as textField } from '../fields/text.ts';
import { type FieldError, validate } from '../fields/validate.ts';
import { messages } from '../language/messages.ts';
import { allowedAs, normalUsername } from '../sections/contas.ts';
import { definicoesFields } from '../sections/definicoes.ts';
import { BackupError } from '../server/backup/BackupError.ts';
import { restoreBackup } from '../server/backup/restore.ts';
import { hashOf, newSecret } from '../server/process/newSecret.ts';
import { isDiskFull } from '../server/process/systemErrors.ts';
import { browserOf } from '../server/staff/browserOf.ts';
import { passwordFault, passwordHashOf } from '../server/staff/passwords.ts';
import { openSession } from '../server/staff/sessions.ts';
import { accountNamed, isUsername, staff } from '../server/staff/staff.ts';
import { definicoesOver, saveDefinicoes } from '../server/store/definicoes.ts';
import { isEmpty } from '../server/store/isEmpty.ts';
import type { Store } from '../server/store/store.ts';
import type { Context } from '../server/village/context.ts';
import { beginPage, donePage, type Errors, preparingPage, stepPage } from './page.ts';

/** What is kept between the steps, in the data folder: whoever closes the window goes on where they were. */
const keptSteps = z.object({
  secretHash: z.string(),
  nomes: z.object({ villageName: z.string(), councilName: z.string() }).optional(),
  conta: z.object({ username: z.string(), email: z.string(), passwordHash: z.string() }).optional(),
});

type Kept = z.infer<typeof keptSteps>;

type Form = Readonly<Record<string, string>>;

const steps = ['nomes', 'conta', 'demonstracao', 'vazia', 'copia'];

const { villageName, councilName } = definicoesFields;
const nomesShape = { fields: { villageName, councilName } };
const contaShape = {
  fields: {
    username: textField('Nome de utilizador', { required: true }),
    email: email('Email', { required: true }),
    password: textField('Palavra-passe', { required: true }),
  },
};

/** Longer than anything that is typed. */
const longestBody = 20_000;

const errorsBy = (errors: readonly FieldError[]): Errors =>
  Object.fromEntries(errors.map(({ param, msg }) => [param, msg]));

/** Whether nobody has begun with this village: there is no account, and no setting makes one. */
export async function isUnbegun({ config, store }: Context): Promise<boolean> {
  if (config.demo || config.adminPassword !== undefined) return false;
  return (await isEmpty(store)) && !(await store.find(staff, {}));
}

/** The step that comes next, with what was typed and what is wrong with it. */
function nextPage(kept: Kept, own: string, nonce: string, errors: Errors = {}, typed: Form = {}) {
  const action = (step: string) => `/api/comecar/${own}/${step}`;
  const inputsOf = (fields: Record<string, { label: string }>, more: Record<string, object> = {}) =>
    Object.entries(fields).map(([name, { label }]) => ({
      ...{ name, label, value: name === 'password' ? '' : (typed[name] ?? '') },
      ...more[name],
    }));
  if (!kept.nomes) {
    const note = 'Como aparecem no site. Pode mudá-los mais tarde, nas Definições.';
    const inputs = inputsOf(nomesShape.fields);
    const step = { number: 1, title: 'A aldeia e a junta', note, inputs, errors };
    return stepPage(action('nomes'), step, nonce);
  }
  if (!kept.conta) {
    const note = 'Com ela entra na área reservada, como administrador.';
    const inputs = inputsOf(contaShape.fields, {
      username: {
        autocomplete: 'username',
        help: 'Sem espaços; maiúsculas e minúsculas são iguais.',
      },
      email: { type: 'email', autocomplete: 'email' },
      password: {
        type: 'password',
        autocomplete: 'new-password',
        help: 'Pelo menos 10 caracteres: uma frase serve bem.',
      },
    });
    const step = { number: 2, title: 'A sua conta', note, inputs, errors };
    return stepPage(action('conta'), step, nonce);
  }
  return beginPage(action, errors, nonce);
}

/** What was typed in a step, as it is kept; or what is wrong with it. */
async function taken(
  store: Store,
  step: string,
  typed: Form,
): Promise<{ errors: Errors } | Partial<Kept>> {
  if (step === 'nomes') {
    const checked = validate(nomesShape, typed);
    return checked.ok ? { nomes: checked.values } : { errors: errorsBy(checked.errors) };
  }
  const checked = validate(contaShape, typed);
  if (!checked.ok) return { errors: errorsBy(checked.errors) };
  const { password, email: address } = checked.values;
  const username = normalUsername(checked.values.username);
  if (!isUsername(username)) return { errors: { username: messages.accountName } };
  const fault = await passwordFault(store, password, { username });
  if (fault) return { errors: { password: fault } };
  return { conta: { username, email: address, passwordHash: await passwordHashOf(password) } };
}

/** Restores a copy that is being sent into the empty village; whether its keys are other ones now. */
async function restoreSent({ config, store, tables }: Context, request: IncomingMessage) {
  const sent = join(config.dataDir, 'enviada.tar.gz');
  try {
    await pipeline(request, createWriteStream(sent, { mode: 0o600 }));
    const options = { file: sent, dataDir: config.dataDir, tables, replace: false };
    return (await restoreBackup(store, { ...options, agree: async () => true })).newKeys;
  } finally {
    await rm(sent, { force: true });
  }
}

/** Makes the account and closes the site to visitors; the token of a session, '' if a copy has such an account. */
async function settle({ store, now }: Context, { nomes, conta }: Kept, way: string, agent: string) {
  if (!nomes || !conta) throw new Error('The steps before are missing');
  const moment = now();
  return store.transaction(async (trx) => {
    const sent = { ...(way === 'copia' ? {} : nomes), emPreparacao: true };
    const { values, invented } = await definicoesOver(trx, sent);
    await saveDefinicoes(trx, values, invented);
    if (await accountNamed(trx, conta.username)) return '';
    const createdAt = moment.toISOString();
    const account = await trx.create(staff, {
      ...conta,
      ...allowedAs('Administração'),
      createdAt,
    });
    return openSession(trx, account, { now: moment, navegador: browserOf(agent) });
  });
}

/** Keeps the steps in a file of the data folder, which begins with those of before. */
function keeper(file: string, secretHash: string) {
  const before = existsSync(file) ? keptSteps.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  let kept: Kept = { ...before, secretHash };
  const keep = (step: Partial<Kept>) => {
    kept = { ...kept, ...step };
    writeFileSync(`${file}.tmp`, JSON.stringify(kept), { mode: 0o600, flush: true });
    renameSync(`${file}.tmp`, file);
  };
  keep({});
  return { keep, kept: () => kept };
}

/**
 * Leads whoever has the link through the first steps; every other address says that the village is being
 * prepared. Only the hash of the link's secret is kept, so each start makes another link, until one was used.
 */
export function openWelcome(context: Context, fill: () => Promise<void>): { link: string } {
  const { config, store, content, log } = context;
  const file = join(config.dataDir, 'comecar.json');
  const secret = newSecret();
  const { keep, kept } = keeper(file, hashOf(secret));
  // One for all pages, since the last is written into the one before; nothing in them is anybody's markup.
  const nonce = randomBytes(16).toString('base64');
  let isBusy = false;

  async function begin(way: string, request: IncomingMessage, own: string): Promise<string> {
    if (isBusy) return nextPage(kept(), own, nonce, { '': 'Já se está a começar, noutra janela.' });
    isBusy = true;
    try {
      if (way === 'demonstracao') await fill();
      const hasNewKeys = way === 'copia' && (await restoreSent(context, request));
      const agent = request.headers['user-agent'] ?? '';
      const token = await settle(context, kept(), way, agent);
      rmSync(file);
      context.welcome = undefined;
      await content.change();
      // What runs has the keys of before: systemd or the engine of the image starts it again.
      if (hasNewKeys) setTimeout(() => process.kill(process.pid, 'SIGTERM'), 1_000);
      return donePage(token, nonce);
    } catch (error) {
      const isTold = error instanceof BackupError;
      if (!isTold) log.error(error);
      const why = isDiskFull(error) ? 'O disco está cheio.' : 'Não foi possível começar assim.';
      const message = isTold ? error.message : `${why} Ficou tudo como estava.`;
      return nextPage(kept(), own, nonce, { '': message });
    } finally {
      isBusy = false;
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const send = (status: number, html: string) =>
      response
        .writeHead(status, {
          ...headersOf(nonce),
          ...(status === 503 && { 'retry-after': '3600' }),
        })
        .end(html);
    const path = URL.parse(request.url ?? '', 'http://localhost')?.pathname ?? '';
    const [, isCall, own = '', step = ''] =
      /^(\/api)?\/comecar\/([\w-]{43})(?:\/(\w+))?$/.exec(path) ?? [];
    const isMethod = request.method === (isCall ? 'POST' : 'GET');
    const isStep = isCall ? steps.includes(step) : step === '';
    if (hashOf(own) !== kept().secretHash || !isMethod || !isStep) {
      return send(503, preparingPage(nonce));
    }
    const isTyped = step === 'nomes' || step === 'conta';
    if (!isCall || (!isTyped && !kept().conta)) return send(200, nextPage(kept(), own, nonce));
    if (!isTyped) return send(200, await begin(step, request, own));
    if (!(Number(request.headers['content-length']) < longestBody)) {
      return send(413, nextPage(kept(), own, nonce));
    }
    const typed = Object.fromEntries(new URLSearchParams(await text(request)));
    const result = await taken(store, step, typed);
    if ('errors' in result) return send(422, nextPage(kept(), own, nonce, result.errors, typed));
    keep(result);
    return response.writeHead(303, { location: `/comecar/${own}` }).end();
  }

  context.welcome = (request, response) => {
    // Whoever watches the program learns that it is well.
    if (/^\/saude(?:$|\?)/.test(request.url ?? '')) return false;
    answer(request, response).catch((error) => {
      log.error(error);
      response.destroy();
    });
    return true;
  };
  return { link: `${config.siteUrl}/comecar/${secret}` };
}

const headersOf = (nonce: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
});
