import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type PictureLinks, pictureLinks } from './pictureLinks.ts';

let folder: string;
let links: PictureLinks;
let faults: unknown[];
let withheld: string;
const names = () => readdirSync(join(folder, 'f')).sort();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aldeia-links-'));
  const [uploads, into] = [join(folder, 'uploads'), join(folder, 'f')];
  for (const each of [uploads, into]) mkdirSync(each);
  const kept = ['aaaaaaaaa-forno.jpg', 'aaaaaaaaa-forno.jpg.480.avif', 'bbbbbbbbb-mel.png'];
  for (const name of [...kept, 'ccccccccc-Ata-da-Junta-n-1.pdf', 'ddddddddd-rascunho.jpg']) {
    writeFileSync(join(uploads, name), '', { mode: 0o600 });
  }
  faults = [];
  withheld = 'nothing';
  links = pictureLinks({
    uploads,
    into,
    publicAmong: async () => (path) => !path.includes(withheld),
    logError: (error) => faults.push(error),
  });
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

test('what a page names is linked under the name it is asked for by, and nothing else', async () => {
  const page = `<img src="/f/aaaaaaaaa-forno.jpg" srcset="/f/aaaaaaaaa-forno.jpg.480.avif 480w">
    <a href="/f/ccccccccc-Ata%20da%20Junta,%20n&#x27;1.pdf">Ata</a>`;
  expect(await links.keep(page)).toBe(true);
  expect(names()).toEqual([
    ...['aaaaaaaaa-forno.jpg', 'aaaaaaaaa-forno.jpg.480.avif', "ccccccccc-Ata da Junta, n'1.pdf"],
  ]);
  expect(statSync(join(folder, 'f/aaaaaaaaa-forno.jpg')).mode & 0o777).toBe(0o644);
  expect(statSync(join(folder, 'uploads/ddddddddd-rascunho.jpg')).mode & 0o777).toBe(0o600);
});

test.each([
  '/f/aaaaaaaaa-../../secrets.json.jpg',
  '/f/aaaaaaaaa-%2e%2e%2fsecrets.json.pdf',
  '/f/aaaaaaaaa-%00.pdf',
  '/f/aaaaaaaaa-%ff.pdf',
])('%s is no file', async (address) => {
  expect(await links.keep(`<img src="${address}">`)).toBe(true);
  expect(names()).toEqual([]);
});

test('a size that is not made yet is missed', async () => {
  const page = '/f/aaaaaaaaa-forno.jpg /f/aaaaaaaaa-forno.jpg.960.avif';
  expect(await links.keep(page)).toBe(false);
  expect(names()).toEqual(['aaaaaaaaa-forno.jpg']);
});

test('what not everyone may have is not linked, nor missed, and is taken away with its sizes', async () => {
  const page = '/f/aaaaaaaaa-forno.jpg /f/aaaaaaaaa-forno.jpg.480.avif /f/bbbbbbbbb-mel.png';
  withheld = 'forno';
  expect(await links.keep(page)).toBe(true);
  expect(names()).toEqual(['bbbbbbbbb-mel.png']);
  withheld = 'mel';
  expect(await links.keep(page)).toBe(true);
  expect(names()).toHaveLength(3);
  await links.withdraw();
  expect(names()).toEqual(['aaaaaaaaa-forno.jpg', 'aaaaaaaaa-forno.jpg.480.avif']);
  withheld = 'forno';
  await links.withdraw();
  expect(names()).toEqual([]);
});

test('where nothing can be linked that is told once', async () => {
  rmSync(join(folder, 'f'), { recursive: true });
  writeFileSync(join(folder, 'f'), '');
  for (let time = 0; time < 2; time++) {
    expect(await links.keep('/f/aaaaaaaaa-forno.jpg')).toBe(false);
  }
  expect(faults).toHaveLength(1);
});
