import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isNight } from '../../tests/night.ts';
import { runProgram } from '../../tests/program.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aldeia-staff-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function staff(args: string[], input = '', env: Record<string, string> = {}) {
  return runProgram('dist/staffCommand.js', { args, cwd: folder, env, input });
}

test('an account is added before the first start of the site, and listed', async () => {
  expect(await staff(['list'])).toMatchObject({ out: 'Ainda não há contas.\n', code: 0 });
  expect(await staff(['add', 'Ana', 'administracao'], 'uma boa palavra\n')).toEqual({
    out: 'Conta Ana criada, de Administração.\n',
    err: '',
    code: 0,
  });
  const listed = await staff(['list']);
  expect(listed.out).toMatch(/^ana\tdesde \d{4}-\d{2}-\d{2}\tadministrador\n$/);
});

test('an account is for what the command says, and for nothing else', async () => {
  const refused = { out: '', err: expect.stringMatching(/^A primeira conta /), code: 1 };
  expect(await staff(['add', 'ana', 'Porta'], 'uma boa palavra\n')).toEqual(refused);
  expect((await staff(['add', 'ana'], 'uma boa palavra\n')).err).toMatch(/^Uso: /);
  await staff(['add', 'ana', 'Administração'], 'uma boa palavra\n');
  expect((await staff(['add', 'rui', 'porta'], 'uma boa palavra\n')).out).toMatch(/, de Porta\.\n/);
  expect((await staff(['list'])).out).toMatch(/^rui\tdesde [\d-]+$/m);
});

test('an empty line has a password made, and shown', async () => {
  const { out, code } = await staff(['add', 'ana', 'Administração'], '\n');
  expect(code).toBe(0);
  expect(out).toMatch(/\nPalavra-passe: ([a-z2-9]{4}-){3}[a-z2-9]{4}\n$/);
  expect((await staff(['password', 'ana'])).out).toMatch(/^Palavra-passe de ana alterada/);
});

test('an account is disabled and enabled', { skip: !isNight }, async () => {
  await staff(['add', 'rui', 'Administração'], 'uma boa palavra');
  await staff(['add', 'ana', 'Porta'], 'uma boa palavra');
  expect((await staff(['disable', 'ana'])).out).toMatch(/^Conta ana desativada/);
  expect((await staff(['list'])).out).toMatch(/\tdesativada\n$/);
  expect((await staff(['enable', 'ana'])).out).toBe('Conta ana ativada.\n');
  expect((await staff(['list'])).out).not.toContain('desativada');
});

test('an account is made an administrator, and the last one cannot be shut out', {
  skip: !isNight,
}, async () => {
  await staff(['add', 'rui', 'Administração'], 'uma boa palavra');
  expect((await staff(['add', 'ana', 'Porta'], 'uma boa palavra')).out).toBe(
    'Conta ana criada, de Porta.\nQuem a usar terá de a trocar por uma sua quando entrar.\n',
  );
  expect(await staff(['disable', 'rui'])).toEqual({
    out: '',
    err: 'Tem de ficar pelo menos um administrador com a conta ativa.\n',
    code: 1,
  });
  expect((await staff(['admin', 'ana'])).out).toBe('A conta ana é agora de administrador.\n');
  expect((await staff(['list'])).out).toMatch(/^ana\t.*\tadministrador$/m);
  expect((await staff(['disable', 'rui'])).code).toBe(0);
});

test.each([
  [[], /^Uso: npm run staff -- /],
  [['add'], /^Uso: /],
  [['list', 'ana'], /^Uso: /],
  [['add', 'ana'], /^Uso: /],
  [['add', 'ana', 'Porta', 'maria'], /^Uso: /],
  [['add', 'ana', 'Chefe'], /^PERFIL é um destes: /],
  [['add', 'ana', 'Porta'], /^A primeira conta tem de ser de Administração/],
  [['toString', 'ana'], /^Uso: /],
  [['add', 'ana maria', 'Porta'], /^O nome de utilizador /],
  [['factor', 'ninguém'], /^Não existe nenhuma conta com esse nome\./],
  [['password', 'ninguém'], /^Não existe nenhuma conta com esse nome\./],
])('%j is answered with one clear line', { skip: !isNight }, async (args, line) => {
  const { out, err, code } = await staff(args, 'uma boa palavra\n');
  expect({ out, code }).toEqual({ out: '', code: 1 });
  expect(err).toMatch(line);
  expect(err.trimEnd()).not.toContain('\n');
});

test('a password that is too short, a bad setting and a missing database are one line each', async () => {
  const short = await staff(['add', 'ana', 'Administração'], 'curta\n');
  expect(short.err).toBe('A palavra-passe deve ter pelo menos 10 caracteres.\n');
  const setting = await staff(['list'], '', { PORT: 'x' });
  expect(setting.err).toMatch(/^PORT: .*\n$/);
  const database = await staff(['list'], '', { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' });
  expect(database.err).toMatch(/^Não foi possível ligar à base de dados PostgreSQL.*\n$/);
  expect([short.code, setting.code, database.code]).toEqual([1, 1, 1]);
  const common = await staff(['add', 'ana', 'Administração'], 'Password123\n');
  expect(common.err).toMatch(/^Esta palavra-passe é das primeiras .*\n$/);
});
