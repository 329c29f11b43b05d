import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newPlace } from '../../../tests/openTestStore.ts';
import { emptyPdf } from '../../../tests/pdfs.ts';
import { fileAddress } from '../../language/fileName.ts';
import { messages } from '../../language/messages.ts';
import { collections, everyCollection } from '../../sections/all.ts';
import { type Files, openFiles } from '../files/files.ts';
import { files as filesTable } from '../files/filesTable.ts';
import { openStore } from '../search/openStore.ts';
import type { Store } from '../store/store.ts';
import type { Context } from '../village/context.ts';
import { answerErrors } from './errors.ts';
import { fileRoutes, type Patience } from './files.ts';
import { routesOn } from './route.ts';

const boundary = 'limite';
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };

let dataDir: string;
let store: Store;
let files: Files;
let app: FastifyInstance;
let isPublic = false;

beforeEach(async () => {
  isPublic = false;
  const place = await newPlace('sqlite');
  dataDir = place.dataDir;
  store = await openStore(place, [...everyCollection, filesTable]);
  files = await openFiles({ dataDir, store, tables: everyCollection, logError: console.error });
  app = await makeApp();
});

async function makeApp(patience?: Patience): Promise<FastifyInstance> {
  const made = fastify();
  await made.register(helmet);
  answerErrors(made);
  // Who may read which file is tested in fileCookie.test.ts.
  await files.serve(made, {
    publicUntil: async () => Number.POSITIVE_INFINITY,
    isStaff: async () => false,
  });
  made.decorateRequest('staff', undefined);
  made.addHook('onRequest', async (request) => {
    const { 'x-auth-token': token } = request.headers;
    if (token === 'staff') {
      const abilities = { isAdmin: false, permissoes: ['editar' as const], seccoes: [] };
      request.staff = { _id: 'staff', username: 'staff', ...abilities };
    }
  });
  const publicFiles = { until: async () => (isPublic ? Number.POSITIVE_INFINITY : 0) };
  const context = { files, store, publicFiles, config: { limits: false } } as unknown as Context;
  fileRoutes(routesOn(made, context), context, patience);
  return made;
}

afterEach(async () => {
  await app.close();
  await files.close();
  await store.close();
  await rm(dataDir, { recursive: true });
});

function part(disposition: string, content: Buffer | string): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
}

const end = Buffer.from(`--${boundary}--\r\n`);
const text = part('name="x"', 'y');

function post(payload: Buffer, headers: Record<string, string> = multipart) {
  const all = { 'x-auth-token': 'staff', ...headers };
  return app.inject({ method: 'POST', url: '/api/file', headers: all, payload });
}

function send(method: 'PUT' | 'POST' | 'DELETE', payload: object, url = '/api/file') {
  const headers = { 'x-auth-token': 'staff', 'content-type': 'application/json' };
  return app.inject({ method, url, headers, payload: JSON.stringify(payload) });
}

const upload = (name: string, content: Buffer) =>
  post(Buffer.concat([part(`name="file"; filename="${name}"`, content), end]));

async function nothingIsKept() {
  const uploads = join(dataDir, 'uploads');
  expect(await readdir(uploads)).toEqual(['.tmp']);
  expect(await readdir(join(uploads, '.tmp'))).toEqual([]);
  expect(await store.list(filesTable)).toEqual([]);
}

