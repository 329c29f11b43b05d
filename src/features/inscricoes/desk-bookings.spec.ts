import type { Page } from '@playwright/test';
import { onBothDevices } from '../../../tests/e2e/devices.ts';
import { newEvent } from '../../../tests/e2e/newEvent.ts';
import { axeFindings, expect, takeClock } from '../../../tests/e2e/site.ts';
import { type CallApi, choose, factOf, open, test, unique } from '../../../tests/e2e/staff.ts';
import { addDays, lisbonDay } from '../../language/calendar.ts';
import { folded } from '../../language/folded.ts';

const party = (name: string, numeroAdultos = 1) => ({
  name,
  email: `${folded(name)}@example.com`,
  numeroAdultos,
  numeroCriancas: 0,
});
const three = [party('Abel', 2), party('Beatriz'), party('Custódia', 3)];
const names = three.map(({ name }) => name);

const today = lisbonDay(new Date());
/** An event that begins tonight: people may be arriving. */
const tonight = { startDate: today, startTime: '23:45', limitEnrollmentDate: today };

const paidOf = async (api: CallApi, identifier: string) => {
  const { noticiaEvento } = await api<{
    noticiaEvento: { inscricoes: { name: string; estaPago: boolean }[] };
  }>('GET', `/api/noticiasEventos/backoffice/${identifier}`);
  return noticiaEvento.inscricoes.filter(({ estaPago }) => estaPago).map(({ name }) => name);
};

