import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { startApp, type TestApp } from '../../../tests/startApp.ts';
import { samplePdf } from '../../../tests/validBody.ts';
import { everyCollection } from '../../sections/all.ts';
import { startBackup } from '../../server/backup/backup.ts';
import { restoreBackup } from '../../server/backup/restore.ts';
import { tablesHeld } from '../../server/backup/tablesHeld.ts';
import { checkRegister, missingEnd } from '../../server/register/check.ts';
import { type LineRow, registo } from '../../server/register/registo.ts';

const tables = tablesHeld(everyCollection);
const madeAt = '2026-06-01T12:00:00.000Z';

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

async function backUp({ store, context }: TestApp): Promise<Buffer> {
  const { dataDir } = context.config;
  const { stream } = await startBackup({ store, dataDir, tables, now: new Date(madeAt) });
  return buffer(stream);
}

describe.each(engines)('a restore of an older backup on %s', (engine) => {
  let folder: string;
  let t: TestApp;
  let first: string;
  let older: Buffer;
  let whole: LineRow[];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'aldeia-registo-'));
    t = await startApp(engine);
    first = await publish(t, 'Ata 1');
    older = await backUp(t);
    await t.setClock('2026-06-02T09:00:00.000Z');
    await publish(t, 'Ata 2');
    await publish(t, 'Ata 3');
    whole = await lines();
  });
  afterEach(async () => {
    await t.close();
    rmSync(folder, { recursive: true });
  });

  const lines = () => t.store.list(registo);
  const check = () => checkRegister(t.store.db, t.context.config.dataDir);
  const lastTold = async () => JSON.parse((await lines()).at(-1)?.conteudo ?? '');

  /** Restores over what is there; returns what the question said would be lost. */
  async function restore(bytes: Buffer, answer = async () => true): Promise<string> {
    const file = join(folder, 'copia.tar.gz');
    await writeFile(file, bytes);
    let said: readonly string[] = [];
    const agree = (_accounts: readonly string[], loss: readonly string[]) => {
      said = loss;
      return answer();
    };
    const { dataDir } = t.context.config;
    await restoreBackup(t.store, { file, dataDir, tables, replace: true, agree });
    await t.setClock();
    return said.join('\n');
  }

  test('is asked about: how many lines go, since when; nothing goes where the answer is no', async () => {
    const no = restore(older, async () => false);
    await expect(no).rejects.toThrow(/nada foi alterado/);
    expect(await lines()).toEqual(whole);
    const said = await restore(older);
    expect(said).toContain('é mais antigo do que o desta aldeia');
    expect(said).toContain('2 linhas ficam para trás, desde 02 de junho de 2026, 10:00');
    expect(said).toContain(`a última é a n.º 3, com o resumo ${whole[2]?.resumo}`);
  });

  test('is a line of the register, which says from then on that it was shortened', async () => {
    await restore(older);
    const [one, restored, ...rest] = await lines();
    expect(one).toEqual(whole[0]);
    expect(rest).toEqual([]);
    expect(restored).toMatchObject({ numero: 2, quem: 'linha de comandos' });
    expect(await lastTold()).toEqual({
      copia: 'copia.tar.gz',
      feitaEm: madeAt,
      deixadas: 2,
      desde: '2026-06-02T09:00:00.000Z',
      fim: { linha: 3, resumo: whole[2]?.resumo },
    });
    const { isWhole, words } = await check();
    expect(isWhole).toBe(true);
    expect(words[0]).toBe(
      'ATENÇÃO: o registo dos documentos está encurtado. 2 linhas, sem alterações.',
    );
    expect(words[1]).toMatch(/2 linhas ficaram para trás, desde 02 de junho de 2026, 10:00\./);
    const { certidao, registo } = (await t.staff('GET', `/api/documentos/${first}/certidao`)).body;
    expect(registo).toMatchObject({ faltas: [], ressalvas: [words[1]] });
    expect(certidao.ressalvas).toContain(words[1]);
  });

  test('after another counts what the other had left behind', async () => {
    await restore(older);
    await restore(older);
    expect(await lastTold()).toMatchObject({
      deixadas: 3,
      desde: '2026-06-02T09:00:00.000Z',
      fim: { linha: 2 },
    });
    expect((await check()).words[0]).toMatch('está encurtado');
  });

  test('is no loss where the backup has every line, or where there was no register', async () => {
    const newest = await backUp(t);
    expect(await restore(newest)).toBe('');
    expect(await lastTold()).toMatchObject({ deixadas: 0, desde: '', fim: { linha: 3 } });
    expect((await check()).words.slice(0, 2)).toEqual([
      'O registo dos documentos está íntegro: 4 linhas.',
      expect.stringContaining('nenhuma linha ficou para trás'),
    ]);
    const end = { linha: 3, resumo: whole[2]?.resumo ?? '' };
    expect(await missingEnd(t.store.db, end)).toBeUndefined();

    const other = await startApp(engine);
    const { dataDir } = other.context.config;
    const file = join(folder, 'copia.tar.gz');
    const order = { file, dataDir, tables, replace: true };
    await restoreBackup(other.store, {
      ...order,
      agree: async (_accounts, loss) => loss.length === 0,
    });
    const { words } = await checkRegister(other.store.db, dataDir);
    expect(words[0]).toMatch('está íntegro');
    expect(words[1]).toMatch('até aí não havia registo nesta máquina');
    await other.close();
  });

  test('with the register of another village says that it is another', async () => {
    const other = await startApp(engine);
    await publish(other, 'Ata de outra aldeia');
    const foreign = await backUp(other);
    await other.close();
    const said = await restore(foreign);
    expect(said).toContain('não é o desta aldeia');
    expect(said).toContain('3 linhas ficam para trás');
    // A backup without any line is older than any other.
    const none = await startApp(engine);
    const empty = await backUp(none);
    await none.close();
    expect(await restore(empty)).toContain('5 linhas ficam para trás');
    expect(await lines()).toMatchObject([{ numero: 1 }]);
    expect((await check()).words[0]).toMatch('está encurtado');
    // Restored where there was no register either, it writes no line.
    const clean = await startApp(engine);
    const { dataDir } = clean.context.config;
    const file = join(folder, 'copia.tar.gz');
    await restoreBackup(clean.store, {
      file,
      dataDir,
      tables,
      replace: true,
      agree: async () => true,
    });
    expect(await clean.store.count(registo)).toBe(0);
    await clean.close();
  });

  test('is refused where a line was written while it was asked about', async () => {
    const answer = async () => {
      await publish(t, 'Ata 4');
      return true;
    };
    await expect(restore(older, answer)).rejects.toThrow(/Entretanto o registo .* mudou/);
    expect((await lines()).slice(0, 3)).toEqual(whole);
    expect(await lines()).toHaveLength(4);
    expect(await check()).toMatchObject({ isWhole: true });
  });
});
