import { onBothDevices } from '../../../tests/e2e/devices.ts';
import { lettersTo } from '../../../tests/e2e/lettersTo.ts';
import { newEvent } from '../../../tests/e2e/newEvent.ts';
import { expect, expectSound, visit } from '../../../tests/e2e/site.ts';
import { logIn, open, test, unique } from '../../../tests/e2e/staff.ts';
import { lisbonDay } from '../../language/calendar.ts';

const party = (name: string, numeroAdultos = 2) => ({
  name,
  email: '',
  numeroAdultos,
  numeroCriancas: 0,
});
onBothDevices('phone', () => {
  test('who comes to a full event waits, is offered places by letter, and takes them', async ({
    page,
    api,
    watch,
  }) => {
    const email = `${unique('espera').replace(' ', '-')}@example.com`;
    const event = await newEvent(api, {
      title: 'Evento esgotado',
      maxParticipants: 2,
      prazoPagamento: 5,
      parties: [party('Quem tem lugar')],
    });
    await visit(page, `/noticias_e_eventos/${event.identifier}`);
    await expect(page.getByRole('button', { name: 'Esgotado' })).toBeDisabled();
    await page.getByRole('button', { name: 'Entrar na lista de espera' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome').fill('Quem espera');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Telefone').fill('912345678');
    await dialog.getByLabel(/adultos/).fill('3');
    await expect(dialog.getByText('Vagas insuficientes').first()).toBeVisible();
    await dialog.getByLabel(/adultos/).fill('2');
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Entrar na lista de espera' }).click();
    await expect(dialog.getByText('Ficou na lista de espera.')).toBeVisible();
    await dialog.getByRole('link', { name: 'Ver a minha reserva' }).click();
    await expect(
      page.getByRole('heading', { name: 'Em lista de espera', exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sair da lista' })).toBeVisible();
    await expectSound(page);

    // A booking is removed: the waiting visitor gets a letter at once.
    await api('DELETE', `/api/inscricoes/${event.made[0]?._id}`);
    await expect.poll(async () => (await lettersTo(email)).at(-1)).toContain('Há lugares para si');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Há lugares para si' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Aceitar os lugares' }).click();
    await expect(page.getByRole('heading', { name: 'À espera de pagamento' })).toBeVisible();
    await expect(page.getByRole('status').first()).toContainText('Pague até');
    await expect(page.getByRole('img', { name: 'Código QR desta reserva' })).toBeVisible();
    await expectSound(page);
    expect(watch.complaints).toEqual([]);
    await event.remove();
  });

  test('staff note how a booking was paid, and print a receipt', async ({ staff, api, watch }) => {
    const event = await newEvent(api, {
      title: 'Evento pago ao balcão',
      maxParticipants: 4,
      parties: [party('Paga agora', 3)],
    });
    const [paid] = event.made;
    await open(staff, `${event.screen}/${paid?._id}`);
    await staff.getByLabel('Como pagou').selectOption('Numerário');
    await staff.getByRole('button', { name: 'Confirmar Pagamento' }).click();
    await expect(staff.getByRole('cell', { name: /^Recebido, Numerário/ })).toBeVisible();
    await staff.addInitScript(() => {
      window.print = () => undefined;
    });
    await staff.reload();
    await staff.getByRole('button', { name: 'Imprimir recibo' }).click();
    await staff.emulateMedia({ media: 'print' });
    const receipt = staff.locator('#folha');
    await expect(receipt.getByRole('heading', { name: 'Recibo' })).toBeVisible();
    await expect(receipt).toContainText('30,00');
    await expect(receipt).not.toContainText(/fatura/i);
    await staff.emulateMedia({ media: 'screen' });
    await expectSound(staff);
    expect(watch.complaints).toEqual([]);
    await event.remove();
  });

  test('the code of a booking opens the list at the door, and notes the arrival', async ({
    page,
    api,
    watch,
  }) => {
    const event = await newEvent(api, {
      title: 'Evento de hoje',
      startDate: lisbonDay(new Date()),
      startTime: '',
      limitEnrollmentDate: lisbonDay(new Date()),
      parties: [party('Vem já'), party('Vem depois')],
    });
    const code = `/backoffice/eventos/${event.identifier}/entrada?chegou=${event.made[0]?._id}`;
    // Without an account, the code asks for one and shows nothing.
    await visit(page, code);
    await expect(page.getByText('Vem já')).toHaveCount(0);
    // After logging in, its address opens; nobody left anything unfinished.
    await logIn(page);
    const asked = page.getByRole('button', { name: 'Abrir a página que pediu' });
    await expect(asked).toBeVisible();
    await expect(page.getByText('Bem-vindo de volta')).toHaveCount(0);
    await asked.click();
    await expect(page.getByText('Código lido: «Vem já», 2 pessoas.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Chegou: Vem já' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('button', { name: 'Chegou: Vem depois' })).toHaveCount(0);
    await expectSound(page);
    await page.getByRole('button', { name: 'Ver toda a lista' }).click();
    await expect(page.getByRole('button', { name: 'Chegou: Vem depois' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    const url = `/api/inscricoes/${event.made[0]?._id}`;
    const came = async () =>
      (await api<{ inscricao: { chegaram: number } }>('GET', url)).inscricao.chegaram;
    await expect.poll(came).toBe(2);
    expect(watch.complaints).toEqual([]);
    await event.remove();
  });
});
