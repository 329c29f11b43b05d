import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, newPlace, type Place } from '../../tests/openTestStore.ts';
import { runProgram } from '../../tests/program.ts';
import { startApp, type TestApp } from '../../tests/startApp.ts';
import { samplePdf } from '../../tests/validBody.ts';
import { avisos } from '../sections/avisos.ts';
import { lastBackup } from '../server/backup/copias.ts';
import { registo } from '../server/register/registo.ts';
import { passwordHashOf } from '../server/staff/passwords.ts';
import { staff } from '../server/staff/staff.ts';
import { atividade } from '../server/store/atividade.ts';

function run(
  command: 'backup' | 'restore' | 'register',
  { dataDir, databaseUrl }: Place,
  args: string[],
) {
  return runProgram(`dist/${command}Command.js`, {
    args,
    cwd: dataDir,
    env: { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
  });
}

describe.each(engines)('at the command line, over %s,', (engine) => {
  let folder: string;
  let file: string;
  let place: Place;
  let t: TestApp;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'aldeia-copia-'));
    file = join(folder, 'copia.tar.gz');
    place = await newPlace(engine);
    t = await startApp(engine, { place });
    await t.store.create(avisos, { title: 'Corte de água' });
  });
  afterEach(async () => {
    await t.close();
    rmSync(place.dataDir, { recursive: true });
    rmSync(folder, { recursive: true });
  });

  test('a running site is backed up into a file that only its owner can read', async () => {
    const { out, err, code } = await run('backup', place, [file]);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(out).toMatch(
      /^Cópia de segurança feita: .*copia\.tar\.gz \(.* MB; \d+ registos, 1 ficheiro\)\.\n.*lugar seguro\.\n$/,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['copia.tar.gz']);
    expect(await lastBackup(t.store)).toMatch(/^\d{4}-/);
  });

  test('what makes one every night keeps the newest 14, and staff are told when it was', async () => {
    for (let day = 10; day < 25; day++) {
      writeFileSync(join(folder, `aldeia-2025-01-${day}-033000.tar.gz`), '');
    }
    const env = { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
    const { status, stderr } = spawnSync('sh', ['deploy/backup.sh', folder], {
      env,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const names = readdirSync(folder).sort();
    expect(names).toHaveLength(14);
    expect(names[0]).toBe('aldeia-2025-01-12-033000.tar.gz');
    const { hoje } = (await t.staff('GET', '/api/hoje')).body;
    expect(hoje.copiaDaNoite).toBe(hoje.ultimaCopia);
    expect(Date.now() - Date.parse(hoje.copiaDaNoite)).toBeLessThan(60_000);

    await run('backup', place, [file]);
    const after = (await t.staff('GET', '/api/hoje')).body.hoje;
    expect(after.copiaDaNoite).toBe(hoje.copiaDaNoite);
    expect(after.ultimaCopia > hoje.ultimaCopia).toBe(true);
  });

  test('it comes back elsewhere, and a site that runs there sees it', async () => {
    await run('backup', place, [file]);
    const other = await newPlace(engine);
    const running = await startApp(engine, { place: other });
    const passwordHash = await passwordHashOf('outra palavra comprida');
    await running.store.change(staff, {}, { passwordHash });
    const before = running.context.content.version;
    const who = 'Administradores que vêm com a cópia: admin (com outra palavra-passe).';
    const refused = await run('restore', other, [file]);
    expect(refused).toMatchObject({ out: '', code: 1 });
    expect(refused.err).toMatch(/^Esta aldeia já tem conteúdo\..*--substituir\.\n$/);

    const unasked = await run('restore', other, [file, '--substituir']);
    expect(unasked).toMatchObject({ out: `${who}\n`, code: 1 });
    expect(unasked.err).toMatch(/^Ninguém está ao terminal.*--sim\.\n$/);
    expect(await running.store.list(avisos)).toEqual([]);

    const restored = await run('restore', other, [file, '--substituir', '--sim']);
    expect(restored).toMatchObject({ err: '', code: 0 });
    expect(restored.out.startsWith(`${who}\nCópia de segurança reposta: `)).toBe(true);
    expect(restored.out).toMatch(/\d+ registos, 1 ficheiro\.\n.*reinicie-o/);
    await expect.poll(() => running.context.content.version).not.toBe(before);
    expect(await running.store.list(avisos)).toMatchObject([{ title: 'Corte de água' }]);
    expect((await running.store.list(atividade)).at(-1)).toMatchObject({ verb: 'backupRestored' });
    await running.close();
    rmSync(other.dataDir, { recursive: true });
  });

  test('an older register comes back after the same question, and is checked', async () => {
    const publish = () =>
      t.staff('POST', '/api/documentos', {
        title: 'Ata',
        type: 'Ata',
        orgao: 'Junta',
        date: '2026-05-30',
        files: [{ file: samplePdf, title: '' }],
      });
    await publish();
    const copied = await t.store.list(registo);
    await run('backup', place, [file]);
    await publish();
    const [, later] = await t.store.list(registo);
    const restored = await run('restore', place, [file, '--substituir', '--sim']);
    expect(restored).toMatchObject({ err: '', code: 0 });
    expect(restored.out).toContain('O registo dos documentos está íntegro: 1 linha.');
    expect(await t.store.list(registo)).toEqual(copied);
    const checked = await run('register', place, ['2', later?.resumo ?? '']);
    expect(checked.code).toBe(1);
    expect(checked.err).toContain('A linha 2 já não existe');
  });
});

test('whoever starts the service has a backup every night, without a further step', () => {
  const unit = (name: string) => readFileSync(join('deploy', name), 'utf8');
  expect(unit('aldeia.service')).toMatch(/^Wants=.*\baldeia-backup\.timer\b/m);
  expect(unit('aldeia-backup.timer')).toMatch(
    /^OnCalendar=\*-\*-\* 03:30:00\nRandomizedDelaySec=15min$/m,
  );
  expect(unit('aldeia-backup.service')).toMatch(/^ExecStart=\/bin\/sh deploy\/backup\.sh \S+$/m);
});

describe('what cannot be done is answered with one clear line:', () => {
  let folder: string;
  let file: string;
  let place: Place;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'aldeia-copia-'));
    file = join(folder, 'copia.tar.gz');
    place = await newPlace('sqlite');
  });
  afterAll(() => {
    rmSync(place.dataDir, { recursive: true });
    rmSync(folder, { recursive: true });
  });

  test.each<[string, 'backup' | 'restore', () => string[], RegExp]>([
    ['no name', 'backup', () => [], /^Uso: npm run backup/],
    ['two names', 'backup', () => [file, file], /^Uso: npm run backup/],
    ['a name that is taken', 'backup', () => [place.dataDir], /^Já existe /],
    ['a folder that is missing', 'backup', () => [join(folder, 'nada/x.gz')], /ENOENT/],
    ['no name', 'restore', () => ['--substituir'], /^Uso: npm run restore/],
    ['a file that is missing', 'restore', () => [file], /^Não existe o ficheiro /],
    ['a folder', 'restore', () => [folder], /^Não é possível ler /],
    [
      'something else',
      'restore',
      () => {
        writeFileSync(file, 'uma carta');
        return [file];
      },
      /^O ficheiro não é uma cópia de segurança/,
    ],
  ])('%s, to %s', async (_case, program, args, line) => {
    const { out, err, code } = await run(program, place, args());
    expect({ out, code }).toEqual({ out: '', code: 1 });
    expect(err).toMatch(line);
    expect(err.trimEnd()).not.toContain('\n');
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});
