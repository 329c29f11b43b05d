import { addresses } from '../../../tests/e2e/addresses.ts';
import { onBothDevices } from '../../../tests/e2e/devices.ts';
import { ana, newEvent } from '../../../tests/e2e/newEvent.ts';
import { expect, expectSound, visit } from '../../../tests/e2e/site.ts';
import { open, test } from '../../../tests/e2e/staff.ts';

// This village pays at a simulated provider; the last digit of the phone chooses what happens
// (`tests/payProvider.ts`).
test.use({ baseURL: addresses.urgent });

onBothDevices('phone', () => {
  test('a visitor pays by MB WAY, after saying no on the phone first', async ({
    staff: page,
    api,
    watch,
  }) => {
    const event = await newEvent(api, { title: 'Evento a pagar', parties: [ana] });
    const [made] = event.made;
    await visit(page, made?.pagina ?? '');
    await expect(page.getByText('SIMULAÇÃO')).toBeVisible();
    const phone = page.getByLabel('Telemóvel com MB WAY');
    await expect(phone).toHaveValue('912345678');
    // It is asleep, and disabled, until it comes near the screen.
    await phone.scrollIntoViewIfNeeded();
    await expectSound(page);
    await phone.fill('212 345 678');
    await page.getByRole('button', { name: 'Pagar com MB WAY' }).click();
    await expect(page.getByText('Escreva um número de telemóvel português')).toBeVisible();
    await phone.fill('912 345 676');
    await expect(page.getByText('Escreva um número de telemóvel português')).toHaveCount(0);
    await page.getByRole('button', { name: 'Pagar com MB WAY' }).click();
    await expect(page.getByRole('timer')).toHaveText(/^[34]:\d\d$/);
    await expectSound(page);
    await expect(page.getByText('O último pedido não foi aceite')).toBeVisible();
    await phone.fill('912 345 670');
    await page.getByRole('button', { name: 'Pagar com MB WAY' }).click();
    await expect(page.getByRole('heading', { name: 'Pagamento confirmado' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Pagar agora/ })).toHaveCount(0);

    await open(page, `${event.screen}/${made?._id}`);
    await expect(page.getByText('Recebido, MB WAY')).toBeVisible();
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.accept();
    });
    await page.getByRole('button', { name: 'Cancelar Pagamento' }).click();
    await expect(page.getByText(/A ifthenpay confirmou .* cancele-a primeiro\.$/)).toBeVisible();
    expect(said).toEqual(['deu erro no backend']);
    await expect(page.getByText('Recebido, anulado')).toHaveCount(0);
    expect(watch.complaints.filter((each) => !each.includes('422'))).toEqual([]);
    await event.remove();
  });

  test('a visitor pays with a reference', { tag: '@prove' }, async ({
    staff: page,
    api,
    watch,
  }) => {
    const event = await newEvent(api, { title: 'Evento a pagar', parties: [ana] });
    const [made] = event.made;
    await visit(page, made?.pagina ?? '');
    await page.getByText('Multibanco', { exact: true }).scrollIntoViewIfNeeded();
    await page.getByText('Multibanco', { exact: true }).click();
    await page.getByRole('button', { name: 'Obter a referência' }).click();
    await expect(page.getByText('99999')).toBeVisible();
    await page.getByRole('button', { name: 'Copiar a referência' }).click();
    await expect(page.getByText(/^(Copiado|Está selecionado: copie-o)\.$/)).toBeVisible();
    await expectSound(page);
    // Reopening the page shows the booking as paid once the payment arrives.
    await expect(async () => {
      await visit(page, made?.pagina ?? '');
      await expect(page.getByRole('heading', { name: 'Pagamento confirmado' })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await open(page, `${event.screen}/${made?._id}`);
    await expect(page.getByText('Recebido, Multibanco')).toBeVisible();
    expect(watch.complaints).toEqual([]);
    await event.remove();
  });
});
