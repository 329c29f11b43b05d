import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { contentOf } from '../../../tests/contentOf.ts';
import { everyTable } from '../../../tests/everyTable.ts';
import { engines, newPlace } from '../../../tests/openTestStore.ts';
import { apiKey, credentials, testApp } from '../../../tests/startApp.ts';
import { passwordHeader } from '../../calls/passwordHeader.ts';
import { messages } from '../../language/messages.ts';
import { avisos } from '../../sections/avisos.ts';
import { restoreBackup } from '../backup/restore.ts';
import { readConfig } from '../process/config.ts';
import { openStore } from '../search/openStore.ts';
import { atividade } from '../store/atividade.ts';
import { inBackups } from '../store/table.ts';

describe.each(engines)('the backup over HTTP, on %s,', (engine) => {
  const t = testApp(engine);
  beforeAll(async () => {
    await t.store.create(avisos, { title: 'Corte de água' });
  });

  const take = (headers: Record<string, string>) =>
    t.app.inject({ url: '/api/copia', headers: { apikey: apiKey, ...headers } });

  test('is one file with a name and a date, kept by nobody on the way, and restores', async () => {
    expect((await t.staff('GET', '/api/copia/ultima')).body).toEqual({ copia: { madeAt: '' } });
    const token = { 'x-auth-token': t.token() };
    expect((await take(token)).json()).toEqual({
      errors: [{ param: 'password', msg: messages.confirmPassword }],
    });
    const answer = await take({
      ...token,
      [passwordHeader]: encodeURIComponent(credentials.password),
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-disposition': 'attachment; filename="aldeia-2026-06-01.tar.gz"',
      'cache-control': 'no-store',
    });
    await expect
      .poll(async () => (await t.staff('GET', '/api/copia/ultima')).body.copia.madeAt)
      .toBe('2026-06-01T11:00:00.000Z');
    expect((await t.store.list(atividade)).at(-1)).toMatchObject({ verb: 'backupTaken' });

    const folder = mkdtempSync(join(tmpdir(), 'aldeia-copia-'));
    const file = join(folder, 'copia.tar.gz');
    writeFileSync(file, answer.rawPayload);
    const place = await newPlace(engine);
    readConfig({ DATA_DIR: place.dataDir }, place.dataDir);
    const store = await openStore(place, everyTable);
    const tables = inBackups(everyTable);
    const agree = async () => true;
    await restoreBackup(store, { file, dataDir: place.dataDir, tables, replace: false, agree });
    const { rows } = await contentOf(store, place.dataDir);
    expect(rows).toEqual((await contentOf(t.store, t.context.config.dataDir)).rows);
    await store.close();
    for (const each of [folder, place.dataDir]) rmSync(each, { recursive: true });
  });
});