onBothDevices('desk', (isPhone) => {
  const bookings = (staff: Page) =>
    isPhone
      ? staff.getByRole('list', { name: 'Reservas do evento' }).getByRole('listitem')
      : staff.getByRole('table', { name: 'Reservas do evento' }).locator('tbody tr');
  const pay = (staff: Page, name: string) =>
    staff.getByRole('button', { name: `Confirmar o pagamento de ${name}` });

  test('the unpaid of an event are one step away', { tag: '@prove' }, async ({
    staff,
    api,
    watch,
  }) => {
    const event = await newEvent(api, { title: 'Evento por pagar', parties: three });
    await api('PUT', `/api/inscricoes/${event.made[1]?._id}`, { estaPago: true });
    await open(staff, `${event.screen}?painel`);
    await expect(bookings(staff)).toHaveCount(3);
    expect(await axeFindings(staff)).toEqual([]);

    await staff.getByRole('link', { name: 'Por pagar 2' }).click();

    await expect(staff).toHaveURL(/estado=porPagar/);
    await expect(bookings(staff)).toHaveCount(2);
    await expect(staff.getByText('2 de 3 reservas')).toBeVisible();
    await expect(staff.getByRole('link', { name: /^Beatriz/ })).toHaveCount(0);
    await staff.reload();
    await expect(bookings(staff)).toHaveCount(2);
    await expect(staff.getByRole('link', { name: 'Canceladas' })).toHaveCount(0);
    await open(staff, `${event.screen}?painel=&estado=canceladas`);
    await expect(staff.getByText('Nenhuma reserva neste estado.')).toBeVisible();
    expect(watch.complaints).toEqual([]);
    await event.remove();
  });

  test('three payments are confirmed in four steps, and taken back in one', async ({
    staff,
    api,
    watch,
  }) => {
    const event = await newEvent(api, { title: 'Evento que se paga', parties: three });
    await open(staff, `${event.screen}?painel=&estado=porPagar`);
    await expect(bookings(staff)).toHaveCount(3);
    if (isPhone) {
      for (const name of names) {
        await pay(staff, name).click();
        await expect(pay(staff, name)).toHaveCount(0);
      }
    } else {
      for (const name of names) {
        await staff.getByRole('checkbox', { name: `Escolher a reserva de ${name}` }).click();
      }
      expect(await axeFindings(staff)).toEqual([]);
      await staff.getByRole('button', { name: /Confirmar 3 pagamentos, 60,00\s€/ }).click();
    }
    await expect(bookings(staff)).toHaveCount(0);
    // Only the last notice is shown: it replaces those before it.
    const told = isPhone ? `da reserva de «${names.at(-1)}»` : 'de 3 reservas';
    await expect(staff.getByText(`O pagamento ${told} ficou confirmado.`)).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Anular' })).toHaveCount(1);
    // A notice with an undo button stays while the pointer is on it.
    await staff.getByRole('button', { name: 'Anular' }).hover();
    await expect.poll(() => paidOf(api, event.identifier)).toEqual(names);
    expect(await axeFindings(staff)).toEqual([]);

    await staff.getByRole('button', { name: 'Anular' }).click();
    const back = isPhone ? 1 : 3;
    await expect(bookings(staff)).toHaveCount(back);
    await expect(staff.getByText('está como estava, e ninguém recebe email')).toBeVisible();
    expect(await paidOf(api, event.identifier)).toHaveLength(3 - back);
    // No letter is sent about a payment that was undone.
    type Letter = { recipient: string; subject: string };
    const { arrayCartas } = await api<{ arrayCartas: Letter[] }>(
      'GET',
      `/api/cartas?q=${encodeURIComponent(event.identifier.slice(0, -7).replaceAll('-', ' '))}`,
    );
    // The one about the booking itself may still be waiting.
    const subjects = arrayCartas
      .filter(({ recipient }) => recipient === three[2]?.email)
      .map(({ subject }) => subject.split(':')[0])
      .filter((subject) => subject !== 'Reserva recebida');
    expect(subjects).toEqual([]);
    expect(watch.complaints).toEqual([]);
    await event.remove();
  });

  test('a paid booking is cancelled now, and its money given back later', async ({
    staff,
    api,
    watch,
  }) => {
    const event = await newEvent(api, {
      title: 'Evento sem a Beatriz',
      parties: [party('Beatriz'), { ...party('Dinis'), email: '' }],
    });
    for (const { _id } of event.made)
      await api('PUT', `/api/inscricoes/${_id}`, { estaPago: true });
    const end = staff.getByRole('button', { name: 'Cancelar, para devolver' });
    const dialog = staff.getByRole('dialog', { name: 'Deseja cancelar a reserva?' });
    await open(staff, `${event.screen}/${event.made[1]?._id}`);
    await end.click();
    await expect(dialog).toContainText(/a Dinis\. Não deixou email: diga-lho por telefone\./);
    await open(staff, `${event.screen}/${event.made[0]?._id}`);
    await end.click();
    await expect(dialog).toContainText(/Ficam 10,00\s€ por devolver a Beatriz, a quem escrevemos/);
    expect(await axeFindings(staff)).toEqual([]);
    await dialog.getByRole('button', { name: 'Sim, cancelar' }).click();

    await expect(factOf(staff, 'A devolver')).toContainText(/10,00\s€\s*Por devolver/);
    await expect(staff.getByText(/Devolva 10,00\s€ pelo mesmo meio/)).toBeVisible();
    await staff.getByRole('button', { name: 'Marcar como devolvido' }).first().click();
    await staff.getByRole('button', { name: 'Sim, foi devolvido' }).click();
    await expect(factOf(staff, 'A devolver')).toContainText('Devolvido');
    expect(watch.complaints).toEqual([]);
    await event.remove();
  });

  test('a booking at the counter takes five steps, and the next person is one key away', async ({
    staff,
    api,
    watch,
  }) => {
    const event = await newEvent(api, {
      title: 'Evento de balcão',
      parties: [],
      ...tonight,
      // Sign-up has ended on the site, but not at the counter.
      limitEnrollmentDate: addDays(today, -1),
    });
    const clock = await takeClock(staff);
    await open(staff, `${event.screen}?painel`);
    const dialog = staff.getByRole('dialog');
    const nome = dialog.getByLabel('Nome');

    await staff.getByRole('button', { name: 'Inscrever ao balcão' }).click();
    await nome.fill('Deolinda');
    await dialog.getByLabel('Telefone').fill('912345678');
    await dialog.getByLabel(/adultos/).fill('2');
    await staff.keyboard.press('Control+Enter');

    await expect(
      staff.getByText(/«Deolinda» ficou feita: 2 pessoas, 20,00\s€ a pagar/),
    ).toBeVisible();
    await expect(dialog).toContainText('8 vagas livres');
    await expect(dialog).toContainText('No site as inscrições acabaram a');
    await expect(nome).toBeFocused();
    await expect(nome).toHaveValue('');
    await expect(dialog.getByLabel(/crianças/)).toHaveValue('0');
    // Somebody else books meanwhile.
    const other = { ...party('Eduardo', 5), telefone: '912345678', _id: event._id };
    await api('POST', '/api/inscricoes/balcao', other);
    await clock.fastForward(10_000);
    await expect(dialog).toContainText('3 vagas livres');
    expect(await axeFindings(staff)).toEqual([]);
    await nome.fill('Felismina');
    await dialog.getByLabel('Telefone').fill('+351 934 567 890');
    await dialog.getByLabel(/adultos/).fill('1');
    await dialog.getByText('Pago agora').click();
    await dialog.getByRole('button', { name: 'Inscrever', exact: true }).click();
    await expect(
      staff.getByText(/«Felismina» ficou feita: 1 pessoa, 10,00\s€ pagos/),
    ).toBeVisible();
    await expect(dialog).toBeHidden();
    await staff.getByRole('link', { name: /^Deolinda/ }).click();
    await expect(factOf(staff, 'Email')).toHaveText('Não deixou: não recebe emails');
    expect(watch.complaints).toEqual([]);
    await event.remove();
  });

  test('a booking is changed within the places left, and moved to another event', async ({
    staff,
    api,
    watch,
  }) => {
    const event = await newEvent(api, {
      title: 'Evento cheio',
      maxParticipants: 4,
      parties: [party('Gaspar', 2)],
    });
    const title = unique('Evento vizinho');
    const other = await newEvent(api, { title, price: 90, parties: [] });
    const [mine] = event.made;
    await api('PUT', `/api/inscricoes/${mine?._id}`, { estaPago: true });
    await open(staff, `${event.screen}/${mine?._id}`);
    await expect(staff.getByRole('region').getByText('Está pago', { exact: true })).toBeVisible();
    const dialog = staff.getByRole('dialog');
    const edit = staff.getByRole('button', { name: 'Mudar a reserva' });
    const save = dialog.getByRole('button', { name: 'Guardar' });

    await edit.click();
    await dialog.getByLabel(/adultos/).fill('5');
    await expect(dialog).toContainText(/O total passa de 20,00\s€ para 50,00\s€/);
    await save.click();
    await expect(dialog.getByText('Vagas insuficientes')).toHaveCount(2);
    await dialog.getByLabel(/adultos/).fill('3');
    await expect(dialog.getByText('Vagas insuficientes')).toHaveCount(0);
    await expect(dialog).toContainText(/Ficam por pagar 10,00\s€/);
    expect(await axeFindings(staff)).toEqual([]);
    await save.click();
    await expect(staff.getByText(/ficou alterada\. O email ficou escrito\./)).toBeVisible();
    await expect(factOf(staff, 'Número de adultos')).toHaveText('3');
    await expect(staff.getByText(/Não está pago, 20,00\s€ já pagos/)).toBeVisible();

    await edit.click();
    await dialog.getByLabel('Evento').selectOption({ label: await optionOf(dialog, title) });
    await dialog.getByLabel(/adultos/).fill('1');
    await expect(dialog).toContainText(/Ficam por devolver 10,00\s€/);
    await save.click();
    await expect(staff).toHaveURL(new RegExp(`${other.screen}/${mine?._id}$`));
    await expect(staff.getByText(/Está pago, 10,00\s€ a devolver/)).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Marcar como devolvido' })).toBeVisible();
    expect(watch.complaints).toEqual([]);
    await event.remove();
    await other.remove();
  });

  test('two phones at one door see each other, and a line that drops loses nobody', {
    tag: '@prove',
  }, async ({ staff, api, context, watch }) => {
    const event = await newEvent(api, { title: 'Evento à porta', parties: three, ...tonight });
    await open(staff, `${event.screen}?painel`);
    await staff.getByRole('link', { name: 'Lista de entrada' }).click();
    const other = await context.newPage();
    await open(other, `${event.screen}/entrada`);
    const came = (page: Page, name: string) =>
      page.getByRole('button', { name: `Chegou: ${name}` });
    await expect(staff.getByText('0 de 6 pessoas')).toBeVisible();
    await expect(staff.getByText(/por receber 60,00\s€/)).toBeVisible();
    expect(await axeFindings(staff)).toEqual([]);
    if (isPhone) {
      const box = await came(staff, 'Abel').boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }

    await came(staff, 'Abel').click();
    await expect(came(staff, 'Abel')).toHaveAttribute('aria-pressed', 'true');
    await expect(came(other, 'Abel')).toHaveAttribute('aria-pressed', 'true');
    await other.getByRole('button', { name: 'Mais uma: Custódia' }).click();
    await expect(staff.getByText('1 de 3')).toBeVisible();
    await expect(staff.getByText('3 de 6 pessoas')).toBeVisible();
    await staff.getByRole('button', { name: /^Pagou: Abel, 20,00/ }).click();
    await expect(other.getByText(/por receber 40,00\s€/)).toBeVisible();

    await staff.route('**/chegada', (route) => route.abort());
    await came(staff, 'Beatriz').click();
    await expect(came(staff, 'Beatriz')).toHaveAttribute('aria-pressed', 'true');
    await expect(staff.getByText('Sem ligação: 1 chegada por enviar')).toBeVisible();
    expect(await axeFindings(staff)).toEqual([]);
    // Reloading does not lose the tick.
    await staff.reload();
    await expect(came(staff, 'Beatriz')).toHaveAttribute('aria-pressed', 'true');
    await expect(came(other, 'Beatriz')).toHaveAttribute('aria-pressed', 'false');
    await staff.unroute('**/chegada');
    await expect(came(other, 'Beatriz')).toHaveAttribute('aria-pressed', 'true');
    await expect(staff.getByText('Sem ligação')).toHaveCount(0);
    expect(watch.complaints.filter((each) => !each.includes('ERR_FAILED'))).toEqual([]);
    await event.remove();
  });

  test('call, pay and arrive are one tap each', async ({ staff, api }) => {
    const event = await newEvent(api, { title: 'Evento à mão', parties: three, ...tonight });
    await open(staff, `${event.screen}?painel`);
    const first = bookings(staff).filter({ hasText: 'Abel' });
    const call = first.locator('a[href="tel:912345678"]');
    const arrive = first.getByRole('button', { name: 'Chegou: Abel' });
    await expect(call).toBeVisible();
    if (isPhone) {
      for (const tap of [call, arrive, pay(staff, 'Abel')]) {
        const box = await tap.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      // No higher than a name and a line of facts.
      expect((await first.boundingBox())?.height).toBeLessThanOrEqual(80);
    }
    await arrive.click();
    await expect(arrive).toHaveAttribute('aria-pressed', 'true');
    await pay(staff, 'Abel').click();
    await expect(pay(staff, 'Abel')).toHaveCount(0);
    expect(await axeFindings(staff)).toEqual([]);
    await event.remove();
  });
});

/** The whole label of the choice that begins with these words. */
async function optionOf(dialog: ReturnType<Page['getByRole']>, words: string): Promise<string> {
  const options = dialog.getByRole('option', { includeHidden: true });
  // The other events are read when the dialog opens.
  await options.filter({ hasText: words }).first().waitFor({ state: 'attached' });
  return (await options.allTextContents()).find((option) => option.startsWith(words)) ?? '';
}

test('the number of what is to be paid leads to exactly those bookings', { tag: '@prove' }, async ({
  staff,
  api,
}) => {
  const event = await newEvent(api, { title: 'Evento contado', parties: three });
  await open(staff, 'eventos');
  await choose(staff, 'inscricoes');
  await expect(staff).toHaveURL(/\/backoffice\/inscricoes\?estado=porPagar$/);
  await expect(staff.locator('main h1')).toHaveText('Inscrições');
  // Other journeys book and pay meanwhile, so compare the filter's number with the list's.
  const current = staff.locator('nav[aria-label="Filtrar reservas"] [aria-current]');
  await expect(async () => {
    const said = Number((await current.textContent())?.match(/\d+/)?.[0]);
    await expect(staff.getByText(`${said} reservas`, { exact: true })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await staff.getByRole('searchbox').fill('custodia');
  await expect(staff.getByRole('table')).toContainText('Evento contado');
  expect(await axeFindings(staff)).toEqual([]);
  await event.remove();
});

test('a payment that fails says the words of old, then what happened and what to do', {
  tag: '@prove',
}, async ({ staff, api }) => {
  const event = await newEvent(api, { title: 'Evento que falha', parties: three });
  await open(staff, `${event.screen}?painel`);
  const failing = event.made[1]?._id;
  await staff.route(`**/api/inscricoes/${failing}`, (route) =>
    route.fulfill({
      status: 503,
      json: { errors: [{ param: '', msg: 'O serviço não responde' }] },
    }),
  );
  const said: string[] = [];
  staff.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await staff.getByRole('checkbox', { name: 'Escolher a reserva de Abel' }).click();
  await staff.getByRole('checkbox', { name: /Escolher todas as 3/ }).click();
  await staff.getByRole('button', { name: /Confirmar 3 pagamentos/ }).click();
  await expect(staff.getByText('O pagamento não ficou confirmado')).toBeVisible();
  await expect(
    staff.getByText(/«Beatriz»: O serviço não responde.*As outras ficaram/),
  ).toBeVisible();
  expect(said).toEqual(['deu erro no backend']);
  await expect.poll(() => paidOf(api, event.identifier)).toEqual(['Abel', 'Custódia']);
  await event.remove();
});
