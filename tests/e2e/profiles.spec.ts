import { everySection } from '../../src/sections/all.ts';
import { credentials } from './addresses.ts';
import { menuOf, ownPassword, test } from './colleague.ts';
import { ana, newEvent } from './newEvent.ts';
import { expect, expectSound } from './site.ts';
import { confirm, factOf, fieldOf, logIn, newShop, open, save, unique } from './staff.ts';

test('a volunteer at the door sees who comes and whether they owe, and nothing else of them', async ({
  api,
  colleague,
}) => {
  const event = await newEvent(api, { title: 'Magusto', parties: [ana] });
  const door = await colleague('Porta');
  // The login leads to a list that they may not open.
  await door.goto('/backoffice/pontos_interesse');
  await expect(door).toHaveURL(/\/backoffice\/hoje$/);
  await expect(door.getByRole('heading', { level: 1 })).toHaveText('Hoje');
  expect(await menuOf(door)).toEqual(['Hoje', 'Porta']);
  await expectSound(door);
  await open(door, 'porta');
  await door.getByRole('link', { name: event.title }).click();
  const row = door.getByRole('listitem').filter({ hasText: ana.name });
  await expect(row).toContainText('Por pagar');
  await expect(door.locator('main')).not.toContainText(/€|912/);
  await expect(door.getByRole('link', { name: /Ligar a/ })).toHaveCount(0);
  await expect(door.getByRole('button', { name: /Pagou/ })).toHaveCount(0);
  await row.getByRole('button', { name: `Chegou: ${ana.name}` }).click();
  await expect(door.getByRole('status').filter({ hasText: '3 de 3 pessoas' })).toBeVisible();
  await expectSound(door);
});

/** Screens with forms besides those of sections. */
const otherForms = ['avisos/urgente', 'documentos/carregar', 'definicoes', 'pedidos/registar'];

test('whoever may not save a form is led away from it, as from its list, before a word is typed', async ({
  api,
  colleague,
}) => {
  const { arrayContactos } = await api<{ arrayContactos: { identifier: string }[] }>(
    'GET',
    '/api/contactos',
  );
  const door = await colleague('Porta');
  const forms = ['contactos/adicionar', `contactos/editar/${arrayContactos[0]?.identifier}`];
  for (const path of ['contactos', ...forms, ...otherForms]) {
    await door.goto(`/backoffice/${path}`);
    await expect(door, path).toHaveURL(/\/backoffice\/hoje$/);
    await expect(door.getByRole('heading', { level: 1 })).toHaveText('Hoje');
    const said = door.getByText('A sua conta não tem permissão para isto.');
    await expect(said).toHaveCount(path === 'contactos' ? 0 : 1);
  }
  await expectSound(door);
});

test('no form of a section opens for a profile that may not write in it', {
  tag: '@prove',
}, async ({ api, newColleague, elsewhere }) => {
  test.slow();
  const refused = everySection.map(({ name }) => name);
  for (const [perfil, seccoes] of [
    ['Porta', []],
    ['Tesouraria', []],
    ['Redação', ['avisos']],
  ] as const) {
    const who = await newColleague(perfil);
    await api('PUT', `/api/contas/${who._id}`, { seccoes });
    const page = await elsewhere();
    await logIn(page, who);
    // Everybody but the door lands where the specification says, and reads there.
    await expect(page).toHaveURL(perfil === 'Porta' ? /\/hoje$/ : /\/pontos_interesse$/);
    await expect(page.getByRole('link', { name: 'Adicionar', exact: true })).toHaveCount(0);
    for (const name of refused) {
      await page.goto(`/backoffice/${name}/adicionar`);
      if (seccoes.some((each) => each === name)) {
        await expect(page.locator('main form')).toBeVisible();
      } else await expect(page, `${perfil} ${name}`).toHaveURL(/\/backoffice\/hoje$/);
    }
  }
});

test('a treasurer confirms payments, and writes nothing on the site', { tag: '@prove' }, async ({
  api,
  colleague,
}) => {
  const event = await newEvent(api, { title: 'Passeio', parties: [ana] });
  const treasurer = await colleague('Tesouraria');
  await open(treasurer, 'hoje');
  expect(await menuOf(treasurer)).toEqual(
    expect.arrayContaining(['Hoje', 'Eventos', 'Inscrições', 'Atividade']),
  );
  await expectSound(treasurer);
  await open(treasurer, `eventos/${event.identifier}?painel`);
  await expect(treasurer.getByRole('link', { name: 'Editar' })).toHaveCount(0);
  await expect(treasurer.getByRole('button', { name: 'Apagar' })).toHaveCount(0);
  await treasurer.getByRole('button', { name: `Confirmar o pagamento de ${ana.name}` }).click();
  await expect(treasurer.getByText(/ficou confirmado/)).toBeVisible();
});

