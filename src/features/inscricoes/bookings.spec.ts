import { lettersTo } from '../../../tests/e2e/lettersTo.ts';
import { ana, newEvent } from '../../../tests/e2e/newEvent.ts';
import { axeFindings, expect, visit } from '../../../tests/e2e/site.ts';
import {
  factOf,
  fieldOf,
  logIn,
  newShop,
  open,
  saveButton,
  test,
  turnTo,
  unique,
} from '../../../tests/e2e/staff.ts';
import { lisbonDay } from '../../language/calendar.ts';

const longDate = /^\d{2} de [a-zç]+ de \d{4}$/;
const one = { numeroAdultos: 1, numeroCriancas: 0 };
const rui = { name: 'Rui Prova', email: 'rui.prova@example.com', ...one };

test('bookings are listed, paid and unpaid told apart in words', async ({ staff, api, watch }) => {
  const event = await newEvent(api, { title: 'Evento com reservas', parties: [ana, rui] });
  await open(staff, event.screen);
  for (const name of ['Editar', 'Apagar', 'Gerir Inscrições']) {
    await expect(
      staff.getByRole('button', { name }).or(staff.getByRole('link', { name })),
    ).toBeVisible();
  }
  await staff.getByRole('button', { name: 'Gerir Inscrições' }).click();
  await expect(staff).toHaveURL(/\?painel=aberto$/);
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
    'Valor',
  ]);
  const row = (name: string) => table.getByRole('row').filter({ hasText: name });
  await expect(row('Ana').getByRole('cell')).toHaveText([
    ...[/ana\.prova@example\.com912.345.678/, '32 adultos, 1 criança', longDate],
    /^25,00\s€Confirmar$/,
  ]);
  await expect(row('Rui').getByRole('cell')).toHaveText([
    ...[/rui\.prova@example\.com912.345.678/, '11 adulto', longDate],
    /^10,00\s€Confirmar$/,
  ]);
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

