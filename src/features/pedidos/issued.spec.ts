import { readFileSync } from 'node:fs';
import { onBothDevices } from '../../../tests/e2e/devices.ts';
import { expect, expectSound, visit } from '../../../tests/e2e/site.ts';
import { open, test, unique } from '../../../tests/e2e/staff.ts';
import readyServices from './readyServices.json' with { type: 'json' };

const residence = readyServices.find(({ identifier }) => identifier === 'atestado-de-residencia');

onBothDevices('desk', () => {
  test('an attestation is issued by a clerk, taken home by whoever asked, and verified by whoever is shown it', async ({
    staff,
    api,
    watch,
  }) => {
    const called = unique('Atestado');
    const identifier = called.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    await api('POST', '/api/servicos', { ...residence, name: called, identifier });
    await visit(staff, `/balcao/${identifier}`);
    await staff.getByLabel('Nome completo').fill('Conceição d’Ávila');
    await staff.getByLabel('Email').fill('conceicao@example.com');
    await staff.getByLabel('NIF').fill('123456789');
    await staff.getByLabel('Data de nascimento').fill('1951-02-03');
    await staff.getByLabel('Morada', { exact: true }).fill('Rua do Eirô, 12');
    await staff.getByLabel('Para que fim').fill('Banco');
    await staff.getByLabel('Sim').check();
    await staff.getByRole('checkbox', { name: /robô/ }).click();
    await staff.getByRole('button', { name: 'Enviar o pedido' }).click();
    await expect(staff).toHaveURL(/\/pedido\/[\w-]{43}$/);
    const own = new URL(staff.url()).pathname;

    await open(staff, 'pedidos');
    await staff.getByRole('link', { name: called }).click();
    await staff.getByRole('button', { name: 'Emitir o documento' }).click();
    const dialog = staff.getByRole('dialog');
    const text = dialog.getByLabel('Texto do documento');
    await expect(text).toHaveValue(/Conceição d’Ávila, com o NIF 123456789/);
    await text.fill(`${await text.inputValue()} Corrigido: {{desde}}.`);
    await dialog.getByLabel('Testemunho de dois eleitores').check();
    await dialog.getByLabel('Quem, ou que documento').fill('Ana Brás');
    await dialog.getByRole('button', { name: 'Emitir' }).click();
    await expect(dialog.getByText('Falta preencher {{desde}}')).toBeVisible();
    await expect(dialog.getByText('Escreva os nomes das duas testemunhas')).toBeVisible();
    await expect(dialog.getByText('Campo obrigatório')).toBeVisible();
    watch.complaints.length = 0;
    await text.fill((await text.inputValue()).replace('{{desde}}', '1998'));
    await dialog.getByLabel('Quem, ou que documento').fill('Ana Brás\nJosé Simões');
    await dialog.getByLabel('Quem conferiu').fill('Rita Couto');
    await dialog.getByRole('button', { name: 'Emitir' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(staff.getByText(/n\.º \d{4}\/\d{4}, de/)).toBeVisible();
    await expectSound(staff);

    await visit(staff, own);
    await expectSound(staff);
    const coming = staff.waitForEvent('download');
    await staff.getByRole('link', { name: 'Descarregar o PDF' }).click();
    const pdf = await (await coming).path();
    expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    const link = staff.getByRole('link', { name: 'verificá-lo' });
    const code = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';

    await visit(staff, '/verificar');
    await staff.getByLabel('Código de verificação').fill(code.toLowerCase().replaceAll('-', ' '));
    await staff.getByRole('button', { name: 'Verificar' }).click();
    await expect(staff.getByRole('heading', { name: 'Válido' })).toBeVisible();
    await expect(staff.getByRole('main')).not.toContainText(/Conceição|Ávila|Eirô|Brás/);
    await expectSound(staff);
    await staff.locator('input[type="file"]').setInputFiles(pdf);
    await expect(staff.getByText('é o ficheiro que a junta emitiu')).toBeVisible();
    const other = {
      name: 'outro.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-'),
    };
    await staff.locator('input[type="file"]').setInputFiles(other);
    await expect(staff.getByText('não é o ficheiro que a junta emitiu')).toBeVisible();

    await open(staff, 'pedidos');
    await staff.getByRole('link', { name: called }).click();
    await staff
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ ...other, buffer: readFileSync(pdf) });
    await expect(staff.getByText('Com o PDF assinado')).toBeVisible();
    // Emptied, so that choosing the same file again is a choice too.
    await expect(staff.locator('input[type="file"]').first()).toHaveValue('');
    await staff.getByRole('button', { name: 'Anular' }).click();
    await dialog.getByLabel('Motivo').fill('A morada estava errada.');
    await dialog.getByRole('button', { name: 'Anular' }).click();
    await expect(staff.getByText('Motivo: A morada estava errada.')).toBeVisible();
    await visit(staff, `/verificar/${code}`);
    await expect(staff.getByRole('heading', { name: 'Anulado' })).toBeVisible();
    await expect(staff.getByRole('main')).not.toContainText('morada');
  });
});
