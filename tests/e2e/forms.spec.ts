import type { Page } from '@playwright/test';
import { showDay } from '../../src/fields/inputs/typedDay.ts';
import { addDays, lisbonDay } from '../../src/language/calendar.ts';
import { drop } from './drop.ts';
import { typeDay, write } from './fillIn.ts';
import { newEvent } from './newEvent.ts';
import { pdf } from './samples.ts';
import { expect } from './site.ts';
import {
  choose,
  factOf,
  fieldOf,
  logIn,
  newShop,
  open,
  save,
  test,
  unfold,
  unique,
} from './staff.ts';

const input = (staff: Page, name: string) => staff.locator(`#campo-${name}`);

test.describe('the identifier', () => {
  test('is made from the name and stays when the name changes', async ({ staff, api }) => {
    const name = unique('Água & Pão');
    const identifier = `agua-pao-${name.slice(-8)}`;
    await open(staff, 'contactos/adicionar');
    await input(staff, 'name').fill(name);
    await expect(input(staff, 'identifier')).toHaveValue(identifier);
    await expect(input(staff, 'identifier')).toBeHidden();
    await unfold(staff, 'Endereço da página');
    await expect(input(staff, 'identifier')).toBeVisible();
    await expect(input(staff, 'identifier')).not.toBeEditable();
    await input(staff, 'phoneNumber').fill('276000000');
    await save(staff);
    await staff.getByRole('link', { name }).click();
    await staff.getByRole('link', { name: 'Editar' }).click();
    await input(staff, 'name').fill(`${name} novo`);
    await expect(input(staff, 'identifier')).toHaveValue(identifier);
    await expect(input(staff, 'identifier')).not.toBeEditable();
    await save(staff);
    await staff.getByRole('link', { name: `${name} novo` }).click();
    await expect(factOf(staff, 'Identificador')).toHaveText(identifier);
    await api('DELETE', `/api/contactos/${identifier}`);
  });

  test('of news and events has a random ending, the same from letter to letter', {
    tag: '@prove',
  }, async ({ staff }) => {
    for (const section of ['noticias', 'eventos']) {
      await open(staff, `${section}/adicionar`);
      await input(staff, 'title').fill('Magusto');
      await expect(input(staff, 'identifier')).toHaveValue(/^magusto-[a-z2-9]{6}$/);
      const first = await input(staff, 'identifier').inputValue();
      await input(staff, 'title').fill('Magusto novo');
      await expect(input(staff, 'identifier')).toHaveValue(first.replace('-', '-novo-'));
      await input(staff, 'title').fill('');
    }
  });

  test('never takes an address that the back-office uses itself', { tag: '@prove' }, async ({
    staff,
    api,
  }) => {
    await open(staff, 'contactos/adicionar');
    await input(staff, 'name').fill('Adicionar');
    await input(staff, 'phoneNumber').fill('276000000');
    await save(staff);
    await staff.getByRole('table').getByRole('link', { name: 'Adicionar', exact: true }).click();
    await expect(factOf(staff, 'Telefone')).toHaveText('276000000');
    await expect(factOf(staff, 'Identificador')).toHaveText('adicionar-1');
    await api('DELETE', '/api/contactos/adicionar-1');
    await expect(
      api('POST', '/api/contactos', { name: 'Outro', phoneNumber: '1', identifier: 'editar' }),
    ).rejects.toThrow('Este identificador já tem outro uso no site');
  });
});

