import { hkdfSync, randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isIP } from 'node:net';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';

/** How hard the visitor's proof of work is when CAPTCHA_COST is unset; 1 is the cheapest. */
export const defaultCaptchaCost = 5000;

/** A setting that stops the start; its message is one line that begins with the setting's name. */
export class SettingError extends Error {
  override name = 'SettingError';
}

const text = z.string().trim();
const mailbox = text.regex(
  /^(?:[^\p{Cc}<>"]+ <[^\s@<>,]+@[^\s@<>,]+>|[^\s@<>,]+@[^\s@<>,]+)$/u,
  'deve ser um endereço de email, com ou sem nome (Junta <junta@exemplo.pt>)',
);

/** The engine's settings by the names an operator writes, each with its default and its check. */
export const settings = z.object({
  PORT: whole(1, 65_535).default(3000),
  HOST: text
    .refine(
      (host) => isIP(host) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host),
      'deve ser um endereço IP ou o nome de uma máquina',
    )
    .default('0.0.0.0'),
  /** An origin, without a slash at the end. */
  SITE_URL: origin('https://aldeia.exemplo.pt', 'o endereço do sítio').optional(),
  /** Once read: absolute, existing and writable. */
  DATA_DIR: text.default('./data'),
  /** Absent: SQLite in the data folder. */
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgres://utilizador@maquina/base'),
  /** Names the client and protects nothing: the pages carry it. */
  API_KEY: key(),
  ADMIN_USERNAME: text
    .regex(/^[^\s\p{Cc}]{1,100}$/u, 'deve ter até 100 caracteres, sem espaços')
    .default('admin'),
  /** Absent: a random one is made. */
  ADMIN_PASSWORD: z.string().max(200, 'deve ter até 200 caracteres').optional(),
  DEMO: either('1', '0'),
  /** Absent: letters wait in the outbox. */
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://utilizador:palavra-passe@maquina:587'),
  MAIL_FROM: mailbox.optional(),
  MAIL_TO: mailbox.optional(),
  /** How many letters to followers are written in a minute, so that mail servers accept them. */
  LETTERS_PER_MINUTE: whole(1, 10_000).default(200),
  /** How many reverse proxies to believe for the visitor's address. */
  TRUST_PROXY: whole(0, 10).default(0),
  /** The folder of the web server's cache, which the program empties when something is withdrawn; absent: there is none. */
  CACHE_DIR: text.refine(isAbsolute, 'deve ser o caminho completo de uma pasta').optional(),
  /** Whoever sends it to /saude learns more; absent: only `aldeia status`, on this machine, does. */
  HEALTH_KEY: key(),
  CAPTCHA_COST: whole(1, 10_000_000).default(defaultCaptchaCost),
  /** Off: browsers forget what they keep of the site, each at its next visit. */
  SERVICE_WORKER: either('on', 'off'),
  /** Off only for load tests. */
  LIMITS: either('on', 'off'),
});

/** Made at the first start and kept in the data folder; `captchaSecret` never leaves the server. */
export const secrets = z.object({ apiKey: z.string().min(1), captchaSecret: z.string().min(1) });

/** Encrypts the secrets of code apps. It is in no backup, so that nobody makes codes from a stolen one. */
const factorKey = z.object({ factorSecret: z.string().length(43) });

type Camel<Name> = Name extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<Camel<Rest>>}`
  : Lowercase<Name & string>;

/** What settings say, each by its name in the program: `siteUrl` is what SITE_URL says. */
type Values<Settings> = { [Name in keyof Settings as Camel<Name>]: Settings[Name] };

/** Everything the program can be told, read once at the start. */
export type Config = Readonly<
  Values<z.infer<typeof settings>> &
    z.infer<typeof secrets> &
    z.infer<typeof factorKey> & {
      /** Everything that was given by the names an operator writes; features read their settings in it. */
      given: Given;
      siteUrl: string;
      healthKey: string;
      /** Signs the marks that devices keep of a login; never leaves the server. */
      deviceSecret: string;
    }
>;

type Given = Readonly<Record<string, string | undefined>>;

const camel = (name: string) =>
  name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** Reads the environment and the `.env` of a folder; the environment wins, and empty is unset. */
export function readConfig(env: NodeJS.ProcessEnv, cwd: string): Config {
  const given = { ...readEnvFile(join(cwd, '.env')), ...env };
  const values = readSettings(settings, given);
  const dataDir = resolve(cwd, values.dataDir);
  const made = keepSecrets(dataDir, 'secrets.json', secrets, {
    apiKey: secret(24),
    captchaSecret: secret(32),
  });
  return Object.freeze({
    given,
    siteUrl: `http://localhost:${values.port}`,
    ...made,
    healthKey: derivedFrom(made.captchaSecret, 'health'),
    ...values,
    dataDir,
    deviceSecret: derivedFrom(made.captchaSecret, 'device marks'),
    ...keepSecrets(dataDir, 'factor.json', factorKey, { factorSecret: secret(32) }),
  });
}

