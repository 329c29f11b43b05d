import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepAssets } from './keepAssets.ts';

const day = 24 * 60 * 60;

test('the files of earlier builds stay for a month after they were last of use', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [build, into] = [join(folder, 'dist'), join(folder, 'paginas/sempre')];
  const names = () =>
    readdirSync(into, { recursive: true })
      .filter((name) => String(name).endsWith('~'))
      .sort();
  const rebuild = async (...files: string[]) => {
    rmSync(build, { recursive: true, force: true });
    mkdirSync(join(build, '.vite'), { recursive: true });
    for (const file of ['.vite/manifest.json', ...files]) writeFileSync(join(build, file), file);
    await keepAssets({ assets: build }, into);
  };
  await rebuild('um.js', 'um.js.br', 'um.js.gz');
  expect(names()).toEqual(['br/assets/um.js~', 'gz/assets/um.js~', 'plain/assets/um.js~']);
  await rebuild('dois.js');
  expect(names()).toContain('plain/assets/um.js~');
  const age = (file: string, days: number) => {
    const then = Date.now() / 1000 - days * day;
    utimesSync(join(into, file), then, then);
  };
  age('br/assets/um.js~', 29);
  age('gz/assets/um.js~', 31);
  age('plain/assets/dois.js~', 31);
  await keepAssets({ assets: build }, into);
  expect(names()).toEqual(['br/assets/um.js~', 'plain/assets/dois.js~', 'plain/assets/um.js~']);
});
