import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyPng } from '../../../tests/emptyPng.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { sendFile } from '../../../tests/sendFile.ts';
import { testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { avisos } from '../../sections/avisos.ts';
import type { Section } from '../../sections/section.ts';

/** The folder of a web server's cache, and how that names an answer. */
const cache = mkdtempSync(join(tmpdir(), 'aldeia-cache-'));
const kept = join(cache, '8597e7526c029f39d675b36d611872c7');
afterAll(() => rmSync(cache, { recursive: true }));

describe.each(bothEngines)('while the program is down, on %s, nobody is shown', (engine) => {
  const t = testApp(engine, { settings: { CACHE_DIR: cache } });
  beforeEach(() => t.setClock());

  const notice = validBody(avisos.sections[0] as Section, 'Estrada cortada');
  const soon = '2026-06-01T12:00:00.000Z';
  const later = '2026-06-02T12:00:00.000Z';
  const urgent = { urgencia: 'Perigo', urgenteAte: later };

  test.each<[string, before: object, after: object, isLeft: boolean]>([
    ['an alarm that is over', urgent, { urgencia: '', urgenteAte: '' }, false],
    ['an alarm that ends sooner', urgent, { ...urgent, urgenteAte: soon }, false],
    ['an alarm no longer in force', urgent, { ...urgent, isActive: false }, false],
    ['what has an end from now on', {}, { retirarEm: later }, false],
    ['nothing else than before, when only a text changes', {}, { smallDescription: 'Sim' }, true],
  ])('%s', async (_, before, after, isLeft) => {
    const made = await t.staff('POST', '/api/avisos', { ...notice, ...before });
    writeFileSync(kept, 'made before the change');
    const url = `/api/avisos/${made.body.aviso._id}`;
    expect((await t.staff('PUT', url, { ...notice, ...before, ...after })).status).toBe(200);
    expect(existsSync(kept)).toBe(isLeft);
  });

  test('a photo that the settings let go', async () => {
    const { file } = (await sendFile(t, '/api/file', emptyPng(40, 30), 'largo.png')).body;
    const names = { villageName: 'Souto', councilName: 'Junta' };
    const save = (body: object) => t.staff('PUT', '/api/definicoes', { ...names, ...body });
    expect((await save({ heroPhotos: [file] })).status).toBe(200);
    writeFileSync(kept, 'made before the change');
    await save({ tagline: 'Entre o Tua e o Sabor' });
    expect(existsSync(kept)).toBe(true);
    await save({ heroPhotos: [] });
    expect(existsSync(kept)).toBe(false);
  });
});
