import type { Page } from '@playwright/test';
import { test } from './colleague.ts';
import { onAPhone } from './devices.ts';
import { axeFindings, expect } from './site.ts';
import { fieldOf, logIn, newShop, open, save, unique } from './staff.ts';

const input = (page: Page, name: string) => page.locator(`#campo-${name}`);
const standing = (page: Page) => page.getByText(/^Por acabar · a salvo desde as \d\d:\d\d$/);
const waiting = (page: Page) => page.getByRole('region', { name: 'Por acabar' });

// One account writes in all of these, and each would find what the others have begun.
test.describe.configure({ mode: 'default' });

/** Says yes whenever the browser asks whether to leave the form. */
function leaveFreely(page: Page): void {
  page.on('dialog', (dialog) => void dialog.accept());
}

test('what is typed on one device is gone on with on another', async ({
  newColleague,
  elsewhere,
}) => {
  // An account of its own: a phone shows its newest draft alone, and other journeys leave some too.
  const clerk = await newColleague();
  const desk = await elsewhere();
  const phone = await elsewhere(onAPhone);
  for (const page of [desk, phone]) {
    leaveFreely(page);
    await logIn(page, clerk);
    await page.waitForURL(/\/backoffice\//);
  }
  const name = unique('Mercearia por acabar');
  await open(desk, 'lojas/adicionar');
  await input(desk, 'name').fill(name);
  await expect(standing(desk)).toBeVisible();
  expect(await axeFindings(desk)).toEqual([]);

  await open(phone, 'lojas');
  const row = waiting(phone).getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Novo · ');
  expect(await axeFindings(phone)).toEqual([]);
  await row.getByRole('link', { name: 'Continuar' }).click();
  await expect(input(phone, 'name')).toHaveValue(name);
  await expect(phone.getByText('Recuperámos o que estava por guardar')).toBeVisible();
  const kept = phone.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.ok(),
  );
  await input(phone, 'local').fill('Largo da Fonte');
  await kept;
  await expect(standing(phone)).toBeVisible();

  // Back at the desk: what the phone added is there, also in the form that was left open.
  await open(desk, 'lojas');
  await waiting(desk).getByRole('link', { name: name }).click();
  await expect(input(desk, 'local')).toHaveValue('Largo da Fonte');

  // Discarding asks first.
  await open(desk, 'lojas');
  const mine = waiting(desk).getByRole('listitem').filter({ hasText: name });
  await mine.getByRole('button', { name: 'Descartar' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(mine).toBeVisible();
  await mine.getByRole('button', { name: 'Descartar' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Sim, descartar' }).click();
  await expect(desk.getByText('Foi descartado.')).toBeVisible();
  await open(desk, 'lojas');
  await expect(mine).toHaveCount(0);
});

test('a new record that is half-written makes room for another by being saved as a draft', async ({
  newColleague,
  elsewhere,
  api,
}) => {
  const page = await elsewhere();
  leaveFreely(page);
  await logIn(page, await newColleague());
  await page.waitForURL(/\/backoffice\//);
  const [one, other] = [unique('Primeiro contacto'), unique('Segundo contacto')];
  await open(page, 'contactos/adicionar');
  await input(page, 'name').fill(one);
  await expect(standing(page)).toBeVisible();
  await open(page, 'contactos/adicionar');
  await expect(input(page, 'name')).toHaveValue(one);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Guardar como rascunho' }).click();
  await expect(input(page, 'name')).toHaveValue('');
  await expect(page.getByText('Recuperámos o que estava por guardar')).toBeHidden();
  await input(page, 'name').fill(other);
  await expect(standing(page)).toBeVisible();

  await open(page, 'contactos');
  await expect(waiting(page)).toContainText(other);
  await expect(waiting(page)).not.toContainText(one);
  await expect(page.getByRole('link', { name: one })).toBeVisible();
  await waiting(page).getByRole('link', { name: other }).click();
  await input(page, 'phoneNumber').fill('276000003');
  await save(page);
  await expect(page).toHaveURL(/\/contactos$/);
  await expect(waiting(page)).toHaveCount(0);
  for (const each of [one, other]) {
    await api('DELETE', `/api/contactos/${each.toLowerCase().replaceAll(' ', '-')}`);
  }
});

test('two windows that write into one form at once are asked, and nothing of either is lost', async ({
  newColleague,
  elsewhere,
  api,
}) => {
  const identifier = await newShop(api);
  const clerk = await newColleague();
  const [desk, phone] = [await elsewhere(), await elsewhere(onAPhone)];
  for (const page of [desk, phone]) {
    leaveFreely(page);
    await logIn(page, clerk);
    await page.waitForURL(/\/backoffice\//);
    await open(page, `lojas/editar/${identifier}`);
  }
  await input(desk, 'name').fill('Loja do balcão');
  await expect(standing(desk)).toBeVisible();
  await input(phone, 'name').fill('Loja do telemóvel');
  await input(phone, 'local').fill('Adro');
  const panel = phone.getByRole('alert').filter({ hasText: 'noutra janela ou noutro dispositivo' });
  await expect(panel).toContainText('Loja do balcão');
  await expect(panel).toContainText('Loja do telemóvel');
  await expect(phone.getByText('Por acabar · só neste dispositivo: falta escolher')).toBeVisible();
  expect(await axeFindings(phone)).toEqual([]);

  // Neither typing nor leaving chooses: both are still there in the form that is opened next.
  await input(phone, 'name').fill('Loja do telemóvel, outra vez');
  await open(phone, `lojas/editar/${identifier}`);
  await expect(panel).toContainText('Loja do balcão');
  await expect(input(phone, 'name')).toHaveValue('Loja do telemóvel, outra vez');
  await save(phone);
  await expect(fieldOf(phone, 'name')).toContainText('Foi mudado dos dois lados');
  await panel.getByRole('button', { name: 'Usar o do outro lado' }).click();
  await expect(input(phone, 'name')).toHaveValue('Loja do balcão');
  await expect(standing(phone)).toBeVisible();

  // What the phone alone changed reaches the desk once somebody writes there, without a question.
  await input(desk, 'name').fill('Loja do balcão, a nova');
  await expect(input(desk, 'local')).toHaveValue('Adro');
  await expect(standing(desk)).toBeVisible();
  await save(desk);
  await expect(desk).toHaveURL(/\/lojas$/);
  const { loja } = await api<{ loja: object }>('GET', `/api/lojas/${identifier}`);
  expect(loja).toMatchObject({ name: 'Loja do balcão, a nova', local: 'Adro' });
  await api('DELETE', `/api/lojas/${identifier}`);
});

test('changes to a published record wait, and the record stays as it is until saved', {
  tag: '@prove',
}, async ({ staff, api }) => {
  leaveFreely(staff);
  const identifier = await newShop(api);
  await open(staff, `lojas/editar/${identifier}`);
  await input(staff, 'name').fill('Loja mudada a meio');
  await expect(standing(staff)).toBeVisible();
  await staff.evaluate(() => {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith('aldeia:rascunho')) localStorage.removeItem(name);
    }
  });
  const { loja } = await api<{ loja: { name: string } }>('GET', `/api/lojas/${identifier}`);
  expect(loja.name).toBe('Loja nova');
  await open(staff, 'lojas');
  await expect(waiting(staff)).toContainText('Alterações por guardar');
  await open(staff, `lojas/editar/${identifier}`);
  await expect(input(staff, 'name')).toHaveValue('Loja mudada a meio');
  await save(staff);
  await expect(staff).toHaveURL(/\/lojas$/);
  await expect(waiting(staff).getByText('Loja mudada a meio')).toHaveCount(0);
  await api('DELETE', `/api/lojas/${identifier}`);
});

test('without a connection it says so, and sends it when the connection is back', async ({
  staff,
  api,
}) => {
  leaveFreely(staff);
  const name = unique('Contacto sem rede');
  await open(staff, 'contactos/adicionar');
  await staff.route('**/api/rascunhos/**', (route) => route.abort());
  await input(staff, 'name').fill(name);
  await expect(staff.getByText('Por acabar · só neste dispositivo: sem ligação')).toBeVisible();
  await staff.unroute('**/api/rascunhos/**');
  await staff.evaluate(() => void dispatchEvent(new Event('online')));
  await expect(standing(staff)).toBeVisible();
  const { arrayRascunhos } = await api<{ arrayRascunhos: { titulo: string }[] }>(
    'GET',
    '/api/rascunhos',
  );
  expect(arrayRascunhos.map(({ titulo }) => titulo)).toContain(name);
});

test('two people who save one record see what each changed', async ({
  staff,
  elsewhere,
  newColleague,
  api,
}) => {
  leaveFreely(staff);
  const identifier = await newShop(api);
  const account = await newColleague();
  const other = await elsewhere();
  leaveFreely(other);
  await logIn(other, account);
  await other.waitForURL(/\/backoffice\//);
  await open(staff, `lojas/editar/${identifier}`);
  await open(other, `lojas/editar/${identifier}`);
  await input(other, 'name').fill('Loja do outro');
  await input(other, 'local').fill('Rua do outro');
  await save(other);
  await expect(other).toHaveURL(/\/lojas$/);
  await input(staff, 'name').fill('Loja minha');
  await save(staff);
  const panel = staff
    .getByRole('alert')
    .filter({ hasText: `${account.username} guardou este registo` });
  await expect(panel).toBeVisible();
  await expect(panel).toContainText('mudou: Local');
  await expect(input(staff, 'local')).toHaveValue('Rua do outro');
  await expect(input(staff, 'name')).toHaveValue('Loja minha');
  const clash = panel.getByRole('region', { name: 'Nome' });
  await expect(clash).toContainText('Loja minha');
  await expect(clash).toContainText('Loja do outro');
  expect(await axeFindings(staff)).toEqual([]);

  // A field that both changed waits for a choice.
  await save(staff);
  await expect(fieldOf(staff, 'name')).toContainText('Foi mudado dos dois lados');
  await clash.getByRole('button', { name: `Usar o de ${account.username}` }).click();
  await expect(input(staff, 'name')).toHaveValue('Loja do outro');
  await clash.getByRole('button', { name: 'Ficar com o meu' }).click();
  await expect(input(staff, 'name')).toHaveValue('Loja minha');
  await save(staff);
  await expect(staff).toHaveURL(/\/lojas$/);
  const { loja } = await api<{ loja: { name: string; local: string } }>(
    'GET',
    `/api/lojas/${identifier}`,
  );
  expect(loja).toMatchObject({ name: 'Loja minha', local: 'Rua do outro' });
  await api('DELETE', `/api/lojas/${identifier}`);
});

test('what was half-written meets what was saved since', { tag: '@prove' }, async ({
  staff,
  api,
}) => {
  leaveFreely(staff);
  const identifier = await newShop(api);
  await open(staff, `lojas/editar/${identifier}`);
  await input(staff, 'name').fill('Loja a meio');
  await expect(standing(staff)).toBeVisible();
  const { loja } = await api<{ loja: Record<string, unknown> }>('GET', `/api/lojas/${identifier}`);
  const { _id, updatedAt, versao, estado, ...values } = loja;
  await api('PUT', `/api/lojas/${identifier}`, { ...values, name: 'Loja do site', local: 'Adro' });
  await open(staff, 'lojas');
  await open(staff, `lojas/editar/${identifier}`);
  const panel = staff.getByRole('alert').filter({ hasText: 'Este registo foi alterado' });
  await expect(panel).toBeVisible();
  await expect(input(staff, 'local')).toHaveValue('Adro');
  await expect(input(staff, 'name')).toHaveValue('Loja a meio');
  await panel.getByRole('button', { name: 'Usar o que está no site' }).click();
  await expect(input(staff, 'name')).toHaveValue('Loja do site');
  await api('DELETE', `/api/lojas/${identifier}`);
});

test('after a login only its author is offered what was left unfinished, by its name', async ({
  newColleague,
  elsewhere,
}) => {
  const [rita, rui] = [await newColleague('Redação'), await newColleague('Redação')];
  const page = await elsewhere();
  leaveFreely(page);
  const title = unique('Corte de água');
  const offer = page.getByRole('alert').filter({ hasText: 'Bem-vindo de volta' });
  const goOn = offer.getByRole('button', { name: 'Continuar onde estava' });
  async function enter(who: typeof rita): Promise<void> {
    await logIn(page, who);
    await expect(page).toHaveURL(/pontos_interesse$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pontos de interesse');
  }
  /** Ends the session, which the next screen finds out. */
  async function end(): Promise<void> {
    await page.evaluate(() => localStorage.setItem('token', 'terminado'));
    await page.getByRole('link', { name: 'Hoje' }).click();
  }
  await enter(rita);
  await open(page, 'lojas');
  await end();
  await expect(page).toHaveURL(/\/login$/);
  await enter(rita);
  await expect(offer).toHaveCount(0);

  for (const who of [rita, rui]) {
    await open(page, 'avisos/adicionar');
    await input(page, 'title').fill(title);
    await end();
    await page.getByRole('dialog').getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await enter(who);
    if (who === rui) break;
    await expect(offer).toContainText(`Deixou por acabar: Adicionar aviso, «${title}».`);
    expect(await axeFindings(page)).toEqual([]);
    await goOn.click();
    await expect(input(page, 'title')).toHaveValue(title);
  }
  await expect(offer).toHaveCount(0);
});

test('what was typed before an ability was taken away stays with its author, and nothing more is typed', async ({
  api,
  newColleague,
  elsewhere,
}) => {
  const rita = await newColleague('Redação');
  const may = (permissoes: string[], seccoes: string[] = []) =>
    api('PUT', `/api/contas/${rita._id}`, { permissoes, seccoes });
  const page = await elsewhere();
  leaveFreely(page);
  await logIn(page, rita);
  await page.waitForURL(/\/backoffice\//);
  const name = unique('Farmácia da vila');
  await open(page, 'contactos/adicionar');
  await input(page, 'name').fill(name);
  await input(page, 'phoneNumber').fill('276000004');
  await expect(standing(page)).toBeVisible();
  await may(['porta']);
  await save(page);
  await expect(page.getByText('Nada do que escreveu se perdeu.')).toBeVisible();

  await open(page, 'hoje');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('region', { name: 'Por acabar' }).getByRole('link', { name }).click();
  await expect(page.getByText('Já não pode guardar isto')).toBeVisible();
  await expect(page.locator('main')).toContainText('276000004');
  await expect(page.locator('main form')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  // Elsewhere there is nothing of theirs, and nothing to type into.
  await page.goto('/backoffice/avisos/adicionar');
  await expect(page).toHaveURL(/\/backoffice\/hoje$/);

  await may(['editar'], ['avisos']);
  await open(page, 'contactos/adicionar');
  await expect(page.getByText('Já não pode guardar isto')).toBeVisible();
  await may(['editar']);
  await open(page, 'contactos/adicionar');
  await expect(input(page, 'phoneNumber')).toHaveValue('276000004');
  await may(['porta']);
  await open(page, 'contactos/adicionar');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sim, descartar' }).click();
  await expect(page).toHaveURL(/\/backoffice\/hoje$/);
  await expect(page.getByRole('region', { name: 'Por acabar' })).toHaveCount(0);
});
