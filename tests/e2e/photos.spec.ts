import type { Page } from '@playwright/test';
import { pontos_interesse } from '../../src/sections/pontosInteresse.ts';
import { drop, paste } from './drop.ts';
import { fillIn, photoAddress } from './fillIn.ts';
import { pdf, photo } from './samples.ts';
import { axeFindings, expect } from './site.ts';
import { fieldOf, open, save, saveButton, test, unfold, unique } from './staff.ts';

/** Holds back every upload until it is let go, to arrive or to be lost. */
async function holdUploads(staff: Page, areLost = false): Promise<() => void> {
  const { promise: held, resolve: unlockFolder } = Promise.withResolvers<void>();
  await staff.route('**/api/file', (route) =>
    held.then(() => (areLost ? route.abort() : route.continue())),
  );
  return unlockFolder;
}

const chooser = (staff: Page, name: string) =>
  fieldOf(staff, name).locator('input[type="file"]').first();

/** Opens the form of a new place with valid fields; its photos are just an icon. */
async function newPlace(staff: Page) {
  const name = unique('Lugar das fotos');
  await open(staff, 'pontos_interesse/adicionar');
  await fillIn(staff, pontos_interesse, name);
  return { name, address: `/api/pontosInteresse/${name.toLowerCase().replaceAll(' ', '-')}` };
}

type Read = { pontoInteresse: { mainPhoto: string; photos: string[] } };

test('a photo on its way shows how far it is, and saving waits for it', { tag: '@prove' }, async ({
  staff,
  api,
}) => {
  const { address } = await newPlace(staff);
  const main = fieldOf(staff, 'mainPhoto');
  const unlockFolder = await holdUploads(staff);
  await chooser(staff, 'mainPhoto').setInputFiles(await photo('a-caminho.jpg'));
  await expect(main.getByRole('progressbar', { name: 'A enviar a-caminho.jpg' })).toBeAttached();
  await expect(main).toContainText(/A enviar…|A preparar…/);
  await chooser(staff, 'photos').setInputFiles([await photo('um.jpg'), await photo('dois.jpg')]);
  await expect(fieldOf(staff, 'photos').getByRole('progressbar')).toHaveCount(2);

  await save(staff);
  await expect(saveButton(staff)).toHaveAttribute('data-loading');
  await expect(staff).toHaveURL(/adicionar$/);
  unlockFolder();
  await expect(staff).toHaveURL(/\/backoffice\/pontos_interesse$/);
  const { pontoInteresse } = await api<Read>('GET', address);
  expect(pontoInteresse.mainPhoto).toMatch(/^\/f\/\w{9}-a-caminho\.jpg$/);
  expect(pontoInteresse.photos.slice(1).map((path) => path.slice(13))).toEqual([
    'um.jpg',
    'dois.jpg',
  ]);
  await api('DELETE', address);
});

test('a photo that does not arrive stops the saving and is named', async ({ staff, api }) => {
  const { address } = await newPlace(staff);
  const main = fieldOf(staff, 'mainPhoto');
  const unlockFolder = await holdUploads(staff, true);
  await chooser(staff, 'mainPhoto').setInputFiles(await photo('perdida.jpg'));
  await save(staff);
  unlockFolder();
  await expect(main).toContainText('perdida.jpg: Não foi possível chegar ao servidor');
  await expect(main).toContainText('Um ficheiro não chegou ao servidor');
  await expect(staff).toHaveURL(/adicionar$/);
  expect(await axeFindings(staff)).toEqual([]);
  await staff.unroute('**/api/file');
  await chooser(staff, 'mainPhoto').setInputFiles(await photo('chegada.jpg'));
  await expect(main.locator('p', { hasText: 'chegada.jpg' })).toHaveText('chegada.jpg');
  await expect(main).not.toContainText('não chegou');
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/pontos_interesse$/);
  await api('DELETE', address);
});

