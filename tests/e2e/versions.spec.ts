import type { Page } from '@playwright/test';
import { slug } from '../../src/fields/identifier.ts';
import { everyCollection } from '../../src/sections/all.ts';
import { lojas } from '../../src/sections/lojas.ts';
import { type Section, sectionOf } from '../../src/sections/section.ts';
import { addresses } from './addresses.ts';
import { test } from './colleague.ts';
import { fillIn, write } from './fillIn.ts';
import { ana, newEvent } from './newEvent.ts';
import { axeFindings, expect, expectSound } from './site.ts';
import { type CallApi, factOf, newShop, open, save, unique } from './staff.ts';

const versions = 'Versões anteriores';

/** Changes a shop as its form would. */
async function change(api: CallApi, identifier: string, changes: Record<string, unknown>) {
  const url = `/api/lojas/${identifier}`;
  const { loja } = await api<{ loja: Record<string, unknown> }>('GET', url);
  await api('PUT', url, { ...loja, ...changes });
}

/** Presses the button that deletes, and yes. */
async function remove(staff: Page): Promise<void> {
  await staff.getByRole('button', { name: 'Apagar', exact: true }).click();
  await staff.getByRole('button', { name: 'Sim, Apagar' }).click();
}

const notice = (staff: Page, words: string | RegExp) =>
  staff.getByRole('alert').filter({ hasText: words });

test('three saves are told, compared and brought back', async ({ staff, api, watch }) => {
  test.slow();
  const identifier = await newShop(api);
  const screen = `lojas/${identifier}`;
  await open(staff, `lojas/editar/${identifier}`);
  await staff.locator('#campo-name').fill('Loja da Praça');
  await write(staff, 'description', ' de tudo');
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/lojas$/);
  await change(api, identifier, {
    phoneContacts: ['912345678'],
    photos: ['/icone.svg', '/icone.svg?outra'],
  });
  await change(api, identifier, { rascunho: true });

  await open(staff, screen);
  await staff.getByRole('link', { name: versions }).click();
  await expect(staff.locator('main h1')).toHaveText(versions);
  await expect(staff).toHaveTitle(`${versions} · Área reservada`);
  const saves = staff.getByRole('list', { name: versions }).getByRole('listitem');
  await expect(saves).toHaveText([
    /^admin\S* mudou o estado.*A atual$/,
    /^admin\S* mudou os contactos telefónicos e as outras fotos/,
    /^admin\S* mudou o nome e a descrição/,
    /^admin\S* adicionou a loja/,
  ]);
  await expectSound(staff);

  await saves.nth(2).getByRole('link').click();
  await expect(staff.locator('main h1')).toHaveText(/^Versão de \d/);
  const changed = (label: string) => factOf(staff, label).first();
  await expect(changed('Nome')).toContainText(/Antes\s*Loja nova\s*Depois\s*Loja da Praça/);
  await expect(changed('Descrição').locator('ins')).toHaveText(/acrescentado:.*de tudo/);
  await expect(changed('Descrição').locator('del')).toHaveCount(0);
  await expect(factOf(staff, 'Local')).toHaveCount(1);
  await expect(factOf(staff, 'Local')).toBeHidden();
  await staff.getByText('O registo inteiro, como ficou').click();
  await expect(factOf(staff, 'Local')).toHaveText('Praça');
  await expectSound(staff);

  await staff.getByRole('link', { name: 'A versão seguinte' }).click();
  await expect(changed('Contactos telefónicos')).toContainText('912345678');
  await expect(changed('Outras fotos')).toContainText('Entrou');
  await expect(changed('Outras fotos').locator('img')).toHaveCount(1);
  await expectSound(staff);
  await staff.getByRole('link', { name: 'A versão seguinte' }).click();
  await expect(changed('Rascunho')).toContainText(/Não.*Sim/);
  await expect(staff.getByRole('button', { name: 'Repor esta versão' })).toHaveCount(0);

  // The first one has nothing before it.
  await open(staff, `${screen}/versoes/1`);
  await expect(staff.getByRole('heading', { level: 2 })).toHaveText('O registo, como ficou');
  await staff.getByRole('button', { name: 'Repor esta versão' }).click();
  const modal = staff.getByRole('dialog', { name: 'Repor esta versão?' });
  await expect(modal).toContainText('não muda se está ou não no site');
  await expectSound(staff);
  await modal.getByRole('button', { name: 'Cancelar' }).click();
  await staff.getByRole('button', { name: 'Repor esta versão' }).click();
  await modal.getByRole('button', { name: 'Sim, Repor' }).click();
  await expect(notice(staff, '«Loja da Praça» voltou a ser como era')).toBeVisible();
  await expect(staff).toHaveURL(new RegExp(`/backoffice/${screen}$`));
  await expect(staff.locator('main h1')).toHaveText('Loja nova');
  const { loja } = await api<{ loja: { estado: string } }>('GET', `/api/lojas/${identifier}`);
  expect(loja.estado).toBe('rascunho');
  await staff.getByRole('link', { name: versions }).click();
  await expect(saves).toHaveCount(5);
  expect(watch.complaints).toEqual([]);
});

