import { newEvent } from './newEvent.ts';
import { axeFindings, expect } from './site.ts';
import { factOf, open, test } from './staff.ts';

const longDate = /^\d{2} de [a-zç]+ de \d{4}$/;
const ana = {
  name: 'Ana Prova',
  email: 'ana.prova@example.com',
  numeroAdultos: 2,
  numeroCriancas: 1,
};
const rui = {
  name: 'Rui Prova',
  email: 'rui.prova@example.com',
  numeroAdultos: 1,
  numeroCriancas: 0,
};

test('the bookings of an event are listed, paid and unpaid told apart in words', async ({
  staff,
  api,
  watch,
}) => {
  const event = await newEvent(api, { title: 'Evento com reservas', parties: [ana, rui] });
  await open(staff, event.screen);
  for (const name of ['Editar', 'Apagar', 'Gerir Inscrições']) {
    await expect(
      staff.getByRole('button', { name }).or(staff.getByRole('link', { name })),
    ).toBeVisible();
  }
  await staff.getByRole('button', { name: 'Gerir Inscrições' }).click();
  await expect(staff.getByRole('heading', { name: 'Reservas do evento' })).toBeVisible();
  await expect(staff.getByRole('list', { name: 'Legenda' }).getByRole('listitem')).toHaveText([
    '| Está pago',
    '| Não está pago',
  ]);
  const table = staff.getByRole('table', { name: 'Reservas do evento' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Nome da reserva',
    'Email da reserva',
    'Número de participantes',
    'Data da reserva',
    'Abrir',
  ]);
  const row = (name: string) => table.getByRole('row').filter({ hasText: name });
  await expect(row('Ana').getByRole('cell')).toHaveText([ana.email, '3', longDate, '']);
  await expect(row('Rui').getByRole('cell')).toHaveText([rui.email, '1', longDate, '']);
  await expect(staff.getByText('2 reservas para 4 pessoas; 6 vagas livres.')).toBeVisible();
  await expect(staff.getByText(/Pago: 0,00\s€\. Por pagar: 35,00\s€\./)).toBeVisible();

  await staff.getByRole('link', { name: 'Rui Prova' }).click();
  await staff.getByRole('button', { name: 'Confirmar Pagamento' }).click();
  await expect(staff.getByRole('button', { name: 'Cancelar Pagamento' })).toBeVisible();
  await staff.getByRole('main').getByRole('link', { name: 'Evento com reservas' }).click();
  await expect(row('Rui').getByRole('rowheader')).toContainText(/(?<!Não )Está pago/i);
  await expect(row('Ana').getByRole('rowheader')).toContainText('Não está pago');
  await expect(staff.getByText(/Pago: 10,00\s€\. Por pagar: 25,00\s€\./)).toBeVisible();
  const looks = (name: string) =>
    row(name).evaluate((element) => {
      const { backgroundColor, borderLeftColor, boxShadow } = getComputedStyle(element);
      const first = getComputedStyle(element.children[0] as Element);
      return [backgroundColor, borderLeftColor, boxShadow, first.borderLeftColor, first.boxShadow];
    });
  expect(await looks('Rui')).not.toEqual(await looks('Ana'));
  expect(await axeFindings(staff)).toEqual([]);

  await staff.getByRole('button', { name: 'Detalhes Evento' }).click();
  await expect(factOf(staff, 'Local')).toHaveText('Largo do Forno');
  await expect(table).toBeHidden();
  expect(watch.complaints).toEqual([]);
  await event.remove();
});

