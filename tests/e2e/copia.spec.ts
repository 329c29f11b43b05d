import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { credentials } from './addresses.ts';
import { expect, expectSound } from './site.ts';
import { fieldOf, test } from './staff.ts';

/** Types the password and downloads the backup. */
async function take(staff: Page, password = credentials.password) {
  await staff.getByLabel('A sua palavra-passe').fill(password);
  await staff.getByRole('button', { name: 'Descarregar cópia de segurança' }).click();
}

/** Whether bytes are a gzip, which is what a backup is. */
const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

async function openSettings(staff: Page) {
  await staff.goto('/backoffice/definicoes/copia');
  const part = staff.getByRole('region', { name: 'Cópia de segurança' });
  await expect(part).toContainText('Contém dados pessoais');
  return part;
}

test('an administrator takes the whole village away as one file', { tag: '@prove' }, async ({
  staff,
  watch,
}) => {
  await staff.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const part = await openSettings(staff);
  await expectSound(staff);
  const downloading = staff.waitForEvent('download');
  await take(staff);
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^aldeia-\d{4}-\d\d-\d\d\.tar\.gz$/);
  const bytes = readFileSync(await download.path());
  expect(isGzip(bytes)).toBe(true);
  expect(bytes.length).toBeGreaterThan(50_000);
  await expect(part).toContainText(/A última foi feita a \d\d de \S+ de \d{4}, \d\d:\d\d/);
  expect(download.url()).not.toContain('token');
  expect(watch.complaints).toEqual([]);
});

test('the bytes go as they come to a place that one may choose', { tag: '@prove' }, async ({
  staff,
  watch,
}) => {
  // The browser's own folder stands in for the dialog, which no test can answer.
  await staff.addInitScript(() => {
    Object.assign(window, {
      showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) =>
        (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true }),
    });
  });
  await openSettings(staff);
  await take(staff, 'não é esta');
  await expect(fieldOf(staff, 'password')).toContainText('não está certa');
  // The browser logs the refused call by itself.
  expect(watch.complaints.splice(0)).toEqual([expect.stringContaining('422')]);
  await take(staff);
  await expect(staff.getByText('A cópia de segurança está guardada')).toBeVisible();
  const [size, start] = await staff.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const handles = folder as unknown as AsyncIterable<[string, FileSystemFileHandle]>;
    for await (const [, handle] of handles) {
      const file = await handle.getFile();
      return [file.size, [...new Uint8Array(await file.slice(0, 2).arrayBuffer())]] as const;
    }
    throw new Error('no file was written');
  });
  expect(isGzip(Uint8Array.from(start))).toBe(true);
  expect(size).toBeGreaterThan(50_000);
  expect(watch.complaints).toEqual([]);
});

test('a backup can be taken even if nobody knows when the last one was', { tag: '@prove' }, async ({
  staff,
}) => {
  await staff.route('**/api/copia/ultima', (route) => route.abort());
  const part = await openSettings(staff);
  await expect(part.getByRole('button', { name: 'Descarregar cópia de segurança' })).toBeVisible();
  await expect(part).not.toContainText('A última foi feita');
});