test('photos are ordered by keyboard and mouse, with their descriptions', {
  tag: '@prove',
}, async ({ staff, api }) => {
  const { address } = await newPlace(staff);
  const field = fieldOf(staff, 'photos');
  const tiles = field.getByRole('listitem');
  await field.getByRole('button', { name: 'Remover a foto 1 de 1' }).click();
  await expect(tiles).toHaveCount(0);
  await chooser(staff, 'photos').setInputFiles([
    await photo('a.jpg', '#9c2a1c'),
    await photo('b.jpg', '#2f6b55'),
    await photo('c.jpg', '#d9d1c0'),
  ]);
  await expect(tiles).toHaveCount(3);
  await expect(field.getByRole('progressbar')).toHaveCount(0);
  for (const index of [0, 1, 2]) {
    await expect(tiles.nth(index).locator('img')).toHaveAttribute('src', /^\/f\/\w{9}-[abc]\.jpg/);
  }
  const order = async () =>
    (
      await tiles
        .locator('img')
        .evaluateAll((images) =>
          images.map((image) => /-([abc])\.jpg/.exec(image.getAttribute('src') ?? '')?.[1]),
        )
    ).join('');
  await expect.poll(order).toBe('abc');

  await field.getByRole('button', { name: 'Mover a foto 1 de 3 para a frente' }).focus();
  await staff.keyboard.press('Enter');
  await expect.poll(order).toBe('bac');
  await expect(field.getByRole('status').filter({ hasText: 'posição' })).toHaveText(
    'Foto movida para a posição 2 de 3',
  );

  const [from, to] = [tiles.nth(0).locator('img'), tiles.nth(2).locator('img')];
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('The tiles are not on the screen');
  await staff.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await staff.mouse.down();
  await staff.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await staff.mouse.up();
  await expect.poll(order).toBe('acb');

  await field.getByLabel('Descrição da foto 3').fill('O verde da serra');
  await field.getByLabel('Descrição da foto 3').blur();
  await expect(field.getByText('Descrição guardada')).toBeVisible();
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/pontos_interesse$/);

  const { pontoInteresse } = await api<Read>('GET', address);
  expect(pontoInteresse.photos.map((path) => path.at(-5)).join('')).toBe('acb');
  await staff.goto(address.replace('/api/pontosInteresse', '/pontos_interesse'));
  await expect(staff.locator('img[alt="O verde da serra"]').first()).toBeAttached();
  await staff.goto(address.replace('/api/pontosInteresse', '/backoffice/pontos_interesse/editar'));
  await expect(field.getByLabel('Descrição da foto 3')).toHaveValue('O verde da serra');
  await api('DELETE', address);
});

test('a photo is dropped and pasted; what is none is refused in words', { tag: '@prove' }, async ({
  staff,
}) => {
  await open(staff, 'pessoas/adicionar');
  const field = fieldOf(staff, 'photo');
  const zone = field.locator('.mantine-Dropzone-root');
  await drop(zone, { name: 'foto.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(field.getByRole('alert')).toContainText('Só são aceites fotografias');
  await drop(zone, await photo('largada.jpg'));
  await expect(field.getByText('largada.jpg', { exact: true })).toBeVisible();
  await expect(field.locator('img')).toHaveAttribute('src', /-largada\.jpg\.\d+\.webp$/);
  await paste(staff.locator('#campo-photo'), await photo('colada.jpg'));
  await expect(field.getByText('colada.jpg', { exact: true })).toBeVisible();
  await expect(field).not.toContainText('/f/');
  await field.getByRole('button', { name: 'Remover foto' }).click();
  await expect(field.locator('img')).toHaveCount(0);
  await expect(staff.locator('#campo-photo')).toBeFocused();
});

test('a photo can still be an address, and the one before comes back with it taken out', {
  tag: '@prove',
}, async ({ staff }) => {
  await open(staff, 'pessoas/adicionar');
  const field = fieldOf(staff, 'photo');
  await expect(staff.locator('#campo-photo-endereco')).toBeHidden();
  await chooser(staff, 'photo').setInputFiles(await photo('retrato.jpg'));
  await expect(field.getByText('retrato.jpg', { exact: true })).toBeVisible();
  const address = await photoAddress(staff, 'photo');
  await expect(address).toHaveValue('');
  await address.fill('https://exemplo.pt/a.jpg');
  await expect(field.locator('p', { hasText: 'https://exemplo.pt/a.jpg' })).toBeVisible();
  await expect(field).toContainText('fica noutro site');
  await address.fill('');
  await expect(field.getByText('retrato.jpg', { exact: true })).toBeVisible();
});

test('a file that is no photo is refused as what this field takes', { tag: '@prove' }, async ({
  staff,
}) => {
  await open(staff, 'pessoas/adicionar');
  const field = fieldOf(staff, 'photo');
  for (const file of [
    { ...pdf('falsa.jpg'), mimeType: 'image/jpeg' },
    { ...pdf('x.jpg'), mimeType: 'image/jpeg', buffer: Buffer.from('<p>') },
  ]) {
    await drop(field.locator('.mantine-Dropzone-root'), file);
    await expect(field.getByRole('alert')).toContainText(`${file.name}: Não é uma fotografia`);
    await expect(field.getByRole('alert')).not.toContainText('PDF');
    await expect(field.locator('img')).toHaveCount(0);
  }
});

test('an address is added to a list of photos only once there is one', { tag: '@prove' }, async ({
  staff,
}) => {
  await open(staff, 'noticias/adicionar');
  await unfold(staff, 'Mais fotos');
  const field = fieldOf(staff, 'photos');
  const address = await photoAddress(staff, 'photos');
  const add = field.getByRole('button', { name: 'Adicionar' });
  await expect(add).toBeDisabled();
  await address.fill('   ');
  await expect(add).toBeDisabled();
  await address.fill('/icone.svg');
  await add.click();
  await expect(address).toHaveValue('');
  await expect(add).toBeDisabled();
  await expect(field.getByRole('listitem')).toHaveCount(1);
});

test('a photo of a draft is seen by staff, in the form and as it will be, and by strangers once it is published', {
  tag: '@prove',
}, async ({ staff, api, browser, baseURL }) => {
  const { name, address } = await newPlace(staff);
  const main = fieldOf(staff, 'mainPhoto');
  await chooser(staff, 'mainPhoto').setInputFiles(await photo('por-publicar.jpg'));
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  const shown = main.locator('img[src^="/f/"]').first();
  await expect.poll(() => shown.evaluate(isLoaded)).toBe(true);

  const path = (await shown.getAttribute('src')) ?? '';
  const strangerGets = async () => (await stranger.request.get(path)).status();
  expect(await strangerGets()).toBe(404);
  await staff.getByRole('button', { name: 'Ver como ficará' }).click();
  const inPreview = staff.frameLocator('iframe').locator('img[src*="por-publicar"]').first();
  await expect.poll(() => inPreview.evaluate(isLoaded)).toBe(true);
  await staff.keyboard.press('Escape');

  await unfold(staff, 'Quando aparece');
  await staff.getByLabel('Ainda não (rascunho)').check();
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/pontos_interesse$/);
  const { pontoInteresse } = await api<{ pontoInteresse: Record<string, unknown> }>('GET', address);
  expect(pontoInteresse).toMatchObject({ name, estado: 'rascunho' });
  expect(await strangerGets()).toBe(404);
  await api('PUT', address, { ...pontoInteresse, rascunho: false });
  expect(await strangerGets()).toBe(200);
  await api('DELETE', address);
  expect(await strangerGets()).toBe(404);
  await stranger.close();
});

test('what stays in sight of a photo is chosen by touch and by keys, and seen where it is cut', {
  tag: '@prove',
}, async ({ staff, api }) => {
  const { address } = await newPlace(staff);
  await chooser(staff, 'mainPhoto').setInputFiles(await photo('vista.jpg'));
  const main = fieldOf(staff, 'mainPhoto');
  await main.getByRole('button', { name: /^Escolher o que fica à vista/ }).click();
  const whole = staff.getByRole('button', { name: /^O que fica à vista: 50 %/ });
  await expect.poll(async () => (await whole.boundingBox())?.height ?? 0).toBeGreaterThan(100);
  const box = await whole.boundingBox();
  await whole.click({ position: { x: (box?.width ?? 0) * 0.1, y: (box?.height ?? 0) * 0.8 } });
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp']) await staff.keyboard.press(key);
  await expect(
    staff.getByRole('button', { name: 'O que fica à vista: 12 % a partir da esquerda, 76 %' }),
  ).toBeVisible();
  expect(await axeFindings(staff)).toEqual([]);
  await staff.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(main.locator('img').first()).toHaveCSS('object-position', '12% 76%');
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/pontos_interesse$/);
  await staff.goto(address.replace('/api/pontosInteresse', '/pontos_interesse'));
  const shown = staff.locator('main img[src*="vista"]').first();
  await expect(shown).toHaveCSS('object-position', '12% 76%');
  await api('DELETE', address);
});

