import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { emptyPdf } from '../../../tests/pdfs.ts';
import { credentials, startApp, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { fileAddress } from '../../language/fileName.ts';
import { messages } from '../../language/messages.ts';
import { avisos } from '../../sections/avisos.ts';
import { pessoas } from '../../sections/pessoas.ts';
import { restaurantes } from '../../sections/restaurantes.ts';
import type { Section } from '../../sections/section.ts';
import { files } from '../files/filesTable.ts';
import { sessions } from '../staff/sessions.ts';
import { staff } from '../staff/staff.ts';
import { definicoes, saveDefinicoes } from '../store/definicoes.ts';
import { reciclagem } from '../store/reciclagem.ts';
import type { Table } from '../store/table.ts';

const cookieIn = (headers: Record<string, unknown>) => String(headers['set-cookie'] ?? '');
const valueIn = (headers: Record<string, unknown>) => cookieIn(headers).split(';')[0] ?? '';

describe.each(engines)('who may have a file, on %s', (engine) => {
  const t = testApp(engine);
  let photo: string;
  let paper: string;
  /** The cookie of a staff member's browser. */
  let cookie: string;
  beforeAll(async () => {
    const image = sharp({ create: { width: 500, height: 20, channels: 3, background: 'red' } });
    const file = await image.png().toBuffer();
    photo = await t.context.files.importPhoto({ file, name: 'retrato', alt: '' });
    paper = (await t.context.files.saveUpload(Readable.from([emptyPdf]), 'Ata nº 1.pdf')).path;
    await t.context.files.whenIdle();
  });
  beforeEach(async () => {
    await t.setClock();
    for (const each of [pessoas, avisos, restaurantes, definicoes, reciclagem]) {
      await t.store.remove(each as Table, {});
    }
    await t.context.content.change();
    cookie = valueIn((await t.staff('GET', '/api/auth')).headers);
  });

  /** How each file is answered: its `cache-control`, or the status if it is not given. */
  async function answers(headers: Record<string, string> = {}) {
    const urls = { photo, size: `${photo}.480.avif`, paper: fileAddress(paper) };
    const all: Record<string, unknown> = {};
    for (const [name, url] of Object.entries(urls)) {
      const got = await t.app.inject({ url, headers });
      expect((await t.app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(
        got.statusCode,
      );
      // How long a web server may give it out alone is another matter.
      const keeping = String(got.headers['cache-control']).replace(/, s-maxage=.*$/, '');
      if (got.statusCode === 404) {
        // Answered exactly like a file that never existed.
        const never = await t.app.inject({
          url: url.replace(/\/f\/.{9}/, '/f/zzzzzzzzz'),
          headers,
        });
        const less = (each: typeof got) => ({ ...each.headers, date: '' });
        expect([got.body, less(got)]).toEqual([never.body, less(never)]);
      }
      all[name] = got.statusCode === 200 ? keeping : got.statusCode;
    }
    return all;
  }
  const each = (value: unknown) => ({ photo: value, size: value, paper: value });
  const forGood = 'public, max-age=31536000, immutable';
  const forNobodyElse = 'private, no-store';

  const person = (values: object) =>
    t.staff('POST', '/api/pessoas', { ...validBody(pessoas.sections[0] as Section), ...values });
  const notice = (values: object) =>
    t.staff('POST', '/api/avisos', { ...validBody(avisos.sections[0] as Section), ...values });

  test('what nobody names is for staff alone', async () => {
    expect(await answers()).toEqual(each(404));
    expect(await answers({ cookie })).toEqual(each(forNobodyElse));
  });

  test('what a record that visitors see names is for all, whoever asks', async () => {
    await person({ photo });
    expect(await answers()).toEqual({ ...each(forGood), paper: 404 });
    await notice({ file: paper });
    expect(await answers()).toEqual(each(forGood));
    expect(await answers({ cookie })).toEqual(each(forGood));
  });

  const soon = '2026-06-01T11:30:00.000Z';
  const before = '2026-06-01T10:30:00.000Z';
  const states: [state: string, values: object, isShown: boolean][] = [
    ['published', {}, true],
    ['a draft', { rascunho: true }, false],
    ['scheduled', { publicarEm: soon }, false],
    ['to be withdrawn', { retirarEm: soon }, true],
    ['withdrawn', { retirarEm: before }, false],
    ['out of office', { isActive: false }, false],
    ['in office again', { isActive: true }, true],
    ['with another photo', { photo: 'https://x.pt/outra.jpg' }, false],
  ];
  const shown = { photo: forGood, size: forGood, paper: 404 };

  test('it follows the record, to the bin and back', async () => {
    const { versao: _, ...pessoa } = (await person({ photo })).body.pessoa;
    const path = `/api/pessoas/${pessoa._id}`;
    for (const [state, values, isShown] of states) {
      // Stored directly first, because staff cannot choose a moment in the past.
      await t.store.change(pessoas, { _id: pessoa._id }, values);
      const { status } = await t.staff('PUT', path, { ...pessoa, ...values });
      expect([state, status, await answers()]).toEqual([state, 200, isShown ? shown : each(404)]);
      expect(await answers({ cookie })).toEqual(
        isShown ? { ...shown, paper: forNobodyElse } : each(forNobodyElse),
      );
    }
    await t.staff('PUT', path, pessoa);
    expect(await answers()).toEqual(shown);
    await t.staff('DELETE', path);
    expect(await answers()).toEqual(each(404));
    expect(await answers({ cookie })).toEqual(each(forNobodyElse));
    await t.staff('POST', `/api/reciclagem/${pessoa._id}/repor`);
    expect(await answers()).toEqual(shown);
  });

  test('it follows the clock', async () => {
    await person({ photo, publicarEm: soon, retirarEm: '2026-06-01T11:45:00.000Z' });
    for (const [moment, expected] of [
      ['2026-06-01T11:29:59.999Z', each(404)],
      [soon, shown],
      ['2026-06-01T11:44:59.999Z', shown],
      ['2026-06-01T11:45:00.000Z', each(404)],
    ] as const) {
      await t.setClock(moment);
      expect([moment, await answers()]).toEqual([moment, expected]);
    }
  });

  test('one record that visitors see is enough', async () => {
    await person({ photo, isActive: false });
    expect(await answers()).toEqual(each(404));
    const { body } = await person({ photo });
    expect(await answers()).toMatchObject({ photo: forGood });
    await t.staff('DELETE', `/api/pessoas/${body.pessoa._id}`);
    expect(await answers()).toEqual(each(404));
  });

  test('it may stand inside a text, as a size or a link, or in a list of photos', async () => {
    const description = `<p><img src="${photo}.480.avif"> <a href="${fileAddress(paper)}">x</a></p>`;
    const { aviso } = (await notice({ description })).body;
    expect(await answers()).toEqual(each(forGood));
    await t.staff('DELETE', `/api/avisos/${aviso._id}`);
    expect(await answers()).toEqual(each(404));
    const body = validBody(restaurantes.sections[0] as Section, 'Casa');
    await t.staff('POST', '/api/restaurantes', { ...body, photos: ['https://x.pt/a.jpg', photo] });
    expect(await answers()).toEqual({ ...each(forGood), paper: 404 });
  });

  test('what was cut off a photo stays hidden, and is kept while the rest is shown', async () => {
    const file = await sharp({ create: { width: 80, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const original = await t.context.files.importPhoto({ file, name: 'familia', alt: '' });
    const corte = { x: 0, y: 0, largura: 0.5, altura: 1 };
    const asked = { path: original, corte };
    const { file: cut } = (await t.staff('POST', '/api/file/recorte', asked)).body;
    const { pessoa } = (await person({ photo: cut })).body;
    const path = `/api/pessoas/${pessoa._id}`;
    const status = async (url: string, headers = {}) =>
      (await t.app.inject({ url, headers })).statusCode;
    expect([await status(cut), await status(original)]).toEqual([200, 404]);
    expect(await status(original, { cookie })).toBe(200);
    for (const ask of [t.visitor, t.staff]) {
      const { body } = await ask('GET', path);
      expect(body.fotos[cut]).toMatchObject({ width: 40 });
      expect(JSON.stringify(body)).not.toContain(original);
    }
    const numbers = `/api/file/recorte?path=${cut}`;
    expect((await t.visitor('GET', numbers)).status).toBe(401);
    expect((await t.staff('GET', numbers)).body).toEqual({ original, corte, voltas: 0 });

    const keptIn = async (moment: string) => {
      await t.setClock(moment);
      await t.context.files.sweep();
      const told = await t.store.list(files, { where: { path: [original, cut] } });
      return told.map((row) => row.path);
    };
    expect(await keptIn('2026-06-03T11:00:00.000Z')).toEqual([original, cut]);
    await t.staff('DELETE', path);
    await t.staff('DELETE', `/api/reciclagem/${pessoa._id}`);
    expect(await keptIn('2026-06-05T11:00:00.000Z')).toEqual([]);
  });

  test('what the settings show is for all', async () => {
    await saveDefinicoes(t.store, { heroPhotos: [photo] });
    await t.context.content.change();
    expect(await answers()).toEqual({ ...each(forGood), paper: 404 });
  });

  test('a PDF that was replaced is let go of, and comes back whole with the version that has it', async () => {
    const upload = async (name: string) =>
      (await t.context.files.saveUpload(Readable.from([emptyPdf]), name)).path;
    const [first, second] = [await upload('Primeiro.pdf'), await upload('Segundo.pdf')];
    const { versao: _, ...aviso } = (await notice({ file: first })).body.aviso;
    const path = `/api/avisos/${aviso._id}`;
    const release = async (file: string) => {
      const { status, body } = await t.staff('DELETE', '/api/file', { path: file });
      return status === 200 ? body.file : body.errors[0].msg;
    };
    const isPublic = async (file: string) =>
      (await t.app.inject({ url: fileAddress(file) })).statusCode === 200;
    const ofStaff = (file: string) => t.app.inject({ url: fileAddress(file), headers: { cookie } });
    const sweepIn = async (moment: string) => {
      await t.setClock(moment);
      await t.context.files.sweep();
      cookie = valueIn((await t.staff('GET', '/api/auth')).headers);
    };

    expect(await release(first)).toBe(messages.fileInUse);
    await t.staff('PUT', path, { ...aviso, file: second });
    // A second time does no harm.
    for (const each of [first, first]) expect(await release(each)).toBe(first);
    expect([await isPublic(first), await isPublic(second)]).toEqual([false, true]);
    await sweepIn('2026-06-03T11:00:00.000Z');
    await t.staff('POST', `${path}/versoes/1/repor`);
    expect([await isPublic(first), await isPublic(second)]).toEqual([true, false]);
    expect((await ofStaff(first)).rawPayload).toEqual(emptyPdf);
    expect([await release(first), await release(second)]).toEqual([messages.fileInUse, second]);

    await t.staff('DELETE', path);
    expect(await release(first)).toBe(first);
    await sweepIn('2026-06-05T11:00:00.000Z');
    for (const each of [first, second]) expect((await ofStaff(each)).statusCode).toBe(200);
    await t.staff('DELETE', `/api/reciclagem/${aviso._id}`);
    await t.context.files.sweep();
    for (const each of [first, second]) expect((await ofStaff(each)).statusCode).toBe(404);
    expect(await release(first)).toBe(messages.fileUnknown);
  });

  test('of two programs on one database, what one takes back neither gives out', async () => {
    const { dataDir, databaseUrl } = t.context.config;
    const other = await startApp(engine, { place: { dataDir, databaseUrl } });
    const { versao: _, ...pessoa } = (await person({ photo })).body.pessoa;
    const inOther = async () => (await other.app.inject(photo)).statusCode;
    await expect.poll(inOther).toBe(200);
    await t.staff('PUT', `/api/pessoas/${pessoa._id}`, { ...pessoa, rascunho: true });
    await expect.poll(inOther).toBe(404);
    await other.close();
  });

  describe('the cookie of staff', () => {
    const withToken = (token: string) => ({ 'x-auth-token': token });
    const seen = async (mark: string) =>
      (await t.app.inject({ url: photo, headers: { cookie: mark } })).statusCode;

    test('is for looking alone, and only the browser reads it', async () => {
      const { headers, body } = await t.visitor('POST', '/api/auth', credentials);
      expect(cookieIn(headers)).toMatch(
        /^ficheiros=ficheiros\.[\w-]{43}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
      );
      expect(cookieIn(headers)).not.toContain(body.token);
      const renewed = await t.visitor('GET', '/api/auth', undefined, withToken(body.token));
      expect(cookieIn(renewed.headers)).toBe(cookieIn(headers));
      const [, mark = ''] = cookie.split('=');
      for (const sent of [{ cookie }, withToken(mark), withToken(mark.split('.')[1] ?? '')]) {
        expect((await t.visitor('GET', '/api/auth', undefined, sent)).status).toBe(401);
      }
    });

    test('goes only over TLS where the site has it', async () => {
      const other = await startApp(engine, { settings: { SITE_URL: 'https://aldeia.example' } });
      const { headers } = await other.visitor('POST', '/api/auth', credentials);
      expect(cookieIn(headers)).toMatch(/; Secure$/);
      await other.close();
    });

    test.each([
      ['none', () => ''],
      ['another', () => 'outro=x; outra=ficheiros=y'],
      ['nonsense', () => 'ficheiros=x'],
      ['nothing', () => 'ficheiros='],
      ['only dots', () => 'ficheiros=....'],
      ['a NUL', () => 'ficheiros=\u0000'],
      ['the token of a session', () => `ficheiros=${t.token()}`],
      ['one with another signature', () => cookie.replace(/.{43}$/, 'A'.repeat(43))],
      ['one of another session', () => cookie.replace(/\.[\w-]{43}\./, `.${'A'.repeat(43)}.`)],
      [
        'the mark of a device',
        async () =>
          `ficheiros=${(await t.visitor('POST', '/api/auth', credentials)).body.dispositivo}`,
      ],
    ])('opens nothing where it is %s', async (_what, made) => {
      expect(await seen(await made())).toBe(404);
    });

    test('is found among others', async () => {
      expect(await seen(`a=b; ${cookie}; ficheirosX=y`)).toBe(200);
    });

    test('ends with a Logout, which has the browser forget it', async () => {
      const { headers, body } = await t.visitor('POST', '/api/auth', credentials);
      expect(await seen(valueIn(headers))).toBe(200);
      const out = await t.visitor('DELETE', '/api/auth', undefined, withToken(body.token));
      expect(cookieIn(out.headers)).toMatch(/^ficheiros=; Max-Age=0; Path=\/;/);
      expect(await seen(valueIn(headers))).toBe(404);
    });

    test('ends with its session, which it does not keep alive', async () => {
      const mark = valueIn((await t.visitor('POST', '/api/auth', credentials)).headers);
      const used = async () => (await t.store.list(sessions)).map(({ lastUsedAt }) => lastUsedAt);
      await t.setClock('2026-06-01T11:59:59.000Z');
      const before = await used();
      expect(await seen(mark)).toBe(200);
      expect(await used()).toEqual(before);
      await t.setClock('2026-06-01T12:00:00.000Z');
      expect(await seen(mark)).toBe(404);
    });

    test('ends with the account, and begins once a given password was changed', async () => {
      const { conta, password } = (
        await t.staff('POST', '/api/contas', { username: `c-${engine}`, perfil: 'Secretaria' })
      ).body;
      const { headers, body } = await t.visitor('POST', '/api/auth', {
        username: conta.username,
        password,
      });
      const mark = valueIn(headers);
      expect(await seen(mark)).toBe(404);
      const own = { password, newPassword: 'outra palavra comprida' };
      await t.visitor('PUT', '/api/auth', own, withToken(body.token));
      expect(await seen(mark)).toBe(200);
      await t.store.change(staff, { _id: conta._id }, { disabled: true });
      expect(await seen(mark)).toBe(404);
    });
  });
});
