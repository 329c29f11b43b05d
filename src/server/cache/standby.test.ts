import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { prepare } from './prepared.ts';
import { openStandby, type Standby } from './standby.ts';

let folder: string;
let standby: Standby;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aldeia-standby-'));
  standby = openStandby({
    folder,
    logError(error) {
      throw error;
    },
  });
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const page = (text: string) => prepare({ status: 200, type: 'text/html', text });
const keep = (url: string, text = url, since = standby.withdrawals()) =>
  standby.keep(url, page(text), since);

/** The standby pages, in any coding. */
function pages(): string[] {
  const root = join(folder, 'reserva');
  mkdirSync(root, { recursive: true });
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const found = names.flatMap((name) => /^\w+\/(.*~.*)$/.exec(name)?.[1] ?? []);
  return [...new Set(found)].sort();
}

test('a page that became short leaves no longer one behind', async () => {
  await keep('/eventos.ics', 'evento '.repeat(1_000));
  await keep('/eventos.ics', 'nada');
  expect(readdirSync(join(folder, 'reserva/br'))).toEqual([]);
  expect(readdirSync(join(folder, 'reserva/plain'))).toEqual(['eventos.ics~']);
});

test('what is no page any more goes', async () => {
  for (const url of ['/', '/lojas', '/lojas/mel', '/lojas?pagina=2', '/lojas?pagina=3']) {
    expect(await keep(url)).toBe(true);
  }
  await standby.retain((url) => ['/', '/lojas', '/lojas?pagina=2'].includes(url));
  expect(pages()).toEqual(['lojas~', 'lojas~pagina=2', '~']);
  expect(await standby.has('/lojas?pagina=2')).toBe(true);
  expect(await standby.has('/lojas/mel')).toBe(false);
});

test('what is withdrawn goes with every page that shows it, and the others stay', async () => {
  const shows = '<a href="/documentos/dois">dois</a>';
  const both = `<a href="/documentos/um">um</a><a href="/documentos/tres">tres</a>`;
  for (const url of ['/', '/documentos', '/documentos?ano=2026']) await keep(url, shows.repeat(90));
  for (const url of ['/lojas', '/lojas/mel']) await keep(url, 'mel '.repeat(900));
  await keep('/documentos/um', shows);
  await keep('/documentos/dois', both);
  await keep('/documentos/dois.ics', 'sessão');
  await keep('/documentos/tres', '<a href="/documentos/quatro">quatro</a>');
  await standby.withdraw('/documentos/dois', ['/documentos/dois', '/f/abc123def-']);
  expect(pages()).toEqual(['documentos/tres~', 'lojas/mel~', 'lojas~']);
});

test('what has no page of its own is looked for in all of them', async () => {
  await keep('/', 'Ana Maria');
  await keep('/lojas/mel', 'Responsável: Ana Ma\u00adria');
  await keep('/lojas/queijo', 'Outra pessoa');
  await keep('/lojas/pao', '<img src="/f/abc123def-ana.jpg">');
  await keep('/executivo', 'Ana, como se chamava');
  await standby.withdraw(undefined, ['Ana Maria', '/f/abc123def-']);
  expect(pages()).toEqual(['lojas/queijo~']);
  await standby.clear();
  expect(pages()).toEqual([]);
});

test('a page that was begun before something was withdrawn is not kept after it', async () => {
  const since = standby.withdrawals();
  await standby.withdraw('/lojas/mel', ['/lojas/mel']);
  expect(await keep('/', 'mel', since)).toBe(false);
  const writing = keep('/lojas', 'mel '.repeat(1_000));
  await openStandby({ folder, logError: () => {} }).withdraw('/lojas/mel', []);
  expect(await writing).toBe(false);
  expect(pages()).toEqual([]);
  expect(await keep('/lojas', 'pão')).toBe(true);
});

test('which records pages may show is known to every process; where it is not, all of them may', async () => {
  expect(await standby.isShown('um')).toBe(true);
  await standby.show(['um', 'dois']);
  const other = openStandby({ folder, logError: () => {} });
  expect(await Promise.all(['um', 'do', 'tres'].map(other.isShown))).toEqual([true, false, false]);
});
