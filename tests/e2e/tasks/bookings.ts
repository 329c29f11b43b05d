import { addDays, lisbonDay } from '../../../src/language/calendar.ts';
import { newEvent } from '../newEvent.ts';
import { expect } from '../site.ts';
import { open, saveButton, unique } from '../staff.ts';
import { type Task, type Tools, toEntry } from './task.ts';

const today = lisbonDay(new Date());
/** An event that begins tonight: people may be arriving. */
const tonight = { startDate: today, startTime: '23:45', limitEnrollmentDate: today };

const party = (name: string, rest: Record<string, string> = {}) => ({
  name,
  email: `${unique('visita').replace(' ', '-')}@example.com`,
  numeroAdultos: 1,
  numeroCriancas: 0,
  ...rest,
});
const parties = [party('Abel'), party('Beatriz'), party('Custódia')];

/** Creates an event for one task and opens its bookings. */
async function openBookings({ page, api }: Tools, changes: Record<string, unknown> = {}) {
  const event = await newEvent(api, { title: 'Magusto', parties, ...changes });
  await open(page, `${event.screen}?painel`);
  await page.getByRole('heading', { name: 'Reservas do evento' }).waitFor();
  return event;
}

const said = ({ page }: Tools, words: string | RegExp) =>
  expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();

export const bookings: Task[] = [
  {
    name: 'See who has not paid for an event',
    from: 'its bookings',
    now: 1,
    async walk(tools) {
      const { page, hand } = tools;
      await openBookings(tools);
      await hand.press(page.getByRole('link', { name: 'Por pagar 3' }));
      await expect(page).toHaveURL(/estado=porPagar/);
    },
  },
  {
    name: 'Confirm three payments',
    from: 'the bookings of an event',
    before: 8,
    now: [4, 3],
    async walk(tools) {
      const { page, hand, isPhone } = tools;
      await openBookings(tools);
      for (const { name } of parties) {
        const pay = page.getByRole('button', { name: `Confirmar o pagamento de ${name}` });
        if (!isPhone) await hand.press(page.getByRole('checkbox', { name: `reserva de ${name}` }));
        else await hand.press(pay);
        if (isPhone) await expect(pay).toHaveCount(0);
      }
      if (!isPhone) await hand.press(page.getByRole('button', { name: /Confirmar 3 pagamentos/ }));
      await expect(page.getByRole('link', { name: /^Por pagar/ })).toHaveCount(0);
    },
  },
  {
    name: 'Book for somebody at the counter',
    from: 'the bookings of an event',
    before: 7,
    now: 5,
    async walk(tools) {
      const { page, hand } = tools;
      await openBookings(tools);
      const dialog = page.getByRole('dialog');
      await hand.press(page.getByRole('button', { name: 'Inscrever ao balcão' }));
      await hand.fill(dialog.getByLabel('Nome'), 'Deolinda');
      await hand.fill(dialog.getByLabel('Telefone'), '912345678');
      await hand.fill(dialog.getByLabel(/adultos/), '2');
      await hand.press(dialog.getByRole('button', { name: 'Inscrever', exact: true }));
      await said(tools, '«Deolinda» ficou feita');
    },
  },
  {
    name: 'Find a booking by its phone number',
    before: [4, 5],
    now: [3, 4],
    async walk(tools) {
      const { page, hand, api } = tools;
      const telefone = `91${String(Math.random()).slice(2, 9)}`;
      await newEvent(api, { title: 'Vindima', parties: [party('Abel', { telefone })] });
      await toEntry(tools, 'Inscrições');
      await hand.fill(page.getByRole('searchbox'), telefone);
      await expect(page.getByRole('main').getByRole('link', { name: /^Abel/ })).toHaveCount(1);
    },
  },
  {
    name: 'Change how many come',
    from: 'a booking',
    now: 3,
    async walk(tools) {
      const { page, hand, api } = tools;
      const { made, screen } = await newEvent(api, { title: 'Magusto', parties });
      await open(page, `${screen}/${made[0]?._id}`);
      const dialog = page.getByRole('dialog');
      await hand.press(page.getByRole('button', { name: 'Mudar a reserva' }));
      await hand.fill(dialog.getByLabel(/adultos/), '3');
      await hand.press(dialog.getByRole('button', { name: 'Guardar' }));
      await expect(dialog).toBeHidden();
    },
  },
  {
    name: 'Note that money was given back',
    before: [4, 5],
    now: [5, 6],
    async walk(tools) {
      const { page, hand, api } = tools;
      const name = unique('Zulmira');
      const { made } = await newEvent(api, {
        title: 'Magusto',
        parties: [party(name)],
      });
      const [{ _id, pagina } = { _id: '', pagina: '' }] = made;
      await api('PUT', `/api/inscricoes/${_id}`, { estaPago: true });
      await api('DELETE', `/api/reservas/${pagina.split('/').at(-1)}`);
      await toEntry(tools, 'Hoje');
      await hand.press(page.getByRole('link', { name: /devoluç(ão|ões) por fazer/ }));
      const mine = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });
      await hand.press(mine);
      await hand.press(page.getByRole('button', { name: 'Marcar como devolvido' }));
      await hand.press(page.getByRole('button', { name: 'Sim, foi devolvido' }));
      await expect(page.getByRole('button', { name: 'Marcar como por devolver' })).toBeVisible();
    },
  },
  {
    name: 'Print the door list',
    from: 'the bookings of an event',
    before: 1,
    now: 2,
    async walk(tools) {
      const { page, hand } = tools;
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-printed', 'true');
      });
      await openBookings(tools);
      await hand.press(page.getByRole('button', { name: 'Mais', exact: true }));
      await hand.press(page.getByRole('button', { name: 'Imprimir lista de entrada' }));
      await expect(page.locator('body')).toHaveAttribute('data-printed', 'true');
    },
  },
  {
    name: 'Tick off somebody who has arrived',
    from: 'the bookings of an event',
    now: 1,
    async walk(tools) {
      const { page, hand } = tools;
      await openBookings(tools, tonight);
      const here = page.getByRole('button', { name: 'Chegou: Abel' });
      await hand.press(here);
      await expect(here).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'Move an event to another day, and tell those who booked',
    isByDay: true,
    from: 'the event',
    before: 4,
    now: 4,
    async walk(tools) {
      const { page, hand, api } = tools;
      const { screen } = await newEvent(api, { title: 'Magusto', parties });
      await open(page, screen);
      await hand.press(page.getByRole('link', { name: 'Editar' }));
      const day = addDays(today, 50);
      await hand.day(page.locator('#campo-startDate'), day.split('-').reverse().join('/'));
      await hand.press(saveButton(page));
      await hand.press(page.getByRole('button', { name: 'Guardar e escrever' }));
      await said(tools, 'Ficaram escritos 3 emails');
    },
  },
  {
    name: 'Call an event off',
    from: 'the event',
    before: 2,
    now: 2,
    async walk(tools) {
      const { page, hand, api } = tools;
      const { screen } = await newEvent(api, { title: 'Magusto', parties });
      await open(page, screen);
      await hand.press(page.getByRole('button', { name: 'Apagar', exact: true }));
      await hand.press(page.getByRole('button', { name: 'Sim, Apagar' }));
      await said(tools, /«Magusto.* foi apagado/);
    },
  },
];
