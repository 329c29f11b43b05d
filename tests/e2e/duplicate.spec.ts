import { showDay } from '../../src/fields/inputs/typedDay.ts';
import { addDays, lisbonDay, weeksIn } from '../../src/language/calendar.ts';
import { onBothDevices } from './devices.ts';
import { newEvent } from './newEvent.ts';
import { expect, expectSound } from './site.ts';
import { eventsCall, newShop, open, openMore, save, test } from './staff.ts';

onBothDevices('desk', () => {
  test('a shop is begun with what another says', { tag: '@prove' }, async ({
    staff,
    api,
    watch,
  }) => {
    const identifier = await newShop(api);
    await open(staff, `lojas/${identifier}`);
    const name = await staff.locator('main h1').innerText();
    await openMore(staff);
    await staff.getByRole('button', { name: 'Duplicar' }).click();

    await expect(staff).toHaveURL(new RegExp(`/lojas/editar/(?!${identifier}).+`));
    await expect(staff.locator('#campo-name')).toHaveValue(`${name} (cópia)`);
    await expect(staff.getByRole('alert')).toContainText('rascunho novo');
    await expectSound(staff);
    await staff.locator('#campo-name').fill(`${name}, a segunda`);
    await save(staff);
    await expect(staff).toHaveURL(/\/backoffice\/lojas$/);
    const { arrayLojas } = await api<{ arrayLojas: Record<'name' | 'identifier', string>[] }>(
      'GET',
      '/api/lojas?estado=rascunho',
    );
    const copy = arrayLojas.find((each) => each.name === `${name}, a segunda`);
    expect(watch.complaints).toEqual([]);
    for (const each of [identifier, copy?.identifier]) await api('DELETE', `/api/lojas/${each}`);
  });

  test('the same event is there for next year', { tag: '@prove' }, async ({
    staff,
    api,
    watch,
  }) => {
    const event = await newEvent(api, { title: 'Festa de todos os anos', parties: [] });
    await open(staff, event.screen);
    await openMore(staff);
    await staff.getByRole('button', { name: 'Duplicar' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Duplicar o evento?' });
    await dialog.getByLabel('O mesmo para o ano').check();
    await expectSound(staff);
    await dialog.getByRole('button', { name: 'Duplicar' }).click();

    await expect(staff).toHaveURL(new RegExp(`/eventos/editar/(?!${event.identifier}).+`));
    const begins = addDays(lisbonDay(new Date()), 300 + 7 * weeksIn(1));
    await expect(staff.locator('#campo-startDate')).toHaveValue(showDay(begins));
    await expect(staff.locator('#campo-title')).toHaveValue(event.title);
    await expectSound(staff);
    expect(watch.complaints).toEqual([]);
    const copy = staff.url().split('/').at(-1) ?? '';
    await api('DELETE', `${eventsCall.replace('/evento', '')}/${copy}`);
    await event.remove();
  });
});