test('a version that cannot be brought back says why, and one that is not there is not', {
  tag: '@prove',
}, async ({ staff, api }) => {
  const event = await newEvent(api, { title: 'Feira pequena', parties: [ana], maxParticipants: 3 });
  const url = `/api/noticiasEventos/evento/${event.identifier}`;
  const read = `/api/noticiasEventos/${event.identifier}`;
  type Read = { noticiaEvento: Record<string, unknown> };
  const { noticiaEvento } = await api<Read>('GET', read);
  await api('PUT', url, { ...noticiaEvento, maxParticipants: 20 });
  const more = { ...ana, email: 'outra@example.com', telefone: '912345678', _id: event._id };
  await api('POST', '/api/inscricoes/balcao', more);

  await open(staff, `${event.screen}/versoes/1`);
  await staff.getByRole('button', { name: 'Repor esta versão' }).click();
  await expect(staff.getByRole('dialog')).toContainText('Quem se inscreveu não é avisado');
  await staff.getByRole('button', { name: 'Sim, Repor' }).click();
  await expect(notice(staff, 'Não foi possível repor')).toContainText(
    'Número máximo de participantes: Já há 6 pessoas inscritas',
  );
  await expect(staff).toHaveURL(/versoes\/1$/);
  for (const missing of ['versoes/99', 'versoes/0', 'versoes/x', 'versoes/1/mais']) {
    await open(staff, `${event.screen}/${missing}`);
    await expect(staff.locator('main h1'), missing).toHaveText(/se perdeu na nossa aldeia/);
  }
  await event.remove();
});

test('what nobody has saved yet says so', { tag: '@prove' }, async ({ staff, watch }) => {
  await open(staff, 'alojamentos');
  await staff.locator('main tbody a').last().click();
  await staff.getByRole('link', { name: versions }).click();
  await expect(staff.getByText('Este registo ainda não foi guardado desde que')).toBeVisible();
  await expectSound(staff);
  expect(watch.complaints).toEqual([]);
});

test('every section has its versions', { tag: '@prove' }, async ({ staff, api }) => {
  for (const { name, key, many, sections } of everyCollection) {
    const rows = (await api<Record<string, Record<string, unknown>[]>>('GET', `/api/${name}`))[
      many
    ];
    for (const section of sections) {
      const row = rows?.find((each) => sectionOf(sections, each) === section);
      if (!row) continue;
      await open(staff, `${section.name}/${row[key]}/versoes`);
      await expect(staff.locator('main h1')).toHaveText(versions);
    }
  }
});

test('what was deleted by mistake is back at the press of a button', async ({
  staff,
  api,
  watch,
}) => {
  const identifier = await newShop(api);
  await open(staff, `lojas/${identifier}`);
  await staff.getByRole('button', { name: 'Apagar', exact: true }).click();
  const modal = staff.getByRole('dialog');
  await expect(modal).toContainText('Se apagar, não poderá voltar atrás.');
  // The question must not contradict itself: that it can be undone is said only after deleting.
  await expect(modal).not.toContainText(/Reciclagem|30 dias|de volta/);
  await modal.getByRole('button', { name: 'Sim, Apagar' }).click();
  await expect(staff).toHaveURL(/\/backoffice\/lojas$/);
  const said = notice(staff, 'A loja «Loja nova» foi apagada. Fica 30 dias na Reciclagem.');
  // The notice stays as long as the pointer is over it.
  await said.hover();
  await expectSound(staff);
  await said.hover();
  // It covers neither the title nor anything that can be pressed.
  const covered = await said.evaluate((said) => {
    const { top, bottom, left, right } = said.getBoundingClientRect();
    return [...document.querySelectorAll('h1, a, button')]
      .filter((each) => !said.contains(each))
      .filter((each) => {
        const box = each.getBoundingClientRect();
        const isBeside = box.right <= left || box.left >= right;
        return !isBeside && box.bottom > top + 1 && box.top < bottom - 1 && box.height > 0;
      })
      .map(({ textContent }) => textContent);
  });
  expect(covered).toEqual([]);
  await staff.getByRole('button', { name: 'Anular' }).click();
  await expect(staff).toHaveURL(new RegExp(`/backoffice/lojas/${identifier}$`));
  await expect(notice(staff, '«Loja nova» voltou para onde estava.')).toBeVisible();
  await expect(factOf(staff, 'Identificador')).toHaveText(identifier);
  expect(watch.complaints).toEqual([]);
});

