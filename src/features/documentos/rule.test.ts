import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { emptyPdf } from '../../../tests/pdfs.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { samplePdf, validBody } from '../../../tests/validBody.ts';
import { messages } from '../../language/messages.ts';
import type { Section } from '../../sections/section.ts';
import { documentos, refusals } from './documentos.ts';

describe.each(engines)('documents on %s', (engine) => {
  const t = testApp(engine);
  beforeEach(async () => {
    await t.setClock();
    await t.store.remove(documentos, {});
  });

  async function heads(url: string, as: 'visitor' | 'staff' = 'visitor'): Promise<string[]> {
    const { status, body } = await t[as]('GET', url);
    expect(status).toBe(200);
    const [many] = Object.keys(body).filter((name) => name.startsWith('array'));
    return body[String(many)].map((each: Record<string, string>) => each.title ?? each.name);
  }

  const body = (changes: object) => ({
    ...validBody(documentos.sections[0] as Section),
    ...changes,
  });
  const create = async (title: string, changes: object) =>
    expect(await t.staff('POST', '/api/documentos', body({ title, ...changes }))).toMatchObject({
      status: 201,
    });

  test('the latest act comes first, and lists are narrowed by kind, year and organ', async () => {
    await create('conta', { type: 'Prestação de contas', date: '2025-04-20' });
    await create('old', { date: '1926-12-31', orgao: 'Assembleia' });
    await create('ata 1', { date: '2025-01-01', orgao: 'Assembleia' });
    await create('ata 2', { date: '2025-12-31' });
    for (const [query, expected] of [
      ['', ['ata 2', 'conta', 'ata 1', 'old']],
      ['?ano=2025', ['ata 2', 'conta', 'ata 1']],
      ['?ano=2025&type=Ata', ['ata 2', 'ata 1']],
      ['?ano=2025&type=Ata&orgao=Assembleia', ['ata 1']],
      ['?orgao=Assembleia&limit=1&offset=1', ['old']],
      ['?ano=1926', ['old']],
      ['?ano=2024', []],
    ] as const) {
      expect(await heads(`/api/documentos${query}`), query).toEqual(expected);
    }
    for (const param of ['ano', 'orgao', 'type']) {
      const answer = await t.visitor('GET', `/api/documentos?${param}=19x5`);
      expect(answer).toMatchObject(refused(param, messages.invalid));
    }
  });

  test('the sessions of the assembly that are to come are told by their own day, or by that of the act', async () => {
    const summons = { type: 'Convocatória', orgao: 'Assembleia' };
    await create('over', { ...summons, date: '2026-06-20', sessao: '2026-05-31' });
    await create('in june', { ...summons, date: '2026-05-20', sessao: '2026-06-28' });
    await create('today', { ...summons, date: '2026-06-01' });
    await create('of the council', { ...summons, date: '2026-06-03', orgao: 'Junta' });
    await create('minutes', { date: '2026-06-05', orgao: 'Assembleia' });
    expect(await heads('/api/documentos?sessoes=true')).toEqual(['today', 'in june']);
    await t.setClock('2026-06-28T23:30:00Z');
    expect(await heads('/api/documentos?sessoes=true')).toEqual([]);
  });

  test.each([
    ['is taken down after it was posted', '2026-06-01', '2026-06-06', undefined, ''],
    ['stays', '2026-06-01', '', undefined, ''],
    ['is taken down before', '2026-06-01', '2026-05-31', 'retiradoEm', refusals.takenDownTooSoon],
    ['was never posted', '', '2026-06-06', 'afixadoEm', refusals.takenDownUnposted],
    ['has no such day', '2026-06-31', '', 'afixadoEm', messages.date],
  ])('an edital %s', async (_case, afixadoEm, retiradoEm, param, msg) => {
    const edital = body({ type: 'Edital', afixadoEm, retiradoEm });
    const answer = await t.staff('POST', '/api/documentos', edital);
    expect(answer).toMatchObject(param ? refused(param, msg) : { status: 201 });
  });

  test('only an edital has days on the board, and only a summons a session', async () => {
    const days = { afixadoEm: '2026-06-01', retiradoEm: '2026-06-06', sessao: '2026-06-09' };
    const { documento } = (await t.staff('POST', '/api/documentos', body(days))).body;
    expect(documento).toMatchObject({ afixadoEm: '', retiradoEm: '', sessao: '' });
  });

  test('what is known of its files is told with it, those of before included', async () => {
    const pdf = await t.context.files.saveUpload(Readable.from([emptyPdf]), 'ata.pdf');
    const anteriores = [{ file: samplePdf, ate: '2026-05-03' }];
    const files = [{ file: pdf.path, title: '', anteriores }];
    const { documento } = (await t.staff('POST', '/api/documentos', body({ files }))).body;
    expect(documento.files).toEqual(files);
    expect(documento.ficheiros).toMatchObject({
      [pdf.path]: { size: emptyPdf.length },
      [samplePdf]: { pages: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(await t.staff('DELETE', '/api/file', { path: samplePdf })).toMatchObject({
      status: 409,
    });
  });
});
