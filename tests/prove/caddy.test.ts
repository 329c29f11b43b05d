import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { installFromDebian } from '../../setup/system.mjs';
import { freePort } from '../freePort.ts';
import { newPlace, type Place } from '../openTestStore.ts';
import { apiKey } from '../startApp.ts';
import { askSecurely as ask } from './askSecurely.ts';
import { openOffice } from './office.ts';
import { record } from './report.ts';
import { startVillage, type Village } from './startVillage.ts';
import { until } from './until.ts';
import { uploadOf } from './uploadOf.ts';

const isThere = () => !spawnSync('caddy', ['version']).error;
if (!isThere()) installFromDebian('caddy');
if (!isThere()) console.log('Caddy is not installed here, so it is not tried.');

describe.skipIf(!isThere())('behind Caddy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-caddy-'));
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  let place: Place;
  let village: Village;
  let site: string;
  let log = '';
  let stop = async () => {};

  beforeAll(async () => {
    place = await newPlace('sqlite');
    const [plain, secure] = [await freePort(), await freePort()];
    site = `https://localhost:${secure}`;
    const settings = { SITE_URL: site, TRUST_PROXY: '1', LIMITS: 'on' };
    village = await startVillage(place, { pages: true, settings });
    cpSync('deploy/refusals', join(folder, 'refusals'), { recursive: true });
    const file = readFileSync('deploy/Caddyfile', 'utf8')
      .replace('{\n', `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${plain}\n`)
      .replace('{$ALDEIA_NAME} {', `${site} {\n\ttls internal`)
      .replace('village:3000', new URL(village.url).host)
      .replace('/refusals\n', `${join(folder, 'refusals')}\n`);
    writeFileSync(join(folder, 'Caddyfile'), file);
    const how = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    const caddy = spawn('caddy', how, { env });
    caddy.stderr.on('data', (chunk) => {
      log += chunk;
    });
    stop = async () => {
      caddy.kill('SIGTERM');
      if (caddy.exitCode === null) await once(caddy, 'exit');
    };
    const answers = () =>
      ask(`${site}/saude`).then(
        ({ status }) => status === 200,
        () => false,
      );
    if (!(await until(answers))) throw new Error(`Caddy does not answer:\n${log}`);
  });
  afterAll(async () => {
    await stop();
    await village?.kill();
    rmSync(place.dataDir, { recursive: true });
    rmSync(folder, { recursive: true });
  });

  test('pages and uploads pass, what is too large is refused, and a stopped program is excused', async () => {
    const faults: string[] = [];
    const expectThat = (isSo: boolean, otherwise: string) => {
      if (!isSo) faults.push(otherwise);
    };
    const named = { ...env, ALDEIA_NAME: 'aldeia.example' };
    const asked = ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'];
    const verdict = spawnSync('caddy', asked, { env: named, encoding: 'utf8' });
    expectThat(/Valid configuration/.test(verdict.stdout + verdict.stderr), verdict.stderr);

    const page = await ask(`${site}/`, { headers: { 'accept-encoding': 'br' } });
    for (const name of ['strict-transport-security', 'content-security-policy', 'content-encoding'])
      expectThat(
        page.raw.filter((each) => each === name).length === 1,
        `${name} is not there once`,
      );
    expectThat(page.status === 200, `a page is answered with ${page.status}`);
    expectThat(!page.headers.server, 'the web server names itself');

    const { token } = await openOffice(village.url);
    const send = async (megabytes: number) => {
      const { body, headers } = uploadOf(Buffer.alloc(megabytes * 1024 * 1024, 'x'));
      const length = { 'content-length': String(body.length) };
      const own = { ...headers, ...length, apikey: apiKey, 'x-auth-token': token };
      const answer = await ask(`${site}/api/file`, { method: 'POST', headers: own, body });
      return `${answer.status} ${JSON.parse(answer.body.toString()).errors?.[0]?.msg}`;
    };
    const [fits, large] = [await send(25), await send(30)];
    expectThat(/^415|^422/.test(fits), `25 MB are answered with ${fits}`);
    expectThat(/^413 O ficheiro é demasiado grande/.test(large), `30 MB: ${large}`);

    const wrong = { username: 'ninguem', password: 'palavra errada' };
    const logIn = async (number: number) => {
      const forged = { 'x-forwarded-for': `10.0.0.${number}` };
      const headers = { ...forged, apikey: apiKey, 'content-type': 'application/json' };
      const body = JSON.stringify(wrong);
      return (await ask(`${site}/api/auth`, { method: 'POST', headers, body })).status;
    };
    const statuses: number[] = [];
    for (let number = 0; number < 30; number++) statuses.push(await logIn(number));
    expectThat(statuses.includes(429), 'an address that a visitor makes up is believed');

    await village.kill('SIGTERM');
    const stopped = await ask(`${site}/lojas`);
    const call = await ask(`${site}/api/lojas`, { headers: { apikey: apiKey } });
    const isPage = stopped.status === 503 && stopped.body.includes('Voltamos já');
    expectThat(isPage, `a page of a stopped program: ${stopped.status} ${stopped.body}`);
    const isRefusal = call.status === 503 && JSON.parse(call.body.toString()).errors[0].msg;
    expectThat(isRefusal, `a call of a stopped program: ${call.status} ${call.body}`);
    expectThat(stopped.headers['retry-after'] === '10', 'nobody is told when to come back');
    expectThat(!log.includes('127.0.0.1:') || !log.includes('/lojas'), 'the log names visitors');
    record({
      promise: 'It runs behind Caddy',
      proof:
        'caddy validate; its own certificate, headers, uploads of 25 MB and 30 MB, 30 logins with forged X-Forwarded-For, a stopped program, the log',
      reached: faults.length === 0 ? '0 faults' : faults.join('; '),
      promised: '0 faults',
      ok: faults.length === 0,
    });
  });
});