describe('uploading', () => {
  test('a PDF answers its path', async () => {
    const answer = await upload('Ação.pdf', emptyPdf);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      file: expect.stringMatching(/^\/f\/[a-z0-9]{9}-Ação\.pdf$/),
      pdf: { pages: 1, problemas: ['titulo', 'lingua', 'etiquetas'] },
    });
  });

  test('a photo answers what pages need to know of it', async () => {
    const image = sharp({ create: { width: 50, height: 30, channels: 3, background: 'red' } });
    const answer = await upload('x.png', await image.png().toBuffer());
    expect(answer.json()).toEqual({
      file: expect.stringMatching(/-x\.jpg$/),
      photo: { width: 50, height: 30, blur: expect.any(String), alt: '', sizes: [50] },
    });
  });

  test('is for staff only', async () => {
    const payload = Buffer.concat([part('name="file"; filename="a.pdf"', emptyPdf), end]);
    const answer = await post(payload, { ...multipart, 'x-auth-token': '' });
    expect(answer.statusCode).toBe(401);
    for (const method of ['PUT', 'DELETE'] as const) {
      const other = await app.inject({ method, url: '/api/file', payload: { path: '/f/x' } });
      expect(other.statusCode).toBe(401);
    }
    await nothingIsKept();
  });

  const file = 'name="file"; filename="a.pdf"';
  const form = (...parts: [disposition: string, content: Buffer | string][]) =>
    Buffer.concat([...parts.map((each) => part(...each)), end]);
  const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024);
  const whole = form([file, emptyPdf]);
  test.each<[string, number, string, Buffer, string?]>([
    ['no parts', 422, messages.fileMissing, end],
    ['an empty body', 422, messages.fileMissing, Buffer.alloc(0)],
    ['a text where the file should be', 422, messages.fileMissing, form(['name="file"', 'x'])],
    ['another name', 422, messages.fileMissing, form(['name="foto"; filename="a.pdf"', emptyPdf])],
    ['no file chosen', 422, messages.fileEmpty, form(['name="file"; filename=""', ''])],
    ['two files', 400, messages.oneFile, form([file, emptyPdf], [file, emptyPdf])],
    [
      '__proto__',
      422,
      messages.fileMissing,
      form(['name="__proto__"; filename="a.pdf"', emptyPdf]),
    ],
    ['no end', 400, messages.badRequest, part(file, emptyPdf)],
    ['many texts, no end', 400, messages.badRequest, Buffer.concat(Array(9).fill(text))],
    [
      'an end in the middle of the file',
      400,
      messages.badRequest,
      part(file, emptyPdf).subarray(0, 90),
    ],
    ['another boundary', 400, messages.badRequest, whole, 'multipart/form-data; boundary=outra'],
    ['no boundary', 400, messages.badRequest, whole, 'multipart/form-data'],
    ['JSON', 415, messages.mediaType, Buffer.from('{"file":"x"}'), 'application/json'],
    ['a bare PDF', 415, messages.mediaType, emptyPdf, 'application/pdf'],
    ['no type at all', 415, messages.mediaType, Buffer.alloc(0), ''],
    ['HTML', 415, messages.fileKind, form(['name="file"; filename="a.jpg"', '<html>'])],
    ['too much', 413, messages.fileTooLarge(25), form([file, megabytes(26)])],
    [
      'too much beside',
      413,
      messages.fileTooLarge(25),
      form([file, emptyPdf], ['name="x"', megabytes(27)]),
    ],
  ])('%s is refused and leaves nothing', async (_what, status, msg, payload, type) => {
    const answer = await post(
      payload,
      type === undefined ? multipart : { ...(type && { 'content-type': type }) },
    );
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors[0].msg).toBe(msg);
    await nothingIsKept();
  });

  test('a file with any number of texts beside it is kept', async () => {
    const texts = Buffer.concat(Array(5_000).fill(text));
    const answer = await post(Buffer.concat([texts, part(file, emptyPdf), texts, end]));
    expect(answer.statusCode).toBe(201);
  });

  /** Opens a connection and sends the beginning of an upload. */
  async function begin(content: Buffer, { length = content.length } = {}) {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const head = `POST /api/file HTTP/1.1\r\nhost: x\r\nx-auth-token: staff\r\ncontent-length: ${length}\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\n\r\n`;
    socket.write(Buffer.concat([Buffer.from(head), content]));
    return socket;
  }
  const drafts = () => readdir(join(dataDir, 'uploads', '.tmp'));

  test('of a thousand and one parts, cut short in the last, is refused like any other', async () => {
    const bare = Buffer.from(`--${boundary}\r\n\r\n\r\n`);
    for (const last of [text, part(file, emptyPdf), bare]) {
      const content = Buffer.concat([...Array(1_000).fill(bare), last.subarray(0, -4)]);
      const socket = await begin(content);
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toContain('HTTP/1.1 400 ');
      socket.destroy();
    }
    await nothingIsKept();
  });

  test('that breaks off in the middle leaves nothing', async () => {
    const socket = await begin(part(file, emptyPdf).subarray(0, 90), { length: 99_999 });
    await expect.poll(drafts).toHaveLength(1);
    socket.destroy();
    await expect.poll(drafts).toEqual([]);
    await nothingIsKept();
  });

  describe('that does not end', () => {
    const patient = { pause: 100, whole: 60_000 };
    const hurried = { pause: 60_000, whole: 300 };

    test.each([
      ['that stops coming', patient, [part(file, emptyPdf).subarray(0, 90)]],
      ['that stops after the file', patient, [part(file, emptyPdf)]],
      ['that stops before its first part', patient, [Buffer.from('\r\n')]],
      ['that takes too long', hurried, Array<Buffer>(1_000).fill(text)],
      [
        'whose file takes too long',
        hurried,
        [part(file, emptyPdf), ...Array<Buffer>(1_000).fill(emptyPdf)],
      ],
    ])('%s is refused, and leaves nothing', async (_what, patience, pieces) => {
      await app.close();
      app = await makeApp(patience);
      const socket = await begin(pieces[0] ?? end, { length: 9_999_999 });
      const answered = once(socket, 'data');
      let isOpen = true;
      const closed = once(socket, 'close').then(() => {
        isOpen = false;
      });
      for (const piece of pieces.slice(1)) {
        if (!isOpen) break;
        socket.write(piece);
        await pause(5);
      }
      expect(String(await answered)).toMatch(
        new RegExp(`^HTTP/1.1 408 .*connection: close.*${messages.uploadStopped}`, 'is'),
      );
      await closed;
      await nothingIsKept();
    });

    test('the same client, once he sends all of it, is served', async () => {
      await app.close();
      app = await makeApp(patient);
      expect((await upload('a.pdf', emptyPdf)).statusCode).toBe(201);
    });
  });

  test('of far too much is answered while it is still being sent', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(60 * 1024 * 1024)]), 'filme.mp4');
    const headers = { 'x-auth-token': 'staff' };
    const answer = await fetch(`${address}/api/file`, { method: 'POST', headers, body: form });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({
      errors: [{ param: 'file', msg: messages.fileTooLarge(25) }],
    });
    await nothingIsKept();
  });
});