test('what waits in the bin is found, brought back or let go for good', { tag: '@prove' }, async ({
  staff,
  api,
  watch,
}) => {
  const [kept, unwanted] = [unique('Loja a repor'), unique('Loja a mais')];
  for (const name of [kept, unwanted]) {
    const identifier = await newShop(api);
    await change(api, identifier, { name });
    await api('DELETE', `/api/lojas/${identifier}`);
  }
  await open(staff, 'reciclagem');
  await expect(staff).toHaveTitle('Reciclagem · Área reservada');
  await expectSound(staff);
  const row = (name: string) => staff.locator('main tbody tr, main li').filter({ hasText: name });
  await expect(row(kept)).toContainText(/Lojas.*admin.*desaparece a /);

  await staff.getByRole('searchbox').fill(kept);
  await expect(staff.getByText('1 registo encontrado')).toBeVisible();
  await staff.getByRole('button', { name: `Repor «${kept}»` }).click();
  await expect(notice(staff, `«${kept}» voltou`)).toBeVisible();
  await expect(row(kept)).toHaveCount(0);
  await staff.getByRole('button', { name: 'Abrir', exact: true }).click();
  await expect(staff.locator('main h1')).toHaveText(kept);

  await open(staff, 'reciclagem');
  await row(unwanted).getByRole('button', { name: 'Apagar de vez' }).click();
  const modal = staff.getByRole('dialog', { name: `Apagar de vez «${unwanted}»?` });
  await expect(modal).toContainText('não poderá voltar atrás');
  expect(await axeFindings(staff)).toEqual([]);
  await modal.getByRole('button', { name: 'Sim, Apagar' }).click();
  await expect(notice(staff, `A loja «${unwanted}» foi apagada de vez.`)).toBeVisible();
  await expect(row(unwanted)).toHaveCount(0);
  expect(watch.complaints).toEqual([]);
});

test('two who bring back the same are told so', { tag: '@prove' }, async ({ staff, api }) => {
  const name = unique('Loja de dois');
  const identifier = await newShop(api);
  await change(api, identifier, { name });
  const { loja } = await api<{ loja: { _id: string } }>('DELETE', `/api/lojas/${identifier}`);
  await open(staff, 'reciclagem');
  await api('POST', `/api/reciclagem/${loja._id}/repor`);
  await staff.getByRole('button', { name: `Repor «${name}»` }).click();
  await expect(notice(staff, 'Não foi possível repor')).toContainText('Não encontrado');
  await expect(staff.getByText(name, { exact: true })).toHaveCount(0);
});

const photos = { mainPhoto: '/icone.svg', photos: ['/icone.svg'] };
const shown = { description: '<p>Um texto</p>', local: 'Praça', ...photos };

test('a clerk who deletes a shop adds one of the same name, and has the old one back under another', {
  tag: '@prove',
}, async ({ staff, api, watch }) => {
  test.slow();
  const name = unique('Loja de outrora');
  const identifier = slug(name);
  await api('POST', '/api/lojas', { ...shown, name, local: 'Onde era' });
  await api('DELETE', `/api/lojas/${identifier}`);
  await open(staff, 'lojas/adicionar');
  const [loja] = lojas.sections;
  await fillIn(staff, loja as unknown as Section, name);
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/lojas$/);

  await open(staff, 'reciclagem');
  await staff.getByRole('searchbox').fill(name);
  await expect(staff.getByText('1 registo encontrado')).toBeVisible();
  await staff.getByRole('button', { name: `Repor «${name}»` }).click();
  const modal = staff.getByRole('dialog', { name: `Repor «${name}» com outro identificador` });
  await expect(modal).toContainText(
    `«${identifier}» passou a ser o identificador de outro registo`,
  );
  const typed = modal.getByLabel('Novo identificador');
  await expect(typed).toHaveValue(`${identifier}-2`);
  await expectSound(staff);
  await typed.fill('Não Serve');
  await modal.getByRole('button', { name: 'Repor' }).click();
  await expect(modal).toContainText('Use apenas letras minúsculas sem acentos');
  await typed.fill(identifier);
  await modal.getByRole('button', { name: 'Repor' }).click();
  await expect(modal).toContainText('Identificador já existe');
  // Cancelled, the record stays in the bin and can be restored later.
  await modal.getByRole('button', { name: 'Cancelar' }).click();
  await expect(modal).toBeHidden();
  await staff.getByRole('button', { name: `Repor «${name}»` }).click();
  await modal.getByRole('button', { name: 'Repor' }).click();
  await expect(notice(staff, `«${name}» voltou`)).toBeVisible();
  await expect(modal).toBeHidden();
  await staff.getByRole('button', { name: 'Abrir', exact: true }).click();
  await expect(staff).toHaveURL(new RegExp(`/backoffice/lojas/${identifier}-2$`));
  await expect(factOf(staff, 'Local')).toHaveText('Onde era');
  // The browser logs each refusal by itself.
  expect(watch.complaints.filter((each) => !each.includes('409'))).toEqual([]);
});