/** What these settings say; one that is wrong stops the start. */
export function readSettings<Shape extends z.ZodObject>(
  shape: Shape,
  given: Given,
): Values<z.infer<Shape>> {
  const parsed = shape.safeParse(
    Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim())),
  );
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingError(`${String(issue?.path[0])}: ${issue?.message}.`);
  }
  const named = Object.entries(parsed.data).map(([name, value]) => [camel(name), value]);
  return Object.fromEntries(named) as Values<z.infer<Shape>>;
}

/**
 * A line for each name in the `.env` of a folder that is no setting, of the engine or of a feature, with the setting
 * it may stand for.
 */
export function unknownSettings(cwd: string, ofFeatures: readonly z.ZodObject[]): string[] {
  const known = [settings, ...ofFeatures].flatMap(({ shape }) => Object.keys(shape));
  return Object.keys(readEnvFile(join(cwd, '.env')))
    .filter((name) => !known.includes(name))
    .map((name) => {
      const likeness = (other: string) => lettersShared(name.toUpperCase(), other);
      const [nearest = ''] = known.toSorted((one, other) => likeness(other) - likeness(one));
      const guess = likeness(nearest) > 0.8 ? ` Queria dizer ${nearest}?` : '';
      return `.env: ${name} não é uma definição conhecida.${guess}`;
    });
}

/** The part of the letters of two names that both have, between 0 and 1. */
function lettersShared(one: string, other: string): number {
  const rest = [...other];
  const shared = [...one].filter((letter) => {
    const at = rest.indexOf(letter);
    return at >= 0 && rest.splice(at, 1);
  });
  return (2 * shared.length) / (one.length + other.length);
}

/** A secret made of this many random bytes. */
function secret(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/** Derives another secret from one that every data folder has, so that all its processes get the same. */
function derivedFrom(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url');
}

export function whole(least: number, most: number) {
  const message = `deve ser um número inteiro entre ${least} e ${most}`;
  return text
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
}

function either(on: string, off: string) {
  return z
    .enum([on, off], `deve ser ${on} ou ${off}`)
    .transform((value) => value === on)
    .default(true);
}

export function key() {
  return text
    .regex(/^[\w.~-]+$/, 'só pode ter letras sem acento, algarismos e os sinais . ~ - _')
    .optional();
}

function address(protocols: string[], example: string) {
  return text
    .refine(
      (url) => URL.canParse(url) && protocols.includes(new URL(url).protocol),
      `deve ser um endereço como ${example}`,
    )
    .optional();
}

export function origin(example: string, what = 'um endereço') {
  return text
    .refine(isOrigin, `deve ser só ${what}, sem caminho (${example})`)
    .transform((url) => new URL(url).origin);
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false;
  return url.href === `${url.origin}/` && !value.endsWith('?') && !value.endsWith('#');
}

function readEnvFile(file: string): NodeJS.Dict<string> {
  if (!existsSync(file)) return {};
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SettingError(`.env: não é possível ler ${file} (${reason(error)}).`);
  }
}

// Made by the first process to start and read by every other, even if both start at once: a link
// appears whole or not at all, and never replaces what is there.
function keepSecrets<Kept>(
  dataDir: string,
  name: string,
  shape: z.ZodType<Kept>,
  made: Kept,
): Kept {
  const file = join(dataDir, name);
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    if (!existsSync(file)) {
      const draft = join(dataDir, `secrets.${process.pid}.tmp`);
      writeFileSync(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flush: true });
      try {
        linkSync(draft, file);
      } catch (error) {
        if (reason(error) !== 'EEXIST') throw error;
      } finally {
        rmSync(draft);
      }
    }
  } catch (error) {
    throw new SettingError(`DATA_DIR: não é possível escrever em ${dataDir} (${reason(error)}).`);
  }
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new SettingError(
      `DATA_DIR: não se percebe o que está em ${file}; apague o ficheiro e será feito outro.`,
    );
  }
}

// Node's recursive mkdir never returns where a folder answers ENOENT to a new one (/proc).
function makeFolder(path: string) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (reason(error) !== 'EEXIST') throw error;
  }
}

function reason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