test('whoever writes asks, whoever publishes sees what changes and decides', async ({
  staff,
  api,
  colleague,
}) => {
  const shop = await newShop(api);
  const writer = await colleague('Redação');
  await open(writer, 'hoje');
  expect(await menuOf(writer)).toEqual(
    expect.arrayContaining(['Hoje', 'Avisos e comunicações', 'Lojas']),
  );
  expect(await menuOf(writer)).not.toEqual(expect.arrayContaining(['Inscrições']));
  await expectSound(writer);

  const title = unique('Feira das colheitas');
  await open(writer, 'avisos/adicionar');
  await expect(writer.getByRole('heading', { name: 'Quando aparece' })).toHaveCount(0);
  await writer.getByRole('textbox', { name: 'Título' }).fill(title);
  await fieldOf(writer, 'smallDescription').getByRole('textbox').fill('No largo, ao domingo.');
  await fieldOf(writer, 'description').locator('[contenteditable]').fill('Tragam cestos.');
  await save(writer);
  await expect(writer.getByText(/ficou guardado como rascunho/)).toBeVisible();
  await writer.getByRole('link', { name: title }).click();
  await writer.getByRole('button', { name: 'Pedir publicação' }).click();
  await expect(writer.getByText('espera agora por quem publica')).toBeVisible();

  // A change to a published record is asked for in the same way.
  await open(writer, `lojas/editar/${shop}`);
  await writer.getByLabel('Nome').fill('Loja com outro nome');
  await writer.getByRole('button', { name: 'Pedir publicação' }).click();
  await expect(writer.getByText('O que escreveu espera agora por quem publica.')).toBeVisible();

  await open(staff, 'hoje');
  await staff.getByRole('link', { name: /pedidos? de publicação/ }).click();
  const asked = (text: string) => staff.getByRole('listitem').filter({ hasText: text });
  await expect(asked(title)).toContainText('É um rascunho');
  await expect(asked('Loja nova')).toContainText('Loja com outro nome');
  await expectSound(staff);
  await asked(title).getByRole('button', { name: 'Publicar' }).click();
  await expect(staff.getByText(`«${title}» já está no site.`)).toBeVisible();
  await asked('Loja nova').getByRole('button', { name: 'Devolver' }).click();
  await staff.getByLabel('O que falta ou está errado').fill('Falta dizer desde quando.');
  await staff.getByRole('dialog').getByRole('button', { name: 'Devolver' }).click();
  await expect(staff.getByText(/O pedido foi devolvido/)).toBeVisible();

  await open(writer, 'hoje');
  await writer.getByRole('link', { name: /pedido seu devolvido/ }).click();
  await expect(writer.getByText('Falta dizer desde quando.')).toBeVisible();
  await writer.getByRole('link', { name: 'Continuar a escrever' }).click();
  await expect(writer.getByLabel('Nome')).toHaveValue('Loja com outro nome');
});

test('an account is made for a job, and refined', { tag: '@prove' }, async ({ staff, api }) => {
  const username = unique('eva').replace(' ', '.');
  await api('POST', '/api/contas', { username, perfil: 'Redação' });
  await open(staff, 'contas');
  await staff.getByRole('link', { name: username }).click();
  await expect(staff.locator('main')).toContainText('Redação');
  await staff.getByRole('button', { name: 'Afinar permissões' }).click();
  await staff.getByRole('checkbox', { name: /^Publicar/ }).check();
  await staff.getByRole('checkbox', { name: 'Lojas' }).check();
  await expectSound(staff);
  await confirm(staff, 'Guardar');
  await expect(staff.locator('main')).toContainText('Escrever, Publicar (só em Lojas)');
  await staff.getByRole('button', { name: 'Mudar o perfil' }).click();
  await staff.getByRole('combobox', { name: 'Para que serve a conta' }).selectOption('Tesouraria');
  await expectSound(staff);
  await confirm(staff, 'Guardar');
  await expect(staff.locator('main')).toContainText('Tesouraria');
});

test('a mandate is passed on: who leaves is out, who comes administers', { tag: '@prove' }, async ({
  staff,
  api,
  elsewhere,
}) => {
  const leaving = unique('antigo').replace(' ', '.');
  const coming = unique('nova').replace(' ', '.');
  await api('POST', '/api/contas', { username: leaving, perfil: 'Secretaria' });
  await open(staff, 'contas');
  await staff.getByRole('link', { name: 'Passagem de mandato' }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Passagem de mandato');
  await expectSound(staff);
  const hand = staff.getByRole('button', { name: 'Passar o mandato' });
  const password = staff.getByLabel('A sua palavra-passe');
  // A taken name is refused beside its field, and no account is disabled.
  await staff.getByLabel('Novo administrador').fill(leaving);
  await staff.getByRole('checkbox', { name: leaving }).check();
  await password.fill(credentials.password);
  await hand.click();
  await expect(fieldOf(staff, 'novo')).toContainText('Já existe uma conta com esse nome');
  await staff.getByLabel('Novo administrador').fill(coming);
  await hand.click();
  const told = staff.getByRole('dialog', { name: `Palavra-passe de «${coming}»` });
  const given = (await told.locator('code').textContent()) ?? '';
  await told.getByRole('button', { name: 'Já a guardei' }).click();
  await expect(staff.getByText('1 conta ficou desativada.')).toBeVisible();
  await expect(staff.getByRole('checkbox', { name: leaving })).toHaveCount(0);
  await expect(factOf(staff, 'Administradores')).toContainText(coming);

  const page = await elsewhere();
  await logIn(page, { username: coming, password: given });
  await page.getByLabel('Palavra-passe atual').fill(given);
  await page.getByLabel('Nova palavra-passe').fill(ownPassword);
  await page.getByRole('button', { name: 'Mudar a palavra-passe' }).click();
  await expect(page).toHaveURL(/pontos_interesse$/);
  await open(page, 'contas');
  await expect(page.getByRole('link', { name: `${coming} (a sua)` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adicionar' })).toBeVisible();
});
