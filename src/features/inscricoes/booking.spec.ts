import type { Locator, Page } from '@playwright/test';
import { lettersTo, ownPageIn } from '../../../tests/e2e/lettersTo.ts';
import { newEvent } from '../../../tests/e2e/newEvent.ts';
import { pdf } from '../../../tests/e2e/samples.ts';
import { expect, visit } from '../../../tests/e2e/site.ts';
import { logIn, test, unique } from '../../../tests/e2e/staff.ts';
import { addDays, lisbonDay, longDate } from '../../language/calendar.ts';
import { underSix } from '../../sections/eventSignUp.ts';

async function openSignUp(page: Page, identifier?: string) {
  if (identifier) await visit(page, `/noticias_e_eventos/${identifier}`);
  else {
    await visit(page, '/noticias_e_eventos?tipo=eventos');
    await page.getByRole('link', { name: 'Noite da Castanha' }).click();
    await page.waitForURL(/noite-da-castanha/);
  }
  await page.getByRole('button', { name: 'Inscrever' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

const rosa = {
  name: 'Rosa',
  email: 'rosa@example.com',
  phone: '912345678',
  adults: '1',
  children: '0',
};

/** Fills in the whole form. */
async function fillSignUp(dialog: Locator, changes: Partial<typeof rosa> = {}) {
  const { name, email, phone, adults, children } = { ...rosa, ...changes };
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Telefone').fill(phone);
  await dialog.getByLabel(/adultos/).fill(adults);
  await dialog.getByLabel(/crianças.*6 a(os)? 12/).fill(children);
}

test('a visitor who leaves out everything is told so beside each field', { tag: '@phone' }, async ({
  page,
  watch,
}) => {
  const dialog = await openSignUp(page);
  await dialog.getByRole('button', { name: /Confirmar|Reservar|Inscrever/ }).click();
  // The default: most visitors bring no children.
  await expect(dialog.getByLabel(/crianças/)).toHaveValue('0');
  await expect(dialog.getByText('Campo obrigatório')).toHaveCount(4);
  await dialog.getByLabel(/crianças/).fill('');
  await dialog.getByRole('button', { name: /Confirmar|Reservar|Inscrever/ }).click();
  await expect(dialog.getByText('Campo obrigatório')).toHaveCount(5);
  await dialog.getByLabel(/Email/).fill('ana');
  await dialog.getByLabel(/Telefone|Telemóvel/).fill('91a2');
  await expect(dialog.getByLabel(/Telefone|Telemóvel/)).toHaveValue('912');
  await dialog.getByLabel(/Nome/).fill('Ana');
  await dialog.getByLabel(/adultos/).fill('900');
  await dialog.getByLabel(/crianças/).fill('0');
  await expect(dialog.getByText('Vagas insuficientes')).toHaveCount(2);
  await dialog.getByLabel(/adultos/).fill('1');
  await dialog.getByRole('button', { name: /Confirmar|Reservar|Inscrever/ }).click();
  await expect(dialog.getByText('Email submetido inválido')).toBeVisible();
  await expect(dialog.getByText('Inválido', { exact: true })).toBeVisible();
  expect(watch.complaints).toEqual([]);
});

test('from the click to the confirmed payment and the cancellation', { tag: '@phone' }, async ({
  page,
  api,
}) => {
  const email = `${unique('ana').replace(' ', '-')}@example.com`;
  const dialog = await openSignUp(page);
  await fillSignUp(dialog, { name: 'Ana Vieira', email, adults: '2', children: '1' });
  await expect(dialog).toContainText('€');
  await dialog.getByRole('button', { name: /Confirmar|Reservar|Inscrever/ }).click();
  await expect(dialog.getByText('Reserva efetuada com sucesso.')).toBeVisible();

  await expect.poll(async () => (await lettersTo(email)).length).toBe(1);
  const [letter = ''] = await lettersTo(email);
  await visit(page, ownPageIn(letter));
  await expect(page.getByText('À espera de pagamento')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.locator('input[type="file"]').setInputFiles(pdf('comprovativo.pdf'));
  await expect(page.getByText('Comprovativo recebido')).toBeVisible();

  const staff = await page.context().newPage();
  await logIn(staff);
  await expect(staff).toHaveURL(/backoffice\/pontos_interesse/);
  await staff.goto('/backoffice/eventos');
  await staff.getByRole('link', { name: 'Noite da Castanha' }).click();
  await staff.getByRole('button', { name: 'Gerir Inscrições' }).click();
  await staff.getByRole('searchbox').fill(email);
  await expect(staff.getByText(/^1 de \d+ reservas$/)).toBeVisible();
  await staff
    .getByRole('main')
    .getByRole('link', { name: /^Ana Vieira/ })
    .click();
  await staff.getByRole('button', { name: 'Confirmar Pagamento' }).click();
  await expect(staff.getByRole('button', { name: 'Cancelar Pagamento' })).toBeVisible();

  // The letter is held for a minute, unless it is sent now.
  const { arrayCartas } = await api<{ arrayCartas: { _id: string }[] }>(
    'GET',
    `/api/cartas?q=${encodeURIComponent(email)}`,
  );
  expect(arrayCartas).toHaveLength(1);
  await api('PUT', `/api/cartas/${arrayCartas[0]?._id}`);
  await expect.poll(async () => (await lettersTo(email)).length).toBe(2);
  await page.reload();
  await expect(page.getByText('Pagamento confirmado')).toBeVisible();
  await expect(page.getByText('Total pago')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar a reserva' }).click();
  await page.getByRole('button', { name: 'Sim, cancelar' }).click();
  await expect(page.getByRole('heading', { name: 'Reserva cancelada' })).toBeVisible();
  await expect.poll(async () => (await lettersTo(email)).at(-1)).toContain('Reserva cancelada');
});

test('an event without places says so and takes nobody', { tag: '@prove' }, async ({ page }) => {
  await visit(page, '/noticias_e_eventos?tipo=eventos');
  await page.getByRole('link', { name: 'Oficina do Pão no Forno Comunitário' }).click();
  await expect(page.getByRole('button', { name: 'Esgotado' })).toBeDisabled();
});

test('what was typed stays when the connection is lost', async ({ page }) => {
  const dialog = await openSignUp(page);
  await fillSignUp(dialog, { name: 'Rui' });
  await page.route('**/api/inscricoes', (route) => route.abort());
  await dialog.getByRole('button', { name: /Confirmar|Reservar|Inscrever/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('Sem ligação');
  await expect(dialog.getByLabel(/Nome/)).toHaveValue('Rui');
});

const party = (name: string, numeroAdultos: number) => ({
  name,
  numeroAdultos,
  numeroCriancas: 0,
  email: 'balcao@example.com',
});

test('whoever comes too late is shown the places that are left, and loses nothing of what was typed', async ({
  page,
  api,
}) => {
  const evento = await newEvent(api, { title: 'Merenda', parties: [] });
  const dialog = await openSignUp(page, evento.identifier);
  await expect(dialog).toContainText('10 vagas');
  await expect(dialog).toContainText(underSix);
  await fillSignUp(dialog, { phone: '', adults: '2', children: '2' });
  await dialog.getByLabel(/Telefone/).pressSequentially('+351 912 345 678');
  await expect(dialog.getByLabel(/Telefone/)).toHaveValue('912345678');
  await dialog.getByLabel(/Telefone/).fill('+351 934 567 890');
  await expect(dialog.getByLabel(/Telefone/)).toHaveValue('934567890');
  await api('POST', '/api/inscricoes/balcao', {
    ...party('Rui', 7),
    telefone: '912345678',
    _id: evento._id,
  });
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog.getByText('Vagas insuficientes')).toHaveCount(2);
  await expect(dialog.getByRole('alert')).toContainText('Entretanto foram reservados');
  await expect(dialog).toContainText(/· 3 vagas/);
  await expect(dialog.getByLabel(/Nome/)).toHaveValue('Rosa');
  // One child fewer is enough, and both numbers are right again.
  await dialog.getByLabel(/crianças/).fill('1');
  await expect(dialog.getByText('Vagas insuficientes')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog.getByText('Reserva efetuada com sucesso.')).toBeVisible();
  await expect(dialog).toContainText('Reservou lugar para 2 adultos e 1 criança, num total');
  await expect(dialog).toContainText('· sem vagas');
  await expect(dialog).toContainText('Vai receber um email');
  await evento.remove();
});

test('where no letter leaves, a visitor is told to keep the address', { tag: '@prove' }, async ({
  page,
  api,
}) => {
  const evento = await newEvent(api, { title: 'Sem correio', parties: [] });
  await page.route(`**/noticias_e_eventos/${evento.identifier}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('enviaEmail&quot;:true', 'enviaEmail&quot;:false');
    await route.fulfill({ response: answer, body });
  });
  const dialog = await openSignUp(page, evento.identifier);
  await fillSignUp(dialog, { children: '1' });
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog).toContainText('Reservou lugar para 1 adulto e 1 criança');
  await expect(dialog).toContainText('guarde o endereço');
  await expect(dialog).not.toContainText('Vai receber um email');
  await evento.remove();
});

test('after its last day the sign-up is said to have ended, and when', { tag: '@prove' }, async ({
  page,
  api,
}) => {
  const limitEnrollmentDate = addDays(lisbonDay(new Date()), -1);
  const evento = await newEvent(api, { title: 'Tarde', parties: [], limitEnrollmentDate });
  await visit(page, `/noticias_e_eventos/${evento.identifier}`);
  await expect(page.getByText('Inscrições encerradas')).toBeVisible();
  await expect(page.getByText('Foram aceites até')).toContainText(longDate(limitEnrollmentDate));
  await expect(page.getByRole('button', { name: 'Inscrever' })).toHaveCount(0);
  await evento.remove();
});

test('the one place of an event is spoken of as one', { tag: '@prove' }, async ({ page, api }) => {
  const evento = await newEvent(api, {
    title: 'A dois',
    maxParticipants: 1,
    parties: [party('Rui', 1)],
  });
  await visit(page, `/noticias_e_eventos/${evento.identifier}`);
  await expect(page.getByText('Nenhuma: o único lugar está reservado')).toBeVisible();
  await evento.remove();
});

test('an event of several days keeps its end wherever it is shown, and marks Eventos in the menu', {
  tag: '@prove',
}, async ({ page, api }) => {
  const today = lisbonDay(new Date());
  const endDate = addDays(today, 2);
  const evento = await newEvent(api, {
    title: 'Feira',
    parties: [],
    startDate: today,
    startTime: '',
    endDate,
    limitEnrollmentDate: today,
  });
  const current = page.getByRole('navigation', { name: 'Principal' }).locator('a[aria-current]');
  const until = `até ${longDate(endDate)}`;
  await visit(page, '/');
  await expect(page.locator('#eventos li').first()).toContainText(until);
  await expect(page.locator('#hero')).toContainText(until);
  await page.getByRole('link', { name: 'Ver todos os eventos' }).click();
  await expect(page).toHaveURL(/\/noticias_e_eventos\?tipo=eventos$/);
  await expect(page.getByRole('link', { name: 'Eventos', exact: true }).last()).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(current).toHaveText('Eventos');
  await expect(page.locator('main article').first()).toContainText(until);
  await page.locator('main article').first().getByRole('link').click();
  await expect(page.locator('main dl').getByText(underSix)).toBeVisible();
  await expect(current).toHaveText('Eventos');
  await visit(page, '/noticias_e_eventos');
  await expect(current).toHaveText('Notícias');
  await evento.remove();
});
