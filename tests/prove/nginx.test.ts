import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect as connectTo } from 'node:http2';
import type { RequestOptions } from 'node:https';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { freePort } from '../freePort.ts';
import { newPlace, type Place } from '../openTestStore.ts';
import { apiKey } from '../startApp.ts';
import { askSecurely as ask } from './askSecurely.ts';
import { missingPrograms, type Nginx, prepareNginx, startNginx } from './nginx.ts';
import { headersOf, openOffice } from './office.ts';
import { rawRequest } from './rawRequest.ts';
import { record } from './report.ts';
import { captchasOf } from './signUps.ts';
import { startVillage, type Village } from './startVillage.ts';
import { together } from './together.ts';
import { until } from './until.ts';
import { uploadOf } from './uploadOf.ts';

const promise = 'It runs behind nginx';
const missing = missingPrograms();
if (missing.length > 0) console.log(`Not installed here, so not tried: ${missing.join(', ')}.`);

describe.skipIf(missing.length > 0)('behind nginx', () => {
  let place: Place;
  let villages: Village[] = [];
  let nginx: Nginx;
  let settings: Record<string, string>;
  beforeAll(async () => {
    place = await newPlace('postgres');
    const [prepared, visitsPort] = [await prepareNginx(), await freePort()];
    settings = { ...prepared.settings, LIMITS: 'on', VISITS_PORT: String(visitsPort) };
    const start = () => startVillage(place, { pages: true, settings });
    villages = [await start(), await start()];
    nginx = await startNginx(prepared, { apps: villages.map(({ url }) => url), visitsPort });
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const village of villages) await village.kill();
    rmSync(place.dataDir, { recursive: true });
  });

  const api = (path: string, more: Parameters<typeof ask>[1] = {}) =>
    ask(`${nginx.secure}${path}`, { ...more, headers: { apikey: apiKey, ...more.headers } });

  test('the configuration is sound, and pages arrive over HTTP/2 with their headers once', async () => {
    const faults: string[] = [];
    if (!/syntax is ok[\s\S]*test is successful/.test(nginx.verdict)) faults.push(nginx.verdict);
    if (/\[(warn|emerg)\]/.test(nginx.verdict)) faults.push(nginx.verdict);

    const plain = await fetch(`${nginx.plain}/aldeia?x=1`, { redirect: 'manual' });
    if (plain.status !== 308 || plain.headers.get('location') !== `${nginx.secure}/aldeia?x=1`) {
      faults.push(`plain HTTP is answered with ${plain.status}`);
    }
    const session = connectTo(nginx.secure, { rejectUnauthorized: false });
    const stream = session.request({ ':path': '/' });
    const [headers] = await once(stream, 'response');
    stream.resume();
    await once(stream, 'end');
    session.close();
    if (headers[':status'] !== 200) faults.push(`HTTP/2 is answered with ${headers[':status']}`);

    const page = await ask(`${nginx.secure}/`, { headers: { 'accept-encoding': 'br, gzip' } });
    for (const name of [
      'strict-transport-security',
      'content-security-policy',
      'x-content-type-options',
      'cache-control',
      'content-encoding',
    ]) {
      const times = page.raw.filter((each) => each === name).length;
      if (times !== 1) faults.push(`${name} comes ${times} times`);
    }
    if (/\d/.test(String(page.headers.server))) faults.push('the version of nginx is told');
    const html = brotliDecompressSync(page.body).toString();
    if (!html.startsWith('<!doctype html>') && !html.startsWith('<!DOCTYPE html>'))
      faults.push('the page is packed twice');

    const [asset = ''] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
    const script = await ask(nginx.secure + asset, { headers: { 'accept-encoding': 'br' } });
    if (!String(script.headers['cache-control']).includes('immutable'))
      faults.push('assets are not kept');
    if (script.headers['content-encoding'] !== 'br') faults.push('assets are not packed');
    const again = { 'accept-encoding': 'br, gzip', 'if-none-match': String(page.headers.etag) };
    const { status } = await ask(`${nginx.secure}/`, { headers: again });
    if (status !== 304) faults.push('a page that is still good is sent again');
    record({
      promise,
      proof: 'nginx -t, HTTP to HTTPS, HTTP/2, security headers, compression, caching',
      reached: faults.length === 0 ? '0 faults' : faults.join('; '),
      promised: '0 faults',
      ok: faults.length === 0,
    });
  });

  test('an address that a visitor makes up is not believed, and limits hold over both processes', async () => {
    const solved = captchasOf(place);
    const statuses = await together(45, 5, async (number) => {
      const body = JSON.stringify({
        name: 'Ana',
        email: 'ana@example.com',
        subject: `Assunto ${number}`,
        mensagem: 'Olá',
        captcha: await solved('mensagens'),
      });
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${number}` };
      return (await api('/api/mensagens', { method: 'POST', headers, body })).status;
    });
    const taken = statuses.filter((status) => status === 201).length;
    const refused = statuses.filter((status) => status === 429).length;
    record({
      promise,
      proof: '45 messages from one place with 45 forged X-Forwarded-For, over two processes',
      reached: `${taken} taken, ${refused} refused with 429`,
      promised: '30 taken',
      ok: taken === 30 && refused === 15,
    });
  });

  test('a program that calls without pause is sent away, and an office that works is not', async () => {
    // Wait until nginx has forgotten the calls before.
    await pause(21_000);
    const office = await together(300, 20, () => api('/api/lojas'));
    await pause(21_000);
    const flood = await together(1_500, 50, (number) => api(`/api/pesquisa?q=mel&n=${number}`));
    const refused = flood.filter(({ status }) => status === 429);
    const told = refused.filter(
      ({ headers, body }) =>
        headers['retry-after'] === '10' && JSON.parse(body.toString()).errors[0].msg !== '',
    );
    const page = await ask(`${nginx.secure}/`);
    const isWell = office.every(({ status }) => status === 200);
    record({
      promise,
      proof: '300 calls at once as from an office, then 1,500 without pause from one address',
      reached: `${isWell ? 'all' : 'not all'} of the 300 answered; ${refused.length} of the 1,500 sent away with 429, ${told.length} of them told when to come back; a page meanwhile ${page.status}`,
      promised: 'the office never; the flood beyond 400 and 20 a second; pages as ever',
      ok:
        isWell &&
        refused.length > 0 &&
        told.length === refused.length &&
        flood.every(({ status }) => status === 200 || status === 429) &&
        page.status === 200,
    });
  });

  test('what no file answers has a rate too, and pages that are files have none', async () => {
    const files = await together(1_500, 50, () => ask(`${nginx.secure}/acessibilidade`));
    const flood = await together(1_500, 50, (number) =>
      ask(`${nginx.secure}/${number % 2 ? 'open311/v2/services.json' : 'pesquisa?q=mel'}`),
    );
    const refused = flood.filter(({ status }) => status === 429);
    const told = refused.filter(({ headers, body }) => {
      const isPage = String(headers['content-type']).startsWith('text/html');
      const says = isPage ? body.includes('Aguarde um pouco') : JSON.parse(body.toString()).errors;
      return headers['retry-after'] === '10' && says;
    });
    const others = flood.filter(({ status }) => status !== 200 && status !== 429).length;
    const calls = await api('/api/lojas');
    record({
      promise,
      proof: '1,500 pages that are files, then 1,500 searches and Open311 requests, without pause',
      reached: `${files.filter(({ status }) => status === 200).length} of the files; ${refused.length} of the others sent away with 429, ${told.length} of them told when to come back, ${others} failed; a call meanwhile ${calls.status}`,
      promised: 'every file; the others beyond 400 and 20 a second sent away; calls as ever',
      ok:
        files.every(({ status }) => status === 200) &&
        refused.length > 0 &&
        told.length === refused.length &&
        others === 0 &&
        calls.status === 200,
    });
  });

  test('what is too large is refused in the words of the program', async () => {
    const { token } = await openOffice(villages[0]?.url ?? '');
    const send = async (megabytes: number) => {
      const { body, headers } = uploadOf(Buffer.alloc(megabytes * 1024 * 1024, 'x'));
      const answer = await api('/api/file', {
        method: 'POST',
        headers: { ...headers, 'x-auth-token': token, 'content-length': String(body.length) },
        body,
      });
      return `${answer.status} ${JSON.parse(answer.body.toString()).errors?.[0]?.msg}`;
    };
    const [fits, large] = [await send(25), await send(30)];
    record({
      promise,
      proof: 'uploads of 25 MB and of 30 MB',
      reached: `${fits}; ${large}`,
      promised: '25 MB reach the program; 413 in its own shape above',
      ok: /^415|^422/.test(fits) && /^413 O ficheiro é demasiado grande/.test(large),
    });
  });

  test('slow clients are sent away, and nobody waits for them', async () => {
    const { port } = new URL(nginx.secure);
    const plainPort = Number(new URL(nginx.plain).port);
    let closed = 0;
    const slow: Socket[] = Array.from({ length: 60 }, (_, number) => {
      const socket = connect(number % 2 ? Number(port) : plainPort, '127.0.0.1');
      socket.on('error', () => {});
      socket.on('close', () => {
        closed += 1;
      });
      if (number % 2 === 0) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
      return socket;
    });
    const trickle = setInterval(() => {
      for (const socket of slow) if (!socket.destroyed) socket.write('a');
    }, 1_000);
    let failures = 0;
    const started = Date.now();
    while (closed < slow.length && Date.now() - started < 90_000) {
      if ((await ask(`${nginx.secure}/`)).status !== 200) failures += 1;
      await pause(250);
    }
    clearInterval(trickle);
    for (const socket of slow) socket.destroy();
    record({
      promise,
      proof: '60 connections that send a byte a second',
      reached: `${closed} closed, ${failures} pages failed meanwhile`,
      promised: 'all closed, 0 failed',
      ok: closed === 60 && failures === 0,
    });
  });

  test('a backup comes through whole', async () => {
    const { token } = await openOffice(villages[0]?.url ?? '');
    const answer = await api('/api/copia', { headers: headersOf(token) });
    record({
      promise,
      proof: 'the download of a backup',
      reached: `${answer.status}, ${answer.headers['content-type']}, ${answer.headers['content-encoding'] ?? 'not packed again'}`,
      promised: '200, as it is',
      ok:
        answer.status === 200 &&
        answer.body[0] === 0x1f &&
        answer.body.length > 1_000 &&
        !answer.headers['content-encoding'],
    });
  });

  test('it tells the program of each page it gives out, once, and nobody of whom it gave it to', async () => {
    const { token } = await openOffice(villages[0]?.url ?? '');
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const see = (path: string, at: number, more: Record<string, string> = {}) =>
      ask(nginx.secure + path, {
        headers: { 'user-agent': agent, 'accept-encoding': 'br', ...more },
        more: { localAddress: `127.0.0.${at}`, agent: false },
      });
    // The first answer comes from the program, the others from the cache, and the last is a 304.
    for (const at of [81, 82, 83, 84])
      await see('/acessibilidade', at, { referer: 'https://x.pt/a' });
    const { headers } = await see('/acessibilidade', 81);
    await see('/acessibilidade', 82, { 'if-none-match': String(headers.etag) });
    await see('/pesquisa?q=palavra-que-ninguem-escreveu', 83);
    await see('/seguir/segredo-que-ninguem-ve', 84);
    await see('/nada', 85);
    await see('/acessibilidade', 86, { 'user-agent': 'Mozilla/5.0 (compatible; bot)' });
    await see('/backoffice', 87);
    await see('/acessibilidade', 87);
    await see('/api/lojas', 88, { 'x-auth-token': token, apikey: apiKey });
    await see('/acessibilidade', 88);
    const read = async () => {
      const { body } = await api('/api/visitas', { headers: { 'x-auth-token': token } });
      const { partes: _, periodo: __, ...sums } = JSON.parse(body.toString()).visitas;
      return JSON.stringify(sums);
    };
    const byHand = JSON.stringify({
      visitas: 4,
      paginas: 8,
      maisVistas: [
        { nome: '/acessibilidade', vezes: 6 },
        { nome: '/pesquisa', vezes: 1 },
        { nome: '/seguir/…', vezes: 1 },
      ],
      origens: [{ nome: 'x.pt', vezes: 4 }],
      pesquisas: [{ nome: 'palavra-que-ninguem-escreveu', vezes: 1 }],
    });
    const isEqual = await until(async () => (await read()) === byHand, { patience: 90_000 });
    const { stdout } = spawnSync('grep', ['-ra', '127.0.0.8[1-8]', place.dataDir]);
    const inLogs =
      (await nginx.logs()).match(/127\.0\.0\.8[1-8]|segredo-que-ninguem/g)?.length ?? 0;
    const inFiles = stdout.length;
    record({
      promise: 'What was counted names nobody',
      proof:
        '14 requests of 8 visitors through nginx, answered from its cache and by two processes',
      reached: `${isEqual ? 'as by hand' : await read()}; ${inFiles + inLogs} addresses in files`,
      promised: 'as counted by hand; 0 addresses',
      ok: isEqual && inFiles + inLogs === 0,
    });
  });

  test('a site that is closed to visitors says so itself, and staff walk through it', async () => {
    const { token, send } = await openOffice(villages[0]?.url ?? '');
    const { headers } = await api('/api/auth', { headers: headersOf(token) });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const page = (more = {}) => ask(`${nginx.secure}/aldeia`, { headers: more });
    const names = { villageName: 'Souto', councilName: 'Junta' };
    await page();
    await send('PUT', '/api/definicoes', { ...names, emPreparacao: true });
    const [closed, seen, again] = [await page(), await page({ cookie }), await page()];
    await send('PUT', '/api/definicoes', { emPreparacao: false });
    const open = await page();
    const isTold = [closed, again].every(({ body }) => body.includes('abre em breve'));
    const statuses = [closed, seen, again, open].map(({ status }) => status).join(' ');
    record({
      promise,
      proof:
        'a page asked for by a visitor, by staff and by a visitor while the site is closed, and once it is open',
      reached: `${statuses}; in the words of the program: ${isTold}`,
      promised: '503 200 503 200; true',
      ok: statuses === '503 200 503 200' && isTold,
    });
  });

  test('with one process gone the other answers; with both gone a page says so', async () => {
    const ok = async () => (await ask(`${nginx.secure}/`)).status === 200;
    await villages[1]?.kill();
    const answers = await together(100, 5, ok);
    const failed = answers.filter((answer) => !answer).length;
    await villages[0]?.kill();
    const gone = await ask(`${nginx.secure}/login`);
    const { port } = new URL(villages[0]?.url ?? '');
    villages = [await startVillage(place, { pages: true, settings: { ...settings, PORT: port } })];
    const isBack = await until(async () => (await ask(`${nginx.secure}/login`)).status === 200, {
      patience: 20_000,
    });
    record({
      promise,
      proof: 'one process of two killed, then both, then one back',
      reached: `${failed} of 100 pages failed; ${gone.status} with a page in Portuguese: ${gone.body.includes('Voltamos já')}; back: ${isBack}`,
      promised: '0 failed; 503 with a page; back by itself',
      ok:
        failed === 0 &&
        gone.status === 503 &&
        gone.body.includes('Voltamos já') &&
        isBack &&
        gone.headers['retry-after'] === '10',
    });
  });

  test('another name gets nothing, and a made-up one is not repeated', async () => {
    const { port, hostname } = new URL(nginx.secure);
    const named = (host: string, servername: string) =>
      ask(nginx.secure, { headers: { host }, more: { servername, agent: false } })
        .then(({ status }) => status)
        .catch(() => 0);
    const raw = (url: string, head: string) =>
      rawRequest(url, Buffer.from(`${head}\r\n\r\n`), 5_000);
    const answered = [
      await named('mau.example', 'mau.example'),
      await named(`${hostname}:${port}`, 'mau.example'),
      await named('mau.example', hostname),
      await named('127.0.0.1', ''),
      (await raw(nginx.plain, 'GET / HTTP/1.1\r\nHost: mau.example')).status,
      (await raw(nginx.plain, 'GET / HTTP/1.0')).status,
    ];
    // Malformed requests get an error, which must not name these either.
    const refused = [
      await raw(nginx.plain, 'GET http://mau.example/x HTTP/1.1\r\nHost: localhost'),
      await raw(nginx.plain, 'GET / HTTP/1.1\r\nHost: '),
      await raw(nginx.plain, 'tolice'),
      await raw(nginx.secure, 'GET / HTTP/1.1'),
    ];
    const told = refused.filter(({ text }) => /nginx\/\d|mau/.test(text));
    record({
      promise,
      proof: 'other names in TLS, in Host, in the address, and none at all',
      reached: `${answered.filter((status) => status !== 0).length} of ${answered.length} answered, ${told.length} name the version or the other name`,
      promised: '0 answered, 0 named',
      ok: answered.every((status) => status === 0) && told.length === 0,
    });
  });

  test('its logs hold no visitor, no secret of a booking and nothing people searched for', async () => {
    // An address of this machine that nothing else here uses.
    const from = { more: { localAddress: '127.0.0.77', agent: false } } as const;
    const secret = 'segredo-que-ninguem-ve';
    const ways = [
      `/inscricao/${secret}`,
      `/INSCRICAO/${secret}`,
      `/%69nscricao/${secret}`,
      `/Inscri%63ao%2F${secret}`,
      `//inscricao/${secret}`,
      `/x/../inscricao/${secret}`,
      `/inscricao\\${secret}`,
      `/inscricao/${secret}?a#b`,
      `/api/reservas/${secret}`,
      `/API/RESERVAS/${secret}`,
      `/api/%72eservas/${secret}/comprovativo`,
      `/verificar/${secret}`,
      `/en//Verificar/${secret}`,
      `/verificar?codigo=${secret}`,
      `/api/verificar/${secret}`,
      '/pesquisa?q=palavra-que-ninguem-ve',
      `/api/pagamentos/ifthenpay?key=${secret}&orderId=${secret}`,
    ];
    const askAll = async () => {
      for (const path of ways) await ask(nginx.secure, { more: { ...from.more, path } });
    };
    const address = { host: '127.0.0.1', localAddress: '127.0.0.77' };
    const rough = (port: string, bytes: string) =>
      new Promise<void>((done) => {
        const socket = connect({ ...address, port: Number(port) }, () => socket.end(bytes));
        socket.on('error', () => {}).on('close', () => done());
        socket.resume();
      });
    const provoke = async () => {
      for (const { port } of [new URL(nginx.secure), new URL(nginx.plain)]) {
        // A broken TLS handshake, no Host, a header too large, a name that is not served.
        await rough(port, '\x16\x03\x01\x00\x05\x01\x00\x00\x01\x00');
        await rough(port, 'GET / HTTP/1.1\r\n\r\n');
        await rough(port, `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
        await rough(port, 'GET / HTTP/1.1\r\nHost: mau.example\r\n\r\n');
      }
      for (const maxVersion of ['TLSv1.1', 'TLSv1.2'] as const) {
        const old = { ...from.more, maxVersion, minVersion: 'TLSv1', servername: 'mau.example' };
        await ask(nginx.secure, { more: old as RequestOptions }).catch(() => {});
      }
      const body = Buffer.alloc(30 * 1024 * 1024);
      const large = { method: 'POST', body, more: from.more };
      await ask(`${nginx.secure}/api/file`, large).catch(() => {});
      // More connections at once than one visitor may have.
      await Promise.all(
        Array.from({ length: 150 }, () => ask(`${nginx.secure}/aldeia`, from).catch(() => {})),
      );
    };
    await askAll();
    await provoke();
    for (const village of villages) await village.kill();
    await askAll();
    await provoke();
    const logs = await nginx.logs();
    const secrets = logs.match(/que-ninguem-ve/g)?.length ?? 0;
    const visitors = logs.match(/127\.0\.0\.77/g)?.length ?? 0;
    record({
      promise,
      proof:
        'private pages however written, searches, broken connections, with the program there and gone, then the logs',
      reached: `${secrets} secrets and ${visitors} addresses of visitors in ${logs.split('\n').length} lines`,
      promised: '0 and 0',
      ok: secrets === 0 && visitors === 0 && logs.includes('/inscricao/-'),
    });
  });
});

test.skipIf(missing.length > 0)('the journeys of a person go well through nginx', async () => {
  const first = 4270;
  const nginx = await startNginx(await prepareNginx(), { apps: [`http://127.0.0.1:${first}`] });
  const specs = ['booking.spec', 'contact', 'copia', 'head'];
  const child = spawn(
    process.execPath,
    ['node_modules/.bin/playwright', 'test', '--project=desktop', '--reporter=json', ...specs],
    {
      env: {
        ...process.env,
        E2E_PORT: String(first),
        E2E_VILLAGE: nginx.secure,
        PROVE: 'yes',
        NODE_ENV: '',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  await once(child, 'exit');
  await nginx.stop();
  const { stats } = JSON.parse(out) as {
    stats: Record<'expected' | 'unexpected' | 'flaky', number>;
  };
  record({
    promise,
    proof: `the journeys of ${specs.join(', ')} in a real browser, over HTTPS`,
    reached: `${stats.expected} went well, ${stats.unexpected + stats.flaky} did not`,
    promised: 'all go well',
    ok: stats.expected > 10 && stats.unexpected + stats.flaky === 0,
  });
});
