import { onBothDevices } from '../../../tests/e2e/devices.ts';
import { newEvent } from '../../../tests/e2e/newEvent.ts';
import { expect, expectSound } from '../../../tests/e2e/site.ts';
import { open, test } from '../../../tests/e2e/staff.ts';

const party = (name: string) => ({
  name,
  email: '',
  numeroAdultos: 1,
  numeroCriancas: 0,
});
onBothDevices('desk', () => {
  test('the bookings of one event, out of those of all', async ({ staff, api, watch }) => {
    const parties = [party('Filomena'), party('Gaspar')];
    const event = await newEvent(api, { title: 'Evento escolhido', parties });
    await open(staff, 'inscricoes');
    const label = new RegExp(event.title);
    const option = staff.getByLabel('Evento', { exact: true }).getByRole('option', { name: label });
    await staff
      .getByLabel('Evento', { exact: true })
      .selectOption((await option.getAttribute('value')) ?? '');

    await expect(staff).toHaveURL(new RegExp(`evento=${event.identifier}`));
    await expect(staff.getByRole('status').filter({ hasText: '2 reservas' })).toBeVisible();
    await staff.getByRole('link', { name: 'Por pagar 2' }).click();
    await expect(staff).toHaveURL(new RegExp(`evento=${event.identifier}`));
    await expect(staff.getByRole('link', { name: /^Gaspar/ })).toBeVisible();
    await expectSound(staff);
    expect(watch.complaints).toEqual([]);
    await event.remove();
  });
});

test('nothing moves under the pointer when rows are ticked', { tag: '@prove' }, async ({
  staff,
  api,
}) => {
  const parties = ['Hugo', 'Inácia', 'João'].map(party);
  const event = await newEvent(api, { title: 'Evento quieto', parties });
  for (const width of [1440, 1024, 768]) {
    await staff.setViewportSize({ width, height: 700 });
    await open(staff, `${event.screen}?painel`);
    const boxes = staff.getByRole('checkbox', { name: /^Escolher a reserva/ });
    await expect(boxes).toHaveCount(3);
    await boxes.nth(1).evaluate((box) => box.scrollIntoView({ block: 'center' }));
    const before = await boxes.nth(1).boundingBox();
    await expect(staff.getByLabel(/^Escolher todas/)).toHaveCount(0);
    await boxes.nth(1).click();
    await expect(staff.getByRole('button', { name: /^Confirmar 1 pagamento/ })).toBeInViewport();
    expect(await boxes.nth(1).boundingBox()).toEqual(before);
    await expect(staff.getByLabel('Escolher todas as 3 por pagar desta página')).toBeVisible();
  }
  const [, ...others] = event.made;
  for (const { _id } of others) await api('PUT', `/api/inscricoes/${_id}`, { estaPago: true });
  await open(staff, `${event.screen}?painel`);
  await staff.getByRole('checkbox', { name: /^Escolher a reserva/ }).click();
  await expect(staff.getByLabel('Escolher a única por pagar desta página')).toBeVisible();
  await event.remove();
});
