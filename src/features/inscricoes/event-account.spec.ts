import { readFile } from 'node:fs/promises';
import { onBothDevices } from '../../../tests/e2e/devices.ts';
import { newEvent } from '../../../tests/e2e/newEvent.ts';
import { expect, expectSound } from '../../../tests/e2e/site.ts';
import { open, test } from '../../../tests/e2e/staff.ts';

const party = (name: string) => ({ name, email: '', numeroAdultos: 2, numeroCriancas: 0 });
onBothDevices('desk', () => {
  test('the accounts of an event are read, printed and taken along', async ({
    staff,
    api,
    watch,
  }) => {
    const parties = [party('Lídia'), party('Mário')];
    const event = await newEvent(api, { title: 'Evento com contas', parties });
    await api('PUT', `/api/inscricoes/${event.made[0]?._id}`, { estaPago: true });
    await staff.addInitScript(() => {
      window.print = () => undefined;
    });
    await open(staff, `${event.screen}?painel`);
    await staff.getByText('Contas do evento').click();
    const lines = staff.locator('details').getByRole('row');
    const words = [/^Reservas\s*2$/, /^Pessoas inscritas\s*4$/, /^Recebido\s*20,00\s€$/];
    for (const each of words) await expect(lines.filter({ hasText: each })).toBeVisible();
    // Scroll up: a button half under the header would be measured as too small.
    await staff.evaluate(() => window.scrollTo(0, 0));
    await expectSound(staff);

    const shown = await lines.allTextContents();
    expect(shown).toHaveLength(10);
    await staff.getByRole('button', { name: 'Imprimir contas' }).click();
    await staff.emulateMedia({ media: 'print' });
    const sheet = staff.locator('#folha');
    await expect(sheet.getByRole('heading', { name: event.title })).toBeVisible();
    await expect(sheet.getByRole('row')).toHaveText(shown);
    await expect(staff.locator('#lista-de-entrada')).toBeHidden();
    await expect(staff.locator('main')).toBeHidden();
    await staff.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(sheet).toHaveCount(0);
    await staff.emulateMedia({ media: 'screen' });

    const coming = staff.waitForEvent('download');
    await staff.getByRole('button', { name: 'Exportar contas (CSV)' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe(`${event.identifier}-contas.csv`);
    expect(await readFile(await file.path(), 'utf8')).toContain('Recebido (€);20\r\n');
    expect(watch.complaints).toEqual([]);
    await event.remove();
  });
});
