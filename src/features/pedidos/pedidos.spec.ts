import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { onBothDevices } from '../../../tests/e2e/devices.ts';
import { fillIn } from '../../../tests/e2e/fillIn.ts';
import { pdf } from '../../../tests/e2e/samples.ts';
import { expect, expectSound, visit } from '../../../tests/e2e/site.ts';
import { open, save, test, unique } from '../../../tests/e2e/staff.ts';
import type { Section } from '../../sections/section.ts';
import { servicos } from './servicos.ts';

const [section] = servicos.sections as [Section];

const questions: [label: string, kind: string, isNeeded: boolean][] = [
  ['Para que precisa?', 'texto', true],
  ['NIF', 'nif', true],
  ['Mora na freguesia?', 'simNao', true],
  ['Desde quando?', 'dia', true],
  ['Que materiais?', 'escolhas', false],
  ['Planta do lugar', 'ficheiro', true],
];

/** Adds a question to the form of a service, as staff do. */
async function addQuestion(staff: Page, [label, kind, isNeeded]: (typeof questions)[number]) {
  await staff.getByRole('button', { name: 'Adicionar pergunta' }).click();
  const entry = staff.locator('details[open]').last();
  await entry.getByLabel('Pergunta', { exact: true }).fill(label);
  await entry.getByLabel('Tipo de resposta').selectOption(kind);
  if (kind === 'escolhas') await entry.getByLabel(/^Escolhas/).fill('Pedra\nMadeira');
  if (label === 'Desde quando?') {
    await entry.getByLabel(/^Só perguntar se/).selectOption({ label: 'Mora na freguesia?: Sim' });
  }
  if (isNeeded) await entry.getByLabel('Tem de ser respondida').check();
}

onBothDevices('desk', () => {
  test('a service with six questions is made, asked for and handled, without a line of code', async ({
    staff,
  }) => {
    const called = unique('Licença');
    await open(staff, 'servicos/adicionar');
    await fillIn(staff, section, called);
    for (const each of questions) await addQuestion(staff, each);
    await save(staff);
    await expect(staff.getByRole('link', { name: called })).toBeVisible();

    await visit(staff, '/balcao');
    await expectSound(staff);
    await staff.getByRole('link', { name: called }).click();
    const send = staff.getByRole('button', { name: 'Enviar o pedido' });
    await staff.getByLabel('Nome completo').fill('Zulmira Prova');
    await staff.getByLabel('NIF').fill('123456788');
    await expect(staff.getByLabel('Desde quando?')).toHaveCount(0);
    await staff.getByLabel('Sim').check();
    await expect(staff.getByLabel('Desde quando?')).toBeVisible();
    await staff.getByRole('checkbox', { name: /robô/ }).click();
    await expect(send).toBeEnabled();
    await expectSound(staff);
    await send.click();
    await expect(staff.getByText('Este NIF não existe')).toBeVisible();
    // Everything that is missing is told at once.
    await expect(staff.getByText('Campo obrigatório')).toHaveCount(4);
    await expect(staff.getByLabel('Email')).toBeFocused();
    await staff.getByLabel('Email').fill('zulmira@example.com');
    // What is put right is not refused any more, a file neither.
    await staff.locator('input[type="file"]').setInputFiles(pdf('planta.pdf'));
    await expect(staff.getByText('Campo obrigatório')).toHaveCount(2);

    await staff.reload();
    await expect(staff.getByLabel('Nome completo')).toHaveValue('Zulmira Prova');
    await staff.getByLabel('NIF').fill('123456789');
    await staff.getByLabel('Para que precisa?').fill('Para uma obra');
    await staff.getByLabel('Desde quando?').fill('2001-02-03');
    await staff.getByLabel('Pedra').check();
    await staff.locator('input[type="file"]').setInputFiles(pdf('planta.pdf'));
    await staff.getByRole('checkbox', { name: /robô/ }).click();
    await expect(send).toBeEnabled();
    await send.click();
    await expect(staff).toHaveURL(/\/pedido\/[\w-]{43}$/);
    const own = staff.url();
    await expect(staff.getByRole('status').first()).toContainText('Recebido');
    await expect(staff.getByText('Ficheiro: planta.pdf')).toBeVisible();
    await expectSound(staff);

    await open(staff, 'pedidos');
    await staff.getByRole('link', { name: called }).click();
    await expect(staff.getByText('Para uma obra')).toBeVisible();
    await staff.getByRole('button', { name: 'Mudar o estado' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Mudar o estado' }).click();
    await expect(dialog.getByText('Campo obrigatório')).toBeVisible();
    await dialog.getByLabel(/^Explicação/).fill('A planta assinada.');
    await dialog.getByRole('button', { name: 'Mudar o estado' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(staff.getByText('Prazo parado')).toBeVisible();
    const [chooser] = await Promise.all([
      staff.waitForEvent('filechooser'),
      staff.getByRole('button', { name: 'Anexar ficheiros' }).click(),
    ]);
    await chooser.setFiles(pdf('exemplo.pdf'));
    await expect(staff.getByRole('button', { name: 'Retirar exemplo.pdf' })).toBeVisible();
    await staff.getByLabel('Mensagem').fill('Aqui vai um exemplo.');
    await staff.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(staff.getByRole('button', { name: 'exemplo.pdf', exact: true })).toBeVisible();
    await expectSound(staff);

    await visit(staff, new URL(own).pathname);
    await expect(staff.getByText('O que falta: A planta assinada.')).toBeVisible();
    const [file] = await Promise.all([
      staff.waitForEvent('download'),
      staff.getByRole('link', { name: 'exemplo.pdf' }).click(),
    ]);
    expect(readFileSync(await file.path())).toEqual(pdf('exemplo.pdf').buffer);
    // A file that is sent loads the page anew, and what was being written stays.
    await staff.getByLabel('Mensagem').fill('Já a levo aí.');
    await expect(staff.getByLabel('Enviar um ficheiro')).toBeEnabled();
    await staff.getByLabel('Enviar um ficheiro').setInputFiles(pdf('assinada.pdf'));
    await expect(staff.getByText('Ficheiro: assinada.pdf')).toBeVisible();
    await expect(staff.getByLabel('Mensagem')).toHaveValue('Já a levo aí.');
    await staff.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(staff.getByText('Já a levo aí.')).toBeVisible();
    await expect(staff.getByRole('heading', { name: 'Em curso' })).toBeVisible();
    await expect(staff.getByLabel('Mensagem')).toHaveValue('');
    await staff.getByRole('button', { name: 'Retirar o pedido' }).click();
    await staff.getByRole('button', { name: 'Sim, retirar' }).click();
    await expect(staff.getByRole('heading', { name: 'Retirado' })).toBeVisible();
    await expect(staff.getByLabel('Mensagem')).toHaveCount(0);
  });
});