test('a photo is turned and cut, is kept so with the record, and can be made whole again', {
  tag: '@prove',
}, async ({ staff, api }) => {
  const { address } = await newPlace(staff);
  await chooser(staff, 'mainPhoto').setInputFiles(await photo('deitada.jpg'));
  const main = fieldOf(staff, 'mainPhoto');
  await main.getByRole('button', { name: /^Rodar ou recortar/ }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Rodar para a direita' }).click();
  // Cuts ten steps of one per cent off the bottom.
  await dialog.getByRole('slider', { name: 'Cortar em baixo' }).focus();
  for (let step = 0; step < 10; step++) await staff.keyboard.press('ArrowLeft');
  expect(await axeFindings(staff)).toEqual([]);
  await dialog.getByRole('button', { name: 'Usar assim' }).click();
  await expect(dialog).toBeHidden();
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/pontos_interesse$/);
  type Told = { pontoInteresse: { mainPhoto: string }; fotos: Record<string, unknown> };
  const { pontoInteresse, fotos } = await api<Told>('GET', address);
  expect(pontoInteresse.mainPhoto).toMatch(/-deitada\.jpg$/);
  expect(fotos[pontoInteresse.mainPhoto]).toMatchObject({ width: 600, height: 720 });

  await staff.goto(address.replace('/api/pontosInteresse', '/backoffice/pontos_interesse/editar'));
  await main.getByRole('button', { name: /^Rodar ou recortar/ }).click();
  const handle = dialog.getByRole('slider', { name: 'Cortar em baixo' });
  await expect(handle).toHaveAttribute('aria-valuenow', '90');
  const shown = dialog.locator('img').last();
  // The lower tenth of the turned photo is the right tenth of the original.
  await expect(shown).toHaveCSS('clip-path', 'inset(0% 10% 0% 0%)');
  await expect(shown).toHaveJSProperty('naturalWidth', 800);
  await dialog.getByRole('button', { name: 'Voltar à fotografia inteira' }).click();
  await expect(handle).toHaveAttribute('aria-valuenow', '100');
  await dialog.getByRole('button', { name: 'Usar assim' }).click();
  await expect(dialog).toBeHidden();
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/pontos_interesse$/);
  const whole = await api<Told>('GET', address);
  expect(whole.fotos[whole.pontoInteresse.mainPhoto]).toMatchObject({ width: 800, height: 600 });
  await api('DELETE', address);
});
