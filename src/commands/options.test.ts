import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProgram } from '../../tests/program.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aldeia-opcoes-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['staff', ['add', '--xyz'], '--xyz'],
  ['staff', ['list', '--xyz'], '--xyz'],
  ['staff', ['--help'], '--help'],
  ['backup', ['--xyz'], '--xyz'],
  ['backup', ['copia.tar.gz', '--noite', '--Noite'], '--Noite'],
  ['restore', ['copia.tar.gz', '--substituir', '--sim', '--xyz'], '--xyz'],
  ['restore', ['copia.tar.gz', '-y'], '-y'],
  ['register', ['--xyz.tar.gz'], '--xyz.tar.gz'],
  ['register', ['1', '--xyz'], '--xyz'],
  ['removeDemo', ['--xyz'], '--xyz'],
  ['removeDemo', ['tudo'], undefined],
  ['status', ['tudo'], undefined],
])('%s %j is refused in one line, before anything is opened', async (command, args, unknown) => {
  const { out, err, code } = await runProgram(`dist/${command}Command.js`, { args, cwd: folder });
  expect({ out, code }).toEqual({ out: '', code: 1 });
  expect(err).toMatch(
    unknown ? /^Não se conhece a opção .+\. Uso: npm run .+\n$/ : /^Uso: npm run .+\n$/,
  );
  if (unknown) expect(err).toContain(`opção ${unknown}. `);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  [[], /^Uso: aldeia status \| backup \| .+\n$/],
  [['toString'], /^Uso: aldeia status \| /],
  [['--help'], /^Uso: aldeia status \| /],
  [['backup'], /^Uso: aldeia backup FICHEIRO\.tar\.gz\n$/],
  [['register', '--xyz'], /^Não se conhece a opção --xyz\. Uso: aldeia register \[/],
  [
    ['status'],
    /^A aldeia não está a correr: ninguém responde em http:\/\/127\.0\.0\.1:9\/saude\.\n$/,
  ],
])('aldeia %j is answered with one line', async (args, line) => {
  const env = { PORT: '9', DATA_DIR: folder };
  const { out, err, code } = await runProgram('dist/aldeiaCommand.js', { args, cwd: folder, env });
  expect({ out, code }).toEqual({ out: '', code: 1 });
  expect(err).toMatch(line);
});
