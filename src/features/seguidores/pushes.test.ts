import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import {
  makeReceiver,
  readVapid,
  startPushService,
} from '../../../tests/seguidores/pushService.ts';
import { refused, startApp, type TestApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { messages } from '../../language/messages.ts';
import { avisos } from '../../sections/avisos.ts';
import { eraseOldData } from '../../server/village/retention.ts';
import { forgetUnproved } from './aparelhos.server.ts';
import { isAtKnownService, isPushAddress, mostElsewhere, refusals } from './aparelhos.ts';
import { writeDue } from './envios.server.ts';
import { pushDue } from './pushes.server.ts';
import { aparelhos, envios } from './tables.server.ts';
import { everyTopic, type Topic } from './topics.ts';
import { isOutside, pushKeys, pushServices, seal } from './webPush.server.ts';

test('what the second reading of messages is held against: the example of RFC 8291', async () => {
  const open = Buffer.from(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    'base64url',
  );
  const [x, y] = [open.subarray(1, 33), open.subarray(33)].map((each) =>
    each.toString('base64url'),
  );
  const d = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';
  const pair = { kty: 'EC', crv: 'P-256', d, ...(x && y && { x, y }) };
  const receiver = await makeReceiver({ pair, auth: 'BTBZMqHH6r4Tts7J_aSIgg' });
  const sent = Buffer.from(
    [
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T',
      'lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    ].join(''),
    'base64url',
  );
  expect(await receiver.read(sent)).toBe('When I grow up, I want to be a watermelon');
});

test.each(['', 'Corte de água', 'x'.repeat(3_000)])(
  '%j is read by the device alone',
  async (text) => {
    const [device, other] = [await makeReceiver(), await makeReceiver()];
    const sealed = seal(text, device) as Buffer<ArrayBuffer>;
    expect(await device.read(sealed)).toBe(text);
    await expect(other.read(sealed)).rejects.toThrow();
    expect(seal(text, device)).not.toEqual(sealed);
  },
);

test('a village has one key for as long as it has its secret', () => {
  expect(pushKeys('um').publicKey).toBe(pushKeys('um').publicKey);
  expect(pushKeys('um').publicKey).not.toBe(pushKeys('outro').publicKey);
  expect(pushKeys('um').publicKey).toMatch(/^B[\w-]{86}$/);
});

test.each([
  ...['https://fcm.googleapis.com/fcm/send/a:b', 'https://web.push.apple.com/x'],
  'https://updates.push.services.mozilla.com/wpush/v2/x',
])('%s could be of a push service', (address) => {
  expect(isPushAddress(address)).toBe(true);
});

test.each([
  ...['http://fcm.googleapis.com/x', 'https://localhost/x', 'https://127.0.0.1/', 'https://[::1]/'],
  ...['https://2130706433/', 'https://0x7f.1/', 'https://intranet/', 'https://nas.local/x'],
  ...['https://a@push.example/', 'https://push.example:8443/', 'ftp://push.example/', '', 'x'],
  'https://metadata.google.internal/',
])('%j is of none', (address) => {
  expect(isPushAddress(address)).toBe(false);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/a', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://db5p.notify.windows.com/w/?token=x', true],
  ['https://push.example/fcm.googleapis.com', false],
  ['https://notfcm.googleapis.com/', false],
  ['https://push.apple.com.example/', false],
])('whether %s is at a known push service: %s', (address, isKnown) => {
  expect(isAtKnownService(address)).toBe(isKnown);
});

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
  ...['100.64.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1'],
  ...['2002:7f00:1::', '2002:a00:1::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2', '64:ff9b::a00:1'],
])('%s is not outside', (address) => {
  expect(isOutside(address)).toBe(false);
  expect(isOutside('142.250.184.10') && isOutside('2a00:1450::1')).toBe(true);
});

test('a name that leads to this machine is not written to', async () => {
  expect(await pushServices.post('https://localhost:9/', {}, Buffer.from(''))).toBe(0);
});

type Post = typeof pushServices.post;
type Receiver = Awaited<ReturnType<typeof makeReceiver>>;

