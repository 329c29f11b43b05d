import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readZip } from '../readZip.ts';
import { onBothDevices } from './devices.ts';
import { newEvent } from './newEvent.ts';
import { allAxeFindings, expect, expectSound } from './site.ts';
import { type CallApi, confirm, open, test } from './staff.ts';

/** Creates an event with one booking by this person. */
function leaveSomebody(api: CallApi, name: string, email: string, telefone: string) {
  const guest = { name, email, telefone, numeroAdultos: 2, numeroCriancas: 0 };
  return newEvent(api, { title: 'Ceia', parties: [guest] });
}

const ask = async (staff: Page, q: string) => {
  await staff.getByLabel('Email, telefone ou nome completo').fill(q);
  await staff.getByRole('button', { name: 'Procurar pessoa' }).click();
};

onBothDevices('desk', (isPhone) => {
  const where = isPhone ? 'phone' : 'desk';

  test('an administrator tells, hands over and erases what is held of one person', {
    tag: '@prove',
  }, async ({ staff, api, watch }) => {
    const [name, email] = [`Aurora Esquecida ${where}`, `aurora.${where}@example.com`];
    const event = await leaveSomebody(api, name, email, '919111222');
    await open(staff, 'pessoa-dados');
    await ask(staff, 'au');
    await expect(
      staff.getByText('Escreva o email, o telefone ou o nome por inteiro'),
    ).toBeVisible();
    watch.complaints.splice(0);

    await ask(staff, `  ${email.toUpperCase()} `);
    await expect(staff.getByRole('heading', { name: `O que se guarda de ${name}` })).toBeVisible();
    await staff.getByText(event.title, { exact: true }).click();
    await expect(staff.getByText('Referência', { exact: true })).toBeVisible();
    await expectSound(staff, allAxeFindings);

    await staff.getByRole('button', { name: 'Registar o pedido' }).click();
    await expect(staff.getByLabel('De quem')).toHaveValue(email.toUpperCase());
    await expect(staff.getByLabel('Chegou em')).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
    await staff.getByRole('dialog').getByRole('button', { name: 'Registar' }).click();
    await expect(staff.getByText('O pedido ficou registado')).toBeVisible();
    const noted = staff
      .getByRole('region', { name: 'Pedidos por responder' })
      .locator('tr, li')
      .filter({ hasText: email.toUpperCase() });
    await expect(noted).toContainText('Faltam 30 dias');

    const downloading = staff.waitForEvent('download');
    await staff.getByRole('button', { name: 'Descarregar para entregar' }).click();
    await confirm(staff, 'Descarregar');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^dados-\d{4}-\d\d-\d\d\.zip$/);
    const zip = readZip(readFileSync(await download.path()));
    expect(String(zip.get('dados.html'))).toContain(name);
    expect(JSON.parse(String(zip.get('dados.json'))).partes[0].titulo).toBe('Inscrições');
    // The download marks the request as answered.
    await expect(noted).not.toContainText('Faltam 30 dias');

    await staff.getByRole('button', { name: 'Apagar tudo' }).click();
    await expect(staff.getByRole('dialog')).toContainText('saem ao fim de 14 noites');
    expect(await allAxeFindings(staff)).toEqual([]);
    await confirm(staff, 'Sim, Apagar');
    await expect(staff.getByText('O que se guardava desta pessoa foi apagado')).toBeVisible();
    await expect(staff).toHaveURL(/pessoa-dados$/);
    // The screen is drawn anew, with an empty box, which may come while somebody types.
    await expect(async () => {
      await ask(staff, email);
      const nothing = staff.getByText(`Não se guarda nada de «${email}».`);
      await expect(nothing).toBeVisible({ timeout: 3_000 });
    }).toPass();
    expect(watch.complaints).toEqual([]);
    await event.remove();
  });

  test('two of one name are chosen between', { tag: '@prove' }, async ({ staff, api, watch }) => {
    const name = `Delfina Repetida ${where}`;
    const one = await leaveSomebody(api, name, `delfina1.${where}@example.com`, '919111333');
    const other = await leaveSomebody(api, name, `delfina2.${where}@example.com`, '919111444');
    await open(staff, 'pessoa-dados');
    await ask(staff, name);
    await expect(staff.getByRole('heading', { name: 'Qual destas pessoas?' })).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Apagar tudo' })).toHaveCount(0);
    await expectSound(staff, allAxeFindings);
    await staff.getByRole('link', { name }).last().click();
    await expect(staff.getByText(`delfina2.${where}@example.com`)).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Apagar tudo' })).toBeVisible();
    expect(watch.complaints).toEqual([]);
    await one.remove();
    await other.remove();
  });
});
