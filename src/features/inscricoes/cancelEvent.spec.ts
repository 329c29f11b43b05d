import { lettersTo } from '../../../tests/e2e/lettersTo.ts';
import { ana, newEvent } from '../../../tests/e2e/newEvent.ts';
import { expect, expectSound, visit } from '../../../tests/e2e/site.ts';
import { open, test, unique } from '../../../tests/e2e/staff.ts';

const rui = { name: 'Rui Prova', email: 'rui.prova@example.com', numeroAdultos: 1 };

test('an event is cancelled: visitors read why, who booked is written to, what is owed waits', {
  tag: '@phone',
}, async ({ staff, api, watch }) => {
  const email = `${unique('cancelado').replace(' ', '-')}@example.com`;
  const event = await newEvent(api, {
    title: 'Evento a cancelar',
    parties: [
      { ...ana, email },
      { ...rui, numeroCriancas: 0 },
    ],
  });
  const [paid] = event.made;
  await api('PUT', `/api/inscricoes/${paid?._id}`, { estaPago: true });

  // Trying to delete it leads to cancelling it instead.
  await open(staff, event.screen);
  await staff.getByRole('button', { name: 'Apagar' }).click();
  await expect(staff.getByText(/que a junta recebeu/)).toBeVisible();
  await staff.getByRole('link', { name: 'Cancelar o evento em vez de o apagar' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Deseja cancelar o evento?' });
  await expect(dialog.getByText(/As 2 reservas ficam canceladas/)).toBeVisible();
  await expect(dialog.getByText(/Ficam por devolver 25,00/)).toBeVisible();
  await expectSound(staff);
  await dialog.getByRole('button', { name: 'Sim, cancelar o evento' }).click();
  await expect(dialog.getByText('Campo obrigatório')).toBeVisible();
  await dialog.getByLabel('Motivo').fill('Aviso vermelho de vento.');
  await dialog.getByLabel('O que quer dizer').fill('Esperamos por si para o ano.');
  await dialog.getByRole('button', { name: 'Sim, cancelar o evento' }).click();
  await expect(dialog).toBeHidden();
  await expect(staff.getByText('Este evento está cancelado')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Cancelar evento' })).toBeHidden();
  await expectSound(staff);

  await staff.getByRole('link', { name: 'Ver o que falta devolver' }).click();
  await expect(staff.getByRole('link', { name: ana.name, exact: true })).toBeVisible();
  await expect(staff.getByRole('link', { name: rui.name, exact: true })).toBeHidden();
  await expect(staff.getByText('já não se inscreve ninguém')).toBeVisible();

  await expect
    .poll(async () => (await lettersTo(email)).at(-1))
    .toContain('Esperamos por si para o ano.');

  await visit(staff, `/noticias_e_eventos/${event.identifier}`);
  await expect(staff.getByText('Este evento foi cancelado.')).toBeVisible();
  await expect(staff.getByText('Aviso vermelho de vento.')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Inscrever' })).toBeHidden();
  await expect(staff).toHaveTitle(/^Cancelado: /);
  await expectSound(staff);
  await visit(staff, paid?.pagina ?? '');
  await expect(staff.getByRole('heading', { name: 'Evento cancelado' })).toBeVisible();
  await expect(staff.getByText(/Vamos devolver-lhe 25,00/)).toBeVisible();
  await expect(staff.getByText('Motivo: Aviso vermelho de vento.')).toBeVisible();
  await expectSound(staff);
  expect(watch.complaints).toEqual([]);
  await event.remove();
});