describe('describing and removing', () => {
  test('a photo is given its words', async () => {
    const image = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    const { file: path } = (await upload('x.png', await image.png().toBuffer())).json();
    const answer = await send('PUT', { path, alt: '  O moinho ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ file: path, photo: { alt: 'O moinho' } });
    // The caller may not publish.
    isPublic = true;
    expect((await send('PUT', { path, alt: 'Outra coisa' })).statusCode).toBe(403);
    expect(await store.find(filesTable, { path })).toMatchObject({ alt: 'O moinho' });
  });

  test('of a photo it is said what stays in sight, beside its words', async () => {
    const image = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    const { file: path } = (await upload('x.png', await image.png().toBuffer())).json();
    await send('PUT', { path, alt: 'O moinho' });
    const focus = (foco: unknown) => send('PUT', { path, foco }, '/api/file/foco');
    const right = { x: 0, y: 0.75 };
    expect((await focus(right)).json()).toMatchObject({ photo: { alt: 'O moinho', foco: right } });
    for (const wrong of ['x', 5, [], {}, { x: 0.5 }, { x: 1.01, y: 0 }, { x: '0', y: 0 }]) {
      expect([wrong, (await focus(wrong)).statusCode]).toEqual([wrong, 422]);
    }
    // Changing only the description leaves the focus as it is.
    await send('PUT', { path, alt: 'A ponte' });
    expect(await store.find(filesTable, { path })).toMatchObject({ alt: 'A ponte', foco: right });
    isPublic = true;
    expect((await focus(null)).statusCode).toBe(403);
    isPublic = false;
    expect((await focus(null)).json().photo).not.toHaveProperty('foco');
  });

  test('of a photo another is made, turned and cut', async () => {
    const create = { width: 60, height: 40, channels: 3, background: 'red' } as const;
    const blue = await sharp({ create: { ...create, width: 30, background: 'blue' } })
      .png()
      .toBuffer();
    const image = sharp({ create }).composite([{ input: blue, left: 30, top: 0 }]);
    const { file: path } = (await upload('x.png', await image.png().toBuffer())).json();
    await send('PUT', { path, alt: 'O moinho' });
    const recut = (payload: object) => send('POST', { path, ...payload }, '/api/file/recorte');
    const sizeOf = ({ photo: { width, height } }: { photo: { width: number; height: number } }) =>
      `${width}×${height}`;
    const cut = (await recut({ corte: { x: 0.5, y: 0.25, largura: 0.5, altura: 0.75 } })).json();
    expect([sizeOf(cut), cut.photo.alt, cut.file === path]).toEqual(['30×30', 'O moinho', false]);
    const kept = await readFile(join(dataDir, 'uploads', cut.file.slice('/f/'.length)));
    const { channels } = await sharp(kept).stats();
    expect(channels.map(({ mean }) => mean > 200)).toEqual([false, false, true]);
    expect(sizeOf((await recut({ voltas: 1 })).json())).toBe('40×60');
    expect(sizeOf((await recut({ voltas: '2' })).json())).toBe('60×40');
    const sliver = { x: 1, y: 0, largura: 0.01, altura: 0.01 };
    for (const wrong of [{ voltas: 4 }, { voltas: 'x' }, { corte: 5 }, { corte: sliver }]) {
      expect([wrong, (await recut(wrong)).statusCode]).toEqual([wrong, 422]);
    }
    expect((await recut({ path: '/f/aaaaaaaaa-a.jpg' })).statusCode).toBe(404);
    const { file: paper } = (await upload('a.pdf', emptyPdf)).json();
    expect((await recut({ path: paper })).statusCode).toBe(404);
  });

  test('a cut is cut again from its original, and can be undone', async () => {
    const halves = sharp({
      create: { width: 80, height: 40, channels: 3, background: 'red' },
    }).composite([
      {
        input: { create: { width: 40, height: 40, channels: 3, background: 'blue' } },
        left: 40,
        top: 0,
      },
    ]);
    const { file: path } = (await upload('x.png', await halves.png().toBuffer())).json();
    const recut = async (of: string, corte: object, voltas = 0) =>
      (await send('POST', { path: of, corte, voltas }, '/api/file/recorte')).json();
    const numbersOf = async (of: string, headers = { 'x-auth-token': 'staff' }) =>
      (await app.inject({ url: '/api/file/recorte', query: { path: of }, headers })).json();
    const whole = { x: 0, y: 0, largura: 1, altura: 1 };
    const right = { ...whole, x: 0.5, largura: 0.5 };
    const lower = { ...whole, y: 0.5, altura: 0.5 };

    expect(await numbersOf(path)).toEqual({ original: path, corte: whole, voltas: 0 });
    const first = await recut(path, right);
    expect(first.photo).toMatchObject({ width: 40, height: 40 });
    expect(first.photo).not.toHaveProperty('original');
    expect(await numbersOf(first.file)).toEqual({ original: path, corte: right, voltas: 0 });

    // The red half, which is not in the first cut, is above once it is turned left.
    const second = await recut(first.file, lower, 3);
    expect(second.photo).toMatchObject({ width: 40, height: 40 });
    expect(await numbersOf(second.file)).toEqual({ original: path, corte: lower, voltas: 3 });
    const { channels } = await sharp(
      await readFile(join(dataDir, 'uploads', second.file.slice('/f/'.length))),
    ).stats();
    expect(channels.map(({ mean }) => mean > 200)).toEqual([true, false, false]);

    expect((await recut(second.file, whole)).file).toBe(path);
    await send('PUT', { path: second.file, alt: 'O moinho' });
    const described = await recut(second.file, whole);
    expect(described.photo).toMatchObject({ alt: 'O moinho', width: 80, height: 40 });
    expect(await numbersOf(described.file)).toEqual({ original: path, corte: whole, voltas: 0 });

    const refused = { errors: [{ param: 'file', msg: messages.fileUnknown }] };
    for (const wrong of ['', '/f/aaaaaaaaa-a.jpg', '/f/../x.jpg']) {
      expect(await numbersOf(wrong)).toEqual(refused);
    }
    expect(await numbersOf(path, { 'x-auth-token': '' })).toHaveProperty('errors');
  });

  test('a file goes once no record names it', async () => {
    const { file: path } = (await upload('a.pdf', emptyPdf)).json();
    const { _id } = await store.create(collections.avisos, { title: 'x', file: path });
    const inUse = await send('DELETE', { path });
    expect([inUse.statusCode, inUse.json()]).toEqual([
      409,
      { errors: [{ param: 'file', msg: messages.fileInUse }] },
    ]);
    await store.remove(collections.avisos, { _id });
    expect((await send('DELETE', { path })).statusCode).toBe(200);
    expect((await send('DELETE', { path })).statusCode).toBe(404);
    await nothingIsKept();
  });

  test.each([
    [{}, 422],
    [{ path: 7 }, 422],
    [{ path: ['/f/aaaaaaaaa-a.pdf'] }, 422],
    [{ path: '/f/aaaaaaaaa-a.pdf' }, 404],
    [{ path: '/f/../../aldeia.db' }, 404],
    [{ path: '/f/\u0000' }, 404],
    [[], 400],
  ])('%j is refused', async (body, status) => {
    for (const method of ['PUT', 'DELETE'] as const) {
      const answer = await send(method, body);
      expect(answer.statusCode).toBe(status);
      expect(answer.json().errors).toHaveLength(1);
    }
  });
});

describe('serving', () => {
  const get = (url: string, headers = {}) => app.inject({ url, headers });
  const inert = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  };
  const alone = 's-maxage=1, must-revalidate, stale-if-error=604800';
  const forGood = `public, max-age=31536000, immutable, ${alone}`;

  test('a PDF is handed over for saving, under its own name', async () => {
    const { path } = await files.saveUpload(Readable.from([emptyPdf]), 'Edital.pdf');
    const answer = await get(path);
    expect(answer.rawPayload).toEqual(emptyPdf);
    expect(answer.headers).toMatchObject({
      ...inert,
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Edital.pdf"',
      'cache-control': forGood,
    });
  });

  test('a PDF whose name has accents and spaces is found by its address, and saved under that name', async () => {
    const { path } = await files.saveUpload(Readable.from([emptyPdf]), 'Edital (nº 3) – Água.pdf');
    const answer = await get(fileAddress(path));
    expect(answer.rawPayload).toEqual(emptyPdf);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="Edital-no-3-Agua.pdf"; filename*=UTF-8''Edital%20%28n%C2%BA%203%29%20%E2%80%93%20%C3%81gua.pdf`,
    );
    // A name with its accents decomposed (NFD) is the same name.
    expect((await get(encodeURI(path.normalize('NFD')))).rawPayload).toEqual(emptyPdf);
    for (const other of [`${path}/`, path.replace('Á', 'B'), path.replace(' ', '\u202e')]) {
      expect((await get(encodeURI(other))).statusCode).toBe(404);
    }
    expect((await send('DELETE', { path })).statusCode).toBe(200);
    await nothingIsKept();
  });

  test('photos and their sizes may be kept for good; a size not made yet only for a moment', async () => {
    const image = sharp({ create: { width: 600, height: 300, channels: 3, background: 'red' } });
    const path = await files.importPhoto({
      file: await image.png().toBuffer(),
      name: 'a',
      alt: '',
    });
    const early = await get(`${path}.1600.avif`);
    expect(early.statusCode).toBe(200);
    expect(early.headers).toMatchObject({
      ...inert,
      'content-type': 'image/jpeg',
      'cache-control': `public, max-age=60, ${alone}`,
    });
    await files.whenIdle();
    for (const [url, type] of [
      [path, 'image/jpeg'],
      [`${path}.480.avif`, 'image/avif'],
      [`${path}.600.webp`, 'image/webp'],
    ] as const) {
      const answer = await get(url);
      expect(answer.headers).toMatchObject({
        ...inert,
        'content-type': type,
        'cache-control': forGood,
      });
      expect(answer.headers['content-disposition']).toBeUndefined();
      const etag = String(answer.headers.etag);
      expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
      expect((await get(url, { range: 'bytes=0-9' })).rawPayload).toHaveLength(10);
      expect((await get(url, { range: 'bytes=9999999-' })).statusCode).toBe(416);
      const head = await app.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.payload]).toEqual([200, '']);
    }
  });

  test('nothing else in the data folder can be reached', async () => {
    const { path } = await files.saveUpload(Readable.from([emptyPdf]), 'a.pdf');
    const ways =
      '.tmp .tmp/x ../aldeia.db %2e%2e/aldeia.db ..%2faldeia.db %2e%2e%5caldeia.db aaaaaaaaa-a.pdf ' +
      'aaaaaaaaa-a.jpg.480.avif aaaaaaaaa-..%2f..%2faldeia.db.pdf a%00.pdf %ff';
    const others = [`${path}/`, `${path}.480.avif`, `${path}%00`, path.toUpperCase()];
    for (const url of [
      ...['', ...ways.split(' '), 'a'.repeat(5_000)].map((way) => `/f/${way}`),
      ...others,
    ]) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([
        url,
        expect.toSatisfy((s) => s === 404 || s === 400),
      ]);
      expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
    }
  });
});