test('a refused save goes back to the top, to the first field at fault', async ({ staff }) => {
  await staff.emulateMedia({ reducedMotion: 'no-preference' });
  await open(staff, 'restaurantes/adicionar');
  await unfold(staff, 'Contactos e redes');
  await fieldOf(staff, 'instagram').scrollIntoViewIfNeeded();
  await expect.poll(() => staff.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  await save(staff);
  await expect.poll(() => staff.evaluate(() => window.scrollY)).toBe(0);
  await expect(input(staff, 'name')).toBeFocused();
  await expect(input(staff, 'name')).toHaveAttribute('aria-invalid', 'true');
  await expect(staff.getByRole('link', { name: 'Pratos principais' })).toBeVisible();
  await staff.getByRole('link', { name: 'Pratos principais' }).click();
  await expect(input(staff, 'pratos')).toBeFocused();
});

const list = (section: string) => new RegExp(`/backoffice/${section}$`);
const detail = (section: string) => new RegExp(`/backoffice/${section}/(?!editar)[^/]+$`);

test('Cancelar leads to the list, to the record, or to the first section', {
  tag: '@prove',
}, async ({ staff }) => {
  // The target of the link is checked for every form in backoffice.spec.ts.
  for (const [section, record, add, edit] of [
    ['pessoas', 'Helena Carneiro Justo', list('pessoas'), list('pessoas')],
    ['lojas', 'Queijaria da Serra', list('lojas'), detail('lojas')],
    ['essencias', 'A castanha', list('pontos_interesse'), list('pontos_interesse')],
  ] as const) {
    await open(staff, section);
    await staff.getByRole('link', { name: 'Adicionar', exact: true }).click();
    await staff.getByRole('link', { name: 'Cancelar' }).click();
    await expect(staff, `adding to ${section}`).toHaveURL(add);
    await open(staff, section);
    await staff.getByRole('table').getByRole('link', { name: record }).click();
    await staff.getByRole('link', { name: 'Editar' }).click();
    await staff.getByRole('link', { name: 'Cancelar' }).click();
    await expect(staff, `editing in ${section}`).toHaveURL(edit);
  }
});

test('phone contacts are added, removed, and read by their kind', async ({ staff, page, api }) => {
  const identifier = await newShop(api);
  await open(staff, `lojas/editar/${identifier}`);
  await unfold(staff, 'Contactos e redes');
  const phones = fieldOf(staff, 'phoneContacts');
  const add = phones.getByRole('button', { name: 'Adicionar contacto' });
  await expect(add).toBeDisabled();
  for (const number of ['+351 912-345-678', '00351 276 000 111', '276999999']) {
    await input(staff, 'phoneContacts').fill(number);
    await add.click();
    await expect(input(staff, 'phoneContacts')).toHaveValue('');
  }
  await phones.getByRole('button', { name: 'Remover 276999999' }).click();
  await expect(phones.getByRole('listitem')).toHaveText(['912345678', '276000111']);
  await save(staff);
  await expect(staff).toHaveURL(list('lojas'));
  await page.goto(`/lojas/${identifier}`);
  await expect(page.getByText('Telemóvel')).toBeVisible();
  await expect(page.getByRole('link', { name: /912 ?345 ?678/ })).toBeVisible();
  await expect(page.getByText('Telefone', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /276 ?000 ?111/ })).toBeVisible();
  await expect(page.getByText(/276 ?999 ?999/)).toHaveCount(0);
  await api('DELETE', `/api/lojas/${identifier}`);
});

test('a name in a network is its address there, once it is left', { tag: '@prove' }, async ({
  staff,
  api,
}) => {
  const identifier = await newShop(api);
  await open(staff, `lojas/editar/${identifier}`);
  await unfold(staff, 'Contactos e redes');
  await input(staff, 'instagram').fill('@casa.da_urze');
  await input(staff, 'facebook').fill('@casa');
  await expect(input(staff, 'instagram')).toHaveValue('instagram.com/casa.da_urze');
  // For a field that still has the focus, the server does the same.
  await staff.keyboard.press('Control+s');
  await expect(staff).toHaveURL(list('lojas'));
  const { loja } = await api<{ loja: object }>('GET', `/api/lojas/${identifier}`);
  expect(loja).toMatchObject({
    instagram: 'instagram.com/casa.da_urze',
    facebook: 'facebook.com/casa',
  });
  await api('DELETE', `/api/lojas/${identifier}`);
});

test('times go in steps of a quarter of an hour', { tag: '@prove' }, async ({ staff }) => {
  await open(staff, 'eventos/adicionar');
  for (const name of ['startTime', 'endTime']) {
    const times = await input(staff, name).locator('option').allTextContents();
    expect(times).toHaveLength(1 + 24 * 4);
    const first = ['Não está definida', '00:00', '00:15', '00:30', '00:45', '01:00'];
    expect(times.slice(0, 6)).toEqual(first);
    expect(times.at(-1)).toBe('23:45');
  }
});