test('who presses Anular after the name was taken is asked for another', { tag: '@prove' }, async ({
  staff,
  api,
}) => {
  const name = unique('Loja depressa');
  const identifier = slug(name);
  await api('POST', '/api/lojas', { ...shown, name });
  await open(staff, `lojas/${identifier}`);
  await remove(staff);
  await expect(staff).toHaveURL(/\/backoffice\/lojas$/);
  await api('POST', '/api/lojas', { ...shown, name });
  await staff.getByRole('button', { name: 'Anular' }).click();
  const modal = staff.getByRole('dialog', { name: `Repor «${name}» com outro identificador` });
  await expect(modal.getByLabel('Novo identificador')).toHaveValue(`${identifier}-2`);
  await expect(staff).toHaveURL(/\/backoffice\/reciclagem$/);
  await modal.getByRole('button', { name: 'Repor' }).click();
  await expect(notice(staff, `«${name}» voltou`)).toBeVisible();
  await api('GET', `/api/lojas/${identifier}-2`);
});

test('the activity leads to the version it speaks of', { tag: '@prove' }, async ({
  staff,
  api,
}) => {
  const name = unique('Loja falada');
  const identifier = await newShop(api);
  await change(api, identifier, { name });
  await open(staff, 'atividade');
  await staff.getByRole('link', { name: `Alterou a loja «${name}»` }).click();
  await expect(staff).toHaveURL(new RegExp(`/lojas/${identifier}/versoes/2$`));
  await expect(factOf(staff, 'Nome').first()).toContainText(name);
});

test.describe('in a village of its own', () => {
  test.use({ baseURL: addresses.empty });
  test('an administrator empties the bin; a colleague has no button for it', {
    tag: '@prove',
  }, async ({ staff, api, colleague }) => {
    test.slow();
    await open(staff, 'reciclagem');
    await api('DELETE', '/api/reciclagem');
    await open(staff, 'reciclagem');
    await expect(staff.getByText('A Reciclagem está vazia')).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Esvaziar' })).toHaveCount(0);
    await expectSound(staff);
    await api('DELETE', `/api/lojas/${await newShop(api)}`);

    const rui = await colleague('Secretaria');
    await open(rui, 'reciclagem');
    await expect(rui.getByRole('button', { name: 'Repor «Loja nova»' })).toBeVisible();
    await expect(rui.getByRole('button', { name: /Esvaziar|Apagar de vez/ })).toHaveCount(0);

    await open(staff, 'reciclagem');
    await staff.getByRole('button', { name: 'Esvaziar' }).click();
    await expect(staff.getByRole('dialog')).toContainText('não poderá voltar atrás');
    await staff.getByRole('button', { name: 'Sim, Esvaziar' }).click();
    await expect(notice(staff, 'A Reciclagem foi esvaziada (1 registo).')).toBeVisible();
    await expect(staff.getByText('A Reciclagem está vazia')).toBeVisible();
  });
});

test('what an event takes with it is said before, and comes back with it', {
  tag: '@prove',
}, async ({ staff, api }) => {
  const event = await newEvent(api, { title: 'Evento com gente', parties: [ana] });
  await open(staff, event.screen);
  await staff.getByRole('button', { name: 'Apagar', exact: true }).click();
  const question = staff.getByRole('dialog');
  await expect(question).toContainText('1 reserva, para 3 pessoas: vai com ele.');
  await expect(question).not.toContainText(/Reciclagem|repuser/);
  await staff.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await remove(staff);
  await expect(staff).toHaveURL(/\/backoffice\/eventos$/);
  await staff.getByRole('button', { name: 'Anular' }).click();
  await expect(staff).toHaveURL(new RegExp(`${event.screen}$`));
  await staff.getByRole('button', { name: 'Gerir Inscrições' }).click();
  await expect(staff.getByText('1 reserva para 3 pessoas')).toBeVisible();
  await event.remove();
});
