import { readFile } from 'node:fs/promises';
import { lettersTo, ownPageIn } from './lettersTo.ts';
import { ana, newEvent } from './newEvent.ts';
import { pdf } from './samples.ts';
import { axeFindings, expect, visit } from './site.ts';
import { factOf, open, openMore, test, unique } from './staff.ts';

const trick = { ...ana, name: '=2+3 "Prova"; Açor', numeroAdultos: 1, numeroCriancas: 0 };

test('somebody at the counter is signed up while there are places', async ({
  staff,
  api,
  watch,
}) => {
  const event = await newEvent(api, { title: 'Evento ao balcão', parties: [ana] });
  const email = `${event.identifier}@example.com`;
  await open(staff, `${event.screen}?painel`);
  await staff.getByRole('button', { name: 'Inscrever ao balcão' }).click();
  const dialog = staff.getByRole('dialog');
  const book = dialog.getByRole('button', { name: 'Inscrever', exact: true });
  await expect(dialog).toContainText('7 vagas livres');
  await book.click();
  await expect(dialog.getByText('Campo obrigatório')).toHaveCount(3);
  expect(await axeFindings(staff)).toEqual([]);
  await dialog.getByLabel('Nome').fill('Berta do Balcão');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Telefone').fill('911');
  await dialog.getByLabel(/adultos/).fill('8');
  await dialog.getByLabel(/crianças/).fill('0');
  await book.click();
  await expect(dialog.getByText('Inválido', { exact: true })).toBeVisible();
  await dialog.getByLabel('Telefone').fill('911111111');
  await book.click();
  await expect(dialog.getByText('Vagas insuficientes')).toHaveCount(2);
  await dialog.getByLabel(/adultos/).fill('2');
  await expect(dialog.getByText('Vagas insuficientes')).toHaveCount(0);
  await dialog.getByLabel(/crianças/).fill('1');
  await expect(dialog).toContainText(/Total a pagar: 25,00\s€/);
  await book.click();
  await expect(dialog).toBeHidden();
  await expect(staff.getByText(/«Berta do Balcão» ficou feita: 3 pessoas, 25,00\s€/)).toBeVisible();
  await expect(staff.getByText('2 reservas para 6 pessoas; 4 vagas livres.')).toBeVisible();
  await expect(staff.getByText(/Pago: 0,00\s€\. Por pagar: 50,00\s€\./)).toBeVisible();
  await expect(staff.getByRole('link', { name: 'Berta do Balcão' })).toBeVisible();
  await expect.poll(() => lettersTo(email)).toHaveLength(1);
  expect(watch.complaints).toEqual([]);
  await event.remove();
});

test('the door list is on paper what it should be, and only there', { tag: '@prove' }, async ({
  staff,
  api,
}) => {
  const zulmira = { ...ana, name: 'Zulmira Prova', numeroAdultos: 1, numeroCriancas: 0 };
  const event = await newEvent(api, { title: 'Evento à porta', parties: [zulmira, ana] });
  await staff.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await open(staff, `${event.screen}?painel`);
  await openMore(staff);
  await staff.getByRole('button', { name: 'Imprimir lista de entrada' }).click();
  await expect(staff.locator('body')).toHaveAttribute('data-printed', 'true');
  const sheet = staff.locator('#lista-de-entrada');
  await expect(sheet).toBeHidden();
  await staff.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(staff.getByRole('banner')).toBeHidden();
  await expect(staff.locator('main')).toBeHidden();
  await expect(sheet.locator('h1')).toContainText('Evento à porta');
  await expect(sheet).toContainText(/\d{2} de [a-zç]+ de \d{4} · 15:00 · Largo do Forno/);
  await expect(sheet).toContainText('2 reservas, 4 pessoas');
  const heads = ['Nome', 'Telefone', 'Adultos', 'Crianças', 'Por pagar', 'Entrou'];
  await expect(sheet.getByRole('columnheader')).toHaveText(heads);
  await expect(sheet.getByRole('rowheader')).toHaveText(['Ana Prova', 'Zulmira Prova']);
  const cells = [/912.?345.?678/, '2', '1', /^25,00\s€$/, ''];
  await expect(sheet.getByRole('row').nth(1).getByRole('cell')).toHaveText(cells);
  expect(await axeFindings(staff)).toEqual([]);
  await event.remove();
});

test('the bookings are exported as Excel opens them, without a formula', { tag: '@prove' }, async ({
  staff,
  api,
}) => {
  const event = await newEvent(api, { title: 'Evento exportado', parties: [ana, trick] });
  await open(staff, `${event.screen}?painel`);
  const downloading = staff.waitForEvent('download');
  await openMore(staff);
  await staff.getByRole('button', { name: 'Exportar para Excel (CSV)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${event.identifier}.csv`);
  const text = await readFile(await download.path(), 'utf8');
  const [head, first, second, rest] = text.split('\r\n');
  expect(head).toBe(
    '\ufeffNome;Email;Telefone;Adultos;Crianças;Pessoas;Total (€);Pago;Data;Estado;A devolver (€);Devolvido;Por pagar (€);Chegaram',
  );
  expect(first).toMatch(
    /^Ana Prova;ana\.prova@example\.com;912345678;2;1;3;25;Não;20\d\d-[^;]*;Ativa;;;25;0$/,
  );
  expect(second).toMatch(
    /^"'=2\+3 ""Prova""; Açor";ana\.prova@example\.com;912345678;1;0;1;10;Não;/,
  );
  expect(rest).toBe('');
  await event.remove();
});

test('staff open the proof of payment that a visitor sent', { tag: '@prove' }, async ({
  staff,
  page,
  api,
}) => {
  const title = 'Evento com comprovativo';
  const email = `${unique('prova').replace(' ', '-')}@example.com`;
  const event = await newEvent(api, { title, parties: [{ ...ana, email }] });
  await expect.poll(() => lettersTo(email)).toHaveLength(1);
  await visit(page, ownPageIn((await lettersTo(email))[0]));
  const proof = pdf('comprovativo.pdf');
  await page.locator('input[type="file"]').setInputFiles(proof);
  await expect(page.getByText('Comprovativo recebido')).toBeVisible();

  await open(staff, `${event.screen}?painel`);
  await staff.getByRole('link', { name: 'Ana Prova' }).click();
  await expect(factOf(staff, 'Comprovativo de pagamento')).toContainText(
    /Comprovativo enviado em \d{2} de/,
  );
  const downloading = staff.waitForEvent('download');
  await staff.getByRole('button', { name: 'Ver comprovativo' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('comprovativo.pdf');
  expect(await readFile(await download.path())).toEqual(proof.buffer);
  await event.remove();
});

test('an event that is full, over or without sign-up says so at the counter', {
  tag: '@prove',
}, async ({ staff }) => {
  await open(staff, 'eventos');
  const said: [event: string, words: string][] = [
    ['Oficina do Pão no Forno Comunitário', 'Este evento está esgotado'],
    ['Concerto à Luz das Velas', 'Este evento já começou'],
    ['Procissão das Lanternas', 'Este evento não permite inscrição.'],
  ];
  for (const [event, words] of said) {
    await staff.getByRole('link', { name: event }).click();
    await staff.getByRole('button', { name: 'Gerir Inscrições' }).click();
    await expect(staff.getByText(words)).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Inscrever ao balcão' })).toHaveCount(0);
    await staff.getByRole('navigation').getByRole('link', { name: 'Eventos' }).click();
  }
});