/** A day from today, as it is stored and as it is typed. */
function dayFromNow(days: number) {
  const stored = addDays(lisbonDay(new Date()), days);
  return { stored, typed: showDay(stored) };
}

test('the dates of an event keep their order', { tag: '@prove' }, async ({ staff, api }) => {
  const [startDate, limitEnrollmentDate] = [dayFromNow(10).stored, dayFromNow(5).stored];
  const days = { startDate, startTime: '', limitEnrollmentDate };
  const event = await newEvent(api, { title: 'Evento das datas', parties: [], ...days });
  await open(staff, `eventos/editar/${event.identifier}`);
  const faults: [field: string, days: number, msg: string, right: number][] = [
    ['startDate', -1, 'A data de início não pode ser anterior a hoje', 10],
    ['endDate', 9, 'A data de fim não pode ser anterior à data de início', 10],
    ['limitEnrollmentDate', 11, 'A data limite não pode ser posterior à data de início', 10],
  ];
  for (const [name, wrong, msg, right] of faults) {
    // With a start of yesterday the deadline moves too, or it would be a second fault.
    await typeDay(staff, 'limitEnrollmentDate', dayFromNow(wrong < 0 ? wrong : 5).typed);
    await typeDay(staff, name, dayFromNow(wrong).typed);
    await save(staff);
    await expect(fieldOf(staff, name)).toContainText(msg);
    await expect(staff.locator('[data-field][data-invalid]')).toHaveCount(1);
    await typeDay(staff, name, dayFromNow(right).typed);
    await expect(fieldOf(staff, name)).not.toContainText(msg);
  }
  await typeDay(staff, 'startDate', '31/02/2031');
  await save(staff);
  await expect(fieldOf(staff, 'startDate')).toContainText('Data inválida');
  await typeDay(staff, 'startDate', dayFromNow(0).typed);
  await typeDay(staff, 'endDate', dayFromNow(0).typed);
  await typeDay(staff, 'limitEnrollmentDate', dayFromNow(0).typed);
  await save(staff);
  await expect(staff).toHaveURL(list('eventos'));
  await event.remove();
});

test('a day can be picked from the calendar', { tag: '@prove' }, async ({ staff }) => {
  await open(staff, 'eventos/adicionar');
  await typeDay(staff, 'startDate', '10/12/2030');
  await staff.getByRole('button', { name: 'Abrir o calendário: Data de início' }).click();
  await staff.getByRole('button', { name: '24 dezembro 2030' }).click();
  await expect(input(staff, 'startDate')).toHaveValue('24/12/2030');
});

