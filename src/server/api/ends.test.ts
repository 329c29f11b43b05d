import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { emptyPdf } from '../../../tests/pdfs.ts';
import { testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { minute, second } from '../../language/durations.ts';
import { avisos } from '../../sections/avisos.ts';
import { lojas } from '../../sections/lojas.ts';
import { pessoas } from '../../sections/pessoas.ts';
import type { Section } from '../../sections/section.ts';

const week = 604_800;
const cache = mkdtempSync(join(tmpdir(), 'aldeia-cache-'));
const kept = join(cache, '8597e7526c029f39d675b36d611872c7');
afterAll(() => rmSync(cache, { recursive: true }));

/** By the clock of the machine, which caches go by: the one of the test stands still, months before. */
const soon = () => new Date(Date.now() + minute).toISOString();

describe.each(engines)('what a web server may show alone, on %s', (engine) => {
  const t = testApp(engine, { settings: { CACHE_DIR: cache } });
  const sectionOf = ({ sections }: { sections: readonly unknown[] }) => sections[0] as Section;
  const shop = (values = {}) => ({ ...validBody(sectionOf(lojas), 'Mel'), ...values });
  const notice = (values = {}) => ({ ...validBody(sectionOf(avisos), 'Corte'), ...values });
  const person = (values = {}) => ({ ...validBody(sectionOf(pessoas), 'Ana'), ...values });
  const make = async (collection: string, body: object) => {
    const answer = await t.staff('POST', `/api/${collection}`, body);
    expect(answer.status).toBe(201);
    return Object.values(answer.body)[0] as { _id: string; identifier: string };
  };
  /** For how many seconds an answer may be shown without the program. */
  async function alone(url: string): Promise<number> {
    const { headers } = await t.visitor('GET', url);
    return Number(/stale-if-error=(\d+)/.exec(String(headers['cache-control']))?.[1]);
  }
  const isShort = (seconds: number) => seconds > 0 && seconds <= minute / second;

  beforeEach(async () => {
    await t.store.remove(lojas, {});
    await t.store.remove(avisos, {});
    await t.store.remove(pessoas, {});
    await t.context.content.change();
    writeFileSync(kept, 'a page');
  });
  const isEmptied = () => readdirSync(cache).length === 0;

  test('what does not end by itself is shown for a week', async () => {
    const { identifier } = await make('lojas', shop());
    for (const url of ['/api/lojas', `/api/lojas/${identifier}`, '/api/urgentes'])
      expect(await alone(url)).toBe(week);
  });

  test('what is to be withdrawn is shown until then, wherever it stands, and nothing else is cut', async () => {
    const { identifier } = await make('lojas', shop({ retirarEm: soon() }));
    await make('pessoas', person());
    for (const url of ['/api/lojas', '/api/lojas?fields=name', `/api/lojas/${identifier}`])
      expect(await alone(url)).toSatisfy(isShort);
    expect(await alone('/api/pessoas?isExecutivo=true')).toBe(week);
    expect(
      (await t.visitor('GET', '/api/lojas?fields=name')).body.arrayLojas[0],
    ).not.toHaveProperty('retirarEm');
  });

  test('a file is shown as long as a record that names it', async () => {
    const { path } = await t.context.files.saveUpload(Readable.from([emptyPdf]), 'ata.pdf');
    await make('avisos', notice({ file: path, retirarEm: soon() }));
    expect(await alone(path)).toSatisfy(isShort);
    await make('avisos', notice({ title: 'Outro', file: path }));
    expect(await alone(path)).toBe(week);
  });

  test('an urgent notice is shown until its end', async () => {
    await make('avisos', notice({ urgencia: 'Perigo', urgenteAte: soon() }));
    expect(await alone('/api/urgentes')).toSatisfy(isShort);
  });

  test('the president of every footer is shown until she is withdrawn', async () => {
    const president = { position: 'Presidente', isExecutivo: true };
    await make('pessoas', person({ ...president, retirarEm: soon() }));
    expect(await alone('/api/definicoes')).toSatisfy(isShort);
  });

  test.each([
    ['a new name', { name: 'Mel e cera' }, false],
    ['a draft', { rascunho: true }, true],
    ['an hour to go', { retirarEm: '2026-12-24T12:00:00.000Z' }, true],
    ['an hour to come', { publicarEm: '2026-12-24T12:00:00.000Z' }, true],
    ['another photo', { mainPhoto: '/f/zzz999zzz-outra.jpg' }, true],
  ])('given %s, a shop leaves the cache: %#', async (_what, change, isWithdrawn) => {
    const photo = '/f/aaa111aaa-mel.jpg';
    const body = shop({ mainPhoto: photo, photos: ['https://exemplo.pt/b.jpg'] });
    const { identifier } = await make('lojas', body);
    expect(isEmptied()).toBe(false);
    const { status } = await t.staff('PUT', `/api/lojas/${identifier}`, { ...body, ...change });
    expect(status).toBe(200);
    expect(isEmptied()).toBe(isWithdrawn);
  });

  test('a deleted shop leaves the cache, one that nobody saw has none to leave', async () => {
    const draft = await make('lojas', shop({ rascunho: true }));
    await t.staff('DELETE', `/api/lojas/${draft.identifier}`);
    expect(isEmptied()).toBe(false);
    const { identifier } = await make('lojas', shop());
    await t.staff('DELETE', `/api/lojas/${identifier}`);
    expect(isEmptied()).toBe(true);
  });

  test('a person who is no longer in office leaves it, and so does all when the site is closed', async () => {
    const { _id } = await make('pessoas', person());
    await t.staff('PUT', `/api/pessoas/${_id}`, person({ isActive: false }));
    expect(isEmptied()).toBe(true);
    writeFileSync(kept, 'a page');
    const names = { villageName: 'Souto', councilName: 'Junta' };
    await t.staff('PUT', '/api/definicoes', { ...names, emPreparacao: true });
    expect(isEmptied()).toBe(true);
  });
});