test('paid, unpaid and cancelled have the colour in their rows that the legend gives them', {
  tag: '@prove',
}, async ({ staff, api }) => {
  const eva = { name: 'Eva Prova', email: 'eva.prova@example.com', ...one };
  const event = await newEvent(api, { title: 'Evento a cores', parties: [ana, rui, eva] });
  const [, paid, cancelled] = event.made;
  await api('PUT', `/api/inscricoes/${paid?._id}`, { estaPago: true });
  await api('DELETE', `/api/reservas/${cancelled?.pagina.split('/').at(-1)}`);
  await open(staff, `${event.screen}?painel`);
  const legend = staff.getByRole('list', { name: 'Legenda' }).getByRole('listitem');
  const told = (words: string) =>
    legend
      .filter({ hasText: new RegExp(`^\\| ${words}$`) })
      .locator('span')
      .evaluate((mark) => getComputedStyle(mark).color);
  for (const [width, rows] of [
    [1280, 'tbody tr'],
    [390, 'li[data-tone]:has(a)'],
  ] as const) {
    await staff.setViewportSize({ width, height: 844 });
    const bar = (name: string) =>
      staff
        .locator(`main ${rows}`)
        .filter({ hasText: name })
        .evaluate((row) => /^rgba?\([^)]*\)/.exec(getComputedStyle(row).boxShadow)?.[0]);
    expect(await bar('Ana')).toBe(await told('Não está pago'));
    expect(await bar('Rui')).toBe(await told('Está pago'));
    expect(await bar('Eva')).toBe(await told('Cancelada'));
    expect(await told('Está pago')).not.toBe(await told('Não está pago'));
  }
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
    ['Telefone', /^912\s345\s678$/],
    ['Número de adultos', '2'],
    ['Número de crianças', '1'],
    ['Total a pagar', /^25,00\s€$/],
    ['Data da reserva', longDate],
    ['Referência', /^[0-9A-Z]{6}$/],
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

test('a booking without adults of its own says how many people come', { tag: '@prove' }, async ({
  staff,
  api,
}) => {
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

test('a booking goes after a warning, and staff are back at its event', async ({ staff, api }) => {
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

test('a booking of another event is not found here', { tag: '@prove' }, async ({ staff, api }) => {
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

test('what a visitor cancels stays with what is owed, until staff have given it back', {
  tag: '@phone',
}, async ({ staff, api, watch }) => {
  const event = await newEvent(api, { title: 'Evento com devolução', parties: [ana, rui] });
  const [mine] = event.made;
  await api('PUT', `/api/inscricoes/${mine?._id}`, { estaPago: true });
  await visit(staff, mine?.pagina ?? '');
  await staff.getByRole('button', { name: 'Cancelar a reserva' }).click();
  await staff.getByRole('button', { name: 'Sim, cancelar' }).click();
  const state = staff.getByRole('status').filter({ hasText: 'Reserva cancelada' });
  await expect(state).toContainText(/Vamos devolver-lhe 25,00\s€/);
  await expect(staff.getByRole('button', { name: 'Cancelar a reserva' })).toHaveCount(0);
  expect(await axeFindings(staff)).toEqual([]);

  await open(staff, `${event.screen}?painel`);
  await expect(staff.getByText('1 reserva para 1 pessoa; 9 vagas livres.')).toBeVisible();
  await expect(staff.getByText(/1 reserva cancelada\. Por devolver: 25,00\s€\./)).toBeVisible();
  await expect(staff.getByRole('list', { name: 'Legenda' })).toContainText('Cancelada');
  await expect(
    staff.getByText(/^(Cancelada, 25,00\s€ a devolver|Devolver 25,00\s€)$/),
  ).toBeVisible();
  expect(await axeFindings(staff)).toEqual([]);
  await staff.emulateMedia({ media: 'print' });
  await expect(staff.locator('#lista-de-entrada tbody tr')).toHaveCount(1);
  await staff.emulateMedia({ media: 'screen' });

  await staff.getByRole('link', { name: /^Ana Prova/ }).click();
  await expect(factOf(staff, 'Estado')).toContainText('Cancelada');
  // A mistaken confirmation can still be undone, until the money is refunded; but not by a slip.
  await staff.getByRole('button', { name: 'Cancelar Pagamento' }).click();
  await expect(staff.getByRole('dialog')).toContainText(/Deixa de haver 25,00\s€ por devolver/);
  await staff.keyboard.press('Escape');
  await staff.getByRole('button', { name: 'Marcar como devolvido' }).click();
  expect(await axeFindings(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Sim, foi devolvido' }).click();
  await expect(factOf(staff, 'A devolver')).toContainText('Devolvido');
  await expect(staff.getByRole('button', { name: /Pagamento/ })).toHaveCount(0);
  await expect(staff.getByRole('button', { name: 'Marcar como por devolver' })).toBeVisible();
  await visit(staff, mine?.pagina ?? '');
  await expect(state).toContainText(/Devolvemos-lhe 25,00\s€/);
  expect(watch.complaints).toEqual([]);
  await event.remove();
});

test('two who confirm one payment at once both end at paid', { tag: '@prove' }, async ({
  staff,
  api,
  context,
}) => {
  const event = await newEvent(api, { title: 'Evento a dois', parties: [ana] });
  const other = await context.newPage();
  for (const page of [staff, other]) await open(page, `${event.screen}/${event.made[0]?._id}`);
  for (const page of [staff, other]) {
    await page.getByRole('button', { name: 'Confirmar Pagamento' }).click();
    await expect(factOf(page, 'Está pago')).toHaveText('Sim');
  }
  await staff.reload();
  await expect(factOf(staff, 'Está pago')).toHaveText('Sim');
  await event.remove();
});

test('a change that concerns those who booked asks first, and writes to them if staff wish', {
  tag: '@prove',
}, async ({ staff, api, watch }) => {
  const email = `${unique('muda').replace(' ', '-')}@example.com`;
  const parties = [{ ...ana, email }, rui];
  const event = await newEvent(api, { title: 'Evento que muda', parties });
  const form = `eventos/editar/${event.identifier}`;
  const save = () => saveButton(staff).click();
  await open(staff, form);

  await staff.locator('#campo-maxParticipants').fill('3');
  await save();
  await expect(fieldOf(staff, 'maxParticipants')).toContainText(
    'Já há 4 pessoas inscritas: o máximo não pode ser inferior',
  );
  await expect(staff).toHaveURL(new RegExp(`${form}$`));
  await staff.locator('#campo-maxParticipants').fill('20');
  await staff.locator('#campo-location').fill('Salão da Junta');
  await save();
  const question = staff.getByRole('dialog');
  await expect(question).toContainText('Esta alteração diz respeito a 4 pessoas em 2 reservas');
  await expect(question).toContainText('Largo do Forno');
  expect(await axeFindings(staff)).toEqual([]);
  await question.getByRole('button', { name: 'Voltar ao formulário' }).click();
  await expect(question).toBeHidden();
  await expect(staff).toHaveURL(new RegExp(`${form}$`));
  await save();
  await question.getByRole('button', { name: 'Guardar e escrever' }).click();
  await expect(staff.getByText(/ficou guardado.*Ficaram escritos 2 emails\./)).toBeVisible();
  await expect.poll(async () => (await lettersTo(email)).at(-1)).toContain('Onde: Salão da Junta');

  // A change that does not concern the people who booked asks nothing.
  await open(staff, form);
  await staff.locator('#campo-maxParticipants').fill('21');
  await save();
  await expect(staff).toHaveURL(/\/backoffice\/eventos$/);
  expect(watch.complaints).toEqual([]);
  await event.remove();
});

test('a booking with money goes only with a word on what became of it', { tag: '@prove' }, async ({
  staff,
  api,
}) => {
  const event = await newEvent(api, { title: 'Evento com devolução', parties: [ana] });
  await api('PUT', `/api/inscricoes/${event.made[0]?._id}`, { estaPago: true });
  await open(staff, `${event.screen}/${event.made[0]?._id}`);
  await expect(factOf(staff, 'Total pago')).toHaveText(/^25,00\s€$/);
  await staff.getByRole('button', { name: 'Apagar reserva' }).click();
  const modal = staff.getByRole('dialog', { name: 'Deseja apagar a reserva?' });
  await expect(modal).toContainText('verifique a data da inscrição');
  await expect(modal).toContainText(/A junta tem 25,00\s€ desta reserva/);
  await modal.getByRole('button', { name: 'Sim, apagar.' }).click();
  await expect(modal).toContainText('Campo obrigatório');
  await expect(modal.getByRole('button', { name: 'Fechar' }).last()).toBeVisible();
  expect(await axeFindings(staff)).toEqual([]);
  await modal.getByText(/Já devolvi 25,00\s€/).click();
  await modal.getByRole('button', { name: 'Sim, apagar.' }).click();
  await expect(staff).toHaveURL(new RegExp(`${event.screen}$`));
  await event.remove();
});

test('who deletes an event is told whose money is open, and led there', async ({ staff, api }) => {
  const event = await newEvent(api, { title: 'Evento a apagar', parties: [ana, rui] });
  await api('PUT', `/api/inscricoes/${event.made[0]?._id}`, { estaPago: true });
  await open(staff, event.screen);
  await staff.getByRole('button', { name: 'Apagar' }).click();
  const modal = staff.getByRole('dialog');
  await expect(modal).toContainText('Deseja apagar o Evento?');
  await expect(modal).toContainText('Se apagar, não poderá voltar atrás.');
  await expect(modal).toContainText(/tem 1 reserva com 25,00\s€ que a junta recebeu/);
  await expect(modal.getByRole('button', { name: 'Sim, Apagar' })).toBeDisabled();
  expect(await axeFindings(staff)).toEqual([]);
  await modal.getByRole('link', { name: 'Ver essas reservas' }).click();
  await expect(modal).toBeHidden();
  await expect(staff.getByRole('link', { name: 'Ana Prova' })).toBeVisible();
  await expect(staff.getByRole('link', { name: 'Rui Prova' })).toHaveCount(0);
  await expect(staff.getByRole('link', { name: /^Com dinheiro recebido/ })).toBeVisible();

  // What keeps an event from being deleted keeps nothing else.
  const shop = await newShop(api);
  await open(staff, event.screen);
  await staff.getByRole('button', { name: 'Apagar' }).click();
  await expect(modal.getByRole('button', { name: 'Sim, Apagar' })).toBeDisabled();
  await turnTo(staff, `lojas/${shop}`, 'Loja nova');
  await staff.getByRole('button', { name: 'Apagar' }).click();
  await expect(modal.getByRole('button', { name: 'Sim, Apagar' })).toBeEnabled();
  await api('DELETE', `/api/lojas/${shop}`);

  await api('PUT', `/api/inscricoes/${event.made[0]?._id}`, { estaPago: false });
  await open(staff, event.screen);
  await staff.getByRole('button', { name: 'Apagar' }).click();
  await expect(modal).toContainText('Este evento tem 2 reservas, para 4 pessoas');
  await expect(modal).toContainText('Quem fez cada reserva recebe, daqui a um minuto, um email');
  await modal.getByRole('button', { name: 'Sim, Apagar' }).click();
  await expect(staff).toHaveURL(/\/backoffice\/eventos$/);
  await staff.getByRole('button', { name: 'Anular' }).click();
  await expect(staff).toHaveURL(new RegExp(`${event.screen}$`));
  await staff.getByRole('button', { name: 'Gerir Inscrições' }).click();
  await expect(staff.getByRole('link', { name: 'Ana Prova' })).toBeVisible();
  await event.remove();
});

test('an arrival that meets an ended session is kept, and is sent after the new login', {
  tag: '@prove',
}, async ({ staff, api }) => {
  const today = lisbonDay(new Date());
  const tonight = { startDate: today, startTime: '23:45', limitEnrollmentDate: today };
  const event = await newEvent(api, { title: 'Evento à porta', parties: [rui], ...tonight });
  await open(staff, `${event.screen}/entrada`);
  await staff.route('**/chegada', (route) =>
    route.fulfill({ status: 401, json: { errors: [{ param: 'x-auth-token', msg: 'Acabou' }] } }),
  );
  await staff.getByRole('button', { name: 'Chegou: Rui' }).click();
  await expect(staff).toHaveURL(/\/login$/);
  await staff.unroute('**/chegada');
  await logIn(staff);
  await staff.waitForURL(/\/backoffice\//);
  await open(staff, `${event.screen}/entrada`);
  await expect(staff.getByText('1 de 1 pessoa')).toBeVisible();
  const came = async () => {
    const url = `/api/noticiasEventos/backoffice/${event.identifier}/entrada`;
    const read = await api<{ inscricoes: { chegaram: number }[] }>('GET', url);
    return read.inscricoes.map(({ chegaram }) => chegaram);
  };
  await expect.poll(came).toEqual([1]);
  await event.remove();
});