test('the calendar marks today, and greys out the days that would be refused', {
  tag: '@prove',
}, async ({ staff }) => {
  await open(staff, 'eventos/adicionar');
  await unfold(staff, 'Inscrições');
  await staff.getByLabel('Permite inscrição').check();
  const today = dayFromNow(0).stored;
  const start = addDays(`${today.slice(0, 8)}28`, 10).slice(0, 8);
  const dayOf = (day: string) => staff.getByRole('dialog').locator(`button[aria-label="${day}"]`);
  const words = (day: string) =>
    new Intl.DateTimeFormat('pt-PT', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
      .format(new Date(day))
      .replaceAll(' de ', ' ');
  const openCalendar = async (label: string) => {
    await staff.getByRole('button', { name: `Abrir o calendário: ${label}` }).click();
    await staff.getByRole('dialog').waitFor();
  };
  await openCalendar('Data de início');
  await expect(dayOf(words(today))).toHaveAttribute('aria-current', 'date');
  await expect(dayOf(words(today))).toBeEnabled();
  await staff.keyboard.press('Escape');
  await typeDay(staff, 'startDate', showDay(`${start}15`));
  for (const [name, label, free, greyed] of [
    ['endDate', 'Data de fim', '16', '14'],
    ['limitEnrollmentDate', 'Data limite de inscrição', '14', '16'],
  ] as const) {
    await typeDay(staff, name, showDay(`${start}15`));
    await openCalendar(label);
    await expect(dayOf(words(`${start}${free}`))).toBeEnabled();
    await expect(dayOf(words(`${start}${greyed}`))).toBeDisabled();
    await staff.keyboard.press('Escape');
  }
});

test('what can be known is said before saving, beside its field', { tag: '@prove' }, async ({
  staff,
}) => {
  await open(staff, 'eventos/adicionar');
  await unfold(staff, 'Inscrições');
  await staff.getByLabel('Permite inscrição').check();
  const faults = staff.locator('[data-field][data-invalid]');
  await typeDay(staff, 'startDate', dayFromNow(10).typed);
  await typeDay(staff, 'limitEnrollmentDate', dayFromNow(-1).typed);
  const limit = fieldOf(staff, 'limitEnrollmentDate');
  await expect(limit.getByRole('status')).toHaveText(
    'Esta data já passou: no site, ninguém se pode inscrever',
  );
  await expect(faults).toHaveCount(0);
  await typeDay(staff, 'endDate', dayFromNow(9).typed);
  await expect(fieldOf(staff, 'endDate')).toContainText('não pode ser anterior à data de início');
  await typeDay(staff, 'endDate', '31/02/2031');
  await expect(fieldOf(staff, 'endDate')).toContainText('Data inválida');
  await typeDay(staff, 'endDate', '');
  await expect(faults).toHaveCount(0);
  // A required field is not asked for before saving.
  await input(staff, 'title').focus();
  await input(staff, 'title').blur();
  await expect(staff.getByText('Campo obrigatório')).toHaveCount(0);
  await typeDay(staff, 'limitEnrollmentDate', dayFromNow(1).typed);
  await expect(limit.getByRole('status')).toHaveCount(0);
});

const widths = [320, 768, 1440];

/** By how many pixels the save bar covers the focused element, or the named one. */
function behindBar(staff: Page, selector?: string): Promise<number> {
  return staff.evaluate((named) => {
    const bar = document.querySelector('[data-save-bar]');
    const shown = named ? document.querySelector(named) : document.activeElement;
    if (!bar || !shown || bar.contains(shown) || shown === document.body) return 0;
    const [over, under] = [bar.getBoundingClientRect(), shown.getBoundingClientRect()];
    const isBeside = under.right <= over.left || under.left >= over.right;
    return isBeside ? 0 : Math.max(0, under.bottom - over.top);
  }, selector);
}

test('the bar that saves covers nothing that has the focus, and no error', {
  tag: '@prove',
}, async ({ staff }) => {
  await open(staff, 'documentos/adicionar');
  const files = fieldOf(staff, 'files');
  const chooser = files.locator('input[type="file"]').first();
  await chooser.setInputFiles([pdf('um.pdf'), pdf('dois.pdf')]);
  await expect(files.getByRole('button', { name: 'Substituir' })).toHaveCount(2);
  for (const width of widths) {
    await staff.setViewportSize({ width, height: 640 });
    await input(staff, 'title').focus();
    for (let press = 0; press < 60; press += 1) {
      await staff.keyboard.press('Tab');
      await expect.poll(() => behindBar(staff), `${width}, after ${press} tabs`).toBe(0);
    }
  }
  for (const width of widths) {
    await staff.setViewportSize({ width, height: 640 });
    // Drops a wrong file into a field right at the edge of the bar.
    await open(staff, 'avisos/adicionar');
    // The editor comes last, and moves what stands below it.
    await staff.locator('#campo-description').waitFor();
    const zone = fieldOf(staff, 'file').locator('.mantine-Dropzone-root');
    await zone.evaluate((element) => {
      const bar = document.querySelector('[data-save-bar]')?.getBoundingClientRect().top ?? 0;
      window.scrollBy(0, element.getBoundingClientRect().bottom - bar);
    });
    await drop(zone, { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await expect(fieldOf(staff, 'file').getByRole('alert')).toBeVisible();
    await expect.poll(() => behindBar(staff, '[data-field="file"] [role="alert"]')).toBe(0);
  }
});

test('a form opens at its top', { tag: '@prove' }, async ({ staff }) => {
  await open(staff, 'avisos');
  await staff.getByRole('link', { name: 'Adicionar', exact: false }).first().click();
  await expect(staff.locator('[data-save-bar]')).toBeVisible();
  // The bar has been measured by then, which once moved the screen.
  await expect
    .poll(() => staff.evaluate(() => document.documentElement.style.getPropertyValue('--save-bar')))
    .toMatch(/^[1-9]/);
  expect(await staff.evaluate(() => window.scrollY)).toBe(0);
});

test('an event that began can be edited, but not moved to another past', { tag: '@prove' }, async ({
  staff,
}) => {
  await open(staff, 'eventos');
  await staff.getByRole('link', { name: 'Concerto à Luz das Velas' }).click();
  await staff.getByRole('link', { name: 'Editar' }).click();
  const begun = await input(staff, 'startDate').inputValue();
  await input(staff, 'endTime').selectOption('22:45');
  await save(staff);
  await expect(staff).toHaveURL(list('eventos'));
  await staff.getByRole('link', { name: 'Concerto à Luz das Velas' }).click();
  await expect(factOf(staff, 'Hora de fim')).toHaveText('22:45');
  await staff.getByRole('link', { name: 'Editar' }).click();
  await typeDay(staff, 'startDate', '01/02/2024');
  await save(staff);
  await expect(fieldOf(staff, 'startDate')).toContainText(
    'A data de início não pode ser anterior a hoje',
  );
  await typeDay(staff, 'startDate', begun);
  await save(staff);
  await expect(staff).toHaveURL(list('eventos'));
});

test('a PDF can be dropped, and one that does not arrive is marked', { tag: '@prove' }, async ({
  staff,
  api,
}) => {
  const title = unique('Aviso com PDF largado');
  const file = fieldOf(staff, 'file');
  const zone = file.locator('.mantine-Dropzone-root');
  await open(staff, 'avisos/adicionar');
  await input(staff, 'title').fill(title);
  await input(staff, 'smallDescription').fill('Curto');
  await write(staff, 'description', 'Texto');

  await drop(zone, { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(file).toContainText('Só são aceites ficheiros PDF.');

  await drop(zone, { ...pdf('falso.pdf'), buffer: Buffer.from('<html>não sou PDF</html>') });
  await expect(file).toContainText('Não é um PDF');
  await expect(zone).toHaveAttribute('data-invalid', 'true');
  await file.getByRole('button', { name: 'Tirar da lista falso.pdf' }).click();
  await expect(zone).not.toHaveAttribute('data-invalid');
  await drop(zone, pdf('edital.pdf'));
  await expect(file).toContainText('edital.pdf');
  await save(staff);
  await expect(staff).toHaveURL(list('avisos'));
  await staff.getByRole('link', { name: title }).click();
  await expect(staff.getByRole('link', { name: 'edital.pdf' })).toBeVisible();
  await api('DELETE', `/api/avisos/${staff.url().split('/').at(-1)}`);
});

test('staff look at the public page before anything is saved', async ({ staff, api }) => {
  await open(staff, 'restaurantes/editar/cafe-central');
  await input(staff, 'name').fill('Café Central, por provar');
  await staff.getByRole('button', { name: 'Ver como ficará' }).click();
  const page = staff.frameLocator('iframe[title="A página como ficará"]');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Café Central, por provar');
  await expect(staff.getByRole('dialog')).toContainText('ainda não está guardado');
  await staff.getByText('Telemóvel', { exact: true }).click();
  await expect
    .poll(async () => (await staff.locator('iframe').boundingBox())?.width)
    .toBeLessThanOrEqual(390);
  await staff.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await expect(input(staff, 'name')).toHaveValue('Café Central, por provar');
  const { restaurante } = await api<{ restaurante: { name: string } }>(
    'GET',
    '/api/restaurantes/cafe-central',
  );
  expect(restaurante.name).toBe('Café Central');
});

test('leaving an unsaved form asks first, by whatever way', async ({ staff }) => {
  await open(staff, 'pessoas/adicionar');
  await input(staff, 'name').fill('Pessoa por guardar');
  const question = staff.getByRole('dialog');

  await choose(staff, 'lojas');
  await expect(question).toContainText('Sair sem guardar?');
  await question.getByRole('button', { name: 'Continuar a editar' }).click();
  await expect(question).toBeHidden();
  await expect(input(staff, 'name')).toHaveValue('Pessoa por guardar');

  const closing = staff.waitForEvent('dialog');
  await staff.evaluate(() => void setTimeout(() => location.assign('/contactos'), 0));
  const asked = await closing;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();

  await choose(staff, 'lojas');
  await question.getByRole('button', { name: 'Sair' }).click();
  await expect(staff).toHaveURL(list('lojas'));
  await choose(staff, 'pessoas');
  await staff.locator('a[href$="/pessoas/adicionar"]', { hasText: 'Adicionar' }).click();
  await expect(staff.getByText('Recuperámos o que estava por guardar')).toBeVisible();
  await expect(input(staff, 'name')).toHaveValue('Pessoa por guardar');

  await staff.getByRole('link', { name: 'Cancelar' }).click();
  await expect(question).toContainText('Desistir das alterações?');
  await question.getByRole('button', { name: 'Sim, desistir' }).click();
  await expect(staff).toHaveURL(list('pessoas'));
  await staff.getByRole('link', { name: 'Adicionar', exact: true }).click();
  await expect(input(staff, 'name')).toHaveValue('');
});

test('a save that meets an ended session is taken up again after the login', async ({ staff }) => {
  const name = unique('Contacto da meia-noite');
  await open(staff, 'contactos/adicionar');
  await input(staff, 'name').fill(name);
  await input(staff, 'phoneNumber').fill('276000002');
  await staff.route('**/api/contactos', (route) =>
    route.fulfill({ status: 401, json: { errors: [{ param: 'x-auth-token', msg: 'fim' }] } }),
  );
  await save(staff);
  await expect(staff).toHaveURL(/\/login$/);
  expect(await staff.evaluate(() => localStorage.token)).toBeUndefined();
  await staff.unroute('**/api/contactos');
  await logIn(staff);
  await expect(staff).toHaveURL(list('pontos_interesse'));
  await expect(staff.getByText(`Deixou por acabar: Adicionar contacto, «${name}».`)).toBeVisible();
  await staff.getByRole('button', { name: 'Continuar onde estava' }).click();
  await expect(staff.getByText('Recuperámos o que estava por guardar')).toBeVisible();
  await expect(input(staff, 'name')).toHaveValue(name);
  await save(staff);
  await expect(staff).toHaveURL(list('contactos'));
  await expect(staff.getByRole('link', { name })).toBeVisible();
});

/** The contrast ratio of two colours, as WCAG defines it. */
function contrast(...colours: [string, string]): number {
  const [dark = 0, light = 0] = colours
    .map((colour) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

test('what cannot be changed or pressed, or only hints, can be read', { tag: '@prove' }, async ({
  staff,
}) => {
  await open(staff, 'noticias/adicionar');
  const looks = (selector: string, part?: string) =>
    staff.locator(selector).evaluate((element, pseudo) => {
      const { color } = getComputedStyle(element, pseudo);
      const { backgroundColor, opacity } = getComputedStyle(element);
      return { color, backgroundColor, opacity };
    }, part);
  const add = '[data-field="photos"] button[disabled]';
  for (const { color, backgroundColor, opacity } of [
    await looks('#campo-photos-endereco', '::placeholder'),
    await looks('#campo-identifier', '::placeholder'),
    await looks(add),
  ]) {
    expect(opacity).toBe('1');
    expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
  }
  await staff.locator('#campo-title').evaluate((input: HTMLInputElement) => {
    input.disabled = true;
  });
  const disabled = await looks('#campo-title');
  expect(disabled.opacity).toBe('1');
  expect(contrast(disabled.color, disabled.backgroundColor)).toBeGreaterThanOrEqual(4.5);
});
