import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { everyTable } from '../../../tests/everyTable.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { startApp, type TestApp } from '../../../tests/startApp.ts';
import { samplePdf } from '../../../tests/validBody.ts';
import { startBackup } from '../../server/backup/backup.ts';
import { restoreBackup } from '../../server/backup/restore.ts';
import { appendLine } from '../../server/register/appendLine.ts';
import { checkRegister, missingEnd } from '../../server/register/check.ts';
import { registo } from '../../server/register/registo.ts';
import { allowChanges, refuseChanges } from '../../server/store/appendOnly.ts';
import { inBackups } from '../../server/store/table.ts';

const tables = inBackups(everyTable);

async function publish(t: TestApp, title: string): Promise<string> {
  const { body } = await t.staff('POST', '/api/documentos', {
    title,
    type: 'Ata',
    orgao: 'Junta',
    date: '2026-05-30',
    numero: '1',
    files: [{ file: samplePdf, title: '' }],
  });
  return body.documento.identifier;
}

describe.each(bothEngines)('a restore of an older copy on %s', (engine) => {
  let folder: string;
  let t: TestApp;
  let first: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'aldeia-registo-'));
    t = await startApp(engine);
    first = await publish(t, 'Ata 1');
  });
  afterEach(async () => {
    await t.close();
    rmSync(folder, { recursive: true });
  });

  const lines = () => t.store.list(registo);
  const check = () => checkRegister(t.store.db, t.context.config.dataDir);
  const certificate = async () =>
    (await t.staff('GET', `/api/documentos/${first}/certidao`)).body.registo;

  async function backUp(): Promise<string> {
    const { dataDir } = t.context.config;
    const { stream } = await startBackup({ store: t.store, dataDir, tables, now: new Date() });
    const file = join(folder, 'copia.tar.gz');
    await writeFile(file, stream);
    return file;
  }

  async function restore(file: string): Promise<void> {
    const { dataDir } = t.context.config;
    const agree = async () => true;
    await restoreBackup(t.store, { file, dataDir, tables, replace: true, agree });
    await t.setClock();
  }

  test('brings its register, whole, and a later certificate is not of it', async () => {
    const copied = await lines();
    const older = await backUp();
    await publish(t, 'Ata 2');
    await publish(t, 'Ata 3');
    const [, , { resumo = '' } = {}] = await lines();
    await restore(older);
    expect(await lines()).toEqual(copied);
    expect(await check()).toMatchObject({
      isWhole: true,
      words: expect.arrayContaining(['O registo dos documentos está íntegro: 1 linha.']),
    });
    expect(await certificate()).toEqual({ linhas: 1, faltas: [] });
    expect(await missingEnd(t.store.db, { linha: 3, resumo })).toMatch(/já não existe/);
    await publish(t, 'Outra ata 2');
    await publish(t, 'Outra ata 3');
    expect(await check()).toMatchObject({ isWhole: true });
    expect(await missingEnd(t.store.db, { linha: 3, resumo })).toMatch(/tem outro resumo/);
  });

  test('whose register was changed is found where it breaks', async () => {
    await publish(t, 'Ata 2');
    await allowChanges(t.store.db, registo.name);
    await t.store.change(registo, { numero: 2 }, { quem: 'outra' });
    await refuseChanges(t.store.db, registo.name);
    const changed = await backUp();
    await restore(changed);
    const { isWhole, words } = await check();
    expect(isWhole).toBe(false);
    expect(words).toContain('A linha 2 foi alterada depois de escrita.');
    expect((await certificate()).faltas).toEqual(['A linha 2 foi alterada depois de escrita.']);
  });

  test('that an earlier version wrote into the register is a line like any other', async () => {
    const content = {
      copia: 'copia.tar.gz',
      feitaEm: '',
      deixadas: 2,
      desde: '2026-06-02T09:00:00.000Z',
      fim: { linha: 3, resumo: '' },
    };
    const facto = 'registo reposto de uma cópia de segurança';
    const actor = { who: 'linha de comandos', now: new Date('2026-06-02T10:00:00Z') };
    await appendLine(t.store, actor, { documento: '', identificador: '', facto, content });
    expect((await check()).words[0]).toBe('O registo dos documentos está íntegro: 2 linhas.');
    expect(await certificate()).toEqual({ linhas: 2, faltas: [] });
  });
});
