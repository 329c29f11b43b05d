import type { Locator, Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { onBothDevices } from './devices.ts';
import { expectStill } from './expectStill.ts';
import { typeDay } from './fillIn.ts';
import { htmlFindings } from './htmlFindings.ts';
import { axeFindings, expect, expectSound, takeClock, visit } from './site.ts';
import { type CallApi, fieldOf, open, save, test, unfold } from './staff.ts';

// Urgent notices are on every page: these journeys have their own village and run one at a time.
test.use({ baseURL: addresses.urgent });
test.describe.configure({ mode: 'serial' });

type Aviso = { _id: string; title: string };

const hour = 60 * 60 * 1000;
const inADay = () => new Date(Date.now() + 24 * hour).toISOString();

async function publish(api: CallApi, title: string, urgencia = 'Atenção'): Promise<Aviso> {
  const said = { smallDescription: 'Por rotura.', description: '<p>Por rotura.</p>' };
  const { aviso } = await api<{ aviso: Aviso }>('POST', '/api/avisos', {
    title,
    type: 'Aviso',
    ...said,
    urgencia,
    urgenteAte: urgencia && inADay(),
  });
  return aviso;
}

const banner = (page: Page): Locator => page.getByRole('region', { name: 'Avisos urgentes' });
const closing = (page: Page) => banner(page).getByRole('button', { name: /^Fechar aviso: / });

test.afterEach(async ({ api }) => {
  const urgent = async () =>
    (await api<{ arrayUrgentes: Aviso[] }>('GET', '/api/urgentes')).arrayUrgentes;
  // Only three are listed: as soon as one goes, the next takes its place.
  for (let left = await urgent(); left.length > 0; left = await urgent()) {
    for (const { _id } of left) await api('DELETE', `/api/avisos/${_id}`);
  }
});

onBothDevices('phone', () => {
  test('four steps warn everybody, and one ends it', { tag: '@prove' }, async ({
    staff,
    watch,
  }) => {
    await open(staff, 'eventos');
    await staff.getByRole('link', { name: 'Aviso urgente' }).click();
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Aviso urgente');
    await expectSound(staff);

    await staff.getByLabel('Título').fill('Corte de água & luz');
    await staff.getByLabel('Mensagem').fill('Rua da Fonte <toda>.\nAté às 17:00.');
    await expect(staff.getByRole('radio', { name: /Atenção/ })).toBeChecked();
    await staff.getByRole('radio', { name: /Perigo/ }).check();
    await staff.getByRole('main').getByRole('button', { name: 'Publicar' }).click();
    await expect(staff.getByRole('status')).toContainText(
      '«Corte de água & luz» está em todas as páginas do site até',
    );
    await expectSound(staff);

    const page = await staff.context().newPage();
    await page.goto('/lojas');
    await expect(banner(page)).toContainText('Perigo');
    await expect(banner(page)).toContainText('Rua da Fonte <toda>. Até às 17:00.');
    await banner(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corte de água & luz');
    await expect(page.locator('article p', { hasText: 'Rua da Fonte <toda>.' })).toBeVisible();
    const seen = staff.getByRole('main').getByRole('link', { name: /Ver no site/ });
    expect(page.url()).toContain((await seen.getAttribute('href')) ?? 'nowhere');

    await open(staff, `avisos/${page.url().split('/').at(-1)}`);
    await staff.getByRole('button', { name: 'Já passou' }).click();
    await staff.getByRole('button', { name: 'Terminar' }).click();
    await expect(staff.getByText('«Corte de água & luz» já não está no cimo')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corte de água & luz');
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator('article')).toContainText('Já não está em vigor');
    await page.goto('/');
    await expect(page.locator('#comunidade')).not.toContainText('Corte de água & luz');
    await page.close();
    expect(watch.complaints).toEqual([]);
  });

  test('the gravest comes first, three at most, each told by sign, word and colour', {
    tag: '@prove',
  }, async ({ page, api }) => {
    for (const urgencia of ['Informação', 'Informação', 'Atenção', 'Perigo']) {
      await publish(api, `Isto é ${urgencia}`, urgencia);
    }
    await visit(page, '/');
    const words = banner(page).locator('strong');
    await expect(words).toHaveText(['Perigo', 'Atenção', 'Informação']);
    await expect(banner(page).locator('[data-gravity] svg:visible')).toHaveCount(6);
    await expectSound(page);

    // The bar over the hero is right below the banner, and links still scroll to the right place.
    const [under, bar] = await Promise.all([
      banner(page).evaluate((element) => element.getBoundingClientRect().bottom),
      page.locator('header').evaluate((element) => element.getBoundingClientRect().top),
    ]);
    expect(Math.abs(under - bar)).toBeLessThan(1);
    await page.getByRole('link', { name: 'Conhecer a aldeia' }).click();
    const top = () => page.locator('#aldeia').evaluate((each) => each.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs((await top()) - 130)).toBeLessThan(2);
  });
});

test('nothing goes out by halves: what is wrong is said beside its field, and nothing typed is lost', {
  tag: '@prove',
}, async ({ staff, api }) => {
  await open(staff, 'avisos');
  await staff.getByRole('link', { name: 'Aviso urgente' }).click();
  await staff.getByRole('main').getByRole('button', { name: 'Publicar' }).click();
  await expect(staff.getByText('Campo obrigatório')).toHaveCount(2);

  await staff.getByLabel('Título').fill('Queda de neve');
  await staff.getByLabel('Mensagem').fill('Saia só se for preciso.');
  const until = fieldOf(staff, 'urgenteAte');
  await typeDay(staff, 'urgenteAte', '01/06/2026');
  await staff.getByRole('main').getByRole('button', { name: 'Publicar' }).click();
  await expect(until.getByText('Este momento já passou')).toBeVisible();
  expect(await axeFindings(staff)).toEqual([]);

  await staff.reload();
  await expect(staff.getByText('Recuperámos o que estava por guardar')).toBeVisible();
  await expect(staff.getByLabel('Título')).toHaveValue('Queda de neve');
  await staff.getByRole('button', { name: 'Descartar' }).click();
  await staff.getByRole('button', { name: 'Sim, descartar' }).click();
  await expect(staff.getByLabel('Título')).toHaveValue('');
  expect(await api('GET', '/api/urgentes')).toEqual({ arrayUrgentes: [] });
});

test('any notice can be made urgent in its own form, and ended on its own screen', {
  tag: '@prove',
}, async ({ staff, api }) => {
  const { _id } = await publish(api, 'Caminho cortado', '');
  await open(staff, `avisos/editar/${_id}`);
  const until = fieldOf(staff, 'urgenteAte');
  await expect(until).toBeHidden();
  await unfold(staff, 'É urgente? Até quando vale?');
  await staff.getByRole('radio', { name: /Informação/ }).check();
  expect(await axeFindings(staff)).toEqual([]);
  await save(staff);
  await expect(until.getByText('Campo obrigatório')).toBeVisible();
  await typeDay(staff, 'urgenteAte', '01/06/2060');
  await staff.keyboard.press('Control+s');
  await expect(staff).toHaveURL(/\/avisos$/);

  await open(staff, `avisos/${_id}`);
  expect(await axeFindings(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Já passou' }).click();
  await staff.getByLabel('Ainda vale, mas já não é urgente').check();
  await staff.getByRole('button', { name: 'Terminar' }).click();
  await expect(staff.getByRole('dialog')).toHaveCount(0);
  expect(await api('GET', '/api/urgentes')).toEqual({ arrayUrgentes: [] });
  // It still holds, until that too is over.
  await staff.getByRole('button', { name: 'Já passou' }).click();
  await staff.getByRole('button', { name: 'Sim, já passou' }).click();
  await expect(staff.getByText(/^Já passou: valeu até/)).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Já passou' })).toHaveCount(0);
  await visit(staff, `/comunidade/${_id}`);
  await expect(staff.locator('article')).toContainText('Já não está em vigor');
});

test('it is on every page, first of all for who listens, and nothing is wrong with the page', {
  tag: '@prove',
}, async ({ page, api, watch }) => {
  const { title } = await publish(api, 'Corte de água', 'Perigo');
  const paths = ['/', '/lojas', '/comunidade', '/login', '/pesquisa?q=mel', '/termos_e_condicoes'];
  for (const path of [...paths, '/not_found', '/um/caminho/perdido']) {
    const answer = await page.goto(path);
    const text = (await answer?.text()) ?? '';
    expect(await htmlFindings(text), path).toEqual([]);
    // Right after the skip link, before the bar.
    expect(text, path).toMatch(/Saltar para o conteúdo<\/a><section[^>]*aria-label="Avisos/);
    await expect(banner(page).getByRole('link', { name: title })).toBeVisible();
    expect(await axeFindings(page), path).toEqual([]);
    await expectStill(page, path, 0.001);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(banner(page)).toBeVisible();
  await expect(closing(page)).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  expect(watch.complaints.filter((line) => !line.includes('404 (Not Found)'))).toEqual([]);
});

test('who puts it away does not see it again, until it says something new', {
  tag: '@prove',
}, async ({ page, api }) => {
  const { _id } = await publish(api, 'Corte de água');
  await publish(api, 'Queda de neve', 'Perigo');
  await page.goto('/lojas');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).not.toContainText('Queda de neve');
  await expect(closing(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();

  for (const path of ['/lojas', '/', '/contactos']) {
    await page.goto(path);
    await expect(banner(page)).toHaveCount(0);
    await expectStill(page, path, 0.001);
  }
  // Also without the main script: the inline script and the style sheet hide it.
  await page.route('**/assets/main-*.js', (route) => route.abort());
  await page.goto('/lojas');
  await expect(page.getByText('Corte de água')).toBeHidden();
  await page.unroute('**/assets/main-*.js');

  const { aviso } = await api<{ aviso: Aviso }>('GET', `/api/avisos/${_id}`);
  await api('PUT', `/api/avisos/${_id}`, { ...aviso, title: 'Corte de água até amanhã' });
  await page.goto('/lojas');
  await expect(banner(page).getByRole('link')).toHaveText(['Corte de água até amanhã']);
});

test('a browser that keeps nothing closes it all the same, for the page', {
  tag: '@prove',
}, async ({ page, api }) => {
  await publish(api, 'Corte de água');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  await page.goto('/lojas');
  await closing(page).click();
  await expect(banner(page)).toHaveCount(0);
});

test('an open page lets it go at its moment', { tag: '@prove' }, async ({ page, api }) => {
  await publish(api, 'Corte de água');
  const clock = await takeClock(page);
  await page.goto('/lojas');
  await clock.fastForward('23:59:00');
  await expect(banner(page)).toBeVisible();
  await clock.fastForward('00:02:00');
  await expect(banner(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('it is read like everything else, and cannot be closed', async ({ page, api }) => {
    await publish(api, 'Corte de água', 'Perigo');
    await page.goto('/lojas');
    await expect(banner(page).getByRole('link', { name: 'Corte de água' })).toBeVisible();
    await expect(closing(page)).toHaveCount(0);
  });
});
