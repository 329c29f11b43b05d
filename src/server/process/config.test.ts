import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serverFeatures } from '../../features/all.server.ts';
import { joinFeatures } from '../village/joinFeatures.ts';
import { readConfig, readSettings, SettingError, settings, unknownSettings } from './config.ts';

const { settings: ofFeatures } = joinFeatures(serverFeatures);
const names = [settings, ...ofFeatures].flatMap(({ shape }) => Object.keys(shape));

/** What the program and its features are told at a start. */
function readAll(env: NodeJS.ProcessEnv) {
  const { given, ...config } = readConfig(env, folder);
  return Object.assign(config, ...ofFeatures.map((shape) => readSettings(shape, given)));
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aldeia-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('with nothing set, every setting has its default', () => {
  const { apiKey, captchaSecret, deviceSecret, factorSecret, healthKey, ...rest } = readAll({});
  expect(rest).toEqual({
    port: 3000,
    host: '0.0.0.0',
    siteUrl: 'http://localhost:3000',
    dataDir: join(folder, 'data'),
    adminUsername: 'admin',
    demo: true,
    lettersPerMinute: 200,
    trustProxy: 0,
    captchaCost: 5000,
    serviceWorker: true,
    limits: true,
    ifthenpayUrl: 'https://api.ifthenpay.com',
    ipmaUrl: 'https://api.ipma.pt',
  });
  expect(apiKey.length).toBeGreaterThanOrEqual(32);
  expect(captchaSecret.length).toBeGreaterThanOrEqual(43);
  expect(deviceSecret.length).toBeGreaterThanOrEqual(43);
  expect(new Set([deviceSecret, captchaSecret, factorSecret, healthKey]).size).toBe(4);
});

test('secrets of before devices had marks give one for them too, the same in every process', () => {
  mkdirSync(join(folder, 'data'));
  const old = JSON.stringify({ apiKey: 'chave', captchaSecret: 'segredo' });
  writeFileSync(join(folder, 'data', 'secrets.json'), old);
  const [one, other] = [readConfig({}, folder), readConfig({}, folder)];
  expect(one.deviceSecret).toBe(other.deviceSecret);
  expect(readFileSync(join(folder, 'data', 'secrets.json'), 'utf8')).toBe(old);
  expect(readConfig({ DATA_DIR: './outra' }, folder).deviceSecret).not.toBe(one.deviceSecret);
});

test('every setting can be given', () => {
  const env = {
    PORT: '8080',
    HOST: '::1',
    SITE_URL: 'https://aldeia.exemplo.pt/',
    DATA_DIR: join(folder, 'elsewhere', 'deep'),
    DATABASE_URL: 'postgres://a:b@localhost/aldeia',
    API_KEY: 'chave-1',
    ADMIN_USERNAME: 'presidente',
    ADMIN_PASSWORD: ' com espaços ',
    DEMO: '0',
    SMTP_URL: 'smtps://a:b@mail.exemplo.pt',
    MAIL_FROM: 'Junta de Freguesia <junta@exemplo.pt>',
    MAIL_TO: 'secretaria@exemplo.pt',
    LETTERS_PER_MINUTE: '60',
    TRUST_PROXY: '1',
    CACHE_DIR: '/var/cache/aldeia',
    VISITS_PORT: '3080',
    HEALTH_KEY: 'chave-de-saude',
    CAPTCHA_COST: '1',
    SERVICE_WORKER: 'off',
    LIMITS: 'off',
    IFTHENPAY_MBWAY_KEY: 'ABC-000001',
    IFTHENPAY_MB_KEY: 'ABC-000002',
    IFTHENPAY_BACKOFFICE_KEY: '1111-2222-3333-4444',
    IFTHENPAY_CALLBACK_KEY: 'uma-chave-comprida',
    OPEN311_KEY: 'outra-chave-comprida',
    IFTHENPAY_URL: 'http://localhost:4341/',
    IPMA_URL: 'http://localhost:4342/',
  };
  expect(Object.keys(env).sort()).toEqual(names.toSorted());
  expect(readAll(env)).toEqual({
    port: 8080,
    host: '::1',
    siteUrl: 'https://aldeia.exemplo.pt',
    dataDir: join(folder, 'elsewhere', 'deep'),
    databaseUrl: 'postgres://a:b@localhost/aldeia',
    apiKey: 'chave-1',
    adminUsername: 'presidente',
    adminPassword: ' com espaços ',
    demo: false,
    smtpUrl: 'smtps://a:b@mail.exemplo.pt',
    mailFrom: 'Junta de Freguesia <junta@exemplo.pt>',
    mailTo: 'secretaria@exemplo.pt',
    lettersPerMinute: 60,
    trustProxy: 1,
    cacheDir: '/var/cache/aldeia',
    visitsPort: 3080,
    healthKey: 'chave-de-saude',
    captchaCost: 1,
    serviceWorker: false,
    limits: false,
    ifthenpayMbwayKey: 'ABC-000001',
    ifthenpayMbKey: 'ABC-000002',
    ifthenpayBackofficeKey: '1111-2222-3333-4444',
    ifthenpayCallbackKey: 'uma-chave-comprida',
    open311Key: 'outra-chave-comprida',
    ifthenpayUrl: 'http://localhost:4341',
    ipmaUrl: 'http://localhost:4342',
    captchaSecret: expect.any(String),
    deviceSecret: expect.any(String),
    factorSecret: expect.any(String),
  });
});

test.each([
  ['PORT', 'oitenta'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PORT', '-1'],
  ['PORT', '0x50'],
  ['HOST', 'http://localhost'],
  ['HOST', 'a b'],
  ['SITE_URL', 'aldeia.pt'],
  ['SITE_URL', 'ftp://aldeia.pt'],
  ['SITE_URL', 'https://aldeia.pt/site'],
  ['SITE_URL', 'https://a:b@aldeia.pt'],
  ['SITE_URL', 'https://aldeia.pt/?'],
  ['DATABASE_URL', 'mysql://localhost/aldeia'],
  ['DATABASE_URL', 'aldeia.db'],
  ['API_KEY', 'chave com espaços'],
  ['API_KEY', '"><script>'],
  ['ADMIN_USERNAME', 'dois nomes'],
  ['ADMIN_PASSWORD', 'x'.repeat(201)],
  ['DEMO', 'sim'],
  ['SMTP_URL', 'mail.exemplo.pt:587'],
  ['MAIL_FROM', 'Junta'],
  ['MAIL_FROM', 'junta@exemplo.pt\r\nBcc: outro@exemplo.pt'],
  ['MAIL_TO', 'a@b.pt, c@d.pt'],
  ['TRUST_PROXY', 'true'],
  ['CAPTCHA_COST', '0'],
  ['LIMITS', 'no'],
  ['IFTHENPAY_MBWAY_KEY', 'duas chaves'],
  ['IFTHENPAY_CALLBACK_KEY', 'a&b'],
  ['OPEN311_KEY', 'ç'],
  ['IPMA_URL', 'ipma'],
  ['VISITS_PORT', '0'],
  ['IFTHENPAY_URL', 'api.ifthenpay.com'],
  ['IFTHENPAY_URL', 'https://api.ifthenpay.com/?x=1'],
])('%s=%j stops the start with one line that names it', (name, value) => {
  expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name}: .+\\.$`));
});

test('a refusal never repeats a password', () => {
  expect(refusal({ DATABASE_URL: 'mysql://a:segredo@b/c' })).not.toContain('segredo');
});

test('a data folder that cannot be made or written to is named', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(refusal({ DATA_DIR: './file/data' })).toMatch(/^DATA_DIR: .+ENOTDIR/);
  expect(refusal({ DATA_DIR: './file' })).toMatch(/^DATA_DIR: .+EACCES/);
  expect(refusal({ DATA_DIR: '/proc/aldeia' })).toMatch(/^DATA_DIR: .+\/proc\/aldeia/);
});

test('the .env file is read, the environment wins over it, and empty means unset', () => {
  writeFileSync(join(folder, '.env'), 'PORT=4000\nHOST="127.0.0.1" # local\nSMTP_URL=smtp://a\n');
  const config = readConfig({ PORT: '5000', SMTP_URL: '' }, folder);
  expect(config.port).toBe(5000);
  expect(config.siteUrl).toBe('http://localhost:5000');
  expect(config.host).toBe('127.0.0.1');
  expect(config.smtpUrl).toBeUndefined();
});

test('a name in .env that is no setting is named, with the setting that is meant', () => {
  const given = ['SITEURL', 'smpt_url', 'PROT', 'POSTGRES_PASSWORD', 'PORT', 'IPMAURL', 'IPMA_URL'];
  writeFileSync(join(folder, '.env'), given.map((name) => `${name}=x`).join('\n'));
  expect(unknownSettings(folder, ofFeatures)).toEqual([
    '.env: IPMAURL não é uma definição conhecida. Queria dizer IPMA_URL?',
    '.env: POSTGRES_PASSWORD não é uma definição conhecida.',
    '.env: PROT não é uma definição conhecida. Queria dizer PORT?',
    '.env: SITEURL não é uma definição conhecida. Queria dizer SITE_URL?',
    '.env: smpt_url não é uma definição conhecida. Queria dizer SMTP_URL?',
  ]);
});

test('a .env that cannot be read is named', () => {
  mkdirSync(join(folder, '.env'));
  expect(refusal({})).toMatch(/^\.env: .+EISDIR/);
});

test('the secrets are made once, for the owner only', () => {
  const first = readConfig({}, folder);
  expect(readConfig({}, folder)).toEqual(first);
  expect(readdirSync(first.dataDir).sort()).toEqual(['factor.json', 'secrets.json']);
  expect(statSync(join(first.dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(statSync(first.dataDir).mode & 0o077).toBe(0);
  rmSync(first.dataDir, { recursive: true });
  expect(readConfig({}, folder).apiKey).not.toBe(first.apiKey);
});

test('secrets that cannot be understood stop the start and are left as they are', () => {
  const file = join(readConfig({}, folder).dataDir, 'secrets.json');
  writeFileSync(file, '{"apiKey":');
  expect(refusal({})).toMatch(/^DATA_DIR: .+secrets\.json/);
  expect(readFileSync(file, 'utf8')).toBe('{"apiKey":');
});

test('nothing can change a setting once it is read', () => {
  expect(Object.isFrozen(readConfig({}, folder))).toBe(true);
});

test('.env.example holds every setting with its default', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'));
  expect(Object.keys(example).sort()).toEqual(names.toSorted());
  expect(readAll(example)).toEqual(readAll({}));
});

function refusal(env: NodeJS.ProcessEnv): string {
  try {
    readAll(env);
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
  throw new Error('No refusal');
}
