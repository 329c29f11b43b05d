import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { prepare } from './prepared.ts';
import { openReserve, type Reserve } from './reserve.ts';

let folder: string;
let reserve: Reserve;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aldeia-reserve-'));
  reserve = openReserve({
    folder,
    logError(error) {
      throw error;
    },
  });
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const page = (text: string) => prepare({ status: 200, type: 'text/html', text });
const keep = (url: string, text = url, since = reserve.withdrawals()) =>
  reserve.keep(url, page(text), since);

/** The pages that stand there in some coding. */
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
  await reserve.retain((url) => ['/', '/lojas', '/lojas?pagina=2'].includes(url));
  expect(pages()).toEqual(['lojas~', 'lojas~pagina=2', '~']);
  expect(await reserve.has('/lojas?pagina=2')).toBe(true);
  expect(await reserve.has('/lojas/mel')).toBe(false);
});

test('what is withdrawn goes with every page that may show it, and the others stay', async () => {
  const long = (text: string) => text.repeat(200);
  for (const url of ['/', '/sitemap.xml', '/documentos', '/documentos?ano=2026', '/lojas']) {
    await keep(url, long(url));
  }
  await keep('/lojas/mel', long('mel '));
  await keep('/documentos/um', '<a href="/documentos/dois">dois</a>');
  await keep(
    '/documentos/dois',
    '<a href="/documentos/um">um</a><a href="/documentos/tres">tres</a>',
  );
  await keep('/documentos/dois.ics', 'sessão');
  await keep('/documentos/tres', '<a href="/documentos/quatro">quatro</a>');
  await reserve.withdraw('/documentos/dois');
  expect(pages()).toEqual(['documentos/tres~', 'lojas/mel~']);
  await reserve.withdraw();
  expect(pages()).toEqual([]);
});

test('a page that was begun before something was withdrawn is not kept after it', async () => {
  const since = reserve.withdrawals();
  await reserve.withdraw('/lojas/mel');
  expect(await keep('/', 'mel', since)).toBe(false);
  const writing = keep('/lojas', 'mel '.repeat(1_000));
  await openReserve({ folder, logError: () => {} }).withdraw('/lojas/mel');
  expect(await writing).toBe(false);
  expect(pages()).toEqual([]);
  expect(await keep('/lojas', 'pão')).toBe(true);
});

test('which records pages may show is known to every process; where it is not, all of them may', async () => {
  expect(await reserve.isShown('um')).toBe(true);
  await reserve.show(['um', 'dois']);
  const other = openReserve({ folder, logError: () => {} });
  expect(await Promise.all(['um', 'do', 'tres'].map(other.isShown))).toEqual([true, false, false]);
});