describe.each(engines)('devices that follow the village, on %s', (engine) => {
  let t: TestApp;
  let service: Awaited<ReturnType<typeof startPushService>>;
  let receivers: Map<string, Receiver>;

  beforeAll(async () => {
    service = await startPushService();
    vi.spyOn(pushServices, 'post').mockImplementation(toService);
    t = await startApp(engine, {
      settings: { LETTERS_PER_MINUTE: '25', SITE_URL: 'https://aldeia.example' },
    });
  });
  afterAll(async () => {
    await t.close();
    vi.mocked(pushServices.post).mockRestore();
    service.stop();
  });
  beforeEach(async () => {
    await t.setClock();
    for (const table of [aparelhos, envios, avisos]) await t.store.remove(table as never, {});
    service.received.length = 0;
    service.statuses.clear();
    receivers = new Map();
  });

  const addressOf = (name: string) => `https://fcm.googleapis.com/${name}`;
  const bodyFor = async (name: string, temas: readonly Topic[] = ['avisos']) => {
    const receiver = receivers.get(name) ?? (await makeReceiver());
    receivers.set(name, receiver);
    const keys = { p256dh: receiver.chave, auth: receiver.segredo };
    const subscription = { endpoint: addressOf(name), expirationTime: null, keys };
    return { subscription, temas, captcha: await t.captcha('notificacoes') };
  };
  const ask = async (name: string, temas?: readonly Topic[]) =>
    t.visitor('POST', '/api/notificacoes', await bodyFor(name, temas));
  /** The last message that the push service took for a device, as the device reads it, and takes it away. */
  const arrivedAt = async (name: string) => {
    const at = service.received.findLastIndex(({ path }) => path === `/${name}`);
    const [{ body } = { body: Buffer.from('') }] = service.received.splice(at, 1);
    return JSON.parse((await receivers.get(name)?.read(body)) ?? '');
  };
  const prove = (name: string, prova: string) =>
    t.visitor('POST', '/api/notificacoes/confirmar', { endereco: addressOf(name), prova });
  /** Asks, and sends back the proof that comes, as the page does. */
  const follow = async (name: string, temas?: readonly Topic[]) => {
    const asked = await ask(name, temas);
    if (asked.body.aparelho.confirmado) return asked;
    return prove(name, (await arrivedAt(name)).prova);
  };
  const ownPage = (name: string) =>
    `/api/notificacoes?endereco=${encodeURIComponent(addressOf(name))}`;
  const aviso = (more: object = {}) => {
    const body = { ...validBody(avisos.sections[0] as never, 'Corte de água'), urgencia: '' };
    return t.staff('POST', '/api/avisos', { ...body, avisarSeguidores: true, ...more });
  };
  /** Posts to the test's own push service instead of the real one. */
  const toService: Post = async (address, { 'content-length': _, ...headers }, body) => {
    const { pathname } = new URL(address);
    const sent = { method: 'POST', headers: headers as Record<string, string> };
    return (await fetch(service.url + pathname, { ...sent, body: new Uint8Array(body) })).status;
  };
  const minute = async (post = toService) => {
    await writeDue(t.context);
    vi.mocked(pushServices.post).mockImplementation(post);
    await pushDue(t.context);
    vi.mocked(pushServices.post).mockImplementation(toService);
  };
  const told = () => service.received.map(({ path }) => path.slice(1)).sort();
  const urgent = { urgencia: 'Perigo', urgenteAte: '2026-06-02T11:00:00.000Z' };

  test('are told of what they follow, in words that they alone can read', async () => {
    await follow('ana');
    await follow('rui', ['eventos']);
    const { body } = await aviso({ title: 'Água cortada', ...urgent });
    await minute();
    await minute();
    expect(told()).toEqual(['ana']);
    const [{ headers = {}, body: sealed } = {}] = service.received;
    expect(headers).toMatchObject({
      ttl: '14400',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    });
    expect(sealed && JSON.parse((await receivers.get('ana')?.read(sealed)) ?? '')).toEqual({
      title: 'Perigo: Água cortada',
      path: `/comunidade/${body.aviso._id}`,
    });
    const vapid = await readVapid(String(headers.authorization));
    expect(vapid).toMatchObject({
      isTrue: true,
      key: (await t.visitor('GET', '/api/notificacoes/chave')).body.chave,
      head: { alg: 'ES256' },
      claims: { aud: 'https://fcm.googleapis.com', sub: 'https://aldeia.example' },
    });
    expect(vapid.claims.exp - Date.parse('2026-06-01T11:00:00Z') / 1_000).toBe(12 * 3_600);
    expect(await t.store.list(envios)).toMatchObject([{ cartas: 0, aparelhos: 1 }]);
  });

  test('choose, change and leave, and are told nothing from then on', async () => {
    expect((await t.visitor('GET', ownPage('ana'))).status).toBe(404);
    const following = (temas: string[]) => ({ aparelho: { temas, confirmado: true } });
    expect((await follow('ana', ['eventos'])).body).toEqual(following(['eventos']));
    expect((await ask('ana', ['avisos'])).body).toEqual(following(['avisos']));
    const read = await t.visitor('GET', ownPage('ana'));
    expect(read.body).toEqual(following(['avisos']));
    expect(read.headers['cache-control']).toBe('no-store');
    expect(await t.store.list(aparelhos)).toHaveLength(1);
    await aviso();
    expect((await t.visitor('DELETE', ownPage('ana'))).body).toEqual({ aparelho: { saiu: true } });
    expect((await t.visitor('DELETE', ownPage('ana'))).status).toBe(200);
    await minute();
    expect(told()).toEqual([]);
  });

  test('that leave while others are being told are left out', async () => {
    for (let each = 0; each < 25; each++) await follow(`v${each}`);
    await aviso();
    let isFirst = true;
    await minute(async (...asked) => {
      if (isFirst) {
        isFirst = false;
        await t.visitor('DELETE', ownPage('v24'));
      }
      return toService(...asked);
    });
    expect(told()).toHaveLength(24);
    expect(told()).not.toContain('v24');
  });

  test('hear of what becomes urgent, even while others are being told', async () => {
    await follow('gil', ['urgente']);
    await follow('ana');
    const { body } = await aviso();
    let isFirst = true;
    await minute(async (...asked) => {
      const more = { ...body.aviso, ...urgent, avisarSeguidores: true };
      if (isFirst) await t.staff('PUT', `/api/avisos/${body.aviso._id}`, more);
      isFirst = false;
      return toService(...asked);
    });
    expect(told()).toEqual(['ana']);
    await minute();
    // Ana's device shows one message, as both are about one notice.
    expect(told()).toEqual(['ana', 'ana', 'gil']);
  });

  test('ask twice in one moment, and are one', async () => {
    const both = await Promise.all([ask('ana'), ask('ana')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await t.store.list(aparelhos)).toHaveLength(1);
  });

  const point = `B${'A'.repeat(86)}`;
  test.each([
    { endpoint: 'https://192.168.1.1/' },
    { endpoint: 'http://push.example/' },
    { endpoint: ['https://push.example/x'] },
    { endpoint: `https://push.example/${'x'.repeat(1_000)}` },
    { keys: undefined },
    { keys: { p256dh: 'BA' } },
    { keys: { p256dh: point } },
    { keys: { auth: 'x' } },
    { keys: { auth: undefined } },
  ])('are refused for their subscription (%j)', async (wrong) => {
    const { subscription, ...others } = await bodyFor('ana');
    const keys = wrong.keys && { ...subscription.keys, ...wrong.keys };
    const sent = { ...subscription, ...wrong, ...('keys' in wrong && { keys }) };
    const answer = await t.visitor('POST', '/api/notificacoes', { ...others, subscription: sent });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ param: 'subscription' }] } });
    expect(await t.store.list(aparelhos)).toEqual([]);
  });

  test.each([
    ['subscription', { subscription: undefined }],
    ['temas', { temas: [] }],
    ['temas', { temas: ['tudo'] }],
  ])('are refused for their %s (%j)', async (param, wrong) => {
    const body = { ...(await bodyFor('ana')), ...wrong };
    const answer = await t.visitor('POST', '/api/notificacoes', body);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ param }] } });
    expect(await t.store.list(aparelhos)).toEqual([]);
  });

  test('that are gone are forgotten, those that cannot be reached told later, and once', async () => {
    for (const name of ['ana', 'rui', 'eva', 'gil', 'ivo']) await follow(name);
    service.statuses.set('/ana', 410).set('/rui', 404).set('/eva', 503).set('/ivo', 403);
    await aviso();
    await minute();
    const left = await t.store.list(aparelhos);
    expect(left.map(({ endereco }) => endereco)).toEqual(['eva', 'gil', 'ivo'].map(addressOf));
    service.received.length = 0;
    await minute();
    service.statuses.delete('/eva');
    await minute();
    await minute();
    expect(told()).toEqual(['eva', 'eva']);
    expect(await t.store.list(envios)).toMatchObject([{ aparelhos: 2 }]);
  });

  test('are told the newer of two announcements later, although the older one arrived', async () => {
    await follow('ana');
    await aviso({ title: 'Primeiro' });
    await aviso({ title: 'Segundo' });
    let isFirst = true;
    await minute(async (...asked) => {
      if (!isFirst) return toService(...asked);
      isFirst = false;
      return 503;
    });
    await minute();
    const receiver = receivers.get('ana') as Receiver;
    const messages = service.received.map(({ body }) => receiver.read(body as never));
    const titles = (await Promise.all(messages)).map((each) => JSON.parse(each).title);
    expect(titles).toEqual(['Primeiro', 'Segundo']);
  });

  test('are told of a danger that did not arrive, although other news did since', async () => {
    await follow('ana');
    await aviso({ title: 'Incêndio', ...urgent });
    await minute(async () => 503);
    await aviso({ title: 'Feira' });
    await minute();
    expect(service.received).toHaveLength(2);
  });

  test('are told later when nobody can be reached, but not after four hours', async () => {
    await follow('ana');
    await aviso();
    await minute(async () => 0);
    await t.setClock('2026-06-01T14:59:00.000Z');
    await minute();
    expect(told()).toEqual(['ana']);
    await aviso({ title: 'Outro' });
    await minute(async () => 0);
    await t.setClock('2026-06-01T19:00:00.000Z');
    await minute();
    expect(told()).toEqual(['ana']);
  });

  test('are told a few at a time, and the last of them whatever others answer', async () => {
    for (let each = 0; each < 60; each++) await follow(`v${each}`);
    for (let each = 0; each < 30; each++) service.statuses.set(`/v${each}`, 500);
    await aviso();
    await minute();
    expect(service.received).toHaveLength(25);
    await minute();
    await minute();
    expect(new Set(told()).size).toBe(60);
    expect(await t.store.list(envios)).toMatchObject([{ aparelhos: 30 }]);
  });

  test('are told what visitors see, and not what was withdrawn or came before them', async () => {
    await follow('ana');
    const { body } = await aviso();
    await t.staff('DELETE', `/api/avisos/${body.aviso._id}`);
    await minute();
    await aviso({ title: 'Mais tarde', publicarEm: '2026-06-03T12:00:00.000Z' });
    await minute();
    expect(told()).toEqual([]);
    await t.setClock('2026-06-03T12:01:00.000Z');
    await minute();
    expect(told()).toEqual(['ana']);
    await t.setClock('2026-06-03T12:02:00.000Z');
    await follow('rui');
    await minute();
    expect(told()).toEqual(['ana']);
  });

  test('that nobody could tell anything for a month are forgotten', async () => {
    await follow('ana');
    await follow('rui');
    service.statuses.set('/ana', 500);
    await aviso();
    await minute();
    await t.setClock('2026-07-02T11:00:00.000Z');
    await eraseOldData(t.context);
    expect((await t.store.list(aparelhos)).map(({ endereco }) => endereco)).toEqual([
      addressOf('rui'),
    ]);
  });

  test('ask with a proof of work, of which each works once and for this alone', async () => {
    const body = await bodyFor('ana');
    const post = (captcha: string) => t.visitor('POST', '/api/notificacoes', { ...body, captcha });
    expect(await post('')).toMatchObject(refused('captcha', messages.captcha));
    const other = await t.captcha('seguidores');
    expect(await post(other)).toMatchObject(refused('captcha', messages.captcha));
    expect((await post(body.captcha)).status).toBe(200);
    expect(await post(body.captcha)).toMatchObject(refused('captcha', messages.captcha));
    expect(service.received).toHaveLength(1);
  });

  test('are told nothing before they send back what was sent to them', async () => {
    expect((await ask('ana')).body).toEqual({ aparelho: { temas: ['avisos'], confirmado: false } });
    const { prova, path } = await arrivedAt('ana');
    expect(path).toBe('/seguir');
    await aviso({ title: 'Antes', ...urgent });
    await minute();
    expect(told()).toEqual([]);
    for (const wrong of ['x', prova.slice(1)]) {
      expect(await prove('ana', wrong)).toMatchObject(refused('prova', refusals.wrongProof));
    }
    expect(await prove('rui', prova)).toMatchObject(refused('prova', refusals.wrongProof));
    expect(await prove('ana', '')).toMatchObject(refused('prova', messages.required));
    expect((await t.staff('GET', '/api/seguidores')).body.contagens.aparelhos).toBe(0);
    await minute();
    expect(told()).toEqual([]);
    expect((await prove('ana', prova)).body.aparelho.confirmado).toBe(true);
    expect((await prove('ana', prova)).status).toBe(200);
    await aviso({ title: 'Depois' });
    await minute();
    expect(new Set(told())).toEqual(new Set(['ana']));
  });

  test('prove it anew with other keys, and with the same ones the first proof stays good', async () => {
    await follow('ana');
    receivers.set('ana', await makeReceiver());
    expect((await ask('ana')).body.aparelho.confirmado).toBe(false);
    const { prova } = await arrivedAt('ana');
    await ask('ana');
    expect((await arrivedAt('ana')).prova).toBe(prova);
    expect((await prove('ana', prova)).body.aparelho.confirmado).toBe(true);
  });

  test('go after an hour in which they proved nothing, and those that did stay', async () => {
    await follow('ana');
    await ask('rui');
    await t.setClock('2026-06-01T11:59:00.000Z');
    await forgetUnproved(t.context);
    expect(await t.store.count(aparelhos)).toBe(2);
    await t.setClock('2026-06-01T12:01:00.000Z');
    await forgetUnproved(t.context);
    expect(await t.store.list(aparelhos)).toMatchObject([{ endereco: addressOf('ana') }]);
  });

  test.each([0, 403, 404, 410, 429, 500])(
    'are refused and not kept if their push service answers %i to the first message',
    async (status) => {
      vi.mocked(pushServices.post).mockResolvedValueOnce(status);
      expect(await ask('ana')).toMatchObject(refused('subscription', refusals.notTaken));
      expect(await t.store.list(aparelhos)).toEqual([]);
    },
  );

  test('are few at push services that nobody knows, however many ask at once', async () => {
    const elsewhere = async (name: string) => {
      const { subscription, ...others } = await bodyFor(name);
      const endpoint = `https://${name}.push.example/fcm.googleapis.com`;
      return t.visitor('POST', '/api/notificacoes', {
        ...others,
        subscription: { ...subscription, endpoint },
      });
    };
    const names = Array.from({ length: 2 * mostElsewhere }, (_, at) => `v${at}`);
    const answers = await Promise.all(names.map(elsewhere));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostElsewhere);
    const refusal = refused('subscription', refusals.tooManyElsewhere);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject(refusal);
    }
    expect(service.received).toHaveLength(mostElsewhere);
    expect((await ask('ana')).status).toBe(200);
  });

  test('are forgotten once their push service has refused three announcements in a row', async () => {
    await follow('ana');
    const minutesWith = async (...statuses: number[]) => {
      for (const status of statuses) {
        await aviso();
        await minute(async () => status);
      }
      return t.store.count(aparelhos);
    };
    expect(await minutesWith(403, 400, 201, 403, 413)).toBe(1);
    expect(await minutesWith(403)).toBe(0);
  });

  test('are told in the order in which they came', async () => {
    for (const name of ['rui', 'ana', 'eva']) await follow(name);
    await ask('rui', ['avisos', 'eventos']);
    await aviso();
    const posted: string[] = [];
    await minute(async (address) => posted.push(address) && 201);
    expect(posted).toEqual(['rui', 'ana', 'eva'].map(addressOf));
  });

  test('are counted for those who publish', async () => {
    await follow('ana', everyTopic);
    await follow('rui', ['eventos']);
    const { body } = await t.staff('GET', '/api/seguidores?temas=urgente,avisos');
    expect(body.contagens.aparelhos).toBe(2);
    expect(body.alcance).toEqual({ logo: 0, semana: 0, aparelhos: 1 });
    expect(JSON.stringify(body)).not.toContain('googleapis');
  });
});
