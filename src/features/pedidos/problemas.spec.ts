import type { Page } from '@playwright/test';
import { onBothDevices } from '../../../tests/e2e/devices.ts';
import { photo } from '../../../tests/e2e/samples.ts';
import { expect, expectSound, visit } from '../../../tests/e2e/site.ts';
import { type CallApi, open, test, unique } from '../../../tests/e2e/staff.ts';

const place = { latitude: 41.7926, longitude: -7.8684 };

/** A service of the test's own, so that no two journeys see each other's problems. */
async function newService(api: CallApi, assunto: string): Promise<string> {
  const identifier = assunto.toLowerCase().replaceAll(' ', '-');
  const said = { smallDescription: 'Diga onde é.', description: '<p>Ou telefone.</p>' };
  const opcoes = [assunto, 'Outro'];
  const perguntas = [
    { chave: 'assunto', label: 'O que se passa?', tipo: 'escolha', required: true, opcoes },
    { chave: 'onde', label: 'Onde é?', tipo: 'lugar', required: true },
    { chave: 'descricao', label: 'Conte o que viu', tipo: 'textoLongo', required: true },
    { chave: 'foto', label: 'Fotografia', tipo: 'foto' },
  ];
  const name = `Comunicar: ${assunto}`;
  await api('POST', '/api/servicos', { name, identifier, ...said, publico: true, perguntas });
  return identifier;
}

/**
 * Gives a page a position; what is returned sets its error in metres. Chromium's own sometimes
 * does not come in a browser that has been open for long.
 */
async function stand(page: Page) {
  let accuracy = 0;
  await page.exposeFunction('positionNow', () => ({ ...place, accuracy }));
  await page.addInitScript(() => {
    type Place = Pick<GeolocationPosition, 'coords'>;
    const asked = window as unknown as { positionNow(): Promise<GeolocationCoordinates> };
    const getCurrentPosition = async (found: (at: Place) => void) =>
      found({ coords: await asked.positionNow() });
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } });
  });
  return (metres: number) => {
    accuracy = metres;
  };
}

async function send(page: Page, button: string, who: string): Promise<string> {
  await page.getByLabel('Nome completo').fill(who);
  await page.getByLabel('Email').fill('alguem@example.com');
  await page.getByRole('checkbox', { name: /robô/ }).click();
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/pedido\/[\w-]{43}$/);
  return new URL(page.url()).pathname;
}

onBothDevices('phone', () => {
  test('a lamp is reported with place and photo, shown, seen by somebody else, repaired and reopened', async ({
    staff,
    api,
  }) => {
    const assunto = unique('Lampada');
    const service = await newService(api, assunto);
    const report = `/balcao/${service}`;
    const within = await stand(staff);
    within(800);
    await visit(staff, report);
    await staff.getByLabel(assunto).check();
    const mine = staff.getByRole('button', { name: 'A minha posição' });
    await mine.click();
    await expect(staff.getByText('A posição tem um erro de 800 metros.')).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Retirar o pino' })).toHaveCount(0);
    within(12);
    await mine.click();
    await expect(staff.getByText('com um erro de 12 metros')).toBeVisible();
    await staff.getByLabel('Conte o que viu').fill('A lâmpada da Zulmira está fundida.');
    await staff.locator('input[type="file"]').setInputFiles(await photo('lampada.jpg'));
    await expectSound(staff);
    const own = await send(staff, 'Enviar o pedido', 'Zulmira Prova');
    await expect(staff.getByText('Ficheiro: lampada.jpg')).toBeVisible();

    await open(staff, 'pedidos?estado=problemas');
    await expect(staff.getByRole('region', { name: 'Mapa dos problemas' })).toBeVisible();
    await staff.getByRole('link', { name: assunto }).click();
    await staff.getByRole('button', { name: 'Mostrar no site' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel('O que se passa').fill('Lâmpada fundida.');
    await dialog.getByLabel('Onde é').fill('No largo');
    await dialog.getByLabel('lampada.jpg').check();
    await dialog.getByRole('button', { name: 'Mostrar no site' }).click();
    await expect(staff.getByRole('link', { name: 'Está no site' })).toBeVisible();
    await expectSound(staff);
    const screen = staff.url().split('/backoffice/')[1] ?? '';

    await visit(staff, report);
    await staff.getByLabel(assunto).check();
    await mine.click();
    await staff.getByRole('link', { name: 'É este' }).click();
    await expect(staff.getByRole('heading', { name: `${assunto}: No largo` })).toBeVisible();
    await expect(staff.getByText('Zulmira')).toHaveCount(0);
    const shown = staff.getByRole('img', { name: 'Fotografia 1 do problema' });
    await shown.scrollIntoViewIfNeeded();
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(1);
    await expectSound(staff);
    await send(staff, 'É este, quero acompanhar', 'Bento Prova');
    await expect(staff.getByRole('heading', { name: 'Deixar de acompanhar' })).toBeVisible();

    await open(staff, screen);
    await expect(staff.getByText('1 pessoa acompanha.')).toBeVisible();
    await staff.getByRole('button', { name: 'Começar a tratar' }).click();
    await staff.getByRole('button', { name: 'Concluir' }).click();
    await expect(staff.getByText('Concluído').first()).toBeVisible();
    await visit(staff, '/balcao/problemas');
    await expect(staff.getByText('Resolvido').first()).toBeVisible();
    await expectSound(staff);

    await visit(staff, own);
    await staff.getByLabel('O que vê agora').fill('Continua apagada.');
    await expectSound(staff);
    await staff.getByRole('button', { name: 'Reabrir o problema' }).click();
    await expect(staff.getByRole('heading', { name: 'Em curso' })).toBeVisible();

    await open(staff, screen);
    await staff.getByRole('button', { name: 'Retirar do site' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Retirar do site' }).click();
    await expect(staff.getByText('Não está no site:')).toBeVisible();
  });
});