test('a booking shows who comes, and its payment goes both ways', async ({ staff, api }) => {
  const event = await newEvent(api, { title: 'Evento pago', parties: [ana] });
  await open(staff, `${event.screen}?painel`);
  await staff.getByRole('link', { name: 'Ana Prova' }).click();
  await expect(staff.locator('main h1')).toHaveText('Reserva de Ana Prova');
  await expect(staff).toHaveURL(new RegExp(`${event.screen}/[\\w-]+$`));
  const facts: [string, string | RegExp][] = [
    ['Nome', 'Ana Prova'],
    ['Email', ana.email],
    ['Telefone', '912345678'],
    ['Número de adultos', '2'],
    ['Número de crianças', '1'],
    ['Total a pagar', /^25,00\s€$/],
    ['Data da reserva', longDate],
    ['Está pago', 'Não'],
    ['Comprovativo de pagamento', 'Ainda não foi enviado'],
  ];
  await expect(staff.locator('dt')).toHaveText(facts.map(([label]) => label));
  for (const [label, shown] of facts) await expect(factOf(staff, label)).toHaveText(shown);
  expect(await axeFindings(staff)).toEqual([]);

  const confirm = staff.getByRole('button', { name: 'Confirmar Pagamento' });
  const cancel = staff.getByRole('button', { name: 'Cancelar Pagamento' });
  await expect(cancel).toHaveCount(0);
  await confirm.click();
  await expect(factOf(staff, 'Está pago')).toHaveText('Sim');
  await expect(confirm).toHaveCount(0);
  await cancel.click();
  await expect(factOf(staff, 'Está pago')).toHaveText('Não');
  await expect(confirm).toBeVisible();
  await staff.reload();
  await expect(factOf(staff, 'Está pago')).toHaveText('Não');
  await event.remove();
});

test('a booking without adults of its own says how many people come', async ({ staff, api }) => {
  const event = await newEvent(api, { title: 'Evento de outrora', parties: [ana] });
  await staff.route('**/api/inscricoes/*', async (route) => {
    const answer = await route.fetch();
    const { inscricao } = await answer.json();
    const older = { ...inscricao, numeroAdultos: null, numeroCriancas: null, numeroPessoas: 4 };
    await route.fulfill({ response: answer, json: { inscricao: older } });
  });
  await open(staff, `${event.screen}?painel`);
  await staff.getByRole('link', { name: 'Ana Prova' }).click();
  await expect(factOf(staff, 'Número de pessoas')).toHaveText('4');
  await expect(staff.getByText('Número de adultos')).toHaveCount(0);
  await event.remove();
});

test('a booking is deleted after a warning, and staff are back at its event', async ({
  staff,
  api,
}) => {
  const event = await newEvent(api, { title: 'Evento com desistência', parties: [ana, rui] });
  await open(staff, `${event.screen}?painel`);
  await staff.getByRole('link', { name: 'Rui Prova' }).click();
  await staff.getByRole('button', { name: 'Apagar reserva' }).click();
  const modal = staff.getByRole('dialog');
  await expect(modal).toContainText('Deseja apagar a reserva?');
  await expect(modal).toContainText(/verifique a data da inscrição: foi feita a \d{2} de/);
  await modal.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(modal).toBeHidden();
  await staff.getByRole('button', { name: 'Apagar reserva' }).click();
  expect(await axeFindings(staff)).toEqual([]);
  await modal.getByRole('button', { name: 'Sim, apagar.' }).click();
  await expect(staff).toHaveURL(new RegExp(`${event.screen}$`));
  await staff.getByRole('button', { name: 'Gerir Inscrições' }).click();
  await expect(staff.getByRole('link', { name: 'Ana Prova' })).toBeVisible();
  await expect(staff.getByRole('link', { name: 'Rui Prova' })).toHaveCount(0);
  await event.remove();
});

test('a booking of another event is not found here', async ({ staff, api }) => {
  const [one, other] = [
    await newEvent(api, { title: 'Um evento', parties: [ana] }),
    await newEvent(api, { title: 'Outro evento', parties: [] }),
  ];
  await open(staff, `${one.screen}?painel`);
  await staff.getByRole('link', { name: 'Ana Prova' }).click();
  await expect(staff.locator('main h1')).toHaveText('Reserva de Ana Prova');
  const [booking = ''] = staff.url().split('/').slice(-1);
  await open(staff, `${other.screen}/${booking}`);
  await expect(staff.locator('main h1')).toHaveText('Ups, parece que se perdeu na nossa aldeia...');
  await open(staff, `${other.screen}?painel`);
  await expect(staff.getByText('Ainda não existem reservas para este evento')).toBeVisible();
  await one.remove();
  await other.remove();
});
